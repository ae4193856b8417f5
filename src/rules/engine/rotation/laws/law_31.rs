//! Law 31: a bid out of rotation that has been cancelled; an artificial pass, or a pass of
//! partner's artificial call.
//!
//! | clause | decided here | left to the players or the Director |
//! |---|---|---|
//! | 31A1 | at RHO's turn, who passes: the offender repeats his call | what RHO does |
//! | 31A2 (2017) | RHO bids, doubles or redoubles: any legal call, then Law 23A | which call replaces it |
//! | 31B (2017) | at partner's turn, or LHO's before LHO had called: both free, then as 31A2 | the same |
//! | 31A2(a) (2007, 1997) | RHO acts, the offender repeats the denomination: partner passes once | which call replaces it |
//! | 31A2(b) (2007, 1997) | the offender does not, or (2007) the cancelled call was a pass: partner passes throughout, Law 26 | |
//! | 31B (2007, 1997) | at partner's turn, or LHO's before LHO had called: partner passes throughout, Law 26 | |
//! | 31C (25 in 2007, 1997, by a footnote to 31B) | at LHO's turn later: a change of call, Law 25 | |
//!
//! 1997 against 2007: no word on a pass, which comes here by 30C, so that its denominations count like
//! those of a bid (29C).
//!
//! Laws 31 and 32 of 2017 have the same paragraphs, so both are ruled on here: `law_31a1` decides
//! 32A1 as well, and so on.

use super::law_23::{self, ReplacementClauses};
use super::{law_16, law_17, law_25, law_36, law_72};
use crate::bridge::{Call, Strain};
use crate::engine::bench::Bench;
use crate::engine::component::{AuctionConsequence, Component, Duty, LeadRestriction};
use crate::engine::rotation::finding::FindingKind;
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::standing_calls::MadeCall;
use crate::engine::rotation::test::RotationTest;
use crate::engine::ruling::{Answer, Limit, Question, Ruling};
use crate::law;
use crate::law::{Clause, Edition};

/// The paragraphs of Law 31, or of Law 32.
#[derive(Clone, Copy)]
pub(crate) struct LawParagraphs {
    /// At right-hand opponent's turn
    pub at_rhos: Clause,
    /// RHO passes
    pub rho_passes: Clause,
    /// RHO acts: a comparable call, and any other
    pub rho_acts: ReplacementClauses,
    /// At partner's turn, or left-hand opponent's before the offender had called
    pub at_partners: Clause,
    /// Partner is free
    pub partner_free: Clause,
    /// And so is the offender
    pub offender_free: Clause,
    /// Later, at left-hand opponent's turn
    pub later_at_lhos: Clause,
}

const LAW_31: LawParagraphs = LawParagraphs {
    at_rhos: law!("31A"),
    rho_passes: law!("31A1"),
    rho_acts: ReplacementClauses {
        comparable: law!("31A2(a)"),
        not_comparable: law!("31A2(b)"),
        ..ReplacementClauses::ONCE
    },
    at_partners: law!("31B"),
    partner_free: law!("31B1"),
    offender_free: law!("31B2"),
    later_at_lhos: law!("31C"),
};

/// The ruling on a cancelled bid out of rotation, or a pass that is treated like one.
pub(crate) fn rule(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    if bench.edition() == Edition::E2017 {
        rule_2017(bench, hearing, &LAW_31)
    } else {
        rule_before_2017(bench, hearing)
    }
}

/// The ruling by the paragraphs of Law 31 or 32 of 2017.
pub(crate) fn rule_2017(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, law: &LawParagraphs) -> Ruling {
    let (offender, turn) = (hearing.offender(), hearing.irregular.turn);
    if bench.trace.ask(law.at_rhos, RotationTest::AtRhosTurn { turn }, turn == offender.rho()) {
        return match law_31a1(bench, hearing, law.rho_passes) {
            Err(ruling) => *ruling,
            Ok(_) => law_31a2(bench, hearing, law),
        };
    }
    let test = hearing.at_partners_or_first_at_lhos();
    if bench.trace.ask(law.at_partners, test, !hearing.irregular.is_change_of_call()) {
        return law_31b(bench, hearing, law);
    }
    law_25::change_at_lhos(bench, hearing, law.later_at_lhos)
}

