//! Law 27: an insufficient bid in turn. Out of rotation Law 31 applies (27A2, 27C in 1997), with
//! the acceptance of 29A.
//!
//! | clause | decided here | left to the players or the Director |
//! |---|---|---|
//! | 27A1 (27A in 1997) | LHO accepts: the bid is treated as legal | whether LHO accepts |
//! | 27B1(a) (27B1 in 1997) | the lowest sufficient bid in the same denomination: the auction goes on | which call replaces it; what an artificial bid specifies |
//! | 27B1(b) (2017) | a comparable call: the same | between the thresholds of 23A |
//! | 27B1(b) (2007) | the same meaning or a more precise one: the same | where hands cannot be counted |
//! | 27B2 | any other bid, or a pass: partner passes throughout, Laws 26 and 72C | |
//! | 27B3 | a double or redouble that is not comparable is cancelled: as 27B2 | |
//! | 27B4 | another insufficient bid that LHO does not accept: the same | whether LHO accepts it |
//! | 27C | a premature replacement stands unless LHO accepts the insufficient bid | |
//! | 27D (27B1(b) in 1997) | | whether the bid helped the offenders |
//!
//! `replacement` has the tests of 27B1, `place` the calls made one after another in the place of the
//! bid.
//!
//! Decisions:
//!
//! - 27B1(a) of 2017: a replacement specifies the same denomination if it specifies all those of
//!   the withdrawn bid and no other. It is the lowest such bid for certain if both name the same
//!   denomination; where they do not, the Director knows which bids the pair has. Lower bids that
//!   were not made are taken as natural, unless the Director finds otherwise.
//! - 27B3: a double after several insufficient bids is compared with the first of them.
//! - 27B4: a second insufficient bid that LHO accepts is legal, and only the first one has been
//!   withdrawn.
//! - 1997, which has no 27B4: only the call that replaces the bid in the end counts, since its
//!   footnote cancels whatever was attempted before.
//! - 2007 before the amendment of 5 March 2008 is a limit (`EarlierText`): its paragraphs had other
//!   numbers and another test, whose text was not available.
//! - 27B1(b) of 2007 does not exclude 16D, as 27B1(a) does.
//! - 27B1(b) of 2007: a share of hands from the upper threshold of 23A1 on is for the Director to
//!   judge, since the WBF Laws Committee recommends (2008) a mildly liberal view.

mod place;
mod replacement;

pub(crate) use replacement::is_comparable;

use super::law_23::{self, ReplacementClauses};
use super::{law_16, law_17, law_26, law_29, law_36};
use crate::engine::bench::Bench;
use crate::engine::component::{Component, Duty, Key, LeadRestriction, MayAccept};
use crate::engine::rotation::finding::FindingKind;
use crate::engine::rotation::hearing::{Hearing, not_tested};
use crate::engine::rotation::irregular::{BidReaction, CallFate, Irregular};
use crate::engine::rotation::standing_calls::MadeCall;
use crate::engine::rotation::test::RotationTest;
use crate::engine::ruling::{Answer, Limit, Question, Ruling};
use crate::law;
use crate::law::{Clause, Edition};
use place::{cancelled, of_first_bid, second_attempt};
use replacement::{cite_27b1a, is_more_precise, law_27b1a, of_unknown_nature};

const LAW_27B: ReplacementClauses = ReplacementClauses {
    comparable: law!("27B1(b)"),
    not_comparable: law!("27B2"),
    dispose: true,
    whole: Some(law!("27B")),
    watched: law!("27D"),
    silences: true,
    duty: Duty::BidOrPass,
};

/// The ruling on an insufficient bid in turn.
pub(crate) fn rule(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, reaction: &BidReaction<'_>) -> Ruling {
    let (call, lho) = (hearing.call(), hearing.offender().lho());
    bench.decide(Component::InRotation(true));
    bench.trace.ask(law!("27"), test_of(hearing), true);
    match reaction {
        BidReaction::Open => hearing
            .fork(bench, Question::Accepts { seat: lho, call }, [Answer::Accepts, Answer::Declines])
            .with_component(Component::MayAccept(MayAccept::Seat(lho))),
        BidReaction::Accepted { over, withdrawn } => law_27a1(bench, hearing, *over, withdrawn.as_ref()),
        BidReaction::Declined { premature, .. } => {
            declined(bench, hearing, *premature);
            law_27b(bench, hearing)
        }
    }
}

