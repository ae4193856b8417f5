//! The step of a statement that is carried out in a trick which the claimer did not lead under it.
//!
//! | step | at work in a trick |
//! |---|---|
//! | ruff, crossruff | of that suit, when the hand that is to ruff can |
//! | play | to which the next card can be played, to win it or, when it is a loser, to be thrown |
//! | finesse | of that suit, as long as the card is still to be played |
//! | cross to a hand, a hand is good | that this hand can win |
//! | concede | of that suit |
//! | a list of tricks, then another | of a suit of the list, which they can win: it counts |
//! | discard | to which the hand cannot follow, ruff or not |
//! | draw, cash, from the top | never: what is played to a trick led by others is no lead |
//!
//! A trick that the claimer's side is sure to win already is not meant, unless the claimer led to
//! it. Steps that are done, or can no longer be carried out, are passed only when a later one is at
//! work.

use super::effect::StepEffect;
use super::step::{carry_out, pass};
use super::{condition, suits, trumps};
use crate::bridge::trick::beats;
use crate::bridge::{Card, Seat, Suit, Trick};
use crate::engine::claim::normal::follow::is_sure_of_it;
use crate::engine::claim::play::ending::{Ending, InTrick};
use crate::engine::claim::play::game::SearchGame;
use crate::engine::claim::statement::{RuffWith, StatementStep, SuitTricks};

/// The time at which a step is carried out, relative to the trick in progress.
#[derive(PartialEq, Eq)]
enum StepTiming {
    /// In this trick
    Now,
    /// In a later trick
    Later,
    /// Never: done, or impossible
    Never,
}

/// The trick in progress as the hand to play finds it, and the other hand that the claimer plays.
struct OpenTrick<'a> {
    game: &'a SearchGame<'a>,
    seat: Seat,
    led: Suit,
    /// The card that is winning
    best: Card,
    winner: Seat,
    /// The claimer's side is sure to win the trick
    sure: bool,
    /// The hand opposite, when it is the claimer's and still to play
    behind: Option<Seat>,
}

/// Brings the position up to the step that is at work in the trick in progress, if one is.
pub(super) fn join(game: &SearchGame, at: &mut Ending) {
    let Some(trick) = OpenTrick::of(game, at) else { return };
    let mut then = *at;
    while let Some(step) = game.facts.statement().get(usize::from(then.progress.step)) {
        match trick.joins(&mut then, step) {
            StepTiming::Now => {
                then.progress.trick = InTrick::AtWork;
                *at = then;
                return;
            }
            StepTiming::Later => return,
            StepTiming::Never => pass(game, &mut then),
        }
    }
}

