//! The queue: order and reasons.

use crate::review::{answer, at, history, loaded, plan, sure};
use bank::Bank;
use bank::review::{
    self, History, Planned, PracticeReason, Queued, ReviewPlan, ReviewSchedule, mistakes, onward, queue,
    sure_and_wrong, weakest_laws,
};
use jiff::civil::date;
use jiff::tz::TimeZone;
use rules::engine;
use std::collections::BTreeSet;
use std::sync::Arc;

const NOW: &str = "2026-03-10T12:00:00Z";

fn of(bank: &Bank, history: &History, plan: Option<&ReviewPlan>) -> Vec<Queued> {
    let scheduled = plan.map(|plan| (plan, ReviewSchedule::of(bank, history, plan, at(NOW))));
    let planned = scheduled.as_ref().map(|(plan, schedule)| Planned { plan, schedule });
    queue(bank, history, planned, &TimeZone::UTC, at(NOW))
}

fn fresh(bank: &Bank, history: &History, id: &str) -> String {
    let rule = |case: &_| Some(Arc::new(engine::rule(case)));
    review::fresh(bank, history, id, rule).unwrap_or_else(|| panic!("{id} has no variant"))
}

fn words(queue: &[Queued]) -> Vec<&'static str> {
    let mut words: Vec<&str> = queue.iter().map(|one| one.why.word()).collect();
    words.dedup();
    words
}

#[test]
fn no_plan_nothing_due() {
    let bank = loaded();
    let queue = of(bank, &History::default(), None);
    assert!(queue.iter().all(|one| one.why == PracticeReason::New));
    assert_eq!(queue.len(), bank.firsts().count());
    assert_eq!(queue[0].id, "r001");
    assert_eq!(of(bank, &History::default(), Some(&plan("UTC", None))), queue);
    let answered = history(&[("r001", 1000, "2020-01-01T00:00:00Z")]);
    assert!(of(bank, &answered, None).iter().all(|one| one.id != "r001"));
}

#[test]
fn order_is_due_mistakes_weak_rest() {
    let bank = loaded();
    let answers = history(&[
        ("r001", 1000, "2026-03-01T12:00:00Z"),
        ("r002", 0, "2026-03-05T12:00:00Z"),
        ("r003", 800, "2026-03-10T10:00:00Z"),
        ("c001", 1000, "2026-03-10T11:00:00Z"),
        ("c002", 1000, "2026-03-10T11:00:00Z"),
        ("c003", 1000, "2026-03-10T11:00:00Z"),
    ]);
    let queue = of(bank, &answers, Some(&plan("UTC", None)));
    assert_eq!(words(&queue), ["due", "mistake", "weakest", "new"]);
    let due: Vec<(&str, PracticeReason)> =
        queue.iter().take(3).map(|one| (one.id.as_str(), one.why)).collect();
    assert_eq!(
        due,
        [
            ("r001", PracticeReason::Due { on: date(2026, 3, 3), pulled: false }),
            ("r002", PracticeReason::Due { on: date(2026, 3, 6), pulled: false }),
            ("r003", PracticeReason::Mistake { permille: 800 }),
        ]
    );
    let ids: BTreeSet<&str> = queue.iter().map(|one| one.id.as_str()).collect();
    assert_eq!(ids.len(), queue.len(), "the queue has a duplicate");
    assert!(!ids.contains("c001"), "answered rightly today");
}

#[test]
fn practises_weakest_law_first() {
    let bank = loaded();
    // Law 34 disposes of r003, Law 30 of r001 and r002, Law 70 of c001.
    let answers =
        history(&[("r001", 1000, NOW), ("r002", 800, NOW), ("r003", 100, NOW), ("c001", 1000, NOW)]);
    let weak: Vec<(&str, Option<u16>)> =
        weakest_laws(bank, &answers).iter().map(|law| (law.law, law.mean)).collect();
    assert_eq!(weak[0], ("34", Some(100)));
    assert!(weak.is_sorted_by_key(|law| law.1) && weak.contains(&("30", Some(900))));
    assert!(weak.iter().all(|(law, _)| *law != "70"), "nothing was wrong there");
    let queue = of(bank, &answers, None);
    let first = queue.iter().find(|one| matches!(one.why, PracticeReason::Weakest { .. })).unwrap();
    assert_eq!(first.why, PracticeReason::Weakest { law: "34", mean: 100 });
    assert!(bank.laws_of(&first.id).contains(&"34") && first.id != "r003");
    assert_eq!(weakest_laws(bank, &History::default()), []);
}

