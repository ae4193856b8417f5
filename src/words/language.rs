//! The languages there are: a folder of files each, and a line in the table below.

use super::{Words, elision};
use collation::Alphabet;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};
use std::fmt;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// The files of a language, each by its name with its text. A file belongs to the module of the
/// same name, `ui` and `explain` to the pages.
pub type LanguageFiles = [(&'static str, &'static str)];

/// A file that stands in the folder of each language.
macro_rules! files {
    ($folder:literal: $($name:literal)+) => {
        &[$(($name, include_str!(concat!($folder, "/", $name, ".ftl")))),+]
    };
}

/// The same files for every language.
macro_rules! folder {
    ($folder:literal) => {
        files!($folder: "laws" "cards" "story" "agreement" "question" "ruling" "trace" "fault" "premise" "programme" "programmes" "change"
            "credential" "print" "explain" "ui" "practice" "account" "attempt" "federation" "mail" "ticket" "me" "desk" "directed" "course"
            "exam_hold" "enrol" "audit" "exam_check" "statistics" "remarking" "appeal" "archive" "marking" "certificate" "delta" "program" "help"
            "trouble")
    };
}

/// Properties of a language.
struct LanguageInfo {
    /// Language tag, as in `lang`, and folder name.
    tag: &'static str,
    /// Endonym.
    name: &'static str,
    /// Other tags that browsers ask for it by.
    also: &'static [&'static str],
    /// True for the pseudo-language: English words between two marks, which reveal untranslated
    /// text.
    marked: bool,
    alphabet: Alphabet,
    files: &'static LanguageFiles,
}

/// A language is a line here, and a folder.
static ENTRIES: [LanguageInfo; 5] = [
    LanguageInfo {
        tag: "en",
        name: "English",
        also: &[],
        marked: false,
        alphabet: Alphabet::Common,
        files: folder!("en"),
    },
    LanguageInfo {
        tag: "fr",
        name: "Français",
        also: &[],
        marked: false,
        alphabet: Alphabet::Common,
        files: folder!("fr"),
    },
    LanguageInfo {
        tag: "it",
        name: "Italiano",
        also: &[],
        marked: false,
        alphabet: Alphabet::Common,
        files: folder!("it"),
    },
    LanguageInfo {
        tag: "nb",
        name: "Norsk",
        also: &["no", "nn"],
        marked: false,
        alphabet: Alphabet::Norwegian,
        files: folder!("nb"),
    },
    LanguageInfo {
        tag: "qps",
        name: "Marked",
        also: &[],
        marked: true,
        alphabet: Alphabet::Common,
        files: folder!("en"),
    },
];

/// A language that people read here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(u8);

impl Language {
    /// English: the language that the others are held against.
    pub const ENGLISH: Self = Self(0);

    /// All that people read, English first.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::known().filter(|one| !one.is_marked())
    }

    fn known() -> impl Iterator<Item = Self> {
        (0..ENTRIES.len()).filter_map(|place| u8::try_from(place).ok()).map(Self)
    }

    /// True for the pseudo-language: English words between two marks, which reveal untranslated
    /// text.
    pub fn is_marked(self) -> bool {
        self.entry().marked
    }

    fn entry(self) -> &'static LanguageInfo {
        &ENTRIES[usize::from(self.0)]
    }

    /// Language tag, as in `lang`: `nb`.
    pub fn tag(self) -> &'static str {
        self.entry().tag
    }

    /// Endonym: `Norsk`.
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// In which order its words stand.
    pub fn alphabet(self) -> Alphabet {
        self.entry().alphabet
    }

    pub fn files(self) -> &'static LanguageFiles {
        self.entry().files
    }

    /// The language with this tag, whatever comes behind it: `nb`, `no`, `fr-CH`.
    pub fn read(tag: &str) -> Option<Self> {
        let first = tag.trim().split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase();
        Self::known().find(|one| one.tag() == first || one.entry().also.contains(&first.as_str()))
    }

    /// The first language that a header `Accept-Language` asks for and there is: the one of the
    /// greatest weight, and of several the first.
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

    /// The language's messages, loaded once.
    pub fn words(self) -> &'static Words {
        static WORDS: [OnceLock<Words>; ENTRIES.len()] = [const { OnceLock::new() }; ENTRIES.len()];
        WORDS[usize::from(self.0)].get_or_init(|| Words::of(self, self.files().iter().copied()))
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// A weight such as `0.8`, in thousandths; what is none counts for little.
fn permille(weight: &str) -> u16 {
    let (whole, part) = weight.trim().split_once('.').unwrap_or((weight.trim(), ""));
    let digits = part.get(..part.len().min(3)).unwrap_or_default();
    match (whole.parse::<u16>(), format!("{digits:0<3}").parse::<u16>()) {
        (Ok(0), Ok(part)) => part,
        (Ok(_), _) => 1000,
        _ => 1,
    }
}

/// Parses language files. A file with a fault yields its readable part; tests reject such files.
pub(super) fn bundle<'a>(
    language: Language,
    files: impl Iterator<Item = (&'a str, &'a str)>,
) -> FluentBundle<FluentResource> {
    // Each of these tags is one.
    let locale: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // The marks that isolate right-to-left text would stand in the program's output, in copied text and in tests.
    bundle.set_use_isolating(false);
    for (name, function) in elision::of(language) {
        // There is none of this name yet.
        let _ = bundle.add_function(name, move |args, _| match args {
            [FluentValue::String(text)] => function(text).into(),
            _ => FluentValue::Error,
        });
    }
    for (_, text) in files {
        let file = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, _)| readable);
        // Refused is only an id that stands twice, and then the first is kept.
        let _ = bundle.add_resource(file);
    }
    bundle
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
    fn a_language_is_read_by_its_tag() {
        for one in Language::all() {
            assert_eq!(Language::read(one.tag()), Some(one));
        }
        assert_eq!(Language::read("no_NO.UTF-8").map(Language::tag), Some("nb"));
        assert_eq!(Language::read("C"), None);
        assert_eq!(Language::read(""), None);
    }
}
