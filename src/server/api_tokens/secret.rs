//! The secret that a federation's system holds.

use crate::entropy::Entropy;
use crate::federation::is_code;
use sha2::{Digest, Sha256};
use std::fmt;

/// First part of every token, by which scanners for leaked secrets recognise it.
const PREFIX: &str = "director_";
/// Length of the part by which tokens are listed.
const HINT: usize = 4;

/// A token: `director_`, the code of its federation, and 32 random bytes in hexadecimal.
#[derive(Clone, PartialEq, Eq)]
pub struct TokenSecret {
    text: String,
    /// Place of the last underscore.
    last: usize,
}

impl TokenSecret {
    /// A new token of the federation with this code.
    pub(super) fn new(code: &str, entropy: &Entropy) -> Self {
        let before = format!("{PREFIX}{code}");
        Self { text: format!("{before}_{}", hex::encode(entropy.bytes::<32>())), last: before.len() }
    }

    /// Parses a token.
    pub fn parse(text: &str) -> Option<Self> {
        let (before, secret) = text.rsplit_once('_')?;
        let code = before.strip_prefix(PREFIX)?;
        let digits = secret.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        (is_code(code) && secret.len() == 64 && digits)
            .then(|| Self { text: text.to_owned(), last: before.len() })
    }

    /// The text to be shown once.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The federation's code.
    pub(super) fn code(&self) -> &str {
        &self.text[PREFIX.len()..self.last]
    }

    /// The last characters, which are no secret.
    pub(super) fn hint(&self) -> &str {
        &self.text[self.text.len() - HINT..]
    }

    /// The stored hash. A plain one is enough for 256 random bits.
    pub(super) fn hash(&self) -> [u8; 32] {
        Sha256::digest(&self.text.as_bytes()[self.last + 1..]).into()
    }
}

impl fmt::Debug for TokenSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenSecret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_only_its_own_form() {
        let made = TokenSecret::new("nbf", &Entropy::seeded(1));
        assert_eq!(TokenSecret::parse(made.as_str()), Some(made.clone()));
        assert_eq!((made.code(), made.hint().len()), ("nbf", HINT));
        assert!(!format!("{made:?}").contains(made.hint()), "debug output may be logged");
        let text = made.as_str();
        let wrong = [
            String::new(),
            text.replace("director", "Director"),
            text.to_uppercase(),
            format!("{text}0"),
            text[..text.len() - 1].to_owned(),
            text.replace("nbf", "n/b"),
            format!(" {text}"),
        ];
        for text in wrong {
            assert_eq!(TokenSecret::parse(&text), None, "{text}");
        }
    }
}
