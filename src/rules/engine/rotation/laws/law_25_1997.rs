//! Law 25B of 1997: a delayed or purposeful change of call, by which the offender may still get
//! another call, at a price.
//!
//! | clause | decided here | left to the Director or the players |
//! |---|---|---|
//! | 25B1 | LHO accepts: the second call stands without penalty | whether LHO meant his call for the first one, and may withdraw it |
//! | 25B2(a) | the first call was illegal: the law on that call; see `law_27` | |
//! | 25B2(b)(1) | the first call stands: partner passes once | whether the offender lets it stand; 23 |
//! | 25B2(b)(2) | another legal call: the auction goes on | which call; a score of at most average minus |
//! | 25B2(c) | in either case Law 26 | |
//!
//! The head of `declined_change` has the decisions on the offender's choice.
//!
//! Decisions:
//!
//! - 25B1: without penalty means no lead penalty either. The first call has been withdrawn all the
//!   same, which makes it unauthorised for partner (16C2).
//! - 25B2(c): when another call replaces both, both have been withdrawn. Their suits are put together
//!   if both are of 26A; otherwise the lead penalty is the one for the second call, which 25B2 cancels,
//!   unless there is none. A second call that is made again in the end carries none.

use super::{law_16, law_17, law_26, law_72};
use crate::bridge::Suit;
use crate::engine::bench::Bench;
use crate::engine::component::{AuctionConsequence, Component, Duty, LeadRestriction, MayAccept};
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::irregular::ChangeFate;
use crate::engine::rotation::standing_calls::MadeCall;
use crate::engine::rotation::test::RotationTest;
use crate::engine::ruling::{Answer, Question, Ruling};
use crate::law;

/// The ruling on a change of call that was intended, once LHO has accepted or declined.
pub(super) fn substitution(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    first: &MadeCall<'_>,
    change: ChangeFate,
) -> Ruling {
    law_16::law_16c(bench, &[hearing.offender()]);
    if !matches!(change, ChangeFate::Accepted | ChangeFate::CalledOver) {
        law_25b2(bench, hearing);
    }
    match change {
        ChangeFate::Declined => not_chosen(bench, hearing),
        ChangeFate::LetStand => law_25b2b1(bench, hearing, first),
        ChangeFate::Substituted(call) => law_25b2b2(bench, hearing, first, call),
        _ => law_25b1(bench, hearing),
    }
}

/// 25B1: the second call stands without penalty.
fn law_25b1(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    bench.decide(Component::Law(law!("25B1")));
    law_17::next_turn(bench, hearing);
    bench.rectification()
}

/// 25B2: the second call is cancelled.
fn law_25b2(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) {
    let test = RotationTest::Declined { lho: hearing.offender().lho(), call: hearing.call() };
    bench.trace.ask(law!("25B2"), test, true);
}

/// The offender has yet to choose between the first call and another (25B2(b)).
fn not_chosen(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let (seat, call) = (hearing.offender(), hearing.call());
    let question = Question::LetsStand { seat, call };
    hearing
        .fork(bench, question, [Answer::Yes, Answer::No])
        .with_component(Component::Law(law!("25B2")))
        .with_component(Component::MayAccept(MayAccept::Nobody))
        .with_component(Component::Cancelled(vec![call]))
        .with_component(Component::Auction(AuctionConsequence::BackTo(seat)))
        .with_component(Component::Turn(seat))
}

/// 25B2(b)(1): the first call stands, and partner must pass once.
fn law_25b2b1(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, first: &MadeCall<'_>) -> Ruling {
    lets_stand(bench, hearing, first, true);
    bench.decide(Component::Law(law!("25B2(b)(1)")));
    bench.decide(Component::Cancelled(vec![hearing.call()]));
    let called = hearing.since_by(hearing.partner()).is_some();
    bench.decide(Component::Partner(if called { Duty::AnyLegalCall } else { Duty::MustPassNext }));
    law_26::restrict(bench, hearing, &hearing.irregular.out, Some(first));
    law_72::law_72c(bench, hearing);
    law_17::next_turn(bench, hearing);
    bench.rectification()
}

/// 25B2(b)(2): another call, with which the side scores average minus at the most.
fn law_25b2b2(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    first: &MadeCall<'_>,
    call: Option<usize>,
) -> Ruling {
    lets_stand(bench, hearing, first, false);
    let test = RotationTest::AtMostAverageMinus { side: hearing.offender().side() };
    bench.trace.ask(law!("25B2(b)(2)"), test, true);
    bench.decide(Component::Law(law!("25B2(b)(2)")));
    bench.decide(Component::Cancelled(vec![first.number, hearing.call()]));
    let instead = hearing.replacement().filter(|made| call == made.recorded_number());
    law_25b2c(bench, hearing, first, instead);
    bench.decide(Component::Watch(vec![law!("25B2(b)(2)")]));
    law_17::next_turn(bench, hearing);
    bench.rectification()
}

fn lets_stand(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, first: &MadeCall<'_>, lets: bool) {
    bench.decide(Component::MayAccept(MayAccept::Nobody));
    let test = RotationTest::LetsFirstCallStand { offender: hearing.offender(), earlier: first.number };
    bench.trace.ask(law!("25B2(b)(1)"), test, lets);
}

/// 25B2(c): the lead restriction for two withdrawn calls. The trace has that for the second call, or
/// for the first if the second leads to none.
fn law_25b2c(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    first: &MadeCall<'_>,
    instead: Option<&MadeCall<'_>>,
) {
    let second = &hearing.irregular.out;
    let lead = |call| law_26::restriction(&mut Bench::new(bench.case), hearing, call, instead);
    let (for_first, for_second) = (lead(first), lead(second));
    let deciding = if for_second == LeadRestriction::None { first } else { second };
    law_26::restrict(bench, hearing, deciding, instead);
    bench.decide(Component::Lead(together(for_first, for_second)));
}

fn together(first: LeadRestriction, second: LeadRestriction) -> LeadRestriction {
    match (first, second) {
        (
            LeadRestriction::RequireOrForbid { suits: of_first, .. },
            LeadRestriction::RequireOrForbid { suits: of_second, binds },
        ) => {
            let of_either = |suit: &Suit| of_first.contains(suit) || of_second.contains(suit);
            let suits = Suit::DOWN.into_iter().filter(of_either).collect();
            LeadRestriction::RequireOrForbid { suits, binds }
        }
        (first, LeadRestriction::None) => first,
        (_, second) => second,
    }
}
