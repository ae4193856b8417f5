//! Slips: premises behind a single wrong component of an answer that is right in all others.
//!
//! A slip changes no fact and no other component, so it is read from the answer itself: a value that
//! belongs to another kind of call, another statement or another player. Each is checked against
//! the facts, so that what it says of the case is true.
//!
//! - `wrong_value`: the wrong component
//! - `auction`: slips about an auction; `law`, `table` and `cards`: those about the law, the turn and
//!   the contract, leads and penalty cards
//! - `claim`: slips about a claim or concession

mod auction;
mod cards;
mod claim;
mod irregular_call;
mod law;
mod table;
mod wrong_value;

use super::{CasePremise, PremiseSubject};
use crate::{MarkedComponent, Scenario};
use rules::engine::{Facts, Ruling};
use wrong_value::WrongValue;

/// The slip behind the only wrong component, if there is one.
pub(super) fn find(
    scenario: &Scenario,
    ruling: &Ruling,
    components: &[MarkedComponent],
) -> Option<CasePremise> {
    let mut wrong = components.iter().filter(|component| !component.verdict.earns());
    let (Some(component), None) = (wrong.next(), wrong.next()) else { return None };
    let wrong = WrongValue::of(ruling, component)?;
    match &scenario.case.facts {
        Facts::Rotation(facts) => auction::slip(facts, &wrong),
        Facts::Claim(facts) => {
            let premise = claim::slip(scenario, facts, &wrong)?;
            Some(CasePremise { premise, of: PremiseSubject::Case })
        }
    }
}
