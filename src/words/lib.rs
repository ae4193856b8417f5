//! Sentences for readers: typed values in, text out, from the Fluent files of each language.
//!
//! ```
//! use rules::bridge::Seat;
//! use words::{Language, english};
//!
//! assert_eq!(english().seat(Seat::N), "North");
//! let french = Language::all().find(|language| language.tag() == "fr").expect("French");
//! assert_eq!(french.words().seat(Seat::N), "Nord");
//! ```
//!
//! Every message is a method of [`Words`], in a file for each subject:
//!
//! | file | subject |
//! |---|---|
//! | `law.rs` | clauses and editions |
//! | `cards.rs` | seats, calls, cards, contracts |
//! | `story.rs`, `auction_story.rs`, `agreement.rs` | the facts of an auction |
//! | `{claim,doubt,unseen}_story.rs`, `statement.rs` | the facts of a claim or concession |
//! | `question.rs`, `choice.rs` | the form |
//! | `ruling.rs`, `component.rs` | a ruling as the Director gives it |
//! | `caveats.rs` | limits, judgement and contested points of a ruling |
//! | `reasons.rs` | the reasons for a ruling |
//! | `trace.rs`, `facts.rs` | each test, and the facts that decided it |
//! | `line.rs` | the worst normal line with reasons |
//! | `exam_check.rs` | the checklist of a sitting |
//! | `fault*.rs` | faults of files and answers, and refused edits at the desk |
//! | `premise.rs`, `wrong_reason.rs` | the wrong premise behind a wrong answer; the reason on the ruling's path |
//! | `level.rs` | terms of the certificates of a level |
//! | `programme.rs` | requirements, records that count, and missing parts |
//! | `number.rs` | decimals and per cents |
//! | `certificate.rs` | days, and the grounds of a certificate |
//! | `credential.rs` | the result of checking a credential |
//! | `change.rs` | changes of one fact |
//! | `desk.rs` | missing and wrong fields at the desk |
//! | `path.rs` | texts in the drawing of a path |
//! | `spreadsheet.rs` | a table as a CSV file without formulas |
//! | `check.rs` | comparison of a language with English |
//! | `message.rs` | a message of the Fluent files, with its arguments |
//! | `language.rs`, `elision.rs` | the languages, and elision before vowels |
//! | `reading.rs` | a reader's languages |
//! | `print.rs`, `terminal.rs` | a ruling on a terminal |
//!
//! Not here: decisions. A method words a value without examining it; of the facts it uses only the
//! seats and the calls.

mod act;
mod agreement;
mod auction_story;
mod cards;
mod caveats;
mod certificate;
mod change;
pub mod check;
mod choice;
mod claim_story;
mod component;
mod credential;
mod desk;
mod doubt_story;
mod elision;
mod exam_check;
mod facts;
mod fault;
mod fault_claim;
mod fault_desk;
mod language;
mod law;
mod level;
mod line;
mod message;
mod number;
mod offender;
mod path;
mod premise;
mod print;
mod programme;
mod question;
mod reading;
mod reasons;
mod ruling;
pub mod spreadsheet;
mod statement;
mod story;
mod terminal;
mod trace;
mod unseen_story;
mod verdict;
mod wrong_reason;

pub use language::{Language, LanguageFiles};
pub use line::{Explained, TrickText};
pub use message::{Arg, MARKS, Words, english};
pub use print::PrintedTests;
pub use reading::{LanguageChoice, ReaderLanguages};
pub use reasons::Reason;
pub use ruling::RulingText;
pub use trace::TestText;
pub use wrong_reason::WrongReasonText;

#[cfg(test)]
mod tests;
