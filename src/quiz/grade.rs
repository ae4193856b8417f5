//! The mark: an answer held against the ruling, which is computed at this moment, or given by who has just had it computed.

use super::answer::Answer;
use super::scenario::Scenario;
use crate::engine::{self, Key, Ruling};
use std::sync::Arc;

/// A word that is found wherever the marking is, and must not be found in what a browser is sent.
pub const CANARY: &str = "director-quiz-grade-canary-7c1f";

/// The most that an answer with a wrong critical component can reach, in thousandths.
pub const CAP: u16 = 500;

/// How a component was answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// As the law decides it
    Right,
    /// Otherwise
    Wrong,
    /// The law leaves it to the Director, and this is in the range
    InRange,
}

/// One component, marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkedComponent {
    /// Its key
    pub key: Key,
    /// What was answered, sorted; empty when nothing was
    pub given: Vec<String>,
    /// The answers any of which is right
    pub right: Vec<Vec<String>>,
    /// How it was answered
    pub verdict: Verdict,
    /// What it weighs
    pub weight: u8,
    /// Whether it caps the mark when it is wrong
    pub critical: bool,
}

/// An answer, marked.
#[derive(Clone, Debug, PartialEq)]
pub struct Marked {
    /// The ruling it was held against
    pub ruling: Arc<Ruling>,
    /// The components that were asked, in order
    pub components: Vec<MarkedComponent>,
    /// The mark in thousandths
    pub permille: u16,
    /// The version of the engine that gave the ruling
    pub engine: &'static str,
}

impl Verdict {
    /// Whether it earns its weight.
    pub const fn earns(self) -> bool {
        matches!(self, Verdict::Right | Verdict::InRange)
    }

    /// The word that is kept, and that of the Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            Verdict::Right => "right",
            Verdict::Wrong => "wrong",
            Verdict::InRange => "in_range",
        }
    }
}

/// Marks an answer: the share of the weights that it earned, rounded down, and at most [`CAP`] when a critical
/// component is wrong. The same scenario and answer always get the same mark from the same engine.
pub fn mark(scenario: &Scenario, answer: &Answer) -> Marked {
    mark_by(Arc::new(engine::rule(&scenario.case)), scenario, answer)
}

/// The same by a ruling that this engine gave on the scenario's case: a search may take longer than a page can wait.
pub fn mark_by(ruling: Arc<Ruling>, scenario: &Scenario, answer: &Answer) -> Marked {
    std::hint::black_box(CANARY);
    let components: Vec<MarkedComponent> =
        scenario.asks.iter().map(|key| component(scenario, &ruling, answer, *key)).collect();
    let weigh = |earned_only: bool| -> u32 {
        let counted = components.iter().filter(|c| !earned_only || c.verdict.earns());
        counted.map(|c| u32::from(c.weight)).sum()
    };
    let share = (weigh(true) * 1000).checked_div(weigh(false)).unwrap_or(0) as u16;
    let capped = components.iter().any(|c| c.critical && !c.verdict.earns());
    let permille = if capped { share.min(CAP) } else { share };
    Marked { ruling, components, permille, engine: engine::VERSION }
}

fn component(scenario: &Scenario, ruling: &Ruling, answer: &Answer, key: Key) -> MarkedComponent {
    let given = answer.given(key).to_vec();
    let right = right_answers(ruling, key);
    let verdict = match right.contains(&given) {
        false => Verdict::Wrong,
        true if right.len() > 1 => Verdict::InRange,
        true => Verdict::Right,
    };
    let (weight, critical) = (scenario.weight(key), scenario.is_critical(key));
    MarkedComponent { key, given, right, verdict, weight, critical }
}

/// The answers any of which is right: one when it is settled, several when the law leaves it to the Director, none when
/// it is not decided. A range of tricks is each number in it.
pub fn right_answers(ruling: &Ruling, key: Key) -> Vec<Vec<String>> {
    let answers = ruling.right_answers(key);
    if key != Key::Tricks {
        return answers;
    }
    let mut tricks: Vec<u8> = answers.iter().flatten().flat_map(|token| numbers(token)).collect();
    tricks.sort();
    tricks.dedup();
    tricks.into_iter().map(|n| vec![n.to_string()]).collect()
}

/// The numbers of `3`, or of `2-4`.
fn numbers(token: &str) -> Vec<u8> {
    let (least, most) = token.split_once('-').unwrap_or((token, token));
    match (least.parse(), most.parse()) {
        (Ok(least), Ok(most)) => (least..=most).collect(),
        _ => Vec::new(),
    }
}
