//! The reason why an answered component is wrong, on the ruling's own path: there is one for every
//! wrong answer, whether a premise explains it or not.
//!
//! | answered | the reason |
//! |---|---|
//! | a clause whose test was refused | that test |
//! | a clause that held, but does not dispose of the case | the test of the clause that does |
//! | a clause off the path | the test at which the path went elsewhere |
//! | the tricks, the standing of an adjudicated claim | the worst line; the dispute |
//! | anything else | the test that decides the component, or else the gist of its clause |

use super::decides::{decides, is_part_of, last_test};
use rules::engine::claim::ClaimTest;
use rules::engine::component::Standing;
use rules::engine::trace::{Test, TraceStep};
use rules::engine::{Component, Key, Ruling};
use rules::law::Clause;

/// The reason why a component is wrong. Tests are counted from 0 along the ruling's path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrongReason {
    /// The clause named was tested, and refused in this test
    Refused {
        /// The clause named
        named: Clause,
        /// The test
        step: usize,
    },
    /// The clause named holds, but another disposes of the case by this test
    Superseded {
        /// The clause named
        named: Clause,
        /// The test
        step: usize,
    },
    /// The clause named was not reached: the path went elsewhere at this test
    NotReached {
        /// The clause named
        named: Clause,
        /// The test
        step: usize,
    },
    /// This test decides the component
    Test {
        /// The test
        step: usize,
    },
    /// The clause itself decides the component, without a test on the path
    Clause(Clause),
}

impl WrongReason {
    /// The reason why these tokens are wrong as this component of a ruling; `None` if the ruling
    /// has neither a test nor a clause.
    pub fn of(ruling: &Ruling, key: Key, given: &[String]) -> Option<WrongReason> {
        let clauses = || given.iter().filter_map(|token| token.parse::<Clause>().ok());
        match key {
            Key::Law => clauses().next().map_or_else(|| decided(ruling, key), |named| law(ruling, named)),
            Key::Watch => watch(ruling, clauses()).or_else(|| decided(ruling, key)),
            _ => decided(ruling, key),
        }
    }

    /// The test at which the answer leaves the ruling's path.
    pub const fn step(self) -> Option<usize> {
        match self {
            WrongReason::Refused { step, .. }
            | WrongReason::Superseded { step, .. }
            | WrongReason::NotReached { step, .. }
            | WrongReason::Test { step } => Some(step),
            WrongReason::Clause(_) => None,
        }
    }
}

fn law(ruling: &Ruling, named: Clause) -> Option<WrongReason> {
    let steps = ruling.trace.steps();
    let under = |step: &&TraceStep| is_part_of(step.clause, named);
    let at = |holds: bool| steps.iter().rposition(|step| under(&step) && step.holds == holds);
    let disposed = test_of(ruling, Key::Law);
    if let Some(step) = at(false).filter(|_| at(true).is_none()) {
        return Some(WrongReason::Refused { named, step });
    }
    if let Some(held) = at(true) {
        return Some(WrongReason::Superseded { named, step: disposed.unwrap_or(held) });
    }
    let step = fork(steps, named).or(disposed).or_else(|| steps.len().checked_sub(1));
    step.map(|step| WrongReason::NotReached { named, step }).or(Some(WrongReason::Clause(named)))
}

/// The last test under a clause that contains the named one, or under another part of the same law:
/// the path was that near, and went on without it.
fn fork(steps: &[TraceStep], named: Clause) -> Option<usize> {
    let contains = steps.iter().rposition(|step| is_part_of(named, step.clause));
    contains.or_else(|| {
        let sibling = |step: &TraceStep| step.clause.law() == named.law();
        steps.iter().rposition(|step| sibling(step) && step.holds)
    })
}

