//! Decoding of a file, and its delimiter.

use super::fault::EnrolmentFileFault;
use encoding_rs::{Encoding, WINDOWS_1252};

/// Decodes a file: UTF-8 with or without a byte order mark, UTF-16 with one, or else Windows-1252,
/// which programs write as Latin-1.
pub fn decode(bytes: &[u8]) -> Result<String, EnrolmentFileFault> {
    let text = match (Encoding::for_bom(bytes), std::str::from_utf8(bytes)) {
        (Some((encoding, mark)), _) => encoding.decode_without_bom_handling(&bytes[mark..]).0.into_owned(),
        (None, Ok(text)) => text.to_owned(),
        (None, Err(_)) => WINDOWS_1252.decode_without_bom_handling(bytes).0.into_owned(),
    };
    // Control characters mean another kind of file.
    let foreign = |c: char| c.is_control() && !matches!(c, '\t' | '\n' | '\r' | '\u{85}');
    if text.contains(foreign) { Err(EnrolmentFileFault::NotText) } else { Ok(text) }
}

/// The delimiter, and the start of the header: from a first line `sep=;`, or else the most frequent
/// candidate in the header.
pub fn delimiter(text: &str) -> (u8, usize) {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    if let Some(sign) = first.trim().strip_prefix("sep=").and_then(|rest| rest.bytes().next())
        && b",;\t".contains(&sign)
    {
        return (sign, text.find("sep=").unwrap_or(0) + first.trim().len());
    }
    let count = |sign: u8| first.bytes().filter(|byte| *byte == sign).count();
    // The first of equally frequent ones; a file with one column has none.
    let sign = [b',', b';', b'\t'].into_iter().rev().max_by_key(|sign| count(*sign)).unwrap_or(b',');
    (sign, 0)
}
