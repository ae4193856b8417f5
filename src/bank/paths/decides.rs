//! The clause that decides a component of a ruling.
//!
//! | component | the clause |
//! |---|---|
//! | the law, unauthorised information, watched for | the clause that the component names |
//! | in rotation or not, may accept, cancelled | the test of Laws 17 to 36 that says so |
//! | may change, when to correct | the test of Law 21B, of Law 20F5 |
//! | the replacement, a lead | the test of Law 23, of Law 26 |
//! | claim or concession, the play, the time limit | the test of Law 68A or 68B, of 68D, of 69B, 71 or 79C |
//! | everything else, or without such a test | the clause that disposes of the case |

use rules::engine::{Key, Ruling};
use rules::law::Clause;

/// The clause that decides this component; `None` while no clause disposes of the case.
pub fn decides(ruling: &Ruling, key: Key) -> Option<Clause> {
    let by_test = match key {
        Key::UnauthorisedFor | Key::Watch | Key::Law => None,
        Key::InRotation => tested(ruling, &["17C", "28A", "36"]),
        Key::MayAccept => tested(ruling, &["25B1", "28B", "29A", "36"]),
        Key::MayChange => tested(ruling, &["21B"]),
        Key::Corrects => tested(ruling, &["20F5", "75D2", "21B1(b)", "75"]),
        Key::Cancelled => tested(ruling, &["28B", "29B", "36"]),
        Key::Replacement => tested(ruling, &["23A", "25"]),
        Key::Lead => tested(ruling, &["26"]),
        Key::What => tested(ruling, &["68A", "68B"]),
        Key::Play => tested(ruling, &["68D", "68B2"]),
        Key::Period => tested(ruling, &["69B", "71", "79C"]),
        _ => None,
    };
    named(ruling, key).or(by_test).or_else(|| named(ruling, Key::Law)).or_else(|| last_held(ruling))
}

/// The clause that the component itself names.
pub(super) fn named(ruling: &Ruling, key: Key) -> Option<Clause> {
    ruling.component(key)?.clauses().first().copied()
}

/// The clause of the last test under one of these that held; if none held, of the last one that was
/// asked.
fn tested(ruling: &Ruling, under: &[&str]) -> Option<Clause> {
    let asked = ruling.trace.steps().iter().rev();
    let mut of_these = asked.filter(|step| under.iter().any(|begin| is_under(step.clause, begin)));
    let last = of_these.clone().next();
    of_these.find(|step| step.holds).or(last).map(|step| step.clause)
}

/// Index of the last test under this clause that held, otherwise of the last.
pub(super) fn last_under(ruling: &Ruling, clause: Clause) -> Option<usize> {
    last_test(ruling, |of| of == clause)
}

/// Index of the last test under such clauses that held, otherwise of the last.
pub(super) fn last_test(ruling: &Ruling, is_meant: impl Fn(Clause) -> bool) -> Option<usize> {
    let steps = ruling.trace.steps();
    let last = |held: bool| steps.iter().rposition(|step| is_meant(step.clause) && step.holds == held);
    last(true).or_else(|| last(false))
}

/// True if a clause is this one, or a part of it.
pub(super) fn is_part_of(clause: Clause, whole: Clause) -> bool {
    clause == whole || clause.parents().any(|parent| parent == whole)
}

/// True for this citation, or a part of it.
fn is_under(clause: Clause, begin: &str) -> bool {
    let rest = clause.citation().strip_prefix(begin);
    let ends_in_digit = begin.ends_with(|c: char| c.is_ascii_digit());
    rest.is_some_and(|rest| !(ends_in_digit && rest.starts_with(|c: char| c.is_ascii_digit())))
}

fn last_held(ruling: &Ruling) -> Option<Clause> {
    ruling.trace.steps().iter().rev().find(|step| step.holds).map(|step| step.clause)
}
