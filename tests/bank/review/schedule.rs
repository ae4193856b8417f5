//! Due dates: the crate's intervals, in calendar days.

use crate::review::{answer, at, history, loaded, plan, sure};
use bank::review::{History, ItemMemory, LAST_DAYS, ReviewPlan, ReviewSchedule};
use fsrs::{FSRS, FSRSItem, FSRSReview};
use jiff::civil::{Date, date};

/// The crate called directly: ratings, each this many days after the one before.
fn crate_intervals(reviews: &[(u32, u32)], retention: f32) -> (f32, u32) {
    let fsrs = FSRS::default();
    let reviews = reviews.iter().map(|(rating, delta_t)| FSRSReview { rating: *rating, delta_t: *delta_t });
    let memory = fsrs.memory_state(FSRSItem { reviews: reviews.collect() }, None).unwrap();
    let days = fsrs.next_interval(Some(memory.stability), retention, 0);
    (memory.stability, days.round().max(1.0) as u32)
}

fn of(history: &History, plan: &ReviewPlan, now: &str) -> ItemMemory {
    *ReviewSchedule::of(loaded(), history, plan, at(now)).item("r001").expect("an item that was answered")
}

#[test]
fn intervals_match_the_fsrs_crate() {
    let answers = [
        ("r001", 1000, "2026-03-01T12:00:00Z"),
        ("r001", 700, "2026-03-04T12:00:00Z"),
        ("r001", 200, "2026-03-10T12:00:00Z"),
        ("r001", 1000, "2026-03-10T13:00:00Z"),
        ("r001", 1000, "2026-03-20T23:00:00Z"),
    ];
    let reviews = [(3, 0), (2, 3), (1, 6), (3, 0), (3, 10)];
    for until in 1..=answers.len() {
        let last: Date = answers[until - 1].2[..10].parse().unwrap();
        for retention in [700, 900, 970] {
            let plan = ReviewPlan::read(None, "UTC", retention).unwrap();
            let one = of(&history(&answers[..until]), &plan, "2026-03-21T00:00:00Z");
            let (stability, days) = crate_intervals(&reviews[..until], f32::from(retention) / 1000.0);
            assert_eq!((one.stability, one.interval), (stability, days), "{until} answers, {retention}");
            assert_eq!((one.last, one.pulled), (last, false));
            assert_eq!((one.due - last).get_days(), days as i32);
        }
    }
}

#[test]
fn confidence_lengthens_the_interval() {
    let plan = plan("UTC", None);
    let one = of(
        &History::new(vec![sure(answer("r001", 1000, "2026-03-01T12:00:00Z"))]),
        &plan,
        "2026-03-01T12:00:00Z",
    );
    assert_eq!((one.stability, one.interval), crate_intervals(&[(4, 0)], 0.9));
    assert!(one.interval > crate_intervals(&[(3, 0)], 0.9).1);
}

/// Two answers and the days between them, in time zones and across clock changes.
#[test]
fn schedule_uses_local_days() {
    for (zone, first, second, days) in [
        // In Oslo the clock goes forward on 29 March 2026 and back on 25 October: 23 and 25 hours.
        ("Europe/Oslo", "2026-03-28T23:30:00Z", "2026-03-29T22:30:00Z", 1),
        ("Europe/Oslo", "2026-03-28T22:30:00Z", "2026-03-29T21:30:00Z", 1),
        ("Europe/Oslo", "2026-03-28T23:00:00Z", "2026-03-29T21:59:59Z", 0),
        ("Europe/Oslo", "2026-10-24T22:00:00Z", "2026-10-25T22:59:59Z", 0),
        ("Europe/Oslo", "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z", 1),
        // In Los Angeles on 8 March and 1 November.
        ("America/Los_Angeles", "2026-03-08T08:00:00Z", "2026-03-09T06:59:59Z", 0),
        ("America/Los_Angeles", "2026-03-08T08:00:00Z", "2026-03-09T07:00:00Z", 1),
        ("America/Los_Angeles", "2026-11-01T07:00:00Z", "2026-11-02T07:59:59Z", 0),
        ("America/Los_Angeles", "2026-11-01T07:00:00Z", "2026-11-02T08:00:00Z", 1),
        // In Auckland, in the southern hemisphere, back on 5 April and forward on 27 September.
        ("Pacific/Auckland", "2026-04-04T11:00:00Z", "2026-04-05T11:59:59Z", 0),
        ("Pacific/Auckland", "2026-04-04T11:00:00Z", "2026-04-05T12:00:00Z", 1),
        ("Pacific/Auckland", "2026-09-26T12:00:00Z", "2026-09-27T10:59:59Z", 0),
        ("Pacific/Auckland", "2026-09-26T12:00:00Z", "2026-09-27T11:00:00Z", 1),
        // The same two moments are on one day here and on two there.
        ("UTC", "2026-06-01T01:00:00Z", "2026-06-01T23:00:00Z", 0),
        ("Europe/Oslo", "2026-06-01T01:00:00Z", "2026-06-01T23:00:00Z", 1),
        ("America/Los_Angeles", "2026-06-01T01:00:00Z", "2026-06-01T23:00:00Z", 1),
        ("Pacific/Auckland", "2026-06-01T01:00:00Z", "2026-06-01T23:00:00Z", 1),
    ] {
        let answers = history(&[("r001", 1000, first), ("r001", 1000, second)]);
        let one = of(&answers, &plan(zone, None), second);
        assert_eq!(
            (one.stability, one.interval),
            crate_intervals(&[(3, 0), (3, days)], 0.9),
            "{zone} {first}"
        );
    }
}

