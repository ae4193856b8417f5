//! Law 16C (16D in 2007): who may use the information from a withdrawn call. 1997 has the numbers of
//! 2017, and the rule of all three is the same.
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 16C1, 16D1 in 2007 | the side that did not offend may use it | |
//! | 16C2, 16D2 in 2007 | unauthorised for offender's partner | what it suggested, among which logical alternatives |

use crate::bridge::Seat;
use crate::engine::bench::Bench;
use crate::engine::component::Component;
use crate::engine::rotation::test::RotationTest;
use crate::law;
use crate::law::Clause;

/// Law 16C on the withdrawn calls of these offenders.
pub(crate) fn law_16c(bench: &mut Bench<'_>, offenders: &[Seat]) {
    let Some(offender) = offenders.first() else { return };
    law_16c1(bench, *offender);
    law_16c2(bench, offenders);
}

/// 16C1: the information is authorised for the other side.
fn law_16c1(bench: &mut Bench<'_>, offender: Seat) {
    let clause = bench.cite([law!("16C1"), law!("16D1")]);
    bench.trace.ask(clause, RotationTest::Authorised { side: offender.side().other() }, true);
}

/// 16C2: the information is unauthorised for the partners of the offenders.
fn law_16c2(bench: &mut Bench<'_>, offenders: &[Seat]) {
    let clause = cite_16c2(bench);
    for seat in offenders.iter().map(|offender| offender.partner()) {
        bench.trace.ask(clause, RotationTest::Unauthorised { seat }, true);
    }
    let component = unauthorised(bench, offenders);
    bench.decide(component);
}

/// The component by which the information is unauthorised for the offenders' partners.
pub(crate) fn unauthorised(bench: &Bench<'_>, offenders: &[Seat]) -> Component {
    let seats: Vec<Seat> = Seat::ALL.into_iter().filter(|s| offenders.contains(&s.partner())).collect();
    Component::UnauthorisedFor { seats, clause: cite_16c2(bench) }
}

fn cite_16c2(bench: &Bench<'_>) -> Clause {
    bench.cite([law!("16C2"), law!("16D2")])
}
