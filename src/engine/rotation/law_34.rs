//! Laws 34 and 17D3: nobody loses his turn because three passes followed a call, one of them out of rotation.

use super::asked::RotationAsked;
use super::law_16;
use super::replay::{Irregular, Standing};
use crate::engine::bench::Bench;
use crate::engine::component::{AuctionGoes, Component, Duty};
use crate::law;

/// Looks whether an accepted pass has ended the auction over somebody's head, and sends it back to him.
///
/// Only the player who passed out of turn is an offender; whoever accepted it is not (WBF Commentary, example 15).
pub(super) fn look(bench: &mut Bench<'_>, irregular: &Irregular<'_>, standing: &Standing) {
    let passes = standing.auction.passes();
    let out = irregular.before.made.len();
    // The call that the passes follow: the last one that is no pass, or else the first pass of all.
    let followed = (standing.made.len() - passes).saturating_sub(1);
    let following = standing.made.len() - 1 - followed;
    let ends = following >= 3 && out > followed;
    if !bench.trace.ask(law!("34"), RotationAsked::ThreePassesOneOutOfTurn { passes: following }, ends) {
        return;
    }
    let player = irregular.turn;
    bench.trace.ask(law!("17D3"), RotationAsked::LostHisTurn { player }, true);
    let cancelled = standing.made[out..].iter().map(|m| m.number).collect();
    bench.decide(Component::Law(law!("34")));
    bench.decide(Component::Cancelled(cancelled));
    bench.decide(Component::Auction(AuctionGoes::BackTo(player)));
    bench.decide(Component::Turn(player));
    bench.decide(Component::Offender(Duty::AnyLegalCall));
    bench.decide(Component::Partner(Duty::AnyLegalCall));
    law_16::unauthorised(bench, irregular);
}
