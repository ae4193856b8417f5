//! Checks a paper against a bank, and finds the programme and levels that the paper names there.

use super::fields::{PaperTable, SCENARIO};
use super::paper::{Paper, PaperRowRule, RowContent};
use super::prepare::{Shortage, shortages, unprepared};
use crate::bank::Bank;
use crate::fault::{FaultKind, LocatedFault};
use crate::id;
use crate::programme::{Level, Programme};
use crate::variant::Variation;
use std::collections::BTreeSet;

impl Paper {
    /// Reads a paper and checks it against this bank; reports every fault.
    pub fn read_for(bank: &Bank, text: &str) -> Result<Paper, Vec<LocatedFault>> {
        Paper::read_with_programmes(bank, &[], text)
    }

    /// Reads a paper for a federation with its own programmes, which take precedence over those of
    /// the bank.
    pub fn read_with_programmes(
        bank: &Bank,
        own: &[Programme],
        text: &str,
    ) -> Result<Paper, Vec<LocatedFault>> {
        Paper::read(text)?.of_federation(own, BTreeSet::new()).checked(bank)
    }

    /// The paper of a federation with its own programmes, which take precedence over those of the
    /// bank. It draws none of these scenarios.
    pub fn of_federation(mut self, own: &[Programme], avoided: BTreeSet<String>) -> Paper {
        self.own = own.iter().find(|one| Some(&one.id) == self.programme.as_ref()).cloned();
        self.avoided = avoided;
        self
    }

    /// The paper if this bank has what it asks for, or every fault.
    pub fn checked(self, bank: &Bank) -> Result<Paper, Vec<LocatedFault>> {
        let faults = self.check(bank);
        if faults.is_empty() { Ok(self) } else { Err(faults) }
    }

    /// Checks the paper against this bank. Reports faults in line order: unknown names; without
    /// those, rows with too few scenarios; and marks without a unit.
    pub fn check(&self, bank: &Bank) -> Vec<LocatedFault> {
        let mut faults = Vec::new();
        if let (Some(programme), None) = (&self.programme, self.programme_in(bank)) {
            faults.push(self.fault("programme", FaultKind::UnknownProgramme(programme.clone())));
        }
        for row in &self.rows {
            faults.extend(self.check_row(bank, row));
        }
        for (line, index) in self.rubric.iter().zip(0_usize..) {
            let kind = line.scenario.as_deref().and_then(|id| self.check_fixed(bank, id));
            let field = PaperTable::Rubric.path(index, SCENARIO.name);
            faults.extend(kind.map(|kind| self.fault(&field, kind)));
        }
        if faults.is_empty() {
            let short = shortages(self, &unprepared(bank, self));
            let fault = |short: &Shortage| self.fault(&short.field, FaultKind::TooFewScenarios(short.have));
            faults.extend(short.iter().map(fault));
        }
        faults.extend(self.lines.bare_marks());
        faults.sort_by_key(|fault| fault.line);
        faults
    }

    fn check_row(&self, bank: &Bank, row: &PaperRowRule) -> Option<LocatedFault> {
        match &row.what {
            RowContent::Fixed(id) => {
                let field = format!("{}.scenario", row.place);
                self.check_fixed(bank, id).map(|kind| self.fault(&field, kind))
            }
            RowContent::Drawn(draw) => {
                // An unknown programme is already reported.
                let programme = self.programme_in(bank)?;
                let level = draw.level.as_deref()?;
                let names = || programme.levels.iter().map(|level| level.name.clone()).collect();
                let is_unknown = programme.levels.iter().all(|one| one.name != level);
                let field = format!("{}.level", row.place);
                is_unknown.then(|| self.fault(&field, FaultKind::UnknownLevel(names())))
            }
        }
    }

    /// The fault of a fixed item or a staged scenario: an unknown id, or an edition of the Laws other than the paper's.
    fn check_fixed(&self, bank: &Bank, id: &str) -> Option<FaultKind> {
        let Some(first) = bank.listed(id::origin(id)).filter(|one| one.stage.is_first()) else {
            return Some(FaultKind::UnknownScenario);
        };
        let ruled_under = match Variation::of(id) {
            None => first.case.edition,
            // The scenario's own edition is not written as a variation.
            Some(Variation::Under(edition)) if edition == first.case.edition => {
                return Some(FaultKind::UnknownScenario);
            }
            Some(Variation::Under(edition)) => edition,
            // Its validity is checked when it is ruled on.
            Some(Variation::Variant(_)) => bank.variants_without_ruling(id).first()?.case.edition,
        };
        let conflicts = self.edition.is_some_and(|edition| edition != ruled_under);
        conflicts.then_some(FaultKind::NotTogether("edition"))
    }

    /// The level of this name in the paper's programme.
    pub(super) fn level<'b>(&'b self, bank: &'b Bank, name: &str) -> Option<&'b Level> {
        let programme = self.programme_in(bank)?;
        programme.levels.iter().find(|level| level.name == name)
    }

    /// The programme it names: the federation's own, or the bank's.
    pub fn programme_in<'b>(&'b self, bank: &'b Bank) -> Option<&'b Programme> {
        self.own.as_ref().or_else(|| bank.programme(self.programme.as_deref()?))
    }
}
