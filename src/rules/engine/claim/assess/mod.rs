//! Assessment of a claim by search, under one reading of the cards the claimer had forgotten.

pub(super) mod awareness;
pub(super) mod bounds;
pub(super) mod cache;

use super::double_dummy::DoubleDummy;
use super::facts::ClaimFacts;
use super::normal;
use super::play::ending::Ending;
use super::play::game::SearchGame;
use super::search::{BOUND, LineSearch, ProvedRange, SearchVariation, Weighings, WorstLine};
use super::test::Standard;
use crate::bridge::Cards;
use crate::engine::component::LineCard;
use crate::engine::effort::Effort;
use crate::engine::ruling::Matter;
use awareness::AwarenessReading;
use std::ops::RangeInclusive;

/// The resources of the searches of one ruling: a solver, and the plays left to try.
pub(super) struct SearchMeans {
    pub solver: DoubleDummy,
    /// Weighed plays of earlier searches
    weighings: Weighings,
    pub plays: u64,
    /// Number of searches that share them, so that each has some
    pub shares: u64,
    /// The budget at the start
    all: Effort,
}

impl SearchMeans {
    /// A solver with this budget.
    pub fn new(solver: DoubleDummy, all: Effort) -> SearchMeans {
        SearchMeans { solver, weighings: Weighings::default(), plays: all.plays, shares: 2, all }
    }

    /// At most this many of the plays left.
    pub fn up_to(&self, plays: u64) -> Effort {
        self.all.with(self.plays.min(plays))
    }

    /// Plays for the next search by the standards that do not rule, where these have a search of
    /// their own: the rest of the first three tenths of the budget, or else a tenth.
    pub fn share_of_others(&self) -> Effort {
        let all = self.all.plays;
        let plays = (all / 10 * 3).saturating_sub(self.tried()).max(all / 10);
        self.all.with(plays.min(self.share().plays))
    }

    /// Number of plays tried.
    pub fn tried(&self) -> u64 {
        self.all.plays - self.plays
    }

    /// Plays for the next search.
    pub fn share(&self) -> Effort {
        self.all.with(self.plays).part(self.shares)
    }

    /// Exchanges the caches of positions: the solver's table and the weighed plays.
    pub fn swap_caches(&mut self, other: &mut SearchMeans) {
        std::mem::swap(&mut self.solver, &mut other.solver);
        std::mem::swap(&mut self.weighings, &mut other.weighings);
    }

    /// Searches within this share, and deducts the plays tried.
    pub fn search<T>(
        &mut self,
        game: &SearchGame,
        switch: SearchVariation,
        share: Effort,
        look: impl FnOnce(&mut LineSearch) -> T,
    ) -> T {
        let weighings = std::mem::take(&mut self.weighings);
        let search = LineSearch::new(game, Standard::Careless, switch, &mut self.solver, share);
        let mut search = search.with_weighings(weighings);
        let found = look(&mut search);
        self.plays = self.plays.saturating_sub(search.work());
        self.weighings = search.into_weighings();
        found
    }
}

/// Budget in plays to find whether the number of an early claim depends on a rule.
const MOST_FOR_A_RULE: u64 = BOUND / 40;

/// The worst normal line by each standard; for the middle one the number alone.
#[derive(Clone, Debug)]
struct Numbers {
    considered: WorstLine,
    /// By the standards that do not rule; `None` until searched
    others: Option<OtherStandards>,
}

#[derive(Clone, Debug)]
struct OtherStandards {
    careless: WorstLine,
    inferior: ProvedRange,
}

impl Numbers {
    /// Searches up to a number of tricks above which none matters: by each standard, or for an
    /// early claim by the ruling one only, which is the cheapest by far there.
    fn of(game: &SearchGame, means: &mut SearchMeans, at: &Ending, cap: u8) -> Numbers {
        let share = means.share();
        means.search(game, SearchVariation::default(), share, |search| {
            let others = (!game.is_early()).then(|| OtherStandards::by(search, at, cap));
            search.by(Standard::Considered);
            let considered = match &others {
                Some(OtherStandards { careless, .. }) if careless.tricks.least >= cap => careless.clone(),
                Some(OtherStandards { inferior, .. }) => search.worst(at, inferior.least, cap),
                None => search.worst(at, 0, cap),
            };
            Numbers { considered, others }
        })
    }