#[test]
fn due_from_midnight_across_dst() {
    // A right answer when due after two days, with a day of 23 or 25 hours in between.
    let bank = loaded();
    for (zone, answered, not_yet, due) in [
        ("Europe/Oslo", "2026-03-28T11:00:00Z", "2026-03-29T21:59:59Z", "2026-03-29T22:00:00Z"),
        ("Europe/Oslo", "2026-10-24T10:00:00Z", "2026-10-25T22:59:59Z", "2026-10-25T23:00:00Z"),
        ("Pacific/Auckland", "2026-04-03T23:00:00Z", "2026-04-05T11:59:59Z", "2026-04-05T12:00:00Z"),
        ("America/Los_Angeles", "2026-03-07T20:00:00Z", "2026-03-09T06:59:59Z", "2026-03-09T07:00:00Z"),
        ("UTC", "2026-03-07T20:00:00Z", "2026-03-08T23:59:59Z", "2026-03-09T00:00:00Z"),
    ] {
        let answers = history(&[("r001", 1000, answered)]);
        let at_that = |now| ReviewSchedule::of(bank, &answers, &plan(zone, None), at(now)).due().len();
        assert_eq!((at_that(not_yet), at_that(due)), (0, 1), "{zone}");
    }
}

#[test]
fn sorts_answers_by_time() {
    let mut answers = vec![
        answer("r001", 1000, "2026-03-01T12:00:00Z"),
        answer("r001", 0, "2026-03-03T12:00:00Z"),
        answer("r001", 1000, "2026-03-09T12:00:00Z"),
    ];
    let plan = plan("UTC", None);
    let in_order = of(&History::new(answers.clone()), &plan, "2026-03-09T12:00:00Z");
    answers.rotate_left(1);
    assert_eq!(of(&History::new(answers), &plan, "2026-03-09T12:00:00Z"), in_order);
}

#[test]
fn variants_count_for_their_scenario() {
    let plan = plan("UTC", None);
    let of_variants =
        history(&[("r001~0al", 1000, "2026-03-01T12:00:00Z"), ("r001~zzz", 1000, "2026-03-05T12:00:00Z")]);
    let of_itself =
        history(&[("r001", 1000, "2026-03-01T12:00:00Z"), ("r001", 1000, "2026-03-05T12:00:00Z")]);
    let now = "2026-03-05T12:00:00Z";
    assert_eq!(of(&of_variants, &plan, now), of(&of_itself, &plan, now));
    let stages = history(&[("r059.2~0al", 1000, now), ("r059", 0, now)]);
    let schedule = ReviewSchedule::of(loaded(), &stages, &plan, at(now));
    assert_eq!(schedule.items().map(|(id, _)| id).collect::<Vec<_>>(), ["r059", "r059.2"]);
}

#[test]
fn today_is_not_before_last_answer() {
    let (bank, plan) = (loaded(), plan("UTC", None));
    let answers = history(&[("r001", 0, "2026-03-01T12:00:00Z"), ("r002", 1000, "2026-03-02T12:00:00Z")]);
    let went_back = ReviewSchedule::of(bank, &answers, &plan, at("2020-01-01T00:00:00Z"));
    assert_eq!(went_back, ReviewSchedule::of(bank, &answers, &plan, at("2026-03-02T12:00:00Z")));
    assert_eq!(went_back.due().into_iter().map(|(id, _)| id).collect::<Vec<_>>(), ["r001"]);
}