/// LHO has not accepted the bid.
fn declined(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, premature: Option<usize>) {
    let (call, lho) = (hearing.call(), hearing.offender().lho());
    bench.trace.ask(cite_27a1(bench), RotationTest::NextHandAccepted { lho, call: None }, false);
    bench.trace.ask(law!("27B"), RotationTest::Declined { lho, call }, true);
    bench.decide(Component::MayAccept(MayAccept::Nobody));
    bench.decide(Component::Cancelled(cancelled(hearing)));
    law_27c(bench, premature);
}

/// 27A2 (27C in 1997): a bid out of rotation that is insufficient as well.
pub(crate) fn law_27a2(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) {
    if hearing.irregular.is_insufficient() {
        // The number of the paragraph before the amendment is not known.
        let is_amended = bench.case.is_amended(law!("27"));
        let clause = if is_amended { bench.cite([law!("27A2"), law!("27C")]) } else { law!("27") };
        bench.trace.ask(clause, test_of(hearing), true);
    }
}

fn test_of(hearing: &Hearing<'_, '_>) -> RotationTest {
    let over = hearing.irregular.before.last_bid().and_then(MadeCall::recorded_number);
    RotationTest::Insufficient { call: hearing.call(), over }
}

fn cite_27a1(bench: &Bench<'_>) -> Clause {
    bench.cite([law!("27A1"), law!("27A")])
}

/// 27A1: LHO accepts, and the bid is treated as legal.
fn law_27a1(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    over: Option<usize>,
    withdrawn: Option<&MadeCall<'_>>,
) -> Ruling {
    let (lho, clause) = (hearing.offender().lho(), cite_27a1(bench));
    law_27c(bench, withdrawn.map(|made| made.number));
    bench.trace.ask(clause, RotationTest::NextHandAccepted { lho, call: over }, true);
    bench.decide(Component::Law(clause));
    bench.decide(Component::MayAccept(MayAccept::AlreadyAccepted));
    bench.decide(Component::Cancelled(withdrawn.map(|made| made.number).into_iter().collect()));
    hearing.nothing_further(bench);
    if let Some(withdrawn) = withdrawn {
        law_16::law_16c(bench, &[hearing.offender()]);
        law_26::restrict(bench, hearing, withdrawn, None);
    }
    law_29::turn_after_acceptance(bench, hearing, over);
    bench.rectification()
}

/// 27C: the offender replaced the bid before the Director had ruled. Not a paragraph of 1997.
fn law_27c(bench: &mut Bench<'_>, replacement: Option<usize>) {
    if let Some(replacement) = replacement.filter(|_| law!("27D").is_in(bench.edition())) {
        bench.trace.ask(law!("27C"), RotationTest::PrematureReplacement { replacement }, true);
    }
}

/// 27B: LHO has not accepted, and what the offender puts in its place decides.
fn law_27b(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let first = of_first_bid(hearing);
    let again = first.index != hearing.index;
    if again && bench.edition() == Edition::E1997 {
        return law_27b(bench, &first);
    }
    if let Some(double) = hearing.replacement().filter(|made| made.call.is_double())
        && is_comparable(&mut Bench::new(hearing.case), &first, double).is_none()
    {
        return comparison_open(bench, &first);
    }
    if let Some(instead) = second_attempt(bench, hearing) {
        return attempted(bench, hearing, instead);
    }
    if again {
        return law_27b4(bench, hearing, hearing.call());
    }
    if hearing.replacement().is_none() && hearing.standing.is_over() {
        // Another irregularity has ended the auction before the offender could call again.
        return bench.not_covered(Limit::TurnLost(hearing.call()));
    }
    if let Some(call) = of_unknown_nature(hearing) {
        bench.decide(Component::Offender(duty(hearing)));
        return hearing.fork_on_finding(bench, Question::Artificial(call));
    }
    match law_27b1a(bench, hearing) {
        Some(true) => lowest_replaces(bench, hearing),
        Some(false) => other_replacement(bench, hearing),
        None => {
            while_open(bench, hearing, Question::Lowest { seat: hearing.offender(), call: hearing.call() })
        }
    }
}

/// The Director has to compare the meanings.
fn comparison_open(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let (seat, call) = (hearing.offender(), hearing.call());
    let question = match bench.edition() {
        Edition::E2017 => Question::Comparable { seat, call },
        _ => Question::MorePrecise { seat, call },
    };
    while_open(bench, hearing, question)
}

/// 27B1(a): the auction goes on, and the Director watches (27D; 27B1(b) in 1997).
fn lowest_replaces(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let clause = cite_27b1a(bench);
    goes_on(bench, hearing, clause);
    bench.decide(Component::UnauthorisedFor { seats: Vec::new(), clause });
    law_27d(bench, hearing);
    law_17::next_turn(bench, hearing);
    bench.rectification()
}

