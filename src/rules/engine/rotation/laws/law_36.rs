//! Law 36: an inadmissible double or redouble; and what silences partner in the older codes as it
//! does here.
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 36A (35A in 1997) | the next player called over it: that and all that followed is cancelled, back to the proper player | |
//! | 36B1, 36B2 (36 in 1997) | otherwise cancelled; the offender makes a legal call, partner passes throughout | |
//! | 36B3 | Laws 26B and 72C (26 and 23 in 2007) | whether the offender could have been aware |
//! | 36B4 | it was out of turn: back to the proper player, the offender is free, partner passes throughout | |
//! | 36C | noticed after the opening lead was faced: the contract is as if it had not been made | |
//!
//! 1997 has the rule for a call over it in Law 35, on inadmissible calls that are condoned, and no
//! paragraph on one noticed after the opening lead; the rest of Law 36 is cited as a whole.
//!
//! Decisions:
//!
//! - A call by LHO after the Director has come forfeits nothing: 36A speaks of calls before
//!   rectification, and 36B applies.

use super::{law_16, law_17, law_22, law_26, law_35, law_72};
use crate::engine::bench::Bench;
use crate::engine::component::{Component, Duty, MayAccept};
use crate::engine::rotation::hearing::{Hearing, not_tested};
use crate::engine::rotation::irregular::DoubleReaction;
use crate::engine::rotation::test::RotationTest;
use crate::engine::ruling::{Limit, Ruling};
use crate::law;
use crate::law::Clause;

/// The ruling on an inadmissible double or redouble, in turn or not.
pub(crate) fn rule(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    in_turn: bool,
    reaction: &DoubleReaction,
) -> Ruling {
    let (call, lho) = (hearing.call(), hearing.offender().lho());
    bench.decide(Component::InRotation(in_turn));
    bench.decide(Component::MayAccept(MayAccept::Nobody));
    let clause = if in_turn { law_35::law_35a(bench.edition()) } else { law!("32") };
    bench.trace.ask(clause, RotationTest::Inadmissible { call }, true);
    if let DoubleReaction::LeadFaced { cancelled } = reaction {
        return law_36c(bench, hearing, cancelled);
    }
    let (over, call) = match reaction {
        DoubleReaction::CalledOver { call, .. } => (true, *call),
        _ => (false, None),
    };
    bench.trace.ask(cite_36a(bench), RotationTest::CalledOverInadmissible { lho, call }, over);
    match reaction {
        DoubleReaction::CalledOver { cancelled, .. } => law_36a(bench, hearing, cancelled),
        _ => law_36b(bench, hearing, in_turn),
    }
}

fn cite_36a(bench: &Bench<'_>) -> Clause {
    bench.cite([law!("36A"), law!("35A")])
}

/// 36A: LHO called over it; that and all that followed is cancelled.
fn law_36a(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, cancelled: &[usize]) -> Ruling {
    bench.decide(Component::Law(cite_36a(bench)));
    bench.decide(Component::Cancelled(cancelled.to_vec()));
    hearing.nothing_further(bench);
    // Calls of the other side were withdrawn as well; information from those is for neither
    // offender to use.
    law_16::law_16c(bench, &[hearing.offender(), hearing.partner()]);
    law_17::next_turn(bench, hearing);
    bench.rectification()
}

/// 36B: LHO has not called; the inadmissible call is cancelled.
fn law_36b(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, in_turn: bool) -> Ruling {
    law_36b1(bench, hearing);
    let clause = if in_turn { law_36b2(bench, hearing) } else { law_36b4(bench, hearing) };
    law_36b3(bench, hearing);
    partner_passes_throughout(bench, hearing, clause)
}

/// 36B1: the call is cancelled.
fn law_36b1(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) {
    let call = hearing.call();
    bench.decide(Component::Cancelled(vec![call]));
    let clause = bench.cite([law!("36B1"), law!("36")]);
    bench.trace.ask(clause, RotationTest::InadmissibleCancelled { call }, true);
}

/// 36B2: the offender, in turn, substitutes a legal call. Returns the clause that
/// disposes of it.
fn law_36b2(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Clause {
    let clause = bench.cite([law!("36B2"), law!("36")]);
    bench.trace.ask(clause, RotationTest::MustSubstitute { offender: hearing.offender() }, true);
    clause
}

/// 36B3: the Director watches for damage.
fn law_36b3(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) {
    if law!("36B3").is_in(bench.edition()) {
        let test = RotationTest::DamageWatched { offender: hearing.offender() };
        bench.trace.ask(law!("36B3"), test, true);
    }
}

/// 36B4: the call was out of turn, and the offender is free. Returns the clause that
/// disposes of it.
fn law_36b4(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Clause {
    let clause = bench.cite([law!("36B4"), law!("36")]);
    bench.trace.ask(clause, RotationTest::InadmissibleOutOfTurn { offender: hearing.offender() }, true);
    clause
}

/// 36C: noticed after the opening lead; the contract is as if the call had not been made.
fn law_36c(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, cancelled: &[usize]) -> Ruling {
    if !law!("36C").is_in(bench.edition()) {
        return bench.not_covered(Limit::Edition(law!("36C")));
    }
    bench.trace.ask(law!("36C"), RotationTest::LeadFaced { call: hearing.call() }, true);
    bench.decide(Component::Law(law!("36C")));
    bench.decide(Component::Cancelled(cancelled.to_vec()));
    hearing.nothing_further(bench);
    law_22::rule(bench, hearing.facts, &hearing.standing.auction);
    bench.rectification()
}

/// The offender is free at the next turn, and partner must pass throughout: Law 36, and Laws 31 and
/// 32 before 2017.
pub(crate) fn partner_passes_throughout(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    law: Clause,
) -> Ruling {
    let partner = hearing.partner();
    bench.trace.ask(law, RotationTest::MustPassThroughout { player: partner }, true);
    bench.decide(Component::Law(law));
    bench.decide(Component::Offender(Duty::AnyLegalCall));
    not_tested(bench);
    bench.decide(Component::Partner(Duty::MustPassThroughout));
    law_16::law_16c(bench, &[hearing.offender()]);
    law_26::restrict(bench, hearing, &hearing.irregular.out, hearing.replacement());
    law_72::law_72c(bench, hearing);
    law_17::next_turn(bench, hearing);
    bench.rectification()
}
