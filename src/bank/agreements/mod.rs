//! Common agreements, which scenarios name instead of writing them out: `agreement = "weak-two-H"`.
//!
//! They are data, in `list.toml`, with the ranges of common textbooks; no law follows from a name.
//! `fields` reads the meaning of a call, here and in a scenario. Not here: names for readers
//! (`words`).

pub(crate) mod fields;

use super::fault::{FaultKind, LocatedFault};
use super::reader::{self, TableReader, ValueNode};
use super::scenario::values::Artificial;
use rules::bridge::Suit;
use rules::engine::rotation::Meaning;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// An agreement of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct Agreement {
    /// True for an artificial call
    pub artificial: bool,
    pub meaning: Meaning,
}

/// The list, by name.
pub type Agreements = BTreeMap<&'static str, Agreement>;

/// The common agreements, parsed once.
pub fn all() -> &'static Agreements {
    static LIST: OnceLock<Agreements> = OnceLock::new();
    // The tests of this module reject a faulty list.
    LIST.get_or_init(|| read(include_str!("list.toml")).unwrap_or_default())
}

/// A name without its final suit, and the suit: `weak-two-H` is `weak-two` in hearts.
pub fn suit_of(name: &str) -> (&str, Option<Suit>) {
    match name.rsplit_once('-') {
        Some((stem, letter)) if letter.len() == 1 => match letter.parse() {
            Ok(suit) => (stem, Some(suit)),
            Err(_) => (name, None),
        },
        _ => (name, None),
    }
}

/// The agreement that a scenario names.
pub(super) fn named(node: &ValueNode<'_>) -> Option<&'static Agreement> {
    let name = node.text()?;
    all().get(name).or_else(|| node.fault(FaultKind::UnknownAgreement { nearest: nearest(name) }))
}

fn read(text: &'static str) -> Result<Agreements, Vec<LocatedFault>> {
    let root = |file: TableReader<'_>| {
        let list = file.all().into_iter().map(|(name, node)| Some((name.to_owned(), agreement(&node)?)));
        list.collect::<Vec<_>>().into_iter().collect::<Option<Vec<_>>>()
    };
    let (list, _) = reader::read(text, root)?;
    let named = |(name, mut agreement): (String, Agreement)| {
        let name: &'static str = name.leak();
        agreement.meaning.name = Some(name);
        (name, agreement)
    };
    Ok(list.into_iter().map(named).collect())
}

fn agreement(node: &ValueNode<'_>) -> Option<Agreement> {
    let mut table = node.table()?;
    let call = fields::read(&mut table);
    table.close();
    let call = call?;
    let artificial = call.artificial == Some(Artificial(Some(true)));
    match call.over(None, node)? {
        Some(meaning) => Some(Agreement { artificial, meaning }),
        None => node.fault(FaultKind::Empty),
    }
}

/// The name with the least edit distance; the first of several.
fn nearest(name: &str) -> &'static str {
    // Overlong names are not worth comparing in full.
    let name: String = name.chars().take(60).collect();
    all().keys().min_by_key(|listed| changes(&name, listed)).copied().unwrap_or_default()
}

/// Edit distance: letters to insert, delete or change to turn one text into the other.
fn changes(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut before = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let changed = before + usize::from(x != *y);
            before = row[j + 1];
            row[j + 1] = changed.min(before + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_the_list() {
        assert_eq!(read(include_str!("list.toml")).err(), None);
        assert!(all().len() > 100, "{}", all().len());
    }

    #[test]
    fn agreements_have_one_to_eight_boxes() {
        for (name, agreement) in all() {
            let boxes = &agreement.meaning.boxes;
            assert!((1..=8).contains(&boxes.len()), "{name}");
            for hand_box in boxes {
                assert_eq!(hand_box.check(), Ok(()), "{name}");
            }
        }
    }

    #[test]
    fn no_box_contains_another() {
        for (name, agreement) in all() {
            let boxes = &agreement.meaning.boxes;
            for (i, one) in boxes.iter().enumerate() {
                let one = Meaning::showing(vec![*one]);
                for (_, other) in boxes.iter().enumerate().filter(|(j, _)| i != *j) {
                    let share = one.share_in(&Meaning::showing(vec![*other]));
                    assert!(share.is_some_and(|s| !s.is_whole()), "{name}: kind {}", i + 1);
                }
            }
        }
    }

    #[test]
    fn names_follow_the_pattern() {
        for name in all().keys() {
            let good = |part: &str| {
                let call = part.trim_start_matches(|c: char| ('1'..='7').contains(&c));
                let small = part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
                small && !part.is_empty() || ["C", "D", "H", "S", "NT"].contains(&call)
            };
            assert!(name.split('-').all(good), "{name}");
        }
    }

    #[test]
    fn reports_faults_with_line_and_field() {
        let faults = |text| {
            let parts = |f: LocatedFault| (f.line, f.field, f.kind);
            read(text).err().unwrap_or_default().into_iter().map(parts).collect::<Vec<_>>()
        };
        let unknown = faults("[a]\npoints = [0, 5]\nhcp = 3\n");
        assert_eq!(unknown, [(3, "a.hcp".to_owned(), FaultKind::UnknownField)]);
        assert_eq!(faults("[a]\n"), [(1, "a".to_owned(), FaultKind::Empty)]);
        assert_eq!(faults("[a]\npoints = [0, 5]\n[a]\npoints = [0, 6]\n")[0].2, FaultKind::Syntax);
    }

    #[test]
    fn splits_the_suit_off_a_name() {
        assert_eq!(suit_of("weak-two-H"), ("weak-two", Some(Suit::H)));
        assert_eq!(suit_of("opening-1NT-15-17"), ("opening-1NT-15-17", None));
        assert_eq!(suit_of("response-1H-1S"), ("response-1H-1S", None));
    }

    #[test]
    fn finds_the_nearest_name() {
        assert_eq!(nearest("weak-to-H"), "weak-two-H");
        assert_eq!(nearest("staymen-1NT"), "stayman-1NT");
        assert_eq!((changes("abc", "abc"), changes("abc", "axcd"), changes("", "ab")), (0, 2, 2));
    }
}
