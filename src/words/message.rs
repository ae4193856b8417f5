//! A message of the Fluent files, with its arguments.

use super::elision;
use super::language::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// The words of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// Marks around each word of the pseudo-language.
pub const MARKS: [char; 2] = ['⟦', '⟧'];

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Words
    Text(String),
    /// A number, by which a message may choose between singular and plural
    Number(i64),
}

/// The words of English.
pub fn english() -> &'static Words {
    Language::ENGLISH.words()
}

impl Words {
    /// The words in these files of a language.
    pub fn of<'a>(language: Language, files: impl Iterator<Item = (&'a str, &'a str)>) -> Words {
        Words { language, bundle: bundle(language, files) }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// True if this id has a message, in this language or in English.
    pub fn knows(&self, id: &str) -> bool {
        let has = |words: &Words| words.bundle.get_message(id).is_some_and(|m| m.value().is_some());
        has(self) || (self.language != Language::ENGLISH && has(english()))
    }

    /// The message with this id, without arguments; the id itself if there is none.
    pub fn say(&self, id: &str) -> String {
        self.format::<&str>(id, &[])
    }

    /// The message of this id with these arguments. Falls back to a conspicuously marked English
    /// one, and to the id itself.
    pub fn format<S: AsRef<str>>(&self, id: &str, args: &[(S, Arg)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|m| m.value()) else {
            let missing = self.language != Language::ENGLISH && english().knows(id);
            return if missing { format!("[en] {}", english().format(id, args)) } else { id.to_owned() };
        };
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            values.set(name.as_ref().to_owned(), arg.value());
        }
        // A missing argument stays as its name in braces, which a test looks for.
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut Vec::new());
        if self.language.is_marked() { format!("{}{text}{}", MARKS[0], MARKS[1]) } else { text.into_owned() }
    }

    /// A list of items: "a", "a and b", "a, b and c".
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => self.say("list-none"),
            [one] => one.clone(),
            [first @ .., last] => {
                self.format("list-and", &[("first", first.join(", ").into()), ("last", last.into())])
            }
        }
    }
}

impl Words {
    /// A list of items with commas of their own: "a, b; c".
    pub fn joined(&self, items: &[String]) -> String {
        items.join(&self.say("list-joint"))
    }
}

impl Arg {
    fn value(&self) -> FluentValue<'static> {
        match self {
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Number(n) => FluentValue::from(*n),
        }
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Text(text) => f.write_str(text),
            Arg::Number(n) => write!(f, "{n}"),
        }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Arg {
        Arg::Text(text.clone())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<i64> for Arg {
    fn from(n: i64) -> Arg {
        Arg::Number(n)
    }
}

impl From<u8> for Arg {
    fn from(n: u8) -> Arg {
        Arg::Number(n.into())
    }
}

impl From<usize> for Arg {
    fn from(n: usize) -> Arg {
        Arg::Number(i64::try_from(n).unwrap_or(i64::MAX))
    }
}

impl Language {
    /// The language's messages, loaded once.
    pub fn words(self) -> &'static Words {
        static WORDS: [OnceLock<Words>; Language::COUNT] = [const { OnceLock::new() }; Language::COUNT];
        WORDS[self.index()].get_or_init(|| Words::of(self, self.files().iter().copied()))
    }
}

/// Parses language files. A file with a fault yields its readable part; tests reject such files.
fn bundle<'a>(
    language: Language,
    files: impl Iterator<Item = (&'a str, &'a str)>,
) -> FluentBundle<FluentResource> {
    // Every tag in the table is valid.
    let locale: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Isolation marks for right-to-left text would appear in terminal output, copied text and
    // tests.
    bundle.set_use_isolating(false);
    for (name, function) in elision::functions_of(language) {
        // The bundle is new, so the name is free.
        let _ = bundle.add_function(name, move |args, _| match args {
            [FluentValue::String(text)] => function(text).into(),
            _ => FluentValue::Error,
        });
    }
    for (_, text) in files {
        let file = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(readable, _)| readable);
        // Only duplicate ids are refused, and the first is used.
        let _ = bundle.add_resource(file);
    }
    bundle
}
