//! What stands in the files of an archive. Times are RFC 3339 in UTC, ids UUIDs, hashes hexadecimal, marks thousandths.

use bank::exam::Drawn;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// The word by which an archive is known.
pub const FORMAT: &str = "director-exam-archive";
/// The version of what is described here.
pub const VERSION: u32 = 1;
/// The name of the manifest.
pub const MANIFEST: &str = "manifest.json";
/// Where attempts stand.
pub const ATTEMPTS: &str = "attempts/";
/// How the name of an archive ends.
pub const ENDING: &str = ".zip";

/// What an archive is of, and what is in it.
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
    /// How many attempts are in it.
    pub attempts: usize,
    /// Whether it was made before every page of a candidate had a mark that counts.
    pub provisional: bool,
    /// Those pages. What was given to them so far is not in it: who marks them next is to be blind of that.
    pub waiting: Vec<Waiting>,
    /// What was asked and is not in it, because the bank had it no more.
    pub missing: Vec<String>,
    /// What was asked and is in it as the bank had it when the archive was made, which is not as some were asked it.
    pub changed: Vec<String>,
    /// Every other file, in the order in which they stand in it.
    pub files: Vec<Listed>,
}

impl Manifest {
    /// Whether it was made before everything was marked.
    pub fn is_provisional(&self) -> bool {
        self.provisional || !self.waiting.is_empty()
    }
}

/// The pages of an attempt that waited to be marked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waiting {
    pub attempt: String,
    /// Their numbers, from 1.
    pub pages: Vec<i32>,
}

/// A file of an archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listed {
    pub path: String,
    /// How long it is.
    pub bytes: u64,
    /// The SHA-256 of its content.
    pub sha256: String,
}

/// An attempt.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct AttemptFile {
    pub attempt: String,
    pub candidate: Candidate,
    /// Which of their attempts it is, counted from 1.
    pub number: i32,
    /// Whether it is an examiner's trial.
    pub test: bool,
    /// `submitted`, `out_of_time`, `ended`, or `not_sat` where the candidate never began; of a trial also `waits` and `under_way`.
    pub state: String,
    /// When it began and ended, and what its clock was given.
    pub clock: Value,
    /// Their paper.
    pub drawn: Drawn,
    /// Each page of it.
    pub pages: Vec<PageFile>,
    /// Every change of an answer, in the order in which they were kept.
    pub answers: Vec<AnswerFile>,
    /// Every mark, in the order in which they were given to each page; none of a page that waits.
    pub marks: Vec<MarkFile>,
    /// What it came to; nothing of a trial, and where it was not sat.
    pub result: Option<ResultFile>,
    /// The appeals, in the order of the pages.
    pub appeals: Vec<AppealFile>,
}

/// Somebody with an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The code of their home federation.
    pub federation: String,
    /// Their account.
    pub account: String,
    /// Their name, where the account is still there.
    pub name: Option<String>,
}

/// Somebody who sat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Candidate {
    /// Their account.
    pub account: String,
    /// Their name, where the account is still there.
    pub name: Option<String>,
    /// The number the federation knows them by.
    pub member_number: Option<String>,
}

/// A page of a paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageFile {
    /// Its number, from 1.
    pub page: usize,
    /// What is asked: `scenarios/{id}/`.
    pub scenario: String,
    /// What that was when the paper was drawn, as a digest; none where there is none.
    pub facts: Option<String>,
    /// `closed` or `open`.
    pub part: String,
    /// When it was first in front of them.
    pub seen_at: Option<String>,
    /// For how long.
    pub seconds: i32,
    pub flagged: bool,
    pub note: String,
    /// When they went on to the next stage.
    pub closed_at: Option<String>,
}

/// A change of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnswerFile {
    /// Which change of the attempt it is, counted from 1.
    pub number: i32,
    pub page: i32,
    /// The browser's own number for it.
    pub change: String,
    /// What was answered then, byte for byte as the receipt has it.
    pub answer: String,
    /// When it was kept.
    pub saved_at: String,
    /// The receipt that the candidate was shown the beginning of.
    pub receipt: String,
}

/// A mark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarkFile {
    /// The page; 0 for what is no page of the paper.
    pub page: i32,
    /// Which mark of the page it is.
    pub number: i32,
    /// `engine`, `examiner`, `third`, `remark` or `rubric`.
    pub kind: String,
    /// Who gave it, where it was a person.
    pub by: Option<Person>,
    pub mark: i16,
    /// How each component was marked.
    pub components: BTreeMap<String, String>,
    /// The version of the engine that lay before who gave it.
    pub engine: String,
    pub reason: String,
    /// When it was given.
    pub marked_at: String,
}

/// What an attempt came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultFile {
    /// The whole; nothing as long as something waits to be marked.
    pub permille: Option<u16>,
    /// Whether a critical item that went wrong has held it down.
    pub capped: bool,
    /// Whether they passed, where that is asked.
    pub passed: Option<bool>,
    /// The band, from 1, and 0 below the lowest; nothing where there are none.
    pub band: Option<usize>,
    /// Each part by its word; nothing as long as something in it waits.
    pub parts: BTreeMap<String, Option<u16>>,
    /// How many pages and lines of the sheet wait to be marked.
    pub waits: usize,
}

/// An appeal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AppealFile {
    pub appeal: String,
    pub page: i32,
    /// What the candidate said.
    pub text: String,
    pub raised_at: String,
    /// `open`, `upheld` or `refused`.
    pub state: String,
    /// What was answered; empty as long as it is open.
    pub answer: String,
    /// By whom.
    pub by: Option<Person>,
    pub decided_at: Option<String>,
}

/// An entry of the audit log that tells of the sitting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogEntry {
    /// Its place in the federation's log.
    pub number: i64,
    /// When it was done.
    pub at: String,
    /// Who did it; nothing where it was the operator's program.
    pub by: Option<Person>,
    /// What was done.
    pub deed: String,
    /// The kind of thing it was done to.
    pub on_kind: String,
    /// To whom, where it was a person.
    pub on: Option<Person>,
    /// What else is told: JSON, in the very bytes that the hash is made of.
    pub detail: String,
    /// The hash of the entry in that log.
    pub hash: String,
}
