//! Laws 34 and 17D3: nobody loses his turn because three passes followed a call, one of them out of rotation.

use super::asked::RotationAsked;
use super::replay::{Irregular, Standing};
use crate::engine::bench::Bench;
use crate::engine::component::{AuctionGoes, Component};
use crate::law;

/// Looks whether an accepted pass has ended the auction over somebody's head, and sends it back to him.
///
/// Only the player who passed out of turn is an offender; whoever accepted it is not (WBF Commentary, example 15).
pub(super) fn look(bench: &mut Bench<'_>, irregular: &Irregular<'_>, standing: &Standing) {
    let passes = standing.auction.passes();
    let first_pass = standing.made.len() - passes;
    let accepted = irregular.before.made.len();
    let a_call_before = first_pass > 0 || passes > 3;
    let ends = passes >= 3 && a_call_before && accepted >= first_pass;
    if !bench.trace.ask(law!("34"), RotationAsked::ThreePassesOneOutOfTurn { passes }, ends) {
        return;
    }
    let player = irregular.turn;
    bench.trace.ask(law!("17D3"), RotationAsked::LostHisTurn { player }, true);
    let cancelled = standing.made[accepted..].iter().map(|m| m.number).collect();
    bench.decide(Component::Law(law!("34")));
    bench.decide(Component::Cancelled(cancelled));
    bench.decide(Component::Auction(AuctionGoes::BackTo(player)));
    bench.decide(Component::Turn(player));
    let partner = irregular.offender().partner();
    bench.trace.ask(law!("16C2"), RotationAsked::PartnerIsFree { partner }, true);
    bench.decide(Component::UnauthorisedFor { seats: vec![partner], clause: law!("16C2") });
}
