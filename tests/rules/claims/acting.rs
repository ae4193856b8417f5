//! The act of claiming, and the fate of the play (Law 68). `playing_on` has play after it.

use crate::claims::conceding::conceding;
use crate::claims::conceding::{grauwels, ruled as conceded};
use crate::claims::facts::{cards, ruled, setup, tricks};
use crate::claims::table::row;
use rules::bridge::{Card, Seat, Strain, Suit, pbn};
use rules::engine::claim::{Act, Announced, Awareness, ClaimAct, ClaimSetup, PlayOn};
use rules::engine::component::{Component, Key};
use rules::engine::ruling::{Answer, Limit, Question};
use rules::engine::{Outcome, Ruling};
use rules::law::{Clause, Edition, OrderWithinSuit};
use std::collections::BTreeSet;

/// South claims the last three tricks, forgetting a trump of West's.
pub fn claimed(act: Act) -> ClaimSetup {
    let mut setup = setup(row("last trump known"));
    setup.aware[Suit::S.index()] = Some(Awareness::Unaware { forgot: Some(cards("S2")) });
    ClaimSetup { act, ..setup }
}

pub fn rule(setup: ClaimSetup, edition: Edition) -> (Ruling, Option<u8>) {
    let facts = setup.check().unwrap();
    let ruling = ruled(&facts, edition, OrderWithinSuit::Any);
    let number = tricks(&ruling, &facts);
    (ruling, number)
}

pub fn token(ruling: &Ruling, key: Key) -> Option<String> {
    ruling.component(key).map(|component| component.tokens().join(" "))
}

/// The answer to the last test with this word, and its clause.
pub fn last_answer(ruling: &Ruling, word: &str) -> Option<(&'static str, bool)> {
    use rules::engine::trace::Test;
    let is = |test: &Test| matches!(test, Test::Claim(test) if test.word() == word);
    let step = ruling.trace.steps().iter().rev().find(|step| is(&step.test))?;
    Some((step.clause.citation(), step.holds))
}

pub fn did(how: ClaimAct) -> Act {
    Act { how: Some(how), ..Act::default() }
}

/// South cashes the ace of trumps after all.
pub fn played_on() -> Vec<Card> {
    ["SA", "S2", "C2", "HT"].map(|card| card.parse().unwrap()).to_vec()
}

pub fn asks(asked_by: Seat, all_agree: Option<bool>, made: Option<u8>) -> Act {
    Act { play_on: Some(PlayOn { asked_by, all_agree, made }), ..Act::default() }
}

pub const DUPLICATE: [Edition; 4] = [Edition::E1987, Edition::E1997, Edition::E2007, Edition::E2017];

#[test]
fn naming_tricks_is_a_claim() {
    for edition in Edition::ALL {
        for how in [ClaimAct::Named, ClaimAct::Curtailed] {
            let (ruling, _) = rule(claimed(did(how)), edition);
            assert_eq!(last_answer(&ruling, "done"), Some(("68A", true)), "{edition}");
            assert_eq!(token(&ruling, Key::What).unwrap(), "claim:3", "{edition}");
        }
    }
}

#[test]
fn shown_cards_are_a_claim() {
    for edition in Edition::ALL {
        let (ruling, _) = rule(claimed(did(ClaimAct::Shown)), edition);
        let Outcome::Fork { question, branches } = &ruling.outcome else { panic!("{ruling:?}") };
        assert_eq!(*question, Question::MeantToClaim(Seat::S));
        let answers: Vec<_> = branches
            .iter()
            .map(|b| {
                (
                    b.answer,
                    token(&b.ruling, Key::What).unwrap(),
                    last_answer(&b.ruling, "meant_to_claim").unwrap(),
                )
            })
            .collect();
        let expected = [
            (Answer::Yes, "claim:3".to_owned(), ("68A", true)),
            (Answer::No, "neither".to_owned(), ("68A", false)),
        ];
        assert_eq!(answers, expected, "{edition}");
        let none = &branches[1].ruling;
        let tokens = [Key::Law, Key::Play, Key::Standing].map(|key| token(none, key).unwrap());
        assert_eq!((tokens, none.beyond), (["68A", "goes_on", "not_established"].map(str::to_owned), None));
        assert_eq!(none.outcome, Outcome::PlayOn);
    }
}

