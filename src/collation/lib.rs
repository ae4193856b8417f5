//! In which order words stand, as each language has an order of its own for its letters, and by what they are sought.

use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorBorrowed};
use icu_locale_core::{Locale, locale};
use icu_normalizer::DecomposingNormalizerBorrowed;
use std::cmp::Ordering;
use std::sync::OnceLock;

/// An order of letters, by the tables of Unicode (UTS #10, CLDR): capitals beside small letters, `é` beside `e`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alphabet {
    /// The one that languages share which have none of their own: `å` beside `a`.
    Common,
    /// `æ`, `ø` and `å` behind `z`, and `aa` as `å`.
    Norwegian,
}

impl Alphabet {
    /// All there are.
    pub const ALL: [Self; 2] = [Self::Common, Self::Norwegian];

    /// PostgreSQL's name of the collation.
    pub const fn collation(self) -> &'static str {
        match self {
            Self::Common => "und-x-icu",
            Self::Norwegian => "nb-x-icu",
        }
    }

    const fn locale(self) -> Locale {
        match self {
            Self::Common => locale!("und"),
            Self::Norwegian => locale!("nb"),
        }
    }

    /// Its collation table, compiled into the program.
    fn table(self) -> Option<&'static CollatorBorrowed<'static>> {
        static TABLES: [OnceLock<Option<CollatorBorrowed<'static>>>; Alphabet::ALL.len()] =
            [const { OnceLock::new() }; Alphabet::ALL.len()];
        let read = || Collator::try_new((&self.locale()).into(), CollatorOptions::default()).ok();
        TABLES[self as usize].get_or_init(read).as_ref()
    }

    /// Which of two texts comes first. Only the same text is beside itself.
    pub fn compare(self, a: &str, b: &str) -> Ordering {
        let by_table = self.table().map_or(Ordering::Equal, |table| table.compare(a, b));
        by_table.then_with(|| a.cmp(b))
    }

    /// Puts a list in the order of what its parts are called; those that are called the same stay as they stand.
    pub fn sort<T>(self, list: &mut [T], name: impl Fn(&T) -> &str) {
        list.sort_by(|a, b| self.compare(name(a), name(b)));
    }

    /// The same within each part of the list whose neighbours are alike in what comes before the name.
    pub fn sort_within<T>(self, list: &mut [T], alike: impl Fn(&T, &T) -> bool, name: impl Fn(&T) -> &str) {
        for part in list.chunk_by_mut(alike) {
            self.sort(part, &name);
        }
    }
}

/// A text in small letters without marks, so that `åse` and `Ase` are found by each other: what
/// people are sought by. Letters of their own, such as `ø`, stay.
pub fn plain(text: &str) -> String {
    let apart = DecomposingNormalizerBorrowed::new_nfd().normalize(text);
    apart.chars().filter(|c| !MARKS.contains(c)).flat_map(char::to_lowercase).collect()
}

/// The marks that stand above and below letters.
const MARKS: std::ops::RangeInclusive<char> = '\u{300}'..='\u{36f}';

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(alphabet: Alphabet) -> Vec<&'static str> {
        let mut names =
            vec!["Zoé", "Åse", "Ærlig", "eric", "Øystein", "Éric", "Édith", "Eva", "Anna", "Aase"];
        alphabet.sort(&mut names, |name| name);
        names
    }

    #[test]
    fn accents_sort_beside_plain_letters() {
        let names = ["Aase", "Ærlig", "Anna", "Åse", "Édith", "eric", "Éric", "Eva", "Øystein", "Zoé"];
        assert_eq!(sorted(Alphabet::Common), names);
    }

    #[test]
    fn search_key_drops_marks_and_case() {
        for (text, sought) in
            [("Éric", "eric"), ("E\u{301}RIC", "eric"), ("Åse Ærø", "ase ærø"), ("ØYVIND", "øyvind")]
        {
            assert_eq!(plain(text), sought);
        }
    }

    #[test]
    fn norwegian_has_three_letters_after_z() {
        let names = ["Anna", "Édith", "eric", "Éric", "Eva", "Zoé", "Ærlig", "Øystein", "Åse", "Aase"];
        assert_eq!(sorted(Alphabet::Norwegian), names);
    }
}
