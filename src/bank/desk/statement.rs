//! Edits of a claimer's statement, step by step.

use super::fault::DeskFault;
use super::sheet::CaseSheet;
use crate::scenario::write::NONE;
use rules::engine::claim::StatementStep;

const FIELD: &str = "facts.statement";

impl CaseSheet {
    /// The steps of the statement: each as it reads, or its text if it cannot be read.
    pub fn steps(&self) -> Vec<Result<StatementStep, &str>> {
        self.step_texts().into_iter().map(|text| text.parse().map_err(|_| text)).collect()
    }

    /// Adds a step. A card after cards to be played, and tricks after tricks listed, join the last
    /// step.
    pub(super) fn add_step(&mut self, step: &StatementStep) -> Result<(), DeskFault> {
        let mut steps: Vec<String> = self.step_texts().into_iter().map(str::to_owned).collect();
        let last = steps.last().and_then(|text| text.parse().ok());
        match last.map(|last| join(last, step)).transpose()?.flatten() {
            Some(joined) => {
                steps.pop();
                steps.push(joined.to_string());
            }
            None => steps.push(step.to_string()),
        }
        self.put_steps(&steps)
    }

    pub(super) fn remove_step(&mut self, number: usize) -> Result<(), DeskFault> {
        let mut steps: Vec<String> = self.step_texts().into_iter().map(str::to_owned).collect();
        let at = number.checked_sub(1).filter(|at| *at < steps.len()).ok_or(DeskFault::Nothing)?;
        steps.remove(at);
        self.put_steps(&steps)
    }

    pub(super) fn move_step_up(&mut self, number: usize) -> Result<(), DeskFault> {
        let mut steps: Vec<String> = self.step_texts().into_iter().map(str::to_owned).collect();
        let before = number.checked_sub(2).filter(|_| number <= steps.len()).ok_or(DeskFault::Nothing)?;
        steps.swap(before, before + 1);
        self.put_steps(&steps)
    }

    fn step_texts(&self) -> Vec<&str> {
        self.list(FIELD).into_iter().filter(|text| *text != NONE).collect()
    }

    fn put_steps(&mut self, steps: &[String]) -> Result<(), DeskFault> {
        self.set(FIELD, &steps.join(", ")).map_err(|_| DeskFault::Full)
    }
}

/// Both steps as one, if the second continues the first.
fn join(last: StatementStep, next: &StatementStep) -> Result<Option<StatementStep>, DeskFault> {
    Ok(match (last, next) {
        (StatementStep::Play(mut cards), StatementStep::Play(more)) => {
            if let Some(card) = more.iter().find(|card| cards.contains(card)) {
                return Err(DeskFault::CardInStep(*card));
            }
            cards.extend(more);
            Some(StatementStep::Play(cards))
        }
        (StatementStep::Tally(mut lists), StatementStep::Tally(more)) => {
            lists.extend(more.iter().cloned());
            Some(StatementStep::Tally(lists))
        }
        (
            StatementStep::If { condition, met, then },
            StatementStep::If { condition: same, met: as_met, then: next },
        ) if condition == *same && met == *as_met => {
            let joined = join(*then, next)?;
            joined.map(|then| StatementStep::If { condition, met, then: Box::new(then) })
        }
        (StatementStep::Else(then), StatementStep::Else(next)) => {
            join(*then, next)?.map(|then| StatementStep::Else(Box::new(then)))
        }
        _ => None,
    })
}
