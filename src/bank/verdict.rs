//! The verdict on each component of an answer.

use super::answer::Answer;
use super::right_answer::{is_right, right_answers};
use super::scenario::Scenario;
use derive::Word;
use rules::engine::{Key, Ruling};

/// Credit for a component that is wrong by itself but follows from the premise of an earlier one,
/// in thousandths of its weight.
pub const FOLLOW_THROUGH: u16 = 500;

/// The verdict on an answered component.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum Verdict {
    /// As the ruling decides
    Right,
    /// Not as the ruling decides
    Wrong,
    /// The law leaves it to the Director, and this is in the range
    InRange,
    /// Wrong by itself, and right by the premise that made an earlier component wrong
    FollowsThrough,
}

/// One component, marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkedComponent {
    /// The component
    pub key: Key,
    /// The answer, sorted; empty if none was given
    pub given: Vec<String>,
    /// The right answers
    pub right: Vec<Vec<String>>,
    /// Verdict
    pub verdict: Verdict,
    /// Weight
    pub weight: u8,
    /// Caps the mark when wrong
    pub critical: bool,
}

impl Verdict {
    /// True if it earns its full weight.
    pub const fn earns(self) -> bool {
        matches!(self, Verdict::Right | Verdict::InRange)
    }

    /// Credit in thousandths of its weight.
    pub const fn permille(self) -> u16 {
        match self {
            Verdict::Right | Verdict::InRange => 1000,
            Verdict::FollowsThrough => FOLLOW_THROUGH,
            Verdict::Wrong => 0,
        }
    }
}

/// Each component asked for, marked on its own, without follow-through.
pub(super) fn verdicts(scenario: &Scenario, ruling: &Ruling, answer: &Answer) -> Vec<MarkedComponent> {
    scenario.asks.iter().map(|key| component(scenario, ruling, answer, *key)).collect()
}

fn component(scenario: &Scenario, ruling: &Ruling, answer: &Answer, key: Key) -> MarkedComponent {
    let given = answer.tokens(key).to_vec();
    let right = right_answers(ruling, key);
    let verdict = match is_right(key, &given, &right) {
        false => Verdict::Wrong,
        true if right.len() > 1 => Verdict::InRange,
        true => Verdict::Right,
    };
    let (weight, critical) = (scenario.weight(key), scenario.is_critical(key));
    MarkedComponent { key, given, right, verdict, weight, critical }
}