fn rule_before_2017(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let (offender, turn, out) = (hearing.offender(), hearing.irregular.turn, hearing.irregular.out);
    if out.artificial.is_none() && out.meaning.is_none_or(|m| m.specifies.is_none()) {
        return hearing.fork_on_finding(bench, Question::Artificial(out.number));
    }
    if bench.trace.ask(law!("31A"), RotationTest::AtRhosTurn { turn }, turn == offender.rho()) {
        return match law_31a1(bench, hearing, law!("31A1")) {
            Err(ruling) => *ruling,
            Ok(_) => law_31a2_before_2017(bench, hearing),
        };
    }
    let test = hearing.at_partners_or_first_at_lhos();
    if bench.trace.ask(law!("31B"), test, !hearing.irregular.is_change_of_call()) {
        return law_31b_before_2017(bench, hearing);
    }
    law_25::change_at_lhos(bench, hearing, law!("25"))
}

/// 31A1 (32A1; 32B1 before 2017): RHO passes, and the offender repeats the call.
///
/// `Ok` has the call by which RHO, in turn, bid, doubled or redoubled, if recorded. `Err` is the
/// ruling: after a pass, by this clause; before RHO has called, one for each option, or a limit.
pub(crate) fn law_31a1(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    clause: Clause,
) -> Result<Option<usize>, Box<Ruling>> {
    let Some((call, passed)) = hearing.rho_action() else {
        let known = rho_must_call(bench, hearing, clause);
        return known.unwrap_or_else(|| Err(Box::new(rho_has_not_called(bench, hearing, clause))));
    };
    let rho = hearing.irregular.turn;
    if bench.trace.ask(clause, RotationTest::RhoPassed { rho, call }, passed) {
        return Err(Box::new(must_repeat(bench, hearing, clause)));
    }
    Ok(call)
}

fn rho_has_not_called(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, rho_passes: Clause) -> Ruling {
    let (rho, call) = (hearing.irregular.turn, hearing.call());
    match hearing.replacement() {
        Some(made) => bench.not_covered(Limit::TurnLost(made.number)),
        None if hearing.taken_back() => bench.not_covered(Limit::TurnLost(call)),
        // No player will call any more, so nothing is left to rectify in the auction.
        None if hearing.standing.is_over() => {
            hearing.nothing_further(bench);
            bench.decide(Component::Law(rho_passes));
            law_17::next_turn(bench, hearing);
            bench.rectification()
        }
        // The branches are a call further on; until then it is his turn.
        None => hearing
            .fork(bench, Question::PassesOrActs { seat: rho, call }, [Answer::Passes, Answer::Acts])
            .with_component(Component::Auction(AuctionConsequence::BackTo(rho)))
            .with_component(Component::Turn(rho)),
    }
}

/// RHO has not called, and the ruling on another irregularity leaves RHO one call; `None` where
/// none does.
fn rho_must_call(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    rho_passes: Clause,
) -> Option<Result<Option<usize>, Box<Ruling>>> {
    let (rho, call) = (hearing.irregular.turn, hearing.call());
    let waits = hearing.replacement().is_none() && !hearing.taken_back() && !hearing.standing.is_over();
    let must = match hearing.obligation(rho) {
        _ if !waits => return None,
        Err(()) => return Some(Err(Box::new(bench.not_covered(Limit::DutiesClash(call))))),
        Ok(must) => must?.call()?,
    };
    let test = RotationTest::RhoMustCall { rho, call: must };
    Some(if bench.trace.ask(rho_passes, test, must == Call::Pass) {
        Err(Box::new(must_repeat(bench, hearing, rho_passes)))
    } else {
        Ok(None)
    })
}

