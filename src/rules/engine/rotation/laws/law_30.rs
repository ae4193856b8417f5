//! Law 30: a cancelled pass out of rotation.
//!
//! | clause | decided here | left to the Director or the players |
//! |---|---|---|
//! | 30A (2017) | at RHO's turn: the offender passes at the next turn | 72C |
//! | 30B1 (2017) | at partner's turn, or LHO's before LHO had called: both free, then 23A | which call replaces it |
//! | 30B2 (2017) | at LHO's turn later: a change of call, Law 25 | whether the earlier call was unintended |
//! | 30A (2007, 1997) | no bid before: the offender passes at the next turn | 23 |
//! | 30B1 (2007, 1997) | at RHO's turn: the same | 23 |
//! | 30B2 (2007, 1997) | at partner's turn: the offender passes throughout, partner may not double or redouble now | 23 |
//! | 30B3 (2007, 1997) | at LHO's turn: a change of call, Law 25 | whether the earlier call was unintended |
//! | 30C | an artificial pass, or (not in 1997) a pass of partner's artificial call: Law 31 | |
//!
//! 1997 against 2007: only the pass itself may take the case to Law 31. Law 23 of 1997 speaks of an
//! enforced pass of partner, so that a pass forced on the offender is for Law 72B1.

use super::law_23::{self, ReplacementClauses};
use super::{law_16, law_17, law_25, law_26, law_31, law_72};
use crate::engine::bench::Bench;
use crate::engine::component::{Component, Duty};
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::standing_calls::MadeCall;
use crate::engine::rotation::test::RotationTest;
use crate::engine::ruling::{Point, Question, Ruling};
use crate::law;
use crate::law::{Clause, Edition};

/// The ruling on a cancelled pass out of rotation.
pub(crate) fn rule(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let irregular = hearing.irregular;
    let unknown = |made: &MadeCall<'_>| made.artificial.is_none().then_some(made.number);
    let over = irregular.before.last_action();
    let over = over.filter(|_| bench.edition() != Edition::E1997);
    if let Some(number) = unknown(&irregular.out).or_else(|| over.and_then(unknown)) {
        return hearing.fork_on_finding(bench, Question::Artificial(number));
    }
    if law_30c(bench, hearing, over) {
        law_31::rule(bench, hearing)
    } else if bench.edition() == Edition::E2017 {
        rule_2017(bench, hearing)
    } else {
        rule_before_2017(bench, hearing)
    }
}

fn rule_2017(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let turn = hearing.irregular.turn;
    if bench.trace.ask(law!("30A"), RotationTest::AtRhosTurn { turn }, turn == hearing.offender().rho()) {
        return law_30a(bench, hearing);
    }
    let test = hearing.at_partners_or_first_at_lhos();
    if bench.trace.ask(law!("30B1"), test, !hearing.irregular.is_change_of_call()) {
        return law_30b1(bench, hearing);
    }
    law_30b2(bench, hearing)
}

fn rule_before_2017(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let (offender, turn) = (hearing.offender(), hearing.irregular.turn);
    hearing.nothing_further(bench);
    let bid = hearing.irregular.before.last_bid().map(|made| made.number);
    if !bench.trace.ask(law!("30B"), RotationTest::AnybodyHadBid { bid }, bid.is_some()) {
        return law_30a_before_2017(bench, hearing);
    }
    if bench.trace.ask(law!("30B1"), RotationTest::AtRhosTurn { turn }, turn == offender.rho()) {
        return law_30b1_before_2017(bench, hearing);
    }
    if bench.trace.ask(law!("30B2"), RotationTest::AtPartnersTurn { turn }, turn == offender.partner()) {
        return law_30b2_before_2017(bench, hearing);
    }
    law_30b3_before_2017(bench, hearing)
}

/// 30A of 2017: at RHO's turn, the offender must pass once.
fn law_30a(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    hearing.nothing_further(bench);
    restrict_if_meaning_changed(bench, hearing);
    must_pass_once(bench, hearing, law!("30A"))
}

