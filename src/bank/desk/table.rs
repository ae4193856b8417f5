//! The visible part of an unfinished sheet: the auction, the hands, the trick in progress.

use super::sheet::CaseSheet;
use crate::scenario::event;
use rules::bridge::{Auction, Card, Cards, Seat, Strain, pbn};
use rules::engine::rotation::{AuctionEvent, Event};

impl CaseSheet {
    /// Events of the auction, as far as they can be read.
    pub fn events(&self) -> Vec<Event> {
        self.list("facts.auction").into_iter().filter_map(event::moment).flatten().collect()
    }

    /// Number of calls.
    pub fn calls(&self) -> usize {
        self.events().iter().filter(|event| event.is_call()).count()
    }

    /// The calls as an auction, if each is legal and in turn; `None` without a dealer or with an
    /// irregular call.
    pub fn auction(&self) -> Option<Auction> {
        let mut auction = Auction::new(self.seat("facts.dealer")?);
        for event in self.events() {
            if let AuctionEvent::Called { call, .. } = event.happened {
                (auction.turn() == event.seat).then_some(())?;
                auction.call(call).ok()?;
            }
        }
        Some(auction)
    }

    /// The seat in a field.
    pub fn seat(&self, path: &str) -> Option<Seat> {
        self.get(path).parse().ok()
    }

    /// The trump suit or notrump, if known.
    pub fn trump(&self) -> Option<Strain> {
        self.get("facts.trump").parse().ok()
    }

    /// The hands: empty ones if no card is known, `None` if the text is not four hands.
    pub fn hands(&self) -> Option<[Cards; 4]> {
        match self.get("facts.cards") {
            "" => Some([Cards::EMPTY; 4]),
            text => pbn::hands(text).ok(),
        }
    }

    /// Players with unknown cards.
    pub fn unseen(&self) -> Vec<Seat> {
        self.list("facts.unseen").into_iter().filter_map(|seat| seat.parse().ok()).collect()
    }

    /// The readable cards of the trick in progress, the lead first.
    pub fn trick(&self) -> Vec<Card> {
        self.list("facts.trick").into_iter().filter_map(|card| card.parse().ok()).collect()
    }

    /// The player in turn to the trick in progress, if the leader is known.
    pub fn plays_next(&self) -> Option<Seat> {
        Some(self.seat("facts.leader")?.after(self.trick().len()))
    }

    /// The holder of this card.
    pub fn holder(&self, card: Card) -> Option<Seat> {
        let hands = self.hands()?;
        Seat::ALL.into_iter().find(|seat| hands[seat.index()].has(card))
    }

    pub(super) fn put_hands(&mut self, hands: &[Cards; 4]) {
        let none = hands.iter().all(|hand| hand.is_empty());
        self.put("facts.cards", &if none { String::new() } else { pbn::write(hands) });
    }

    pub(super) fn put_trick(&mut self, trick: &[Card]) {
        let cards: Vec<String> = trick.iter().map(Card::to_string).collect();
        self.put("facts.trick", &cards.join(", "));
    }
}
