//! Progress with a requirement, alone or combined.

use super::{Counts, MissingPart, RequirementProgress};
use crate::programme::records::Evidence;
use crate::programme::requirement::Requirement;

impl Requirement {
    /// A user's progress with it.
    pub(in crate::programme) fn progress<'a>(&'a self, evidence: Evidence<'a>) -> RequirementProgress<'a> {
        let (counts, missing) = match self {
            Requirement::Practice(practice) => practice.progress(evidence),
            Requirement::Lessons(lessons) => lessons.progress(evidence),
            Requirement::Exam(exam) => exam.progress(evidence.exams(), evidence.today),
            Requirement::Practical(practical) => practical.progress(evidence),
            Requirement::Oral(oral) => oral.progress(evidence),
            Requirement::All(of) => several(of, of.len(), evidence),
            Requirement::Any { least, of } => several(of, *least, evidence),
        };
        RequirementProgress { requirement: self, counts, met: missing.is_empty(), missing }
    }

    /// True if it would be met with at least this mark, in thousandths, required of every exam.
    pub(in crate::programme) fn is_met_at(&self, mark: u16, evidence: Evidence<'_>) -> bool {
        let met = |one: &&Requirement| one.is_met_at(mark, evidence);
        match self {
            Requirement::Exam(exam) => exam.is_met_at(mark, evidence.exams(), evidence.today),
            Requirement::All(of) => of.iter().all(|one| met(&one)),
            Requirement::Any { least, of } => of.iter().filter(met).count() >= *least,
            other => other.progress(evidence).met,
        }
    }
}

fn several<'a>(
    of: &'a [Requirement],
    least: usize,
    evidence: Evidence<'a>,
) -> (Counts<'a>, Vec<MissingPart>) {
    let each: Vec<RequirementProgress<'a>> = of.iter().map(|one| one.progress(evidence)).collect();
    let more = least.saturating_sub(each.iter().filter(|one| one.met).count());
    (Counts::Several(each), if more > 0 { vec![MissingPart::Requirements(more)] } else { Vec::new() })
}
