//! The fields of a sheet: every path of the file format that holds facts of a case, in file order,
//! with its type.
//!
//! Texts are validated by the file reader. This file only converts texts to values: `0-11` is a
//! range in a field for ranges, and a text elsewhere.

use crate::scenario::write::Value;
use rules::bridge::Suit;
use rules::engine::rotation::FindingKind;
use rules::law::Presumption;
use std::iter::repeat;
use std::sync::LazyLock;

/// The type of a field's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FieldType {
    /// A text
    Text,
    /// A whole number
    Number,
    /// True or false
    Truth,
    /// Events of an auction: a list
    Auction,
    /// Four hands: a text
    Hands,
    /// Several texts, with commas or line breaks between them
    List,
    /// Several cards, seats or denominations, with anything between them
    Words,
    /// From and to, as in `0-11`
    FromTo,
}

use FieldType::{Auction, FromTo, Hands, List, Number, Text, Truth, Words};

/// The fields in order; `#` stands for a number.
static FIELDS: LazyLock<Vec<(String, FieldType)>> = LazyLock::new(|| {
    PATTERNS.iter().flat_map(|(pattern, holds)| expanded(pattern).into_iter().zip(repeat(*holds))).collect()
});

/// The fields in order; a name in angle brackets stands for every word of that list of the rules.
const PATTERNS: &[(&str, FieldType)] = &[
    ("family", Text),
    ("edition", Text),
    ("elections.guidelines", Text),
    ("elections.similar_from", Number),
    ("elections.dissimilar_below", Number),
    ("elections.order", Text),
    ("elections.presumptions.<presumption>", Truth),
    ("facts.dealer", Text),
    ("facts.vulnerable", Text),
    ("facts.auction", Auction),
    ("facts.<finding>", Truth),
    ("facts.cards", Hands),
    ("facts.trump", Text),
    ("facts.declarer", Text),
    ("facts.leader", Text),
    ("facts.trick", Words),
    ("facts.won.NS", Number),
    ("facts.won.EW", Number),
    ("facts.contract", Text),
    ("facts.made", Number),
    ("facts.claimer", Text),
    ("facts.conceder", Text),
    ("facts.left", Number),
    ("facts.concedes", Number),
    ("facts.claims", Number),
    ("facts.objection", Text),
    ("facts.statement", List),
    ("facts.shown_out", List),
    ("facts.aware.<suit>", Text),
    ("facts.forgot", Words),
    ("facts.exposed", Words),
    ("facts.current_trick_only", Truth),
    ("facts.disputed", Truth),
    ("facts.agreed", Truth),
    ("facts.how", Text),
    ("facts.meant", Truth),
    ("facts.played_on", Words),
    ("facts.play_on.asked_by", Text),
    ("facts.play_on.all_agree", Truth),
    ("facts.play_on.made", Number),
    ("facts.doubted", Text),
    ("facts.doubter", Text),
    ("facts.already_won", Number),
    ("facts.likely", Number),
    ("facts.no_normal_play_loses", Number),
    ("facts.no_legal_play_loses", Number),
    ("facts.unseen", Words),
    ("facts.out", Words),
    ("facts.played", Words),
    ("facts.lengths", List),
    ("facts.meaning.#.agreement", Text),
    ("facts.meaning.#.artificial", Truth),
    ("facts.meaning.#.points", FromTo),
    ("facts.meaning.#.<suit>", FromTo),
    ("facts.meaning.#.balanced", Truth),
    ("facts.meaning.#.hands[#].points", FromTo),
    ("facts.meaning.#.hands[#].<suit>", FromTo),
    ("facts.meaning.#.hands[#].balanced", Truth),
    ("facts.meaning.#.purpose", Text),
    ("facts.meaning.#.specifies", Words),
    ("facts.meaning.#.marks", List),
    ("facts.meaning.#.forcing", Text),
    ("facts.meaning.#.more", Truth),
];

/// The paths of a pattern.
fn expanded(pattern: &str) -> Vec<String> {
    let presumptions = Presumption::ALL.into_iter().filter(|one| one.is_elective());
    // A finding is for all calls, or by the number of a call.
    let findings = FindingKind::fields().flat_map(|kind| ["", ".#"].map(|of| format!("{}{of}", kind.word())));
    let lists: [(&str, Vec<String>); 3] = [
        ("<presumption>", presumptions.map(|one| one.word().to_owned()).collect()),
        ("<finding>", findings.collect()),
        ("<suit>", Suit::DOWN.map(|suit| suit.letter().to_owned()).to_vec()),
    ];
    match lists.into_iter().find(|(name, _)| pattern.contains(name)) {
        Some((name, words)) => words.iter().map(|word| pattern.replace(name, word)).collect(),
        None => vec![pattern.to_owned()],
    }
}

/// The text of an empty list, as opposed to an unknown one.
pub(super) const NONE: &str = "none";

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
        let index = FIELDS.iter().position(|(known, _)| *known == pattern)?;
        let upto = |nth: usize| {
            pattern.match_indices('#').nth(nth).map_or(pattern.as_str(), |(at, _)| &pattern[..at])
        };
        let first =
            |begin: &str| FIELDS.iter().position(|(known, _)| known.starts_with(begin)).unwrap_or(index);
        let number = |nth: usize| numbers.get(nth).copied().unwrap_or_default();
        let outer = if numbers.is_empty() { index } else { first(upto(0)) };
        let inner = if numbers.is_empty() { index } else { first(upto(1)) };
        Some(FieldPath { group: (outer, number(0), inner, number(1)), index })
    }

    /// The type of the field's value.
    pub fn holds(&self) -> FieldType {
        FIELDS[self.index].1
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
    pub fn parts(self, text: &str) -> Vec<&str> {
        let parts: Vec<&str> = match self {
            List | Auction => text.split([',', ';', '\n', '\r']).collect(),
            Words => text.split(|c: char| c.is_whitespace() || c == ',' || c == ';').collect(),
            _ => vec![text],
        };
        parts.into_iter().map(str::trim).filter(|part| !part.is_empty()).collect()
    }

    /// True for a field with several values.
    pub fn several(self) -> bool {
        matches!(self, List | Auction | Words)
    }

    /// The value of a text. A text of another type stays a text, so that the file reader reports
    /// it.
    pub fn value(self, text: &str) -> Value {
        let number = |text: &str| text.trim().parse::<u16>().ok();
        let otherwise = || Value::from(text);
        match self {
            Text | Hands => otherwise(),
            Number => number(text).map_or_else(otherwise, Value::from),
            Truth => text.parse::<bool>().map_or_else(|_| otherwise(), Value::from),
            List | Auction | Words if text == NONE => Value::List(Vec::new()),
            List | Auction | Words => Value::list(self.parts(text)),
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

/// The text of a value.
pub(super) fn text(value: &Value) -> String {
    match value {
        Value::Text(text) => text.clone(),
        Value::Number(n) => n.to_string(),
        Value::Truth(truth) => truth.to_string(),
        Value::List(items) if items.is_empty() => NONE.to_owned(),
        Value::List(items) => items.join(", "),
        Value::FromTo(from, to) => format!("{from}-{to}"),
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
