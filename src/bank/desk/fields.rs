//! The fields of a sheet: every path of the file format that holds facts of a case, in file order,
//! with its type.
//!
//! Texts are validated by the file reader. This file only converts texts to values: `0-11` is a
//! range in a field for ranges, and a text elsewhere.

use crate::agreements::fields::{BESIDE, FIRST, HAND};
use crate::scenario::claim;
use crate::scenario::elections::{self, GUIDELINES};
use crate::scenario::rotation::DEAL;
use crate::scenario::schema::FieldType::{
    self, Auction, FromTo, Hands, List, Number, Seat, Seats, Strain, Text, Truth, Words,
};
use crate::scenario::schema::{TypedField, types};
use crate::scenario::write::{NONE, Value};
use rules::engine::rotation::FindingKind;
use std::sync::LazyLock;

/// The fields in order; `#` stands for a number.
static FIELDS: LazyLock<Vec<TypedField>> = LazyLock::new(|| {
    let one = |path: &str, holds| vec![TypedField { path: path.to_owned(), holds, choices: Vec::new() }];
    let presumptions = elections::elective()
        .flat_map(|elective| one(&format!("elections.presumptions.{}", elective.word()), Truth));
    // A finding is for all calls, or by the number of a call.
    let findings = FindingKind::fields()
        .flat_map(|kind| ["", ".#"].map(|of| format!("facts.{}{of}", kind.word())))
        .flat_map(|path| one(&path, Truth));
    [
        one("family", Text),
        one("edition", Text),
        one("date", Text),
        types(GUIDELINES, "elections"),
        types(elections::FIELDS, "elections"),
        presumptions.collect(),
        types(DEAL, "facts"),
        one("facts.auction", Auction),
        findings.collect(),
        one("facts.made", Number),
        types(claim::FIELDS, "facts"),
        one("facts.meaning.#.agreement", Text),
        types(FIRST, "facts.meaning.#"),
        types(HAND, "facts.meaning.#"),
        types(HAND, "facts.meaning.#.hands[#]"),
        types(BESIDE, "facts.meaning.#"),
    ]
    .concat()
});

/// The highest number in a path: no auction is longer.
const MOST: u16 = 400;

/// A field of the format, ordered as in files: by call, and within a call by kind of hand.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct FieldPath {
    /// Index of the first field with the same beginning up to its first number, that number, and
    /// the same for the second
    group: (usize, u16, usize, u16),
    /// The field's own index
    index: usize,
}

impl FieldPath {
    /// The field with this path, if there is one.
    pub fn of(path: &str) -> Option<FieldPath> {
        let (pattern, numbers) = pattern(path)?;
        let index = FIELDS.iter().position(|known| known.path == pattern)?;
        let upto = |nth: usize| {
            pattern.match_indices('#').nth(nth).map_or(pattern.as_str(), |(at, _)| &pattern[..at])
        };
        let first =
            |begin: &str| FIELDS.iter().position(|known| known.path.starts_with(begin)).unwrap_or(index);
        let number = |nth: usize| numbers.get(nth).copied().unwrap_or_default();
        let outer = if numbers.is_empty() { index } else { first(upto(0)) };
        let inner = if numbers.is_empty() { index } else { first(upto(1)) };
        Some(FieldPath { group: (outer, number(0), inner, number(1)), index })
    }

    /// The type of the field's value.
    pub fn holds(&self) -> FieldType {
        FIELDS[self.index].holds
    }

    /// Every value of the field, if there are few.
    pub fn choices(&self) -> &'static [&'static str] {
        &FIELDS[self.index].choices
    }
}

/// A path with `#` for its numbers, and the numbers; `None` for a number outside the format.
fn pattern(path: &str) -> Option<(String, Vec<u16>)> {
    let mut pattern = String::new();
    let mut numbers = Vec::new();
    let mut rest = path;
    while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
        let digits = rest[at..].find(|c: char| !c.is_ascii_digit()).map_or(rest.len(), |end| at + end);
        let number = rest[at..digits].parse::<u16>().ok().filter(|n| *n <= MOST)?;
        if number.to_string() != rest[at..digits] {
            return None;
        }
        pattern.push_str(&rest[..at]);
        pattern.push('#');
        numbers.push(number);
        rest = &rest[digits..];
    }
    pattern.push_str(rest);
    Some((pattern, numbers))
}

