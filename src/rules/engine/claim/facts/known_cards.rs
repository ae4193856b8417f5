//! The known cards at the table, and the layouts that fit the rest.

use crate::bridge::{Card, Cards, Rank, Seat, Suit, Trick};
use crate::engine::claim::facts::claim_setup::{Announced, ClaimSetup};
use crate::engine::claim::facts::unseen::Unseen;
use crate::engine::claim::play::layouts::Deal;
use crate::engine::claim::play::shown_out::ShownOut;

/// Limit on layouts dealt to find those that fit the recorded lengths.
const MOST_DEALT: u64 = 20_000;

/// Limit on layouts separated by questions: the layouts of two hands of six cards.
pub(crate) const MOST_SEPARATED: usize = 924;

/// A table with unknown hands.
#[derive(Clone, Copy)]
pub(crate) struct KnownCards<'a> {
    pub(crate) cards: [Cards; 4],
    leader: Seat,
    pub(crate) trick: &'a [Card],
    shown_out: &'a [(Seat, Suit)],
    pub(crate) unseen: &'a Unseen,
}

impl<'a> KnownCards<'a> {
    /// The table of a claim or concession.
    pub fn of(setup: &'a ClaimSetup) -> KnownCards<'a> {
        let ClaimSetup { trick, shown_out, unseen, .. } = setup;
        KnownCards { cards: setup.hands(), leader: setup.first_hand(), trick, shown_out, unseen }
    }

    pub fn is_known(&self, seat: Seat) -> bool {
        !self.unseen.hands.contains(&seat)
    }

    /// True if this player has played to the trick in progress.
    pub fn has_played(&self, seat: Seat) -> bool {
        (0..self.trick.len().min(4)).any(|i| self.leader.after(i) == seat)
    }

    /// Tricks left, the one in progress included, counted in the known hands.
    pub fn left(&self) -> u8 {
        let known = Seat::ALL.into_iter().filter(|seat| self.is_known(*seat));
        let left = known.map(|seat| self.cards[seat.index()].len() + usize::from(self.has_played(seat)));
        left.max().unwrap_or(0) as u8
    }

    /// Number of cards in this player's hand.
    pub fn size(&self, seat: Seat) -> usize {
        usize::from(self.left()).saturating_sub(usize::from(self.has_played(seat)))
    }

    /// Number of cards in the unknown hands together.
    pub fn room(&self) -> usize {
        self.unseen.hands.iter().map(|seat| self.size(*seat)).sum()
    }

    /// The cards that are known to be in unseen hands.
    pub fn placed(&self) -> Cards {
        self.unseen.hands.iter().fold(Cards::EMPTY, |all, seat| all.and(self.cards[seat.index()]))
    }

    /// The cards outside the unseen hands: in the others, in the trick, or played before.
    pub fn elsewhere(&self) -> Cards {
        let known = Seat::ALL.into_iter().filter(|seat| self.is_known(*seat));
        let held = known.fold(Cards::EMPTY, |all, seat| all.and(self.cards[seat.index()]));
        self.trick.iter().fold(held.and(self.unseen.played), |all, card| all.with(*card))
    }

    /// The cards that the unseen hands have between them.
    pub fn out(&self) -> Cards {
        if self.unseen.hands.is_empty() {
            return Cards::EMPTY;
        }
        self.unseen.out.map_or_else(|| deck().minus(self.elsewhere()), |out| out.and(self.placed()))
    }

    fn shown_out(&self) -> ShownOut {
        let recorded =
            self.shown_out.iter().fold(ShownOut::default(), |all, (seat, suit)| all.with(*seat, *suit));
        let trick =
            self.trick.iter().take(4).fold((recorded, Trick::new(self.leader)), |(out, trick), card| {
                let led = trick.cards().next().map_or(card.suit, |led| led.suit);
                let out = if led == card.suit { out } else { out.with(trick.turn(), led) };
                (out, trick.play(*card))
            });
        trick.0
    }

    fn fits(&self, hands: &[Cards; 4]) -> bool {
        let mut lengths = self.unseen.lengths.iter();
        lengths.all(|(seat, suit, n)| hands[seat.index()].of(*suit).len() == usize::from(*n))
    }

    /// The layouts that fit; `None` if there are more than `most`.
    pub fn layouts(&self, most: usize) -> Option<Vec<[Cards; 4]>> {
        let out = self.out();
        let mut all = match self.unseen.hands[..] {
            [first, second] => {
                let cards: Vec<Card> = out.minus(self.placed()).into_iter().rev().collect();
                let Some(room) = self.size(first).checked_sub(self.cards[first.index()].len()) else {
                    return Some(Vec::new());
                };
                match Deal::new(self.shown_out(), [first, second], &cards, self.cards, room) {
                    Some(deal) => deal.all(MOST_DEALT)?,
                    None => Vec::new(),
                }
            }
            [only] => {
                let mut hands = self.cards;
                hands[only.index()] = out;
                vec![hands]
            }
            _ => vec![self.cards],
        };
        all.retain(|hands| self.fits(hands));
        (all.len() <= most).then_some(all)
    }

    /// A few layouts, where there are too many to enumerate.
    pub fn sample_layouts(&self) -> Vec<[Cards; 4]> {
        let [first, second] = self.unseen.hands[..] else { return Vec::new() };
        let cards: Vec<Card> = self.out().minus(self.placed()).into_iter().rev().collect();
        let room = self.size(first).checked_sub(self.cards[first.index()].len());
        let deal =
            room.and_then(|room| Deal::new(self.shown_out(), [first, second], &cards, self.cards, room));
        deal.map_or_else(Vec::new, |deal| deal.layouts().hands)
    }
}

/// The number of cards in the longest hand.
pub(crate) fn longest(hands: &[Cards; 4]) -> u8 {
    hands.iter().map(|hand| hand.len()).max().unwrap_or(0) as u8
}

fn deck() -> Cards {
    let ranks = || (0..13).filter_map(Rank::new);
    Suit::DOWN.into_iter().flat_map(|suit| ranks().map(move |rank| Card::new(suit, rank))).collect()
}

impl ClaimSetup {
    /// The facts with these hands, all of them known.
    pub(crate) fn dealt(&self, cards: [Cards; 4]) -> ClaimSetup {
        ClaimSetup { cards: Some(cards), unseen: Unseen::default(), ..self.clone() }
    }

    /// The cards that the unknown hands hold between them.
    pub fn out(&self) -> Cards {
        KnownCards::of(self).out()
    }

    /// The tricks that are left, the one in progress included.
    pub fn left(&self) -> u8 {
        match self.announced {
            Announced::Concession { left, .. } => left,
            Announced::Claim { .. } if !self.unseen.is_none() => KnownCards::of(self).left(),
            Announced::Claim { .. } => longest(&self.hands()),
        }
    }
}
