//! The secret a signed-in browser holds.

use crate::entropy::Entropy;
use crate::federation::is_code;
use sha2::{Digest, Sha256};
use std::fmt;

/// A session token: the code of its federation, a dot, and 32 random bytes in hexadecimal. Created
/// by the server at every sign-in and never taken from a browser, which rules out session fixation.
#[derive(Clone, PartialEq, Eq)]
pub struct SessionToken {
    text: String,
    /// Position of the dot.
    dot: usize,
}

impl SessionToken {
    /// A new token of a federation with this code.
    pub(crate) fn new(code: &str, entropy: &Entropy) -> Self {
        Self { text: format!("{code}.{}", hex::encode(entropy.bytes::<32>())), dot: code.len() }
    }

    /// Parses a token.
    pub fn parse(text: &str) -> Option<Self> {
        let (code, secret) = text.split_once('.')?;
        let digits = secret.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        (is_code(code) && secret.len() == 64 && digits)
            .then(|| Self { text: text.to_owned(), dot: code.len() })
    }

    /// As text: lower-case letters, digits, hyphens and one dot.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The federation's code.
    pub fn code(&self) -> &str {
        &self.text[..self.dot]
    }

    /// The stored hash. A plain one is enough for 256 random bits.
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::digest(&self.text.as_bytes()[self.dot + 1..]).into()
    }
}

impl fmt::Debug for SessionToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SessionToken(…)")
    }
}
