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

use super::{NormalPlays, Presumption, lead};
use crate::bridge::{Card, Cards, Seat};
use crate::engine::claim::play::ending::{Ending, InTrick};
use crate::engine::claim::play::game::SearchGame;
use crate::engine::claim::play::shown_out::ShownOut;
use crate::engine::claim::play::why::PlayReason;
use crate::engine::claim::statement::StatementStep;
pub(super) use follow::follow;

/// The effect of a step on a lead.
enum StepEffect {
    /// These leads carry it out
    Out(NormalPlays),
    /// Needs the lead in the other hand: any normal lead that may get there
    Elsewhere,
    /// Done, or cannot be carried out
    Passed,
}

impl StepEffect {
    /// One lead that carries it out.
    fn by(card: Card) -> StepEffect {
        StepEffect::Out(NormalPlays::only(card, PlayReason::Stated, Presumption::AsStated))
    }
}

/// The leads that the statement leaves, if a step of it is at work; the position is brought up to that step.
pub(super) fn lead(game: &SearchGame, at: &mut Ending) -> Option<NormalPlays> {
    at.said.aim = None;
    at.said.trick = InTrick::Left;
    while let Some(step) = game.facts.statement().get(usize::from(at.said.step)) {
        match carry(game, at, step) {
            StepEffect::Out(plays) if !plays.normal.is_empty() => {
                at.said.trick = InTrick::AtWork;
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
    let is_left = game.facts.statement().get(usize::from(at.said.step)).is_some();
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
            _ => at.said = before.said,
        }
    }
    at
}

/// The card that he announced to throw from this hand.
pub(super) fn discard(game: &SearchGame, at: &Ending, seat: Seat) -> Option<Card> {
    let mut applied = None;
    game.facts.statement().iter().find_map(|step| {
        let now = match step {
            StatementStep::If { condition, met, .. } => {
                applied = condition::seen(game, at, condition).map(|seen| seen == *met);
                applied == Some(true)
            }
            StatementStep::Else(_) => applied == Some(false),
            _ => true,
        };
        match step.done() {
            StatementStep::Discard { hand, card } if now && *hand == seat && at.hand(seat).has(*card) => {
                Some(*card)
            }
            _ => None,
        }
    })
}

fn pass(game: &SearchGame, at: &mut Ending) {
    at.said.step += 1;
    at.said.part = 0;
    at.said.aim = None;
    if !matches!(game.facts.statement().get(usize::from(at.said.step)), Some(StatementStep::Else(_))) {
        at.said.applies = None;
    }
}

fn carry(game: &SearchGame, at: &mut Ending, step: &StatementStep) -> StepEffect {
    match step {
        StatementStep::Draw => trumps::draw(game, at),
        StatementStep::DrawRounds(rounds) => trumps::draw_rounds(game, at, *rounds),
        StatementStep::DrawOut(number) => trumps::draw_out(game, at, *number),
        StatementStep::Cash(suit) | StatementStep::Top(Some(suit)) => suits::cash(game, at, *suit),
        StatementStep::Play(cards) => suits::play(game, at, cards),
        StatementStep::Ruff { suit, hand, times, with } => {
            trumps::ruff(game, at, *suit, *hand, *times, *with)
        }
        StatementStep::Crossruff { suits, high } => trumps::crossruff(game, at, suits, *high),
        StatementStep::Cross { to, suit } => suits::cross(game, at, *to, *suit),
        StatementStep::Good(hand) => suits::good(game, at, *hand),
        StatementStep::Finesse { card, through } => suits::finesse(at, *card, *through),
        StatementStep::Concede(suit) => suits::concede(game, at, *suit),
        StatementStep::Tally(lists) => suits::tally(game, at, lists),
        StatementStep::If { condition, met, then } => {
            let seen = || condition::seen(game, at, condition).map(|seen| seen == *met);
            let applies = match at.said.applies.or_else(seen) {
                Some(applies) => applies,
                None => match suits::cash(game, at, condition.suit()) {
                    StepEffect::Passed => !*met,
                    finding_out => return finding_out,
                },
            };
            at.said.applies = Some(applies);
            if applies { carry(game, at, then) } else { StepEffect::Passed }
        }
        StatementStep::Else(then) if at.said.applies == Some(false) => carry(game, at, then),
        // An order of cards and announced discards apply to any trick, not to a lead.
        StatementStep::Else(_) | StatementStep::Top(None) | StatementStep::Discard { .. } => {
            StepEffect::Passed
        }
    }
}

fn stated() -> NormalPlays {
    NormalPlays::none(Presumption::AsStated)
}
