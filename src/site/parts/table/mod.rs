//! Draws the table of a case: a square with North on top, dealer and vulnerability on its edges,
//! and in the centre the auction, or in the end play the trick in progress amid the hands. Marks at
//! the seats are solid for the player who acted, hollow for the player in turn.
//!
//! - `drawing`: the drawing as HTML, of any content
//! - `ending`: its content for claims and concessions

mod drawing;
mod ending;

use super::auction::{self, RuledCalls};
use super::auction_view::{AuctionView, Shown};
use super::symbols::call;
use crate::words;
use drawing::{ACTED, SeatMark, TURN, TableDrawing, trick_view};
use leptos::prelude::*;
use rules::bridge::{Cards, Seat, Trick, Vulnerable};
use rules::engine::rotation::RotationFacts;
use rules::engine::{Case, Facts, Key};

/// The table of a case at the moment to rule on: the call out of rotation, the claim or the
/// concession. `ruled` is what a ruling says of each call, empty if it is not shown. Events
/// that the case did not have at the earlier stage `before` are marked as new. No mark states one
/// of the components `asked`.
pub fn table(case: &Case, before: Option<&Case>, ruled: &RuledCalls, asked: &[Key]) -> AnyView {
    match &case.facts {
        Facts::Rotation(facts) => rotation_drawing(facts, before, ruled, asked),
        Facts::Claim(facts) => ending::claim_drawing(facts),
    }
    .view()
}

/// The table of an auction still being entered, possibly inconsistent.
pub fn auction_so_far(dealer: Seat, vulnerable: Vulnerable, auction: &AuctionView) -> AnyView {
    auction_drawing(dealer, vulnerable, auction, &RuledCalls::default()).view()
}

/// The table of an end play still being entered.
pub fn ending_so_far(
    hands: [Cards; 4],
    unseen: Vec<Seat>,
    vulnerable: Vulnerable,
    trick: Option<&Trick>,
) -> AnyView {
    let centre = trick.map(trick_view);
    TableDrawing {
        hands: Some(hands),
        unseen,
        dealer: None,
        vulnerable,
        marks: Vec::new(),
        centre,
        lines: Vec::new(),
        notes: None,
    }
    .view()
}

/// An auction with a call out of rotation.
fn rotation_drawing(
    facts: &RotationFacts,
    before: Option<&Case>,
    ruled: &RuledCalls,
    asked: &[Key],
) -> TableDrawing {
    let events_before = match before.map(|before| &before.facts) {
        Some(Facts::Rotation(before)) => before.events().len(),
        _ => 0,
    };
    let auction = AuctionView::since(facts, events_before).asking(asked);
    auction_drawing(facts.dealer(), facts.vulnerable(), &auction, ruled)
}

fn auction_drawing(
    dealer: Seat,
    vulnerable: Vulnerable,
    auction: &AuctionView,
    ruled: &RuledCalls,
) -> TableDrawing {
    let words = words();
    let mut marks = Vec::new();
    if let Some(irregular) = auction.irregular() {
        let text = match irregular.shown {
            Shown::Call(made, _) => call(made),
            Shown::Unknown => words.say("auction-untold").into_any(),
        };
        marks.push(SeatMark { seat: irregular.seat, class: ACTED, text, worded: true });
    }
    let in_turn = |seat: Option<Seat>, id| seat.map(|seat| (seat, words.say(id).into_any()));
    let in_turn = [in_turn(auction.to_call(), "table-to-call"), in_turn(auction.robbed, "table-was-to-call")];
    marks.extend(in_turn.into_iter().flatten().map(|(seat, text)| SeatMark {
        seat,
        class: TURN,
        text,
        worded: true,
    }));
    TableDrawing {
        hands: None,
        unseen: Vec::new(),
        dealer: Some(dealer),
        vulnerable,
        marks,
        centre: Some(auction::columns(dealer, auction, ruled)),
        lines: Vec::new(),
        notes: Some(auction::notes(auction)),
    }
}
