//! Progress of a group, from its members' answers.

use bank::Bank;
use bank::course::{
    Activity, AssignedScenarios, INACTIVE_DAYS, assignment_progress, latest_activity, results_by_law,
};
use bank::review::{History, MarkedAnswer};
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use std::path::Path;
use std::sync::LazyLock;

/// A scenario of two stages, `r900`, and one of one.
fn bank() -> &'static Bank {
    static BANK: LazyLock<Bank> = LazyLock::new(|| {
        Bank::load(&Path::new(env!("CHECKOUT")).join("tests/banks/staged")).expect("a sound bank")
    });
    &BANK
}

fn day(n: i64) -> Timestamp {
    Timestamp::UNIX_EPOCH + SignedDuration::from_hours(24 * (20_000 + n))
}

fn history(answers: &[(&str, u16, i64)]) -> History {
    let answered = |(scenario, permille, at): &(&str, u16, i64)| MarkedAnswer {
        scenario: (*scenario).to_owned(),
        permille: *permille,
        at: day(*at),
        confidence: None,
    };
    History::new(answers.iter().map(answered).collect())
}

/// The ids of the stages of the first scenario.
fn stages() -> Vec<String> {
    let first = bank().firsts().find(|one| one.stage.is_one_of_several()).expect("a scenario of stages");
    bank().stages(first).map(|stage| stage.id.clone()).collect()
}

#[test]
fn done_once_all_stages_are_timely() {
    let stages = stages();
    let scenarios = vec![stages[0].clone(), "gone".to_owned()];
    let assigned = AssignedScenarios { scenarios: &scenarios, from: day(10) };
    let of = |answers: &[(&str, u16, i64)]| assignment_progress(bank(), &assigned, &history(answers));
    let nothing = of(&[]);
    assert_eq!(
        (nothing.answered, nothing.total, nothing.mean),
        (0, 1, None),
        "removed scenarios do not count"
    );
    assert_eq!(nothing.next.as_ref(), Some(&stages[0]));
    let all = |at: i64, mark: u16| stages.iter().map(move |id| (id.as_str(), mark, at)).collect::<Vec<_>>();
    assert_eq!(of(&all(9, 1000)).answered, 0, "before it was assigned");
    assert_eq!(of(&all(10, 1000)[..1]).answered, 0, "one stage of several");
    let whole = of(&all(10, 800));
    assert_eq!((whole.answered, whole.mean, whole.next), (1, Some(800), None));
    let variant: Vec<(String, u16, i64)> =
        stages.iter().map(|id| (format!("{id}~00000"), 1000, 11)).collect();
    let variant: Vec<_> = variant.iter().map(|(id, mark, at)| (id.as_str(), *mark, *at)).collect();
    assert_eq!(of(&variant).answered, 1, "a variant counts for its scenario");
}

#[test]
fn weakest_law_first_unanswered_last() {
    let all = bank().laws();
    assert!(all.len() > 1, "{all:?}");
    let answered: Vec<String> = bank().scenarios().map(|one| one.id.clone()).collect();
    let marks = |mark: u16| answered.iter().map(|id| (id.as_str(), mark, 1)).collect::<Vec<_>>();
    let group = [history(&marks(1000)), history(&marks(400)), history(&[])];
    let found = results_by_law(bank(), &[], &group);
    assert_eq!(found.len(), all.len());
    for law in &found {
        assert_eq!((law.members, law.mean, law.stuck), (2, Some(700), 1), "{law:?}");
    }
    let one = vec![all[0].to_owned()];
    let found = results_by_law(bank(), &one, &group);
    assert_eq!(found.iter().map(|law| law.law).collect::<Vec<_>>(), [all[0]], "assigned scenarios only");
    let only = bank().firsts().next().expect("a scenario");
    let some: Vec<String> = bank().stages(only).map(|stage| stage.id.clone()).collect();
    let some: Vec<_> = some.iter().map(|id| (id.as_str(), 300, 1)).collect();
    let found = results_by_law(bank(), &[], &[history(&some)]);
    let first_open = found.iter().position(|law| law.mean.is_none()).unwrap_or(found.len());
    assert!(first_open > 0);
    assert!(found[first_open..].iter().all(|law| law.mean.is_none() && law.members == 0));
    assert!(found[..first_open].is_sorted_by_key(|law| law.mean));
}

#[test]
fn inactive_differs_from_new() {
    let some = history(&[("r900", 0, 0)]);
    for (history, since, now, expected) in [
        (&some, 0, 0, Activity::Active(0)),
        (&some, 0, INACTIVE_DAYS - 1, Activity::Active(INACTIVE_DAYS - 1)),
        (&some, 0, INACTIVE_DAYS, Activity::Inactive(INACTIVE_DAYS)),
        (&some, 5, -1, Activity::Active(0)),
        (&history(&[]), 5, 5 + INACTIVE_DAYS - 1, Activity::New),
        (&history(&[]), 5, 5 + INACTIVE_DAYS, Activity::NeverActive),
    ] {
        let found = latest_activity(history, day(since), day(now), &TimeZone::UTC);
        assert_eq!(found, expected);
        assert_eq!(found.is_inactive(), matches!(expected, Activity::Inactive(_) | Activity::NeverActive));
    }
    assert!(
        Activity::NeverActive > Activity::Inactive(99) && Activity::Inactive(30) > Activity::Inactive(20)
    );
}

#[test]
fn days_follow_the_time_zone() {
    let some = history(&[("r900", 0, 0)]);
    let oslo = TimeZone::get("Europe/Oslo").expect("a zone");
    // Half past eleven in the evening in UTC is the next day in Oslo.
    let now = |hours: i64| day(0) + SignedDuration::from_mins(60 * hours + 30);
    let active = |hours: i64, zone: &TimeZone| latest_activity(&some, day(0), now(hours), zone);
    assert_eq!(active(23, &TimeZone::UTC), Activity::Active(0));
    assert_eq!(active(23, &oslo), Activity::Active(1));
    assert_eq!(active(24, &TimeZone::UTC), Activity::Active(1));
}
