//! Law 25: the change of a call, unintended or intended.
//!
//! | clause | decided here | left to the Director or the players |
//! |---|---|---|
//! | 25A | an unintended call is replaced; in 2007 however its maker became aware | whether it was unintended; before 2017, without a pause for thought |
//! | 25A2 (2017) | a call that was intended is not | the same |
//! | 25A3 (2017) | however its maker became aware of it | |
//! | 25A4 (25A2 in 2007, 25A in 1997) | partner has called: no replacement, but a call out of rotation | |
//! | 25A5 (25A3 in 2007, 25A in 1997) | the auction ended before partner's turn: until the opening lead is faced | |
//! | 25A6 (25A4 in 2007, 25B1 in 1997) | LHO may withdraw the call made over the first one; who may use it | whether he does |
//! | 25B1 | left-hand opponent accepts: the second call stands | whether he accepts |
//! | 25B2 | otherwise the first call stands; for 1997 see `law_25_1997` | |
//! | 25B3 (not in 1997) | Law 16C (16D in 2007) on the call withdrawn or cancelled | |
//!
//! Decisions:
//!
//! - A call out of rotation at LHO's turn, by a player who has called before, changes that player's
//!   last call: LHO is asked to accept the change (25B1), not the call (29A), and 28B does not
//!   apply although it is LHO's own turn.
//! - A call by LHO over the change accepts it (25B1). This is contested: see `views`.
//! - A call at partner's turn, or after the end, replaces an unintended call where the Director found
//!   so; without that finding it is a call out of rotation, or a call after the end.
//! - Partner's action that showed the player the mistake changes nothing since the amendment of 2011:
//!   see `rotation/prompted`.
//! - 25A of 1997 does not say what becomes of a call that LHO made over the first one, nor of an
//!   auction that has ended. LHO may withdraw it, as 25B1 says of a call meant for the first call; and
//!   the call may be replaced until the auction period ends (17E), since partner has not called.
//! - LHO who makes the same call over the new one has withdrawn nothing.

use super::{law_16, law_17, law_23, law_25_1997, law_26};
use crate::bridge::Seat;
use crate::engine::bench::Bench;
use crate::engine::component::{Component, Duty, MayAccept};
use crate::engine::rotation::finding::FindingKind;
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::irregular::{CallFate, ChangeFate};
use crate::engine::rotation::standing_calls::MadeCall;
use crate::engine::rotation::test::RotationTest;
use crate::engine::ruling::{Answer, Limit, Point, Question, Ruling};
use crate::law;
use crate::law::{Clause, Edition};

/// A change of call at LHO's turn (30B2, 31C and 32C of 2017; Law 25 before).
pub(crate) fn change_at_lhos(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, clause: Clause) -> Ruling {
    bench.trace.ask(clause, hearing.later_at_lhos(), true);
    bench.decide(Component::Law(clause));
    rule(bench, hearing)
}

/// The ruling when the call out of rotation is a change of the offender's last call.
pub(crate) fn rule(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let CallFate::Change { first, change } = &hearing.irregular.fate else {
        return bench.not_covered(Limit::BeforeTheRuling(hearing.call()));
    };
    hearing.nothing_further(bench);
    bench.decide(Component::Offender(Duty::ChangeOfCall));
    if let ChangeFate::Open(question @ (Question::Unintended { .. } | Question::Artificial(_))) = change {
        return hearing.fork_on_finding(bench, *question);
    }
    if law_25a(bench, hearing, first, *change) {
        if bench.edition() == Edition::E1997 {
            bench.decide(Component::Law(law!("25A")));
        }
        law_17::next_turn(bench, hearing);
        return bench.rectification();
    }
    if let ChangeFate::Open(question) = change {
        return hearing
            .fork(bench, *question, [Answer::Accepts, Answer::Declines])
            .with_component(Component::MayAccept(MayAccept::Seat(hearing.irregular.turn)));
    }
    let accepted = law_25b1(bench, hearing, first, *change);
    if bench.edition() == Edition::E1997 {
        return law_25_1997::substitution(bench, hearing, first, *change);
    }
    let withdrawn = if accepted {
        *first
    } else {
        law_25b2(bench, first);
        hearing.irregular.out
    };
    restrict(bench, hearing, first, &withdrawn, accepted);
    law_17::next_turn(bench, hearing);
    bench.rectification()
}

