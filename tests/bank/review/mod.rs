//! The next items to practise: by the plan, by mistakes, by weak laws.

mod days;
mod next;
mod order;
mod pace;
mod plan;
mod schedule;

use crate::loaded;
use bank::Confidence;
use bank::review::{History, MarkedAnswer, ReviewPlan, ReviewSchedule};
use jiff::Timestamp;

fn at(text: &str) -> Timestamp {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// An answer: scenario, mark, time.
fn answer(scenario: &str, permille: u16, when: &str) -> MarkedAnswer {
    MarkedAnswer { scenario: scenario.to_owned(), permille, at: at(when), confidence: None }
}

fn sure(answer: MarkedAnswer) -> MarkedAnswer {
    MarkedAnswer { confidence: Some(Confidence::Sure), ..answer }
}

fn history(answers: &[(&str, u16, &str)]) -> History {
    History::new(answers.iter().map(|(scenario, permille, when)| answer(scenario, *permille, when)).collect())
}

fn plan(zone: &str, exam: Option<&str>) -> ReviewPlan {
    ReviewPlan::read(exam, zone, ReviewPlan::USUAL)
        .unwrap_or_else(|faults| panic!("{zone} {exam:?}: {faults:?}"))
}

/// The schedule of this history by a plan.
fn schedule(history: &History, plan: &ReviewPlan, now: &str) -> ReviewSchedule {
    ReviewSchedule::of(loaded(), history, plan, at(now))
}