#[test]
fn removed_scenario_is_not_due() {
    let answers = history(&[("gone", 0, "2026-03-01T12:00:00Z"), ("gone~7k2", 0, "2026-03-01T12:00:00Z")]);
    let schedule = ReviewSchedule::of(loaded(), &answers, &plan("UTC", None), at("2026-04-01T12:00:00Z"));
    assert_eq!((schedule.items().len(), schedule.due().len(), schedule.next()), (0, 0, None));
}

#[test]
fn finds_next_due_day() {
    let answers = history(&[
        ("r001", 0, "2026-03-01T12:00:00Z"),
        ("r002", 1000, "2026-03-01T12:00:00Z"),
        ("r003", 1000, "2026-03-01T12:00:00Z"),
    ]);
    let schedule = |now| ReviewSchedule::of(loaded(), &answers, &plan("UTC", None), at(now));
    assert_eq!(schedule("2026-03-01T13:00:00Z").next(), Some((date(2026, 3, 2), 1)));
    assert_eq!(schedule("2026-03-02T13:00:00Z").next(), Some((date(2026, 3, 3), 2)));
    assert_eq!(schedule("2026-03-03T13:00:00Z").next(), None);
}

/// Items that the crate would not repeat for some weeks.
fn well_known_items() -> (History, Vec<String>) {
    let ids: Vec<String> = loaded().firsts().take(40).map(|one| one.id.clone()).collect();
    let twice = |id: &String| {
        let first = sure(answer(id, 1000, "2026-03-01T12:00:00Z"));
        [first.clone(), sure(answer(id, 1000, "2026-03-10T12:00:00Z"))]
    };
    (History::new(ids.iter().flat_map(twice).collect()), ids)
}

#[test]
fn exam_pulls_items_before_it() {
    let (bank, (answers, ids)) = (loaded(), well_known_items());
    let exam = date(2026, 3, 25);
    let schedule =
        ReviewSchedule::of(bank, &answers, &plan("UTC", Some("2026-03-25")), at("2026-03-11T12:00:00Z"));
    let by_itself = ReviewSchedule::of(bank, &answers, &plan("UTC", None), at("2026-03-11T12:00:00Z"));
    let mut days = std::collections::BTreeMap::new();
    for id in &ids {
        let (one, alone) = (schedule.item(id).unwrap(), by_itself.item(id).unwrap());
        assert!(alone.due >= exam && !alone.pulled && one.pulled, "{id}: {one:?}");
        assert!((1..=LAST_DAYS as i32).contains(&(exam - one.due).get_days()), "{id}: {one:?}");
        assert_eq!((one.interval, one.stability), (alone.interval, alone.stability));
        *days.entry(one.due).or_insert(0) += 1;
    }
    assert_eq!(days.len(), LAST_DAYS, "not everything on the eve: {days:?}");
    // Nothing is due before those days.
    assert_eq!(schedule.due().len(), 0);
}

#[test]
fn pulled_item_rests_until_exam() {
    let (bank, (answers, ids)) = (loaded(), well_known_items());
    let plan = plan("UTC", Some("2026-03-25"));
    let eve = at("2026-03-24T12:00:00Z");
    assert_eq!(ReviewSchedule::of(bank, &answers, &plan, eve).due().len(), ids.len());
    let mut all = answers.answers().to_vec();
    all.extend(ids.iter().map(|id| answer(id, 1000, "2026-03-24T13:00:00Z")));
    let schedule = ReviewSchedule::of(bank, &History::new(all), &plan, at("2026-03-24T14:00:00Z"));
    assert_eq!(schedule.due().len(), 0);
    assert!(schedule.items().all(|(_, one)| !one.pulled && one.due > date(2026, 3, 25)));
}

#[test]
fn pulls_only_before_the_exam() {
    let bank = loaded();
    let soon = history(&[("r001", 0, "2026-03-01T12:00:00Z")]);
    let plan = plan("UTC", Some("2026-03-25"));
    let one = of(&soon, &plan, "2026-03-01T13:00:00Z");
    assert_eq!((one.due, one.pulled), (date(2026, 3, 2), false));
    let (answers, _) = well_known_items();
    let without = ReviewPlan::read(None, "UTC", ReviewPlan::USUAL).unwrap();
    for now in ["2026-03-25T00:00:00Z", "2026-03-26T12:00:00Z", "2026-12-01T12:00:00Z"] {
        let after = ReviewSchedule::of(bank, &answers, &plan, at(now));
        assert_eq!(after, ReviewSchedule::of(bank, &answers, &without, at(now)), "{now}");
    }
}
