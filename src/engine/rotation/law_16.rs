//! Law 16C2: what the offenders may not use of a call of theirs that was withdrawn.

use super::asked::RotationAsked;
use super::replay::Irregular;
use crate::engine::bench::Bench;
use crate::engine::component::Component;
use crate::law;

/// What the withdrawn call told is unauthorised for the offender's partner.
pub(super) fn unauthorised(bench: &mut Bench<'_>, irregular: &Irregular<'_>) {
    let seat = irregular.offender().partner();
    bench.trace.ask(law!("16C2"), RotationAsked::Unauthorised { seat }, true);
    bench.decide(component(irregular));
}

/// That it is so.
pub(super) fn component(irregular: &Irregular<'_>) -> Component {
    Component::UnauthorisedFor { seats: vec![irregular.offender().partner()], clause: law!("16C2") }
}
