//! The claimer's belief: the layouts of hidden cards that they could not rule out.
//!
//! Forgotten cards are made harmless: they keep their holder but go to the bottom of their suit. A
//! forgotten trump cannot stay a trump, so it becomes a bottom card of the side suit in which the
//! claimer is strongest; a card without a suit would win when led.

use super::ending::{Ending, one_of_each_run};
use super::game::SearchGame;
use super::layouts::Deal;
use crate::bridge::{Card, Cards, Rank, Seat, Suit, Trick};

/// The position as the claimer sees it, in every layout they could believe in.
pub(crate) struct Belief {
    renamed: Renamed,
    /// The trick in progress
    pub trick: Trick,
    /// The hands in each layout; there is at least one
    pub layouts: Vec<[Cards; 4]>,
    /// Number of layouts, from the first on, that count for averages
    pub counted: usize,
    /// All cards present
    pub present: Cards,
}

/// The card that each card counts as.
struct Renamed([Option<Card>; 64]);

impl Belief {
    /// The belief in this position.
    pub fn of(game: &SearchGame, at: &Ending) -> Belief {
        let mut belief = Belief::of_the_real_layout(game, at);
        let [first, second] = game.facts.hidden();
        let renamed = |cards: Cards| belief.renamed.cards(cards);
        let unknown = |seat: Seat| at.hand(seat).minus(at.forgotten);
        let cards: Vec<Card> = renamed(unknown(first).and(unknown(second))).into_iter().rev().collect();
        let mut hands = belief.layouts[0];
        for seat in [first, second] {
            hands[seat.index()] = renamed(at.hand(seat).common(at.forgotten));
        }
        if let Some(deal) = Deal::new(game.locating(at), [first, second], &cards, hands, unknown(first).len())
        {
            let layouts = deal.layouts();
            (belief.layouts, belief.counted) = (layouts.hands, layouts.counted);
        }
        belief
    }

    /// The one real layout, with forgotten cards made harmless.
    pub fn of_the_real_layout(game: &SearchGame, at: &Ending) -> Belief {
        let renamed = Renamed::of(game, at);
        let hands = at.hands.map(|hand| renamed.cards(hand));
        let trick = at.trick.cards().fold(Trick::new(at.trick.leader), |t, c| t.play(renamed.card(c)));
        let present = renamed.cards(at.present());
        Belief { renamed, trick, layouts: vec![hands], counted: 1, present }
    }

    /// The card this one is equivalent to, or the highest equivalent card of the same hand.
    pub fn run(&self, card: Card, hand: Cards) -> Card {
        let card = self.renamed.card(card);
        let runs = one_of_each_run(self.renamed.cards(hand), self.present);
        if runs.has(card) { card } else { runs.above(card).lowest().unwrap_or(card) }
    }
}

impl Renamed {
    fn of(game: &SearchGame, at: &Ending) -> Renamed {
        let forgotten_trumps = game.trumps(at.forgotten);
        let present = at.present();
        let mut renamed = Renamed([None; 64]);
        let mut free = [Rank::ACE.index() as i32; 4];
        let mut name = |card: Card, suit: Suit, renamed: &mut Renamed| {
            let rank = u8::try_from(free[suit.index()]).ok().and_then(Rank::new);
            free[suit.index()] -= i32::from(rank.is_some());
            renamed.0[number(card)] = rank.map(|rank| Card::new(suit, rank));
            rank.is_some()
        };
        for suit in Suit::DOWN {
            let cards = present.of(suit).minus(forgotten_trumps);
            let remembered = cards.minus(at.forgotten).into_iter().rev();
            for card in remembered.chain(cards.common(at.forgotten).into_iter().rev()) {
                name(card, suit, &mut renamed);
            }
        }
        let homes = homes(game, at);
        for card in forgotten_trumps {
            // A suit of thirteen has no room left for one more; with thirteen cards a hand none
            // has, and it stays the lowest trump.
            homes.iter().chain([&card.suit]).any(|home| name(card, *home, &mut renamed));
        }
        renamed
    }

    fn card(&self, card: Card) -> Card {
        self.0[number(card)].unwrap_or(card)
    }

    fn cards(&self, cards: Cards) -> Cards {
        cards.into_iter().map(|card| self.card(card)).collect()
    }
}

fn number(card: Card) -> usize {
    card.suit.index() * 16 + card.rank.index()
}

/// The side suits, the claimer's strongest first: those whose top card is taken for a winner, then
/// by length.
fn homes(game: &SearchGame, at: &Ending) -> Vec<Suit> {
    let claimer = game.facts.claimer();
    let held = at.hand(claimer).and(game.opposite(at, claimer));
    let mut suits: Vec<Suit> = game.side_suits().collect();
    suits.sort_by_key(|suit| {
        let cards = held.of(*suit);
        let top = cards.highest().is_some_and(|top| game.takes_for_winner(at, top));
        std::cmp::Reverse((top, cards.len()))
    });
    suits
}
