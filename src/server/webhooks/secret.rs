//! The secret of a webhook, and signatures with it (Standard Webhooks 1.0, symmetric).

use crate::credentials::keys::{OperatorKey, SealFault};
use crate::entropy::Entropy;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::fmt;
use store::webhook::WebhookRow;

/// First part of every secret, by which libraries and scanners for leaked secrets recognise it.
const PREFIX: &str = "whsec_";
/// Length in bytes; the specification asks for 24 to 64.
const LENGTH: usize = 32;

/// A secret that its receiver has too.
#[derive(Clone, PartialEq, Eq)]
pub struct WebhookSecret(Vec<u8>);

impl WebhookSecret {
    pub(super) fn new(entropy: &Entropy) -> Self {
        Self(entropy.bytes::<LENGTH>().to_vec())
    }

    /// Opens a stored secret.
    pub(super) fn open(sealed: &[u8], operator: &OperatorKey, row: &WebhookRow) -> Result<Self, SealFault> {
        operator.open(sealed, &name(row)).map(Self)
    }

    /// The secret as it is stored.
    pub(super) fn seal(&self, operator: &OperatorKey, entropy: &Entropy, row: &WebhookRow) -> Vec<u8> {
        operator.seal(&self.0, entropy.bytes(), &name(row))
    }

    /// The text to be shown once.
    pub fn text(&self) -> String {
        format!("{PREFIX}{}", BASE64_STANDARD.encode(&self.0))
    }

    /// The signature of a request with this id, time in seconds, and body.
    ///
    /// # Panics
    ///
    /// Never: HMAC takes a key of any length.
    pub(super) fn signature(&self, id: &str, seconds: i64, body: &str) -> String {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key of any length");
        mac.update(format!("{id}.{seconds}.{body}").as_bytes());
        format!("v1,{}", BASE64_STANDARD.encode(mac.finalize().into_bytes()))
    }
}

impl fmt::Debug for WebhookSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("WebhookSecret(…)")
    }
}

/// What a sealed secret is for: it opens for no other webhook.
fn name(row: &WebhookRow) -> Vec<u8> {
    let mut name = b"director webhook secret".to_vec();
    [row.federation_id.0, row.id.0].iter().for_each(|id| name.extend(id.as_bytes()));
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example with which the libraries of the specification test themselves.
    #[test]
    fn signs_as_the_specification() {
        let text = "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
        let secret = WebhookSecret(BASE64_STANDARD.decode(text).expect("base64"));
        assert_eq!(secret.text(), format!("whsec_{text}"));
        let signature =
            secret.signature("msg_p5jXN8AQM9LWM0D4loKWxJek", 1_614_265_330, r#"{"test": 2432232314}"#);
        assert_eq!(signature, "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
        assert!(!format!("{secret:?}").contains("MfKQ"), "debug output may be logged");
    }
}
