//! A premise in a case, and the ruling under it.

use super::Premise;
use super::reading::RulingReading;
use crate::auction_replay::before_call;
use crate::change::Change;
use rules::bridge::{Seat, Suit};
use rules::engine::rotation::{AsIf, Suppositions};
use rules::engine::{self, Case, Facts, Ruling};
use rules::law::{Clause, Edition};
use std::sync::Arc;

/// A premise behind an answer, and its subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CasePremise {
    pub premise: Premise,
    /// Subject
    pub of: PremiseSubject,
}

/// The subject of a premise in a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PremiseSubject {
    /// The case as a whole
    Case,
    /// The player in turn
    Turn {
        /// Under the premise
        taken: Seat,
        /// In fact
        truly: Seat,
    },
    /// The call with this number, counted from 1
    Call(usize),
    /// The cards of this suit
    Suit(Suit),
    /// This code
    Edition(Edition),
    /// This number of tricks
    Tricks(u8),
    /// This clause
    Clause(Clause),
}

/// A premise in a case.
#[derive(Clone, Debug)]
pub struct PremiseCase {
    pub premise: Premise,
    /// Subject
    pub of: PremiseSubject,
    how: PremiseRoute,
}

/// The way to the ruling under a premise.
#[derive(Clone, Debug)]
enum PremiseRoute {
    /// Rule on the facts with this change
    Change(Change, Box<Case>),
    /// Rule as if this were so of the last irregular call
    AsIf(AsIf),
    /// Read the ruling on the true facts like this
    Reading(RulingReading),
}

impl PremiseCase {
    /// A premise that changes a fact; `None` if the facts become inconsistent or stay the same.
    pub(super) fn change(
        premise: Premise,
        of: PremiseSubject,
        change: Change,
        case: &Case,
    ) -> Option<PremiseCase> {
        let other = change.apply(case).filter(|other| other != case)?;
        Some(PremiseCase { premise, of, how: PremiseRoute::Change(change, Box::new(other)) })
    }

    /// A premise about the last irregular call.
    pub(super) fn as_if(premise: Premise, of: PremiseSubject, as_if: AsIf) -> PremiseCase {
        PremiseCase { premise, of, how: PremiseRoute::AsIf(as_if) }
    }

    /// A premise that reads the ruling differently.
    pub(super) fn reading(premise: Premise, of: PremiseSubject, reading: RulingReading) -> PremiseCase {
        PremiseCase { premise, of, how: PremiseRoute::Reading(reading) }
    }

    /// The changed fact, if it is a single fact.
    pub fn changed(&self) -> Option<Change> {
        match &self.how {
            PremiseRoute::Change(change, _) => Some(*change),
            PremiseRoute::AsIf(_) | PremiseRoute::Reading(_) => None,
        }
    }

    /// The facts to rule on; `None` if the true facts suffice.
    pub fn needs(&self) -> Option<&Case> {
        match &self.how {
            PremiseRoute::Change(_, case) => Some(case),
            PremiseRoute::AsIf(_) | PremiseRoute::Reading(_) => None,
        }
    }

    /// The ruling under the premise, if there is one; `case` and `truly` are the true facts and the
    /// ruling on them, and `rule` rules on what it [`needs`](PremiseCase::needs).
    pub fn ruling(
        &self,
        case: &Case,
        truly: &Ruling,
        rule: impl FnOnce(&Case) -> Option<Arc<Ruling>>,
    ) -> Option<Arc<Ruling>> {
        self.ruling_of(suppositions(case).as_ref(), truly, rule)
    }

    /// The same, with the suppositions about the true facts.
    pub(super) fn ruling_of(
        &self,
        suppositions: Option<&Suppositions<'_>>,
        truly: &Ruling,
        rule: impl FnOnce(&Case) -> Option<Arc<Ruling>>,
    ) -> Option<Arc<Ruling>> {
        match &self.how {
            PremiseRoute::Change(_, case) => {
                let ruling = rule(case)?;
                match before_later_call(case, &ruling, truly) {
                    Some(before) => Some(Arc::new(engine::rule(&before))),
                    None => Some(ruling),
                }
            }
            PremiseRoute::AsIf(as_if) => suppositions?.rule(*as_if).map(Arc::new),
            PremiseRoute::Reading(reading) => reading.apply(truly).map(Arc::new),
        }
    }
}

/// The suppositions about a case of an auction.
pub(super) fn suppositions(case: &Case) -> Option<Suppositions<'_>> {
    match &case.facts {
        Facts::Rotation(facts) => Some(Suppositions::of(case, facts)),
        Facts::Claim(_) => None,
    }
}

/// The case before a later call that is irregular under the premise only: the answer is about the
/// irregularity before it.
fn before_later_call(case: &Case, ruling: &Ruling, truly: &Ruling) -> Option<Case> {
    let Facts::Rotation(facts) = &case.facts else { return None };
    let later = ruling.call.filter(|call| truly.call.is_some_and(|about| *call > about))?;
    before_call(case, facts, later)
}
