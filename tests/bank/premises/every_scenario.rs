//! Properties of every scenario of the bank under every premise.

use super::{Marker, bank, right, ruling, says};
use bank::grade::{CAP, right_answers};
use bank::premise::supposed;
use bank::{Answer, Marked, RulingForm, Scenario, Verdict};
use rules::engine::Key;
use std::collections::BTreeMap;

/// A claim whose rulings under premises take longer than a test should.
const SLOW: &[&str] = &["c054", "c057", "c058", "c060", "c094"];

fn scenarios() -> impl Iterator<Item = &'static Scenario> {
    bank().scenarios().filter(|scenario| !SLOW.contains(&scenario.id.as_str()))
}

/// The mark without credit for what follows from a premise.
fn mark_without_credit(marked: &Marked) -> u16 {
    let weigh = |earned_only: bool| -> u32 {
        let counted = marked.components.iter().filter(|c| !earned_only || c.verdict.earns());
        counted.map(|c| u32::from(c.weight)).sum()
    };
    let share = (weigh(true) * 1000 / weigh(false)) as u16;
    let capped = marked.components.iter().any(|c| c.critical && !c.verdict.earns());
    if capped { share.min(CAP) } else { share }
}

#[test]
fn right_answer_has_no_premise() {
    for scenario in bank().scenarios() {
        let never = |_: &_| panic!("nothing is wrong in {}", scenario.id);
        let marked = bank::mark_by(ruling(scenario), scenario, &Answer::of(right(scenario)), never);
        assert_eq!((marked.permille, marked.diagnosis), (1000, None), "{}", scenario.id);
    }
}

/// Answers each scenario with its ruling under each premise, where the form offers it, and rightly
/// otherwise.
#[test]
fn premise_explains_every_component() {
    let mut marker = Marker::new();
    let (mut answered, mut found) = (0, 0);
    for scenario in scenarios() {
        let (truly, question) = (ruling(scenario), RulingForm::of(scenario));
        for one in supposed(&scenario.case, &truly) {
            let Some(under) = one.ruling(&scenario.case, &truly, |case| Some(marker.rule(case))) else {
                continue;
            };
            let mut fields: BTreeMap<Key, Vec<String>> = right(scenario);
            for ask in &question.asks {
                let offered = says(&under, ask.key).into_iter().find(|tokens| ask.admits(tokens));
                fields.extend(offered.map(|tokens| (ask.key, tokens)));
            }
            let answer = Answer::of(fields);
            let marked = marker.mark(scenario, &answer);
            let wrong: Vec<Key> =
                marked.components.iter().filter(|c| !c.verdict.earns()).map(|c| c.key).collect();
            let Some((first, later)) = wrong.split_first() else {
                assert_eq!(marked.diagnosis, None, "{} {:?}", scenario.id, one.premise);
                continue;
            };
            // If only ranges differ, the answer does not reveal the premise.
            let tells = |key: &Key| right_answers(&under, *key).len() < 2;
            if !wrong.iter().any(tells) {
                continue;
            }
            answered += 1;
            assert!((mark_without_credit(&marked)..1000).contains(&marked.permille), "{}", scenario.id);
            assert_eq!(marker.mark(scenario, &answer), marked, "{}: marked again", scenario.id);
            let diagnosis = marked.diagnosis.unwrap_or_else(|| panic!("{} {:?}", scenario.id, one.premise));
            found += 1;
            assert_eq!((diagnosis.first_wrong, &diagnosis.follows[..]), (*first, later), "{}", scenario.id);
            for component in marked.components.iter().filter(|c| !c.verdict.earns()) {
                let says = says(&diagnosis.ruling, component.key);
                assert!(says.contains(&component.given), "{} {:?}", scenario.id, one.premise);
            }
        }
    }
    assert_eq!(answered, found);
    assert!(answered > 1000, "only {answered} answers");
}

#[test]
fn cap_applies_under_any_premise() {
    let scenario = bank().scenario("c001").expect("a scenario of the bank");
    assert!(scenario.is_critical(Key::Tricks));
    let answered = "what=claim:4&law=70A&play=suspended&standing=adjudicated&tricks=4&result=3C%3D";
    let marked = Marker::new().mark(scenario, &super::answer(scenario, answered));
    let tricks = marked.components.iter().find(|c| c.key == Key::Tricks).expect("a question");
    assert_eq!(tricks.verdict, Verdict::FollowsThrough);
    assert_eq!(marked.permille, CAP, "half of the rest would be more");
}

#[test]
fn right_answer_needs_one_ruling() {
    for scenario in bank().scenarios() {
        let cases = bank::premise::cases(scenario, &ruling(scenario), &Answer::of(right(scenario)));
        assert!(cases.is_empty(), "{}: nothing is wrong", scenario.id);
    }
}
