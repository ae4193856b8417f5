//! The wrong premise behind a wrong answer: found where there is one, not found where there is
//! none, and credited as it should be.

mod chance;
mod every_scenario;
mod rows_of_facts;
mod rows_of_slips;
mod single_changes;
mod table;
mod words;

use crate::loaded as bank;
use bank::grade::right_answers;
use bank::{Answer, Marked, RulingForm, Scenario, mark_by};
use rules::engine::{self, Case, Key, Outcome, Ruling};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The ruling on a scenario.
fn ruling(scenario: &Scenario) -> Arc<Ruling> {
    let found = bank().rulings().find(|(case, _)| **case == scenario.case);
    found.map(|(_, ruling)| ruling).expect("a ruling of the bank")
}

/// Marks answers; rules on each case under a premise once.
struct Marker {
    known: Vec<(Case, Arc<Ruling>)>,
}

impl Marker {
    fn new() -> Marker {
        Marker { known: Vec::new() }
    }

    fn mark(&mut self, scenario: &Scenario, answer: &Answer) -> Marked {
        mark_by(ruling(scenario), scenario, answer, |case| Some(self.rule(case)))
    }

    fn rule(&mut self, case: &Case) -> Arc<Ruling> {
        if let Some((_, ruling)) = self.known.iter().find(|(known, _)| known == case) {
            return ruling.clone();
        }
        let ruling = Arc::new(engine::rule(case));
        self.known.push((case.clone(), ruling.clone()));
        ruling
    }
}

/// A component of a ruling under a premise; if it depends on a call not yet made, on either
/// finding.
fn says(under: &Ruling, key: Key) -> Vec<Vec<String>> {
    let settled = right_answers(under, key);
    match &under.outcome {
        Outcome::Fork { question, branches }
            if settled.is_empty() && question.finding().is_some_and(|(of, _)| of.is_on_replacement()) =>
        {
            branches.iter().flat_map(|branch| right_answers(&branch.ruling, key)).collect()
        }
        _ => settled,
    }
}

/// An answer to every question of a form, as in a URL.
fn answer(scenario: &Scenario, query: &str) -> Answer {
    let read = Answer::from_query(query).expect("an answer");
    Answer::parse(&RulingForm::of(scenario), read.fields())
        .unwrap_or_else(|faults| panic!("{} cannot be answered so: {faults:?}", scenario.id))
}

/// The first right answer to every question.
fn right(scenario: &Scenario) -> BTreeMap<Key, Vec<String>> {
    let ruling = ruling(scenario);
    let tokens = |key: &Key| right_answers(&ruling, *key).into_iter().next().expect("a decision");
    scenario.asks.iter().map(|key| (*key, tokens(key))).collect()
}
