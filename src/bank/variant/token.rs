//! The short word at the end of a variant's id, and what it chooses.
//!
//! A token is a number below 36³, written with three digits and small letters. It is shuffled, so
//! that neighbours look nothing alike, and then taken apart into one choice for each thing that may
//! differ. Stored answers name tokens: neither the shuffling nor the order of the choices is ever
//! edited.

use std::fmt;
use std::str::FromStr;

/// Number of tokens.
pub const TOKENS: u32 = 36 * 36 * 36;

/// By what numbers are multiplied to shuffle them; prime to [`TOKENS`].
const SHUFFLE: u32 = 28_657;
/// By what they are multiplied to put them back.
const UNSHUFFLE: u32 = 38_737;

/// Number of choices for one value of [`TokenChoice::more`].
pub(super) const EACH: u32 = 4 * 4 * 24 * 2;

/// The token of a variant: `7k2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Token(u16);

/// The choices of a token: an index for each moved fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TokenChoice {
    /// Number of places that all seats move on: 0 to 3
    pub turn: usize,
    /// Vulnerability: 0 to 3
    pub vulnerable: usize,
    /// Order of the suits: 0 to 23
    pub suits: usize,
    /// True to rule under the code in force
    pub code: bool,
    /// Levels of bids, or ranks of cards; 0 to 59
    pub more: usize,
}

impl Token {
    /// The token with this number; numbers go round.
    pub const fn new(number: u32) -> Token {
        Token((number % TOKENS) as u16)
    }

    /// The token of the choice with this number; those that choose the same of what is last in
    /// [`TokenChoice`] lie together.
    pub(super) const fn choosing(number: u32) -> Token {
        Token((number as u64 * UNSHUFFLE as u64 % TOKENS as u64) as u16)
    }

    pub(super) const fn choice(self) -> Option<TokenChoice> {
        let mut number = ((self.0 as u64 * SHUFFLE as u64) % TOKENS as u64) as usize;
        let turn = number % 4;
        number /= 4;
        let vulnerable = number % 4;
        number /= 4;
        let suits = number % 24;
        number /= 24;
        let code = number % 2 == 1;
        let more = number / 2;
        if more < 60 { Some(TokenChoice { turn, vulnerable, suits, code, more }) } else { None }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = u32::from(self.0);
        for digit in [number / (36 * 36), number / 36 % 36, number % 36] {
            write!(f, "{}", char::from_digit(digit, 36).unwrap_or('0'))?;
        }
        Ok(())
    }
}

impl FromStr for Token {
    type Err = ();

    /// Three digits and small letters.
    fn from_str(text: &str) -> Result<Token, ()> {
        let small = |c: char| c.is_ascii_digit() || c.is_ascii_lowercase();
        let good = text.len() == 3 && text.chars().all(small);
        let number = good.then(|| u32::from_str_radix(text, 36).ok()).flatten();
        number.map(Token::new).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn a_token_is_read_as_it_is_written() {
        for number in 0..TOKENS {
            let token = Token::new(number);
            assert_eq!(token.to_string().parse(), Ok(token));
        }
        for bad in ["", "7k", "7k2x", "7K2", "7-2", " 72", "~7k", "é1"] {
            assert_eq!(bad.parse::<Token>(), Err(()), "{bad}");
        }
    }

    #[test]
    fn no_two_tokens_choose_the_same() {
        let chosen: Vec<String> =
            (0..TOKENS).filter_map(|n| Token::new(n).choice().map(|c| format!("{c:?}"))).collect();
        assert_eq!(chosen.len(), EACH as usize * 60);
        assert_eq!(chosen.iter().collect::<BTreeSet<_>>().len(), chosen.len());
    }

    #[test]
    fn first_choices_change_least() {
        for number in 0..EACH {
            assert_eq!(Token::choosing(number).choice().map(|choice| choice.more), Some(0));
        }
        assert_eq!(Token::choosing(EACH).choice().map(|choice| choice.more), Some(1));
    }
}
