//! Law 20F (75D in 1997): the correction of a mistaken explanation.
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 20F4 (75D1 in 1997) | the explainer, on becoming aware of the mistake, calls the Director: since 2017 before the clarification period ends, before at once | when the player became aware |
//! | 20F5(a) (75D2) | during the auction partner may not correct it | |
//! | 20F5(b) (75D2) | partner corrects it after the final pass as declarer or dummy, after the play as a defender | |
//!
//! Decision: a deal that was passed out has neither declarer nor defenders, and the Law does not say
//! when partner speaks.

use crate::bridge::Seat;
use crate::engine::bench::Bench;
use crate::engine::component::{Component, CorrectionMoment};
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::test::RotationTest;
use crate::law;
use crate::law::{Clause, Edition};

/// 20F4: the duty of the player who explained, unless partner has corrected it.
pub(crate) fn law_20f4(bench: &mut Bench<'_>, player: Seat, is_due: bool) -> bool {
    let test = match bench.edition() {
        Edition::E2017 => RotationTest::ExplainerInTime { player },
        _ => RotationTest::ExplainerAtOnce { player },
    };
    bench.trace.ask(cite_20f4(bench), test, is_due)
}

/// 20F5: the duty of that player's partner while the mistake has not been corrected.
pub(crate) fn law_20f5(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, player: Seat) {
    let (clause, moment) = if law_20f5a(bench, player, !hearing.standing.is_over()) {
        (cite_20f5a(bench), Some(CorrectionMoment::NotInAuction))
    } else {
        let declares = law_20f5b(bench, hearing, player);
        let moment = declares.map(|declares| match declares {
            true => CorrectionMoment::AfterFinalPass,
            false => CorrectionMoment::AfterPlay,
        });
        (cite_20f5b(bench), moment)
    };
    bench.decide(Component::Law(clause));
    moment.into_iter().for_each(|moment| bench.decide(Component::Corrects(moment)));
}

/// 20F5(a): partner says nothing while the auction is on.
pub(crate) fn law_20f5a(bench: &mut Bench<'_>, player: Seat, in_auction: bool) -> bool {
    bench.trace.ask(cite_20f5a(bench), RotationTest::SilentInAuction { player }, in_auction)
}

/// 20F5(b): after the final pass, declarer and dummy correct it now, a defender after the play.
/// `None` if the deal was passed out.
pub(crate) fn law_20f5b(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>, player: Seat) -> Option<bool> {
    let contract = hearing.standing.auction.contract()?;
    let declares = contract.declarer.side() == player.side();
    Some(bench.trace.ask(cite_20f5b(bench), RotationTest::CorrectsAfterPass { player }, declares))
}

/// 20F4 (75D1 in 1997), on the player who explained.
pub(crate) fn cite_20f4(bench: &Bench<'_>) -> Clause {
    bench.cite([law!("20F4"), law!("75D1")])
}

fn cite_20f5a(bench: &Bench<'_>) -> Clause {
    bench.cite([law!("20F5(a)"), law!("75D2")])
}

fn cite_20f5b(bench: &Bench<'_>) -> Clause {
    bench.cite([law!("20F5(b)"), law!("75D2")])
}
