//! Law 26B: a lead that declarer may forbid when a call was withdrawn and not replaced by a comparable one.

use super::asked::RotationAsked;
use super::replay::{Irregular, Standing};
use crate::bridge::Suit;
use crate::engine::bench::Bench;
use crate::engine::component::{Component, Lead};
use crate::law;

/// Should the offenders defend, declarer may forbid the offender's partner, at his first turn to lead, one suit that the
/// offender has not specified in the legal auction. The suits are those as the auction stands now; when it is over and
/// the offenders do not defend, nothing is restricted.
pub(super) fn restrict(bench: &mut Bench<'_>, irregular: &Irregular<'_>, standing: &Standing) {
    let specified = standing.specified_by(irregular.offender());
    let suits: Vec<Suit> = Suit::DOWN.into_iter().filter(|s| !specified.contains(s)).collect();
    let binds = irregular.offender().partner();
    let may_defend = !standing.auction.is_over()
        || standing.auction.contract().is_some_and(|c| c.declarer.side() != binds.side());
    let restricted = may_defend && !suits.is_empty();
    let asked = RotationAsked::LeadRestricted { binds, suits: suits.clone() };
    let lead = if bench.trace.ask(law!("26B"), asked, restricted) {
        Lead::ForbidOneOf { suits, binds }
    } else {
        Lead::None
    };
    bench.decide(Component::Lead(lead));
}