/// The required pass does not mean what the withdrawn one did: Law 30A names 72C only, and some add
/// Law 26.
fn restrict_if_meaning_changed(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) {
    let meanings = hearing.replacement().and_then(|made| made.meaning).zip(hearing.irregular.out.meaning);
    let share = meanings.and_then(|(new, old)| new.share_in(old));
    let changed = share.is_some_and(|share| share.permille() < bench.case.elections.dissimilar_below.0);
    if changed && hearing.follows_other_view(bench, Point::LeadAfterARequiredPass) {
        law_26::restrict(bench, hearing, &hearing.irregular.out, None);
    }
}

/// 30B1 of 2017: both are free, and Law 23A tests the replacement.
fn law_30b1(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    bench.trace.ask(law!("30B1(a)"), RotationTest::PartnerIsFree { partner: hearing.partner() }, true);
    bench.decide(Component::Law(law!("30B1")));
    let clauses = ReplacementClauses {
        comparable: law!("30B1(b)(i)"),
        not_comparable: law!("30B1(b)(ii)"),
        whole: Some(law!("30B1")),
        ..ReplacementClauses::ONCE
    };
    law_23::free_to_replace(bench, hearing, clauses)
}

/// 30B2 of 2017: a change of call at LHO's turn.
fn law_30b2(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    law_25::change_at_lhos(bench, hearing, law!("30B2"))
}

/// 30A before 2017: before any bid, the offender must pass once.
fn law_30a_before_2017(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    bench.trace.ask(law!("30A"), RotationTest::NobodyHadBid, true);
    must_pass_once(bench, hearing, law!("30A"))
}

/// 30B1 before 2017: at RHO's turn, the offender must pass once.
fn law_30b1_before_2017(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    must_pass_once(bench, hearing, law!("30B1"))
}

/// 30B2 before 2017: at partner's turn, the offender passes throughout and partner may not double now.
fn law_30b2_before_2017(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let (player, partner) = (hearing.offender(), hearing.partner());
    bench.decide(Component::Law(law!("30B2")));
    bench.trace.ask(law!("30B2(a)"), RotationTest::MustPassThroughout { player }, true);
    bench.decide(Component::Offender(Duty::MustPassThroughout));
    let called = hearing.since_by(partner).is_some();
    if bench.trace.ask(law!("30B2(b)"), RotationTest::MayNotDoubleNow { partner }, !called) {
        bench.decide(Component::Partner(Duty::MayNotDoubleNow));
    }
    law_16::law_16c(bench, &[player]);
    law_72::after_own_pass(bench, hearing);
    law_17::next_turn(bench, hearing);
    bench.rectification()
}

/// 30B3 before 2017: a change of call at LHO's turn.
fn law_30b3_before_2017(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    law_25::change_at_lhos(bench, hearing, law!("30B3"))
}

/// 30C: an artificial pass, or a pass of partner's artificial call, goes to Law 31.
fn law_30c(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, over: Option<&MadeCall<'_>>) -> bool {
    let (call, offender) = (hearing.call(), hearing.offender());
    let artificial = hearing.irregular.out.artificial == Some(true);
    if bench.trace.ask(law!("30C"), RotationTest::ArtificialPass { call }, artificial) {
        return true;
    }
    let over = over.filter(|m| m.artificial == Some(true));
    let partners = over.filter(|m| m.seat == offender.partner()).map(|m| m.number);
    if bench.edition() == Edition::E1997 {
        return false;
    }
    if bench.trace.ask(law!("30C"), RotationTest::PassOfPartnersArtificial { partners }, partners.is_some()) {
        return true;
    }
    if let Some(theirs) = over.filter(|m| m.seat.side() != offender.side()) {
        // Law 30C speaks of any artificial call, the introduction to Law 31 of partner's.
        let test = RotationTest::PassOfOpponentsArtificial { theirs: theirs.number };
        let counts = hearing.follows_other_view(bench, Point::PassOfOpponentsArtificialCall);
        return bench.trace.ask(if counts { law!("30C") } else { law!("31") }, test, counts);
    }
    false
}

/// The offender must pass at the next turn; after that pass, the offender is free.
fn must_pass_once(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, law: Clause) -> Ruling {
    bench.decide(Component::Law(law));
    let duty = if hearing.replacement().is_some() { Duty::AnyLegalCall } else { Duty::MustPassNext };
    bench.decide(Component::Offender(duty));
    law_16::law_16c(bench, &[hearing.offender()]);
    law_72::after_own_pass(bench, hearing);
    law_17::next_turn(bench, hearing);
    bench.rectification()
}
