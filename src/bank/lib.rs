//! The scenario bank and marking, pure: reads a scenario from its file, makes a question from its
//! facts, and compares an answer with the ruling computed at that moment. No file holds a right
//! answer.
//!
//! ```
//! use bank::Scenario;
//! use bank::answer::Answer;
//! use bank::grade::mark;
//! use bank::question::RulingForm;
//! use rules::engine::Key;
//!
//! let file = r#"
//!     id = "example"
//!     family = "rotation"
//!     edition = "2017"
//!     asks = ["law", "turn"]
//!
//!     [source]
//!     kind = "constructed"
//!
//!     [facts]
//!     dealer = "N"
//!     vulnerable = "none"
//!     auction = ["N 1C", "S P", "W declines"]
//! "#;
//! let scenario = Scenario::read(file).expect("a sound file");
//! let choices = [(Key::Law, "30A"), (Key::Turn, "S")];
//! let answer = Answer::of(choices.map(|(key, token)| (key, vec![token.to_owned()])));
//! assert_eq!(RulingForm::of(&scenario).asks.len(), 2);
//! assert_eq!(mark(&scenario, &answer).permille, 500, "the law is right, the turn is not");
//! ```
//!
//! | module | contents |
//! |---|---|
//! | `fault`, `reader` | TOML reader that reports every fault with its line and field |
//! | `scenario` | a scenario and its file format, one file per family |
//! | `agreements` | common agreements that scenarios refer to by name |
//! | `id` | ids of scenarios, stages and variants |
//! | `bank`, `load` | all scenarios, programmes and papers of a folder; their loading |
//! | `own`, `audience` | federations' own scenarios beside them; for whom a bank finds and lists them |
//! | `clause_index` | scenarios by the clauses they turn on |
//! | `files` | the files of a bank; the only file access here |
//! | `question`, `answer` | components asked for, derived from the facts alone; answers |
//! | `change` | a case with one changed fact, and the changes in its ruling |
//! | `contracts` | contracts and results that a form offers |
//! | `idle` | questions that an earlier answer settles |
//! | `desk` | a partly filled case at the Director's desk |
//! | `family_laws` | the laws that bear on a kind of case |
//! | `draft` | texts of the fields of papers and programmes being written |
//! | `exam` | exam papers, drawing, clock, results |
//! | `answerable` | whether a scenario can be asked, and marked by computation |
//! | `right_answer`, `verdict`, `grade` | right answers, the verdict on each component, and the mark |
//! | `premise` | the wrong premise behind a wrong answer |
//! | `variant` | the same pattern with other facts |
//! | `generate` | new scenarios on a clause, for review |
//! | `studio` | a scenario being written: its fields, with or without faults |
//! | `confidence` | confidence and its calibration |
//! | `law_tree` | a law as a decision tree, drawn from the engine |
//! | `names` | translations of a name; their languages |
//! | `mastery`, `programme` | progress by law and towards certificates: requirements, and the ones missing |
//! | `review` | the next practice: due items, mistakes, weak laws |
//! | `similar` | scenarios with the same facts or path |
//! | `statistics` | item and paper statistics of a sitting |
//! | `paths` | the reasons for a ruling; two rulings compared: the point where they part, and the relevant tests |
//! | `replay`, `auction_replay` | a line of play trick by trick; an auction event by event |
//!
//! Not here: users and times of answers (`store`), and sentences (`words`).

pub mod agreements;
pub mod answer;
pub mod answerable;
mod auction_replay;
mod audience;
pub mod bank;
pub mod change;
pub mod clause_index;
pub mod confidence;
mod contracts;
pub mod course;
pub mod desk;
pub mod draft;
pub mod exam;
mod family_laws;
pub mod fault;
mod files;
pub mod generate;
pub mod grade;
mod id;
pub mod idle;
pub mod law_tree;
mod load;
pub mod mastery;
mod names;
pub mod own;
pub mod paths;
pub mod premise;
pub mod programme;
pub mod question;
mod reader;
mod replay;
pub mod review;
mod right_answer;
pub mod scenario;
pub mod similar;
pub mod statistics;
pub mod studio;
pub mod variant;
mod verdict;

pub use answer::{Answer, AnswerFault};
pub use auction_replay::rulings_so_far;
pub use bank::Bank;
pub use change::Change;
pub use clause_index::ClauseIndex;
pub use confidence::{Calibration, Confidence};
pub use family_laws::{OF_CALLS, OF_ENDINGS, family_laws};
pub use fault::{Expected, FaultKind, FileFault, LocatedFault};
pub use grade::{Marked, MarkedComponent, Verdict, mark, mark_by};
pub use mastery::{LawProgress, Mastery, ScenarioMark};
pub use names::{LANGUAGES, Names};
pub use paths::{ComparedPaths, PartingPoint};
pub use premise::{Diagnosis, Premise};
pub use programme::{
    Level, LevelProgress, PracticeScope, Programme, Records, Requirement, RequirementProgress,
};
pub use question::{AnswerForm, ComponentQuestion, RulingForm};
pub use replay::{PlayedTrick, Replay};
pub use scenario::{Scenario, ScenarioSource, Stage, read_elections};