impl FieldType {
    /// The parts of a text with several.
    pub(super) fn parts(self, text: &str) -> Vec<&str> {
        let parts: Vec<&str> = match self {
            List | Auction => text.split([',', ';', '\n', '\r']).collect(),
            Words | Seats => text.split(|c: char| c.is_whitespace() || c == ',' || c == ';').collect(),
            _ => vec![text],
        };
        parts.into_iter().map(str::trim).filter(|part| !part.is_empty()).collect()
    }

    /// True for a field with several values.
    pub(super) fn several(self) -> bool {
        matches!(self, List | Auction | Words | Seats)
    }

    /// The value of a text. A text of another type stays a text, so that the file reader reports
    /// it.
    pub(super) fn value(self, text: &str) -> Value {
        let number = |text: &str| text.trim().parse::<u16>().ok();
        let otherwise = || Value::from(text);
        match self {
            Text | Seat | Strain | Hands => otherwise(),
            Number => number(text).map_or_else(otherwise, Value::from),
            Truth => text.parse::<bool>().map_or_else(|_| otherwise(), Value::from),
            List | Auction | Words | Seats if text == NONE => Value::List(Vec::new()),
            List | Auction | Words | Seats => Value::list(self.parts(text)),
            FromTo => {
                let both = text.split_once(['-', '–']).map(|(from, to)| (number(from), number(to)));
                match both.or_else(|| number(text).map(|n| (Some(n), Some(n)))) {
                    Some((Some(from), Some(to))) => Value::FromTo(from.into(), to.into()),
                    _ => otherwise(),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recognises_only_known_paths() {
        for path in ["family", "facts.won.NS", "facts.comparable.5", "facts.meaning.12.hands[0].points"] {
            assert!(FieldPath::of(path).is_some(), "{path}");
        }
        for path in [
            "",
            "facts",
            "facts.answer",
            "facts.comparable.05",
            "facts.meaning.999.points",
            "facts.meaning.x.S",
        ] {
            assert_eq!(FieldPath::of(path), None, "{path}");
        }
    }

    #[test]
    fn readme_describes_all_fields() {
        let readme = include_str!("../../../quizzes/README.md");
        for field in FIELDS.iter() {
            for step in
                field.path.split('.').map(|step| step.trim_end_matches("[#]")).filter(|step| *step != "#")
            {
                let written =
                    [format!("`{step}`"), format!("{step} = "), format!("[{step}]"), format!(".{step}.")];
                assert!(written.iter().any(|written| readme.contains(written)), "no line for {}", field.path);
            }
        }
    }

    #[test]
    fn fields_are_ordered_call_by_call() {
        let paths = [
            "edition",
            "facts.comparable",
            "facts.comparable.2",
            "facts.comparable.10",
            "facts.meaning.2.agreement",
            "facts.meaning.2.hands[0].points",
            "facts.meaning.2.hands[0].S",
            "facts.meaning.2.hands[1].points",
            "facts.meaning.2.more",
            "facts.meaning.10.agreement",
        ];
        let places: Vec<_> = paths.map(FieldPath::of).into_iter().flatten().collect();
        assert_eq!(places.len(), paths.len());
        assert!(places.is_sorted());
    }

    #[test]
    fn converts_text_to_its_type() {
        assert_eq!(FromTo.value("0-11"), Value::FromTo(0, 11));
        assert_eq!(FromTo.value("12"), Value::FromTo(12, 12));
        assert_eq!(FromTo.value("many"), Value::from("many"));
        assert_eq!(Number.value("007"), Value::from(7_u8));
        assert_eq!(Truth.value("true"), Value::from(true));
        assert_eq!(Truth.value("unknown"), Value::from("unknown"));
        assert_eq!(List.value("N 1H, W P\nN declines,"), Value::list(["N 1H", "W P", "N declines"]));
        assert_eq!(Words.value("none"), Value::List(Vec::new()));
        assert_eq!(Words.value("S5,S9 C2"), Value::list(["S5", "S9", "C2"]));
    }
}