impl<'a> OpenTrick<'a> {
    fn of(game: &'a SearchGame<'a>, at: &Ending) -> Option<OpenTrick<'a>> {
        let seat = at.turn();
        let (led, (winner, best)) = (at.led()?, at.trick.winning(game.trump)?);
        let mut later = (at.trick.len() + 1..4).map(|n| at.trick.leader.after(n));
        let behind = later.find(|later| *later == seat.partner() && game.plays(*later));
        Some(OpenTrick { game, seat, led, best, winner, sure: is_sure_of_it(game, at), behind })
    }

    fn joins(&self, at: &mut Ending, step: &StatementStep) -> StepTiming {
        let now = |is: bool| if is { StepTiming::Now } else { StepTiming::Later };
        match step {
            StatementStep::Ruff { suit, hand, times, with }
                if *suit == self.led && at.progress.part < *times =>
            {
                match self.ruffs(at, *hand, *with) {
                    true => StepTiming::Now,
                    false => self.as_a_lead(at, step),
                }
            }
            StatementStep::Crossruff { suits, high } if suits.is_empty() || suits.contains(&self.led) => {
                let with = if *high { RuffWith::High } else { RuffWith::Low };
                match !self.sure && self.ruffs(at, self.seat, with) {
                    true => StepTiming::Now,
                    false => self.as_a_lead(at, step),
                }
            }
            StatementStep::Play(cards) => self.plays(at, cards),
            StatementStep::Finesse { card, .. } => self.finesses(at, *card),
            StatementStep::Cross { .. } if at.progress.part > 0 => StepTiming::Never,
            StatementStep::Cross { to, suit } => {
                now(suit.is_none_or(|suit| suit == self.led) && self.can_win(at, *to))
            }
            StatementStep::Good(hand)
                if at.hand(*hand).into_iter().any(|c| self.game.takes_for_winner(at, c)) =>
            {
                now(self.can_win(at, *hand))
            }
            StatementStep::Concede(suit) if at.progress.part == 0 && *suit == self.led && !self.sure => {
                at.progress.part = 1;
                StepTiming::Now
            }
            StatementStep::Tally(lists) => self.counts(at, lists, step),
            StatementStep::Discard { hand, card } => {
                let theirs = at.trick.leader.side() != self.game.side;
                match theirs && *hand == self.seat && self.is_void(at, *hand) && at.hand(*hand).has(*card) {
                    true => StepTiming::Now,
                    false => StepTiming::Never,
                }
            }
            StatementStep::If { condition, met, then } => {
                let seen = || condition::evaluate(self.game, at, condition).map(|seen| seen == *met);
                let applies = at.progress.applies.or_else(seen);
                at.progress.applies = applies;
                match applies {
                    Some(true) => self.joins(at, then),
                    Some(false) => StepTiming::Never,
                    None => StepTiming::Later,
                }
            }
            StatementStep::Else(then) if at.progress.applies == Some(false) => self.joins(at, then),
            StatementStep::Else(_) => StepTiming::Never,
            _ => self.as_a_lead(at, step),
        }
    }

    /// The time at which a lead would carry out the step.
    fn as_a_lead(&self, at: &Ending, step: &StatementStep) -> StepTiming {
        match carry_out(self.game, &mut Ending { trick: Trick::new(self.seat), ..*at }, step) {
            StepEffect::Passed => StepTiming::Never,
            StepEffect::Out(plays) if plays.normal.is_empty() => StepTiming::Never,
            _ => StepTiming::Later,
        }
    }

    fn is_void(&self, at: &Ending, hand: Seat) -> bool {
        at.hand(hand).of(self.led).is_empty()
    }

    /// A ruff in a hand that is still to play, with the trump that was announced.
    fn ruffs(&self, at: &mut Ending, hand: Seat, with: RuffWith) -> bool {
        let is_to_play = hand == self.seat || self.behind == Some(hand);
        let meant = !self.sure || at.trick.leader.side() == self.game.side;
        let trump = trumps::announced(self.game, at, hand, with);
        let Some(trump) = trump.filter(|trump| is_to_play && meant && trump.suit != self.led) else {
            return false;
        };
        if !self.is_void(at, hand) {
            return false;
        }
        at.progress.part += 1;
        at.progress.aim = Some(trump);
        true
    }

    /// The next card of a list, in this hand or in the one behind.
    fn plays(&self, at: &mut Ending, cards: &[Card]) -> StepTiming {
        let Some(next) = suits::next_card(self.game, at, cards) else { return StepTiming::Never };
        let card = cards[next];
        let is_theirs = match at.hand(self.seat).has(card) {
            true => self.may_play(at, card),
            false => self.behind.is_some_and(|behind| self.may_leave_it(at, behind, card)),
        };
        if !is_theirs {
            return StepTiming::Later;
        }
        at.progress.part = next as u8 + 1;
        at.progress.aim = Some(card);
        StepTiming::Now
    }

    fn may_play(&self, at: &Ending, card: Card) -> bool {
        let follows = card.suit == self.led;
        if !follows && !self.is_void(at, self.seat) {
            return false;
        }
        let is_loser = !self.game.is_trump(card.suit) && !self.game.takes_for_winner(at, card);
        if beats(card, self.best, self.game.trump) { !self.sure } else { !follows && is_loser }
    }

    /// True if this hand can play low and leave the trick to this card behind it.
    fn may_leave_it(&self, at: &Ending, behind: Seat, card: Card) -> bool {
        let follows = card.suit == self.led;
        let ruffs = self.game.is_trump(card.suit) && self.is_void(at, behind);
        let low = at.hand(self.seat).of(self.led).lowest();
        let stays_under = !follows || low.is_none_or(|low| low < card);
        !self.sure && at.hand(behind).has(card) && (follows || ruffs) && stays_under
    }

    fn finesses(&self, at: &mut Ending, card: Card) -> StepTiming {
        let his = at.hand(self.seat).and(self.game.opposite(at, self.seat));
        if at.progress.part > 0 || !his.has(card) {
            return StepTiming::Never;
        }
        let plays = card.suit == self.led
            && !self.sure
            && (at.hand(self.seat).has(card)
                || self.behind.is_some_and(|behind| self.may_leave_it(at, behind, card)));
        if !plays {
            return StepTiming::Later;
        }
        at.progress.part = 1;
        at.progress.aim = Some(card);
        StepTiming::Now
    }

    /// True if this hand is certain to win the trick, or can as far as the claimer knows.
    fn can_win(&self, at: &Ending, hand: Seat) -> bool {
        if self.sure {
            return self.winner == hand;
        }
        let is_to_play = hand == self.seat || self.behind == Some(hand);
        is_to_play
            && match at.hand(hand).of(self.led).highest() {
                Some(top) => beats(top, self.best, self.game.trump) && self.game.takes_for_winner(at, top),
                None => {
                    let top = self.game.trumps(at.hand(hand)).highest();
                    top.is_some_and(|top| beats(top, self.best, self.game.trump))
                }
            }
    }

    /// A trick in progress is one of those listed.
    fn counts(&self, at: &mut Ending, lists: &[Vec<SuitTricks>], step: &StatementStep) -> StepTiming {
        let Some((list, Some(counted))) = suits::list_at_work(self.game, at, lists) else {
            return self.as_a_lead(at, step);
        };
        let hands = [Some(self.seat), self.behind];
        let wins = self.sure || hands.into_iter().flatten().any(|hand| self.can_win(at, hand));
        if !suits::names(list, self.led) || !wins {
            return StepTiming::Later;
        }
        at.progress.part = counted;
        StepTiming::Now
    }
}
