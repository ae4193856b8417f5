//! What the claimer believes: the layouts of the hidden cards that he could not rule out.
//!
//! Cards he has forgotten are made harmless: they keep their holder but go to the bottom of their suit. A forgotten trump
//! cannot stay a trump, so it becomes a bottom card of the side suit in which he is strongest; a card without a suit
//! would win when led.

use super::ending::{Ending, one_of_each_run};
use super::game::Game;
use crate::bridge::{Card, Cards, Rank, Seat, Suit, Trick};

/// The position as he sees it, in every layout he could believe in.
pub(super) struct Belief {
    renamed: Renamed,
    /// The trick in progress
    pub trick: Trick,
    /// The layouts, never none
    pub layouts: Vec<Layout>,
    /// All cards present
    pub present: Cards,
}

/// A layout, and how many deals it stands for.
pub(super) struct Layout {
    pub hands: [Cards; 4],
    pub deals: u64,
}

/// Which card each card counts as.
struct Renamed([Option<Card>; 64]);

impl Belief {
    /// What he can believe in this position.
    pub fn of(game: &Game, at: &Ending) -> Belief {
        let mut belief = Belief::of_the_real_layout(game, at);
        let real = belief.layouts.remove(0).hands;
        let [first, second] = game.facts.hidden();
        let forgotten = at.forgotten;
        let known = |seat: Seat| belief.renamed.all(at.hand(seat).common(forgotten));
        let hidden = belief.renamed.all(at.hand(first).and(at.hand(second)).minus(forgotten));
        let mut base = real;
        base[first.index()] = known(first);
        base[second.index()] = known(second);
        let room = at.hand(first).minus(forgotten).len();
        let splitting = Splitting { at, first, second, groups: groups(hidden, belief.present) };
        splitting.split(0, room, Layout { hands: base, deals: 1 }, &mut belief.layouts);
        if belief.layouts.is_empty() {
            belief.layouts.push(Layout { hands: real, deals: 1 });
        }
        belief
    }

    /// The one real layout, with forgotten cards made harmless.
    pub fn of_the_real_layout(game: &Game, at: &Ending) -> Belief {
        let renamed = Renamed::of(game, at);
        let hands = at.hands.map(|hand| renamed.all(hand));
        let trick = at.trick.cards().fold(Trick::new(at.trick.leader), |t, c| t.play(renamed.one(c)));
        let present = renamed.all(at.present());
        Belief { renamed, trick, layouts: vec![Layout { hands, deals: 1 }], present }
    }

    /// What this card counts as, or the highest card of the same hand that does the same.
    pub fn run(&self, card: Card, hand: Cards) -> Card {
        let card = self.renamed.one(card);
        let kept = one_of_each_run(self.renamed.all(hand), self.present);
        if kept.has(card) { card } else { kept.above(card).lowest().unwrap_or(card) }
    }
}

impl Renamed {
    fn of(game: &Game, at: &Ending) -> Renamed {
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
            // A suit of thirteen has no room left for one more.
            homes.iter().any(|home| name(card, *home, &mut renamed));
        }
        renamed
    }

    fn one(&self, card: Card) -> Card {
        self.0[number(card)].unwrap_or(card)
    }

    fn all(&self, cards: Cards) -> Cards {
        cards.into_iter().map(|card| self.one(card)).collect()
    }
}

fn number(card: Card) -> usize {
    card.suit.index() * 16 + card.rank.index()
}

/// The side suits, that in which the claimer is strongest first: where he takes his top card for a winner, then by length.
fn homes(game: &Game, at: &Ending) -> Vec<Suit> {
    let claimer = game.facts.claimer();
    let held = at.hand(claimer).and(game.opposite(at, claimer));
    let mut suits: Vec<Suit> = Suit::DOWN.into_iter().filter(|suit| !game.is_trump(*suit)).collect();
    suits.sort_by_key(|suit| {
        let cards = held.of(*suit);
        let top = cards.highest().is_some_and(|top| game.takes_for_winner(at, top));
        std::cmp::Reverse((top, cards.len()))
    });
    suits
}

/// Hidden cards that touch, with nothing seen in between: which of them lies where does not matter, only how many.
fn groups(hidden: Cards, present: Cards) -> Vec<Cards> {
    let mut groups: Vec<Cards> = Vec::new();
    for suit in Suit::DOWN {
        let mut touches = false;
        for card in present.of(suit).into_iter().rev() {
            match (hidden.has(card), touches, groups.last_mut()) {
                (true, true, Some(group)) => *group = group.with(card),
                (true, _, _) => groups.push(Cards::one(card)),
                _ => {}
            }
            touches = hidden.has(card);
        }
    }
    groups
}

/// The dealing of the groups to the two hidden hands.
struct Splitting<'a> {
    at: &'a Ending,
    first: Seat,
    second: Seat,
    groups: Vec<Cards>,
}

impl Splitting<'_> {
    /// Deals the groups from this one on; the first hand has room for so many cards.
    fn split(&self, group: usize, room: usize, so_far: Layout, found: &mut Vec<Layout>) {
        let Some(cards) = self.groups.get(group) else {
            if room == 0 {
                found.push(so_far);
            }
            return;
        };
        let later: usize = self.groups[group + 1..].iter().map(|g| g.len()).sum();
        let Some(suit) = cards.highest().map(|c| c.suit) else { return };
        for given in 0..=cards.len().min(room) {
            let none_may = |seat: Seat, n: usize| n > 0 && self.at.shown_out.has(seat, suit);
            let fits = room - given <= later;
            if !fits || none_may(self.first, given) || none_may(self.second, cards.len() - given) {
                continue;
            }
            let mut hands = so_far.hands;
            for (i, card) in cards.into_iter().rev().enumerate() {
                let seat = if i < given { self.first } else { self.second };
                hands[seat.index()] = hands[seat.index()].with(card);
            }
            let deals = so_far.deals * choose(cards.len() as u64, given as u64);
            self.split(group + 1, room - given, Layout { hands, deals }, found);
        }
    }
}

/// How many ways there are to choose `k` of `n`.
fn choose(n: u64, k: u64) -> u64 {
    (0..k).fold(1, |all, i| all * (n - i) / (i + 1))
}
