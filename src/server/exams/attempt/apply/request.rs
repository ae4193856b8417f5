//! A candidate's request, or that of the examiner who types in a paper.

use crate::audit::By;
use crate::exams::attempt::AttemptRules;
use crate::exams::attempt::act::Act;
use jiff::Timestamp;
use store::attempt::AttemptId;
use store::federation::FederationId;

/// The examiner who types in what a candidate wrote on paper, or confirms what was read of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Typist {
    pub by: By,
    /// True if it was read from pictures.
    pub from_scans: bool,
}

/// A candidate's request: actions, time of arrival, and device.
#[derive(Debug)]
pub(crate) struct CandidateRequest {
    pub federation: FederationId,
    pub id: AttemptId,
    pub device: String,
    /// True if the device sends signals by itself; a plain form does not.
    pub live: bool,
    pub at: Timestamp,
    pub rules: AttemptRules,
    pub acts: Vec<Act>,
    /// The examiner who types in what the candidate wrote on paper
    pub typist: Option<Typist>,
}

impl CandidateRequest {
    pub fn attempt(&self) -> AttemptId {
        self.id
    }
}
