//! The position as the claimer sees it, in every layout he could believe in.

use crate::claims::slow::minimax;
use rules::bridge::{Card, Cards, Rank, Side, Suit, Trick};
use rules::engine::claim::ClaimFacts;
use rules::engine::claim::double_dummy::DoubleDummy;
use rules::engine::claim::play::ending::Ending;
use std::cmp::Reverse;

/// Up to this many cards a hand, every play is tried to find the value of a layout.
pub const PLAIN: usize = 3;

/// The claimer's view.
pub struct View {
    /// The trick in progress.
    pub trick: Trick,
    /// The hands in each layout he could believe in.
    pub layouts: Vec<[Cards; 4]>,
    /// The card that each card present counts as.
    counts_as: Vec<(Card, Card)>,
}

/// Cards of his opponents, without those he has forgotten.
pub fn believed_out(facts: &ClaimFacts, at: &Ending) -> Vec<Card> {
    let [left, right] = [facts.claimer().lho(), facts.claimer().rho()].map(|seat| at.hand(seat));
    left.into_iter().chain(right).filter(|card| !at.forgotten.has(*card)).collect()
}

/// Cards in the hands he plays.
pub fn his(facts: &ClaimFacts, at: &Ending) -> Vec<Card> {
    let hands = [facts.claimer(), facts.claimer().partner()];
    hands.into_iter().filter(|seat| facts.plays(*seat)).flat_map(|seat| at.hand(seat)).collect()
}

/// True if he takes the card for a winner of its suit.
pub fn is_winner(out: &[Card], card: Card) -> bool {
    !out.iter().any(|other| other.suit == card.suit && other.rank > card.rank)
}

impl View {
    /// His view of this position.
    pub fn of(facts: &ClaimFacts, at: &Ending) -> View {
        let counts_as = counts_as(facts, at);
        let mut view = View { trick: Trick::new(at.trick.leader), layouts: Vec::new(), counts_as };
        for card in at.trick.cards() {
            view.trick = view.trick.play(view.card(card));
        }
        view.layouts = view.all_layouts(facts, at);
        view
    }

    /// The card that this card counts as.
    pub fn card(&self, card: Card) -> Card {
        self.counts_as.iter().find(|(real, _)| *real == card).unwrap().1
    }

    /// Deals the cards that he remembers and does not see to the two hands he does not see, in
    /// every consistent way: a forgotten card stays in its hand, and no hand gets more cards than
    /// it has, or a suit of which it has shown out.
    fn all_layouts(&self, facts: &ClaimFacts, at: &Ending) -> Vec<[Cards; 4]> {
        let hidden = facts.hidden();
        let mut certain = at.hands;
        let mut unknown = Vec::new();
        for seat in hidden {
            certain[seat.index()] = at.hand(seat).common(at.forgotten);
            unknown.extend(at.hand(seat).minus(at.forgotten));
        }
        let certain = certain.map(|hand| hand.into_iter().map(|card| self.card(card)).collect::<Cards>());
        let mut layouts = vec![certain];
        for card in unknown {
            let mut longer = Vec::new();
            for hands in layouts {
                for seat in hidden {
                    let mut with = hands;
                    with[seat.index()] = with[seat.index()].with(self.card(card));
                    let has_room = with[seat.index()].len() <= at.hand(seat).len();
                    if has_room && !at.shown_out.has(seat, card.suit) {
                        longer.push(with);
                    }
                }
            }
            layouts = longer;
        }
        layouts
    }
}

/// Forgotten cards are at the bottom of their suit; forgotten trumps, which are no trumps to him,
/// are below the side suit in which he is strongest.
fn counts_as(facts: &ClaimFacts, at: &Ending) -> Vec<(Card, Card)> {
    let is_trump = |suit: Suit| facts.trump().suit() == Some(suit);
    let home = strongest_side_suit(facts, at);
    let place = |card: Card| match at.forgotten.has(card) {
        false => (card.suit, 0),
        true if is_trump(card.suit) => (home, 2),
        true => (card.suit, 1),
    };
    let mut all = Vec::new();
    for suit in Suit::DOWN {
        let mut cards: Vec<Card> = at.present().into_iter().filter(|card| place(*card).0 == suit).collect();
        cards.sort_by_key(|card| (place(*card).1, Reverse(card.rank)));
        let ranks = (0..=12).rev().map(|index| Rank::new(index).unwrap());
        all.extend(cards.into_iter().zip(ranks).map(|(card, rank)| (card, Card::new(suit, rank))));
    }
    assert_eq!(all.len(), at.present().len(), "a suit had no room");
    all
}

/// Order of side suits: his top card is a winner in his eyes; then more cards; then the highest of
/// equals.
fn strongest_side_suit(facts: &ClaimFacts, at: &Ending) -> Suit {
    let (his, out) = (his(facts, at), believed_out(facts, at));
    let mut suits: Vec<Suit> = Suit::DOWN.into_iter().filter(|s| facts.trump().suit() != Some(*s)).collect();
    suits.sort_by_key(|suit| {
        let cards: Vec<Card> = his.iter().copied().filter(|card| card.suit == *suit).collect();
        let tops = cards.iter().max_by_key(|card| card.rank).is_some_and(|top| is_winner(&out, *top));
        Reverse((tops, cards.len()))
    });
    suits[0]
}

/// Tricks of this side with all cards seen.
pub fn all_cards_seen(
    mut hands: [Cards; 4],
    trick: Trick,
    side: Side,
    solver: &mut DoubleDummy,
    facts: &ClaimFacts,
) -> u8 {
    let left = hands[trick.leader.index()].len() + usize::from(!trick.is_empty());
    if left > PLAIN {
        return solver.tricks(&hands, trick, side);
    }
    let north_south = minimax(&mut hands, trick, facts.trump());
    if side == Side::NS { north_south } else { left as u8 - north_south }
}
