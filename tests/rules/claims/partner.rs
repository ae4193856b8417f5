//! A defender who claims some of the tricks concedes the rest, and partner objects (Law 68B2); a
//! defender who claims none concedes them all. The ruling does not depend on the family of the
//! facts.

use super::conceding::conceding;
use crate::claims::acting::token;
use crate::claims::facts::ruled;
use rules::bridge::{Seat, pbn};
use rules::engine::case::{Case, Facts};
use rules::engine::claim::{Act, ClaimAct, ClaimSetup, Doubt, Doubted, Objection};
use rules::engine::component::Key;
use rules::engine::ruling::Question;
use rules::engine::{Outcome, Ruling, rule};
use rules::law::{Edition, Elections, OrderWithinSuit};

const DUPLICATE: [Edition; 4] = [Edition::E1987, Edition::E1997, Edition::E2007, Edition::E2017];
const KEYS: [Key; 8] = [
    Key::What,
    Key::Law,
    Key::Play,
    Key::Standing,
    Key::Tricks,
    Key::Period,
    Key::UnauthorisedFor,
    Key::ExposedCards,
];

/// West, with a trick in hearts, claims this many of the last three tricks against notrump.
fn west_claims(claims: u8, doubt: Doubt) -> ClaimSetup {
    ClaimSetup {
        cards: pbn::hands("N:43.2.. T9.3.. AK.K.. QJ.A..").ok(),
        trump: "NT".parse().ok(),
        declarer: Seat::S,
        leader: Some(Seat::S),
        claimer: Seat::W,
        claims,
        exposed: vec![Seat::W],
        doubt,
        ..ClaimSetup::default()
    }
}

/// The same, as a concession.
fn west_concedes(concedes: u8, objection: Objection) -> ClaimSetup {
    let setup = west_claims(3 - concedes, Doubt::default());
    ClaimSetup {
        announced: conceding(3, concedes, Some(objection)),
        claims: 0,
        statement: Vec::new(),
        aware: [None; 4],
        agreed: None,
        act: Act::default(),
        won: None,
        contract: None,
        ..setup
    }
}

fn partner(when: Doubted) -> Doubt {
    Doubt { when: Some(when), by: Some(Seat::E), ..Doubt::default() }
}

fn claim(setup: ClaimSetup, edition: Edition) -> Ruling {
    ruled(&setup.check().unwrap(), edition, OrderWithinSuit::Any)
}

fn concession(setup: ClaimSetup, edition: Edition) -> Ruling {
    let facts = Facts::Claim(setup.check().unwrap());
    rule(&Case { edition, elections: Elections::default(), date: None, facts })
}

fn summary(ruling: &Ruling) -> [Option<String>; 8] {
    KEYS.map(|key| token(ruling, key))
}

#[test]
fn partners_objection_voids_the_claim() {
    for edition in DUPLICATE {
        let ruling = claim(west_claims(1, partner(Doubted::AtOnce)), edition);
        let law = if edition < Edition::E2007 { "68B" } else { "68B2" };
        assert_eq!(token(&ruling, Key::Law).as_deref(), Some(law), "{edition}");
        assert_eq!(token(&ruling, Key::What).as_deref(), Some("neither"));
        assert_eq!(token(&ruling, Key::Play).as_deref(), Some("goes_on"));
        assert_eq!(token(&ruling, Key::UnauthorisedFor).as_deref(), Some("E"));
        assert_eq!(token(&ruling, Key::Tricks), None);
        assert_eq!(ruling.contested.len(), usize::from(edition < Edition::E2017), "{edition}");
        let same = concession(west_concedes(2, Objection::AtOnce), edition);
        assert_eq!(summary(&ruling), summary(&same), "{edition}");
    }
    let ruling = claim(west_claims(1, partner(Doubted::AtOnce)), Edition::Social);
    assert_eq!(token(&ruling, Key::Law).as_deref(), Some("68B"));
    assert_eq!(token(&ruling, Key::Standing).as_deref(), Some("cancelled"));
}

#[test]
fn other_objections_do_not() {
    for edition in DUPLICATE {
        let not_fallen = [
            west_claims(1, partner(Doubted::BeforeNextCall)),
            west_claims(1, Doubt { by: Some(Seat::W), ..partner(Doubted::AtOnce) }),
            west_claims(1, Doubt { by: Some(Seat::S), ..partner(Doubted::AtOnce) }),
            west_claims(1, Doubt::default()),
            west_claims(3, Doubt::default()),
            ClaimSetup {
                claimer: Seat::S,
                exposed: vec![Seat::S],
                ..west_claims(1, Doubt { by: Some(Seat::N), ..partner(Doubted::AtOnce) })
            },
        ];
        for setup in not_fallen {
            let ruling = claim(setup, edition);
            assert_ne!(token(&ruling, Key::What).as_deref(), Some("neither"), "{edition}");
            assert_ne!(token(&ruling, Key::Play).as_deref(), Some("goes_on"), "{edition}");
        }
    }
}

#[test]
fn claiming_none_concedes_all() {
    let nothing = |doubt| ClaimSetup {
        act: Act { how: Some(ClaimAct::Abandoned), ..Act::default() },
        ..west_claims(0, doubt)
    };
    for edition in DUPLICATE {
        let law = if edition < Edition::E2007 { "71A" } else { "70" };
        for doubt in [Doubt::default(), Doubt { by: Some(Seat::W), ..Doubt::default() }] {
            let ruling = claim(nothing(doubt), edition);
            assert_eq!(token(&ruling, Key::Law).as_deref(), Some(law), "{edition}");
            let same = concession(west_concedes(3, Objection::Later), edition);
            assert_eq!(summary(&ruling), summary(&same), "{edition}");
            assert_eq!(token(&ruling, Key::Tricks).as_deref(), Some("2"));
        }
        let later = Doubt { when: Some(Doubted::InCorrectionPeriod), ..Doubt::default() };
        let setup =
            ClaimSetup { announced: conceding(3, 3, None), doubt: later, ..west_concedes(3, Objection::No) };
        assert_eq!(
            summary(&claim(nothing(later), edition)),
            summary(&concession(setup, edition)),
            "{edition}"
        );
    }
}

#[test]
fn partners_doubt_is_an_objection() {
    for edition in Edition::ALL {
        let doubt = partner(Doubted::AtOnce);
        let told_as_doubt =
            ClaimSetup { announced: conceding(3, 2, None), doubt, ..west_concedes(2, Objection::No) };
        let same = concession(west_concedes(2, Objection::AtOnce), edition);
        assert_eq!(summary(&concession(told_as_doubt.clone(), edition)), summary(&same), "{edition}");
        let by_himself = Doubt { by: Some(Seat::W), ..doubt };
        let ruling = concession(ClaimSetup { doubt: by_himself, ..told_as_doubt }, edition);
        let Outcome::Fork { question, .. } = ruling.outcome else { panic!("{ruling:?}") };
        assert_eq!(question, Question::ObjectedAtOnce(Seat::E), "{edition}");
    }
}
