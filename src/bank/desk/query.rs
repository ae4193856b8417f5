//! A case sheet as a URL query: `family=rotation&facts.dealer=N&facts.auction=N+1H,+W+P`. A form
//! whose inputs are named as the fields is read too.

use super::fields::FieldPath;
use super::sheet::CaseSheet;
use crate::fault::{FaultKind, LocatedFault};

/// Maximum length of a query, in bytes.
const MAX_BYTES: usize = 16_000;

/// Characters that are not percent-encoded, besides ASCII letters and digits.
const UNESCAPED: &[u8] = b"-._~,:/";

/// A case sheet read from a query, and the faults found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ParsedQuery {
    /// The facts entered
    pub sheet: CaseSheet,
    /// A fault for each field that is unknown or whose text was not accepted; a single one, and no
    /// facts, if the query is too long
    pub faults: Vec<LocatedFault>,
}

impl CaseSheet {
    /// Reads a URL query or form body, in any order. Texts of a repeated field, as checkboxes send
    /// them, are joined if the field holds several values; otherwise the last one counts.
    pub fn from_query(query: &str) -> ParsedQuery {
        let mut read = ParsedQuery::default();
        let query = query.trim_start_matches('?');
        if query.len() > MAX_BYTES {
            read.faults.push(LocatedFault::new(1, "", FaultKind::TooLong(MAX_BYTES)));
            return read;
        }
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (name, text) = pair.split_once('=').unwrap_or((pair, ""));
            match decode(name).zip(decode(text)) {
                Some((name, text)) => read.faults.extend(read.sheet.add(&name, &text).err()),
                None => read.faults.push(LocatedFault::new(1, name, FaultKind::NotUtf8)),
            }
        }
        read
    }

    /// The canonical query of this sheet, with its fields in file order. [`CaseSheet::from_query`]
    /// reads it back.
    pub fn to_query(&self) -> String {
        let pairs: Vec<String> =
            self.fields().map(|(path, text)| format!("{}={}", encode(path), encode(text))).collect();
        pairs.join("&")
    }

    /// Sets a field, or appends to one that holds several values.
    fn add(&mut self, path: &str, text: &str) -> Result<(), LocatedFault> {
        let before = self.get(path);
        if FieldPath::of(path).is_some_and(|field| field.holds().several()) && !before.is_empty() {
            return self.set(path, &format!("{before}, {text}"));
        }
        self.set(path, text)
    }
}

fn encode(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        match byte {
            b' ' => encoded.push('+'),
            b if b.is_ascii_alphanumeric() || UNESCAPED.contains(&b) => encoded.push(char::from(b)),
            b => encoded.push_str(&format!("%{b:02X}")),
        }
    }
    encoded
}

/// Decodes form data; `None` if it is not UTF-8. A `%` without two hexadecimal digits is kept.
pub(super) fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let escaped = tail.get(..2).filter(|_| *first == b'%').and_then(hex_byte);
        bytes.push(match (first, escaped) {
            (_, Some(byte)) => byte,
            (b'+', None) => b' ',
            (byte, None) => *byte,
        });
        rest = if escaped.is_some() { &tail[2..] } else { tail };
    }
    String::from_utf8(bytes).ok()
}

fn hex_byte(digits: &[u8]) -> Option<u8> {
    let digit = |d: u8| char::from(d).to_digit(16);
    let [high, low] = digits else { return None };
    u8::try_from(digit(*high)? * 16 + digit(*low)?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn query_order_is_canonical() {
        let sheet =
            CaseSheet::from_query("facts.auction=N+1H%2C%20W%20P&family=rotation&facts.dealer=N").sheet;
        assert_eq!(sheet.to_query(), "family=rotation&facts.dealer=N&facts.auction=N+1H,+W+P");
        assert_eq!(CaseSheet::from_query(&sheet.to_query()).sheet, sheet);
    }

    #[test]
    fn joins_checkboxes_keeps_last_otherwise() {
        let read =
            CaseSheet::from_query("facts.exposed=N&facts.exposed=S&facts.disputed=false&facts.disputed=true");
        assert_eq!((read.sheet.get("facts.exposed"), read.sheet.get("facts.disputed")), ("N, S", "true"));
        assert_eq!(read.faults, []);
    }

    #[test]
    fn reports_unknown_fields_reads_the_rest() {
        let read =
            CaseSheet::from_query("utm=1&facts.dealer=N&facts.meaning.x.S=1&facts.trump=%FF&facts.won.NS=");
        let faults: Vec<_> = read.faults.into_iter().map(|f| (f.field, f.kind)).collect();
        assert_eq!(
            faults,
            [
                ("utm".to_owned(), FaultKind::UnknownField),
                ("facts.meaning.x.S".to_owned(), FaultKind::UnknownField),
                ("facts.trump".to_owned(), FaultKind::NotUtf8),
            ]
        );
        assert_eq!(read.sheet.to_query(), "facts.dealer=N");
    }

    #[test]
    fn refuses_long_texts_and_queries() {
        let long = format!("facts.statement={}", "a".repeat(5_000));
        assert_eq!(CaseSheet::from_query(&long).faults[0].kind, FaultKind::TooLong(4_000));
        let long = "x".repeat(MAX_BYTES + 1);
        assert_eq!(CaseSheet::from_query(&long).faults[0].kind, FaultKind::TooLong(MAX_BYTES));
    }

    #[test]
    fn encodes_any_character() {
        assert_eq!(decode(&encode("50 % – é&=+")).as_deref(), Some("50 % – é&=+"));
        assert_eq!(decode("100%"), Some("100%".to_owned()));
    }
}
