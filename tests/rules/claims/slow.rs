//! A second opinion, slow and obvious: every line, no table, no bound, no hindsight.

use crate::claims::chance::Chance;
use crate::claims::facts::forgotten;
use rules::bridge::trick::beats;
use rules::bridge::{Card, Cards, Seat, Side, Strain, Trick};
use rules::engine::claim::double_dummy::DoubleDummy;
use rules::engine::claim::play::ending::Ending;
use rules::engine::claim::play::game::SearchGame;
use rules::engine::claim::search::legal;
use rules::engine::claim::search::{BOUND, LineSearch, SearchVariation, double_dummy};
use rules::engine::claim::{PlayReason, Standard};
use rules::law::OrderWithinSuit;

/// Fewest tricks over all lines; each of the claimer's plays is judged in its position.
fn worst(search: &mut LineSearch, game: &SearchGame, at: &Ending) -> u8 {
    if at.left() == 0 {
        return 0;
    }
    let here = search.plays_judged(at);
    let mut fewest = |plays: &[(Card, PlayReason)]| {
        let each = plays.iter().map(|(card, _)| {
            let (next, won) = game.after(&here.at, *card);
            won + worst(search, game, &next)
        });
        each.min()
    };
    // Needs count in his favour only.
    fewest(&here.needed).max(fewest(&here.plays)).unwrap()
}

const ORDERS: [OrderWithinSuit; 3] = [OrderWithinSuit::TopDown, OrderWithinSuit::Any, OrderWithinSuit::Ebu];

#[test]
fn search_matches_every_line() {
    let mut chance = Chance(0x5eed);
    for i in 0..3000 {
        let facts = chance.claim(if i % 10 == 0 { 4 } else { 2 + i % 2 });
        let game = SearchGame::new(&facts, ORDERS[i % 3]);
        let at = Ending::of(&facts, forgotten(&facts));
        for standard in Standard::ALL {
            let mut solver = DoubleDummy::new(game.trump);
            let best = double_dummy(&game, &mut solver);
            let found = LineSearch::new(&game, standard, SearchVariation::default(), &mut solver, BOUND)
                .worst(&at, 0, best);
            let mut solver = DoubleDummy::new(game.trump);
            let mut search = LineSearch::new(&game, standard, SearchVariation::default(), &mut solver, BOUND);
            assert_eq!(
                found.tricks.settled(),
                Some(worst(&mut search, &game, &at)),
                "{standard:?} {facts:?}"
            );
        }
    }
}

#[test]
fn kinder_standard_never_hurts() {
    let mut chance = Chance(0xca5e);
    for i in 0..3000 {
        let facts = chance.claim(2 + i % 4);
        let game = SearchGame::new(&facts, ORDERS[i % 3]);
        let mut solver = DoubleDummy::new(game.trump);
        let best = double_dummy(&game, &mut solver);
        let at = Ending::of(&facts, forgotten(&facts));
        let mut number = |standard| {
            let mut search = LineSearch::new(&game, standard, SearchVariation::default(), &mut solver, BOUND);
            search.tricks(&at, 0, best).settled().unwrap()
        };
        let legal = legal::fewest(&at, game.trump, game.side, BOUND).settled().unwrap();
        let [careless, inferior, considered] = Standard::ALL.map(&mut number);
        let rising = [legal, careless, inferior, considered, best];
        assert!(rising.is_sorted(), "{rising:?} {facts:?}");
    }
}

/// Plain minimax: tricks of North and South.
pub fn minimax(hands: &mut [Cards; 4], trick: Trick, trump: Strain) -> u8 {
    let seat = trick.turn();
    if trick.is_empty() && hands[seat.index()].is_empty() {
        return 0;
    }
    let mut numbers = Vec::new();
    for card in trick.playable(hands[seat.index()]) {
        hands[seat.index()] = hands[seat.index()].without(card);
        let next = trick.play(card);
        numbers.push(match next.winning(trump) {
            Some((winner, _)) if next.len() == 4 => {
                u8::from(winner.side() == Side::NS) + minimax(hands, Trick::new(winner), trump)
            }
            _ => minimax(hands, next, trump),
        });
        hands[seat.index()] = hands[seat.index()].with(card);
    }
    let best = if seat.side() == Side::NS { numbers.into_iter().max() } else { numbers.into_iter().min() };
    best.unwrap()
}

