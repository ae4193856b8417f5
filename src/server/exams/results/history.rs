//! What candidates did with each scenario, over a federation's latest sittings.

use super::ExamResults;
use super::statistics::ItemOfExam;
use crate::exams::sitting::SittingState;
use crate::roles::Allowed;
use bank::statistics::ItemHistory;
use std::collections::BTreeMap;
use store::StoreError;

/// Most sittings counted, the latest ended ones.
const SITTINGS: usize = 12;

/// Histories of scenarios by id, and the number of sittings they are from.
#[derive(Clone, Debug, Default)]
pub struct ItemHistories {
    pub sittings: usize,
    pub items: BTreeMap<String, ItemHistory>,
}

impl ExamResults {
    /// Histories of the scenarios that candidates of the permission's federation were asked.
    pub async fn histories(&self, allowed: &Allowed) -> Result<ItemHistories, StoreError> {
        let mut found = ItemHistories::default();
        let sittings = self.sittings.list(allowed).await?.into_iter();
        for sitting in sittings.filter(|one| one.state == SittingState::Ended).take(SITTINGS) {
            found.sittings += 1;
            for item in self.statistics(allowed, &sitting).await?.items {
                found.items.entry(item.statistics.item.clone()).or_default().add(history(&item));
            }
        }
        Ok(found)
    }
}

fn history(item: &ItemOfExam) -> ItemHistory {
    let asked = item.statistics.asked;
    let (timed, seconds) = item.time.map_or((0, 0.0), |time| (time.of, time.mean * time.of as f64));
    ItemHistory { asked, marks: item.statistics.facility.unwrap_or_default() * asked as f64, timed, seconds }
}
