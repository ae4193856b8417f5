//! Numbers of given-up tricks that follow from the cards: those that no legal or no normal play
//! could lose, and those that the side could win at all (Laws 69B and 71).

use super::awareness;
use super::cache::{AssessmentCache, suit_to_ask_about};
use super::{judged, played_on};
use crate::bridge::{Cards, Seat, Suit};
use crate::engine::bench::Bench;
use crate::engine::claim::double_dummy::DoubleDummy;
use crate::engine::claim::facts::ClaimFacts;
use crate::engine::claim::given_up::GivenUpTricks;
use crate::engine::claim::normal;
use crate::engine::claim::play::ending::Ending;
use crate::engine::claim::play::game::SearchGame;
use crate::engine::claim::search::legal;
use crate::engine::claim::search::{LineSearch, ProvedRange, SearchVariation, double_dummy};
use crate::engine::claim::test::Standard;
use crate::engine::ruling::Matter;

/// Knowledge of a number of tricks.
#[derive(Clone, Copy)]
pub(crate) enum TrickKnowledge {
    /// This number: by the Director's finding or from the cards
    Tricks(NormalTricks),
    /// Neither the cards nor a finding is known
    Unknown,
    /// The cards are known, but the number depends on whether cards of this suit were forgotten
    Open(Suit),
    /// The cards are known, but the search passed its bound: the range proved
    Stopped(ProvedRange),
}

/// Tricks given up that no normal play could lose, by each standard; as in Law 70, the kindest
/// rules.
#[derive(Clone, Copy)]
pub(crate) struct NormalTricks {
    /// The number that rules
    pub tricks: u8,
    /// Its standard; `None` for a finding of the Director
    pub standard: Option<Standard>,
    careless: Option<u8>,
    inferior: Option<u8>,
}

impl NormalTricks {
    /// The Director's finding, without a range.
    pub fn found(tricks: u8) -> NormalTricks {
        NormalTricks { tricks, standard: None, careless: None, inferior: None }
    }

    /// The numbers raised to the tricks that come back in any case.
    pub fn at_least(self, tricks: u8) -> NormalTricks {
        let [careless, inferior] = [self.careless, self.inferior].map(|n| n.map(|n| n.max(tricks)));
        NormalTricks { tricks: self.tricks.max(tricks), careless, inferior, ..self }
    }

    /// The numbers by the other standards, where they differ from the one that rules.
    pub fn others(self) -> impl Iterator<Item = (Standard, u8)> {
        let others = [(Standard::Careless, self.careless), (Standard::Inferior, self.inferior)];
        let differs =
            move |(standard, n): (Standard, Option<u8>)| Some((standard, n.filter(|n| *n != self.tricks)?));
        others.into_iter().filter_map(differs)
    }

    /// Matters left to judgement.
    pub fn judged(self) -> Vec<(Matter, [u8; 2])> {
        judged([self.careless, self.inferior, Some(self.tricks)])
    }
}

impl TrickKnowledge {
    /// The number that rules, when it is known.
    pub fn tricks(self) -> Option<u8> {
        if let TrickKnowledge::Tricks(normal) = self { Some(normal.tricks) } else { None }
    }

    /// The fewest that any normal play leaves, when it is known.
    pub fn fewest(self) -> Option<u8> {
        if let TrickKnowledge::Tricks(normal) = self {
            Some(normal.careless.unwrap_or(normal.tricks))
        } else {
            None
        }
    }
}

/// Tricks given up that no normal play of the side could lose, by the standards of Law 70. A
/// concession is weighed as the rest of a claim is; a side that agreed to a claim has stated and
/// forgotten nothing.
pub(crate) fn no_normal_play_loses(bench: &Bench, given_up: &GivenUpTricks) -> TrickKnowledge {
    if let Some(found) = given_up.doubt.no_normal_play {
        return TrickKnowledge::Tricks(NormalTricks::found(found));
    }
    let Some(ending) = given_up.as_claim() else { return TrickKnowledge::Unknown };
    let numbers = if given_up.by_conceding {
        match by_speaker(bench, given_up, &ending) {
            Ok(numbers) => numbers,
            Err(suit) => return TrickKnowledge::Open(suit),
        }
    } else {
        by_others(bench, given_up, &ending)
    };
    let back = |n: u8| n.saturating_sub(given_up.retained());
    match numbers.map(|proved| proved.settled().map(back)) {
        [careless, inferior, Some(tricks)] => TrickKnowledge::Tricks(NormalTricks {
            tricks,
            standard: Some(Standard::Considered),
            careless,
            inferior,
        }),
        _ => {
            let [.., ProvedRange { least, most }] = numbers;
            TrickKnowledge::Stopped(ProvedRange { least: back(least), most: back(most).min(given_up.tricks) })
        }
    }
}