/// No rectification.
fn goes_on(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, clause: Clause) {
    bench.decide(Component::Law(clause));
    bench.decide(Component::Offender(duty(hearing)));
    not_tested(bench);
    bench.decide(Component::Partner(Duty::AnyLegalCall));
    bench.decide(Component::Lead(LeadRestriction::None));
}

/// 27D (27B1(b) in 1997): the Director watches whether the offenders gain by the insufficient bid.
fn law_27d(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) {
    let clause = bench.cite([law!("27D"), law!("27B1(b)")]);
    law_23::watch(bench, hearing, clause);
}

/// The replacement is not, or will not be, the lowest bid of 27B1(a).
fn other_replacement(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    match bench.edition() {
        Edition::E2017 => law_23::free_to_replace(bench, hearing, LAW_27B),
        Edition::E2007 => law_27b1b_2007(bench, hearing),
        _ => law_27b2(bench, hearing),
    }
}

/// 27B1(b) of 2007: has the replacement the same meaning, or a more precise one?
fn law_27b1b_2007(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let precise = match hearing.replacement() {
        Some(made) => is_more_precise(bench, hearing, made),
        None => hearing.facts.findings().of(FindingKind::Comparable, hearing.call()),
    };
    match precise {
        Some(true) => {
            goes_on(bench, hearing, law!("27B1(b)"));
            law_16::law_16c(bench, &[hearing.offender()]);
            law_27d(bench, hearing);
            law_17::next_turn(bench, hearing);
            bench.rectification()
        }
        Some(false) => law_27b2(bench, hearing),
        None => comparison_open(bench, hearing),
    }
}

/// 27B2: any other bid, or a pass; partner must pass throughout.
fn law_27b2(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    partner_silenced(bench, hearing, law!("27B2"))
}

/// 27B3: the ruling on a double or redouble instead of an insufficient bid, which is cancelled.
pub(crate) fn law_27b3(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let first = of_first_bid(hearing);
    bench.decide(Component::InRotation(true));
    bench.trace.ask(law!("27"), test_of(&first), true);
    if let CallFate::Insufficient(BidReaction::Declined { premature, .. }) = first.irregular.fate {
        declined(bench, &first, premature);
    }
    bench.decide(Component::Cancelled(cancelled(hearing)));
    let out = &hearing.irregular.out;
    if hearing.irregular.before.auction.legality_by(out.seat, out.call).is_ok() {
        is_comparable(bench, &first, out);
    }
    bench.trace.ask(law!("27B3"), RotationTest::DoubleInstead { call: hearing.call() }, true);
    partner_silenced(bench, hearing, law!("27B3"))
}

/// 27B4: another insufficient bid, which LHO has not accepted.
fn law_27b4(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, call: usize) -> Ruling {
    bench.trace.ask(law!("27B4"), RotationTest::InsufficientAgain { call }, true);
    partner_silenced(bench, hearing, law!("27B4"))
}

/// The offender put a double, or another insufficient bid, in the place of this one: 27B3 or 27B4,
/// or no more than the withdrawal if LHO accepted it.
fn attempted(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, instead: &Irregular<'_>) -> Ruling {
    let call = instead.out.number;
    match instead.fate {
        CallFate::DoubleInstead => {
            bench.trace.ask(law!("27B3"), RotationTest::DoubleInstead { call }, true);
            partner_silenced(bench, hearing, law!("27B3"))
        }
        CallFate::Insufficient(BidReaction::Accepted { .. }) => {
            goes_on(bench, hearing, cite_27a1(bench));
            law_16::law_16c(bench, &[hearing.offender()]);
            law_26::restrict(bench, hearing, &hearing.irregular.out, hearing.replacement());
            law_17::next_turn(bench, hearing);
            bench.rectification()
        }
        _ => law_27b4(bench, hearing, call),
    }
}

/// The offender may bid or pass, and partner must pass throughout.
fn partner_silenced(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, clause: Clause) -> Ruling {
    let ruling = law_36::partner_passes_throughout(bench, hearing, clause);
    match ruling.component(Key::Offender) {
        Some(_) => ruling.with_component(Component::Offender(duty(hearing))),
        None => ruling,
    }
}

/// Until the bid is replaced, its maker must bid sufficiently or pass.
fn duty(hearing: &Hearing<'_, '_>) -> Duty {
    if hearing.replacement().is_some() { Duty::AnyLegalCall } else { Duty::BidOrPass }
}

/// A ruling for either finding, under the whole of 27B until it is known.
fn while_open(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, question: Question) -> Ruling {
    bench.decide(Component::Offender(duty(hearing)));
    hearing.fork_on_finding(bench, question).with_component(Component::Law(law!("27B")))
}
