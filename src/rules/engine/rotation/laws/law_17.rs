//! Laws 17D and 17E: the end of the auction period, and no loss of a turn by passes out of rotation (with
//! Law 34).
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 17D1, 17D2 | how long the auction period lasts: see `law_22` | |
//! | 17D3, 17E2 in 2007 | three passes, one out of rotation: back to the lost turn | what cancelled passes suggested |
//!
//! 17D of 2007 and 1997, on cards from a wrong board, is in `law_15`.
//!
//! 1997 differs in form only: 17E has no paragraphs, and Law 34 itself sends the auction back, as if
//! nothing had happened. It does not name Law 16C, which covers every withdrawn call.

use super::{law_16, law_22};
use crate::bridge::Seat;
use crate::engine::bench::Bench;
use crate::engine::component::{AuctionConsequence, Component, Duty};
use crate::engine::fact::Count;
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::irregular::{CallFate, Reverted};
use crate::engine::rotation::test::RotationTest;
use crate::law;

/// Decides the player in turn, or the end of the auction, after which no duty in it remains.
pub(crate) fn next_turn(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) {
    let auction = &hearing.standing.auction;
    let turn = auction.turn();
    let consequence = match hearing.unrecorded {
        Some(seat) => return continues(bench, AuctionConsequence::On, seat.lho()),
        None if hearing.standing.is_over() => return law_22::rule(bench, hearing.facts, auction),
        None if hearing.nothing_since() && matches!(hearing.irregular.fate, CallFate::Declined) => {
            let turn = hearing.irregular.turn;
            return continues(bench, AuctionConsequence::BackTo(turn), turn);
        }
        None if hearing.nothing_since() && hearing.irregular.sends_back() => AuctionConsequence::BackTo(turn),
        None => AuctionConsequence::On,
    };
    continues(bench, consequence, turn);
}

fn continues(bench: &mut Bench<'_>, consequence: AuctionConsequence, turn: Seat) {
    bench.decide(Component::Auction(consequence));
    bench.decide(Component::Turn(turn));
}

/// Law 34: sends the auction back if the accepted call and the passes after it took a turn away.
pub(crate) fn law_34(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) {
    let reverted = hearing.irregular.reverted.as_ref();
    let passes = reverted.map_or_else(|| hearing.standing.passes_following(), |r| r.passes);
    let test = RotationTest::ThreePassesOneOutOfTurn { passes: Count(passes) };
    bench.trace.ask(law!("34"), test, reverted.is_some());
    if let Some(reverted) = reverted {
        law_17d3(bench, reverted);
    }
}

/// 17D3: the auction goes back to the player who lost a turn.
///
/// Only players who passed out of turn are offenders, not the player who accepted (WBF Commentary,
/// example 15).
fn law_17d3(bench: &mut Bench<'_>, reverted: &Reverted) {
    let player = reverted.player;
    let clause = bench.cite([law!("17E2"), law!("17D3"), law!("34")]);
    bench.trace.ask(clause, RotationTest::LostHisTurn { player }, true);
    bench.decide(Component::Law(law!("34")));
    bench.decide(Component::Cancelled(reverted.cancelled.clone()));
    bench.decide(Component::Offender(Duty::AnyLegalCall));
    bench.decide(Component::Partner(Duty::AnyLegalCall));
    law_16::law_16c(bench, &reverted.offenders);
}
