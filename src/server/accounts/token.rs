//! The secret a signed-in browser holds.

use crate::server::entropy::Entropy;
use sha2::{Digest, Sha256};
use std::fmt;

/// A session's token: 32 bytes by chance, written as 64 hexadecimal digits. Made by the server at every signing in,
/// never taken from a browser, so nobody can be made to use a token somebody else knows.
#[derive(Clone, PartialEq, Eq)]
pub struct SessionToken(String);

impl SessionToken {
    /// A new token.
    pub(crate) fn new(entropy: &Entropy) -> Self {
        Self(hex::encode(entropy.bytes::<32>()))
    }

    /// The token that `text` writes, if it is written like one.
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        (text.len() == 64 && digits).then(|| Self(text.to_owned()))
    }

    /// As it is written: lower-case letters and digits only.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What is kept of it. A plain hash will do: nobody guesses 256 bits.
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.0.as_bytes()).into()
    }
}

impl fmt::Debug for SessionToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SessionToken(…)")
    }
}
