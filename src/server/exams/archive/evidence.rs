//! Evidence that users hold and compare with an archive: a receipt, or the checksum of its
//! manifest.

use std::str::FromStr;

/// Digits of a receipt shown to candidates.
const SHOWN: usize = 16;
/// Digits of a SHA-256.
const WHOLE: usize = 64;

/// A receipt or its beginning: at least the digits shown to candidates, which identify one answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReceiptDigits(String);

/// The SHA-256 of a manifest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checksum(String);

impl ReceiptDigits {
    /// Lower-case, without spaces.
    pub fn digits(&self) -> &str {
        &self.0
    }
}

impl Checksum {
    /// Lower-case, without spaces.
    pub fn digits(&self) -> &str {
        &self.0
    }
}

impl FromStr for ReceiptDigits {
    type Err = &'static str;

    /// Parses either case, with or without spaces.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        digits(text, SHOWN).map(Self).ok_or("16 to 64 hexadecimal digits of a receipt")
    }
}

impl FromStr for Checksum {
    type Err = &'static str;

    /// Parses either case, with or without spaces.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        digits(text, WHOLE).map(Self).ok_or("the 64 hexadecimal digits of a SHA-256")
    }
}

/// Parses hexadecimal digits: at least `least`, and no more than a SHA-256 has.
fn digits(text: &str, least: usize) -> Option<String> {
    let digits: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let good = (least..=WHOLE).contains(&digits.len()) && digits.bytes().all(|c| c.is_ascii_hexdigit());
    good.then(|| digits.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_prefix_is_no_receipt() {
        let read = |text: &str| text.parse::<ReceiptDigits>().ok().map(|read| read.0);
        assert_eq!(read("6468 AF95 0eb9 de71").as_deref(), Some("6468af950eb9de71"));
        assert_eq!(read(&"a".repeat(64)), Some("a".repeat(64)));
        for wrong in ["", "6", "6468 af95 0eb9 de7", "6468 af95 0eb9 de7x", &"a".repeat(65)] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn checksum_has_64_digits() {
        assert!("A".repeat(64).parse::<Checksum>().is_ok_and(|read| read.digits() == "a".repeat(64)));
        assert!("a".repeat(63).parse::<Checksum>().is_err());
    }
}
