//! Sentences for readers: typed values in, text out, from the Fluent files of each language.
//!
//! Every message is a method of [`Words`], in a file for each subject:
//!
//! | file | subject | methods |
//! |---|---|---|
//! | `law.rs` | clauses and editions | [`Words::cite`], [`Words::heading`], [`Words::gist`], [`Words::edition`] |
//! | `cards.rs` | seats, calls, cards, contracts | [`Words::seat`], [`Words::call`], [`Words::call_spoken`], [`Words::card`], … |
//! | `story.rs`, `auction_story.rs`, `claim_story.rs`, `doubt_story.rs`, `unseen_story.rs`, `agreement.rs`, `statement.rs` | the facts of a case | [`Words::story`] |
//! | `question.rs`, `choice.rs` | the form | [`Words::question`], [`Words::help`], [`Words::label`], [`Words::choice`] |
//! | `ruling.rs`, `component.rs` | a ruling as the Director gives it | [`Words::summary`], [`Words::open_question`], [`Words::answer`], [`Words::component`], … |
//! | `remark.rs` | limits, judgement and contested points of a ruling | [`Words::limit`], [`Words::judgement`], [`Words::contested`] |
//! | `trace.rs`, `trace_rotation.rs`, `trace_claim.rs`, `trace_doubt.rs`, `act.rs` | each test, and the fact that decided it | [`Words::step`] |
//! | `line.rs` | the worst normal line with reasons | [`Words::line`] |
//! | `exam_check.rs` | the checklist of a sitting | [`Words::exam_check`], [`Words::shortage`] |
//! | `fault.rs`, `fault_claim.rs`, `fault_desk.rs` | faults of files and answers, and refused edits at the desk | [`Words::file_fault`], [`Words::placed`], [`Words::desk_fault`], [`Words::game_fault`], … |
//! | `premise.rs` | the wrong premise behind a wrong answer | [`Words::premise`], [`Words::premise_label`] |
//! | `level.rs` | terms of the certificates of a level | [`Words::level_terms`], [`Words::band`] |
//! | `programme.rs` | requirements, records that count, and missing parts | [`Words::requirement`], [`Words::counts`], [`Words::missing`] |
//! | `number.rs` | decimals and per cents | [`Words::decimal`], [`Words::percent`] |
//! | `certificate.rs` | days, and the grounds of a certificate | [`Words::day`], [`Words::grounds`] |
//! | `credential.rs` | the result of checking a credential | [`Words::credential_title`], [`Words::credential_about`] |
//! | `change.rs` | changes of one fact | [`Words::change`], [`Words::counterfactual`] |
//! | `desk.rs` | missing and wrong fields at the desk | [`Words::desk_missing`], [`Words::field_fault`] |
//! | `path.rs` | texts in the drawing of a path | [`Words::short`], [`Words::follows`] |
//! | `spreadsheet.rs` | a table as a CSV file without formulas | [`spreadsheet::table`] |
//! | `check.rs` | comparison of a language with English | [`check::check`], [`Words::words_fault`] |
//! | `message.rs` | a message of the Fluent files, with its arguments | [`Words::say`], [`Words::tell`], [`Words::list`] |
//! | `language.rs`, `elision.rs` | the languages, and elision before vowels | [`Language`] |
//! | `reading.rs` | a reader's languages | [`ReaderLanguages`], [`LanguageChoice`] |
//! | `print.rs`, `terminal.rs` | a ruling on a terminal | [`Words::ruling`], [`Words::diagram`] |
//!
//! Not here: decisions. A method words a value without examining it; of the facts it uses only the
//! seats and the calls.

mod act;
mod agreement;
mod auction_story;
mod cards;
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
mod remark;
mod ruling;
pub mod spreadsheet;
mod statement;
mod story;
mod terminal;
mod trace;
mod trace_claim;
mod trace_doubt;
mod trace_rotation;
mod unseen_story;
mod verdict;

pub use language::{Language, LanguageFiles};
pub use line::Explained;
pub use message::{Arg, MARKS, Words, english};
pub use reading::{LanguageChoice, ReaderLanguages};
pub use trace::TestText;

#[cfg(test)]
mod tests;