/// The offender repeats the call; if that is legal there is no rectification. A repeated bid that is
/// insufficient comes under Law 27 in its turn.
fn must_repeat(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, law: Clause) -> Ruling {
    hearing.nothing_further(bench);
    bench.decide(Component::Law(law));
    if hearing.replacement().is_none() && hearing.standing.is_over() && bench.edition() == Edition::E2017 {
        return law_23::never_replaced(bench, hearing);
    }
    // The repeated call ends the duty.
    let repeated = hearing.replacement().is_some() || hearing.has_repeated();
    let duty = if repeated { Duty::AnyLegalCall } else { Duty::MustRepeat };
    bench.decide(Component::Offender(duty));
    law_17::next_turn(bench, hearing);
    bench.rectification()
}

/// 31A2 of 2017 (32A2): RHO has acted, and Law 23A tests the replacement.
fn law_31a2(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, law: &LawParagraphs) -> Ruling {
    law_23::free_to_replace(bench, hearing, law.rho_acts)
}

/// 31B of 2017 (32B): partner and the offender are free, and Law 23A tests the replacement.
fn law_31b(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, law: &LawParagraphs) -> Ruling {
    let (offender, partner) = (hearing.offender(), hearing.partner());
    bench.trace.ask(law.partner_free, RotationTest::PartnerIsFree { partner }, true);
    bench.trace.ask(law.offender_free, RotationTest::OffenderIsFree { offender }, true);
    bench.decide(Component::Law(law.at_partners));
    law_23::free_to_replace(bench, hearing, ReplacementClauses { dispose: false, ..law.rho_acts })
}

/// 31A2 before 2017: the offender's new call may repeat the denomination of the bid out of rotation.
fn law_31a2_before_2017(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let out = hearing.irregular.out;
    let (seat, call) = (hearing.offender(), hearing.call());
    let strains = out.specifies();
    let replacement = hearing.replacement();
    let found = hearing.facts.findings().of(FindingKind::Repeats, call);
    let repeats = match (out.call, replacement) {
        (Call::Pass, _) if bench.edition() == Edition::E2007 || strains.is_empty() => Some(false),
        (_, Some(made)) => found.or_else(|| repeats(&strains, &made.specifies())),
        (_, None) => found.or_else(|| repeats(&strains, &hearing.forced_denominations()?)),
    };
    bench.decide(Component::Offender(Duty::AnyLegalCall));
    let Some(repeats) = repeats else {
        return hearing.fork_on_finding(bench, Question::Repeats { seat, call });
    };
    let replacement = replacement.and_then(MadeCall::recorded_number);
    let test = RotationTest::RepeatsDenomination { replacement, strains };
    if bench.trace.ask(law!("31A2(a)"), test, repeats) {
        law_31a2a_before_2017(bench, hearing)
    } else {
        law_31a2b_before_2017(bench, hearing)
    }
}

/// 31A2(a) before 2017: the offender is free, and partner must pass once; Law 26 is not mentioned.
fn law_31a2a_before_2017(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    bench.decide(Component::Law(law!("31A2(a)")));
    bench.decide(Component::Offender(Duty::AnyLegalCall));
    let called = hearing.partner_after_replacement().is_some();
    bench.decide(Component::Partner(if called { Duty::AnyLegalCall } else { Duty::MustPassNext }));
    bench.decide(Component::Lead(LeadRestriction::None));
    law_16::law_16c(bench, &[hearing.offender()]);
    law_72::law_72c(bench, hearing);
    law_17::next_turn(bench, hearing);
    bench.rectification()
}

/// 31A2(b) before 2017: partner must pass throughout.
fn law_31a2b_before_2017(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    law_36::partner_passes_throughout(bench, hearing, law!("31A2(b)"))
}

/// 31B before 2017: partner must pass throughout.
fn law_31b_before_2017(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    law_36::partner_passes_throughout(bench, hearing, law!("31B"))
}

/// True if the second has every denomination of the first; `None` if it has some of them, which the
/// Director judges.
fn repeats(first: &[Strain], second: &[Strain]) -> Option<bool> {
    match first.iter().filter(|strain| second.contains(strain)).count() {
        0 => Some(false),
        n => (n == first.len()).then_some(true),
    }
}
