//! Cards that a player exposes or leads before play begins: recorded for Law 24 when the events before
//! them have been dealt with.
//!
//! Decisions:
//!
//! - The cards a player has exposed lie on the table together, so a second one makes two or more
//!   (24C), whenever the first was exposed.
//! - In 2017 and 1997 Law 24 speaks of the auction, which begins with the first call; before that a
//!   card is information from another source, and a limit. In 2007 it speaks of the auction period.

use super::docket::{Docket, EventQueue, Replayed, limit};
use super::facts::{AuctionEvent, Event};
use super::irregular::{CallFate, Exposure};
use super::standing_calls::MadeCall;
use crate::bridge::{Cards, Seat};
use crate::engine::ruling::Limit;
use crate::law::Edition;

impl<'a> Docket<'a> {
    /// Records the cards exposed before this event; before the end if there is none.
    pub(super) fn exposed_before(
        &mut self,
        next: Option<&'a Event>,
        exposed: &mut EventQueue<'a>,
    ) -> Replayed {
        let events = self.facts.events();
        let at = |event: &Event| events.iter().position(|other| std::ptr::eq(other, event));
        let next = next.and_then(at).unwrap_or(events.len());
        while let Some((n, event)) = exposed.front().copied().filter(|(_, event)| at(event) < Some(next)) {
            exposed.pop_front();
            if let AuctionEvent::Exposed { cards, led } = event.happened {
                self.expose(n, event.seat, cards, led)?;
            }
        }
        Ok(())
    }

    fn expose(&mut self, n: usize, seat: Seat, cards: Cards, led: bool) -> Replayed {
        if self.standing.made.is_empty() && self.unrecorded.is_none() && self.edition() != Edition::E2007 {
            return limit(Limit::BeforeTheAuction);
        }
        if self.adjusted {
            return limit(Limit::BoardNotPlayed(n));
        }
        let ended = self.standing.is_over() && self.unrecorded.is_none();
        if led && ended {
            let leader = self.standing.auction.contract().map(|contract| contract.declarer.lho());
            return if leader == Some(seat) { Ok(()) } else { limit(Limit::LeadOutOfTurn) };
        }
        let cards = cards.and(self.cards_exposed_by(seat));
        self.record(MadeCall::pass(seat, n), None, CallFate::Exposed(Exposure { cards, led, ended }));
        if let Some(last) = self.irregularities.last_mut() {
            // It took no player's turn.
            last.turn = seat.partner();
        }
        Ok(())
    }

    /// The cards this player has exposed.
    pub(super) fn cards_exposed_by(&self, seat: Seat) -> Cards {
        let by = self.irregularities.iter().filter(|irregular| irregular.offender() == seat);
        by.filter_map(|irregular| irregular.exposure()).fold(Cards::EMPTY, |all, one| all.and(one.cards))
    }

    /// True if this player led a card before play began.
    pub(super) fn has_led_early(&self, seat: Seat) -> bool {
        let mut by = self.irregularities.iter().filter(|irregular| irregular.offender() == seat);
        by.any(|irregular| irregular.exposure().is_some_and(|exposure| exposure.led))
    }
}
