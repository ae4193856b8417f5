//! How far somebody is.

use crate::loaded;
use director::engine::Family;
use director::quiz::{Mark, Mastery, Scope};

fn marks(marks: &[(&str, u16)]) -> Vec<Mark> {
    marks.iter().map(|(id, permille)| Mark { scenario: (*id).to_owned(), permille: *permille }).collect()
}

#[test]
fn the_latest_mark_of_each_scenario_counts() {
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

#[test]
fn a_requirement_is_met_by_enough_scenarios_with_good_marks() {
    let bank = loaded();
    let programme = bank.programme("demonstration").unwrap();
    let of_rotation = |given: &[(&str, u16)]| {
        let mastery = Mastery::of(&bank, &marks(given));
        let progress = programme.progress(&mastery);
        assert_eq!(progress.len(), 3);
        let of = |p: &&director::quiz::RequirementProgress<'_>| {
            p.requirement.of == Scope::Family(Family::Rotation)
        };
        let p = progress.iter().find(of).unwrap();
        (p.have, p.need, p.mean, p.met)
    };
    assert_eq!(of_rotation(&[]), (0, 4, None, false));
    assert_eq!(of_rotation(&[("r001", 1000), ("r001", 1000)]), (1, 4, Some(1000), false));
    let four = [("r001", 1000), ("r002", 600), ("r003", 600), ("r004", 600)];
    assert_eq!(of_rotation(&four), (4, 4, Some(700), true));
    let worse = [("r001", 999), ("r002", 600), ("r003", 600), ("r004", 600)];
    assert_eq!(of_rotation(&worse), (4, 4, Some(699), false));
}

#[test]
fn a_floor_holds_for_every_scenario() {
    let bank = loaded();
    let text = "id = \"p\"\nname = \"P\"\n[[levels]]\nname = \"L\"\n[[levels.requires]]\nlaw = \"30\"\nscenarios = 1\nmean = 500\nfloor = 400\n";
    let programme = director::quiz::Programme::read(text).unwrap();
    let met = |given: &[(&str, u16)]| programme.progress(&Mastery::of(&bank, &marks(given)))[0].met;
    assert!(met(&[("r001", 700), ("r002", 400)]));
    assert!(!met(&[("r001", 1000), ("r002", 399)]));
}
