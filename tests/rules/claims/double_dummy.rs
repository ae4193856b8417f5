//! The double-dummy solver against itself and against plain minimax.

use crate::claims::chance::Chance;
use crate::claims::slow::minimax;
use rules::bridge::{Card, Cards, Rank, Seat, Side, Strain, Suit, Trick};
use rules::engine::claim::double_dummy::DoubleDummy;

/// A random ending of this many cards a hand, sometimes in the middle of a trick.
fn ending(chance: &mut Chance, cards: usize) -> ([Cards; 4], Trick) {
    let all = |suit| (0..13).filter_map(Rank::new).map(move |rank| Card::new(suit, rank));
    let mut hands = chance.deal(Suit::DOWN.into_iter().flat_map(all).collect(), cards);
    let mut trick = Trick::new(Seat::ALL[chance.below(4)]);
    for _ in 0..chance.below(7).saturating_sub(3) {
        let seat = trick.turn().index();
        let plays: Vec<Card> = trick.playable(hands[seat]).into_iter().collect();
        let card = plays[chance.below(plays.len())];
        hands[seat] = hands[seat].without(card);
        trick = trick.play(card);
    }
    (hands, trick)
}

#[test]
fn used_table_matches_fresh_one() {
    let mut chance = Chance(0x7ab1e);
    let strains = [None, Some(Suit::S), Some(Suit::C)].map(|s| s.map_or(Strain::Notrump, Strain::Suit));
    for trump in strains {
        let mut shared = DoubleDummy::new(trump);
        for i in 0..300 {
            let (hands, trick) = ending(&mut chance, 2 + i % 7);
            let fresh = DoubleDummy::new(trump).tricks(&hands, trick, Side::NS);
            assert_eq!(shared.tricks(&hands, trick, Side::NS), fresh, "{hands:?} {trick:?} {trump}");
            let left = hands[trick.leader.index()].len() + usize::from(!trick.is_empty());
            assert_eq!(shared.tricks(&hands, trick, Side::EW), left as u8 - fresh);
        }
    }
}

#[test]
fn one_table_matches_minimax() {
    let mut chance = Chance(0x5a17);
    for i in 0..5 {
        let trump = if i == 4 { Strain::Notrump } else { Strain::Suit(Suit::DOWN[i]) };
        let mut solver = DoubleDummy::new(trump);
        for n in 0..2000 {
            let cards = if n % 40 == 0 { 4 } else { 1 + n % 3 };
            let (mut hands, trick) = if n % 2 == 0 {
                (chance.hands(cards), Trick::new(Seat::ALL[n % 4]))
            } else {
                ending(&mut chance, cards)
            };
            let found = solver.tricks(&hands, trick, Side::NS);
            assert_eq!(found, minimax(&mut hands, trick, trump), "{hands:?} {trick:?} {trump}");
        }
    }
}

#[test]
fn fresh_solver_has_searched_nothing() {
    let mut chance = Chance(0x90de);
    let mut solver = DoubleDummy::new(Strain::Notrump);
    assert_eq!(solver.nodes(), 0);
    let (hands, trick) = ending(&mut chance, 8);
    solver.tricks(&hands, trick, Side::NS);
    let first = solver.nodes();
    solver.tricks(&hands, trick, Side::NS);
    assert!(first > 100 && solver.nodes() - first < first / 10, "{first} {}", solver.nodes());
}
