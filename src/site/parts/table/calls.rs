//! The table of an auction: the columns in the centre, and at each seat what its player did and
//! whose turn it is.

use super::drawing::{ACTED, TURN, TableDrawing};
use crate::parts::auction::{AuctionDrawing, RuledCalls};
use crate::parts::auction_view::{AuctionView, Shown};
use crate::parts::player::Moments;
use crate::parts::symbols::call;
use crate::words;
use leptos::prelude::*;
use rules::bridge::{Seat, Vulnerable};

/// An auction at the table, as it is or moment by moment.
pub(super) struct AuctionTable<'a> {
    pub(super) dealer: Seat,
    pub(super) vulnerable: Vulnerable,
    /// The whole auction
    pub(super) auction: &'a AuctionView,
    /// The auction so far, at each moment
    pub(super) views: &'a [AuctionView],
    /// What a ruling says of the calls, at each moment
    pub(super) ruled: &'a [RuledCalls],
    pub(super) moments: Moments,
}

impl AuctionTable<'_> {
    pub(super) fn drawing(&self) -> TableDrawing {
        let AuctionTable { dealer, vulnerable, auction, ruled, moments, .. } = *self;
        let drawing = AuctionDrawing { dealer, auction, ruled, moments };
        let mut marks: [Vec<AnyView>; 4] = Default::default();
        for seat in Seat::ALL {
            marks[seat.index()] = self.marks(seat);
        }
        TableDrawing {
            dealer: Some(dealer),
            vulnerable,
            marks,
            centre: Some(drawing.columns()),
            notes: Some(drawing.notes()),
            ..TableDrawing::default()
        }
    }

    /// Marks of a player's irregular call, and of the turn.
    fn marks(&self, seat: Seat) -> Vec<AnyView> {
        let words = words();
        let irregular = |moment: usize| {
            let irregular = self.views.get(moment)?.irregular()?;
            (irregular.seat == seat).then_some(irregular.shown)
        };
        let acted = |shown: Shown| {
            let text = match shown {
                Shown::Call(made, _) => call(made),
                Shown::Unknown => words.say("auction-untold").into_any(),
            };
            (ACTED.to_owned(), view! { <span>{text}</span> }.into_any())
        };
        let turn = |moment: usize| {
            let view = self.views.get(moment)?;
            let in_turn = (view.to_call() == Some(seat)).then_some("table-to-call");
            in_turn.or_else(|| (view.robbed == Some(seat)).then_some("table-was-to-call"))
        };
        let in_turn = |id: &str| (TURN.to_owned(), view! { <span>{words.say(id)}</span> }.into_any());
        let mut marks = self.moments.states(0, irregular, acted);
        marks.extend(self.moments.states(0, turn, in_turn));
        marks
    }
}
