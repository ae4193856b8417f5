//! The languages: a folder of files each, and an entry in the table below.

use collation::Alphabet;
use std::fmt;

/// The files of a language, by name. A file belongs to the module of the same name; `ui` and
/// `explain` belong to the pages.
pub type LanguageFiles = [(&'static str, &'static str)];

/// Files in the folder of a language.
macro_rules! files {
    ($folder:literal: $($name:literal)+) => {
        &[$(($name, include_str!(concat!($folder, "/", $name, ".ftl")))),+]
    };
}

/// The files that every language has.
macro_rules! folder {
    ($folder:literal) => {
        files!($folder:
            "laws" "cards" "story" "title" "agreement" "question" "form" "ruling" "trace" "fault" "premise"
            "slip" "reason" "programme" "programmes" "change" "credential" "print" "explain" "ui" "practice"
            "account" "attempt" "federation" "mail" "ticket" "me" "desk" "directed" "course" "exam_hold"
            "exam_paper" "first_steps" "roster" "enrol" "audit" "exam_check" "statistics" "remarking"
            "appeal" "api" "archive" "marking" "certificate" "delta" "program" "help" "trouble" "provider"
            "programme_build" "own_bank" "studio" "hall" "webhook" "tables" "exam_wizard"
            "api_reference")
    };
}

/// Properties of a language.
struct LanguageInfo {
    /// Language tag, as in `lang`, and folder name.
    tag: &'static str,
    /// Endonym.
    name: &'static str,
    /// Other tags that browsers use for it.
    also: &'static [&'static str],
    /// True for the pseudo-language: English words between two marks, which reveal untranslated
    /// text.
    marked: bool,
    alphabet: Alphabet,
    /// Time zone of most federations that use it; UTC if they have no zone in common.
    zone: &'static str,
    files: &'static LanguageFiles,
}

/// The table of languages: an entry and a folder each.
static ENTRIES: [LanguageInfo; 5] = [
    LanguageInfo {
        tag: "en",
        name: "English",
        also: &[],
        marked: false,
        alphabet: Alphabet::Common,
        zone: "UTC",
        files: folder!("en"),
    },
    LanguageInfo {
        tag: "fr",
        name: "Français",
        also: &[],
        marked: false,
        alphabet: Alphabet::Common,
        zone: "Europe/Paris",
        files: folder!("fr"),
    },
    LanguageInfo {
        tag: "it",
        name: "Italiano",
        also: &[],
        marked: false,
        alphabet: Alphabet::Common,
        zone: "Europe/Rome",
        files: folder!("it"),
    },
    LanguageInfo {
        tag: "nb",
        name: "Norsk",
        also: &["no", "nn"],
        marked: false,
        alphabet: Alphabet::Norwegian,
        zone: "Europe/Oslo",
        files: folder!("nb"),
    },
    LanguageInfo {
        tag: "qps",
        name: "Marked",
        also: &[],
        marked: true,
        alphabet: Alphabet::Common,
        zone: "UTC",
        files: folder!("en"),
    },
];

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(u8);

impl Language {
    /// English, the reference for the other languages.
    pub const ENGLISH: Self = Self(0);

    /// All languages for readers, English first.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::listed().filter(|one| !one.is_marked())
    }

    /// Number of languages, the pseudo-language included.
    pub(super) const COUNT: usize = ENTRIES.len();

    /// This language's place in the table of languages.
    pub(super) fn index(self) -> usize {
        self.0.into()
    }

    fn listed() -> impl Iterator<Item = Self> {
        (0..ENTRIES.len()).filter_map(|place| u8::try_from(place).ok()).map(Self)
    }

    /// True for the pseudo-language: English words between two marks, which reveal untranslated
    /// text.
    pub fn is_marked(self) -> bool {
        self.entry().marked
    }

    fn entry(self) -> &'static LanguageInfo {
        &ENTRIES[self.index()]
    }

    /// Language tag, as in `lang`: `nb`.
    pub fn tag(self) -> &'static str {
        self.entry().tag
    }

    /// Endonym: `Norsk`.
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// The alphabet by which its words are sorted.
    pub fn alphabet(self) -> Alphabet {
        self.entry().alphabet
    }

    /// Time zone of most federations that use it; UTC if they have no zone in common.
    pub fn zone(self) -> &'static str {
        self.entry().zone
    }

    pub fn files(self) -> &'static LanguageFiles {
        self.entry().files
    }

    /// The language with this tag, ignoring subtags: `nb`, `no`, `fr-CH`.
    pub fn read(tag: &str) -> Option<Self> {
        let first = tag.trim().split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
        Self::listed().find(|one| one.tag() == first || one.entry().also.contains(&first.as_str()))
    }

    /// The language with the greatest weight in an `Accept-Language` header; of several the first.
    pub fn accepted(header: &str) -> Option<Self> {
        let weighed = header.split(',').filter_map(|one| {
            let (tag, rest) = one.split_once(';').unwrap_or((one, ""));
            let weight = rest.trim().strip_prefix("q=").map_or(1000, permille);
            (weight > 0).then_some((weight, Self::read(tag)?))
        });
        let better = |best: Option<(u16, Self)>, one: (u16, Self)| match best {
            Some(best) if best.0 >= one.0 => Some(best),
            _ => Some(one),
        };
        weighed.fold(None, better).map(|(_, language)| language)
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// A weight such as `0.8`, in thousandths; a malformed one counts as the least.
fn permille(weight: &str) -> u16 {
    let (whole, part) = weight.trim().split_once('.').unwrap_or((weight.trim(), ""));
    let digits = part.get(..part.len().min(3)).unwrap_or_default();
    match (whole.parse::<u16>(), format!("{digits:0<3}").parse::<u16>()) {
        (Ok(0), Ok(part)) => part,
        (Ok(_), _) => 1000,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn negotiates_the_first_known_language() {
        let tag = |header| Language::accepted(header).map(Language::tag);
        assert_eq!(tag("nb-NO,nb;q=0.9,no;q=0.8,en;q=0.5"), Some("nb"));
        assert_eq!(tag("de, nn;q=0.3, it;q=0.31"), Some("it"));
        assert_eq!(tag("fr;q=0, en;q=0.001"), Some("en"));
        assert_eq!(tag("en;q=0.5, fr"), Some("fr"));
        assert_eq!(tag("fr;q=1.0,it;q=1"), Some("fr"));
        for none in ["", "*", "de,ja;q=0.2", ";;,,=;q", "fr;q=0"] {
            assert_eq!(tag(none), None, "{none}");
        }
        assert_eq!(tag("it;q=much, fr;q=0.5"), Some("fr"), "a weight that is none counts for little");
    }

    #[test]
    fn reads_a_language_by_its_tag() {
        for one in Language::all() {
            assert_eq!(Language::read(one.tag()), Some(one));
        }
        assert_eq!(Language::read("no_NO.UTF-8").map(Language::tag), Some("nb"));
        assert_eq!(Language::read("C"), None);
        assert_eq!(Language::read(""), None);
    }
}