/// The ruling on an unintended call that its maker replaced at once, in turn or not (25A).
pub(crate) fn replaced_in_turn(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let irregular = hearing.irregular;
    let out_of_turn = irregular.is_replaced_at_once()
        && irregular.turn != irregular.offender()
        && !irregular.before.is_over();
    bench.decide(Component::InRotation(!out_of_turn));
    if matches!(hearing.irregular.fate, CallFate::Change { change: ChangeFate::Unintended, .. }) {
        bench.decide(Component::Law(law!("25A")));
    }
    if let CallFate::Change { first, change: ChangeFate::UnintendedLater { over, ended, withdrawn } } =
        hearing.irregular.fate
    {
        return substituted_later(bench, hearing, &first, (over, ended, withdrawn));
    }
    rule(bench, hearing)
}

/// 25A: an unintended call is replaced after LHO has called over it, or after the auction.
fn substituted_later(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    first: &MadeCall<'_>,
    (over, ended, withdrawn): (Option<usize>, bool, Option<bool>),
) -> Ruling {
    bench.decide(Component::Law(law!("25A")));
    hearing.nothing_further(bench);
    law_25a(bench, hearing, first, ChangeFate::Unintended);
    if ended {
        let test = RotationTest::EndedBeforePartner { partner: hearing.partner() };
        bench.trace.ask(bench.cite([law!("25A5"), law!("25A3"), law!("25A")]), test, true);
    }
    if let Some(over) = over {
        law_25a6(bench, hearing, first, over, withdrawn);
    }
    law_17::next_turn(bench, hearing);
    bench.rectification()
}

/// 25A6: LHO may withdraw the call made over the first one; his side alone may then use it.
fn law_25a6(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    first: &MadeCall<'_>,
    over: usize,
    withdrawn: Option<bool>,
) {
    let lho = hearing.offender().lho();
    let clause = match bench.edition() {
        Edition::E1997 => law!("25B1"),
        _ => bench.cite([law!("25A6"), law!("25A4")]),
    };
    bench.trace.ask(clause, RotationTest::MayWithdraw { lho, over }, true);
    let Some(withdrawn) = withdrawn else { return };
    if bench.trace.ask(clause, RotationTest::Withdrew { lho, over }, withdrawn) {
        bench.decide(Component::Cancelled(vec![first.number, over]));
        let (authorised, unauthorised) = match bench.edition() {
            Edition::E1997 => (law!("16C1"), law!("16C2")),
            _ => (clause, clause),
        };
        bench.trace.ask(authorised, RotationTest::Authorised { side: lho.side() }, true);
        let seats = Seat::ALL.into_iter().filter(|seat| seat.side() != lho.side()).collect();
        bench.decide(Component::UnauthorisedFor { seats, clause: unauthorised });
    }
}

/// 25A4: partner has called since the unintended call, which can no longer be replaced.
pub(crate) fn partner_has_called(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) {
    let irregular = hearing.irregular;
    let found = hearing.facts.findings().of(FindingKind::Unintended, hearing.call());
    let since = irregular.before.made.iter().rev().take_while(|made| made.seat != hearing.offender());
    let had_called = irregular.before.last_of(hearing.offender()).is_some();
    let partners = since.filter(|made| made.seat == hearing.partner()).last();
    if let Some(call) = partners.filter(|_| had_called && found == Some(true)) {
        let test = RotationTest::PartnerHasCalled { partner: call.seat, call: call.recorded_number() };
        // In 2007 the paragraph numbered 25A4 is on LHO's call.
        let clause = match bench.edition() {
            Edition::E2007 => law!("25A2"),
            _ => bench.cite([law!("25A4"), law!("25A")]),
        };
        bench.trace.ask(clause, test, true);
    }
}

