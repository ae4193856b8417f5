//! A first look: whether this is a credential at all, and whose it says it is.

use super::{LONGEST, Nothing};
use crate::credentials::token;
use serde_json::Value;

/// How long a number or a name is at most, in bytes.
const LINE: usize = 100;

/// How files that are no text begin, and what they are.
const FILES: [(&[u8], Nothing); 6] = [
    (b"%PDF", Nothing::Pdf),
    (b"\x89PNG", Nothing::Picture),
    (b"\xff\xd8\xff", Nothing::Picture),
    (b"GIF8", Nothing::Picture),
    (b"RIFF", Nothing::Picture),
    (b"PK\x03\x04", Nothing::Archive),
];

pub fn text(bytes: &[u8]) -> Result<&str, Nothing> {
    // What a file is can be told of one that is too long as well, and helps more.
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

/// What it says, read as lax as anybody would: only what comes of a stricter reading is believed.
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

/// Whether it is short, and nothing in it is of JSON: a number or a name that was copied.
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

/// Who is said to have issued it.
pub fn issuer(value: &Value) -> Option<&str> {
    let issuer = value.get("issuer")?;
    issuer.as_str().or_else(|| issuer.get("id")?.as_str()).filter(|issuer| !issuer.is_empty())
}
