//! Law 39: a call after the final pass of the auction.
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 39A (39 in 1997) | it is cancelled with what followed | |
//! | 39B (35D, 39A in 1997) | LHO called over it, or it was a defender's pass or the declaring side's call: no more | |
//! | 39C (39B in 1997) | a defender's bid, double or redouble: 26 | |
//!
//! Decisions:
//!
//! - After four passes there is neither a declaring side nor a defender: 39A alone applies.
//!
//! The head of `after_the_end` has the decisions on its disposal.

use super::law_35::{self, Either};
use super::{law_16, law_22, law_26};
use crate::bridge::Call;
use crate::engine::bench::Bench;
use crate::engine::component::Component;
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::irregular::CallOver;
use crate::engine::rotation::test::RotationTest;
use crate::engine::ruling::Ruling;
use crate::law;
use crate::law::Clause;

const LAW_39A: Either = Either(law!("39A"), law!("39"));
const CALLED_OVER: Either = Either(law!("39B"), law!("35D"));

/// The ruling on a call after the final pass.
pub(crate) fn rule(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    over: Option<CallOver>,
    cancelled: &[usize],
) -> Ruling {
    let call = hearing.call();
    let test = RotationTest::AfterFinalPass { call };
    law_35::inadmissible(bench, Either(law!("35D"), law!("39")), test);
    hearing.nothing_further(bench);
    law_39a(bench, call, cancelled);
    let clause = if law_35::called_over(bench, hearing, CALLED_OVER, over) {
        CALLED_OVER.of(bench.edition())
    } else {
        law_39b(bench, hearing).unwrap_or_else(|| law_39c(bench, hearing))
    };
    bench.decide(Component::Law(clause));
    match over {
        // Calls of the other side were withdrawn as well, as in 36A.
        Some(_) => law_16::law_16c(bench, &[hearing.offender(), hearing.partner()]),
        None => law_16::law_16c(bench, &[hearing.offender()]),
    }
    law_22::rule(bench, hearing.facts, &hearing.standing.auction);
    bench.rectification()
}

/// 39A: calls after the final pass are cancelled.
fn law_39a(bench: &mut Bench<'_>, call: usize, cancelled: &[usize]) {
    bench.decide(Component::Cancelled(cancelled.to_vec()));
    bench.trace.ask(LAW_39A.of(bench.edition()), RotationTest::CallCancelled { call }, true);
}

/// 39B: a defender's pass or a call by the declaring side is without further rectification. `None`
/// for a defender's other call; 39A after four passes.
fn law_39b(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Option<Clause> {
    let Some(contract) = hearing.standing.auction.contract() else {
        return Some(LAW_39A.of(bench.edition()));
    };
    let declares = contract.declarer.side() == hearing.offender().side();
    let without = declares || hearing.irregular.out.call == Call::Pass;
    let clause = Either(law!("39B"), law!("39A")).of(bench.edition());
    let test = RotationTest::PassOrDeclaringSide { call: hearing.call() };
    bench.trace.ask(clause, test, without).then_some(clause)
}

/// 39C: a defender's bid, double or redouble may restrict the lead.
fn law_39c(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Clause {
    let clause = Either(law!("39C"), law!("39B")).of(bench.edition());
    bench.trace.ask(clause, RotationTest::ActionByDefender { call: hearing.call() }, true);
    law_26::restrict(bench, hearing, &hearing.irregular.out, None);
    clause
}
