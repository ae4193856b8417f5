//! Law 38: a bid of more than seven.
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 38A | no contract of more than seven is played, even after three passes | |
//! | 38B | the bid is cancelled with the calls that followed | |
//! | 38C (38 in 1997) | a pass takes its place, and both members of the side pass throughout | |
//! | 38D (38 in 1997) | LHO has not called over it: 26 | 72C, 23 before 2017 |
//! | 35C (1997) | LHO called over it: cancelled with what followed, a pass takes its place, no more | |
//!
//! The head of `above_seven` has the decisions on its disposal.

use super::law_35::{self, Either, leads_on};
use super::{law_16, law_17, law_37};
use crate::bridge::Call;
use crate::engine::bench::Bench;
use crate::engine::component::{Component, LeadRestriction};
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::irregular::CallOver;
use crate::engine::rotation::test::RotationTest;
use crate::engine::ruling::Ruling;
use crate::law;

/// The ruling on a bid of more than seven.
pub(crate) fn rule(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    in_turn: bool,
    over: Option<CallOver>,
    cancelled: &[usize],
) -> Ruling {
    let test = RotationTest::AboveSeven { call: hearing.call() };
    leads_on(bench, hearing, in_turn, Either(law!("35C"), law!("38")), test);
    if !law_35::is_since_2007(bench.edition()) {
        return rule_1997(bench, hearing, over, cancelled);
    }
    law_38a(bench, hearing, over.is_some(), cancelled);
    law_38b(bench, hearing, cancelled);
    law_37::side_passes(bench, hearing, law!("38C"));
    law_38d(bench, hearing, over);
    law_17::next_turn(bench, hearing);
    bench.rectification()
}

fn rule_1997(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    over: Option<CallOver>,
    cancelled: &[usize],
) -> Ruling {
    bench.decide(Component::Cancelled(cancelled.to_vec()));
    if law_35::called_over(bench, hearing, Either(law!("35C"), law!("35C")), over) {
        bench.decide(Component::Law(law!("35C")));
        hearing.nothing_further(bench);
    } else {
        bench.trace.ask(law!("38"), RotationTest::CallCancelled { call: hearing.call() }, true);
        law_37::side_passes(bench, hearing, law!("38"));
        law_37::recourse(bench, hearing);
    }
    law_17::next_turn(bench, hearing);
    bench.rectification()
}

/// 38A: three passes after it make no contract of it.
fn law_38a(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, over: bool, cancelled: &[usize]) {
    let calls: Vec<Call> = hearing.facts.calls().map(|(_, call)| call).collect();
    let passed = |n: &&usize| calls.get(**n - 1) == Some(&Call::Pass);
    let passes = cancelled.iter().rev().take_while(passed).count();
    bench.trace.ask(
        law!("38A"),
        RotationTest::LooksLikeContract { call: hearing.call() },
        over && passes >= 3,
    );
}

/// 38B: it is cancelled with the calls that followed.
fn law_38b(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, cancelled: &[usize]) {
    bench.decide(Component::Cancelled(cancelled.to_vec()));
    bench.trace.ask(law!("38B"), RotationTest::CallCancelled { call: hearing.call() }, true);
}

/// 38D: LHO's call over it forfeits the recourse to Laws 26 and 72C.
fn law_38d(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, over: Option<CallOver>) {
    if law_35::called_over(bench, hearing, Either(law!("38D"), law!("35C")), over) {
        bench.decide(Component::Lead(LeadRestriction::None));
        bench.decide(Component::Watch(Vec::new()));
        // Calls of the other side were withdrawn as well, as in 36A.
        law_16::law_16c(bench, &[hearing.offender(), hearing.partner()]);
    } else {
        law_37::recourse(bench, hearing);
    }
}
