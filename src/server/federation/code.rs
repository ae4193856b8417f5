//! The code of a federation, used in URLs, tokens and public ids.

/// The longest code.
pub(super) const LIMIT: usize = 32;

/// True for a valid code: lower-case letters, digits and hyphens, beginning with a letter.
pub fn is_code(code: &str) -> bool {
    code.len() <= LIMIT
        && code.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'))
        && code.starts_with(|first: char| first.is_ascii_lowercase())
}