/// The tricks of the claimer's or conceder's side, by each standard; `Err` is the suit that must be
/// asked about. A player who concedes everything is taken to have forgotten nothing without a
/// finding: only a claim is evidence of that.
fn by_speaker(
    bench: &Bench,
    given_up: &GivenUpTricks,
    ending: &ClaimFacts,
) -> Result<[ProvedRange; 3], Suit> {
    let facts = if ending.claims() == 0 { ending.presumed_aware() } else { ending.clone() };
    let game = SearchGame::under(&facts, bench.edition(), &bench.case.elections);
    let mut cache = AssessmentCache::new(&facts, &given_up.search_budget());
    let readings = awareness::readings(&game, &mut cache.means.solver);
    let best = double_dummy(&game, &mut cache.means.solver);
    let raised =
        |n: ProvedRange| ProvedRange { least: n.least.max(facts.claims()), most: n.most.max(facts.claims()) };
    let numbers = cache.numbers(&game, &readings, best).into_iter().map(|(reading, n)| (reading, raised(n)));
    let numbers: Vec<_> = numbers.collect();
    if let Some(suit) = suit_to_ask_about(&game, &numbers) {
        return Err(suit);
    }
    let worst = numbers.iter().min_by_key(|(_, tricks)| tricks.least).map(|(reading, _)| *reading);
    let worst = worst.map(|reading| cache.complete(&game, reading, best));
    let unknown = ProvedRange { least: 0, most: facts.left() };
    Ok(Standard::ALL.map(|standard| worst.as_ref().map_or(unknown, |worst| worst.by(standard))))
}

/// The tricks of the other side by each standard.
fn by_others(bench: &Bench, given_up: &GivenUpTricks, ending: &ClaimFacts) -> [ProvedRange; 3] {
    let game = SearchGame::under(ending, bench.edition(), &bench.case.elections);
    played_on(
        &game,
        &others(given_up, ending),
        &mut AssessmentCache::new(ending, &given_up.search_budget()).means,
    )
}

/// The ending as the players of the other side see it. Of defenders either may be the one whose
/// plays are judged.
fn others(given_up: &GivenUpTricks, ending: &ClaimFacts) -> Vec<ClaimFacts> {
    let dummy = ending.declarer().partner();
    let players = Seat::ALL.into_iter().filter(|seat| seat.side() == given_up.side && *seat != dummy);
    players.filter_map(|player| ending.in_the_eyes_of(player)).collect()
}

/// Tricks given up that no legal play of the side could lose: the proved range.
pub(crate) fn no_legal_play_loses(given_up: &GivenUpTricks) -> Option<ProvedRange> {
    if let Some(found) = given_up.doubt.no_legal_play {
        return Some(ProvedRange { least: found, most: found });
    }
    let ending = given_up.as_claim()?;
    let proved = legal::fewest(
        &Ending::of(&ending, Cards::EMPTY),
        ending.trump(),
        given_up.side,
        given_up.search_budget(),
    );
    let retained = given_up.retained();
    Some(ProvedRange {
        least: proved.least.saturating_sub(retained),
        most: proved.most.saturating_sub(retained),
    })
}

/// Tricks that a side agreed to lose and that provably no normal play loses, the most careless
/// included.
pub(crate) fn proved_safe(bench: &Bench, given_up: &GivenUpTricks) -> u8 {
    let Some(ending) = given_up.as_claim() else { return 0 };
    let mut solver = DoubleDummy::new(ending.trump());
    let proved = others(given_up, &ending).into_iter().map(|facts| {
        let game = SearchGame::under(&facts, bench.edition(), &bench.case.elections);
        fewest_by_careless_play(given_up, &game, &mut solver, Cards::EMPTY, facts.left())
    });
    proved.max().unwrap_or(0).saturating_sub(given_up.retained())
}

/// Tricks given up that the side could win if the speaker went on as badly as is normal.
pub(crate) fn could_win(bench: &Bench, given_up: &GivenUpTricks) -> Option<u8> {
    let facts = given_up.as_claim()?;
    let game = SearchGame::under(&facts, bench.edition(), &bench.case.elections);
    let mut solver = DoubleDummy::new(facts.trump());
    let mut worst = facts.left();
    for reading in awareness::readings(&game, &mut solver) {
        worst = worst.min(fewest_by_careless_play(given_up, &game, &mut solver, reading.forgotten, worst));
    }
    Some((facts.left() - worst).saturating_sub(given_up.retained()))
}

/// The fewest tricks that any careless line is proved to win, as far as they are below a number.
fn fewest_by_careless_play(
    given_up: &GivenUpTricks,
    game: &SearchGame,
    solver: &mut DoubleDummy,
    forgotten: Cards,
    below: u8,
) -> u8 {
    let budget = given_up.search_budget();
    let mut search = LineSearch::new(game, Standard::Careless, SearchVariation::default(), solver, budget);
    search.tricks(&normal::at_claim(game, forgotten), 0, below).least
}

/// Given-up tricks that the side wins double dummy.
pub(crate) fn double_dummy_tricks(given_up: &GivenUpTricks) -> Option<u8> {
    let ending = given_up.as_claim()?;
    let game = SearchGame::new(&ending, Default::default());
    let tricks = double_dummy(&game, &mut DoubleDummy::new(ending.trump()));
    let sides = if ending.claimer().side() == given_up.side { tricks } else { ending.left() - tricks };
    Some(sides.saturating_sub(given_up.retained()))
}
