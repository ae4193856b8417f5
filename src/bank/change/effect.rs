//! The effect of a change on the ruling.

use super::{Change, OutcomeKind, compare};
use rules::engine::ruling::{Branch, Outcome};
use rules::engine::{Case, Key, Ruling};
use std::sync::Arc;

/// A change of a case, and the ruling on the changed case.
#[derive(Clone, Debug)]
pub struct RuledChange {
    /// The change
    pub change: Change,
    /// The changed case
    pub case: Case,
    /// `None` if there was no time for it
    pub ruling: Option<Arc<Ruling>>,
}

impl RuledChange {
    /// Every change of a case, without rulings.
    pub fn all(case: &Case) -> Vec<RuledChange> {
        let ruled = |change: Change| Some(RuledChange { change, case: change.apply(case)?, ruling: None });
        Change::all(case).into_iter().filter_map(ruled).collect()
    }

    /// True if it changes the ruling; `None` if there was no time for the ruling.
    pub fn matters(&self, before: &Ruling) -> Option<bool> {
        Some(is_other(before, self.ruling.as_deref()?))
    }
}

/// True if two rulings decide differently what is said at the table. The line by which a claim
/// fails is a reason, not a decision.
fn is_other(before: &Ruling, after: &Ruling) -> bool {
    let [answers, others] = [branches(before), branches(after)];
    let judged = |key: &Key| *key != Key::Line && before.right_answers(*key) != after.right_answers(*key);
    OutcomeKind::of(before) != OutcomeKind::of(after)
        || before.beyond != after.beyond
        || compare(before, after).iter().any(|one| one.key != Key::Line)
        || Key::ALL.iter().any(judged)
        || before.earlier.len() != after.earlier.len()
        || before.earlier.iter().zip(&after.earlier).any(|(before, after)| is_other(before, after))
        || answers.len() != others.len()
        || answers.iter().zip(others).any(|(before, after)| is_other(&before.ruling, &after.ruling))
}

fn branches(ruling: &Ruling) -> &[Branch] {
    match &ruling.outcome {
        Outcome::Fork { branches, .. } => branches,
        _ => &[],
    }
}
