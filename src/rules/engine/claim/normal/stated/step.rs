//! Carrying out one step with a lead, and passing to the next.

use super::effect::StepEffect;
use super::{condition, suits, trumps};
use crate::engine::claim::play::ending::Ending;
use crate::engine::claim::play::game::SearchGame;
use crate::engine::claim::statement::StatementStep;

/// The effect of this step on a lead. Brings the position up to the step.
pub(super) fn carry_out(game: &SearchGame, at: &mut Ending, step: &StatementStep) -> StepEffect {
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
            let seen = || condition::evaluate(game, at, condition).map(|seen| seen == *met);
            let applies = match at.progress.applies.or_else(seen) {
                Some(applies) => applies,
                None => match suits::cash(game, at, condition.suit()) {
                    StepEffect::Passed => !*met,
                    finding_out => return finding_out,
                },
            };
            at.progress.applies = Some(applies);
            if applies { carry_out(game, at, then) } else { StepEffect::Passed }
        }
        StatementStep::Else(then) if at.progress.applies == Some(false) => carry_out(game, at, then),
        // An order of cards and announced discards apply to any trick, not to a lead.
        StatementStep::Else(_) | StatementStep::Top(None) | StatementStep::Discard { .. } => {
            StepEffect::Passed
        }
    }
}

/// Passes to the next step.
pub(super) fn pass(game: &SearchGame, at: &mut Ending) {
    at.progress.step += 1;
    at.progress.part = 0;
    at.progress.aim = None;
    if !matches!(game.facts.statement().get(usize::from(at.progress.step)), Some(StatementStep::Else(_))) {
        at.progress.applies = None;
    }
}
