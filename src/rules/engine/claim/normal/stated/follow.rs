//! Plays to a trick in progress in which a step of the statement is being carried out.

use super::effect::no_plays;
use super::join;
use crate::bridge::trick::beats;
use crate::bridge::{Card, Cards, Seat, Suit};
use crate::engine::claim::normal::count::TopTrickCount;
use crate::engine::claim::normal::follow as unstated;
use crate::engine::claim::normal::normal_plays::NormalPlays;
use crate::engine::claim::play::ending::{Ending, InTrick};
use crate::engine::claim::play::game::SearchGame;
use crate::engine::claim::play::play_reason::PlayReason;
use crate::engine::claim::statement::StatementStep;
use crate::law::Presumption;

/// The plays that the statement leaves, if a step of it is at work in the trick in progress. Brings
/// the position up to that step.
pub(in super::super) fn follow(game: &SearchGame, at: &mut Ending) -> Option<NormalPlays> {
    if at.progress.trick == InTrick::Open {
        join::join(game, at);
    }
    if at.progress.trick != InTrick::AtWork {
        return None;
    }
    let here = FollowView::of(game, at)?;
    let step = here.step();
    if let Some(aim) = at.progress.aim {
        return here.announced(aim, matches!(step, Some(StatementStep::Finesse { .. })));
    }
    match step? {
        StatementStep::Cross { to: hand, .. } | StatementStep::Good(hand) => Some(here.towards(*hand)),
        StatementStep::Concede(suit) if *suit == here.led => Some(here.low()),
        StatementStep::Discard { hand, card } if *hand == here.seat && here.held.has(*card) => {
            Some(only(*card))
        }
        _ => None,
    }
}

/// The trick as the hand to play finds it.
struct FollowView<'a> {
    game: &'a SearchGame<'a>,
    at: &'a Ending,
    seat: Seat,
    held: Cards,
    led: Suit,
    follows: Cards,
    winner: Seat,
    best: Card,
}

impl<'a> FollowView<'a> {
    fn of(game: &'a SearchGame<'a>, at: &'a Ending) -> Option<FollowView<'a>> {
        let seat = at.turn();
        let (led, (winner, best)) = (at.led()?, at.trick.winning(game.trump)?);
        let held = at.hand(seat);
        Some(FollowView { game, at, seat, held, led, follows: held.of(led), winner, best })
    }

    /// The step at work; `None` for a condition that is not settled yet.
    fn step(&self) -> Option<&'a StatementStep> {
        match self.game.facts.statement().get(usize::from(self.at.progress.step))? {
            StatementStep::If { then, .. } => (self.at.progress.applies == Some(true)).then_some(then),
            StatementStep::Else(then) => (self.at.progress.applies == Some(false)).then_some(then),
            step => Some(step),
        }
    }

    fn wins(&self, card: Card) -> bool {
        beats(card, self.best, self.game.trump)
    }

    /// A card was announced for this trick, by this hand or by the other one.
    fn announced(&self, aim: Card, is_finesse: bool) -> Option<NormalPlays> {
        let opposite = self.game.opposite(self.at, self.seat);
        if self.follows.has(aim) {
            Some(if self.wins(aim) { only(aim) } else { self.cover() })
        } else if self.held.has(aim) && self.follows.is_empty() {
            if self.game.is_trump(aim.suit) { self.ruff(aim) } else { Some(only(aim)) }
        } else if opposite.has(aim) {
            self.is_opposite_behind().then(|| self.low())
        } else if is_finesse && self.best == aim {
            Some(self.low())
        } else if is_finesse && !self.follows.is_empty() && self.at.trick.cards().any(|card| card == aim) {
            Some(self.cover())
        } else {
            None
        }
    }

    fn is_opposite_behind(&self) -> bool {
        self.at.trick.len() < 2
    }

    /// The cheapest card that wins, or else the lowest.
    fn cover(&self) -> NormalPlays {
        let covers = self.follows.into_iter().find(|card| self.wins(*card));
        match (covers, self.follows.lowest()) {
            (Some(card), _) => only(card),
            (None, Some(low)) => NormalPlays::only(low, PlayReason::CannotWin, Presumption::AsStated),
            (None, None) => no_plays(),
        }
    }

    /// Ruffs with this trump if it wins, or else with the lowest one that does.
    fn ruff(&self, aim: Card) -> Option<NormalPlays> {
        let trumps = self.game.trumps(self.held);
        let wins = |card: &Card| self.wins(*card);
        Some(aim).filter(wins).or_else(|| trumps.into_iter().find(wins)).map(only)
    }

    /// Plays low, or a discard: no ruff.
    fn low(&self) -> NormalPlays {
        match self.follows.lowest() {
            Some(low) => only(low),
            None => {
                let plays = unstated::plays(self.game, &mut TopTrickCount::new(self.game.trump), self.at);
                self.those(plays, |card| !self.game.is_trump(card.suit))
            }
        }
    }

    /// Plays so that this hand wins the trick, if it can.
    fn towards(&self, hand: Seat) -> NormalPlays {
        let plays = unstated::plays(self.game, &mut TopTrickCount::new(self.game.trump), self.at);
        let leaves_it = self.winner == hand || self.seat != hand && self.is_opposite_behind();
        if self.seat != hand && leaves_it {
            let own_low = self.at.legal().into_iter().find(|card| !self.wins(*card));
            let keeps_out = |card: Card| !self.wins(card);
            return match own_low {
                Some(low) if !plays.normal.iter().any(|(card, _)| keeps_out(*card)) => only(low),
                _ => self.those(plays, keeps_out),
            };
        }
        if self.seat != hand {
            return plays;
        }
        let wins = |card: Card| self.wins(card) && !unstated::is_guess(self.game, self.at, card);
        match self.at.legal().into_iter().find(|card| wins(*card)) {
            Some(card) if !plays.normal.iter().any(|(normal, _)| wins(*normal)) => only(card),
            _ => self.those(plays, wins),
        }
    }

    /// The plays that pass the test, as stated; all plays where none passes.
    fn those(&self, mut plays: NormalPlays, passes: impl Fn(Card) -> bool) -> NormalPlays {
        if !plays.normal.iter().any(|(card, _)| passes(*card)) {
            return plays;
        }
        plays.normal.retain(|(card, _)| passes(*card));
        let why = plays.normal.into_iter().map(|(card, _)| (card, PlayReason::Stated)).collect();
        NormalPlays::of(why, Presumption::AsStated)
    }
}

fn only(card: Card) -> NormalPlays {
    NormalPlays::only(card, PlayReason::Stated, Presumption::AsStated)
}
