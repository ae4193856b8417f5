//! Law 16C (16D in 2007): who may use what a withdrawn call told.
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 16C1, 16D1 in 2007 | the side that did not offend may use it | |
//! | 16C2, 16D2 in 2007 | it is unauthorised for the offender's partner | which calls and plays it suggested, among which logical alternatives |

use crate::bridge::Seat;
use crate::engine::bench::Bench;
use crate::engine::component::Component;
use crate::engine::rotation::asked::RotationTest;
use crate::law;

/// Information from these offenders' withdrawn calls is unauthorised for their partners. The text
/// of 1997 was not available.
pub(crate) fn unauthorised(bench: &mut Bench<'_>, offenders: &[Seat]) {
    let Some(offender) = offenders.first().filter(|_| known(bench)) else { return };
    let (authorised, unauthorised) =
        (bench.cite([law!("16C1"), law!("16D1")]), bench.cite([law!("16C2"), law!("16D2")]));
    bench.trace.ask(authorised, RotationTest::Authorised { side: offender.side().other() }, true);
    for seat in offenders.iter().map(|offender| offender.partner()) {
        bench.trace.ask(unauthorised, RotationTest::Unauthorised { seat }, true);
    }
    if let Some(component) = component(bench, offenders) {
        bench.decide(component);
    }
}

/// The component that says so.
pub(crate) fn component(bench: &Bench<'_>, offenders: &[Seat]) -> Option<Component> {
    let seats: Vec<Seat> = Seat::ALL.into_iter().filter(|s| offenders.contains(&s.partner())).collect();
    known(bench)
        .then(|| Component::UnauthorisedFor { seats, clause: bench.cite([law!("16C2"), law!("16D2")]) })
}

fn known(bench: &Bench<'_>) -> bool {
    law!("16C2").is_in(bench.edition()) || law!("16D2").is_in(bench.edition())
}
