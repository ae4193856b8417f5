//! An auction event by event: the case as it was after each event, with its ruling.

use rules::engine::rotation::RotationFacts;
use rules::engine::{self, Case, Facts, Ruling};

/// The case after each event of its auction, with the ruling at that moment; `None` while there is
/// nothing to rule on.
pub fn rulings_so_far(case: &Case, facts: &RotationFacts) -> Vec<Option<(Case, Ruling)>> {
    let ruled = |events: usize| {
        let case = until(case, facts, events)?;
        let ruling = engine::rule(&case);
        Some((case, ruling))
    };
    (1..=facts.events().len()).map(ruled).collect()
}

/// The case as it was before the call with this number, counted from 1.
pub(crate) fn before_call(case: &Case, facts: &RotationFacts, number: usize) -> Option<Case> {
    let mut calls = facts.events().iter().enumerate().filter(|(_, event)| event.is_numbered());
    let (events, _) = calls.nth(number.checked_sub(1)?)?;
    until(case, facts, events)
}

/// The case after this number of events; `None` while there is nothing to rule on.
fn until(case: &Case, facts: &RotationFacts, events: usize) -> Option<Case> {
    let mut setup = facts.setup();
    // The tricks are won after the last event.
    if events < setup.events.len() {
        setup.made = None;
    }
    setup.events.truncate(events);
    Some(Case { facts: Facts::Rotation(setup.check().ok()?), ..case.clone() })
}

#[cfg(test)]
mod tests {
    use super::rulings_so_far;
    use crate::Bank;
    use rules::engine::ruling::Outcome;
    use rules::engine::{self, Facts, Key};
    use std::path::Path;

    fn bank() -> Bank {
        Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank")
    }

    #[test]
    fn call_waits_for_an_answer_then_is_cancelled() {
        let bank = bank();
        let case = &bank.scenario("r001").expect("the first scenario").case;
        let Facts::Rotation(facts) = &case.facts else { panic!("an auction") };
        let moments = rulings_so_far(case, facts);
        let ruled = |event: usize| &moments[event].as_ref().expect("a ruling").1;
        assert!(matches!(ruled(0).outcome, Outcome::Fork { .. }), "West may accept the pass");
        assert!(ruled(0).component(Key::Cancelled).is_none());
        assert!(ruled(1).component(Key::Cancelled).is_some(), "West has declined");
    }

    #[test]
    fn last_moment_is_the_whole_case() {
        let bank = bank();
        for scenario in bank.scenarios() {
            let Facts::Rotation(facts) = &scenario.case.facts else { continue };
            let (case, ruling) = rulings_so_far(&scenario.case, facts).pop().flatten().expect("a ruling");
            assert_eq!((&case, ruling), (&scenario.case, engine::rule(&scenario.case)), "{}", scenario.id);
        }
    }
}
