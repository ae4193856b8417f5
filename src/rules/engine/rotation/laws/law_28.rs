//! Laws 28 and 33, and the way in: whether a call out of turn is out of rotation at all.
//!
//! | clause | decided here | left to the Director or the players |
//! |---|---|---|
//! | 33 | of two calls at once the one made in turn comes first | |
//! | 28A | the right-hand opponent had to pass: in rotation | |
//! | 28B | the player whose turn it was called first: his call is in rotation, the other as if not made | |
//!
//! 1997, 2007 and 2017 differ only in what 28B adds: Law 16C2, 16D2 in 2007; 2017 switches Law 26 off.
//!
//! Decisions:
//!
//! - A call out of rotation at LHO's own first turn: LHO's call is ruled under 28B, not 29A. It is
//!   made in turn, and nothing shows that LHO meant to accept. This is contested: see `views`. At a
//!   later turn of LHO's it is a change of call: see `law_25`.
//! - A call in turn after the Director has come forfeits nothing: 28B speaks of calls before
//!   rectification. So it does not undo the call out of rotation, and by it LHO accepts nothing but
//!   a change of call (`law_25`).

use super::{law_16, law_17, law_25, law_27, law_29};
use crate::engine::bench::Bench;
use crate::engine::component::{Component, MayAccept};
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::irregular::CallFate;
use crate::engine::rotation::test::RotationTest;
use crate::engine::ruling::{Outcome, Point, Ruling};
use crate::law;

/// The ruling on a call out of turn.
pub(crate) fn rule(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let irregular = hearing.irregular;
    let (call, by, turn) = (irregular.out.number, irregular.offender(), irregular.turn);
    bench.trace.ask(law!("17C"), RotationTest::OutOfTurn { call, by, turn }, true);
    law_25::partner_has_called(bench, hearing);
    law_27::law_27a2(bench, hearing);
    if let CallFate::InRotation = irregular.fate {
        return law_28a(bench, hearing);
    }
    bench.decide(Component::InRotation(false));
    if irregular.disputed.contains(&Point::BeforeARequiredCall) {
        bench.trace.ask(law!("28A"), RotationTest::RequiredToRepeat { rho: turn }, false);
    }
    if let CallFate::ProperPlayerCalled { call, cancelled } = &irregular.fate {
        return law_28b(bench, hearing, *call, cancelled);
    }
    // A change of call is left to Law 25, even if the player in turn has called over it.
    if !irregular.is_change_of_call() {
        bench.trace.ask(law!("28B"), RotationTest::ProperPlayerCalled { proper: turn, call: None }, false);
    }
    law_29::rule(bench, hearing)
}

/// Law 33: of two calls at the same time, the one that is deemed the later and the one made in
/// turn.
pub(crate) fn law_33(bench: &mut Bench<'_>, calls: Option<(usize, usize)>) {
    if let Some((call, with)) = calls {
        bench.trace.ask(law!("33"), RotationTest::SameTime { call, with }, true);
    }
}

/// 28A: the player in turn had to pass, so that the call is in rotation.
fn law_28a(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) -> Ruling {
    let rho = hearing.irregular.turn;
    let test = match hearing.docket.takes_other_view(Point::BeforeARequiredCall) {
        true => RotationTest::RequiredToRepeat { rho },
        false => RotationTest::RequiredToPass { rho },
    };
    bench.trace.ask(law!("28A"), test, true);
    bench.decide(Component::InRotation(true));
    bench.decide(Component::Law(law!("28A")));
    law_17::next_turn(bench, hearing);
    bench.finish(Outcome::PlayOn)
}

/// 28B: the player in turn has called, and the call out of rotation is cancelled.
fn law_28b(
    bench: &mut Bench<'_>,
    hearing: &Hearing<'_, '_>,
    call: Option<usize>,
    cancelled: &[usize],
) -> Ruling {
    let proper = hearing.irregular.turn;
    bench.trace.ask(law!("28B"), RotationTest::ProperPlayerCalled { proper, call }, true);
    bench.decide(Component::Law(law!("28B")));
    bench.decide(Component::MayAccept(MayAccept::Nobody));
    bench.decide(Component::Cancelled(cancelled.to_vec()));
    law_16::law_16c(bench, &[hearing.offender()]);
    hearing.nothing_further(bench);
    if hearing.irregular.at_lhos_turn() {
        // The caller was the next player as well, whose call over it would accept it.
        hearing.contest(bench, Point::CallAtOwnTurn);
    }
    law_17::next_turn(bench, hearing);
    bench.rectification()
}
