//! File formats in an archive. Times are RFC 3339 in UTC, ids UUIDs, hashes hexadecimal, marks in
//! thousandths.

use bank::exam::DrawnPaper;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// Identifier of the format.
pub const FORMAT: &str = "director-exam-archive";
/// Version of the format.
pub const VERSION: u32 = 1;
/// The name of the manifest.
pub const MANIFEST: &str = "manifest.json";
/// Folder of attempts.
pub const ATTEMPTS: &str = "attempts/";
/// File extension of an archive.
pub const ENDING: &str = ".zip";

/// The subject and the files of an archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// `director-exam-archive`.
    pub format: String,
    /// The version of the format.
    pub version: u32,
    /// The version of the engine that gave the rulings in it.
    pub engine: String,
    /// The code of the federation.
    pub federation: String,
    pub sitting: String,
    pub made_at: String,
    /// Number of attempts.
    pub attempts: usize,
    /// True if it was made before every candidate's page had a final mark.
    pub provisional: bool,
    /// Those pages. Their marks so far are omitted, as the next examiner must not see them.
    pub waiting: Vec<UnmarkedPages>,
    /// Questions that are not included, as the bank no longer had them.
    pub missing: Vec<String>,
    /// Questions included as the bank had them when the archive was made, different from the
    /// version in some papers.
    pub changed: Vec<String>,
    /// All other files, in the order of the archive.
    pub files: Vec<ArchivedFile>,
}

impl Manifest {
    /// True if it was made before all marks were final.
    pub fn is_provisional(&self) -> bool {
        self.provisional || !self.waiting.is_empty()
    }
}

/// The pages of an attempt that waited to be marked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnmarkedPages {
    pub attempt: String,
    /// Their numbers, from 1.
    pub pages: Vec<i32>,
}

/// A file of an archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArchivedFile {
    pub path: String,
    /// Length.
    pub bytes: u64,
    /// The SHA-256 of its content.
    pub sha256: String,
}

/// An attempt.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AttemptFile {
    pub attempt: String,
    pub candidate: CandidateEntry,
    /// Number of the attempt for this candidate, from 1.
    pub number: i32,
    /// True for an examiner's trial.
    pub test: bool,
    /// The candidate's number in the hall; absent if they sat on a device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hall_number: Option<i32>,
    /// `submitted`, `out_of_time`, `ended`, or `not_sat` where the candidate never began; of a
    /// trial also `waits` and `under_way`.
    pub state: String,
    /// Start, end and clock adjustments.
    pub clock: Value,
    /// Their paper.
    pub drawn: DrawnPaper,
    /// Each page of it.
    pub pages: Vec<PageFile>,
    /// All changes of answers in the order of saving.
    pub answers: Vec<AnswerFile>,
    /// All marks by page in order, without those of waiting pages.
    pub marks: Vec<MarkFile>,
    /// Result; absent for a trial, and if never begun.
    pub result: Option<ResultFile>,
    /// The appeals, in the order of the pages.
    pub appeals: Vec<AppealFile>,
}

/// An account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ArchivedPerson {
    /// The code of their home federation.
    pub federation: String,
    pub account: String,
    /// Their name, unless the account was deleted.
    pub name: Option<String>,
}

/// A candidate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CandidateEntry {
    pub account: String,
    /// Their name, unless the account was deleted.
    pub name: Option<String>,
    /// Member number in the federation.
    pub member_number: Option<String>,
}

/// A page of a paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageFile {
    /// Number, from 1.
    pub page: usize,
    /// Question: `scenarios/{id}/`.
    pub scenario: String,
    /// Digest of the question when the paper was drawn, if stored.
    pub facts: Option<String>,
    /// `closed` or `open`.
    pub part: String,
    /// Time of the first view.
    pub seen_at: Option<String>,
    /// Duration of viewing.
    pub seconds: i32,
    pub flagged: bool,
    pub note: String,
    /// Time at which the candidate moved on to the next stage.
    pub closed_at: Option<String>,
}

/// A change of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnswerFile {
    /// Number of the change in the attempt, from 1.
    pub number: i32,
    pub page: i32,
    /// The browser's id of the change.
    pub change: String,
    /// The answer at that point, byte for byte as in the receipt.
    pub answer: String,
    pub saved_at: String,
    /// The receipt, whose beginning the candidate was shown.
    pub receipt: String,
}

/// A mark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarkFile {
    /// The page; 0 for practical and oral parts.
    pub page: i32,
    /// Number of the mark for its page.
    pub number: i32,
    /// `engine`, `examiner`, `third`, `remark` or `rubric`.
    pub kind: String,
    /// The examiner, if any.
    pub by: Option<ArchivedPerson>,
    pub mark: i16,
    /// Verdicts by component; points by line of a rubric, and remarks by `@` and the name of a table.
    pub components: BTreeMap<String, String>,
    /// Version of the engine at that time.
    pub engine: String,
    pub reason: String,
    pub marked_at: String,
    /// True if the row is no mark, but withdraws those before it: the paper was corrected.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub withdraws: bool,
}

/// Result of an attempt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultFile {
    /// Total in thousandths; absent while anything waits to be marked.
    pub permille: Option<u16>,
    /// True if a critical item capped it.
    pub capped: bool,
    /// Passed or failed, if there is a pass mark.
    pub passed: Option<bool>,
    /// The band, from 1, and 0 below the lowest; absent without bands.
    pub band: Option<usize>,
    /// Parts by token; null while anything in the part waits.
    pub parts: BTreeMap<String, Option<u16>>,
    /// Number of unmarked pages and rubric lines.
    pub waits: usize,
}

/// An appeal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AppealFile {
    pub appeal: String,
    pub page: i32,
    /// The candidate's reasons.
    pub text: String,
    pub raised_at: String,
    /// `open`, `upheld` or `refused`.
    pub state: String,
    /// The answer; empty while the appeal is open.
    pub answer: String,
    /// By whom.
    pub by: Option<ArchivedPerson>,
    pub decided_at: Option<String>,
}

/// An audit entry about the sitting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogEntry {
    /// Number in the federation's log.
    pub number: i64,
    /// Time.
    pub at: String,
    /// The actor; absent for the operator's program.
    pub by: Option<ArchivedPerson>,
    /// The action.
    pub deed: String,
    /// The kind of thing it was done to.
    pub on_kind: String,
    /// The object, if a person.
    pub on: Option<ArchivedPerson>,
    /// Details: JSON, in the exact bytes that are hashed.
    pub detail: String,
    /// The hash of the entry in that log.
    pub hash: String,
}
