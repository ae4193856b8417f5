//! A lenient first parse of presented data: recognises a credential of a kind issued here and reads
//! its claimed issuer, or names what the data is instead.
//!
//! Only the strict parse that follows is trusted.

use super::verdict::CredentialFormatFault;
use crate::credentials::token;
use serde_json::Value;

/// Maximum size of checked data, in bytes.
pub const MAX_BYTES: usize = 64 * 1024;
/// Length in bytes up to which a text may be a copied certificate number or name.
const MAX_LINE: usize = 100;

/// Leading bytes of files of other types, and the answer to each.
const MAGIC_BYTES: [(&[u8], CredentialFormatFault); 6] = [
    (b"%PDF", CredentialFormatFault::Pdf),
    (b"\x89PNG", CredentialFormatFault::Picture),
    (b"\xff\xd8\xff", CredentialFormatFault::Picture),
    (b"GIF8", CredentialFormatFault::Picture),
    (b"RIFF", CredentialFormatFault::Picture),
    (b"PK\x03\x04", CredentialFormatFault::Archive),
];

/// The presented data as text, trimmed.
pub fn credential_text(bytes: &[u8]) -> Result<&str, CredentialFormatFault> {
    // Before the length check: the file type is the more helpful answer.
    let start = bytes.trim_ascii_start();
    if let Some((_, file_type)) = MAGIC_BYTES.iter().find(|(magic, _)| start.starts_with(magic)) {
        return Err(file_type.clone());
    }
    if bytes.len() > MAX_BYTES {
        return Err(CredentialFormatFault::TooLong);
    }
    let text = std::str::from_utf8(bytes).map_err(|_| CredentialFormatFault::NotText)?;
    let text = text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    match text {
        "" => Err(CredentialFormatFault::Empty),
        _ if text.starts_with('<') => Err(CredentialFormatFault::WebPage),
        _ if text.starts_with("https://") || text.starts_with("http://") => {
            Err(CredentialFormatFault::Address)
        }
        _ => Ok(text),
    }
}

/// The text as JSON, if its `type` is that of a credential of a kind issued here.
pub fn credential_value(text: &str) -> Result<Value, CredentialFormatFault> {
    let value: Value = match serde_json::from_str(text) {
        Ok(value) => value,
        Err(_) if token::claims(text).is_some() => return Err(CredentialFormatFault::Token),
        Err(_) if is_line(text) => return Err(CredentialFormatFault::Line),
        Err(fault) if fault.is_eof() => {
            return Err(CredentialFormatFault::Truncated { line: fault.line(), column: fault.column() });
        }
        Err(fault) => {
            return Err(CredentialFormatFault::NotJson { line: fault.line(), column: fault.column() });
        }
    };
    let types = value.get("type");
    if !value.is_object() || !has_type(types, &["VerifiableCredential"]) {
        return Err(CredentialFormatFault::NotACredential);
    }
    if !has_type(types, &["OpenBadgeCredential", "AchievementCredential"]) {
        return Err(CredentialFormatFault::OtherKind);
    }
    Ok(value)
}

/// True for a short text without JSON syntax, as of a copied certificate number or name.
fn is_line(text: &str) -> bool {
    text.len() <= MAX_LINE && !text.contains(['{', '}', '[', ']', '"'])
}

/// True if a `type` property, a string or an array of strings, has one of these types.
fn has_type(types: Option<&Value>, wanted: &[&str]) -> bool {
    let is_wanted = |one: &Value| one.as_str().is_some_and(|one| wanted.contains(&one));
    match types {
        Some(Value::Array(types)) => types.iter().any(is_wanted),
        Some(one) => is_wanted(one),
        None => false,
    }
}

/// The claimed issuer's id: `issuer` itself, or its `id`.
pub fn claimed_issuer(value: &Value) -> Option<&str> {
    let issuer = value.get("issuer")?;
    issuer.as_str().or_else(|| issuer.get("id")?.as_str()).filter(|issuer| !issuer.is_empty())
}
