//! Collation of names by language, and their search keys.
//!
//! ```
//! use collation::{Alphabet, search_key};
//!
//! let mut names = ["Ås", "Zola", "Aas"];
//! Alphabet::Common.sort(&mut names, |name| *name);
//! assert_eq!(names, ["Aas", "Ås", "Zola"]);
//! assert_eq!(search_key("Édith"), search_key("edith"));
//! ```

use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorBorrowed};
use icu_locale_core::{Locale, locale};
use icu_normalizer::DecomposingNormalizerBorrowed;
use std::cmp::Ordering;
use std::sync::OnceLock;

/// A collation by the tables of Unicode (UTS #10, CLDR): capitals sort beside small letters, `é`
/// beside `e`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alphabet {
    /// The default of languages without their own: `å` beside `a`.
    Common,
    /// `æ`, `ø` and `å` after `z`, and `aa` as `å`.
    Norwegian,
}

impl Alphabet {
    /// All collations.
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

    /// Compares two texts. Only identical texts are equal.
    pub fn compare(self, a: &str, b: &str) -> Ordering {
        let by_table = self.table().map_or(Ordering::Equal, |table| table.compare(a, b));
        by_table.then_with(|| a.cmp(b))
    }

    /// Sorts a list by name; stable for equal names.
    pub fn sort<T>(self, list: &mut [T], name: impl Fn(&T) -> &str) {
        list.sort_by(|a, b| self.compare(name(a), name(b)));
    }

    /// Sorts by name within each run of neighbours that are alike.
    pub fn sort_within<T>(self, list: &mut [T], alike: impl Fn(&T, &T) -> bool, name: impl Fn(&T) -> &str) {
        for part in list.chunk_by_mut(alike) {
            self.sort(part, &name);
        }
    }
}

/// The search key of a text: lower case without diacritics, so that `åse` and `Ase` match. Letters
/// without a decomposition, such as `ø`, stay.
pub fn search_key(text: &str) -> String {
    let decomposed = DecomposingNormalizerBorrowed::new_nfd().normalize(text);
    decomposed.chars().filter(|c| !DIACRITICS.contains(c)).flat_map(char::to_lowercase).collect()
}

/// Combining diacritical marks.
const DIACRITICS: std::ops::RangeInclusive<char> = '\u{300}'..='\u{36f}';

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
        for (text, key) in
            [("Éric", "eric"), ("E\u{301}RIC", "eric"), ("Åse Ærø", "ase ærø"), ("ØYVIND", "øyvind")]
        {
            assert_eq!(search_key(text), key);
        }
    }

    #[test]
    fn norwegian_has_three_letters_after_z() {
        let names = ["Anna", "Édith", "eric", "Éric", "Eva", "Zoé", "Ærlig", "Øystein", "Åse", "Aase"];
        assert_eq!(sorted(Alphabet::Norwegian), names);
    }
}
