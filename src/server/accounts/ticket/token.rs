//! The secret in the link of a ticket.

use crate::entropy::Entropy;
use crate::federation::is_code;
use sha2::{Digest, Sha256};
use std::fmt;

/// The secret in a link: the federation's code, a dot, and 32 random bytes in hexadecimal.
#[derive(Clone, PartialEq, Eq)]
pub struct TicketToken {
    text: String,
    /// Position of the dot.
    dot: usize,
}

impl TicketToken {
    pub(super) fn new(code: &str, entropy: &Entropy) -> Self {
        Self { text: format!("{code}.{}", hex::encode(entropy.bytes::<32>())), dot: code.len() }
    }

    /// Parses a token.
    pub fn parse(text: &str) -> Option<Self> {
        let (code, secret) = text.split_once('.')?;
        let digits = secret.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        (is_code(code) && secret.len() == 64 && digits)
            .then(|| Self { text: text.to_owned(), dot: code.len() })
    }

    /// As in a link: lower-case letters, digits, hyphens and one dot.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The code of the federation.
    pub(crate) fn code(&self) -> &str {
        &self.text[..self.dot]
    }

    /// The stored hash. A plain one is enough for 256 random bits.
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::digest(&self.text.as_bytes()[self.dot + 1..]).into()
    }
}

impl fmt::Debug for TicketToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TicketToken(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn token_round_trips_and_hides_in_debug() {
        let token = TicketToken::new("nbf-2", &Entropy::seeded(1));
        assert_eq!(TicketToken::parse(token.as_str()), Some(token.clone()));
        assert_eq!(token.code(), "nbf-2");
        assert_eq!(format!("{token:?}"), "TicketToken(…)");
        let secret = "0".repeat(64);
        for bad in ["", ".", "demo", "demo.", &secret, &format!("demo.{secret}0"), &format!("De.{secret}")] {
            assert_eq!(TicketToken::parse(bad), None, "{bad}");
        }
    }
}
