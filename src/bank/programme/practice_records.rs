//! Practice records: one mark for each scenario of the bank that a user has practised.

use super::records::{PracticeRecord, Records};
use crate::bank::Bank;
use crate::id;
use crate::mastery::{ScenarioMark, whole_mark};
use crate::scenario::Scenario;
use crate::variant::is_under_another_code;
use std::collections::BTreeMap;

impl Records {
    /// Practice records from a user's marks, which may be in any order. A scenario's record has its
    /// best mark. A scenario of several stages has a record only once all of them have been
    /// answered, with the mean of their best marks, rounded down.
    ///
    /// A mark for a variant counts for its scenario; one under another code does not count.
    pub fn practice_records(bank: &Bank, marks: &[ScenarioMark]) -> Vec<PracticeRecord> {
        let mut best: BTreeMap<&str, u16> = BTreeMap::new();
        for mark in marks.iter().filter(|mark| !is_under_another_code(&mark.scenario)) {
            let best_so_far = best.entry(id::origin(&mark.scenario)).or_default();
            *best_so_far = mark.permille.max(*best_so_far);
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
