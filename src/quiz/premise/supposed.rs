//! A premise in a case, and the ruling under it.

use super::reading::Reading;
use super::{Premise, claim, rotation};
use crate::bridge::{Seat, Suit};
use crate::engine::{Case, Facts, Ruling};
use crate::law::Edition;
use std::sync::Arc;

/// What in a case a premise is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Of {
    /// The case as a whole
    Case,
    /// This player
    Seat(Seat),
    /// The call with this number, counted from 1
    Call(usize),
    /// The cards of this suit
    Suit(Suit),
    /// This code
    Edition(Edition),
    /// So many tricks
    Tricks(u8),
}

/// A premise in a case.
#[derive(Clone, Debug)]
pub struct Supposed {
    /// The premise
    pub premise: Premise,
    /// What it is about
    pub of: Of,
    how: How,
}

/// How the ruling under a premise is come by.
#[derive(Clone, Debug)]
enum How {
    /// By ruling on these facts
    Case(Box<Case>),
    /// By reading the ruling on the true facts like this
    Reading(Reading),
}

/// Every premise that there may be in a case, in the order of [`Premise`] and then of what it is about.
pub fn supposed(case: &Case, ruling: &Ruling) -> Vec<Supposed> {
    let mut all = match &case.facts {
        Facts::Rotation(facts) => rotation::supposed(case, facts, ruling),
        Facts::Claim(facts) => claim::of_claim(case, facts, ruling),
        Facts::Concession(facts) => claim::of_concession(case, facts),
    };
    all.extend(codes(case));
    all.sort_by_key(|one| one.premise);
    all
}

/// The case under every other code.
fn codes(case: &Case) -> impl Iterator<Item = Supposed> {
    let own = case.edition;
    Edition::ALL.into_iter().filter(move |edition| *edition != own).map(move |edition| {
        let premise = match (own, edition) {
            (Edition::Social, _) => Premise::Duplicate,
            (_, Edition::Social) => Premise::SocialBridge,
            _ if edition < own => Premise::OlderCode,
            _ => Premise::NewerCode,
        };
        Supposed::case(premise, Of::Edition(edition), Case { edition, ..case.clone() })
    })
}

impl Supposed {
    /// A premise under which the facts are these.
    pub(super) fn case(premise: Premise, of: Of, case: Case) -> Supposed {
        Supposed { premise, of, how: How::Case(Box::new(case)) }
    }

    /// A premise under which the ruling is read like this.
    pub(super) fn reading(premise: Premise, of: Of, reading: Reading) -> Supposed {
        Supposed { premise, of, how: How::Reading(reading) }
    }

    /// The facts under it that have to be ruled on; nothing when the ruling on the true facts will do.
    pub fn needs(&self) -> Option<&Case> {
        match &self.how {
            How::Case(case) => Some(case),
            How::Reading(_) => None,
        }
    }

    /// The facts under it.
    pub(super) fn facts(&self, truly: &Case) -> Case {
        self.needs().unwrap_or(truly).clone()
    }

    /// The ruling under it; nothing when there is none.
    pub fn ruling(
        &self,
        truly: &Ruling,
        rule: impl FnOnce(&Case) -> Option<Arc<Ruling>>,
    ) -> Option<Arc<Ruling>> {
        match &self.how {
            How::Case(case) => rule(case),
            How::Reading(reading) => reading.of(truly).map(Arc::new),
        }
    }
}
