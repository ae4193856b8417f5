//! Sentences for readers: typed values in, text out, from the Fluent files of each language.
//!
//! Every way of saying something is a method of [`Words`], a file for each thing said:
//!
//! | file | says | methods |
//! |---|---|---|
//! | `law.rs` | clauses and editions | [`Words::cite`], [`Words::heading`], [`Words::gist`], [`Words::edition`] |
//! | `cards.rs` | seats, calls, cards, contracts | [`Words::seat`], [`Words::call`], [`Words::call_spoken`], [`Words::card`], … |
//! | `story.rs`, `telling.rs`, `story_of_play.rs`, `story_of_doubt.rs`, `story_unseen.rs`, `agreement.rs`, `statement.rs` | what happened, from the facts | [`Words::story`] |
//! | `question.rs`, `choice.rs` | the form | [`Words::question`], [`Words::help`], [`Words::label`], [`Words::choice`] |
//! | `ruling.rs`, `component.rs` | what the Director says | [`Words::summary`], [`Words::open_question`], [`Words::answer`], [`Words::component`], … |
//! | `remark.rs` | what a ruling says of itself | [`Words::limit`], [`Words::judgement`], [`Words::contested`] |
//! | `trace.rs`, `trace_rotation.rs`, `trace_claim.rs`, `trace_doubt.rs`, `act.rs` | each test, and the fact that decided it | [`Words::step`] |
//! | `line.rs` | the worst normal line with reasons | [`Words::line`] |
//! | `exam_check.rs` | what is checked before an exam | [`Words::exam_check`], [`Words::shortage`] |
//! | `fault.rs`, `fault_claim.rs`, `fault_desk.rs` | what is wrong with a file or an answer, and what cannot be done at the desk | [`Words::file_fault`], [`Words::placed`], [`Words::desk_fault`], [`Words::game_fault`], … |
//! | `premise.rs` | the wrong premise behind a wrong answer | [`Words::premise`], [`Words::premise_label`] |
//! | `level.rs` | what holds for the certificates of a level | [`Words::level_terms`], [`Words::band`] |
//! | `programme.rs` | what a certificate requires, what counts toward it, what is missing | [`Words::requirement`], [`Words::counts`], [`Words::missing`] |
//! | `number.rs` | decimals and per cents | [`Words::decimal`], [`Words::percent`] |
//! | `certificate.rs` | days, and what a certificate was issued for | [`Words::day`], [`Words::grounds`] |
//! | `credential.rs` | what a check of a credential came to | [`Words::credential_title`], [`Words::credential_about`] |
//! | `change.rs` | one fact told otherwise | [`Words::change`], [`Words::counterfactual`] |
//! | `desk.rs` | what is not told yet at the desk, or wrong there | [`Words::desk_missing`], [`Words::field_fault`] |
//! | `path.rs` | what stands in the drawing of a path | [`Words::short`], [`Words::follows`] |
//! | `spreadsheet.rs` | a table as a file, in which nothing that people wrote is a formula | [`spreadsheet::table`] |
//! | `check.rs` | whether a language says everything that English says | [`check::check`], [`Words::words_fault`] |
//! | `language.rs`, `elision.rs` | which languages there are; what one does to a word by the sound of the next | [`Language`] |
//! | `reading.rs` | in which of them somebody reads | [`ReaderLanguages`], [`LanguageChoice`] |
//! | `print.rs`, `page.rs` | a ruling on a terminal | [`Words::ruling`], [`Words::diagram`] |
//!
//! Deliberately not here: deciding anything. A method chooses words for a value and never looks behind it; the one
//! thing it may ask of the facts is who sat where and what was called.

mod act;
mod agreement;
mod cards;
mod certificate;
mod change;
pub mod check;
mod choice;
mod component;
mod credential;
mod desk;
mod elision;
mod exam_check;
mod fault;
mod fault_claim;
mod fault_desk;
mod language;
mod law;
mod level;
mod line;
mod number;
mod page;
mod path;
mod premise;
mod print;
mod programme;
mod question;
mod reading;
mod remark;
mod ruling;
pub mod spreadsheet;
mod statement;
mod story;
mod story_of_doubt;
mod story_of_play;
mod story_unseen;
mod telling;
mod trace;
mod trace_claim;
mod trace_doubt;
mod trace_rotation;
mod verdict;
mod who;

pub use language::{Language, LanguageFiles};
pub use line::Explained;
pub use reading::{LanguageChoice, ReaderLanguages};
pub use trace::TestText;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;

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
    /// A number, by which a sentence may choose between singular and plural
    Number(i64),
}

/// The words of English.
pub fn english() -> &'static Words {
    Language::ENGLISH.words()
}

impl Words {
    /// The words that these files of a language have.
    pub fn of<'a>(language: Language, files: impl Iterator<Item = (&'a str, &'a str)>) -> Words {
        Words { language, bundle: language::bundle(language, files) }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// True if this id has a message, in this language or in English.
    pub fn knows(&self, id: &str) -> bool {
        let has = |words: &Words| words.bundle.get_message(id).is_some_and(|m| m.value().is_some());
        has(self) || (self.language != Language::ENGLISH && has(english()))
    }

    /// The words under this id; the id itself when there are none.
    pub fn say(&self, id: &str) -> String {
        self.tell(id, &[])
    }

    /// The message of this id with these arguments. Falls back to a conspicuously marked English
    /// one, and to the id itself.
    pub fn tell(&self, id: &str, args: &[(&str, Arg)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|m| m.value()) else {
            let missing = self.language != Language::ENGLISH && english().knows(id);
            return if missing { format!("[en] {}", english().tell(id, args)) } else { id.to_owned() };
        };
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            values.set((*name).to_owned(), arg.value());
        }
        // What is missing is left standing as its name in braces, which a test looks for.
        let told = self.bundle.format_pattern(pattern, Some(&values), &mut Vec::new());
        if self.language.is_marked() { format!("{}{told}{}", MARKS[0], MARKS[1]) } else { told.into_owned() }
    }

    /// Items as one reads them out: "a", "a and b", "a, b and c".
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => self.say("list-none"),
            [one] => one.clone(),
            [first @ .., last] => {
                self.tell("list-and", &[("first", first.join(", ").into()), ("last", last.into())])
            }
        }
    }
}

impl Words {
    /// Items that hold commas themselves: "a, b; c".
    fn joined(&self, items: &[String]) -> String {
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

#[cfg(test)]
mod tests;
