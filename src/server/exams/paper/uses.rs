//! Papers that use a scenario, and sittings that may still ask it.

use super::{Papers, WrittenPaper};
use crate::exams::sitting::SittingState;
use crate::roles::Allowed;
use bank::Bank;
use bank::exam::{Paper, Pool, ScenarioUse};
use std::sync::Arc;
use store::sitting::{SittingId, SittingRow};
use store::{StoreError, paper, sitting};

/// Where a scenario is used in a federation.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScenarioUses {
    /// Papers, by name.
    pub papers: Vec<(WrittenPaper, ScenarioUse)>,
    /// Open sittings that may still ask it, with their names, the latest first.
    pub sittings: Vec<(SittingId, String)>,
}

impl Papers {
    /// Where a scenario is used. Of papers with faults nothing is known.
    pub async fn uses(
        &self,
        allowed: &Allowed,
        bank: Arc<Bank>,
        origin: &str,
    ) -> Result<ScenarioUses, StoreError> {
        let federation = allowed.federation().id;
        let (now, mut prepared) = (self.clock.now(), Vec::new());
        let is_open = |row: &SittingRow| row.state == SittingState::Open.word() && row.closes_at > now;
        for row in sitting::of_federation(&self.store, federation).await?.into_iter().filter(is_open) {
            let material = sitting::prepared(&self.store, federation, row.id).await?;
            prepared.extend(material.map(|material| (row.id, row.name, material.pool)));
        }
        let papers = paper::of_federation(&self.store, federation).await?;
        let (origin, code) = (origin.to_owned(), allowed.federation().code.clone());
        let work = move || {
            let bank = bank.for_papers(code.into());
            let used = |one: WrittenPaper| {
                let used = ScenarioUse::of(&bank, &Paper::read(&one.file).ok()?, &origin)?;
                Some((one, used))
            };
            let papers = papers.into_iter().map(WrittenPaper::from).filter_map(used).collect();
            let asks = |(id, name, pool)| {
                let pool: Pool = serde_json::from_value(pool).ok()?;
                pool.has(&origin).then_some((id, name))
            };
            ScenarioUses { papers, sittings: prepared.into_iter().filter_map(asks).collect() }
        };
        Ok(tokio::task::spawn_blocking(work).await.unwrap_or_default())
    }
}
