//! A case with one changed fact, and the changes in its ruling.
//!
//! | file | contents |
//! |---|---|
//! | `fact` | the change of one fact |
//! | `field` | the fields of a claim or concession of which another choice may be set |
//! | `election` | the elections that may be changed |
//! | `auction`, `calls`, `reaction` | changes of an auction; its calls; changes of the reactions to an irregular call |
//! | `claim`, `act`, `statement` | changes of a claim or concession |
//! | `code` | the edition, the date and the elections |
//! | `token` | a change as one word of a URL, and its parser |
//! | `group` | the fact that a change is about |
//! | `present` | whether a case has a fact already |
//! | `removed` | facts that fall away with a change |
//! | `compare` | two rulings, component by component |
//! | `effect` | whether a change matters to the ruling |
//! | `counterfactual` | the nearest change after which another clause disposes of the case |
//!
//! Only consistent facts result: every change passes the engine's check. Facts that depend on the
//! changed one are removed with it: calls after a changed answer, the doubt of an undisputed claim.
//! A fact that the case has already is no change of it.
//! Not here: the vulnerability and the tricks made, which affect only the score; the hands, which
//! are the case; and the wording of a change (`words`).

mod act;
mod auction;
mod calls;
mod claim;
mod code;
pub mod compare;
pub mod counterfactual;
mod effect;
mod election;
mod fact;
mod field;
mod group;
mod present;
mod reaction;
mod removed;
mod statement;
mod token;

pub use compare::{ChangedComponent, OutcomeKind, compare, decides_same};
pub use counterfactual::{Counterfactual, counterfactual};
pub use effect::RuledChange;
pub use election::Election;
pub use fact::Change;
pub use group::ChangeGroup;
pub use removed::RemovedFact;

use rules::engine::claim::Doubted;
use rules::engine::{Case, Facts};

impl Change {
    /// Every change of one fact of this case that gives another consistent case, in the order of
    /// [`ChangeGroup`] and within a group in that of the facts.
    pub fn all(case: &Case) -> Vec<Change> {
        let mut all = match &case.facts {
            Facts::Rotation(facts) => auction::candidates(case, facts),
            Facts::Claim(facts) => claim::candidates(facts),
        };
        all.extend(code::candidates(case));
        let other_rules: Vec<Change> = Doubted::ALL
            .into_iter()
            .filter(|when| !when.is_in(case.edition))
            .map(|when| Change::set("doubted", when.word()))
            .collect();
        all.retain(|change| !other_rules.contains(change) && !change.is_so(case));
        all.sort_by_key(Change::group);
        let mut cases: Vec<Case> = vec![case.clone()];
        all.retain(|change| match change.apply(case) {
            Some(other) if !cases.contains(&other) => {
                cases.push(other);
                true
            }
            _ => false,
        });
        all
    }

    /// The call that it is about, counted from 1, if any.
    pub const fn call(&self) -> Option<usize> {
        match *self {
            Change::Begins(call)
            | Change::Caller { call, .. }
            | Change::Call { call, .. }
            | Change::Together { call, .. }
            | Change::Accepts { call, .. }
            | Change::Director { call, .. }
            | Change::Artificial { call, .. }
            | Change::Meaning { call, .. } => Some(call),
            Change::Found { call, .. } => call,
            _ => None,
        }
    }

    /// The changed case; `None` if its facts are inconsistent, or this is not a change of such a
    /// case.
    pub fn apply(&self, case: &Case) -> Option<Case> {
        if let Some(other) = code::apply(*self, case) {
            return Some(other);
        }
        let facts = match &case.facts {
            Facts::Rotation(facts) => Facts::Rotation(auction::apply(*self, facts.setup())?.check().ok()?),
            Facts::Claim(facts) => Facts::Claim(claim::apply(*self, facts.setup())?.check().ok()?),
        };
        Some(Case { facts, ..case.clone() })
    }
}