#[test]
fn confident_mistakes_come_first() {
    let bank = loaded();
    let answers = History::new(vec![
        answer("r001", 0, "2026-03-01T12:00:00Z"),
        answer("r001~0al", 1000, "2026-03-02T12:00:00Z"),
        sure(answer("r002", 300, "2026-03-03T12:00:00Z")),
        answer("r003", 999, "2026-03-05T12:00:00Z"),
        sure(answer("r004~0al", 900, "2026-03-04T12:00:00Z")),
        sure(answer("r005", 1000, "2026-03-04T12:00:00Z")),
        sure(answer("gone", 0, "2026-03-04T12:00:00Z")),
    ]);
    let ids = |answers: Vec<&bank::review::MarkedAnswer>| -> Vec<String> {
        answers.iter().map(|answer| answer.item().to_owned()).collect()
    };
    assert_eq!(ids(mistakes(bank, &answers)), ["r004", "r002", "r003"]);
    assert_eq!(ids(sure_and_wrong(bank, &answers)), ["r004", "r002"]);
}

#[test]
fn repeats_as_fresh_variants() {
    let bank = loaded();
    let mut answers = vec![answer("r006", 0, "2026-03-01T12:00:00Z")];
    let mut seen = BTreeSet::from(["r006".to_owned()]);
    for _ in 0..5 {
        let history = History::new(answers.clone());
        let id = fresh(bank, &history, "r006");
        assert_eq!(fresh(bank, &history, "r006"), id, "unchanged until answered");
        assert!(id.starts_with("r006~") && bank.find(&id).is_some(), "{id}");
        assert!(seen.insert(id.clone()), "{id} again");
        answers.push(answer(&id, 0, "2026-03-02T12:00:00Z"));
    }
    answers.push(answer("r006~zzz", 1000, "2026-03-03T12:00:00Z"));
    let history = History::new(answers);
    let queue = of(bank, &history, None);
    assert!(queue.iter().all(|one| one.id != "r006"), "it was right in the end");
}

#[test]
fn one_stage_per_scenario_is_queued() {
    let bank = loaded();
    let one = |answers: &[(&str, u16, &str)]| -> Vec<Queued> {
        let queue = of(bank, &crate::review::history(answers), Some(&plan("UTC", None)));
        queue.into_iter().filter(|one| one.id.starts_with("r059")).collect()
    };
    // A scenario left in the middle continues where it was left.
    let left = one(&[("r059", 1000, NOW)]);
    assert_eq!((left.len(), left[0].id.as_str()), (1, "r059.2"));
    // A variant continues in the same variant.
    let first = fresh(bank, &History::default(), "r059");
    let history = history(&[(&first, 1000, NOW)]);
    let queue = of(bank, &history, None);
    let next = queue.iter().find(|one| one.id == "r059.2").expect("its next stage");
    assert_eq!(onward(bank, &history, &next.id), first.replace("r059", "r059.2"));
    // The longest overdue replaces the others that are due.
    let due = one(&[("r059", 1000, "2026-03-01T12:00:00Z"), ("r059.2", 0, "2026-03-01T12:00:00Z")]);
    assert_eq!(due.len(), 1);
    assert_eq!((due[0].id.as_str(), due[0].why.word()), ("r059.2", "due"));
}

#[test]
fn queue_ignores_answer_order() {
    let (bank, plan) = (loaded(), plan("Pacific/Auckland", Some("2026-03-20")));
    let mut answers: Vec<_> = bank
        .firsts()
        .take(30)
        .enumerate()
        .map(|(i, one)| {
            answer(
                &one.id,
                (i as u16 * 137) % 1001,
                &format!("2026-03-{:02}T{:02}:00:00Z", 1 + i % 9, i % 24),
            )
        })
        .collect();
    let queue = of(bank, &History::new(answers.clone()), Some(&plan));
    answers.reverse();
    assert_eq!(of(bank, &History::new(answers), Some(&plan)), queue);
    assert!(queue.len() > 100);
}
