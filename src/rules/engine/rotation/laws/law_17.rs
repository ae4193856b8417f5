//! Laws 17D and 17E: the end of the auction, and no loss of a turn by passes out of rotation (with
//! Law 34).
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 17D1, 17E1 in 2007 | the auction has ended with a contract; its period lasts until the opening lead is faced | |
//! | 17D2, 17E1 in 2007 | no bid was made; its period lasts until all hands are back in the board | |
//! | 17D3, 17E2 in 2007 | three passes, one out of rotation, took a turn away: back to that player | what the cancelled passes suggested |

use super::law_16;
use crate::bridge::{Auction, score};
use crate::engine::bench::Bench;
use crate::engine::component::{Component, Duty};
use crate::engine::rotation::asked::RotationTest;
use crate::engine::rotation::facts::RotationFacts;
use crate::engine::rotation::hearing::Hearing;
use crate::law;

/// Ends the auction: the contract, and the score if the tricks made are known.
pub(crate) fn ended(bench: &mut Bench<'_>, facts: &RotationFacts, auction: &Auction) {
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
