//! The next scenario: rest after an answer, spacing, and the order once all are answered.

use crate::review::{answer, at, history, loaded, plan, schedule};
use bank::review::{History, MarkedAnswer, Planned, PracticeReason, SPACING, next, queue, zone};
use jiff::tz::TimeZone;

const DAY: &str = "2026-03-10T12:00:00Z";
const TOMORROW: &str = "2026-03-11T12:00:00Z";

fn id(answers: &[MarkedAnswer], now: &str) -> String {
    let next = next(loaded(), &History::new(answers.to_vec()), None, &TimeZone::UTC, at(now), None);
    next.map(|one| one.id).unwrap_or_default()
}

/// Answers this many next scenarios with full marks.
fn go_on(answers: &mut Vec<MarkedAnswer>, times: usize, now: &str) -> Vec<String> {
    let step = |_| {
        let id = id(answers, now);
        answers.push(answer(&id, 1000, now));
        id
    };
    (0..times).map(step).collect()
}

#[test]
fn mistake_returns_after_three() {
    let mut answers = vec![answer("r001", 0, DAY)];
    let others = go_on(&mut answers, SPACING, DAY);
    assert!(others.iter().all(|id| id != "r001"), "{others:?}");
    assert_eq!(id(&answers, DAY), "r001");
}

#[test]
fn repeats_a_mistake_once_a_day() {
    let mut answers = vec![answer("r001", 0, DAY)];
    go_on(&mut answers, SPACING, DAY);
    answers.push(answer("r001~0al", 0, DAY));
    let others = go_on(&mut answers, 10, DAY);
    assert!(others.iter().all(|id| id != "r001"), "{others:?}");
    // A scenario left between two of its stages comes first.
    let met = go_on(&mut answers, 6, TOMORROW);
    assert!(met.contains(&"r001".to_owned()), "{met:?}");
    answers.push(answer("r001~1al", 0, TOMORROW));
    assert_ne!(id(&answers, TOMORROW), "r001");
}

#[test]
fn default_day_uses_the_zone() {
    let (evening, night) = ("2026-03-10T22:30:00Z", "2026-03-10T23:30:00Z");
    let mut answers = vec![answer("r001", 0, evening)];
    go_on(&mut answers, SPACING, evening);
    answers.push(answer("r001~0al", 0, evening));
    go_on(&mut answers, SPACING, evening);
    let comes = |zone: &TimeZone| {
        let queue = queue(loaded(), &History::new(answers.clone()), None, zone, at(night));
        queue.iter().any(|one| one.id == "r001" && matches!(one.why, PracticeReason::Mistake { .. }))
    };
    assert!(comes(&zone("Europe/Oslo").expect("a zone")), "half past midnight there");
    assert!(!comes(&TimeZone::UTC), "and the same day here");
}

#[test]
fn same_scenario_is_not_another() {
    let again: Vec<MarkedAnswer> = (0..5).map(|_| answer("r001", 0, DAY)).collect();
    assert_ne!(id(&again, DAY), "r001");
}

#[test]
fn due_items_ignore_the_gap() {
    let plan = plan("UTC", None);
    let wrong = history(&[("r001", 0, "2026-03-01T12:00:00Z")]);
    let schedule = schedule(&wrong, &plan, DAY);
    let planned = Planned { plan: &plan, schedule: &schedule };
    let due = next(loaded(), &wrong, Some(planned), plan.zone(), at(DAY), None).expect("something is due");
    assert!(due.id == "r001" && matches!(due.why, PracticeReason::Due { .. }), "{due:?}");
}

#[test]
fn continues_without_history() {
    let bank = loaded();
    let mut here = bank.scenario("r001").expect("the first");
    let mut met = vec!["r001".to_owned()];
    for _ in 1..bank.firsts().count() {
        let next =
            next(bank, &History::default(), None, &TimeZone::UTC, at(DAY), Some(here)).expect("another");
        assert!(!met.contains(&next.id), "{} again", next.id);
        here = bank.scenario(&next.id).expect("of the bank");
        met.push(next.id);
    }
}

#[test]
fn repeats_lowest_mark_last() {
    let bank = loaded();
    let all = |id: &str| answer(id, if id == "c001" { 900 } else { 1000 }, DAY);
    let stages = bank.scenarios().map(|one| all(&one.id));
    let mut answers: Vec<MarkedAnswer> = stages.filter(|one| one.scenario != "c001").collect();
    answers.insert(0, all("c001"));
    let whole = History::new(answers.clone());
    let one = next(bank, &whole, None, &TimeZone::UTC, at(DAY), None).expect("something");
    assert_eq!((one.id.as_str(), one.why), ("c001", PracticeReason::Mistake { permille: 900 }));
    answers.push(answer("c001", 1000, DAY));
    let right = History::new(answers);
    let one = next(bank, &right, None, &TimeZone::UTC, at(DAY), bank.scenario("c001")).expect("something");
    assert!(one.id != "c001" && one.why == PracticeReason::Again { permille: 1000 }, "{one:?}");
}
