//! What to ask about a ruling: every component with its standing, and those that are suggested.

use crate::answerable::unanswerable;
use crate::desk::DRAFT_ID;
use crate::generate::asked;
use crate::question::RulingForm;
use crate::right_answer::right_answers;
use crate::scenario::asks::askable;
use crate::scenario::{Scenario, ScenarioSource};
use rules::engine::ruling::Outcome;
use rules::engine::{Case, Key, Ruling};

/// What decides a component.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecidedBy {
    /// The ruling settles it
    Ruling,
    /// The ruling leaves it to the Director: examiners mark it
    Judgement,
    /// It is open until a question is answered
    Fork,
    /// Nothing; it cannot be asked
    Nothing,
}

/// A component that a scenario may ask for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AskSuggestion {
    pub key: Key,
    pub decided: DecidedBy,
    /// The right answers, as tokens
    pub answers: Vec<Vec<String>>,
    /// True if it is suggested
    pub suggested: bool,
    /// True if it is suggested to cap the mark
    pub critical: bool,
    /// The suggested weight
    pub weight: u8,
}

/// Every component that can be asked about such facts, in the order in which a Director works.
pub fn suggestions(case: &Case, ruling: &Ruling) -> Vec<AskSuggestion> {
    let source = ScenarioSource::Constructed { publication: None, url: None, case: None };
    let of = |key: Key| Scenario::single_stage(DRAFT_ID, case.clone(), vec![key], source.clone());
    let usual = asked(ruling, true);
    let suggestion = |key: Key| {
        let scenario = of(key);
        // A component without a form for such facts.
        RulingForm::of(&scenario).ask(key)?;
        let answers = right_answers(ruling, key);
        let can_be_asked = unanswerable(&scenario, ruling).is_empty();
        let decided = match (can_be_asked, answers.len()) {
            (true, 1) => DecidedBy::Ruling,
            (true, _) => DecidedBy::Judgement,
            (false, _) if differs(ruling, key) => DecidedBy::Fork,
            (false, _) => DecidedBy::Nothing,
        };
        Some(AskSuggestion {
            key,
            decided,
            suggested: can_be_asked && usual.asks.contains(&key),
            critical: can_be_asked && usual.critical.contains(&key),
            weight: usual.weights.get(&key).copied().unwrap_or(1),
            answers,
        })
    };
    Key::ALL.into_iter().filter(|key| askable(*key)).filter_map(suggestion).collect()
}

/// True if an answer to an open question decides a component.
fn differs(ruling: &Ruling, key: Key) -> bool {
    match &ruling.outcome {
        Outcome::Fork { branches, .. } => branches
            .iter()
            .any(|branch| branch.ruling.component(key).is_some() || differs(&branch.ruling, key)),
        _ => false,
    }
}
