//! A credential as a signed token (VC-JWT): the form of status lists that some verifiers expect.

use super::keys::SigningKey;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::{Value, json};

/// Media type of a credential token.
pub const MEDIA_TYPE: &str = "application/vc+jwt";

/// The claims as a token, signed with a key of that name (`did:web:…#z6Mk…`).
pub fn sign(claims: &Value, key: &SigningKey, method: &str) -> String {
    let head = json!({ "alg": "EdDSA", "typ": "vc+jwt", "cty": "vc", "kid": method });
    let part = |value: &Value| URL_SAFE_NO_PAD.encode(value.to_string());
    let message = format!("{}.{}", part(&head), part(claims));
    let signature = URL_SAFE_NO_PAD.encode(key.sign(message.as_bytes()));
    format!("{message}.{signature}")
}

/// The unverified claims of a possible token.
pub fn claims(text: &str) -> Option<Value> {
    let mut parts = text.split('.');
    let (head, claims, signature) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() || signature.is_empty() {
        return None;
    }
    let part = |text: &str| serde_json::from_slice(&URL_SAFE_NO_PAD.decode(text).ok()?).ok();
    let head: Value = part(head)?;
    head.get("alg")?;
    part(claims)
}
