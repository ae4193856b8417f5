//! Practice records, made from a user's marks.

use super::records::{PracticeRecord, Records};
use crate::bank::Bank;
use crate::id;
use crate::mastery::{ScenarioMark, whole_mark};
use crate::scenario::Scenario;
use crate::variant::is_under_another_code;
use std::collections::BTreeMap;

impl Records {
    /// The records of these marks, in whatever order: the best of each scenario of the bank. One of
    /// several stages has one when all of them have been answered: the mean of their best marks,
    /// rounded down. A variant counts for its scenario, an answer under another code for nothing.
    pub fn practised(bank: &Bank, marks: &[ScenarioMark]) -> Vec<PracticeRecord> {
        let mut best: BTreeMap<&str, u16> = BTreeMap::new();
        for mark in marks.iter().filter(|mark| !is_under_another_code(&mark.scenario)) {
            let mark_so_far = best.entry(id::origin(&mark.scenario)).or_default();
            *mark_so_far = mark.permille.max(*mark_so_far);
        }
        let record = |first: &Scenario| {
            Some(PracticeRecord {
                scenario: first.id.clone(),
                family: first.family(),
                laws: bank.laws_of(&first.id).to_vec(),
                edition: first.case.edition,
                permille: whole_mark(bank, first, |id| best.get(id).copied())?,
            })
        };
        bank.firsts().filter_map(record).collect()
    }
}
