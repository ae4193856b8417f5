//! The faults of a programme with a bank.

use super::{Level, Programme};
use crate::bank::Bank;
use crate::fault::{FaultKind, LocatedFault};
use crate::scenario::Scenario;

impl Programme {
    /// Faults with this bank, in line order: too few scenarios of a kind, and marks that are
    /// probably mistaken. Its papers are checked where papers are stored.
    pub fn check(&self, bank: &Bank) -> Vec<LocatedFault> {
        let mut faults: Vec<LocatedFault> = self.lines.bare_marks().collect();
        for lesson in self.levels.iter().flat_map(Level::lessons) {
            let is_one = |one: &&Scenario| {
                lesson.of.has(one.family(), bank.laws_of(&one.id))
                    && self.edition.is_none_or(|of| of == one.case.edition)
            };
            let has = bank.firsts().filter(is_one).count();
            if has < lesson.scenarios {
                let field = format!("{}.scenarios", lesson.place);
                faults.push(LocatedFault::new(self.line(&field), field, FaultKind::TooFewScenarios(has)));
            }
        }
        faults.sort_by_key(|fault| fault.line);
        faults
    }
}
