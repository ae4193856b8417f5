//! The play after a claim, and claims in social bridge, in words.

use rules::bridge::{Seat, Strain, Suit, pbn};
use rules::engine::claim::{Act, Awareness, ClaimAct, ClaimSetup};
use rules::engine::{Case, Facts, Outcome, Ruling, rule};
use rules::law::{Edition, Elections};
use words::english;

fn case(edition: Edition, found: Option<Awareness>, act: Act) -> Case {
    let setup = ClaimSetup {
        cards: pbn::hands("N:...432 .QJT.. A.AK.. 2...AK").ok(),
        trump: Some(Strain::Suit(Suit::S)),
        declarer: Seat::S,
        leader: Some(Seat::S),
        claimer: Seat::S,
        claims: 3,
        aware: [None, None, None, found],
        act,
        ..ClaimSetup::default()
    };
    let facts = Facts::Claim(setup.check().expect("consistent facts"));
    Case { edition, elections: Elections::default(), date: None, facts }
}

/// All texts on a case and its ruling, including branches.
fn all_texts(case: &Case, ruling: &Ruling) -> Vec<String> {
    let words = english();
    let mut all = words.story(case);
    all.extend(words.summary(case, ruling));
    all.extend(ruling.trace.steps().iter().map(|step| words.step(case, None, step).decided));
    if let Outcome::Fork { branches, .. } = &ruling.outcome {
        branches.iter().for_each(|branch| all.extend(all_texts(case, &branch.ruling)));
    }
    all
}

#[test]
fn play_after_claim_by_edition() {
    let played_on = ["SA", "S2"].map(|card| card.parse().expect("a card")).to_vec();
    let act = Act { played_on, ..Act::default() };
    for (edition, says) in [
        (Edition::E1987, "that is void"),
        (Edition::E1997, "that is void"),
        (Edition::E2007, "may take that as evidence"),
        (Edition::E2017, "counts for nothing"),
    ] {
        let case = case(edition, Some(Awareness::Doubtful), act.clone());
        let told = all_texts(&case, &rule(&case)).join("\n");
        assert!(told.contains(says), "{edition}: {told}");
    }
}

#[test]
fn social_bridge_has_no_director() {
    let findings =
        [None, Some(Awareness::Aware), Some(Awareness::Doubtful), Some(Awareness::Unaware { forgot: None })];
    let acts = [Act::default(), Act { how: Some(ClaimAct::Shown), meant: Some(false), ..Act::default() }];
    for found in findings {
        for act in &acts {
            let case = case(Edition::Social, found, act.clone());
            let told = all_texts(&case, &rule(&case)).join("\n");
            assert!(told.contains("Play goes on.") && !told.contains("Director"), "{told}");
        }
    }
}
