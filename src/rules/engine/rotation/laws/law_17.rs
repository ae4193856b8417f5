//! Laws 17D and 17E: the end of the auction, and no loss of a turn by passes out of rotation (with
//! Law 34).
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 17D1, 17E1 in 2007 | the auction has ended with a contract; its period lasts until the opening lead is faced | |
//! | 17D2, 17E1 in 2007 | no bid was made; its period lasts until all hands are back in the board | |
//! | 17D3, 17E2 in 2007 | three passes, one out of rotation, took a turn away: back to that player | what the cancelled passes suggested |

use super::law_16;
use crate::bridge::{Auction, Seat, score};
use crate::engine::bench::Bench;
use crate::engine::component::{AuctionConsequence, Component, Duty, Key};
use crate::engine::rotation::asked::RotationTest;
use crate::engine::rotation::facts::RotationFacts;
use crate::engine::rotation::hearing::Hearing;
use crate::engine::rotation::irregular::CallFate;
use crate::law;

/// Records the player in turn, or the end of the auction, after which no duty in it remains.
pub(crate) fn next_turn(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) {
    let auction = &hearing.standing.auction;
    let turn = auction.turn();
    let goes = match hearing.untold {
        Some(seat) => return goes_on(bench, AuctionConsequence::On, seat.lho()),
        None if hearing.standing.is_over() => return over(bench, hearing.facts, auction),
        None if hearing.nothing_since() && matches!(hearing.irregular.fate, CallFate::Declined) => {
            return goes_on(
                bench,
                AuctionConsequence::BackTo(hearing.irregular.turn),
                hearing.irregular.turn,
            );
        }
        None if hearing.nothing_since() && went_back(hearing) => AuctionConsequence::BackTo(turn),
        None => AuctionConsequence::On,
    };
    goes_on(bench, goes, turn);
}

/// True if the turn went back to the player who had it.
fn went_back(hearing: &Hearing<'_, '_>) -> bool {
    hearing.irregular.reverted.is_some()
        || matches!(hearing.irregular.fate, CallFate::Declined | CallFate::Inadmissible { .. })
}

fn goes_on(bench: &mut Bench<'_>, goes: AuctionConsequence, turn: Seat) {
    bench.decide(Component::Auction(goes));
    bench.decide(Component::Turn(turn));
}

/// The auction is over: who declares, and the score if it has been played.
pub(crate) fn over(bench: &mut Bench<'_>, facts: &RotationFacts, auction: &Auction) {
    bench.decide(Component::Auction(AuctionConsequence::Over));
    bench.take_back(&[Key::Offender, Key::Partner]);
    ended(bench, facts, auction);
}

/// Ends the auction: the contract, and the score if the tricks made are known.
fn ended(bench: &mut Bench<'_>, facts: &RotationFacts, auction: &Auction) {
    let contract = auction.contract();
    let known = law!("17D1").is_in(bench.edition()) || law!("17E1").is_in(bench.edition());
    if known {
        match contract {
            Some(contract) => {
                let asked = RotationTest::AuctionEnded { declarer: contract.declarer };
                bench.trace.ask(bench.cite([law!("17D1"), law!("17E1")]), asked, true)
            }
            None => bench.trace.ask(bench.cite([law!("17D2"), law!("17E1")]), RotationTest::PassedOut, true),
        };
    }
    bench.decide(Component::Contract(contract));
    if let Some((contract, made)) = contract.zip(facts.made()) {
        let tricks = i32::from(made);
        let score = score::duplicate(contract, tricks, facts.vulnerable());
        bench.decide(Component::Result { contract, tricks, score });
    }
}

/// Sends the auction back if the accepted call and the passes after it took a turn away.
///
/// Only players who passed out of turn are offenders, not the player who accepted (WBF Commentary,
/// example 15).
pub(crate) fn look(bench: &mut Bench<'_>, hearing: &Hearing<'_, '_>) {
    let reverted = hearing.irregular.reverted.as_ref();
    let passes = reverted.map_or_else(|| hearing.standing.passes_following(), |r| r.passes);
    let asked = RotationTest::ThreePassesOneOutOfTurn { passes };
    bench.trace.ask(law!("34"), asked, reverted.is_some());
    let Some(reverted) = reverted else { return };
    let player = reverted.player;
    bench.trace.ask(bench.cite([law!("17D3"), law!("17E2")]), RotationTest::LostHisTurn { player }, true);
    bench.decide(Component::Law(law!("34")));
    bench.decide(Component::Cancelled(reverted.cancelled.clone()));
    bench.decide(Component::Offender(Duty::AnyLegalCall));
    bench.decide(Component::Partner(Duty::AnyLegalCall));
    law_16::unauthorised(bench, &reverted.offenders);
}
