//! The standards of carelessness: the plays that no presumption excludes but a player of this class
//! would not make, because another play is better in the believed layouts.
//!
//! Values inside a layout are double dummy, so every layout is credited with a right guess later
//! on. That retains some plays that a careful player would drop; the error is against the claimer,
//! as doubt must be (70A).

use crate::bridge::{Card, Cards, Seat, Trick};
use crate::engine::claim::double_dummy::DoubleDummy;
use crate::engine::claim::normal;
use crate::engine::claim::normal::{NormalPlays, TopTrickCount};
use crate::engine::claim::play::belief::Belief;
use crate::engine::claim::play::ending::Ending;
use crate::engine::claim::play::game::SearchGame;
use crate::engine::claim::play::play_reason::PlayReason;
use crate::engine::claim::test::Standard;

/// A legal play and its tricks in each layout.
struct WeighedPlay {
    card: Card,
    tricks: Vec<u8>,
    /// Tricks summed over the layouts that count for averages
    sum: u64,
}

/// An inferior play may cost at most this many halves or quarters of a trick on average.
const INFERIOR_COSTS: u64 = 2;
const CONSIDERED_COSTS: u64 = 4;

/// The plays a standard leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RemainingPlays {
    /// The normal plays that pass, or all of them when none does
    pub normal: Cards,
    /// By [`Standard::Considered`], when no normal play passes: the plays that pass despite a
    /// presumption against them, such as a visible unblock. They count in the claimer's favour
    /// only: the line wins no fewer tricks than by a normal play.
    pub needed: Cards,
}

/// The plays the standards leave in one position. [`Standard::Careless`] leaves the same as
/// [`Standard::Inferior`] wherever it judges at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StandardPlays {
    inferior: Cards,
    considered: RemainingPlays,
}

impl StandardPlays {
    /// The plays this standard leaves.
    pub fn by(self, standard: Standard) -> RemainingPlays {
        match standard {
            Standard::Considered => self.considered,
            Standard::Careless | Standard::Inferior => {
                RemainingPlays { normal: self.inferior, needed: Cards::EMPTY }
            }
        }
    }

    /// Maps every set of cards.
    pub fn with(self, map: impl Fn(Cards) -> Cards) -> StandardPlays {
        let RemainingPlays { normal, needed } = self.considered;
        StandardPlays {
            inferior: map(self.inferior),
            considered: RemainingPlays { normal: map(normal), needed: map(needed) },
        }
    }
}

/// The plays the standards leave by tricks counted from the top. An early claimer, with many cards
/// to play, is taken to see that and no more; by [`Standard::Inferior`] they may still guess
/// instead.
pub(crate) fn by_count(
    game: &SearchGame,
    count: &mut TopTrickCount,
    at: &Ending,
    plays: &NormalPlays,
) -> StandardPlays {
    let all = plays.normal.iter().map(|(card, _)| *card).collect();
    let [inferior, normal] =
        if plays.stated() { [all; 2] } else { normal::that_keep_the_count(game, count, at, plays) };
    StandardPlays { inferior, considered: RemainingPlays { normal, needed: Cards::EMPTY } }
}

/// The plays that pass in the believed layouts, normal or not.
#[derive(Clone, Copy)]
pub(crate) struct WeighedLayouts {
    inferior: Cards,
    considered: Cards,
    best_somewhere: Cards,
}

impl WeighedLayouts {
    /// Maps every set of cards.
    pub fn with(self, map: impl Fn(Cards) -> Cards) -> WeighedLayouts {
        let WeighedLayouts { inferior, considered, best_somewhere } = self;
        WeighedLayouts {
            inferior: map(inferior),
            considered: map(considered),
            best_somewhere: map(best_somewhere),
        }
    }
}

/// The plays to be weighed; none where the standards leave all normal ones. A stated play is
/// compared only with the other ways of carrying the statement out.
pub(crate) fn pool(game: &SearchGame, at: &Ending, plays: &NormalPlays) -> Cards {
    let pool = if plays.stated() { normal_of(plays) } else { at.legal() };
    if pool.len() < 2 || needed(game, at) == 0 { Cards::EMPTY } else { pool }
}

fn normal_of(plays: &NormalPlays) -> Cards {
    plays.normal.iter().map(|(card, _)| *card).collect()
}

/// Weighs these plays in every layout.
pub(crate) fn weigh(
    game: &SearchGame,
    solver: &mut DoubleDummy,
    belief: &Belief,
    at: &Ending,
    pool: Cards,
) -> WeighedLayouts {
    let choices = choices(game, solver, belief, at, pool);
    let layouts = belief.counted as u64;
    let best = choices.iter().map(|choice| choice.sum).max().unwrap_or(0);
    let costs_at_most = |choice: &WeighedPlay, part: u64| (best - choice.sum) * part <= layouts;
    let best_somewhere = |choice: &WeighedPlay| {
        (0..belief.layouts.len()).any(|i| choices.iter().all(|other| other.tricks[i] <= choice.tricks[i]))
    };
    let dominated = |choice: &WeighedPlay| {
        choices.iter().any(|other| {
            let pairs = || other.tricks.iter().zip(&choice.tricks);
            pairs().all(|(a, b)| a >= b) && pairs().any(|(a, b)| a > b)
        })
    };
    let is_inferior = |c: &WeighedPlay| costs_at_most(c, INFERIOR_COSTS) && best_somewhere(c);
    let is_considered =
        |c: &WeighedPlay| is_inferior(c) && costs_at_most(c, CONSIDERED_COSTS) && !dominated(c);
    let all = |test: &dyn Fn(&WeighedPlay) -> bool| {
        choices.iter().filter(|c| test(c)).map(|c| c.card).collect::<Cards>()
    };
    WeighedLayouts {
        inferior: all(&is_inferior),
        considered: all(&is_considered),
        best_somewhere: all(&best_somewhere),
    }
}

