//! The irregularity of a story: a plausible start, and the call or the cards that are irregular.

use super::bidding::{self, CallChoice};
use super::irregularity::Irregularity;
use super::mistaken::{inadmissible, insufficient, neighbours};
use super::story::{Irregular, Story};
use rules::bridge::{Auction, BidAboveSeven, Call, Card, Cards, Rank, Seat, Strain, Suit};
use rules::engine::rotation::AuctionEvent;
use std::mem::discriminant;

impl Story<'_> {
    /// Begins a story with an irregularity of this kind; `None` if the auction has no place for it.
    pub fn begin(&mut self, kind: Irregularity) -> Option<Irregular> {
        let before = [0, 1, 1, 2, 2, 3, 4, 5];
        let before = *self.chance.one_of(&before)?;
        match kind {
            Irregularity::OutOfRotation => {
                self.calls_in_turn(before)?;
                let offender = self.out_of_turn()?;
                self.irregular(offender, bidding::choices)
            }
            Irregularity::DoubleOutOfRotation => {
                self.calls_in_turn(before.max(1))?;
                let offender = self.out_of_turn()?;
                self.irregular(offender, |auction, seat| {
                    let mut choices = bidding::choices(auction, seat);
                    choices.retain(|choice| choice.call.is_double());
                    choices
                })
            }
            Irregularity::Insufficient => {
                self.calls_in_turn(before.max(1))?;
                let offender = if self.chance.percent(85) { self.course.turn() } else { self.out_of_turn()? };
                self.irregular(offender, insufficient)
            }
            Irregularity::Inadmissible => {
                self.calls_in_turn(before.max(1))?;
                let offender = if self.chance.percent(60) { self.course.turn() } else { self.out_of_turn()? };
                self.irregular(offender, inadmissible)
            }
            Irregularity::Change => self.change(before),
            Irregularity::Breach => self.breach(),
            Irregularity::AboveSeven => self.above_seven(),
            Irregularity::AfterTheEnd => {
                while !self.auction().is_over() {
                    self.calls_in_turn(1)?;
                }
                let offender = Seat::N.after(self.chance.below(4));
                self.irregular(offender, bidding::choices)
            }
            Irregularity::Explained => self.artificial_call(),
            Irregularity::Exposed => self.exposed(before),
            Irregularity::WrongBoard => {
                self.calls_in_turn(before)?;
                self.irregular(self.course.turn(), bidding::choices)
            }
            Irregularity::WrongCards => {
                self.calls_in_turn(before.max(1))?;
                let offender = self.course.turn();
                self.happens(offender, AuctionEvent::WrongBoard);
                Some(self.without_call(offender))
            }
        }
    }

    fn out_of_turn(&mut self) -> Option<Seat> {
        let turn = self.course.turn();
        (!self.auction().is_over()).then(|| turn.after(1 + self.chance.below(3)))
    }

    /// One of these calls by this player.
    fn irregular(
        &mut self,
        offender: Seat,
        of: impl Fn(&Auction, Seat) -> Vec<CallChoice>,
    ) -> Option<Irregular> {
        let turn = self.course.turn();
        let mut choices = of(self.auction(), offender);
        choices.retain(|choice| self.agrees(offender, choice));
        if let Some(kind) = self.kind_of_call {
            choices.retain(|choice| discriminant(&choice.call) == kind);
        }
        let call = self.chance.weighted(choices, |choice| choice.weight)?;
        self.call(offender, &call);
        Some(Irregular { offender, turn, call, number: self.made() })
    }

    /// A call, and another in its place: the first was a slip, or is regretted.
    fn change(&mut self, before: usize) -> Option<Irregular> {
        self.calls_in_turn(before)?;
        let offender = self.course.turn();
        let choices = bidding::choices(self.auction(), offender);
        let meant = self.chance.weighted(choices.clone(), |choice| choice.weight)?;
        let slip = neighbours(meant.call).into_iter().map(|call| CallChoice::natural(call, 3));
        let mut first: Vec<CallChoice> = slip.chain(choices).collect();
        let auction = self.auction();
        first.retain(|one| one.call != meant.call && auction.legality_by(offender, one.call).is_ok());
        let first = self.chance.weighted(first, |choice| choice.weight)?;
        self.call(offender, &first);
        if !self.agrees(offender, &meant) {
            return None;
        }
        if self.chance.percent(20) {
            self.calls_in_turn(1)?;
        }
        let turn = self.course.turn();
        self.call(offender, &meant);
        Some(Irregular { offender, turn, call: meant, number: self.made() })
    }

    /// A pass out of rotation that is not accepted, and a call by the player who must pass for it.
    fn breach(&mut self) -> Option<Irregular> {
        let before = self.chance.below(3);
        self.calls_in_turn(before)?;
        let offender = self.out_of_turn()?;
        let mut passes = bidding::choices(self.auction(), offender).into_iter();
        let pass = passes.find(|choice| choice.call == Call::Pass)?;
        self.call(offender, &pass);
        self.happens(offender.lho(), AuctionEvent::Declined);
        while self.course.turn() != offender && !self.auction().is_over() {
            self.calls_in_turn(1)?;
        }
        self.irregular(offender, |auction, seat| {
            let mut choices = bidding::choices(auction, seat);
            choices.retain(|choice| choice.call != Call::Pass);
            choices
        })
    }

    /// A raised major, an ask for key cards and its answer, and then a bid beyond the grand slam.
    fn above_seven(&mut self) -> Option<Irregular> {
        let suit = *self.chance.one_of(&[Suit::H, Suit::S])?;
        let letter = suit.letter();
        for _ in 0..self.chance.below(4) {
            self.call(self.course.turn(), &CallChoice::agreed(Call::Pass, "pass-opening", 1)?);
        }
        let pass = CallChoice::natural(Call::Pass, 1);
        let opener = self.course.turn();
        let named = |call: &str, name: &str| CallChoice::agreed(call.parse().ok()?, name, 1);
        let raise = if self.chance.percent(50) { ("2", "single-raise") } else { ("3", "limit-raise") };
        let answer = *self.chance.one_of(&["5C", "5D", "5H", "5S"])?;
        let calls = [
            named(&format!("1{letter}"), &format!("opening-1{letter}"))?,
            named(&format!("{}{letter}", raise.0), &format!("{}-{letter}", raise.1))?,
            named("4NT", &format!("key-cards-{letter}"))?,
            CallChoice { artificial: true, ..CallChoice::natural(answer.parse().ok()?, 1) },
        ];
        for call in calls {
            self.call(self.course.turn(), &call);
            self.call(self.course.turn(), &pass);
        }
        let bid = CallChoice::natural(Call::AboveSeven(BidAboveSeven::new(8, Strain::Suit(suit))?), 1);
        self.irregular(opener, |_, _| vec![bid.clone()])
    }

    /// The auction up to an artificial call, which partner will explain.
    fn artificial_call(&mut self) -> Option<Irregular> {
        while !self.auction().is_over() && self.made() < 6 {
            let turn = self.course.turn();
            let mut choices = bidding::choices(self.auction(), turn);
            choices.retain(|choice| self.agrees(turn, choice));
            let artificial = |choice: &CallChoice| choice.artificial && choice.call.is_bid();
            let weight =
                |choice: &CallChoice| if artificial(choice) { 4 * choice.weight } else { choice.weight };
            let call = self.chance.weighted(choices, weight)?;
            self.call(turn, &call);
            if artificial(&call) {
                return Some(Irregular { offender: turn, turn, call, number: self.made() });
            }
        }
        None
    }

    /// Cards that a player lets partner see, or leads.
    fn exposed(&mut self, before: usize) -> Option<Irregular> {
        self.calls_in_turn(before)?;
        let offender = Seat::N.after(self.chance.below(4));
        let mut card = || {
            let suit = *self.chance.one_of(&Suit::DOWN)?;
            let rank = if self.chance.percent(60) { self.chance.below(8) } else { 8 + self.chance.below(5) };
            Some(Card::new(suit, Rank::new(rank as u8)?))
        };
        let first = card()?;
        let second = card()?;
        let (led, two) = (self.chance.percent(15), self.chance.percent(20));
        let all = if two && !led { vec![first, second] } else { vec![first] };
        let cards: Cards = all.into_iter().collect();
        self.happens(offender, AuctionEvent::Exposed { cards, led });
        Some(self.without_call(offender))
    }

    /// An irregularity of this player that is no call.
    fn without_call(&self, offender: Seat) -> Irregular {
        let call = CallChoice::natural(Call::Pass, 1);
        Irregular { offender, turn: self.course.turn(), call, number: self.made() }
    }
}
