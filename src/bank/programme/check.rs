//! Checks a programme against a bank of scenarios: enough scenarios for each lesson, and marks with
//! their unit.

use super::{Level, Programme};
use crate::bank::Bank;
use crate::fault::{FaultKind, LocatedFault};
use crate::scenario::Scenario;

impl Programme {
    /// Faults of this programme with a bank, in line order: lessons that need more scenarios than
    /// the bank has, and marks without a unit, which are probably mistaken. The exam papers it
    /// names are not checked here, but where papers are stored.
    pub fn check(&self, bank: &Bank) -> Vec<LocatedFault> {
        let mut faults: Vec<LocatedFault> = self.lines.bare_marks().collect();
        for lesson in self.levels.iter().flat_map(Level::lessons) {
            let counts = |one: &&Scenario| {
                lesson.of.has(one.family(), bank.laws_of(&one.id))
                    && self.edition.is_none_or(|edition| edition == one.case.edition)
            };
            let found = bank.firsts().filter(counts).count();
            if found < lesson.scenarios {
                let field = format!("{}.scenarios", lesson.place);
                faults.push(LocatedFault::new(self.line(&field), field, FaultKind::TooFewScenarios(found)));
            }
        }
        faults.sort_by_key(|fault| fault.line);
        faults
    }
}
