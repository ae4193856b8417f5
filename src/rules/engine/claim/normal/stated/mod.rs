//! Execution of a statement (Law 68C), step by step.
//!
//! A step that is done, or can no longer be carried out, is skipped, and the later ones stay valid
//! (WBF Laws Committee, 2001-11-01, no. 3). Choices that a step leaves open are resolved by the
//! search, as anything unstated is (70D1). A lead needed from the other hand is replaced by any
//! normal way to get there. A suit is run for as long as the claimer takes its cards for winners:
//! they notice a bad break when a player shows out, and the step is then done. The same goes for
//! drawing trumps when one more round would cost an announced ruff. Under the EBU guidelines the
//! claimer notices neither. There is no further test whether the claimer would be held to a line
//! that has visibly failed.
//!
//! **Conditions.** A condition depends on what the claimer can see on the line played: the cards
//! that have gone and the players who have shown out, with the cards believed to be out. It is
//! evaluated when its step is reached. If the answer is not visible yet, the claimer finds out by
//! playing the cards of that suit they take for winners. If none is left and the answer is still
//! not visible, the condition is not met. Once settled it stays so for its step and for the "else"
//! after it. A conditional discard is made as soon as the condition is seen to be met. The later
//! steps wait meanwhile.
//!
//! **The trick in progress.** A step is at work in a trick from the lead, if the claimer leads
//! under it. A claim made later in a trick is taken to have been made before the claimer's lead, if
//! the statement implies that lead. In a trick that an opponent leads, the step at work is carried
//! out where possible: `join`.
//!
//! `suits` plays suits and changes hands, `trumps` draws and ruffs, `condition` evaluates
//! conditions, `join` handles tricks led otherwise, `follow` plays to a trick in which a step is at
//! work.

mod condition;
mod follow;
mod join;
mod suits;
mod trumps;

use super::{Plays, Presumption, lead};
use crate::bridge::{Card, Cards, Seat};
use crate::engine::claim::play::ending::{Ending, InTrick};
use crate::engine::claim::play::game::Game;
use crate::engine::claim::play::shown_out::ShownOut;
use crate::engine::claim::play::why::Why;
use crate::engine::claim::statement::Step;
pub(super) use follow::follow;

/// The effect of a step on a lead.
enum Carried {
    /// These leads carry it out
    Out(Plays),
    /// Needs the lead in the other hand: any normal lead that may get there
    Elsewhere,
    /// Done, or cannot be carried out
    Passed,
}

impl Carried {
    /// One lead that carries it out.
    fn by(card: Card) -> Carried {
        Carried::Out(Plays::only(card, Why::Stated, Presumption::AsStated))
    }
}

/// The leads that the statement leaves, if a step of it is at work; the position is brought up to that step.
pub(super) fn lead(game: &Game, at: &mut Ending) -> Option<Plays> {
    at.said.aim = None;
    at.said.trick = InTrick::Left;
    while let Some(step) = game.facts.statement().get(usize::from(at.said.step)) {
        match carry(game, at, step) {
            Carried::Out(plays) if !plays.normal.is_empty() => {
                at.said.trick = InTrick::AtWork;
                return Some(plays);
            }
            Carried::Elsewhere => return Some(lead::plays(game, at)),
            _ => pass(game, at),
        }
    }
    None
}

/// True if no step of the statement is left.
pub(in crate::engine::claim) fn is_over(game: &Game, at: &Ending) -> bool {
    let is_left = game.facts.statement().get(usize::from(at.said.step)).is_some();
    !is_left || !game.presumed.has(Presumption::AsStated)
}

/// The position when the claim was made, with these cards forgotten. Where the claimer had led to the trick in progress as
/// the statement implies, it stands where it would if it had been made before that lead.
pub(super) fn at_claim(game: &Game, forgotten: Cards) -> Ending {
    let mut at = Ending::of(game.facts, forgotten);
    let speaks = game.presumed.has(Presumption::AsStated);
    if let Some(led) = at.trick.cards().next().filter(|_| speaks && game.plays(at.trick.leader)) {
        let mut before = at.before_the_lead(ShownOut::of(game.facts.shown_out()));
        match lead(game, &mut before) {
            Some(plays) if !plays.has(led) => {}
            _ => at.said = before.said,
        }
    }
    at
}

/// The card that he announced to throw from this hand.
pub(super) fn discard(game: &Game, at: &Ending, seat: Seat) -> Option<Card> {
    let mut applied = None;
    game.facts.statement().iter().find_map(|step| {
        let now = match step {
            Step::If { condition, met, .. } => {
                applied = condition::seen(game, at, condition).map(|seen| seen == *met);
                applied == Some(true)
            }
            Step::Else(_) => applied == Some(false),
            _ => true,
        };
        match step.done() {
            Step::Discard { hand, card } if now && *hand == seat && at.hand(seat).has(*card) => Some(*card),
            _ => None,
        }
    })
}

fn pass(game: &Game, at: &mut Ending) {
    at.said.step += 1;
    at.said.part = 0;
    at.said.aim = None;
    if !matches!(game.facts.statement().get(usize::from(at.said.step)), Some(Step::Else(_))) {
        at.said.applies = None;
    }
}

fn carry(game: &Game, at: &mut Ending, step: &Step) -> Carried {
    match step {
        Step::Draw => trumps::draw(game, at),
        Step::DrawRounds(rounds) => trumps::draw_rounds(game, at, *rounds),
        Step::DrawOut(number) => trumps::draw_out(game, at, *number),
        Step::Cash(suit) | Step::Top(Some(suit)) => suits::cash(game, at, *suit),
        Step::Play(cards) => suits::play(game, at, cards),
        Step::Ruff { suit, hand, times, with } => trumps::ruff(game, at, *suit, *hand, *times, *with),
        Step::Crossruff { suits, high } => trumps::crossruff(game, at, suits, *high),
        Step::Cross { to, suit } => suits::cross(game, at, *to, *suit),
        Step::Good(hand) => suits::good(game, at, *hand),
        Step::Finesse { card, through } => suits::finesse(at, *card, *through),
        Step::Concede(suit) => suits::concede(game, at, *suit),
        Step::Tally(lists) => suits::tally(game, at, lists),
        Step::If { condition, met, then } => {
            let seen = || condition::seen(game, at, condition).map(|seen| seen == *met);
            let applies = match at.said.applies.or_else(seen) {
                Some(applies) => applies,
                None => match suits::cash(game, at, condition.suit()) {
                    Carried::Passed => !*met,
                    finding_out => return finding_out,
                },
            };
            at.said.applies = Some(applies);
            if applies { carry(game, at, then) } else { Carried::Passed }
        }
        Step::Else(then) if at.said.applies == Some(false) => carry(game, at, then),
        // An order of cards and announced discards apply to any trick, not to a lead.
        Step::Else(_) | Step::Top(None) | Step::Discard { .. } => Carried::Passed,
    }
}

fn stated() -> Plays {
    Plays::none(Presumption::AsStated)
}
