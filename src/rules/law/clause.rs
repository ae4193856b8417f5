//! Clauses and citations.

use super::catalogue::{CATALOGUE, CaseKind, CatalogueEntry};
use super::edition::Edition;
use std::fmt;
use std::str::FromStr;

/// A clause that is in the catalogue. The order is the order of the Laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clause(u16);

/// A text that cites no clause of the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unknown;

/// The clause cited as `30B1(b)(i)`. Meant for constants (see [`crate::law!`]): an unknown citation
/// stops the build.
pub const fn cite(text: &str) -> Clause {
    match find(text) {
        Some(clause) => clause,
        None => panic!("this clause is not in the catalogue"),
    }
}

const fn find(text: &str) -> Option<Clause> {
    let mut i = 0;
    while i < CATALOGUE.len() {
        if same(CATALOGUE[i].clause, text) {
            return Some(Clause(i as u16));
        }
        i += 1;
    }
    None
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len() != b.len() {
        return false;
    }
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// For each clause the editions in which a clause of its law is ruled, a bit each.
const RULED: [u8; CATALOGUE.len()] = {
    let mut all = [0; CATALOGUE.len()];
    let mut i = 0;
    while i < CATALOGUE.len() {
        let mut j = 0;
        while j < CATALOGUE.len() {
            if CATALOGUE[j].ruled && are_of_one_law(CATALOGUE[i].clause, CATALOGUE[j].clause) {
                all[i] |= CATALOGUE[j].editions;
            }
            j += 1;
        }
        i += 1;
    }
    all
};

/// True if two citations begin with the same number.
const fn are_of_one_law(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    loop {
        let here = if i < a.len() && a[i].is_ascii_digit() { a[i] } else { 0 };
        let there = if i < b.len() && b[i].is_ascii_digit() { b[i] } else { 0 };
        if here != there || here == 0 {
            return here == there;
        }
        i += 1;
    }
}

impl Clause {
    /// Every clause of the catalogue in order.
    pub fn all() -> impl Iterator<Item = Clause> {
        (0..CATALOGUE.len()).map(|i| Clause(i as u16))
    }

    /// The catalogue entry.
    pub const fn entry(self) -> &'static CatalogueEntry {
        &CATALOGUE[self.0 as usize]
    }

    /// The citation without the word "Law": `30B1(b)(i)`.
    pub const fn citation(self) -> &'static str {
        self.entry().clause
    }

    /// The number of its law: 30 for `30B1(b)(i)`.
    pub fn law(self) -> &'static str {
        let text = self.citation();
        &text[..text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len())]
    }

    /// True if this edition has the clause.
    pub const fn is_in(self, edition: Edition) -> bool {
        self.entry().editions & edition.bit() != 0
    }

    /// True if the engine decides a clause of the same law under this edition.
    pub const fn is_of_ruled_law(self, edition: Edition) -> bool {
        RULED[self.0 as usize] & edition.bit() != 0
    }

    /// True if the clause may dispose of a case of this kind under this edition.
    pub const fn disposes_of(self, kind: CaseKind, edition: Edition) -> bool {
        self.entry().disposes[kind as usize] & edition.bit() != 0
    }

    /// True if the Director may keep the clause in mind after such a case under this edition.
    pub const fn is_watched_after(self, kind: CaseKind, edition: Edition) -> bool {
        self.entry().watched[kind as usize] & edition.bit() != 0
    }

    /// True if an answer may name the clause in place of one of its paragraphs.
    pub const fn answers_for_paragraphs(self) -> bool {
        self.entry().is_whole
    }

    /// The clause's path with dots: `30.B.1.b.i`.
    pub fn dotted(self) -> String {
        let mut dotted = String::new();
        let mut last = None;
        for c in self.citation().chars().filter(|c| *c != ')') {
            let joins = matches!(last, Some(l) if char::is_ascii_digit(&l) && c.is_ascii_digit());
            let in_brackets =
                matches!(last, Some(l) if char::is_ascii_lowercase(&l) && c.is_ascii_lowercase());
            if c != '(' && c != '.' {
                if last.is_some() && !joins && !in_brackets {
                    dotted.push('.');
                }
                dotted.push(c);
            }
            last = Some(c);
        }
        dotted
    }

    /// The id in an edition: `2017/30.B.1.b.i`.
    pub fn id(self, edition: Edition) -> String {
        format!("{edition}/{}", self.dotted())
    }

    /// The clauses that this one stands under, nearest first: `30B1(b)`, `30B1`, … for
    /// `30B1(b)(i)`.
    pub fn parents(self) -> impl Iterator<Item = Clause> {
        let text = self.citation();
        (1..text.len()).rev().filter_map(move |n| text.get(..n).and_then(find))
    }
}

impl FromStr for Clause {
    type Err = Unknown;
    fn from_str(s: &str) -> Result<Self, Unknown> {
        find(s).ok_or(Unknown)
    }
}

/// Words before the number of a law in English, French, Italian and Norwegian, in lower case.
const BEFORE: [&str; 9] = ["law", "laws", "loi", "lois", "art.", "artt.", "art", "lov", "l."];

/// The citations in a text, as people write them in any of these languages: `Law 30, 31`,
/// `Loi 30B1`, `Art. 30`, `§ 30`.
pub fn cited(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split([',', ';', ' ', '\u{a0}', '\u{202f}', '\t', '\r', '\n']);
    let numbers = words.map(|word| word.trim_start_matches('§'));
    numbers.filter(|word| !word.is_empty() && !BEFORE.contains(&word.to_lowercase().as_str()))
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.citation())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn citation_id_has_dots() {
        assert_eq!(cite("30B1(b)(ii)").id(Edition::E2017), "2017/30.B.1.b.ii");
        assert_eq!(cite("68D2(b)(i)").dotted(), "68.D.2.b.i");
        assert_eq!(cite("71.2").dotted(), "71.2");
        assert_eq!(cite("25").dotted(), "25");
    }

    #[test]
    fn clause_knows_its_law_and_parent() {
        let clause = cite("30B1(b)(i)");
        assert_eq!(clause.law(), "30");
        assert_eq!(
            clause.parents().map(|c| c.citation()).collect::<Vec<_>>(),
            ["30B1(b)", "30B1", "30B", "30"]
        );
    }

    #[test]
    fn reads_citations_in_each_language() {
        for text in [
            "28, 30B1;31",
            "Laws 28, 30B1, 31",
            "Loi 28\u{a0}; Loi 30B1, 31",
            "Art. 28, Art. 30B1 31",
            "§§ 28, 30B1 §31",
        ] {
            assert_eq!(cited(text).collect::<Vec<_>>(), ["28", "30B1", "31"], "{text}");
        }
    }

    #[test]
    fn rejects_unknown_citation() {
        assert_eq!("30B9".parse::<Clause>(), Err(Unknown));
    }

    #[test]
    fn catalogue_lists_each_clause_once() {
        for (i, entry) in CATALOGUE.iter().enumerate() {
            assert_eq!(find(entry.clause), Some(Clause(i as u16)), "{} stands twice", entry.clause);
            assert_ne!(entry.editions, 0, "{}", entry.clause);
        }
    }
}
