//! Law 37: a bid, double or redouble by a player required to pass.
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 37A (35B in 1997) | LHO called over it: it stands with what followed; no lead restriction | |
//! | 37B1 (37 in 1997) | otherwise it is cancelled | |
//! | 37B2 (37 in 1997) | a pass takes its place, and both members of the side pass throughout; 26 | 72C, 23 before 2017 |
//!
//! The head of `breach` has the decisions on its disposal.

use super::law_35::{self, Either, leads_on};
use super::{law_16, law_17, law_26, law_72};
use crate::engine::bench::Bench;
use crate::engine::component::{Component, Duty};
use crate::engine::rotation::hearing::{Hearing, not_tested};
use crate::engine::rotation::irregular::{BreachReaction, CallOver};
use crate::engine::rotation::test::RotationTest;
use crate::engine::ruling::Ruling;
use crate::law;
use crate::law::Clause;

const LAW_37A: Either = Either(law!("37A"), law!("35B"));

/// The ruling on a call in breach of a duty to pass.
pub(crate) fn rule(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    in_turn: bool,
    reaction: BreachReaction,
) -> Ruling {
    let test = RotationTest::BreachOfDutyToPass { call: hearing.call() };
    leads_on(bench, hearing, in_turn, Either(law!("35B"), law!("37")), test);
    match reaction {
        BreachReaction::Stands { over, throughout } => law_37a(bench, hearing, over, throughout),
        BreachReaction::Cancelled => law_37b(bench, hearing),
    }
}

/// 37A: LHO called over it, and it stands. A duty to pass throughout goes on.
fn law_37a(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, over: CallOver, throughout: bool) -> Ruling {
    law_35::called_over(bench, hearing, LAW_37A, Some(over));
    let clause = LAW_37A.of(bench.edition());
    bench.decide(Component::Law(clause));
    bench.decide(Component::Cancelled(Vec::new()));
    hearing.nothing_further(bench);
    let test = RotationTest::MustPassThroughout { player: hearing.offender() };
    if bench.trace.ask(clause, test, throughout) {
        bench.decide(Component::Offender(Duty::MustPassThroughout));
    }
    law_17::next_turn(bench, hearing);
    bench.rectification()
}

/// 37B: LHO has not called.
fn law_37b(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    law_35::called_over(bench, hearing, LAW_37A, None);
    law_37b1(bench, hearing);
    law_37b2(bench, hearing);
    recourse(bench, hearing);
    law_17::next_turn(bench, hearing);
    bench.rectification()
}

/// 37B1: the call is cancelled.
fn law_37b1(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) {
    let call = hearing.call();
    bench.decide(Component::Cancelled(vec![call]));
    let clause = Either(law!("37B1"), law!("37")).of(bench.edition());
    bench.trace.ask(clause, RotationTest::CallCancelled { call }, true);
}

/// 37B2: a pass takes its place, and the offending side passes from then on.
fn law_37b2(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) {
    side_passes(bench, hearing, Either(law!("37B2"), law!("37")).of(bench.edition()));
}

/// Both members of the offending side must pass throughout, by this clause: Laws 37 and 38.
pub(crate) fn side_passes(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, clause: Clause) {
    bench.trace.ask(clause, RotationTest::SideMustPass { offender: hearing.offender() }, true);
    bench.decide(Component::Law(clause));
    bench.decide(Component::Offender(Duty::MustPassThroughout));
    bench.decide(Component::Partner(Duty::MustPassThroughout));
    not_tested(bench);
}

/// The recourse to Laws 16, 26 and 72C against the cancelled call: Laws 37 and 38.
pub(crate) fn recourse(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) {
    law_16::law_16c(bench, &[hearing.offender()]);
    law_26::restrict(bench, hearing, &hearing.irregular.out, None);
    law_72::law_72c(bench, hearing);
}
