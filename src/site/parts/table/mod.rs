//! The table: a square with North on top, dealer and vulnerability on its edges, and marks at the
//! seats: solid for the player who acted, hollow for the player in turn. In the centre the auction,
//! or the trick with the hands around it.
//!
//! - `drawing`: the drawing
//! - `ending`: drawings of claims and concessions

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
use rules::engine::{Case, Facts};

/// The table of a case at the relevant moment: the call out of rotation, the claim or the
/// concession. `ruled` is a ruling's view of the calls, if shown; events since the case `before`
/// are marked as new.
pub fn table(case: &Case, before: Option<&Case>, ruled: &RuledCalls) -> AnyView {
    match &case.facts {
        Facts::Rotation(facts) => rotation_drawing(facts, before, ruled),
        Facts::Claim(facts) => ending::claim_drawing(facts),
        Facts::Concession(facts) => ending::concession_drawing(facts),
    }
    .view()
}

/// The table of an unfinished, possibly inconsistent auction.
pub fn auction_so_far(dealer: Seat, vulnerable: Vulnerable, auction: &AuctionView) -> AnyView {
    auction_drawing(dealer, vulnerable, auction, &RuledCalls::default()).view()
}

/// The table of an unfinished ending.
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

fn rotation_drawing(facts: &RotationFacts, before: Option<&Case>, ruled: &RuledCalls) -> TableDrawing {
    let lines = match before.map(|before| &before.facts) {
        Some(Facts::Rotation(before)) => before.events().len(),
        _ => 0,
    };
    auction_drawing(facts.dealer(), facts.vulnerable(), &AuctionView::since(facts, lines), ruled)
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
            Shown::Untold => words.say("auction-untold").into_any(),
        };
        marks.push(SeatMark { seat: irregular.seat, class: ACTED, text, worded: true });
    }
    let turn = |seat: Option<Seat>, id| seat.map(|seat| (seat, words.say(id).into_any()));
    let turns = [turn(auction.to_call(), "table-to-call"), turn(auction.robbed, "table-was-to-call")];
    marks.extend(turns.into_iter().flatten().map(|(seat, text)| SeatMark {
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
