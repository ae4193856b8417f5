//! New material up to the exam.

use crate::review::{answer, at, history, loaded, plan, schedule};
use bank::PracticeScope;
use bank::review::{History, MarkedAnswer, Pace, Planned, PracticeReason, ReviewPlan, next, queue, zone};
use jiff::civil::date;

const NOW: &str = "2026-11-27T09:00:00Z";

fn pace(history: &History, plan: &ReviewPlan) -> Option<Pace> {
    Pace::of(loaded(), history, plan, at(NOW))
}

/// All stages of so many scenarios, answered at this time.
fn answered(scenarios: usize, when: &str) -> Vec<MarkedAnswer> {
    let firsts = loaded().firsts().take(scenarios);
    let stages = firsts.flat_map(|first| loaded().stages(first));
    stages.map(|stage| answer(&stage.id, 1000, when)).collect()
}

#[test]
fn all_is_seen_before_the_last_week() {
    let all = loaded().firsts().count();
    let towards = plan("UTC", Some("2026-12-27"));
    let begun = pace(&History::default(), &towards).unwrap();
    // 30 days to the exam, 23 of them for new material.
    assert_eq!((begun.today, begun.left, begun.done), (all.div_ceil(23), all, 0));
    assert!(begun.done_by < date(2026, 12, 20), "{begun:?}");
    let tomorrow = Pace::of(loaded(), &History::default(), &towards, at("2026-11-28T09:00:00Z"));
    assert!(tomorrow.unwrap().today >= begun.today, "what is left undone is divided over fewer days");
}

#[test]
fn counts_down_over_the_day() {
    let towards = plan("UTC", Some("2026-12-27"));
    let begun = pace(&History::default(), &towards).unwrap();
    let some = pace(&History::new(answered(4, "2026-11-27T08:00:00Z")), &towards).unwrap();
    assert_eq!((some.today, some.done), (begun.today - 4, 4));
    assert_eq!(some.done_by, begun.done_by);
    let more = pace(&History::new(answered(begun.today + 5, "2026-11-27T08:00:00Z")), &towards).unwrap();
    assert_eq!((more.today, more.done), (0, begun.today + 5));
    assert!(more.done_by <= begun.done_by);
    let earlier = pace(&History::new(answered(4, "2026-11-20T08:00:00Z")), &towards).unwrap();
    assert_eq!((earlier.done, earlier.left), (0, begun.left - 4), "what was answered before is not today's");
}

#[test]
fn unfinished_stages_are_not_done() {
    let staged = loaded().firsts().find(|one| one.stage.is_one_of_several()).unwrap();
    let towards = plan("UTC", Some("2026-12-27"));
    let begun = pace(&history(&[(&staged.id, 1000, "2026-11-27T08:00:00Z")]), &towards).unwrap();
    assert_eq!(begun.done, 0);
}

#[test]
fn last_week_divides_up_to_the_exam() {
    let all = loaded().firsts().count();
    let soon = pace(&History::default(), &plan("UTC", Some("2026-11-30"))).unwrap();
    assert_eq!((soon.today, soon.done_by), (all.div_ceil(3), date(2026, 11, 29)));
    for exam in [None, Some("2026-11-27"), Some("2026-11-01")] {
        assert_eq!(pace(&History::default(), &plan("UTC", exam)), None, "{exam:?}");
    }
    let everything = History::new(answered(all, "2026-11-20T08:00:00Z"));
    assert_eq!(pace(&everything, &plan("UTC", Some("2026-12-27"))), None);
}

#[test]
fn syllabus_comes_first() {
    let law_30 = loaded().by_law("30").count();
    let towards = plan("UTC", Some("2026-12-27")).on(vec![PracticeScope::Law("30")]);
    assert_eq!(pace(&History::default(), &towards).map(|one| one.left), Some(law_30));
    let begun = schedule(&History::default(), &towards, NOW);
    let planned = Planned { plan: &towards, schedule: &begun };
    let queued = queue(loaded(), &History::default(), Some(planned), &zone("UTC").unwrap(), at(NOW));
    let of_30 = |id: &str| loaded().laws_of(id).contains(&"30");
    assert!(queued[..law_30].iter().all(|one| of_30(&one.id)), "the syllabus first");
    assert_eq!(queued.len(), loaded().firsts().count(), "then all else");
    let mut given = Vec::new();
    for _ in 0..law_30 {
        let history = History::new(given.clone());
        let after = history.answers().last().and_then(|last| loaded().scenario(&last.scenario));
        let schedule = schedule(&history, &towards, NOW);
        let planned = Planned { plan: &towards, schedule: &schedule };
        let next = next(loaded(), &history, Some(planned), &zone("UTC").unwrap(), at(NOW), after).unwrap();
        assert!(next.why == PracticeReason::New && of_30(&next.id), "{next:?}");
        let first = loaded().scenario(&next.id).unwrap();
        given.extend(loaded().stages(first).map(|stage| answer(&stage.id, 1000, NOW)));
    }
    let done = History::new(given);
    assert_eq!(pace(&done, &towards), None);
}
