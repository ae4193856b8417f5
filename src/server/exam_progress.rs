//! The progress of a federation's exams: where each stands, and its next step.

use crate::audit::Deed;
use crate::certificates::Issuing;
use crate::exams::results::{ExamResults, ExamStep};
use crate::exams::sitting::{Review, Sitting, SittingState, Sittings};
use crate::parts::{Clock, Service, Store};
use crate::roles::{Action, Allowed, Whose};
use bank::Bank;
use std::collections::{BTreeMap, BTreeSet};
use store::{StoreError, audit};
use uuid::Uuid;

/// Sittings with unreleased results that are looked into, the latest first: each costs as much as
/// its page of results.
const LOOKED_INTO: usize = 20;

/// A sitting with its next step.
#[derive(Clone, Debug)]
pub struct ExamStanding {
    pub sitting: Sitting,
    pub step: ExamStep,
    /// The number the step concerns: candidates sitting, or what waits.
    pub count: usize,
}

/// Where exams stand.
#[derive(Clone, Debug, Service)]
pub struct ExamProgress {
    store: Store,
    clock: Clock,
    sittings: Sittings,
    results: ExamResults,
    issuing: Issuing,
}

impl ExamProgress {
    /// The sittings of the permission's federation with their next steps, the latest first.
    pub async fn of_all(&self, allowed: &Allowed, bank: &Bank) -> Result<Vec<ExamStanding>, StoreError> {
        let sittings = self.sittings.list(allowed).await?;
        let released = sittings.iter().any(|one| one.review > Review::None);
        let (proposed, archived) = match released {
            true => (self.proposed(allowed, bank).await?, self.archived(allowed).await?),
            false => Default::default(),
        };
        let (mut standings, mut looked) = (Vec::new(), 0);
        for sitting in sittings {
            let (step, count) = if sitting.state == SittingState::Draft {
                (ExamStep::Open, 0)
            } else if sitting.review > Review::None {
                match proposed.get(&sitting.code) {
                    Some(count) if !sitting.trial => (ExamStep::Issue, *count),
                    _ if archived.contains(&sitting.id.0) => (ExamStep::Done, 0),
                    _ => (ExamStep::Archive, 0),
                }
            } else if looked < LOOKED_INTO {
                looked += 1;
                let results = self.results.of_sitting(allowed, bank, sitting.id).await?;
                results.map_or((ExamStep::Look, 0), |found| found.step(self.clock.instant()))
            } else {
                (ExamStep::Look, 0)
            };
            standings.push(ExamStanding { sitting, step, count });
        }
        Ok(standings)
    }

    /// Number of certificates to issue by the code of an exam they rest on.
    async fn proposed(&self, allowed: &Allowed, bank: &Bank) -> Result<BTreeMap<String, usize>, StoreError> {
        let mut found = BTreeMap::new();
        if !allowed.may_also(Action::Certify, Whose::Others) {
            return Ok(found);
        }
        for proposal in self.issuing.proposals(allowed, bank).await? {
            let codes: BTreeSet<String> = proposal.grounds.exams.into_iter().map(|exam| exam.paper).collect();
            for code in codes.into_iter().filter(|_| proposal.awaits.is_none()) {
                *found.entry(code).or_default() += 1;
            }
        }
        Ok(found)
    }

    /// Ids of archived sittings.
    async fn archived(&self, allowed: &Allowed) -> Result<BTreeSet<Uuid>, StoreError> {
        let deed = Deed::SittingArchived.word();
        let ids = audit::objects_of(&self.store, allowed.federation().id, deed).await?;
        Ok(ids.into_iter().collect())
    }
}
