//! Sentences for readers: typed values in, text out, from the Fluent files of each language.
//!
//! Every way of saying something is a method of [`Words`], a file for each thing said:
//!
//! | file | says | methods |
//! |---|---|---|
//! | `law.rs` | clauses and editions | [`Words::cite`], [`Words::heading`], [`Words::gist`], [`Words::edition`] |
//! | `cards.rs` | seats, calls, cards, contracts | [`Words::seat`], [`Words::call`], [`Words::call_spoken`], [`Words::card`], … |
//! | `story.rs`, `auction_story.rs`, `claim_story.rs`, `doubt_story.rs`, `unseen_story.rs`, `agreement.rs`, `statement.rs` | what happened, from the facts | [`Words::story`] |
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
//! | `message.rs` | a message of the Fluent files, with its arguments | [`Words::say`], [`Words::tell`], [`Words::list`] |
//! | `language.rs`, `elision.rs` | which languages there are; what one does to a word by the sound of the next | [`Language`] |
//! | `reading.rs` | in which of them somebody reads | [`ReaderLanguages`], [`LanguageChoice`] |
//! | `print.rs`, `terminal.rs` | a ruling on a terminal | [`Words::ruling`], [`Words::diagram`] |
//!
//! Deliberately not here: deciding anything. A method chooses words for a value and never looks behind it; the one
//! thing it may ask of the facts is who sat where and what was called.

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
