//! Readings of the claimer's awareness: the sets of outstanding cards that the Director's findings
//! allow to be forgotten.
//!
//! The claim itself is evidence: no player claims all the tricks knowing that an ace is out. So a
//! set counts only if the claim is possible in some layout that the claimer could then believe in.
//! Of a side suit the claimer is taken to have forgotten no more than necessary, the highest cards
//! first; of trumps all or none, since they thought trumps were drawn.

use crate::bridge::{Cards, Suit};
use crate::engine::claim::double_dummy::DoubleDummy;
use crate::engine::claim::facts::claim_setup::Awareness;
use crate::engine::claim::play::belief::Belief;
use crate::engine::claim::play::ending::Ending;
use crate::engine::claim::play::game::SearchGame;
use crate::engine::claim::search::{BOUND, PLAYS_A_POSITION};
use crate::engine::claim::statement::StatementStep;

/// Limit on positions the solver looks at to find the possible readings.
const MOST_POSITIONS: u64 = BOUND / PLAYS_A_POSITION / 8;

/// A reading of the findings: the cards forgotten, and the suits of which the claimer is taken to
/// have been unaware.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AwarenessReading {
    pub forgotten: Cards,
    unaware: u8,
}

impl AwarenessReading {
    /// True if the reading takes the claimer to be unaware of cards out in this suit.
    pub fn unaware_of(&self, suit: Suit) -> bool {
        self.unaware & 1 << suit.index() != 0
    }

    /// The unaware suits without these.
    pub fn without(&self, suits: &[Suit]) -> u8 {
        suits.iter().fold(self.unaware, |unaware, suit| unaware & !(1 << suit.index()))
    }

    /// Number of these suits with forgotten cards.
    pub fn how_many_of(&self, suits: &[Suit]) -> usize {
        suits.iter().filter(|suit| self.unaware_of(**suit)).count()
    }

    /// True if the suits with forgotten cards are a proper subset of those of the other reading.
    pub fn is_part_of(&self, other: &AwarenessReading) -> bool {
        self.unaware != other.unaware && self.unaware & !other.unaware == 0
    }

    /// The reading with the cards of this suit remembered.
    pub fn reminded_of(&self, suit: Suit) -> AwarenessReading {
        let forgotten = self.forgotten.minus(self.forgotten.of(suit));
        AwarenessReading { forgotten, unaware: self.unaware & !(1 << suit.index()) }
    }
}

/// Readings that a suit leaves open.
#[derive(Clone, Copy)]
enum OpenReading {
    Aware,
    Forgot(Cards),
    Unaware,
    Either,
}

/// The trump suit first, then spades to clubs: the order in which the Director asks.
pub(crate) fn suits(game: &SearchGame) -> Vec<Suit> {
    let mut suits = Suit::DOWN.to_vec();
    suits.sort_by_key(|suit| !game.is_trump(*suit));
    suits
}

/// The step of the statement, counted from 1, that mentions the trumps that are out (Law 70C1).
pub(crate) fn mentions_trump(game: &SearchGame) -> Option<usize> {
    let trump = game.trump.suit()?;
    let out = game.out(&Ending::of(game.facts, Cards::EMPTY)).of(trump).len();
    // A count below the true one does not mention the other trumps.
    let counts_fewer =
        |step: &StatementStep| matches!(step.done(), StatementStep::DrawOut(n) if usize::from(*n) < out);
    let mentions = |step: &StatementStep| step.mentions_trumps_out(trump) && !counts_fewer(step);
    game.facts.statement().iter().position(mentions).map(|i| i + 1)
}

/// True if the statement shows awareness of cards out in this suit.
fn speaks_of(game: &SearchGame, suit: Suit) -> bool {
    let mut steps = game.facts.statement().iter();
    steps.any(|step| step.watches(suit) || game.is_trump(suit) && step.mentions_trumps_out(suit))
}

/// The cards of a suit that hurt the claimer if forgotten: any trump; of a side suit, those that
/// beat a card of the claimer's.
pub(crate) fn could_hurt(game: &SearchGame, suit: Suit) -> Cards {
    let at = Ending::of(game.facts, Cards::EMPTY);
    // A defender sees dummy.
    let out = game.out(&at).minus(at.hand(game.facts.declarer().partner())).of(suit);
    let his = at.hand(game.facts.claimer()).and(at.hand(game.facts.claimer().partner())).of(suit);
    if game.is_trump(suit) {
        out
    } else {
        out.into_iter().filter(|card| !his.below(*card).is_empty()).collect()
    }
}

/// True if the Director has no finding on this suit and it could matter.
pub(crate) fn is_open(game: &SearchGame, suit: Suit) -> bool {
    game.facts.aware(suit).is_none() && matches!(reading_of(game, suit), OpenReading::Either)
}

/// The side suits that were not asked about, and could matter.
pub(crate) fn open_side_suits(game: &SearchGame) -> Vec<Suit> {
    game.side_suits().filter(|suit| is_open(game, *suit)).collect()
}

/// True if the Director has a finding on a side suit that could matter. That settles side suits: of
/// the others the claimer is taken to have forgotten no more than the claim itself shows.
pub(crate) fn has_finding_on_side_suits(game: &SearchGame) -> bool {
    game.side_suits().any(|suit| game.facts.aware(suit).is_some() && !could_hurt(game, suit).is_empty())
}

