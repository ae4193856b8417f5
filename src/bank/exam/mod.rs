//! Exams, pure: papers, drawing, time and results.
//!
//! | file | contents |
//! |---|---|
//! | `part` | the closed and the open part, and those that are not written |
//! | `paper`, `paper_check` | an exam paper, read from its file; its faults with a bank |
//! | `fields` | the fields of its file: names and values; `scenario_id`: the id of a scenario there |
//! | `draft` | a paper being written, with or without faults: reading, editing and writing its file |
//! | `coverage` | laws a paper covers |
//! | `pool`, `prepare` | items for drawing papers; their preparation before the sitting |
//! | `judgement` | scenarios that examiners mark |
//! | `checklist` | checks before a sitting is opened |
//! | `draw`, `drawn_paper` | a candidate's paper, drawn from a pool |
//! | `exposure` | how often scenarios were seen |
//! | `on_paper` | answer sheets: signs of choices, and fields in which they are marked |
//! | `clock` | time left, and acceptance of answers |
//! | `marking` | rules for several marks of one page |
//! | `result` | the result of an attempt |
//! | `mean` | exact means |
//! | `rubric` | practical and oral parts, and their combination with the written result |
//! | `rubric_table` | lines of a rubric by the table at which they are judged |
//!
//! Not here: candidates, sittings and answers (`store`), and permissions (`server`).

pub mod checklist;
pub mod clock;
mod coverage;
pub mod draft;
mod draw;
mod drawn_paper;
mod exposure;
pub mod fields;
mod judgement;
pub mod marking;
mod mean;
pub mod on_paper;
pub mod paper;
mod paper_check;
pub(crate) mod part;
mod pool;
mod prepare;
pub mod result;
pub mod rubric;
pub mod rubric_table;
mod scenario_id;

pub use checklist::{Check, CheckResultKind, SittingSchedule, checklist, usual_minutes};
pub use clock::{Phase, Times};
pub use coverage::{Coverage, LawCoverage, RowCoverage, coverage};
pub use draft::{Draft, DraftEdit, DraftRow};
pub use draw::{draw, shortfalls};
pub use drawn_paper::{DrawnPaper, PageOf, PaperItem};
pub use exposure::Exposure;
pub use fields::PaperTable;
pub use judgement::{is_contested, is_for_examiners, is_judged};
pub use marking::{AwardedMark, MarkKind, MarkingStatus, marking_status, turn_of};
pub use mean::MarkFraction;
pub(super) use mean::weighted_mean;
pub use on_paper::{SheetField, SignFault};
pub use paper::Paper;
pub use part::{Part, UnwrittenPart};
pub use pool::{Pool, PoolItem, PoolRow};
pub use prepare::{ScenarioUse, Shortage, pool, unprepared, unvalidated, validated};
pub use result::{ExamResult, ItemResult, PageMark, PartResult, Rules, result};
pub use rubric::{CombinedResult, Points, RubricLine, UnwrittenResult, join};
pub use rubric_table::{RubricTable, TablePoints, tables};
