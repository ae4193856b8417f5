//! The tests that lead to a ruling: those a Director would name when asked why.
//!
//! | test | a reason |
//! |---|---|
//! | held, under the clause that disposes of the case, or under one that contains it | yes |
//! | held, and decides whether the call was out of rotation, accepted or cancelled | yes |
//! | decides whether the replacement is comparable, or time has run out, either way | yes |
//! | any other: exits not taken, procedure, what is said beside the verdict | no |
//!
//! A ruling without a disposing clause follows from every test that held; while a question is open,
//! it has no reasons. If no test is a reason, all are.

use super::decides::{decides, is_part_of, last_under};
use rules::engine::{Component, Key, Outcome, Ruling, TraceStep};
use rules::law::Clause;

/// Components whose deciding test is a reason, if it held.
const HELD: [Key; 3] = [Key::InRotation, Key::MayAccept, Key::Cancelled];
/// Components whose deciding test is a reason either way.
const EITHER_WAY: [Key; 2] = [Key::Replacement, Key::Period];

/// Indices of the tests that lead to the ruling, in order.
pub fn reasons(ruling: &Ruling) -> Vec<usize> {
    let steps = ruling.trace.steps();
    let all = |is_reason: &dyn Fn(&TraceStep) -> bool| -> Vec<usize> {
        steps.iter().enumerate().filter(|(_, step)| is_reason(step)).map(|(at, _)| at).collect()
    };
    let law = match ruling.component(Key::Law) {
        Some(Component::Law(law)) => *law,
        // While a question is open, the reasons are those of its answers.
        _ if matches!(ruling.outcome, Outcome::Fork { .. }) => return Vec::new(),
        _ => return all(&|step| step.holds),
    };
    let held = HELD.iter().filter_map(|key| deciding(ruling, *key)).filter(|at| steps[*at].holds);
    let decided = held.chain(EITHER_WAY.iter().filter_map(|key| deciding(ruling, *key)));
    let leads = |clause: Clause| is_part_of(clause, law) || is_part_of(law, clause);
    let mut found: Vec<usize> = all(&|step| step.holds && leads(step.clause));
    found.extend(decided);
    found.sort_unstable();
    found.dedup();
    match found.is_empty() {
        true => all(&|_| true),
        false => found,
    }
}

/// Index of the test that decides a component, if the ruling has it: the last one under its clause
/// that held, otherwise the last.
fn deciding(ruling: &Ruling, key: Key) -> Option<usize> {
    let component = ruling.component(key)?;
    let judged = ruling.judgement.iter().find(|judgement| judgement.range.contains(component));
    let clause = judged.map_or_else(|| decides(ruling, key), |judgement| Some(judgement.clause))?;
    last_under(ruling, clause)
}
