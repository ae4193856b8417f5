//! Two paths through the Laws compared: the point where they part, the relevant tests, and the
//! clause that decides a component.
//!
//! - `decides`: the clause behind each component
//! - `reasons`: the tests that lead to a ruling
//! - `wrong`: the test or clause by which an answered component is wrong
//!
//! Not here: the other path. It is the ruling under a premise or with one changed fact.

mod decides;
mod reasons;
mod wrong;

pub use decides::decides;
pub use reasons::reasons;
pub use wrong::WrongReason;

use decides::{is_part_of, last_under};
use rules::engine::trace::TraceStep;
use rules::engine::{Key, Ruling};
use rules::law::Clause;

/// The kind of point where two paths part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartingPoint {
    /// The same test has another answer
    Answer,
    /// Another test comes next, or none
    Test,
    /// Every test and answer is the same, but a fact that decided one of them is another
    Fact,
}

/// Two paths through the Laws, compared from the beginning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ComparedPaths {
    /// Number of tests that both make, in the same order with the same results
    pub together: usize,
    /// The test at which they part, from 0, and how; `None` for equal paths
    pub part: Option<(usize, PartingPoint)>,
}

impl ComparedPaths {
    /// The paths of two rulings.
    pub fn of(one: &Ruling, other: &Ruling) -> ComparedPaths {
        let (one, other) = (one.trace.steps(), other.trace.steps());
        let agree = |(a, b): &(&TraceStep, &TraceStep)| is_same_test(a, b) && a.holds == b.holds;
        let together = one.iter().zip(other).take_while(agree).count();
        let part = match (one.get(together), other.get(together)) {
            (Some(a), Some(b)) if is_same_test(a, b) => Some((together, PartingPoint::Answer)),
            (None, None) => {
                one.iter().zip(other).position(|(a, b)| a != b).map(|at| (at, PartingPoint::Fact))
            }
            _ => Some((together, PartingPoint::Test)),
        };
        ComparedPaths { together, part }
    }
}

/// True if two steps make the same test under the same clause, for any players and calls.
pub fn is_same_test(one: &TraceStep, other: &TraceStep) -> bool {
    one.clause == other.clause && one.test.word() == other.test.word()
}

/// The parts of a user's answer that make tests relevant.
#[derive(Clone, Debug, Default)]
pub struct RelevantAnswer<'a> {
    /// The ruling on the premise that was found
    pub other: Option<&'a Ruling>,
    /// The clauses that were named
    pub named: Vec<Clause>,
    /// The components that are wrong
    pub wrong: Vec<Key>,
}

/// For each test of a ruling, whether it is relevant: it held; or it did not, and its clause was
/// named, or decides a wrong component alone or together with others by not holding, or it held
/// under the premise, or the paths part there. If no test held, all are relevant.
pub fn matters(ruling: &Ruling, answered: &RelevantAnswer<'_>) -> Vec<bool> {
    let steps = ruling.trace.steps();
    let decide: Vec<Clause> = answered.wrong.iter().filter_map(|key| decides(ruling, *key)).collect();
    let part = answered.other.and_then(|other| ComparedPaths::of(ruling, other).part).map(|(at, _)| at);
    let held_there = |step: &TraceStep| {
        let there = answered.other.map(|other| other.trace.steps()).unwrap_or_default();
        there.iter().any(|other| other.holds && is_same_test(step, other))
    };
    let held = |clause: Clause| steps.iter().any(|step| step.holds && step.clause == clause);
    let decides = |one: Clause| decide.iter().any(|by| one == *by || (!held(*by) && are_siblings(one, *by)));
    let matters = |(at, step): (usize, &TraceStep)| {
        step.holds
            || decides(step.clause)
            || answered.named.iter().any(|named| is_part_of(step.clause, *named))
            || part == Some(at)
            || held_there(step)
    };
    if steps.iter().any(|step| step.holds) {
        steps.iter().enumerate().map(matters).collect()
    } else {
        vec![true; steps.len()]
    }
}

/// True if both are parts of one clause, as 23A1 and 23A3 are.
fn are_siblings(one: Clause, other: Clause) -> bool {
    let above = one.parents().next();
    above.is_some() && above == other.parents().next()
}

/// Index of the test that decides the first wrong component: the last one under its clause that
/// held, otherwise the last.
pub fn deciding_test(ruling: &Ruling, answered: &RelevantAnswer<'_>) -> Option<usize> {
    last_under(ruling, decides(ruling, *answered.wrong.first()?)?)
}

#[cfg(test)]
mod tests;
