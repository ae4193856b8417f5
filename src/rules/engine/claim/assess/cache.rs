//! Cached assessments of a claim under each reading of the forgotten cards, and the finding that
//! would change the number.

use super::awareness::{self, AwarenessReading};
use super::{Assessment, SearchMeans};
use crate::bridge::Suit;
use crate::engine::claim::double_dummy::DoubleDummy;
use crate::engine::claim::facts::ClaimFacts;
use crate::engine::claim::play::game::{LAYOUTS_UP_TO, SearchGame};
use crate::engine::claim::search::ProvedRange;
use crate::engine::effort::Effort;
use std::cmp::Reverse;

/// Cached assessments. Independent of the Director's findings, so the answers to a question share
/// it.
pub(crate) struct AssessmentCache {
    pub means: SearchMeans,
    /// The budget of the ruling
    pub budget: Effort,
    assessed: Vec<Assessment>,
}

impl AssessmentCache {
    /// An empty cache. Of an early claim two fifths of the plays may be tried, as each takes
    /// longer.
    pub fn new(facts: &ClaimFacts, effort: &Effort) -> AssessmentCache {
        let (solver, plays) = (DoubleDummy::new(facts.trump()), effort.plays);
        let tried = if facts.left() > LAYOUTS_UP_TO { plays / 5 * 2 } else { plays };
        AssessmentCache {
            means: SearchMeans::new(solver, effort.with(tried)),
            budget: effort.clone(),
            assessed: Vec::new(),
        }
    }

    /// The assessment with these cards forgotten.
    pub fn assess(&mut self, game: &SearchGame, reading: AwarenessReading, best: u8) -> Assessment {
        if let Some(cached) = self.cached(reading) {
            return cached.clone().under(reading);
        }
        let assessed = Assessment::of(game, &mut self.means, reading, best);
        self.assessed.push(assessed.clone());
        self.means.shares = self.means.shares.saturating_sub(1).max(2);
        assessed
    }

    /// The assessment with the numbers by the standards that do not rule.
    pub fn complete(&mut self, game: &SearchGame, reading: AwarenessReading, best: u8) -> Assessment {
        let mut assessed = self.assess(game, reading, best);
        assessed.complete(game, &mut self.means);
        let cached = self.assessed.iter_mut().find(|a| a.reading.forgotten == reading.forgotten);
        cached.into_iter().for_each(|cached| *cached = assessed.clone());
        assessed
    }

    /// The cached assessment with the same cards forgotten.
    pub fn cached(&self, reading: AwarenessReading) -> Option<&Assessment> {
        self.assessed.iter().find(|a| a.reading.forgotten == reading.forgotten)
    }

    /// The readings that count, with their numbers. Of side suits without a finding, the claimer is
    /// taken to have forgotten no more than the claim itself shows: nothing, if the claim makes
    /// sense with all their cards in mind and is good; one suit at most, the costliest, if it makes
    /// sense so and is not good, and forgotten trumps do not explain that; otherwise the
    /// explanation with the fewest suits. Trumps are asked about in any case (70C2).
    pub fn numbers(
        &mut self,
        game: &SearchGame,
        readings: &[AwarenessReading],
        best: u8,
    ) -> Vec<(AwarenessReading, ProvedRange)> {
        let open = awareness::open_side_suits(game);
        let settled = awareness::has_finding_on_side_suits(game);
        let groups: Vec<(Option<AwarenessReading>, Vec<AwarenessReading>)> = readings
            .iter()
            .filter(|r| is_first(readings, r, &open))
            .map(|base| {
                let alike = readings.iter().copied().filter(|r| r.without(&open) == base.without(&open));
                let alike: Vec<AwarenessReading> = alike.collect();
                let presumed = alike.iter().copied().find(|r| r.how_many_of(&open) == 0);
                let more = |r: &AwarenessReading| match presumed {
                    Some(_) => !settled && base.without(&open) == 0 && r.how_many_of(&open) == 1,
                    None => !alike.iter().any(|other| other.is_part_of(r)),
                };
                (presumed, alike.iter().copied().filter(more).collect())
            })
            .collect();
        let searches = groups.iter().map(|(presumed, more)| usize::from(presumed.is_some()) + more.len());
        self.means.shares = searches.sum::<usize>() as u64 + 1;
        let (mut numbers, mut forgetful) = (Vec::new(), Vec::new());
        for (presumed, more) in groups {
            let presumed = presumed.map(|r| (r, self.assess(game, r, best).tricks()));
            numbers.extend(presumed);
            let is_good = presumed.is_some_and(|(_, tricks)| tricks.least >= game.facts.claims());
            let more = more.into_iter().filter(|_| !is_good);
            let more = more.map(|r| (r, self.assess(game, r, best).tricks()));
            match presumed {
                None => forgetful.extend(more),
                Some((_, tricks)) => {
                    let costs = more.filter(|(_, n)| n.least < tricks.least);
                    forgetful.extend(costs.min_by_key(|(_, n)| n.least));
                }
            }
        }
        numbers.extend(forgetful);
        self.means.shares = 2;
        numbers
    }
}

/// True if no earlier reading differs from it in the open suits alone.
fn is_first(readings: &[AwarenessReading], reading: &AwarenessReading, open: &[Suit]) -> bool {
    readings.iter().find(|r| r.without(open) == reading.without(open)) == Some(reading)
}

/// The suit to ask about: trumps, where the answer changes what can be the number; otherwise,
/// unless a side suit has been asked about, the side suit whose answer changes the number most.
pub(crate) fn suit_to_ask_about(
    game: &SearchGame,
    numbers: &[(AwarenessReading, ProvedRange)],
) -> Option<Suit> {
    let asks_of_trumps = |trump: &Suit| {
        let of = |unaware: bool| {
            let those = numbers.iter().filter(move |(r, _)| r.unaware_of(*trump) == unaware);
            those.map(|(_, number)| *number).collect::<Vec<_>>()
        };
        let [aware, unaware] = [of(false), of(true)];
        awareness::is_open(game, *trump) && !aware.is_empty() && !unaware.is_empty() && aware != unaware
    };
    if let Some(trump) = game.trump.suit().filter(asks_of_trumps) {
        return Some(trump);
    }
    if awareness::has_finding_on_side_suits(game) {
        return None;
    }
    // The suit whose answer changes most; of equals the one whose forgotten cards cost more.
    let effect = |suit: &Suit| {
        let least = |unaware: bool| {
            let those = numbers.iter().filter(|(r, _)| r.unaware_of(*suit) == unaware);
            those.map(|(_, number)| number.least).min()
        };
        let (unaware, aware) = least(true).zip(least(false))?;
        (unaware != aware).then_some((unaware.abs_diff(aware), Reverse(unaware)))
    };
    let changing = awareness::open_side_suits(game).into_iter().rev().filter(|suit| effect(suit).is_some());
    changing.max_by_key(effect)
}
