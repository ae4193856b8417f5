//! Differences between two rulings, and the nearest change that makes another clause dispose of a
//! case.

use crate::changes::loaded;
use bank::Change;
use bank::change::counterfactual::MOST_CLAIMS;
use bank::change::{OutcomeKind, compare, counterfactual, decides_same};
use rules::engine::{Component, Family, Key, rule};
use std::sync::Arc;

#[test]
fn ruling_equals_itself() {
    for (_, ruling) in loaded().rulings() {
        assert_eq!(compare(&ruling, &ruling), []);
        assert!(decides_same(&ruling, &ruling));
    }
}

#[test]
fn unlisted_components_are_equal() {
    let bank = loaded();
    for scenario in bank.scenarios().filter(|s| s.family() == Family::Rotation) {
        let before = rule(&scenario.case);
        for change in Change::all(&scenario.case) {
            let after = rule(&change.apply(&scenario.case).expect("a change"));
            let changed = compare(&before, &after);
            let back: Vec<Key> = compare(&after, &before).iter().map(|c| c.key).collect();
            assert_eq!(changed.iter().map(|c| c.key).collect::<Vec<_>>(), back);
            for key in Key::ALL {
                let tokens = |r: &rules::engine::Ruling| r.component(key).map(Component::tokens);
                match changed.iter().find(|c| c.key == key) {
                    Some(changed) => {
                        assert_eq!(changed.before.as_ref(), before.component(key));
                        assert_eq!(changed.after.as_ref(), after.component(key));
                    }
                    None => assert_eq!(tokens(&before), tokens(&after), "{} {}", scenario.id, change.token()),
                }
            }
        }
    }
}

#[test]
fn play_of_a_scored_board_changes() {
    let case = &loaded().scenario("c401").expect("the bank has it").case;
    let before = rule(case);
    let later = Change::all(case).into_iter().find(|change| change.token() == "doubted:before_next_call");
    let after = rule(&later.and_then(|change| change.apply(case)).expect("a change"));
    let play = compare(&before, &after).into_iter().find(|one| one.key == Key::Play).expect("changed");
    assert!(play.before.is_some() && play.after.is_none(), "{play:?}");
    assert!(compare(&after, &before).iter().any(|one| one.key == Key::Play));
}

#[test]
fn counterfactual_changes_the_clause() {
    let bank = loaded();
    let mut found = 0;
    let rotation: Vec<_> = bank.scenarios().filter(|s| s.family() == Family::Rotation).collect();
    for scenario in &rotation {
        let ruling = rule(&scenario.case);
        let Some(other) = counterfactual(&scenario.case, &ruling, |case| Some(Arc::new(rule(case)))) else {
            continue;
        };
        found += 1;
        let law = other.ruling.component(Key::Law);
        assert!(law.is_some() && law != ruling.component(Key::Law), "{}", scenario.id);
        assert_eq!(other.change.apply(&scenario.case).as_ref(), Some(&other.case));
        assert_eq!(*other.ruling, rule(&other.case));
        assert!(!matches!(OutcomeKind::of(&other.ruling), OutcomeKind::NotCovered(_)), "{}", scenario.id);
    }
    assert!(found * 100 >= rotation.len() * 95, "only {found} of {}", rotation.len());
}

#[test]
fn finds_the_nearest_change() {
    let bank = loaded();
    for scenario in bank.scenarios().filter(|s| s.family() == Family::Rotation).step_by(7) {
        let ruling = rule(&scenario.case);
        let Some(Component::Law(law)) = ruling.component(Key::Law) else { continue };
        let Some(found) = counterfactual(&scenario.case, &ruling, |case| Some(Arc::new(rule(case)))) else {
            continue;
        };
        let distance = found.change.group().distance();
        for change in Change::all(&scenario.case).into_iter().filter(|c| c.group().distance() < distance) {
            let other = rule(&change.apply(&scenario.case).expect("a change"));
            let disposes = other.component(Key::Law).filter(|_| other.beyond.is_none());
            // An unknown fact is no counterfactual.
            assert!(
                disposes.is_none_or(|c| *c == Component::Law(*law)) || change.token().ends_with("open"),
                "{}: {} is nearer than {}",
                scenario.id,
                change.token(),
                found.change.token()
            );
        }
    }
}

#[test]
fn bounds_ruling_requests() {
    for (case, ruling) in loaded().rulings().filter(|(case, _)| case.facts.family() == Family::Claim) {
        let mut asked = 0;
        let none = counterfactual(case, &ruling, |_| {
            asked += 1;
            None
        });
        assert_eq!(none, None);
        assert!((1..=MOST_CLAIMS).contains(&asked), "{asked}");
    }
}

#[test]
fn compares_open_rulings_by_answer() {
    let bank = loaded();
    let case = &bank.scenario("r015").expect("r015").case;
    let before = rule(case);
    assert!(matches!(OutcomeKind::of(&before), OutcomeKind::Open(_)));
    let accepted =
        rule(&Change::read("accepts:1:yes").and_then(|change| change.apply(case)).expect("a change"));
    assert_eq!(OutcomeKind::of(&accepted), OutcomeKind::Settled);
    assert!(!decides_same(&before, &accepted));
    // The same question, but an answer leads elsewhere.
    let comparable =
        rule(&Change::read("comparable:1:no").and_then(|change| change.apply(case)).expect("a change"));
    assert_eq!(OutcomeKind::of(&comparable), OutcomeKind::of(&before));
    assert!(!decides_same(&before, &comparable));
}
