//! Slips: premises behind a single wrong component of an answer that is right in all others.
//!
//! A slip changes no fact and no other component, so it is read from the answer itself: a value that
//! belongs to another kind of call, another statement or another player. Each is checked against
//! the facts, so that what it says of the case is true.
//!
//! - `wrong_value`: the wrong component
//! - `auction`: slips about an irregular call
//! - `claim`: slips about a claim or concession

mod auction;
mod claim;
mod wrong_value;

use super::Premise;
use crate::{MarkedComponent, Scenario};
use rules::engine::{Facts, Ruling};
use wrong_value::WrongValue;

/// The slip behind the only wrong component, if there is one.
pub(super) fn find(scenario: &Scenario, ruling: &Ruling, components: &[MarkedComponent]) -> Option<Premise> {
    let mut wrong = components.iter().filter(|component| !component.verdict.earns());
    let (Some(component), None) = (wrong.next(), wrong.next()) else { return None };
    let wrong = WrongValue::of(ruling, component)?;
    match &scenario.case.facts {
        Facts::Rotation(facts) => auction::slip(facts, &wrong),
        Facts::Claim(facts) => claim::slip(scenario, facts, &wrong),
    }
}