/// The first clause named that is not watched for, or else the first missing one.
fn watch(ruling: &Ruling, mut named: impl Iterator<Item = Clause>) -> Option<WrongReason> {
    let right = match ruling.component(Key::Watch) {
        Some(Component::Watch(clauses)) => clauses.as_slice(),
        _ => &[],
    };
    let steps = ruling.trace.steps();
    let of = |clause: Clause| match steps.iter().rposition(|step| step.clause == clause) {
        Some(step) if steps[step].holds => WrongReason::Test { step },
        Some(step) => WrongReason::Refused { named: clause, step },
        None => WrongReason::Clause(clause),
    };
    let wrong = named.find(|clause| !right.contains(clause));
    wrong.or_else(|| right.first().copied()).map(of)
}

fn decided(ruling: &Ruling, key: Key) -> Option<WrongReason> {
    if let Some(step) = telling_test(ruling, key).or_else(|| test_of(ruling, key)) {
        return Some(WrongReason::Test { step });
    }
    let last = || ruling.trace.steps().len().checked_sub(1).map(|step| WrongReason::Test { step });
    decides(ruling, key).map(WrongReason::Clause).or_else(last)
}

/// A test that says more about a component of an adjudicated claim than the last one under the
/// clause that disposes of it: the worst line about the tricks, the dispute about its standing.
fn telling_test(ruling: &Ruling, key: Key) -> Option<usize> {
    let is_adjudicated = ruling.component(Key::Standing) == Some(&Component::Standing(Standing::Adjudicated));
    let steps = ruling.trace.steps();
    match key {
        Key::Tricks | Key::Result => {
            steps.iter().rposition(|step| matches!(step.test, Test::Claim(ClaimTest::NormalLineLoses { .. })))
        }
        Key::Standing if is_adjudicated => {
            steps.iter().rposition(|step| step.holds && step.clause.citation().starts_with("68D"))
        }
        _ => None,
    }
}

/// The test under the clause that decides a component, or under a part of it: the last that held,
/// or else the last.
fn test_of(ruling: &Ruling, key: Key) -> Option<usize> {
    let clause = decides(ruling, key)?;
    last_test(ruling, |of| is_part_of(of, clause))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Bank;
    use rules::engine::rule;
    use rules::law;
    use std::path::Path;

    fn ruling(id: &str) -> Ruling {
        let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
        rule(&bank.scenario(id).expect("a scenario of the bank").case)
    }

    fn named(ruling: &Ruling, token: &str) -> (WrongReason, Clause, bool) {
        let reason = WrongReason::of(ruling, Key::Law, &[token.to_owned()]).expect("a reason");
        let step = &ruling.trace.steps()[reason.step().expect("a test")];
        (reason, step.clause, step.holds)
    }

    #[test]
    fn names_the_refused_test_of_a_clause() {
        let (reason, clause, holds) = named(&ruling("r006"), "30A");
        assert!(matches!(reason, WrongReason::Refused { .. }), "{reason:?}");
        assert_eq!((clause, holds), (law!("30A"), false));
    }

    #[test]
    fn names_the_test_before_a_clause_off_the_path() {
        let (reason, clause, holds) = named(&ruling("r006"), "30B2");
        assert!(matches!(reason, WrongReason::NotReached { .. } | WrongReason::Refused { .. }), "{reason:?}");
        assert_eq!((clause.law(), holds), ("30", matches!(reason, WrongReason::NotReached { .. })));
    }

    #[test]
    fn names_the_worst_line_for_tricks() {
        let ruling = ruling("c001");
        let reason = WrongReason::of(&ruling, Key::Tricks, &["4".to_owned()]).expect("a reason");
        let step = &ruling.trace.steps()[reason.step().expect("a test")];
        assert!(matches!(step.test, Test::Claim(ClaimTest::NormalLineLoses { .. })), "{step:?}");
    }

    #[test]
    fn names_the_test_that_decides_a_component() {
        let ruling = ruling("r006");
        let reason = WrongReason::of(&ruling, Key::Lead, &["none".to_owned()]).expect("a reason");
        let step = &ruling.trace.steps()[reason.step().expect("a test")];
        assert_eq!(step.clause.law(), "26");
    }
}
