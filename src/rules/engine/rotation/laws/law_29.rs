//! Law 29: first steps after a call out of rotation.
//!
//! | clause | decided here | left to the players |
//! |---|---|---|
//! | 29A | LHO accepted: the call stands | whether LHO accepts |
//! | 29B | otherwise cancelled, back to the proper player, on to Laws 30, 31 and 32 | |
//! | 29C | an artificial call counts for the denominations it specifies | |
//!
//! In 1997 a double or redouble is accepted or cancelled by Law 32 itself, which says so in full and
//! names Law 29 beside it. There 29C speaks of a conventional call.
//!
//! Decisions:
//!
//! - 29C: an artificial call whose denominations are not stated specifies none. Asking about each
//!   denomination would drown the case in questions.

use super::{law_17, law_30, law_31, law_32, law_36};
use crate::bridge::Call;
use crate::engine::bench::Bench;
use crate::engine::component::{AuctionConsequence, Component, MayAccept};
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::irregular::CallFate;
use crate::engine::rotation::test::RotationTest;
use crate::engine::ruling::{Answer, Limit, Question, Ruling};
use crate::law;
use crate::law::{Clause, Edition};

/// The ruling on a call out of rotation that the player in turn has not undone by calling.
pub(crate) fn rule(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let (lho, call) = (hearing.offender().lho(), hearing.call());
    match &hearing.irregular.fate {
        CallFate::Inadmissible { reaction, .. } => law_36::rule(bench, hearing, false, reaction),
        // LHO is then asked under Law 25B1, not whether he accepts the call under 29A.
        CallFate::Change { .. } => cancelled(bench, hearing),
        CallFate::Open => hearing
            .fork(bench, Question::Accepts { seat: lho, call }, [Answer::Accepts, Answer::Declines])
            .with_component(Component::MayAccept(MayAccept::Seat(lho))),
        CallFate::Accepted(over) => law_29a(bench, hearing, *over),
        _ => {
            let clause = cite(bench, hearing, law!("29A"));
            bench.trace.ask(clause, RotationTest::NextHandAccepted { lho, call: None }, false);
            law_29b(bench, hearing)
        }
    }
}

/// This clause, or Law 32 on a double or redouble of 1997.
fn cite(bench: &Bench<'_>, hearing: &Hearing<'_, '_>, clause: Clause) -> Clause {
    let by_law_32 = bench.edition() == Edition::E1997 && hearing.irregular.out.call.is_double();
    if by_law_32 { law!("32") } else { clause }
}

/// 29A: LHO has accepted, and the call stands.
fn law_29a(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, over: Option<usize>) -> Ruling {
    let (lho, clause) = (hearing.offender().lho(), cite(bench, hearing, law!("29A")));
    bench.trace.ask(clause, RotationTest::NextHandAccepted { lho, call: over }, true);
    bench.decide(Component::Law(clause));
    bench.decide(Component::MayAccept(MayAccept::AlreadyAccepted));
    bench.decide(Component::Cancelled(Vec::new()));
    hearing.nothing_further(bench);
    if !said_only(hearing, over) {
        law_17::law_34(bench, hearing);
    }
    turn_after_acceptance(bench, hearing, over);
    bench.rectification()
}

/// Decides the player in turn after LHO has accepted by the call `over`, or by saying so.
pub(crate) fn turn_after_acceptance(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, over: Option<usize>) {
    if said_only(hearing, over) {
        // LHO accepts by a call that is not recorded: the turn is his, and nothing has ended.
        bench.decide(Component::Auction(AuctionConsequence::On));
        bench.decide(Component::Turn(hearing.offender().lho()));
    } else {
        law_17::next_turn(bench, hearing);
    }
}

fn said_only(hearing: &Hearing<'_, '_>, over: Option<usize>) -> bool {
    over.is_none() && hearing.since_by(hearing.offender().lho()).is_none() && hearing.unrecorded.is_none()
}

/// 29B: LHO has declined, and the call is cancelled.
fn law_29b(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let test = RotationTest::Declined { lho: hearing.offender().lho(), call: hearing.call() };
    bench.trace.ask(cite(bench, hearing, law!("29B")), test, true);
    cancelled(bench, hearing)
}

/// The rectification of a cancelled call, by Law 30, 31 or 32.
fn cancelled(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    bench.decide(Component::MayAccept(MayAccept::Nobody));
    bench.decide(Component::Cancelled(vec![hearing.call()]));
    law_29c(bench, hearing);
    match hearing.irregular.out.call {
        Call::Pass => law_30::rule(bench, hearing),
        Call::Bid(_) => law_31::rule(bench, hearing),
        Call::Double | Call::Redouble => law_32::rule(bench, hearing),
        // Law 38 has disposed of it.
        Call::AboveSeven(_) => bench.not_covered(Limit::BeforeTheRuling(hearing.call())),
    }
}

/// 29C: an artificial call counts for the denominations it specifies.
fn law_29c(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) {
    let out = &hearing.irregular.out;
    if out.artificial == Some(true) {
        let test = RotationTest::Specifies { call: out.number, strains: out.specifies() };
        bench.trace.ask(law!("29C"), test, true);
    }
}
