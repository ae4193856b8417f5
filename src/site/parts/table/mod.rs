//! Draws the table of a case: a square with North on top, dealer and vulnerability on its edges,
//! and in the centre the auction, or in the end play the trick in progress amid the hands. Marks at
//! the seats are solid for the player who acted, hollow for the player in turn.
//!
//! - `drawing`: the drawing as HTML, of any content
//! - `ending`: its content for claims and concessions; `calls`: for auctions
//! - `replay`: an auction with its ruling, played event by event

mod calls;
pub mod drawing;
mod ending;
mod replay;

use super::auction::RuledCalls;
use super::auction_view::AuctionView;
use super::player::Moments;
use calls::AuctionTable;
use drawing::{TableDrawing, trick_view};
use leptos::prelude::*;
use rules::bridge::{Cards, Seat, Trick, Vulnerable};
use rules::engine::rotation::RotationFacts;
use rules::engine::{Case, Facts, Key, Ruling};

/// The table of a case at the moment to rule on: the call out of rotation, the claim or the
/// concession. With a ruling, the auction shows what it says of the calls and can be played.
/// Events that the case did not have at the earlier stage `before` are marked as new. No mark
/// states one of the components `asked`.
pub fn table(case: &Case, before: Option<&Case>, ruling: Option<&Ruling>, asked: &[Key]) -> AnyView {
    match (&case.facts, ruling) {
        (Facts::Rotation(facts), Some(ruling)) => {
            replay::played(case, facts, &view_since(facts, before), RuledCalls::by(ruling))
        }
        (Facts::Rotation(facts), None) => {
            auction_so_far(facts.dealer(), facts.vulnerable(), &view_since(facts, before).asking(asked))
        }
        (Facts::Claim(facts), _) => ending::claim_drawing(facts).view(),
    }
}

/// The auction, with the events since the stage before marked as new.
fn view_since(facts: &RotationFacts, before: Option<&Case>) -> AuctionView {
    let events_before = match before.map(|before| &before.facts) {
        Some(Facts::Rotation(before)) => before.events().len(),
        _ => 0,
    };
    AuctionView::since(facts, events_before)
}

/// The table of an auction without a ruling, possibly inconsistent.
pub fn auction_so_far(dealer: Seat, vulnerable: Vulnerable, auction: &AuctionView) -> AnyView {
    let (views, ruled) = (std::slice::from_ref(auction), &[]);
    AuctionTable { dealer, vulnerable, auction, views, ruled, moments: Moments::STILL }.drawing().view()
}

/// The table of an end play still being entered.
pub fn ending_so_far(
    hands: [Cards; 4],
    unseen: &[Seat],
    vulnerable: Vulnerable,
    trick: Option<&Trick>,
) -> AnyView {
    let centre = trick.map(trick_view);
    let hands = Some(drawing::hands(hands, unseen));
    TableDrawing { hands, vulnerable, centre, ..TableDrawing::default() }.view()
}
