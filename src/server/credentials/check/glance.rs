//! A lenient first parse: is this a credential, and of which claimed issuer?

use super::answer::Nothing;
use crate::credentials::token;
use serde_json::Value;

/// Maximum length of checked data, in bytes.
pub const LONGEST: usize = 64 * 1024;
/// Maximum length of a number or name, in bytes.
const LINE: usize = 100;

/// Magic bytes of other file types.
const FILES: [(&[u8], Nothing); 6] = [
    (b"%PDF", Nothing::Pdf),
    (b"\x89PNG", Nothing::Picture),
    (b"\xff\xd8\xff", Nothing::Picture),
    (b"GIF8", Nothing::Picture),
    (b"RIFF", Nothing::Picture),
    (b"PK\x03\x04", Nothing::Archive),
];

pub fn text(bytes: &[u8]) -> Result<&str, Nothing> {
    // Before the length check: the file type is the more helpful answer.
    if let Some((_, kind)) = FILES.iter().find(|(begin, _)| bytes.trim_ascii_start().starts_with(begin)) {
        return Err(kind.clone());
    }
    if bytes.len() > LONGEST {
        return Err(Nothing::TooLong);
    }
    let text = std::str::from_utf8(bytes).map_err(|_| Nothing::NotText)?;
    let text = text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    match text {
        "" => Err(Nothing::Empty),
        _ if text.starts_with('<') => Err(Nothing::WebPage),
        _ if text.starts_with("https://") || text.starts_with("http://") => Err(Nothing::Address),
        _ => Ok(text),
    }
}

/// Parses leniently; only the result of a strict reading is trusted.
pub fn value(text: &str) -> Result<Value, Nothing> {
    let value: Value = match serde_json::from_str(text) {
        Ok(value) => value,
        Err(_) if token::claims(text).is_some() => return Err(Nothing::Token),
        Err(_) if is_line(text) => return Err(Nothing::Line),
        Err(fault) if fault.is_eof() => {
            return Err(Nothing::Truncated { line: fault.line(), column: fault.column() });
        }
        Err(fault) => return Err(Nothing::NotJson { line: fault.line(), column: fault.column() }),
    };
    let kinds = value.get("type");
    if !value.is_object() || !says(kinds, &["VerifiableCredential"]) {
        return Err(Nothing::NotACredential);
    }
    if !says(kinds, &["OpenBadgeCredential", "AchievementCredential"]) {
        return Err(Nothing::OtherKind);
    }
    Ok(value)
}

/// True for a short text without JSON syntax: a copied number or name.
fn is_line(text: &str) -> bool {
    text.len() <= LINE && !text.contains(['{', '}', '[', ']', '"'])
}

fn says(kinds: Option<&Value>, any: &[&str]) -> bool {
    let is = |kind: &Value| kind.as_str().is_some_and(|kind| any.contains(&kind));
    match kinds {
        Some(Value::Array(kinds)) => kinds.iter().any(is),
        Some(kind) => is(kind),
        None => false,
    }
}

/// The claimed issuer.
pub fn issuer(value: &Value) -> Option<&str> {
    let issuer = value.get("issuer")?;
    issuer.as_str().or_else(|| issuer.get("id")?.as_str()).filter(|issuer| !issuer.is_empty())
}
