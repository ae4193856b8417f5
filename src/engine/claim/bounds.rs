//! What the cards say of tricks that were given up: how many no legal or no normal play could lose, and how many the side
//! could win at all (Laws 69B and 71).

use super::asked::Standard;
use super::awareness;
use super::double_dummy::DoubleDummy;
use super::ending::Ending;
use super::facts::{Awareness, ClaimFacts};
use super::game::Game;
use super::given_up::GivenUp;
use super::legal;
use super::normal;
use super::search::{BOUND, Proved, Search, Switch, double_dummy};
use crate::bridge::{Cards, Seat, Suit};
use crate::engine::bench::Bench;

/// How many plays one of these searches tries: a ruling has several of them, for each answer to its questions.
const PLAYS: u64 = BOUND / 8;

/// What is known of a number of tricks.
#[derive(Clone, Copy)]
pub(super) enum Found {
    /// So many: the Director found it, or the cards tell
    Tricks(u8),
    /// Neither the cards are told nor a finding
    NotTold,
    /// The cards are told, but the search passed its bound: at least so many
    Stopped(u8),
}

impl Found {
    /// The number, when it is known.
    pub fn tricks(self) -> Option<u8> {
        if let Found::Tricks(tricks) = self { Some(tricks) } else { None }
    }

    fn of(told: Option<u8>, proved: impl FnOnce() -> Option<Proved>) -> Found {
        match told.map_or_else(proved, |told| Some(Proved { least: told, most: told })) {
            None => Found::NotTold,
            Some(proved) => proved.settled().map_or(Found::Stopped(proved.least), Found::Tricks),
        }
    }
}

/// Tricks given up that no normal play of the side could lose. Normal includes careless here: the standard that allows
/// most.
pub(super) fn no_normal_play_loses(bench: &Bench, given: &GivenUp) -> Found {
    Found::of(given.doubt.no_normal_play, || sure(bench, given))
}

/// Tricks given up that no legal play of the side could lose.
pub(super) fn no_legal_play_loses(given: &GivenUp) -> Found {
    Found::of(given.doubt.no_legal_play, || {
        let told = given.ending()?;
        let proved = legal::fewest(&Ending::of(&told, Cards::EMPTY), told.trump(), given.side);
        let kept = given.kept();
        Some(Proved { least: proved.least.saturating_sub(kept), most: proved.most.saturating_sub(kept) })
    })
}

/// Tricks given up that are proved to be lost by no normal play.
pub(super) fn proved_for_sure(bench: &Bench, given: &GivenUp) -> u8 {
    sure(bench, given).map_or(0, |proved| proved.least)
}

/// Either defender may be taken as the one whose plays are judged; partner's are then restricted less, so that the higher
/// number is the nearer one.
fn sure(bench: &Bench, given: &GivenUp) -> Option<Proved> {
    let told = given.ending()?;
    let dummy = told.declarer().partner();
    let players = Seat::ALL.into_iter().filter(|seat| seat.side() == given.side && *seat != dummy);
    let mut found = Proved { least: 0, most: 0 };
    for player in players {
        // What the speaker said binds the speaker; others said nothing.
        let facts = if player == told.claimer() { told.clone() } else { told.in_the_eyes_of(player)? };
        let game = Game::under(&facts, bench.edition(), &bench.case.elections);
        let at = normal::at_claim(&game, found_forgotten(&facts));
        let mut solver = DoubleDummy::new(facts.trump());
        let mut search = Search::new(&game, Standard::Careless, Switch::default(), &mut solver, PLAYS);
        let tricks = search.tricks(&at, 0, facts.left());
        found = Proved { least: found.least.max(tricks.least), most: found.most.max(tricks.most) };
    }
    let kept = given.kept();
    Some(Proved { least: found.least.saturating_sub(kept), most: found.most.saturating_sub(kept) })
}

/// The cards that the Director found this player to have forgotten.
fn found_forgotten(facts: &ClaimFacts) -> Cards {
    let found = Suit::DOWN.into_iter().filter_map(|suit| match facts.aware(suit) {
        Some(Awareness::Unaware { forgot }) => forgot,
        _ => None,
    });
    found.fold(Cards::EMPTY, Cards::and)
}

/// Tricks given up that the side could win if the speaker went on normally, but as badly as that allows.
pub(super) fn could_win(bench: &Bench, given: &GivenUp) -> Option<u8> {
    let facts = given.ending()?;
    let game = Game::under(&facts, bench.edition(), &bench.case.elections);
    let mut solver = DoubleDummy::new(facts.trump());
    let mut worst = facts.left();
    for reading in awareness::readings(&game, &mut solver) {
        let at = normal::at_claim(&game, reading.forgotten);
        let mut search = Search::new(&game, Standard::Careless, Switch::default(), &mut solver, PLAYS);
        worst = worst.min(search.tricks(&at, 0, worst).least);
    }
    Some((facts.left() - worst).saturating_sub(given.kept()))
}

/// Tricks given up that the side wins with all cards seen and best play by everybody.
pub(super) fn with_all_seen(given: &GivenUp) -> Option<u8> {
    let told = given.ending()?;
    let game = Game::new(&told, Default::default());
    let tricks = double_dummy(&game, &mut DoubleDummy::new(told.trump()));
    let sides = if told.claimer().side() == given.side { tricks } else { told.left() - tricks };
    Some(sides.saturating_sub(given.kept()))
}