    /// Searches by the other standards too: their numbers are no higher than the ruling one.
    fn complete(&mut self, game: &SearchGame, means: &mut SearchMeans, at: &Ending) {
        if self.others.is_some() {
            return;
        }
        let share = means.share_of_others();
        let most = self.considered.tricks.most;
        let others = means
            .search(game, SearchVariation::default(), share, |search| OtherStandards::by(search, at, most));
        self.others = Some(others);
    }

    fn by(&self, standard: Standard) -> ProvedRange {
        let others = self.others.as_ref();
        let unknown = ProvedRange { least: 0, ..self.considered.tricks };
        match standard {
            Standard::Careless => others.map_or(unknown, |others| others.careless.tricks),
            Standard::Inferior => others.map_or(unknown, |others| others.inferior),
            Standard::Considered => self.considered.tricks,
        }
    }

    fn lines(&self) -> impl Iterator<Item = &WorstLine> {
        [&self.considered].into_iter().chain(self.others.iter().map(|others| &others.careless))
    }
}

impl OtherStandards {
    /// The numbers rise from standard to standard: equal ends settle what is between.
    fn by(search: &mut LineSearch, at: &Ending, cap: u8) -> OtherStandards {
        let careless = search.worst(at, 0, cap);
        if careless.tricks.least >= cap {
            return OtherStandards { inferior: careless.tricks, careless };
        }
        search.by(Standard::Inferior);
        let inferior = search.tricks(at, careless.tricks.least, cap);
        OtherStandards { careless, inferior }
    }
}

/// The tricks of the claimer's side by each standard.
#[derive(Clone, Debug)]
pub(super) struct Assessment {
    pub reading: AwarenessReading,
    /// Double-dummy tricks
    pub best: u8,
    claims: u8,
    /// For the tricks claimed
    claimed: Numbers,
    /// For every trick, by each player who may be judged: where the claim may be good and more can
    /// be won (71)
    played_on: Vec<Numbers>,
}

impl Assessment {
    /// Searches by each standard.
    pub fn of(game: &SearchGame, means: &mut SearchMeans, reading: AwarenessReading, best: u8) -> Assessment {
        let claims = game.facts.claims();
        let at = normal::at_claim(game, reading.forgotten);
        let claimed = Numbers::of(game, means, &at, claims.min(best));
        let mut played_on = Vec::new();
        if best > claims && claimed.considered.tricks.most >= claims {
            for (facts, forgotten) in playing_on(game.facts, reading.forgotten) {
                let game = game.about(&facts);
                let at = normal::at_claim(&game, forgotten);
                played_on.push(Numbers::of(&game, means, &at, best));
            }
        }
        Assessment { reading, best, claims, claimed, played_on }
    }

    /// Searches by the standards that do not rule, unless that has been done.
    pub fn complete(&mut self, game: &SearchGame, means: &mut SearchMeans) {
        let AwarenessReading { forgotten, .. } = self.reading;
        let at = normal::at_claim(game, forgotten);
        self.claimed.complete(game, means, &at);
        // Where the claim is lost by both, further tricks do not count.
        if self.claimed.by(Standard::Inferior).most < self.claims {
            return;
        }
        for (numbers, (facts, forgotten)) in self.played_on.iter_mut().zip(playing_on(game.facts, forgotten))
        {
            let game = game.about(&facts);
            let at = normal::at_claim(&game, forgotten);
            numbers.complete(&game, means, &at);
        }
    }

    /// The assessment under a reading with the same cards forgotten.
    pub fn under(self, reading: AwarenessReading) -> Assessment {
        Assessment { reading, ..self }
    }

    /// A line of the number that rules, if a standard has one.
    pub fn line(&self) -> Option<&[LineCard]> {
        let ruled = self.tricks();
        let lines = self.played_on.iter().chain([&self.claimed]).flat_map(Numbers::lines);
        lines.filter(|w| w.tricks == ruled && !w.line.is_empty()).map(|w| &w.line[..]).next()
    }

    /// The number by a standard.
    pub fn by(&self, standard: Standard) -> ProvedRange {
        let on = self.played_on.iter().map(|numbers| numbers.by(standard));
        with_conceded(self.claims, self.claimed.by(standard), higher(on))
    }

    /// The number that rules.
    pub fn tricks(&self) -> ProvedRange {
        self.by(Standard::Considered)
    }
}

