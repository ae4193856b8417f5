//! The next step of an exam, from its sitting and results.

use super::Results;
use crate::exams::attempt::AttemptState;
use crate::exams::sitting::Review;
use derive::Word;
use jiff::Timestamp;
use store::attempt::AttemptId;

/// The next step of an exam.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum ExamStep {
    /// A draft: check and open it
    Open,
    /// Opened, not yet begun
    Begin,
    /// Candidates may sit
    Watch,
    /// Answers wait for examiners
    Mark,
    /// Points of a practical or oral part are missing
    Points {
        /// The first attempt without them
        attempt: AttemptId,
    },
    /// Papers written in a hall wait to be typed in or scanned
    Type,
    /// The engine is marking
    Wait,
    /// Results are complete, but not released
    Release,
    /// Certificates may be issued
    Issue,
    /// Released, but not archived
    Archive,
    /// Archived
    Done,
    /// Over without candidates
    Nobody,
    /// Over, and not looked into
    Look,
}

impl Results {
    /// The next step at this time, up to the issue of certificates, and the number it concerns:
    /// candidates sitting, or answers, sheets or results waiting.
    pub fn step(&self, now: Timestamp) -> (ExamStep, usize) {
        let candidates = || self.outcomes.iter().filter(|one| !one.test);
        if !self.sitting.is_over(now) {
            let step = if now < self.sitting.opens_at { ExamStep::Begin } else { ExamStep::Watch };
            return (step, candidates().filter(|one| one.state == AttemptState::UnderWay).count());
        }
        let papers = |state| candidates().filter(|one| one.on_paper && one.state == state).count();
        let (empty, begun) = (papers(AttemptState::Waits), papers(AttemptState::UnderWay));
        let finished = candidates().any(|one| one.on_paper && one.begun && one.state.is_over());
        // Once papers are finished, empty ones may be those of people who did not come.
        if begun > 0 || (empty > 0 && !finished) {
            return (ExamStep::Type, empty + begun);
        }
        let answers: usize = candidates().map(|one| one.left).sum();
        if answers > 0 {
            return (ExamStep::Mark, answers);
        }
        let lines = |joined: &bank::exam::CombinedResult| joined.waits > joined.written.waits;
        let mut sheets = candidates().filter(|one| one.joined.as_ref().is_some_and(lines));
        if let Some(first) = sheets.next() {
            return (ExamStep::Points { attempt: first.attempt }, 1 + sheets.count());
        }
        let coming: usize = candidates().map(|one| one.coming).sum();
        if coming > 0 {
            return (ExamStep::Wait, coming);
        }
        let results = candidates().filter(|one| one.joined.is_some()).count();
        // Of an exam at tables only, no candidate has points.
        let first = candidates().find(|one| one.at_tables);
        match (results, self.sitting.review) {
            (0, _) => first.map_or((ExamStep::Nobody, 0), |first| {
                let waits = candidates().filter(|one| one.at_tables).count();
                (ExamStep::Points { attempt: first.attempt }, waits)
            }),
            (_, Review::None) => (ExamStep::Release, results),
            _ => (ExamStep::Issue, results),
        }
    }
}
