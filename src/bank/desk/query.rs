//! A sheet in the query of a URL: `family=rotation&facts.dealer=N&facts.auction=N+1H,+W+P`. A form
//! whose inputs have the names of fields sends the same.

use super::fields::FieldPath;
use super::sheet::CaseSheet;
use crate::fault::{FaultKind, LocatedFault};

/// Longest query that is read, in bytes.
pub const LONGEST: usize = 16_000;

/// Characters left unescaped in a query, besides letters and digits.
const PLAIN: &[u8] = b"-._~,:/";

/// A sheet read from a query, and the faults of the query.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FromQuery {
    /// The facts entered
    pub sheet: CaseSheet,
    /// A fault for each unknown field, and for each text that was not accepted
    pub faults: Vec<LocatedFault>,
}

impl CaseSheet {
    /// Reads the query of a URL or form, in any order. Repeated fields, such as ticked boxes, are
    /// joined if the field holds several values; otherwise the last one counts.
    pub fn from_query(query: &str) -> FromQuery {
        let mut read = FromQuery::default();
        let query = query.trim_start_matches('?');
        if query.len() > LONGEST {
            read.faults.push(LocatedFault::new(1, "", FaultKind::TooLong(LONGEST)));
            return read;
        }
        for part in query.split('&').filter(|part| !part.is_empty()) {
            let (name, text) = part.split_once('=').unwrap_or((part, ""));
            match decoded(name).zip(decoded(text)) {
                Some((name, text)) => read.faults.extend(read.sheet.add(&name, &text).err()),
                None => read.faults.push(LocatedFault::new(1, name, FaultKind::NotUtf8)),
            }
        }
        read
    }

    /// The canonical query, which [`CaseSheet::from_query`] reads back as this sheet.
    pub fn to_query(&self) -> String {
        let parts: Vec<String> =
            self.fields().map(|(path, text)| format!("{}={}", encoded(path), encoded(text))).collect();
        parts.join("&")
    }

    fn add(&mut self, path: &str, text: &str) -> Result<(), LocatedFault> {
        let before = self.get(path);
        if FieldPath::of(path).is_some_and(|place| place.holds().several()) && !before.is_empty() {
            return self.set(path, &format!("{before}, {text}"));
        }
        self.set(path, text)
    }
}

fn encoded(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        match byte {
            b' ' => encoded.push('+'),
            b if b.is_ascii_alphanumeric() || PLAIN.contains(&b) => encoded.push(char::from(b)),
            b => encoded.push_str(&format!("%{b:02X}")),
        }
    }
    encoded
}

/// A text decoded; a percent sign without digits stands for itself.
pub(super) fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let coded = tail.get(..2).filter(|_| *first == b'%').and_then(hexadecimal);
        bytes.push(match (first, coded) {
            (_, Some(byte)) => byte,
            (b'+', None) => b' ',
            (byte, None) => *byte,
        });
        rest = if coded.is_some() { &tail[2..] } else { tail };
    }
    String::from_utf8(bytes).ok()
}

fn hexadecimal(digits: &[u8]) -> Option<u8> {
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
        let long = "x".repeat(LONGEST + 1);
        assert_eq!(CaseSheet::from_query(&long).faults[0].kind, FaultKind::TooLong(LONGEST));
    }

    #[test]
    fn encodes_any_letters() {
        assert_eq!(decoded(&encoded("50 % – é&=+")).as_deref(), Some("50 % – é&=+"));
        assert_eq!(decoded("100%"), Some("100%".to_owned()));
    }
}
