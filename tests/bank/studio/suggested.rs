//! What is suggested to be asked, against the whole bank; and the variants of a draft.

use crate::loaded;
use bank::answerable::unanswerable;
use bank::studio::{AskSuggestion, DecidedBy, ScenarioDraft, suggestions, variants};
use rules::engine::{Key, rule};
use std::sync::Arc;

#[test]
fn suggestions_can_be_asked() {
    let (mut suggested, mut asked, mut common) = (0, 0, 0);
    for (scenario, (_, ruling)) in loaded().scenarios().zip(loaded().rulings()) {
        let all = suggestions(&scenario.case, &ruling);
        let chosen: Vec<&AskSuggestion> = all.iter().filter(|one| one.suggested).collect();
        assert!(chosen.iter().all(|one| matches!(one.decided, DecidedBy::Ruling | DecidedBy::Judgement)));
        assert!(all.iter().filter(|one| one.critical).all(|one| one.suggested && one.weight > 1));
        // What the bank asks can be asked, so it is offered.
        for key in &scenario.asks {
            let offered = all.iter().find(|one| one.key == *key).expect("an offer");
            assert!(
                matches!(offered.decided, DecidedBy::Ruling | DecidedBy::Judgement),
                "{} {key:?}",
                scenario.id
            );
        }
        let mut other = scenario.clone();
        other.asks = chosen.iter().map(|one| one.key).collect();
        assert_eq!(unanswerable(&other, &ruling), [], "{}", scenario.id);
        suggested += chosen.len();
        asked += scenario.asks.len();
        common += chosen.iter().filter(|one| scenario.asks.contains(&one.key)).count();
    }
    println!("suggested {suggested}; the bank asks {asked}; {common} are common");
    assert!(common * 3 > asked * 2, "{common} of {asked} that the bank asks are suggested");
}

#[test]
fn forks_are_said_to_be_open() {
    let text = "family = \"rotation\"\nedition = \"2017\"\n[facts]\ndealer = \"N\"\nauction = [\"N 1C\", \"S 1S\"]\n";
    let draft = ScenarioDraft::read(text).expect("a draft");
    let case = draft.facts(0).case().expect("a case");
    let all = suggestions(&case, &rule(&case));
    let of = |key: Key| all.iter().find(|one| one.key == key).map(|one| one.decided);
    assert_eq!(of(Key::MayAccept), Some(DecidedBy::Ruling));
    assert_eq!(of(Key::Turn), Some(DecidedBy::Fork));
}

#[test]
fn a_draft_has_the_variants_that_it_would_have_in_the_bank() {
    for id in ["r002", "r041"] {
        let text = loaded().text_of(id).expect("a file");
        let draft = ScenarioDraft::read(text).expect("a draft");
        let stages = draft.scenarios().expect("sound");
        let ruled: Vec<_> = stages
            .into_iter()
            .map(|one| (rule(&one.case), one))
            .map(|(r, s)| (Arc::new(s), Arc::new(r)))
            .collect();
        let found = variants(&ruled, &Default::default(), (3, 200), |case| Some(Arc::new(rule(case))));
        assert_eq!(found.len(), 3);
        for variant in found {
            let in_bank = loaded().find(&format!("{id}~{}", variant.token)).expect("a variant of the bank");
            assert_eq!(in_bank.case, variant.stages[0].case);
        }
    }
}

#[test]
fn vetoed_variants_are_not_asked() {
    let text = loaded().text_of("r002").expect("a file");
    let mut draft = ScenarioDraft::read(text).expect("a draft");
    let first = bank::variant::all(loaded(), "r002", 0).next().expect("a variant");
    draft.vetoed.insert(first.split('~').nth(1).expect("a token").to_owned());
    let file = draft.write();
    let token = first.rsplit('~').next().expect("a token");
    assert!(file.contains(&format!("vetoed = [\"{token}\"]")), "{file}");
    let bank_of = |file: &str| {
        let files = std::env::temp_dir().join(format!("vetoed-{}-{}", std::process::id(), file.len()));
        std::fs::create_dir_all(files.join("rotation")).expect("a folder");
        std::fs::write(files.join("rotation/r002.toml"), file).expect("a file");
        let bank = bank::Bank::load(&files).expect("a sound bank");
        std::fs::remove_dir_all(&files).expect("removed");
        bank
    };
    let vetoes_one = bank_of(&file);
    let listed: Vec<String> = bank::variant::all(&vetoes_one, "r002", 0).take(3).collect();
    assert!(!listed.contains(&first) && listed.len() == 3, "{listed:?}");
    // Answers to it keep their facts.
    assert!(vetoes_one.find(&first).is_some());
    draft.vetoed.insert("all".to_owned());
    let vetoes_all = bank_of(&draft.write());
    assert_eq!(bank::variant::all(&vetoes_all, "r002", 0).next(), None);
    draft.vetoed.insert("no token".to_owned());
    let faults = draft.scenarios().expect_err("a fault");
    assert!(faults[0].field.starts_with("vetoed["), "{faults:?}");
}
