//! Item exposure: how often candidates have seen each scenario.

use super::drawn_paper::DrawnPaper;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Number of times each scenario was seen, by id, by one candidate or by all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exposure(pub BTreeMap<String, u32>);

impl Exposure {
    /// Number of times a scenario was seen.
    pub fn times(&self, origin: &str) -> u32 {
        self.0.get(origin).copied().unwrap_or(0)
    }

    /// Takes the items of a paper off the counts.
    pub fn remove(&mut self, drawn: &DrawnPaper) {
        for item in &drawn.items {
            if let Some(times) = self.0.get_mut(item.origin()) {
                *times = times.saturating_sub(1);
            }
        }
    }

    /// Adds the items of a paper to the counts.
    pub fn add(&mut self, drawn: &DrawnPaper) {
        for item in &drawn.items {
            *self.0.entry(item.origin().to_owned()).or_default() += 1;
        }
    }
}
