//! Requests: level, path of a scenario, seed, and the reasons for fewer scenarios.

use super::{generate, generator, request};
use crate::loaded;
use bank::generate::{Difficulty, LeftOut, Request, Shortfall, path_tests};
use rules::engine::{Component, Key, rule};
use rules::law::{Clause, Edition};

fn clause(citation: &str) -> Clause {
    citation.parse().expect("a clause")
}

#[test]
fn makes_twenty_of_a_level() {
    let wanted =
        Request { difficulty: Some(Difficulty::Two), ..request(Edition::E2017, clause("30B1(b)(ii)"), 20) };
    let made = generator().generate(&wanted);
    assert_eq!((made.drafts.len(), made.shortfall), (20, None), "{:?}", made.left_out);
    assert!(made.drafts.iter().all(|draft| draft.difficulty == Difficulty::Two));
}

#[test]
fn follows_the_path_of_a_scenario() {
    let law = Component::Law(clause("30B1(b)(ii)"));
    let on_it = |id: &str| {
        let ruling = rule(&loaded().scenario(id).expect("a scenario").case);
        (ruling.component(Key::Law) == Some(&law)).then(|| path_tests(&ruling))
    };
    let (like, path) = loaded()
        .scenarios()
        .filter(|one| one.case.edition == Edition::E2017)
        .find_map(|one| Some((one, on_it(&one.id)?)))
        .expect("a scenario on the clause");
    let wanted =
        Request { like: Some(like), judgement: true, ..request(Edition::E2017, clause("30B1(b)(ii)"), 3) };
    let made = generator().generate(&wanted);
    assert_eq!(made.shortfall, None, "{} {:?}", like.id, made.left_out);
    for draft in made.drafts {
        assert_eq!(path_tests(&rule(&draft.scenario.case)), path, "{}", draft.text);
    }
}

#[test]
fn same_seed_makes_the_same() {
    let texts = |seed| {
        let wanted = Request { seed, ..request(Edition::E2017, clause("31A2(b)"), 3) };
        generator().generate(&wanted).drafts.into_iter().map(|draft| draft.text).collect::<Vec<_>>()
    };
    assert_eq!(texts(1), texts(1));
    assert_ne!(texts(1), texts(2));
}

#[test]
fn judgement_is_made_only_if_asked_for() {
    let open = |judgement| {
        let wanted = Request { judgement, ..request(Edition::E2017, clause("30B1"), 20) };
        generator().generate(&wanted)
    };
    let is_judged = |made: &bank::generate::Generated| {
        made.drafts.iter().any(|draft| !rule(&draft.scenario.case).judgement.is_empty())
    };
    let (settled, any) = (open(false), open(true));
    assert!(!is_judged(&settled) && settled.left_out.iter().any(|(why, _)| *why == LeftOut::Unsettled));
    assert!(is_judged(&any));
}

#[test]
fn reasons_for_nothing_are_named() {
    let nothing = |edition, citation| generate(edition, clause(citation), 1).shortfall;
    assert_eq!(nothing(Edition::E2007, "30B1(b)(i)"), Some(Shortfall::NotInEdition));
    assert_eq!(nothing(Edition::E2017, "57A"), Some(Shortfall::NotAboutCallsOrClaims));
    assert_eq!(nothing(Edition::E2017, "19"), Some(Shortfall::NotRuled));
    let like = loaded().scenario("r004");
    let elsewhere = Request { like, ..request(Edition::E2017, clause("36A"), 1) };
    assert_eq!(generator().generate(&elsewhere).shortfall, Some(Shortfall::GivenElsewhere));
}
