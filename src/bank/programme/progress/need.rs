//! The practice that the next requirement of a level still needs.

use super::{Counts, LevelProgress, MissingPart, RequirementProgress};
use crate::bank::Bank;
use crate::programme::level::Level;
use crate::programme::practice::PracticeScope;
use crate::programme::records::Records;
use crate::programme::{Programme, Requirement};
use crate::scenario::Scenario;

/// Scenarios that a requirement still needs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PracticeNeed<'a> {
    pub level: &'a Level,
    /// Kind
    pub of: PracticeScope,
    /// Number, at least one
    pub more: usize,
}

impl<'a> LevelProgress<'a> {
    /// The scenarios that the first requirement with too few of them needs; `None` if there is none,
    /// or the certificate is held.
    pub fn practice_need(&self) -> Option<PracticeNeed<'a>> {
        if self.held.is_some() {
            return None;
        }
        let (of, more) = self.requires.iter().find_map(need)?;
        Some(PracticeNeed { level: self.level, of, more })
    }
}

impl PracticeNeed<'_> {
    /// The first scenario of the bank that would meet it: of its kind and the programme's edition,
    /// and without a record.
    pub fn scenario<'a>(
        &self,
        bank: &'a Bank,
        programme: &Programme,
        records: &Records,
    ) -> Option<&'a Scenario> {
        let is_practised = |id: &str| records.practice.iter().any(|one| one.scenario == id);
        bank.firsts().find(|one| {
            self.of.has(one.family(), bank.laws_of(&one.id))
                && programme.edition.is_none_or(|edition| edition == one.case.edition)
                && !is_practised(&one.id)
        })
    }
}

fn need(one: &RequirementProgress<'_>) -> Option<(PracticeScope, usize)> {
    if one.met {
        return None;
    }
    match (&one.counts, one.requirement) {
        (Counts::Practice(_), Requirement::Practice(practice)) => {
            Some((practice.lesson.of, scenarios(&one.missing)?))
        }
        (Counts::Lessons { lessons, .. }, _) => {
            lessons.iter().find_map(|one| Some((one.lesson.of, scenarios(&one.missing)?)))
        }
        (Counts::Several(each), _) => each.iter().find_map(need),
        _ => None,
    }
}

fn scenarios(missing: &[MissingPart]) -> Option<usize> {
    missing.iter().find_map(|part| match part {
        MissingPart::Scenarios(more) => Some(*more),
        _ => None,
    })
}
