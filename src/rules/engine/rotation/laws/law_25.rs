//! Law 25, as far as a call out of rotation at left-hand opponent's turn is treated as a change of call.
//!
//! | clause | decided here | left to the Director or the players |
//! |---|---|---|
//! | 25A | an unintended call is replaced, partner not having called | whether it was unintended |
//! | 25B1 | left-hand opponent accepts: the second call stands | whether he accepts |
//! | 25B2 | otherwise the first call stands | |

use super::{law_16, law_17, law_23, law_26};
use crate::engine::bench::Bench;
use crate::engine::component::{Component, Duty, MayAccept};
use crate::engine::rotation::asked::RotationTest;
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::irregular::{CallFate, ChangeFate};
use crate::engine::rotation::standing::MadeCall;
use crate::engine::ruling::{Answer, Limit, Point, Question, Ruling};
use crate::law;
use crate::law::Edition;

/// The ruling when the call out of rotation is a change of the offender's last call.
pub(crate) fn change_of_call(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let CallFate::Change { first, change } = &hearing.irregular.fate else {
        return bench.not_covered(Limit::BeforeTheRuling(hearing.call()));
    };
    hearing.nothing_further(bench);
    bench.decide(Component::Offender(Duty::ChangeOfCall));
    if let ChangeFate::Open(question @ (Question::Unintended { .. } | Question::Artificial(_))) = change {
        return hearing.fork_on_finding(bench, *question);
    }
    let earlier = first.number;
    let unintended = *change == ChangeFate::Unintended;
    if bench.trace.ask(law!("25A"), RotationTest::UnintendedCall { earlier }, unintended) {
        bench.decide(Component::Cancelled(vec![earlier]));
        law_17::next_turn(bench, hearing);
        return bench.remedies();
    }
    let lho = hearing.irregular.turn;
    if let ChangeFate::Open(question) = change {
        return hearing
            .fork(bench, *question, [Answer::Accepts, Answer::Declines])
            .saying(Component::MayAccept(MayAccept::Seat(lho)));
    }
    let out = hearing.irregular.out;
    let accepted = matches!(change, ChangeFate::Accepted | ChangeFate::CalledOver);
    if *change == ChangeFate::CalledOver {
        // It was also his own turn, of which Law 28B speaks.
        hearing.contest(bench, Point::CallOverAChange);
    }
    let withdrawn = if bench.trace.ask(law!("25B1"), RotationTest::ChangeAccepted { lho }, accepted) {
        bench.decide(Component::MayAccept(MayAccept::AlreadyAccepted));
        bench.decide(Component::Cancelled(vec![earlier]));
        *first
    } else {
        bench.trace.ask(law!("25B2"), RotationTest::FirstCallStands { earlier }, true);
        out
    };
    restrict(bench, hearing, first, &withdrawn, accepted);
    law_17::next_turn(bench, hearing);
    bench.remedies()
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
        bench.trace.ask(law!("26A"), RotationTest::LeadIsFree { partner: hearing.partner() }, true);
        bench.decide(Component::UnauthorisedFor { seats: Vec::new(), clause: law!("26A") });
        bench.decide(Component::Watch(vec![law!("23C")]));
    } else if first.call == out.call {
        let asked = RotationTest::LeadRestricted { binds: hearing.partner(), suits: Vec::new() };
        bench.trace.ask(law!("26B"), asked, false);
    } else {
        law_16::unauthorised(bench, &[hearing.offender()]);
        // In 2007 neither 25B nor the heading of 26, of a call that is withdrawn for another, names a cancelled one.
        let cancelled = !accepted && bench.edition() == Edition::E2007;
        if !(cancelled && hearing.by_the_others(bench, Point::LeadAfterACancelledChange)) {
            law_26::restrict(bench, hearing, withdrawn, None);
        }
    }
}
