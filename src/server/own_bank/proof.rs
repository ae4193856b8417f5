//! What a reviewer sees of a scenario: its faults, or its rulings, variants, premises, and those like
//! it.

use super::serving::read_own;
use super::{OwnBank, ScenarioState, WrittenScenario};
use crate::roles::Allowed;
use bank::own::{OwnId, OwnScenario};
use bank::similar::Likeness;
use bank::studio::premises;
use bank::{LocatedFault, Premise, Scenario};
use rules::engine::{self, Case, Family, Ruling};
use std::sync::Arc;
use store::StoreError;

/// Most variants shown.
const VARIANTS: usize = 3;
/// Most drafts of the federation that a scenario is compared with, the latest.
const DRAFTS: usize = 300;

/// A scenario as read and ruled on.
#[derive(Clone, Debug, Default)]
pub struct Proof {
    /// Faults that keep it from being asked.
    pub faults: Vec<LocatedFault>,
    /// The stages with their rulings; none if the text cannot be read.
    pub stages: Vec<(Arc<Scenario>, Arc<Ruling>)>,
    /// Some variants of the first stage.
    pub variants: Vec<Arc<Scenario>>,
    /// Wrong assumptions behind wrong answers to the last stage that a mark explains.
    pub premises: Vec<Premise>,
    /// Scenarios of the bank like it, the most similar first.
    pub similar: Vec<(Likeness, Arc<Scenario>)>,
    /// Drafts of the federation like it.
    pub drafts: Vec<(Likeness, OwnId)>,
}

impl OwnBank {
    /// Reads a scenario, rules on it and compares it, off the serving threads.
    pub async fn proof(&self, allowed: &Allowed, of: &WrittenScenario) -> Result<Proof, StoreError> {
        let own = match read_own(of.file.clone(), of.id.clone()).await {
            Some(Ok(own)) => own,
            Some(Err(faults)) => return Ok(Proof { faults, ..Proof::default() }),
            None => return Ok(Proof::default()),
        };
        let bank = self.served.bank().for_papers(allowed.federation().code.as_str().into());
        let drafts = self.unfinished(allowed).await?;
        let id = of.id.clone();
        let work = move || {
            let others = drafts.into_iter().filter(|(other, _)| *other != id);
            let like =
                others.filter_map(|(other, file)| Some((own.likeness(&sound(&file, &other)?)?, other)));
            let drafts = like.collect();
            let stages: Vec<_> =
                own.stages().map(|(stage, ruling)| (stage.clone(), ruling.clone())).collect();
            let premises =
                stages.last().map(|(stage, ruling)| quick_premises(stage, ruling)).unwrap_or_default();
            let (similar, variants) = (own.similar(&bank), own.variants(VARIANTS));
            Proof { faults: own.faults, stages, variants, premises, similar, drafts }
        };
        Ok(tokio::task::spawn_blocking(work).await.unwrap_or_default())
    }

    /// The ids and files of the latest drafts and scenarios in review.
    pub(super) async fn unfinished(&self, allowed: &Allowed) -> Result<Vec<(OwnId, String)>, StoreError> {
        let all = self.list(allowed).await?.into_iter();
        let unfinished = all.filter(|one| matches!(one.state, ScenarioState::Draft | ScenarioState::Review));
        Ok(unfinished.take(DRAFTS).map(|one| (one.id, one.file)).collect())
    }
}

/// A scenario as ruled on; `None` if that needs a search.
pub(super) fn quick(file: &str, id: &OwnId) -> Result<Option<OwnScenario>, Vec<LocatedFault>> {
    let is_quick = |stage: &Scenario| stage.family() == Family::Rotation;
    match Scenario::read_stages(file)?.iter().all(is_quick) {
        true => OwnScenario::read(file, id).map(Some),
        false => Ok(None),
    }
}

/// A scenario without faults, if it needs no search to be ruled on.
pub(super) fn sound(file: &str, id: &OwnId) -> Option<OwnScenario> {
    quick(file, id).ok().flatten().filter(|own| own.faults.is_empty())
}

/// Premises under which an asked component is answered wrongly, as far as no search is needed.
fn quick_premises(stage: &Scenario, ruling: &Ruling) -> Vec<Premise> {
    let is_quick = |case: &Case| case.facts.family() == Family::Rotation;
    let rule = |case: &Case| is_quick(case).then(|| Arc::new(engine::rule(case)));
    premises(stage, ruling, rule).into_iter().map(|tried| tried.premise.premise).collect()
}
