//! A case: the facts, and the edition, the date and the elections by which the text follows.

use super::claim::facts::ClaimFacts;
use super::claim::statement::StatementStep;
use super::rotation::facts::RotationFacts;
use crate::law::{Clause, Date, Edition, Elections};
use derive::Word;

/// The families of cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Word)]
pub enum Family {
    /// An irregular call (Laws 27–36)
    Rotation,
    /// A disputed claim (Law 70)
    Claim,
    /// A defender's concession (Law 68B)
    Concession,
}

/// Consistent facts; each family checks its own.
#[derive(Clone, Debug, PartialEq)]
pub enum Facts {
    /// An auction with an irregular call
    Rotation(RotationFacts),
    /// A claim or concession
    Claim(ClaimFacts),
}

/// A case to be ruled on.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// The edition of the Laws in force
    pub edition: Edition,
    /// Elections of the Regulating Authority
    pub elections: Elections,
    /// Day of the event, by which an amended text follows; `None` if unknown: the latest text holds
    pub date: Option<Date>,
    /// Facts of the case
    pub facts: Facts,
}

impl Case {
    /// The same case under this edition, without a date on which that cannot have been in force.
    pub fn under(&self, edition: Edition) -> Case {
        let date = self.date.filter(|date| edition.may_be_in_force(*date));
        Case { edition, date, ..self.clone() }
    }

    /// True if the latest text of this clause applies: it has no amendment, or the event was not
    /// before it.
    pub fn is_amended(&self, clause: Clause) -> bool {
        clause.is_as_amended(self.edition, self.date)
    }
}

impl Facts {
    /// The family these facts belong to.
    pub const fn family(&self) -> Family {
        match self {
            Facts::Rotation(_) => Family::Rotation,
            Facts::Claim(facts) if facts.is_concession() => Family::Concession,
            Facts::Claim(_) => Family::Claim,
        }
    }

    /// The claimer's or conceder's statement of play; empty for an auction.
    pub fn statement(&self) -> &[StatementStep] {
        match self {
            Facts::Rotation(_) => &[],
            Facts::Claim(facts) => facts.statement(),
        }
    }
}
