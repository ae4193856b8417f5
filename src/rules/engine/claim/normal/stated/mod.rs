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
mod discard;
mod effect;
mod follow;
mod join;
mod step;
mod suits;
mod trumps;

use super::lead;
use super::normal_plays::NormalPlays;
use crate::bridge::Cards;
use crate::engine::claim::play::ending::{Ending, InTrick};
use crate::engine::claim::play::game::SearchGame;
use crate::engine::claim::play::shown_out::ShownOut;
use crate::law::Presumption;
pub(super) use discard::announced_discard;
use effect::StepEffect;
pub(super) use follow::follow;
use step::{carry_out, pass};

/// The leads that the statement leaves, if a step of it is at work. Brings the position up to that
/// step.
pub(super) fn lead(game: &SearchGame, at: &mut Ending) -> Option<NormalPlays> {
    at.progress.aim = None;
    at.progress.trick = InTrick::Left;
    while let Some(step) = game.facts.statement().get(usize::from(at.progress.step)) {
        match carry_out(game, at, step) {
            StepEffect::Out(plays) if !plays.normal.is_empty() => {
                at.progress.trick = InTrick::AtWork;
                return Some(plays);
            }
            StepEffect::Elsewhere => return Some(lead::plays(game, at)),
            _ => pass(game, at),
        }
    }
    None
}

/// True if no step of the statement is left.
pub(in crate::engine::claim) fn is_over(game: &SearchGame, at: &Ending) -> bool {
    let is_left = game.facts.statement().get(usize::from(at.progress.step)).is_some();
    !is_left || !game.presumed.has(Presumption::AsStated)
}

/// The position when the claim was made, with these cards forgotten. Where the claimer had led to
/// the trick in progress as the statement implies, it stands where it would if it had been made
/// before that lead.
pub(super) fn at_claim(game: &SearchGame, forgotten: Cards) -> Ending {
    let mut at = Ending::of(game.facts, forgotten);
    let speaks = game.presumed.has(Presumption::AsStated);
    if let Some(led) = at.trick.cards().next().filter(|_| speaks && game.plays(at.trick.leader)) {
        let mut before = at.before_the_lead(ShownOut::of(game.facts.shown_out()));
        match lead(game, &mut before) {
            Some(plays) if !plays.has(led) => {}
            _ => at.progress = before.progress,
        }
    }
    at
}
