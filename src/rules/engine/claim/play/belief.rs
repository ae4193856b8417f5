//! The claimer's belief: the layouts of hidden cards that the claimer could not rule out, with the
//! forgotten cards made harmless.
//!
//! Cards are renumbered for this. In each suit the remembered cards count as ace, king and so on
//! down, in their order, and the forgotten ones as the next lower cards. All keep their holder. A
//! forgotten trump would win tricks even as the lowest trump, so it counts as the lowest card of
//! the side suit in which the claimer is strongest. It needs a suit: a card of none would win when
//! led.

use super::ending::{Ending, one_of_each_run};
use super::game::SearchGame;
use super::layouts::Deal;
use crate::bridge::{Card, Cards, Rank, Seat, Suit, Trick};

/// The position as the claimer sees it, in every layout they could believe in. All cards in it are
/// renumbered.
pub(crate) struct Belief {
    counted_as: CountedAs,
    /// The trick in progress
    pub trick: Trick,
    /// The hands in each layout; there is at least one
    pub layouts: Vec<[Cards; 4]>,
    /// Number of layouts, from the first on, that count for averages; the others are extremes
    pub counted: usize,
    /// All cards in the hands and in the trick in progress
    pub present: Cards,
}

/// The card that each card counts as, by [`card_index`].
struct CountedAs([Option<Card>; 64]);

impl Belief {
    /// The belief in this position: every layout that fits, or the real one if none does.
    pub fn of(game: &SearchGame, at: &Ending) -> Belief {
        let mut belief = Belief::seeing_all(game, at);
        let [first, second] = game.facts.hidden();
        let counted_as = |cards: Cards| belief.counted_as.cards(cards);
        let unknown = |seat: Seat| at.hand(seat).minus(at.forgotten);
        let cards: Vec<Card> = counted_as(unknown(first).and(unknown(second))).into_iter().rev().collect();
        let mut hands = belief.layouts[0];
        for seat in [first, second] {
            hands[seat.index()] = counted_as(at.hand(seat).common(at.forgotten));
        }
        if let Some(deal) = Deal::new(game.locating(at), [first, second], &cards, hands, unknown(first).len())
        {
            let layouts = deal.layouts();
            (belief.layouts, belief.counted) = (layouts.hands, layouts.counted);
        }
        belief
    }

    /// The belief of a claimer who sees all hands: only the real layout.
    pub fn seeing_all(game: &SearchGame, at: &Ending) -> Belief {
        let counted_as = CountedAs::of(game, at);
        let hands = at.hands.map(|hand| counted_as.cards(hand));
        let trick = Trick::of(at.trick.leader, at.trick.cards().map(|card| counted_as.card(card)));
        let present = counted_as.cards(at.present());
        Belief { counted_as, trick, layouts: vec![hands], counted: 1, present }
    }

    /// The card of the belief that stands for this card of the hand: the highest of the touching
    /// cards, as playing any of them is equivalent.
    pub fn representative(&self, card: Card, hand: Cards) -> Card {
        let card = self.counted_as.card(card);
        let runs = one_of_each_run(self.counted_as.cards(hand), self.present);
        if runs.has(card) { card } else { runs.above(card).lowest().unwrap_or(card) }
    }
}

impl CountedAs {
    fn of(game: &SearchGame, at: &Ending) -> CountedAs {
        let forgotten_trumps = game.trumps(at.forgotten);
        let present = at.present();
        let mut counted_as = CountedAs([None; 64]);
        let mut next_rank = [Rank::ACE.index() as i32; 4];
        let mut assign_next = |card: Card, suit: Suit, counted_as: &mut CountedAs| {
            let rank = u8::try_from(next_rank[suit.index()]).ok().and_then(Rank::new);
            next_rank[suit.index()] -= i32::from(rank.is_some());
            counted_as.0[card_index(card)] = rank.map(|rank| Card::new(suit, rank));
            rank.is_some()
        };
        for suit in Suit::DOWN {
            let cards = present.of(suit).minus(forgotten_trumps);
            let remembered = cards.minus(at.forgotten).into_iter().rev();
            for card in remembered.chain(cards.common(at.forgotten).into_iter().rev()) {
                assign_next(card, suit, &mut counted_as);
            }
        }
        let suits = suits_for_forgotten_trumps(game, at);
        for card in forgotten_trumps {
            // A suit with all thirteen cards has no rank left. Before the first trick that is every
            // side suit, so the card counts as the lowest trump.
            suits.iter().chain([&card.suit]).any(|suit| assign_next(card, *suit, &mut counted_as));
        }
        counted_as
    }

    fn card(&self, card: Card) -> Card {
        self.0[card_index(card)].unwrap_or(card)
    }

    fn cards(&self, cards: Cards) -> Cards {
        cards.into_iter().map(|card| self.card(card)).collect()
    }
}

fn card_index(card: Card) -> usize {
    card.suit.index() * 16 + card.rank.index()
}

/// The side suits, the claimer's strongest first: those whose top card in the claimer's two hands
/// is taken for a winner, and among these and among the others the longest.
fn suits_for_forgotten_trumps(game: &SearchGame, at: &Ending) -> Vec<Suit> {
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
