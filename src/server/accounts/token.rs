//! Secrets that prove who holds them, in cookies and links.

use crate::entropy::Entropy;
use crate::federation::is_code;
use sha2::{Digest, Sha256};
use std::fmt;
use std::marker::PhantomData;

/// A secret: the code of its federation, a dot, and 32 random bytes in hexadecimal. It is created by the
/// server alone, which rules out session fixation. `K` keeps a secret of one kind from use as another.
#[derive(Clone, PartialEq, Eq)]
pub struct Token<K> {
    text: String,
    /// Position of the dot.
    dot: usize,
    kind: PhantomData<K>,
}

/// The kind of secret of a signed-in browser.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum OfSession {}
/// The kind of secret in a link of an email.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum OfTicket {}
/// The kind of secret of a browser in which a sign-in through a provider has begun.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum OfFlow {}

/// The secret of a signed-in browser, new at every sign-in.
pub type SessionToken = Token<OfSession>;
/// The secret in a link of an email.
pub type TicketToken = Token<OfTicket>;
/// The secret of a browser in which a sign-in through a provider has begun.
pub type FlowToken = Token<OfFlow>;

impl<K> Token<K> {
    /// A new token of a federation with this code.
    pub(crate) fn new(code: &str, entropy: &Entropy) -> Self {
        Self::of(format!("{code}.{}", hex::encode(entropy.bytes::<32>())), code.len())
    }

    /// Parses a token.
    pub fn parse(text: &str) -> Option<Self> {
        let (code, secret) = text.split_once('.')?;
        let digits = secret.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        (is_code(code) && secret.len() == 64 && digits).then(|| Self::of(text.to_owned(), code.len()))
    }

    fn of(text: String, dot: usize) -> Self {
        Self { text, dot, kind: PhantomData }
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

impl<K> fmt::Debug for Token<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
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
        assert_eq!(format!("{token:?}"), "Token(…)");
        let secret = "0".repeat(64);
        for bad in ["", ".", "demo", "demo.", &secret, &format!("demo.{secret}0"), &format!("De.{secret}")] {
            assert_eq!(TicketToken::parse(bad), None, "{bad}");
        }
    }
}
