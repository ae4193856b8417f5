//! What a reviewer sees of a scenario: its faults, or its rulings, variants, premises, and those like
//! it.

use super::about::{AboutScenario, about_scenario};
use super::serving::read_own;
use super::{OwnBank, ScenarioState, WrittenScenario};
use crate::roles::Allowed;
use crate::rulings::Rulings;
use bank::own::{OwnId, OwnScenario};
use bank::similar::Likeness;
use bank::{LocatedFault, Scenario};
use rules::engine::{Family, Ruling};
use std::sync::Arc;
use store::StoreError;

/// Most drafts of the federation that a scenario is compared with, the latest.
const DRAFTS: usize = 300;

/// A scenario as read and ruled on.
#[derive(Clone, Debug, Default)]
pub struct Proof {
    /// Faults that keep it from being asked.
    pub faults: Vec<LocatedFault>,
    /// The stages with their rulings; none if the text cannot be read.
    pub stages: Vec<(Arc<Scenario>, Arc<Ruling>)>,
    /// Its variants, and premises of the last stage.
    pub about: AboutScenario,
    /// Scenarios of the bank like it, the most similar first.
    pub similar: Vec<(Likeness, Arc<Scenario>)>,
    /// Drafts of the federation like it.
    pub drafts: Vec<(Likeness, OwnId)>,
}

impl OwnBank {
    /// Reads a scenario, rules on it and compares it, off the serving threads.
    pub async fn proof(
        &self,
        allowed: &Allowed,
        of: &WrittenScenario,
        rulings: Rulings,
    ) -> Result<Proof, StoreError> {
        let own = match read_own(of.file.clone(), of.id.clone()).await {
            Some(Ok(own)) => own,
            Some(Err(faults)) => return Ok(Proof { faults, ..Proof::default() }),
            None => return Ok(Proof::default()),
        };
        let stages: Vec<_> = own.stages().map(|(stage, ruling)| (stage.clone(), ruling.clone())).collect();
        let last = stages.len().saturating_sub(1);
        let vetoed = stages.last().map(|(stage, _)| stage.vetoed.clone()).unwrap_or_default();
        let about = about_scenario(rulings, stages.clone(), last, vetoed).await;
        let bank = self.served.bank().for_papers(allowed.federation().code.as_str().into());
        let drafts = self.unfinished(allowed).await?;
        let id = of.id.clone();
        let work = move || {
            let others = drafts.into_iter().filter(|(other, _)| *other != id);
            let like =
                others.filter_map(|(other, file)| Some((own.likeness(&sound(&file, &other)?)?, other)));
            let drafts = like.collect();
            let similar = own.similar(&bank);
            Proof { faults: own.faults, stages, about, similar, drafts }
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
