//! A defender's concession to which partner objects (Law 68B2).

use rules::bridge::Seat;
use rules::engine::case::{Case, Facts};
use rules::engine::claim::{Announced, ClaimFacts, ClaimFault, ClaimSetup, Objection};
use rules::engine::component::{Component, Key};
use rules::engine::ruling::{Authority, Point, Question};
use rules::engine::{Outcome, Ruling, rule};
use rules::law::{Edition, Elections};

/// A concession of some of the tricks left.
pub fn conceding(left: u8, concedes: u8, objection: Option<Objection>) -> Announced {
    Announced::Concession { left, concedes, objection }
}

/// The same with another reaction of the conceder's partner.
pub fn objecting(announced: Announced, to: Option<Objection>) -> Announced {
    match announced {
        Announced::Concession { left, concedes, .. } => conceding(left, concedes, to),
        claim => claim,
    }
}

/// Brussels, 2007: East claims two of the last four tricks, and West objects at once; he holds the
/// heart ace and three good diamonds.
pub fn grauwels() -> ClaimSetup {
    ClaimSetup {
        announced: conceding(4, 2, Some(Objection::AtOnce)),
        claimer: Seat::E,
        claims: 2,
        exposed: vec![Seat::E],
        cards: None,
        trump: None,
        declarer: Seat::N,
        leader: None,
        ..ClaimSetup::default()
    }
}

pub fn ruled(setup: ClaimSetup, edition: Edition) -> Ruling {
    let facts: ClaimFacts = setup.check().unwrap();
    rule(&Case { edition, elections: Elections::default(), date: None, facts: Facts::Claim(facts) })
}

fn tokens(ruling: &Ruling, key: Key) -> Vec<String> {
    ruling.component(key).map(Component::tokens).unwrap_or_default()
}

#[test]
fn immediate_objection_voids_both() {
    for (edition, law, information) in
        [(Edition::E1997, "68B", "16"), (Edition::E2007, "68B2", "16D"), (Edition::E2017, "68B2", "16C")]
    {
        let ruling = ruled(grauwels(), edition);
        for (key, token) in [
            (Key::What, "neither"),
            (Key::Law, law),
            (Key::Play, "goes_on"),
            (Key::Standing, "not_established"),
            (Key::UnauthorisedFor, "W"),
        ] {
            assert_eq!(tokens(&ruling, key), [token], "{edition}");
        }
        // The clause mentions exposed cards since 2007.
        let exposed: &[&str] = if edition == Edition::E1997 { &[] } else { &["not_penalty"] };
        assert_eq!(tokens(&ruling, Key::ExposedCards), exposed);
        let clause = match ruling.component(Key::UnauthorisedFor) {
            Some(Component::UnauthorisedFor { clause, .. }) => clause.citation(),
            _ => "",
        };
        assert_eq!(clause, information);
        assert!(ruling.component(Key::Tricks).is_none(), "the play will show");
    }
}

#[test]
fn claim_falls_by_interpretation() {
    assert!(ruled(grauwels(), Edition::E2017).contested.is_empty());
    for edition in [Edition::E1997, Edition::E2007] {
        let contested = ruled(grauwels(), edition).contested;
        assert_eq!(contested[0].point, Point::ClaimImpliedByConcession);
        assert_eq!(contested[0].follows, Authority::WbflcMinute2001);
    }
    let objection = Some(Objection::AtOnce);
    let all = ClaimSetup { announced: conceding(4, 4, objection), claims: 0, ..grauwels() };
    assert!(ruled(all, Edition::E2007).contested.is_empty(), "nothing was claimed");
}

#[test]
fn asks_whether_objection_was_immediate() {
    let ruling = ruled(ClaimSetup { announced: conceding(4, 2, None), ..grauwels() }, Edition::E2017);
    let Outcome::Fork { question, branches } = &ruling.outcome else { panic!("{ruling:?}") };
    assert_eq!(*question, Question::ObjectedAtOnce(Seat::W));
    let play: Vec<_> = branches.iter().map(|b| tokens(&b.ruling, Key::Play)[0].clone()).collect();
    assert_eq!(play, ["goes_on", "suspended", "suspended"]);
    let standing: Vec<_> = branches.iter().map(|b| tokens(&b.ruling, Key::Standing)[0].clone()).collect();
    assert_eq!(standing, ["not_established", "adjudicated", "stands"]);
}

#[test]
fn late_objection_is_adjudicated() {
    let late = ClaimSetup { announced: conceding(4, 2, Some(Objection::Later)), ..grauwels() };
    let ruling = ruled(late, Edition::E2007);
    assert_eq!(tokens(&ruling, Key::Standing), ["adjudicated"]);
    assert_eq!(
        (tokens(&ruling, Key::Law), tokens(&ruling, Key::Play)),
        (vec!["70".into()], vec!["ceases".into()])
    );
    let none =
        ClaimSetup { announced: conceding(4, 2, Some(Objection::No)), agreed: Some(true), ..grauwels() };
    let ruling = ruled(none, Edition::E2017);
    assert_eq!(tokens(&ruling, Key::Standing), ["stands"]);
    assert_eq!(
        (tokens(&ruling, Key::Law), tokens(&ruling, Key::Tricks)),
        (vec!["69A".into()], vec!["2".into()])
    );
}

#[test]
fn dummy_may_dispute() {
    let objection = Some(Objection::AtOnce);
    let declarers = ClaimSetup {
        claimer: Seat::N,
        exposed: Vec::new(),
        announced: conceding(4, 2, objection),
        ..grauwels()
    };
    assert_eq!(tokens(&ruled(declarers, Edition::E2017), Key::Standing), ["adjudicated"]);
}

#[test]
fn dummy_cannot_concede() {
    let setup = ClaimSetup { claimer: Seat::S, exposed: Vec::new(), agreed: Some(true), ..grauwels() };
    let faults: Vec<_> = setup.check().unwrap_err().into_iter().map(|f| f.kind).collect();
    assert_eq!(faults, [ClaimFault::DummyClaims, ClaimFault::AgreedAndObjected]);
}

#[test]
fn rule_applies_to_defenders_only() {
    let declarers = ClaimSetup { claimer: Seat::N, exposed: Vec::new(), ..grauwels() };
    let ruling = ruled(declarers, Edition::E2017);
    assert_eq!(tokens(&ruling, Key::What), ["both"]);
    assert_eq!(tokens(&ruling, Key::Play), ["suspended"]);
}

#[test]
fn concession_clauses_match_edition() {
    for edition in Edition::ALL {
        for objection in [None, Some(Objection::AtOnce), Some(Objection::Later), Some(Objection::No)] {
            let ruling = ruled(ClaimSetup { announced: conceding(4, 2, objection), ..grauwels() }, edition);
            assert!(ruling.trace.steps().iter().all(|step| step.clause.is_in(edition)), "{edition}");
        }
    }
}
