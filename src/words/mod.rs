//! Everything a person reads: typed values in, sentences out, from the Fluent files in `en/`.
//!
//! Every way of saying something is a method of [`Words`], a file for each thing said:
//!
//! | file | says | methods |
//! |---|---|---|
//! | `law.rs` | clauses and editions | [`Words::cite`], [`Words::heading`], [`Words::gist`], [`Words::edition`] |
//! | `cards.rs` | seats, calls, cards, contracts | [`Words::seat`], [`Words::call`], [`Words::call_spoken`], [`Words::card`], … |
//! | `story.rs`, `telling.rs`, `story_of_play.rs`, `story_of_doubt.rs`, `agreement.rs`, `statement.rs` | what happened, from the facts | [`Words::story`] |
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
//! | `certificate.rs` | days, and what a certificate was issued for | [`Words::day`], [`Words::grounds`] |
//! | `credential.rs` | what a check of a credential came to | [`Words::credential_title`], [`Words::credential_about`] |
//! | `change.rs` | one fact told otherwise | [`Words::change`], [`Words::counterfactual`] |
//! | `desk.rs` | what is not told yet at the desk, or wrong there | [`Words::desk_missing`], [`Words::field_fault`] |
//! | `path.rs` | what stands in the drawing of a path | [`Words::short`], [`Words::follows`] |
//! | `print.rs`, `page.rs` | a ruling on a terminal | [`Words::ruling`], [`Words::diagram`] |
//!
//! Deliberately not here: deciding anything. A method chooses words for a value and never looks behind it; the one
//! thing it may ask of the facts is who sat where and what was called.

mod act;
mod agreement;
mod cards;
mod certificate;
mod change;
mod choice;
mod component;
mod credential;
mod desk;
mod exam_check;
mod fault;
mod fault_claim;
mod fault_desk;
mod law;
mod level;
mod line;
mod page;
mod path;
mod premise;
mod print;
mod programme;
mod question;
mod remark;
mod ruling;
mod statement;
mod story;
mod story_of_doubt;
mod story_of_play;
mod telling;
mod trace;
mod trace_claim;
mod trace_doubt;
mod trace_rotation;
mod who;

pub use line::Explained;
pub use trace::Told;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;
use std::sync::OnceLock;
use unic_langid::{LanguageIdentifier, langid};

/// The files of a language: name and text. A file belongs to the module of the same name; `ui` and `explain` to the pages.
type Files = &'static [(&'static str, &'static str)];

const ENGLISH: Files = &[
    ("laws", include_str!("en/laws.ftl")),
    ("cards", include_str!("en/cards.ftl")),
    ("story", include_str!("en/story.ftl")),
    ("agreement", include_str!("en/agreement.ftl")),
    ("question", include_str!("en/question.ftl")),
    ("ruling", include_str!("en/ruling.ftl")),
    ("trace", include_str!("en/trace.ftl")),
    ("fault", include_str!("en/fault.ftl")),
    ("premise", include_str!("en/premise.ftl")),
    ("programme", include_str!("en/programme.ftl")),
    ("programmes", include_str!("en/programmes.ftl")),
    ("change", include_str!("en/change.ftl")),
    ("credential", include_str!("en/credential.ftl")),
    ("print", include_str!("en/print.ftl")),
    ("explain", include_str!("en/explain.ftl")),
    ("ui", include_str!("en/ui.ftl")),
    ("practice", include_str!("en/practice.ftl")),
    ("account", include_str!("en/account.ftl")),
    ("attempt", include_str!("en/attempt.ftl")),
    ("federation", include_str!("en/federation.ftl")),
    ("mail", include_str!("en/mail.ftl")),
    ("ticket", include_str!("en/ticket.ftl")),
    ("me", include_str!("en/me.ftl")),
    ("desk", include_str!("en/desk.ftl")),
    ("directed", include_str!("en/directed.ftl")),
    ("course", include_str!("en/course.ftl")),
    ("exam_hold", include_str!("en/exam_hold.ftl")),
    ("enrol", include_str!("en/enrol.ftl")),
    ("audit", include_str!("en/audit.ftl")),
    ("exam_check", include_str!("en/exam_check.ftl")),
    ("statistics", include_str!("en/statistics.ftl")),
    ("remarking", include_str!("en/remarking.ftl")),
    ("appeal", include_str!("en/appeal.ftl")),
    ("archive", include_str!("en/archive.ftl")),
    ("marking", include_str!("en/marking.ftl")),
    ("certificate", include_str!("en/certificate.ftl")),
    ("delta", include_str!("en/delta.ftl")),
    ("program", include_str!("en/program.ftl")),
];

/// The words of one language.
pub struct Words {
    language: LanguageIdentifier,
    name: &'static str,
    bundle: FluentBundle<FluentResource>,
}

/// What is put into a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// Words
    Text(String),
    /// A number, by which a sentence may choose between singular and plural
    Number(i64),
}

/// English, read once for the life of the program.
pub fn english() -> &'static Words {
    static WORDS: OnceLock<Words> = OnceLock::new();
    WORDS.get_or_init(|| Words::read(langid!("en"), "en", ENGLISH))
}

impl Words {
    /// A file with a fault gives what can be read of it: a test refuses such a file before a reader could meet it.
    fn read(language: LanguageIdentifier, name: &'static str, files: Files) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![language.clone()]);
        // The marks that isolate right-to-left text would stand in the program's output, in copied text and in tests.
        bundle.set_use_isolating(false);
        for (_, text) in files {
            let file = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(readable, _)| readable);
            // Refused is only an id that stands twice, and then the first is kept.
            let _ = bundle.add_resource(file);
        }
        Words { language, name, bundle }
    }

    /// The language as pages name it in `lang`: `en`.
    pub fn language(&self) -> &'static str {
        self.name
    }

    /// The language with its region, as number and date formats want it.
    pub fn locale(&self) -> &LanguageIdentifier {
        &self.language
    }

    /// Whether there are words under this id.
    pub fn knows(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|m| m.value().is_some())
    }

    /// The words under this id; the id itself when there are none.
    pub fn say(&self, id: &str) -> String {
        self.tell(id, &[])
    }

    /// The words under this id with these values put in; the id itself when there are none.
    pub fn tell(&self, id: &str, args: &[(&str, Arg)]) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|m| m.value()) else { return id.to_owned() };
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            values.set((*name).to_owned(), arg.value());
        }
        // What is missing is left standing as its name in braces, which a test looks for.
        self.bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
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
