//! Cards that the claimer may have forgotten.

use super::lines::Claim;
use super::view::{View, all_cards_seen};
use rules::bridge::{Card, Cards, Seat, Suit};
use rules::engine::claim::Awareness;
use rules::engine::claim::play::ending::Ending;

/// One way to read the findings.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The forgotten cards.
    pub forgotten: Cards,
    /// The suits in which he was unaware of a card.
    pub unaware: Vec<Suit>,
}

/// Trumps first, then spades to clubs.
pub fn as_asked(claim: &Claim) -> Vec<Suit> {
    let trump = claim.facts.trump().suit();
    trump.into_iter().chain(Suit::DOWN.into_iter().filter(|suit| trump != Some(*suit))).collect()
}

/// Outstanding cards of a suit that could hurt if forgotten: all trumps; of a side suit those that
/// beat a card of his side.
fn could_hurt(claim: &Claim, suit: Suit) -> Vec<Card> {
    let facts = claim.facts;
    let among = |test: &dyn Fn(&Seat) -> bool| -> Vec<Card> {
        Seat::ALL.into_iter().filter(test).flat_map(|seat| facts.hand(seat).of(suit)).collect()
    };
    let is_his_side = |seat: &Seat| seat.side() == facts.claimer().side();
    // Cards that lie face up cannot be forgotten.
    let out = among(&|seat| !is_his_side(seat) && *seat != facts.declarer().partner());
    let his = among(&is_his_side);
    let beats_one = |card: &Card| his.iter().any(|own| card.rank > own.rank);
    out.into_iter().filter(|card| facts.trump().suit() == Some(suit) || beats_one(card)).collect()
}

/// Cards of a suit that the finding names as forgotten.
fn named(claim: &Claim, suit: Suit) -> Option<Cards> {
    match claim.facts.aware(suit) {
        Some(Awareness::Unaware { forgot }) => forgot,
        _ => None,
    }
}

/// Whether he may have been aware of the cards out in this suit, and whether he may not.
fn may_be(claim: &Claim, suit: Suit) -> (bool, bool) {
    let is_trump = claim.facts.trump().suit() == Some(suit);
    let mut steps = claim.facts.statement().iter();
    let mentioned = steps.any(|step| step.watches(suit) || is_trump && step.mentions_trumps_out(suit));
    let found = claim.facts.aware(suit);
    match found {
        Some(Awareness::Unaware { forgot: Some(_) }) => (false, true),
        _ if could_hurt(claim, suit).is_empty() => (true, false),
        Some(Awareness::Aware) => (true, false),
        Some(Awareness::Unaware { forgot: None }) => (false, true),
        Some(Awareness::Doubtful) | None => (true, !mentioned),
    }
}

/// True if this suit has no finding, and awareness of it is open.
pub fn is_open(claim: &Claim, suit: Suit) -> bool {
    claim.facts.aware(suit).is_none() && may_be(claim, suit) == (true, true)
}

/// True if there is a finding on a side suit in which a card could be forgotten.
pub fn asks_no_more(claim: &Claim) -> bool {
    let found = |suit: &Suit| claim.facts.aware(*suit).is_some() && !could_hurt(claim, *suit).is_empty();
    Suit::DOWN.iter().any(|suit| claim.facts.trump().suit() != Some(*suit) && found(suit))
}

/// Readings of the findings that can explain the claim; if none can, all readings.
pub fn readings(claim: &mut Claim) -> Vec<Reading> {
    let mut ways: Vec<Vec<Suit>> = vec![Vec::new()];
    for suit in as_asked(claim) {
        let (aware, unaware) = may_be(claim, suit);
        let with = ways.iter().map(|suits| suits.iter().copied().chain([suit]).collect());
        ways = match (aware, unaware) {
            (true, true) => ways.iter().cloned().chain(with).collect(),
            (false, true) => with.collect(),
            _ => ways,
        };
    }
    let explained: Vec<(Reading, bool)> = ways.into_iter().map(|unaware| explained(claim, unaware)).collect();
    let is_one_possible = explained.iter().any(|(_, possible)| *possible);
    let kept = explained.into_iter().filter(|(_, possible)| *possible || !is_one_possible);
    let mut readings: Vec<Reading> = kept.map(|(reading, _)| reading).collect();
    readings.sort_by_key(|reading| reading.forgotten.len());
    readings
}

/// Fewest cards forgotten in these suits that explain the claim; if none do, the fewest, with
/// false. Of trumps he has forgotten all, of a side suit this many from the highest down, and at
/// least one.
fn explained(claim: &mut Claim, unaware: Vec<Suit>) -> (Reading, bool) {
    let mut sets = vec![Cards::EMPTY];
    for suit in Suit::DOWN.into_iter().filter(|suit| unaware.contains(suit)) {
        let mut cards = could_hurt(claim, suit);
        cards.sort_by_key(|card| std::cmp::Reverse(card.rank));
        let most = cards.len();
        let from_the_top = |n: usize| cards[..n].iter().copied().collect::<Cards>();
        let of_this: Vec<Cards> = match named(claim, suit) {
            Some(forgot) => vec![forgot],
            None if claim.facts.trump().suit() == Some(suit) => vec![from_the_top(most)],
            None => (1..=most).map(from_the_top).collect(),
        };
        sets = sets.iter().flat_map(|set| of_this.iter().map(|more| set.and(*more))).collect();
    }
    sets.sort_by_key(|set| set.len());
    let fewest = sets[0];
    match sets.into_iter().find(|set| is_possible(claim, *set)) {
        Some(forgotten) => (Reading { forgotten, unaware }, true),
        None => (Reading { forgotten: fewest, unaware }, false),
    }
}

/// True if the claimed tricks can be won in some layout that he could believe in.
fn is_possible(claim: &mut Claim, forgotten: Cards) -> bool {
    let view = View::of(claim.facts, &Ending::of(claim.facts, forgotten));
    let side = claim.facts.claimer().side();
    view.layouts.iter().any(|hands| {
        all_cards_seen(*hands, view.trick, side, &mut claim.solver, claim.facts) >= claim.facts.claims()
    })
}