/// 25A: the first call was unintended, and the second replaces it, however the player became aware.
fn law_25a(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    first: &MadeCall<'_>,
    change: ChangeFate,
) -> bool {
    let (earlier, docket) = (first.number, hearing.docket);
    // A ruling about the unintended call itself is about its number; the next call replaces it.
    let call = if hearing.call() == earlier { earlier + 1 } else { hearing.call() };
    let found = hearing.facts.findings().of(FindingKind::Unintended, call) == Some(true);
    let unintended = change == ChangeFate::Unintended;
    if found && !unintended && docket.is_prompt_disputed(call) {
        return bench.trace.ask(law!("25A"), RotationTest::PromptedByPartner { earlier }, false);
    }
    if unintended {
        bench.decide(Component::Cancelled(vec![earlier]));
    }
    if !bench.trace.ask(law!("25A"), RotationTest::UnintendedCall { earlier }, unintended) {
        law_25a2(bench, earlier);
    } else if bench.edition() == Edition::E2017 {
        bench.trace.ask(law!("25A3"), RotationTest::HoweverAware { earlier }, true);
    } else if docket.was_prompted(call) {
        if docket.is_prompt_disputed(call) {
            hearing.contest(bench, Point::PromptedByPartner);
        }
        bench.trace.ask(law!("25A"), RotationTest::PromptedByPartner { earlier }, true);
    }
    unintended
}

/// 25A2 of 2017: a call made as intended stands, even if the intent was a lapse of attention.
fn law_25a2(bench: &mut Bench<'_>, earlier: usize) {
    if bench.edition() == Edition::E2017 {
        bench.trace.ask(law!("25A2"), RotationTest::MadeAsIntended { earlier }, true);
    }
}

/// 25B1: LHO accepts the change, and the second call stands.
fn law_25b1(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    first: &MadeCall<'_>,
    change: ChangeFate,
) -> bool {
    if change == ChangeFate::CalledOver {
        // It was also his own turn, of which Law 28B speaks.
        hearing.contest(bench, Point::CallOverAChange);
    }
    let accepted = matches!(change, ChangeFate::Accepted | ChangeFate::CalledOver);
    if accepted {
        bench.decide(Component::MayAccept(MayAccept::AlreadyAccepted));
        bench.decide(Component::Cancelled(vec![first.number]));
    }
    bench.trace.ask(law!("25B1"), RotationTest::ChangeAccepted { lho: hearing.irregular.turn }, accepted)
}

/// 25B2: the first call stands.
fn law_25b2(bench: &mut Bench<'_>, first: &MadeCall<'_>) {
    bench.trace.ask(law!("25B2"), RotationTest::FirstCallStands { earlier: first.number }, true);
}

/// Consequences of the withdrawn call: none if the other is the same call, nor, since 2017, if an
/// accepted call in its place is known to be comparable (26A). Where that is unknown, it counts as
/// not comparable.
fn restrict(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    first: &MadeCall<'_>,
    withdrawn: &MadeCall<'_>,
    accepted: bool,
) {
    let out = &hearing.irregular.out;
    let may_compare = accepted && first.call != out.call && law!("23A").is_in(bench.edition());
    if may_compare && law_23::is_comparable(bench, hearing, first, out) == Some(true) {
        law_26::law_26a(bench, hearing);
        bench.decide(Component::UnauthorisedFor { seats: Vec::new(), clause: law!("26A") });
        bench.decide(Component::Watch(vec![law!("23C")]));
    } else if first.call == out.call {
        let test = RotationTest::LeadRestricted { binds: hearing.partner(), suits: Vec::new() };
        bench.trace.ask(law!("26B"), test, false);
    } else {
        law_16::law_16c(bench, &[hearing.offender()]);
        // In 2007 neither 25B nor the heading of 26, of a call that is withdrawn for another, names
        // a cancelled one.
        let cancelled = !accepted && bench.edition() == Edition::E2007;
        if !(cancelled && hearing.follows_other_view(bench, Point::LeadAfterACancelledChange)) {
            law_26::restrict(bench, hearing, withdrawn, None);
        }
    }
}