fn reading_of(game: &SearchGame, suit: Suit) -> OpenReading {
    match game.facts.aware(suit) {
        _ if could_hurt(game, suit).is_empty() && !is_named(game, suit) => OpenReading::Aware,
        Some(Awareness::Aware) => OpenReading::Aware,
        Some(Awareness::Unaware { forgot: Some(cards) }) => OpenReading::Forgot(cards),
        Some(Awareness::Unaware { forgot: None }) => OpenReading::Unaware,
        _ if speaks_of(game, suit) => OpenReading::Aware,
        Some(Awareness::Doubtful) | None => OpenReading::Either,
    }
}

fn is_named(game: &SearchGame, suit: Suit) -> bool {
    matches!(game.facts.aware(suit), Some(Awareness::Unaware { forgot: Some(_) }))
}

/// The readings under which the claim is possible, the least forgotten first; all readings when it
/// is possible under none.
pub(crate) fn readings(game: &SearchGame, solver: &mut DoubleDummy) -> Vec<AwarenessReading> {
    let mut all = vec![AwarenessReading { forgotten: Cards::EMPTY, unaware: 0 }];
    for suit in suits(game) {
        let unaware =
            |r: &AwarenessReading| AwarenessReading { unaware: r.unaware | 1 << suit.index(), ..*r };
        match reading_of(game, suit) {
            OpenReading::Aware => {}
            OpenReading::Forgot(cards) => {
                all.iter_mut()
                    .for_each(|r| *r = AwarenessReading { forgotten: r.forgotten.and(cards), ..unaware(r) });
            }
            OpenReading::Unaware => all.iter_mut().for_each(|r| *r = unaware(r)),
            OpenReading::Either => {
                let more: Vec<AwarenessReading> = all.iter().map(unaware).collect();
                all.extend(more);
            }
        }
    }
    let stop = solver.nodes() + MOST_POSITIONS;
    let explained: Vec<(AwarenessReading, bool)> =
        all.iter().map(|r| explain(game, solver, r, stop)).collect();
    let possible: Vec<AwarenessReading> =
        explained.iter().filter(|(_, fits)| *fits).map(|(r, _)| *r).collect();
    let mut remaining =
        if possible.is_empty() { explained.into_iter().map(|(r, _)| r).collect() } else { possible };
    remaining.sort_by_key(|r: &AwarenessReading| r.forgotten.len());
    remaining
}

/// With more sets of possibly forgotten cards than this, sets are tried only if all of them
/// together explain the claim. Up to five cards a hand there are no more.
const MOST_SETS: usize = 36;

/// The fewest cards forgotten in the suits of this reading that make the claim possible, and
/// whether any do.
fn explain(
    game: &SearchGame,
    solver: &mut DoubleDummy,
    reading: &AwarenessReading,
    stop: u64,
) -> (AwarenessReading, bool) {
    let mut least = reading.forgotten;
    let mut choices: Vec<Vec<Cards>> = Vec::new();
    for suit in Suit::DOWN {
        if !reading.unaware_of(suit) || is_named(game, suit) {
            continue;
        }
        let cards = could_hurt(game, suit);
        if game.is_trump(suit) {
            least = least.and(cards);
        } else {
            choices.push(highest_first(cards));
        }
    }
    let mut sets = combinations(least, &choices);
    sets.sort_by_key(|set| set.len());
    let [first, all] = [sets.first(), sets.last()].map(|set| set.copied().unwrap_or(least));
    // A forgotten card stays where it is, so that a claim may be possible with fewer forgotten and
    // not with all. With so many sets, not every one is tried.
    if sets.len() > MOST_SETS && !is_possible(game, solver, all, stop) {
        return (AwarenessReading { forgotten: first, ..*reading }, false);
    }
    match sets.into_iter().find(|set| is_possible(game, solver, *set, stop)) {
        Some(forgotten) => (AwarenessReading { forgotten, ..*reading }, true),
        None => (AwarenessReading { forgotten: first, ..*reading }, false),
    }
}

/// The highest card, the two highest, and so on.
fn highest_first(cards: Cards) -> Vec<Cards> {
    let mut sets = Vec::new();
    let mut set = Cards::EMPTY;
    for card in cards.into_iter().rev() {
        set = set.with(card);
        sets.push(set);
    }
    sets
}

fn combinations(base: Cards, choices: &[Vec<Cards>]) -> Vec<Cards> {
    let one_more = |all: Vec<Cards>, sets: &Vec<Cards>| {
        all.iter().flat_map(|so_far| sets.iter().map(|set| so_far.and(*set))).collect()
    };
    choices.iter().fold(vec![base], one_more)
}

/// True if the claimed tricks can be won in some layout that the claimer could believe in, with
/// these cards forgotten; also when the solver's limit on positions is reached before a refutation.
fn is_possible(game: &SearchGame, solver: &mut DoubleDummy, forgotten: Cards, stop: u64) -> bool {
    let belief = Belief::of(game, &Ending::of(game.facts, forgotten));
    let claims = game.facts.claims();
    belief
        .layouts
        .iter()
        .any(|hands| solver.nodes() > stop || solver.wins(hands, belief.trick, game.side, claims))
}
