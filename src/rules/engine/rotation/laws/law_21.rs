//! Law 21: a call based on misinformation, and what a player who heard partner's explanation may use.
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 21A | no rectification for a player's own misunderstanding: no explanation was mistaken, so there is no case | |
//! | 21B1(a) (21B1 in 1997) | which player may still change a call: the last of the side to call, until the opening lead is faced | whether that call could well have been influenced |
//! | 21B1(b) (75 in 1997) | the explanation is presumed mistaken, not the call | whether there is evidence against that |
//! | 21B2 | LHO of the player who changed a call may change the call over it; Law 16C | whether LHO's own withdrawn call did damage (2007, 1997) |
//! | 21B3 | too late for a call of that side: an adjusted score is considered | whether the offenders gained |
//! | 16B1 (16A in 1997) | partner's explanation, and an early correction, are unauthorised information | what they suggested |
//!
//! Decisions:
//!
//! - The right to change a call lasts while the player's partner has not called since, before or
//!   after the correction.
//! - Information from the calls withdrawn under 21B2 is unauthorised for the side that misinformed,
//!   LHO's own call included.
//! - In 2007 Law 21B2 names 16D for LHO's withdrawn call only where it did damage, and 1997 an adjusted
//!   score. 16D of 2007 and 16C of 1997 cover every withdrawn call, so the ruling is that of 2017.

use super::{law_16, law_17, law_20};
use crate::bridge::Seat;
use crate::engine::bench::Bench;
use crate::engine::component::{Component, CorrectionMoment, MayChange};
use crate::engine::rotation::finding::FindingKind;
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::irregular::{Correction, Explanation, MisinformedChange};
use crate::engine::rotation::standing_calls::MadeCall;
use crate::engine::rotation::test::RotationTest;
use crate::engine::ruling::{Question, Ruling};
use crate::law;
use crate::law::Clause;

/// The ruling on a mistaken explanation of a call.
pub(crate) fn rule(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    explanation: &Explanation<'_>,
) -> Ruling {
    let (caller, explainer) = (hearing.offender(), hearing.partner());
    bench.decide(Component::InRotation(true));
    bench.decide(Component::Cancelled(Vec::new()));
    bench.decide(Component::Watch(Vec::new()));
    bench.decide(Component::MayChange(MayChange::Nobody));
    if !law_21b1b(bench, hearing) {
        bench.decide(Component::Law(cite_21b1b(bench)));
        bench.decide(Component::Corrects(CorrectionMoment::Never));
        heard_partner(bench, &[caller]);
        return finished(bench, hearing);
    }
    let corrected = RotationTest::ExplanationCorrected { player: explainer };
    bench.trace.ask(law_20::cite_20f4(bench), corrected, explanation.correction.is_some());
    let Some(correction) = &explanation.correction else {
        law_20::law_20f4(bench, explainer, true);
        law_20::law_20f5(bench, hearing, caller);
        heard_partner(bench, &[caller]);
        return finished(bench, hearing);
    };
    if !law_20::law_20f4(bench, explainer, correction.by == explainer)
        && !law_20::law_20f5a(bench, caller, correction.in_auction)
    {
        law_20::law_20f5b(bench, hearing, caller);
    }
    // A correction by partner tells the explainer something as well.
    let heard = [caller, explainer];
    heard_partner(bench, if correction.by == caller { &heard } else { &heard[..1] });
    law_21b(bench, hearing, correction)
}

