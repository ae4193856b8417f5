//! The bank and the marking, pure: a scenario is read from its file, a question is made from its facts, an answer is held
//! against the ruling that the engine computes at that moment. No file holds a right answer.
//!
//! | file | what |
//! |---|---|
//! | `fault`, `reader` | reading TOML so that every fault is reported with its line and field |
//! | `scenario` | one scenario and its file format, a file per family |
//! | `agreements` | common agreements, which scenarios name |
//! | `bank` | all scenarios and programmes of a folder |
//! | `turns` | which scenarios turn on which clause |
//! | `files` | what lies in the folders of a bank; the only place here that reads files |
//! | `question`, `answer` | what is asked, made from the facts alone; what was answered |
//! | `change` | one fact of a case told otherwise, and what changes with it |
//! | `contracts` | the contracts and results that a form offers |
//! | `desk` | facts that somebody is telling, and what they make |
//! | `exam` | papers, what is drawn from them, the clock, results |
//! | `grade` | the mark |
//! | `premise` | the wrong premise behind a wrong answer |
//! | `variant` | the same pattern with other facts |
//! | `confidence` | how sure somebody was, and whether they had reason to be |
//! | `mastery`, `programme` | how far somebody is, by law, and towards certificates: what each requires, and what is missing |
//! | `review` | what to practise next: what is due, mistakes, weak laws |
//! | `statistics` | what the answers of a sitting tell of its items |
//! | `ways` | two rulings beside each other: where they part, and which tests matter |
//!
//! Deliberately not here: who answered and when (`store`), and every sentence a person reads (`words`).

pub mod agreements;
pub mod answer;
pub mod bank;
pub mod change;
pub mod confidence;
mod contracts;
pub mod course;
pub mod desk;
pub mod exam;
pub mod fault;
mod files;
pub mod grade;
pub mod mastery;
pub mod premise;
pub mod programme;
pub mod question;
mod reader;
pub mod review;
pub mod scenario;
pub mod statistics;
pub mod turns;
pub mod variant;
pub mod ways;

pub use answer::{Answer, AnswerFault};
pub use bank::Bank;
pub use change::Change;
pub use confidence::{Calibration, Confidence};
pub use fault::{Expected, Fault, FaultKind, FileFault};
pub use grade::{Marked, MarkedComponent, Verdict, mark, mark_by};
pub use mastery::{LawProgress, Mark, Mastery};
pub use premise::{Diagnosis, Premise};
pub use programme::{Level, LevelProgress, Programme, Records, Requirement, RequirementProgress, Scope};
pub use question::{Ask, Kind, Question};
pub use scenario::{Scenario, Source, Stage, read_elections};
pub use turns::Turns;
pub use ways::{Parting, Ways};
