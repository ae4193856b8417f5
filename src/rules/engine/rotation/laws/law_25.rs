//! Law 25, as far as a call out of rotation at left-hand opponent's turn is treated as a change of
//! call.
//!
//! | clause | decided here | left to the Director or the players |
//! |---|---|---|
//! | 25A | an unintended call is replaced, partner not having called | whether it was unintended |
//! | 25B1 | left-hand opponent accepts: the second call stands | whether he accepts |
//! | 25B2 | otherwise the first call stands | |
//!
//! Decisions:
//!
//! - A call out of rotation at LHO's turn, by a player who has called before, changes that player's
//!   last call: LHO is asked to accept the change (25B1), not the call (29A), and 28B does not
//!   apply although it is LHO's own turn.
//! - A call by LHO over the change accepts it (25B1). This is contested: see `views`.

use super::{law_16, law_17, law_23, law_26};
use crate::engine::bench::Bench;
use crate::engine::component::{Component, Duty, MayAccept};
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::irregular::{CallFate, ChangeFate};
use crate::engine::rotation::standing_calls::MadeCall;
use crate::engine::rotation::test::RotationTest;
use crate::engine::ruling::{Answer, Limit, Point, Question, Ruling};
use crate::law;
use crate::law::Edition;

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
    if law_25a(bench, first, *change) {
        law_17::next_turn(bench, hearing);
        return bench.rectification();
    }
    if let ChangeFate::Open(question) = change {
        return hearing
            .fork(bench, *question, [Answer::Accepts, Answer::Declines])
            .with_component(Component::MayAccept(MayAccept::Seat(hearing.irregular.turn)));
    }
    let accepted = law_25b1(bench, hearing, first, *change);
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

/// The ruling on an unintended call in turn that its maker replaced at once (25A).
pub(crate) fn replaced_in_turn(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    bench.decide(Component::InRotation(true));
    if matches!(hearing.irregular.fate, CallFate::Change { change: ChangeFate::Unintended, .. }) {
        bench.decide(Component::Law(law!("25A")));
    }
    rule(bench, hearing)
}

/// 25A: the first call was unintended, and the second replaces it.
fn law_25a(bench: &mut Bench<'_>, first: &MadeCall<'_>, change: ChangeFate) -> bool {
    let (earlier, unintended) = (first.number, change == ChangeFate::Unintended);
    if unintended {
        bench.decide(Component::Cancelled(vec![earlier]));
    }
    bench.trace.ask(law!("25A"), RotationTest::UnintendedCall { earlier }, unintended)
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
