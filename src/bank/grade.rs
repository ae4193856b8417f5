//! The mark of an answer, against a ruling computed now or passed in.

pub use super::right_answer::{is_right, right_answers};
pub use super::verdict::{FOLLOW_THROUGH, MarkedComponent, Verdict};

use super::answer::Answer;
use super::premise::{self, Diagnosis};
use super::scenario::Scenario;
use super::verdict::verdicts;
use rules::engine::{self, Case, Ruling};
use std::sync::Arc;

/// A word that marks the grading code; a test asserts that it is not in what browsers are sent.
pub const CANARY: &str = "director-quiz-grade-canary-7c1f";

/// Cap of an answer with a wrong critical component, in thousandths.
pub const CAP: u16 = 500;

/// An answer, marked.
#[derive(Clone, Debug, PartialEq)]
pub struct Marked {
    /// The ruling that decided
    pub ruling: Arc<Ruling>,
    /// The components asked for, in order
    pub components: Vec<MarkedComponent>,
    /// The mark in thousandths
    pub permille: u16,
    /// The version of the engine that made the ruling
    pub engine: &'static str,
    /// The wrong premise behind the wrong components, if found
    pub diagnosis: Option<Diagnosis>,
}

/// Marks an answer: the share of the weights earned, rounded down, and at most [`CAP`] if a
/// critical component is not right. Components that follow from the premise behind the first wrong
/// one earn [`FOLLOW_THROUGH`] of their weight; that first one earns nothing. The cap also applies
/// to a critical component that follows from a premise, since the ruling at the table would be
/// wrong all the same. The same engine always gives the same mark for the same scenario and answer.
pub fn mark(scenario: &Scenario, answer: &Answer) -> Marked {
    let rule = |case: &Case| Some(Arc::new(engine::rule(case)));
    mark_by(Arc::new(engine::rule(&scenario.case)), scenario, answer, rule)
}

/// Marks an answer by a ruling that this engine has already made on the scenario's case, since a
/// search may take longer than a page can wait. `rule` gives the rulings under premises, and must
/// know every case of [`premise::cases`].
pub fn mark_by(
    ruling: Arc<Ruling>,
    scenario: &Scenario,
    answer: &Answer,
    rule: impl FnMut(&Case) -> Option<Arc<Ruling>>,
) -> Marked {
    std::hint::black_box(CANARY);
    let mut components = verdicts(scenario, &ruling, answer);
    let diagnosis = premise::find(scenario, &ruling, &components, rule);
    let follows = diagnosis.iter().flat_map(|diagnosis| &diagnosis.follows);
    for key in follows {
        let of_key = components.iter_mut().filter(|c| c.key == *key);
        of_key.for_each(|component| component.verdict = Verdict::FollowsThrough);
    }
    let permille = permille(&components);
    Marked { ruling, components, permille, engine: engine::VERSION, diagnosis }
}

impl Marked {
    /// The components that earn nothing, in order.
    pub fn wrong(&self) -> impl Iterator<Item = &MarkedComponent> {
        self.components.iter().filter(|component| !component.verdict.earns())
    }
}

fn permille(components: &[MarkedComponent]) -> u16 {
    let whole: u32 = components.iter().map(|c| u32::from(c.weight)).sum();
    let earned: u32 = components.iter().map(|c| u32::from(c.weight) * u32::from(c.verdict.permille())).sum();
    let share = earned.checked_div(whole).unwrap_or(0) as u16;
    let capped = components.iter().any(|c| c.critical && !c.verdict.earns());
    if capped { share.min(CAP) } else { share }
}
