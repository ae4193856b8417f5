use super::decides::named;
use super::*;
use crate::{Bank, Scenario};
use rules::engine::{self, Case};
use rules::law;
use rules::law::Edition;
use std::path::Path;

/// A pass out of turn with nothing called before it: whose turn it was hangs on the dealer.
fn pass_by_south(dealer: &str) -> Ruling {
    let text = format!(
        r#"
        id = "pass"
        family = "rotation"
        edition = "2017"
        asks = ["law"]
        [source]
        kind = "constructed"
        [facts]
        dealer = "{dealer}"
        auction = ["S P", "W declines"]
    "#
    );
    engine::rule(&Scenario::read(&text).expect("a sound scenario").case)
}

fn cited(ruling: &Ruling, matters: &[bool]) -> Vec<(&'static str, bool)> {
    let steps = ruling.trace.steps().iter().zip(matters);
    steps.filter(|(_, matters)| **matters).map(|(step, _)| (step.clause.citation(), step.holds)).collect()
}

#[test]
fn paths_part_at_the_differing_test() {
    let (rhos, partners) = (pass_by_south("E"), pass_by_south("N"));
    let paths = ComparedPaths::of(&partners, &rhos);
    let Some((at, PartingPoint::Answer)) = paths.part else { panic!("{paths:?}") };
    assert_eq!(at, paths.together);
    let step = &partners.trace.steps()[at];
    assert_eq!((step.clause, step.holds), (law!("30A"), false));
    assert_eq!(ComparedPaths::of(&rhos, &partners).part, paths.part);
}

#[test]
fn equal_paths_do_not_part() {
    let ruling = pass_by_south("N");
    assert_eq!(
        ComparedPaths::of(&ruling, &ruling),
        ComparedPaths { together: ruling.trace.steps().len(), part: None }
    );
}

#[test]
fn keeps_relevant_refused_tests() {
    let (rhos, partners) = (pass_by_south("E"), pass_by_south("N"));
    let refused = |answered: &RelevantAnswer<'_>| -> Vec<&str> {
        let mattering = matters(&partners, answered);
        cited(&partners, &mattering).into_iter().filter(|(_, held)| !held).map(|(cite, _)| cite).collect()
    };
    assert!(refused(&RelevantAnswer::default()).is_empty());
    let held = partners.trace.steps().iter().filter(|step| step.holds).count();
    assert_eq!(matters(&partners, &RelevantAnswer::default()).iter().filter(|m| **m).count(), held);
    assert_eq!(refused(&RelevantAnswer { named: vec![law!("30A")], ..RelevantAnswer::default() }), ["30A"]);
    assert_eq!(refused(&RelevantAnswer { other: Some(&rhos), ..RelevantAnswer::default() }), ["30A"]);
}

#[test]
fn joint_negative_tests_matter_together() {
    let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
    let ruling = engine::rule(&bank.scenario("r006").expect("a scenario").case);
    let answered = RelevantAnswer { wrong: vec![Key::Replacement], ..RelevantAnswer::default() };
    let mattering = matters(&ruling, &answered);
    let refused = cited(&ruling, &mattering).into_iter().filter(|(_, held)| !held).map(|(cite, _)| cite);
    assert_eq!(refused.collect::<Vec<_>>(), ["23A2", "23A1", "23A3"]);
    let at = deciding_test(&ruling, &answered).expect("a test");
    assert_eq!(ruling.trace.steps()[at].clause, law!("23A3"));
    assert_eq!(deciding_test(&ruling, &RelevantAnswer::default()), None);
}

#[test]
fn every_component_has_a_deciding_clause() {
    let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
    let rotation = bank.scenarios().filter(|s| matches!(s.case.facts, engine::Facts::Rotation(_)));
    for scenario in rotation {
        let ruling = engine::rule(&scenario.case);
        for component in &ruling.components {
            let clause = decides(&ruling, component.key());
            let clause = clause.unwrap_or_else(|| panic!("{}: {:?}", scenario.id, component.key()));
            assert!(clause.is_in(ruling.edition), "{}: {clause}", scenario.id);
            // A component may name a clause before its test is made, as while a
            // call is awaited.
            let is_told = named(&ruling, component.key()) == Some(clause);
            let is_asked = ruling.trace.steps().iter().any(|step| is_part_of(step.clause, clause));
            assert!(is_told || is_asked, "{}: {clause}", scenario.id);
        }
    }
}

#[test]
fn law_26_decides_leads_law_23_calls() {
    let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank");
    let case: &Case = &bank.scenario("r006").expect("a scenario").case;
    let ruling = engine::rule(case);
    assert_eq!(ruling.edition, Edition::E2017);
    assert_eq!(decides(&ruling, Key::Law), Some(law!("30B1(b)(ii)")));
    assert_eq!(decides(&ruling, Key::Lead), Some(law!("26B")));
    assert_eq!(decides(&ruling, Key::Replacement).map(|c| c.law()), Some("23"));
    assert_eq!(decides(&ruling, Key::UnauthorisedFor), Some(law!("16C2")));
    assert_eq!(decides(&ruling, Key::MayAccept), Some(law!("29A")));
    assert_eq!(decides(&ruling, Key::Turn), Some(law!("30B1(b)(ii)")));
}