/// The ending played on for every trick, with the cards forgotten: a conceded trick comes back
/// where no normal play loses it, and having conceded it makes no play normal (Law 71). Of
/// defenders either may be judged; partner's plays are restricted less, so the higher number is the
/// nearer one.
fn playing_on(facts: &ClaimFacts, forgotten: Cards) -> Vec<(ClaimFacts, Cards)> {
    let mut all = vec![(facts.with_claims(facts.left()), forgotten)];
    if facts.claimer() != facts.declarer() {
        let partner = facts.in_the_eyes_of(facts.claimer().partner());
        all.extend(partner.map(|facts| (facts, Cards::EMPTY)));
    }
    all
}

/// The tricks that a side wins when it plays on for all of them, by each standard: as the best
/// judged of these players sees the ending.
pub(super) fn played_on(
    game: &SearchGame,
    players: &[ClaimFacts],
    means: &mut SearchMeans,
) -> [ProvedRange; 3] {
    let each = players.iter().map(|facts| {
        let game = game.about(facts);
        let at = normal::at_claim(&game, Cards::EMPTY);
        let mut numbers = Numbers::of(&game, means, &at, facts.left());
        numbers.complete(&game, means, &at);
        numbers
    });
    let each: Vec<Numbers> = each.collect();
    Standard::ALL.map(|standard| {
        higher(each.iter().map(|numbers| numbers.by(standard))).unwrap_or(ProvedRange { least: 0, most: 0 })
    })
}

fn higher(numbers: impl Iterator<Item = ProvedRange>) -> Option<ProvedRange> {
    numbers.reduce(|a, b| ProvedRange { least: a.least.max(b.least), most: a.most.max(b.most) })
}

/// The number for the tricks claimed and, where those are won, with the conceded tricks that no
/// normal play loses.
fn with_conceded(claims: u8, claimed: ProvedRange, on: Option<ProvedRange>) -> ProvedRange {
    let Some(on) = on else { return claimed };
    let rule = |claimed: u8, on: u8| if claimed < claims { claimed } else { on.max(claims) };
    ProvedRange { least: rule(claimed.least, on.least), most: rule(claimed.most, on.most) }
}

/// The neighbouring standards, harshest first, whose numbers differ: the Director judges the class
/// of player, and either number is right.
pub(super) fn judged(numbers: [Option<u8>; 3]) -> Vec<(Matter, [u8; 2])> {
    let [careless, inferior, considered] = numbers;
    let neighbours =
        [(Matter::Overlooks, careless.zip(inferior)), (Matter::Inferior, inferior.zip(considered))];
    let pairs = neighbours.into_iter().filter_map(|(matter, pair)| Some((matter, pair?)));
    pairs.filter(|(_, (a, b))| a != b).map(|(matter, (a, b))| (matter, [a, b])).collect()
}

/// The number that would rule by this reading and with these rules switched off, clamped to a
/// range: only a difference matters, and a search within the range is much shorter.
pub(super) fn number_within(
    range: RangeInclusive<u8>,
    game: &SearchGame,
    means: &mut SearchMeans,
    reading: AwarenessReading,
    switch: SearchVariation,
) -> ProvedRange {
    let (least, most) = range.into_inner();
    let claims = game.facts.claims();
    let at = normal::at_claim(game, reading.forgotten);
    // The search must show whether the claim is lost, however many tricks come back if it is not.
    let [from, to] = [least.min(claims.saturating_sub(1)), most.min(claims)];
    let claimed = considered(game, means, &at, switch, [from, to]);
    let mut on = Vec::new();
    if most > claims && claimed.most >= claims {
        for (facts, forgotten) in playing_on(game.facts, reading.forgotten) {
            let game = game.about(&facts);
            let at = normal::at_claim(&game, forgotten);
            on.push(considered(&game, means, &at, switch, [least, most]));
        }
    }
    let number = with_conceded(claims, claimed, higher(on.into_iter()));
    ProvedRange { least: number.least.clamp(least, most), most: number.most.clamp(least, most) }
}

/// The number by the standard that rules, in this range.
fn considered(
    game: &SearchGame,
    means: &mut SearchMeans,
    at: &Ending,
    switch: SearchVariation,
    [least, most]: [u8; 2],
) -> ProvedRange {
    let share = means.share();
    let share = if game.is_early() { share.with(share.plays.min(MOST_FOR_A_RULE)) } else { share };
    means.search(game, switch, share, |search| {
        // The number by the lower standard shortens the search, except where plays are judged by
        // counted tricks.
        let from = if game.is_early() { least } else { search.tricks(at, least, most).least };
        search.by(Standard::Considered);
        search.tricks(at, from, most)
    })
}
