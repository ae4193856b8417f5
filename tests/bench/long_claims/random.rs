//! Random claims such as declarers make with 11 to 13 cards left. A random deal; declarer's side
//! has most high cards and plays in its longest suit if that is a fit, or in notrump. Declarer
//! claims the tricks visible at a glance: in each suit the winners from the top, and the long cards
//! once the outstanding cards would have fallen in a usual break. No claim this early has more than
//! three losers.
//!
//! Half of them state a line: trumps drawn, then the suits in sequence. Declarer is on lead in nine
//! of ten. In seven of ten the Director found that declarer knew of every outstanding card; in
//! others that they had forgotten a trump or an honour, or there is no finding.

use crate::{Chance, setup};
use rules::bridge::{Cards, Seat, Strain, Suit};
use rules::engine::claim::{Awareness, ClaimFacts, ClaimSetup, StatementStep};

const CLAIMS: usize = 200;

/// Minimum number of cards for a fit.
const FIT: usize = 8;

pub fn claims() -> Vec<ClaimFacts> {
    let mut chance = Chance(0x10_9c1a_1115);
    (0..CLAIMS).map(|i| claim(&mut chance, 11 + i % 3)).collect()
}

fn claim(chance: &mut Chance, size: usize) -> ClaimFacts {
    let (hands, trump, claims) = loop {
        let hands = chance.hands(size);
        let trump = trumps(&hands);
        let claims = count(&hands, trump).min(size);
        if claims + 3 >= size {
            break (hands, trump, claims);
        }
    };
    let leader = if chance.below(10) == 0 { Seat::W } else { [Seat::N, Seat::S][chance.below(2)] };
    let mut setup = setup(hands, trump, leader, claims as u8);
    if chance.below(2) == 0 {
        setup.statement = plan(chance, trump);
    }
    match chance.below(20) {
        0..14 => {}
        14..17 => forget(chance, &mut setup),
        _ => setup.aware = [None; 4],
    }
    setup.check().expect("consistent facts")
}

/// Draw trumps, then one suit after the other.
fn plan(chance: &mut Chance, trump: Strain) -> Vec<StatementStep> {
    let mut suits = Suit::DOWN.to_vec();
    chance.shuffle(&mut suits);
    let drawn = trump.suit().map(|_| StatementStep::Draw);
    drawn
        .into_iter()
        .chain(suits.into_iter().filter(|suit| trump.suit() != Some(*suit)).map(StatementStep::Cash))
        .collect()
}

/// A suit with forgotten cards: the outstanding trumps, or the highest card of a side suit.
fn forget(chance: &mut Chance, setup: &mut ClaimSetup) {
    let suit = match setup.strain().suit() {
        Some(trump) if chance.below(2) == 0 && setup.statement.is_empty() => trump,
        _ => Suit::DOWN[chance.below(4)],
    };
    let out = setup.hands()[Seat::E.index()].and(setup.hands()[Seat::W.index()]).of(suit);
    let is_trump = setup.strain().suit() == Some(suit);
    let forgot = if is_trump { out } else { out.highest().map_or(Cards::EMPTY, Cards::one) };
    let draws = is_trump && setup.statement.contains(&StatementStep::Draw);
    if !forgot.is_empty() && !draws {
        setup.aware[suit.index()] = Some(Awareness::Unaware { forgot: Some(forgot) });
    }
}

fn trumps(hands: &[Cards; 4]) -> Strain {
    let held = |suit: Suit| hands[0].of(suit).len() + hands[2].of(suit).len();
    let longest = Suit::DOWN.into_iter().max_by_key(|suit| held(*suit));
    longest.filter(|suit| held(*suit) >= FIT).map_or(Strain::Notrump, Strain::Suit)
}

/// The tricks that declarer counts at a glance.
fn count(hands: &[Cards; 4], trump: Strain) -> usize {
    let suit = |suit: Suit| {
        let [n, e, s, w] = hands.map(|hand| hand.of(suit));
        let (ours, out) = (n.and(s), e.and(w));
        let rounds = n.len().max(s.len());
        let top = out.highest().map_or(ours.len(), |card| ours.above(card).len()).min(rounds);
        // A usual break: no suit breaks evenly for certain.
        let fallen = top >= (out.len() + 2) / 2;
        if fallen { rounds } else { top }
    };
    // Trumps of the short hand ruff what the long hand would lose.
    let ruffs = trump.suit().map_or(0, |trump| {
        let [n, s] = [hands[0], hands[2]].map(|hand| hand.of(trump).len());
        usize::from(n.min(s) >= 3)
    });
    Suit::DOWN.into_iter().map(suit).sum::<usize>() + ruffs
}