#[test]
fn showing_without_claiming_is_law_49() {
    let act = Act { meant: Some(false), ..did(ClaimAct::Shown) };
    let setup = ClaimSetup { declarer: Seat::E, aware: [None; 4], ..claimed(act) };
    let (ruling, _) = rule(setup, Edition::E2017);
    assert_eq!(token(&ruling, Key::What).unwrap(), "neither");
    assert_eq!(ruling.beyond, Some(Limit::DefendersCards));
}

#[test]
fn facing_after_wrong_lead_is_no_claim() {
    for edition in DUPLICATE {
        let (ruling, _) = rule(after_lead(), edition);
        assert_eq!(last_answer(&ruling, "meant_to_claim"), Some(("68A", false)), "{edition}");
        assert_eq!(
            (token(&ruling, Key::What).unwrap().as_str(), ruling.beyond),
            ("neither", Some(Limit::LeadOutOfTurn))
        );
    }
}

/// South led to West's contract, although it was North's lead, and West faced the hand.
pub fn after_lead() -> ClaimSetup {
    ClaimSetup {
        cards: pbn::hands("N:.AKQJT98765432.. ..AKQJT98765432. KQJT98765432... ...AKQJT98765432").ok(),
        trump: Some(Strain::Notrump),
        declarer: Seat::W,
        claimer: Seat::W,
        leader: Some(Seat::S),
        trick: vec!["SA".parse().unwrap()],
        claims: 13,
        exposed: vec![Seat::W],
        aware: [None; 4],
        ..claimed(did(ClaimAct::FacedAfterLead))
    }
}

#[test]
fn abandoned_hand_concedes_all() {
    for (edition, clause) in DUPLICATE.into_iter().zip(["68B", "68B", "68B1", "68B1"]) {
        let setup = ClaimSetup {
            claims: 0,
            announced: Announced::Claim { disputed: false },
            ..claimed(did(ClaimAct::Abandoned))
        };
        let (ruling, number) = rule(setup, edition);
        assert_eq!(last_answer(&ruling, "done"), Some((clause, true)), "{edition}");
        assert_eq!((token(&ruling, Key::What).unwrap().as_str(), number), ("concession:3", Some(0)));
    }
}

#[test]
fn claiming_some_concedes_the_rest() {
    for edition in Edition::ALL {
        let (ruling, _) = rule(ClaimSetup { claims: 2, ..claimed(Act::default()) }, edition);
        assert_eq!(token(&ruling, Key::What).unwrap(), "both", "{edition}");
    }
}

#[test]
fn hand_is_faced_since_2017() {
    for edition in Edition::ALL {
        let (ruling, _) = rule(claimed(Act::default()), edition);
        let duty = matches!(edition, Edition::E2017 | Edition::Social).then_some(("68C", true));
        assert_eq!(last_answer(&ruling, "faces_hand"), duty, "{edition}");
    }
}

/// Clauses of a ruling and its branches, with their parents.
fn reached(ruling: &Ruling, clauses: &mut BTreeSet<Clause>) {
    clauses.extend(
        ruling.trace.steps().iter().flat_map(|s| std::iter::once(s.clause).chain(s.clause.parents())),
    );
    if let Some(Component::Law(clause)) = ruling.component(Key::Law) {
        clauses.insert(*clause);
    }
    if let Outcome::Fork { branches, .. } = &ruling.outcome {
        branches.iter().for_each(|branch| reached(&branch.ruling, clauses));
    }
}

#[test]
fn reaches_every_clause_of_law_68() {
    for edition in Edition::ALL {
        let mut found = BTreeSet::new();
        let acts = [
            did(ClaimAct::Shown),
            asks(Seat::W, None, None),
            Act { played_on: played_on(), ..Act::default() },
        ];
        for act in acts {
            reached(&rule(claimed(act), edition).0, &mut found);
        }
        reached(
            &rule(
                ClaimSetup { announced: Announced::Claim { disputed: false }, ..claimed(Act::default()) },
                edition,
            )
            .0,
            &mut found,
        );
        reached(
            &conceded(ClaimSetup { announced: conceding(4, 2, None), ..grauwels() }, edition),
            &mut found,
        );
        let ruled = Clause::all().filter(|c| c.entry().ruled && c.is_in(edition));
        let missing: Vec<&str> = ruled
            .filter(|c| (c.law() == "68" || c.citation() == "70D3") && !found.contains(c))
            .map(Clause::citation)
            .collect();
        assert!(missing.is_empty(), "{edition}: {missing:?}");
    }
}
