//! Calls that a player may plausibly make, with their meaning in one common system: five-card majors,
//! weak twos, a strong notrump.
//!
//! | file | contents |
//! |---|---|
//! | `choice` | a call with its meaning and weight |
//! | `view` | an auction as a player sees it |
//! | `opening`, `over` | the first bid of a table; the first of a side over the other's |
//! | `response`, `rebid` | after partner's first bid; a player's later bids |
//!
//! The calls that stand decide, not whose turn it is: a call out of rotation is what the player would
//! call in turn. Meanings are those of the list of agreements, by their names. Not here: hands.

mod choice;
mod opening;
mod over;
mod rebid;
mod response;
mod view;

pub(super) use choice::CallChoice;

use rules::bridge::{Auction, Call, Seat};
use view::View;

/// The legal calls that this player may make with these calls before.
pub(super) fn choices(auction: &Auction, seat: Seat) -> Vec<CallChoice> {
    let legal = |choice: &CallChoice| auction.legality_by(seat, choice.call).is_ok();
    unchecked(auction, seat).into_iter().filter(legal).collect()
}

/// Likewise, with calls that are not legal.
pub(super) fn unchecked(auction: &Auction, seat: Seat) -> Vec<CallChoice> {
    let view = View::of(auction, seat);
    let mut choices = match (view.own.first(), view.partners.first(), view.theirs.first()) {
        (None, None, None) => opening::choices(&view),
        (None, None, Some(_)) => over::choices(&view),
        (None, Some(_), _) => response::choices(&view),
        (Some(_), ..) => rebid::choices(&view),
    };
    if choices.iter().all(|choice| choice.call != Call::Pass) {
        choices.push(CallChoice::natural(Call::Pass, 4));
    }
    choices
}
