//! A user's progress.

use crate::scenarios::loaded;
use bank::programme::Counts;
use bank::{Bank, Mastery, Records, ScenarioMark};

fn marks(marks: &[(&str, u16)]) -> Vec<ScenarioMark> {
    marks
        .iter()
        .map(|(id, permille)| ScenarioMark { scenario: (*id).to_owned(), permille: *permille })
        .collect()
}

#[test]
fn latest_mark_counts() {
    let bank = loaded();
    let mastery = Mastery::of(&bank, &marks(&[("r002", 1000), ("r001", 500), ("r001", 801), ("gone", 0)]));
    let thirty = mastery.by_law().into_iter().find(|law| law.law == "30").unwrap();
    assert_eq!((thirty.answered, thirty.mean), (2, Some(900)));
    assert_eq!(thirty.of, bank.by_law("30").count());
    let other = mastery.by_law().into_iter().find(|law| law.law == "68").unwrap();
    assert_eq!((other.answered, other.mean), (0, None));
    let order: Vec<u16> = mastery.by_law().iter().map(|law| law.law.parse().unwrap()).collect();
    assert!(order.is_sorted());
}

fn records(bank: &Bank, given: &[(&str, u16)]) -> Records {
    Records { practice: Records::practice_records(bank, &marks(given)), ..Records::default() }
}

fn today() -> jiff::civil::Date {
    jiff::civil::date(2026, 6, 1)
}

#[test]
fn requirement_needs_enough_good_marks() {
    let bank = loaded();
    let programme = bank.programme("demonstration").unwrap();
    let of_rotation = |given: &[(&str, u16)]| {
        let records = records(&bank, given);
        let level = programme.progress(&records, today()).remove(0);
        assert_eq!((level.requires.len(), level.eligible), (4, false));
        let Counts::Practice(practised) = &level.requires[0].counts else { panic!("no practice") };
        (practised.marks.len(), practised.mean(), level.requires[0].met)
    };
    assert_eq!(of_rotation(&[]), (0, None, false));
    assert_eq!(of_rotation(&[("r001", 1000), ("r001", 1000)]), (1, Some(1000), false));
    let four = [("r001", 1000), ("r002", 600), ("r003", 600), ("r004", 600)];
    assert_eq!(of_rotation(&four), (4, Some(700), true));
    let worse = [("r001", 999), ("r002", 600), ("r003", 600), ("r004", 600)];
    assert_eq!(of_rotation(&worse), (4, Some(699), false));
    let more: Vec<(&str, u16)> = four.into_iter().chain([("r001", 0), ("r005", 0)]).collect();
    assert_eq!(of_rotation(&more), (4, Some(700), true), "the best marks count");
}

#[test]
fn floor_holds_for_each_scenario() {
    let bank = loaded();
    let text = "id = \"p\"\nname = \"P\"\n[[levels]]\nname = \"L\"\n[[levels.requires]]\nlaw = \"30\"\n\
        scenarios = 2\nmean = 500\nfloor = 400\n";
    let programme = bank::Programme::read(text).unwrap();
    let met = |given: &[(&str, u16)]| programme.progress(&records(&bank, given), today())[0].eligible;
    assert!(met(&[("r001", 700), ("r002", 400)]));
    assert!(!met(&[("r001", 1000), ("r002", 399)]));
}