#[test]
fn solver_matches_plain_minimax() {
    let mut chance = Chance(0xdd);
    for i in 0..1500 {
        let mut hands = chance.hands(if i % 10 == 0 { 4 } else { 2 + i % 2 });
        let trump = chance.strain();
        let mut trick = Trick::new(Seat::ALL[chance.below(4)]);
        for _ in 0..chance.below(4) {
            let plays: Vec<Card> = trick.playable(hands[trick.turn().index()]).into_iter().collect();
            let card = plays[chance.below(plays.len())];
            hands[trick.turn().index()] = hands[trick.turn().index()].without(card);
            trick = trick.play(card);
        }
        let slow = minimax(&mut hands, trick, trump);
        let mut solver = DoubleDummy::new(trump);
        assert_eq!(solver.tricks(&hands, trick, Side::NS), slow, "{hands:?} {trick:?} {trump}");
        let left = hands[trick.leader.index()].len() + usize::from(!trick.is_empty());
        assert_eq!(solver.tricks(&hands, trick, Side::EW), left as u8 - slow);
    }
}

/// Winner of a trick, found card by card.
fn winner(cards: &[(Seat, Card)], trump: Strain) -> Seat {
    let trumps: Vec<_> = cards.iter().filter(|(_, c)| trump.suit() == Some(c.suit)).collect();
    let led: Vec<_> = cards.iter().filter(|(_, c)| c.suit == cards[0].1.suit).collect();
    let count = if trumps.is_empty() { led } else { trumps };
    count.into_iter().max_by_key(|(_, c)| c.rank).unwrap().0
}

/// All lines of an ending, by lists of cards instead of sets, and the sum of North and South's
/// tricks over them.
fn lines(hands: &mut [Vec<Card>; 4], trick: &mut Vec<(Seat, Card)>, turn: Seat, trump: Strain) -> (u64, u64) {
    if hands.iter().all(Vec::is_empty) {
        return (1, 0);
    }
    let follows = |c: &Card| trick.first().is_none_or(|(_, led)| led.suit == c.suit);
    let mut plays: Vec<Card> = hands[turn.index()].iter().copied().filter(follows).collect();
    if plays.is_empty() {
        plays = hands[turn.index()].clone();
    }
    let (mut count, mut sum) = (0, 0);
    for card in plays {
        let before = (hands.clone(), trick.clone());
        hands[turn.index()].retain(|c| *c != card);
        trick.push((turn, card));
        let (mut next, mut won) = (turn.lho(), 0);
        if trick.len() == 4 {
            next = winner(trick, trump);
            won = u64::from(next.side() == Side::NS);
            trick.clear();
        }
        let (n, s) = lines(hands, trick, next, trump);
        count += n;
        sum += s + n * won;
        (*hands, *trick) = before;
    }
    (count, sum)
}

/// The same by the engine's own endings.
fn lines_of(at: &Ending, trump: Strain) -> (u64, u64) {
    if at.left() == 0 {
        return (1, 0);
    }
    at.legal().into_iter().fold((0, 0), |(count, sum), card| {
        let (next, winner) = at.play(card, trump);
        let won = u64::from(winner.is_some_and(|w| w.side() == Side::NS));
        let (n, s) = lines_of(&next, trump);
        (count + n, sum + s + n * won)
    })
}

#[test]
fn lines_are_counted_by_hand() {
    let mut chance = Chance(0x9e7f);
    for i in 0..300 {
        let facts = chance.claim(2 + i % 2);
        let trump = facts.trump();
        let mut hands = facts.cards().map(|hand| hand.into_iter().collect::<Vec<_>>());
        let slow = lines(&mut hands, &mut Vec::new(), facts.leader(), trump);
        assert_eq!(lines_of(&Ending::of(&facts, Cards::EMPTY), trump), slow, "{facts:?}");
    }
}

#[test]
fn card_beats_by_rank_or_trump() {
    let card = |text: &str| text.parse::<Card>().unwrap();
    let spades = "S".parse::<Strain>().unwrap();
    assert!(beats(card("S2"), card("HA"), spades) && !beats(card("HA"), card("D2"), spades));
}