/// 21B1(b): the explanation is presumed mistaken unless there is evidence for a mistaken call.
fn law_21b1b(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> bool {
    let call = hearing.call();
    let found = hearing.facts.findings().of(FindingKind::MistakenCall, call);
    bench.trace.ask(cite_21b1b(bench), RotationTest::ExplanationPresumed { call }, found != Some(true))
}

/// 16B1: what these players heard from partner is unauthorised information.
fn heard_partner(bench: &mut Bench<'_>, players: &[Seat]) {
    let clause = bench.cite([law!("16B1"), law!("16A")]);
    for seat in players {
        bench.trace.ask(clause, RotationTest::HeardPartner { seat: *seat }, true);
    }
    let seats = Seat::ALL.into_iter().filter(|seat| players.contains(seat)).collect();
    bench.decide(Component::UnauthorisedFor { seats, clause });
}

/// 21B: the misinformed side may change a call, or it is too late.
fn law_21b(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, correction: &Correction<'_>) -> Ruling {
    let side = hearing.offender().side().other();
    if let Some((first, change)) = correction.last.as_ref().zip(correction.change.as_ref()) {
        return law_21b2(bench, hearing, correction, first, change);
    }
    let call = correction.last.as_ref().and_then(MadeCall::recorded_number);
    let clause = cite_21b1a(bench);
    bench.decide(Component::Law(clause));
    let called = RotationTest::CalledSince { side, call };
    let called = bench.trace.ask(clause, called, correction.last.is_some());
    let Some(last) = correction.last.filter(|_| called) else { return finished(bench, hearing) };
    if !bench.trace.ask(clause, RotationTest::LeadNotFaced, !hearing.docket.led) {
        return law_21b3(bench, hearing, true);
    }
    let partner = last.seat.partner();
    let in_time = hearing.since_by(partner).is_none();
    if !bench.trace.ask(clause, RotationTest::PartnerNotCalled { partner }, in_time) {
        return law_21b3(bench, hearing, true);
    }
    let Some(influenced) = hearing.facts.findings().of(FindingKind::Influenced, hearing.call()) else {
        let question = Question::Influenced { seat: last.seat, call: hearing.call() };
        return hearing.fork_on_finding(bench, question);
    };
    if bench.trace.ask(clause, RotationTest::FoundInfluenced { call }, influenced) {
        bench.decide(Component::MayChange(MayChange::Seat(last.seat)));
    }
    if correction.earlier { law_21b3(bench, hearing, false) } else { finished(bench, hearing) }
}

/// 21B2: LHO of the player who changed the call may change the call over it.
fn law_21b2(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    correction: &Correction<'_>,
    first: &MadeCall<'_>,
    change: &MisinformedChange,
) -> Ruling {
    let call = first.recorded_number();
    let changed = cite_21b1a(bench);
    bench.trace.ask(changed, RotationTest::FoundInfluenced { call }, true);
    bench.decide(Component::Cancelled(call.into_iter().chain(change.over).collect()));
    let lho = first.seat.lho();
    let has_called = change.over.is_some();
    let test = RotationTest::LhoMayChange { lho, call: change.over };
    let clause = if bench.trace.ask(law!("21B2"), test, has_called) { law!("21B2") } else { changed };
    bench.decide(Component::Law(clause));
    if has_called && hearing.since_by(lho).is_none() {
        bench.decide(Component::MayChange(MayChange::Seat(lho)));
    }
    law_16::law_16c(bench, &[hearing.offender(), hearing.partner()]);
    if correction.earlier { law_21b3(bench, hearing, false) } else { finished(bench, hearing) }
}

/// 21B3: it is too late to change a call; the law that disposes of the case if none can be changed.
fn law_21b3(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, disposes: bool) -> Ruling {
    let side = hearing.offender().side().other();
    bench.trace.ask(law!("21B3"), RotationTest::TooLateToChange { side }, true);
    if disposes {
        bench.decide(Component::Law(law!("21B3")));
    }
    bench.decide(Component::Watch(vec![law!("21B3")]));
    finished(bench, hearing)
}

fn finished(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    law_17::next_turn(bench, hearing);
    bench.rectification()
}

fn cite_21b1a(bench: &Bench<'_>) -> Clause {
    bench.cite([law!("21B1(a)"), law!("21B1")])
}

fn cite_21b1b(bench: &Bench<'_>) -> Clause {
    bench.cite([law!("21B1(b)"), law!("75")])
}