/// The plays the standards leave in the believed layouts; all of them if nothing was weighed.
pub(crate) fn by_layouts(
    game: &SearchGame,
    at: &Ending,
    plays: &NormalPlays,
    weighed: Option<WeighedLayouts>,
) -> StandardPlays {
    let normal = normal_of(plays);
    let Some(WeighedLayouts { inferior, considered, best_somewhere }) = weighed else {
        return StandardPlays {
            inferior: normal,
            considered: RemainingPlays { normal, needed: Cards::EMPTY },
        };
    };
    // A guess is no better than the best play when the card lies otherwise.
    let no_guess = |cards: Cards, others: Cards| match guesses(game, plays) {
        guesses if cards.minus(guesses).is_empty() => cards.and(others.common(normal).minus(guesses)),
        _ => cards,
    };
    let inferior = match inferior.common(normal) {
        _ if normal.len() < 2 => normal,
        Cards::EMPTY => normal,
        passes => no_guess(passes, best_somewhere),
    };
    let considered = match considered.common(normal) {
        Cards::EMPTY => {
            let is_guess = |card: &Card| !game.irrational_excepted && normal::is_guess(game, at, *card);
            let needed = considered.into_iter().filter(|card| !is_guess(card)).collect();
            RemainingPlays { normal: inferior, needed }
        }
        passes => RemainingPlays { normal: no_guess(passes, inferior), needed: Cards::EMPTY },
    };
    StandardPlays { inferior, considered }
}

/// The unstated guesses among the plays. They are not accepted for their odds (70E1): besides
/// guesses, the plays without a guess that are best when the card lies otherwise stay normal; where
/// the card is located, none is. Until 2007 a guess was accepted when to play otherwise would be
/// irrational, so it is not distinguished from other plays.
fn guesses(game: &SearchGame, plays: &NormalPlays) -> Cards {
    let unstated =
        plays.normal.iter().filter(|(_, why)| *why == PlayReason::Guesses && !game.irrational_excepted);
    unstated.map(|(card, _)| *card).collect()
}

/// The tricks still needed for the claim. More do not count: the claimer stated a number.
pub(crate) fn needed(game: &SearchGame, at: &Ending) -> u8 {
    at.left().saturating_sub(game.conceded - at.lost)
}

/// Tricks that each play wins in each layout, as far as needed; equivalent cards are computed once.
fn choices(
    game: &SearchGame,
    solver: &mut DoubleDummy,
    belief: &Belief,
    at: &Ending,
    pool: Cards,
) -> Vec<WeighedPlay> {
    let seat = at.turn();
    let need = needed(game, at);
    let mut runs: Vec<(Card, Vec<u8>)> = Vec::new();
    let mut choices = Vec::with_capacity(pool.len());
    for card in pool {
        let run = belief.representative(card, at.hand(seat));
        let computed = runs.iter().find(|(other, _)| *other == run).map(|(_, tricks)| tricks.clone());
        let tricks = computed.unwrap_or_else(|| {
            let mut guess = need;
            let each = belief.layouts.iter().map(|layout| {
                guess = after(game, solver, *layout, belief.trick, seat, run, [need, guess]);
                guess
            });
            let tricks: Vec<u8> = each.collect();
            runs.push((run, tricks.clone()));
            tricks
        });
        let sum = tricks[..belief.counted].iter().map(|t| u64::from(*t)).sum();
        choices.push(WeighedPlay { card, tricks, sum });
    }
    choices
}

/// The tricks of the claimer's side after this card, this trick included, up to the need; searched
/// from a guess on.
fn after(
    game: &SearchGame,
    solver: &mut DoubleDummy,
    mut hands: [Cards; 4],
    trick: Trick,
    seat: Seat,
    card: Card,
    [need, guess]: [u8; 2],
) -> u8 {
    hands[seat.index()] = hands[seat.index()].without(card);
    let trick = trick.play(card);
    if trick.len() < 4 {
        return solver.tricks_up_to(need, &hands, trick, game.side, guess);
    }
    let winner = trick.winning(game.trump).map_or(seat, |(winner, _)| winner);
    let won = u8::from(winner.side() == game.side).min(need);
    let [need, guess] = [need, guess].map(|tricks| tricks.saturating_sub(won));
    won + solver.tricks_up_to(need, &hands, Trick::new(winner), game.side, guess)
}
