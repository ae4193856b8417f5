//! Agreed claims doubted later (Law 69): each clause under each code, and both sides of each time
//! limit. `conceded_tricks` has the concessions.

use super::conceding::conceding;
use crate::claims::conceding::grauwels;
use crate::claims::facts::ruled;
use rules::bridge::contract::Bidding;
use rules::bridge::{Seat, Side, Vulnerable, pbn};
use rules::engine::case::{Case, Facts};
use rules::engine::claim::{Act, Awareness, ClaimSetup, Doubt, Doubted, Objection};
use rules::engine::component::{Component, Key};
use rules::engine::ruling::{Answer, Question};
use rules::engine::{Outcome, Ruling, rule};
use rules::law::{Edition, Elections, OrderWithinSuit};

pub const UNTIL_97: [Edition; 1] = [Edition::E1997];
pub const SINCE_07: [Edition; 2] = [Edition::E2007, Edition::E2017];
const CODES: [Edition; 3] = [Edition::E1997, Edition::E2007, Edition::E2017];

/// South claims the last three tricks in notrump and is on lead; West holds the heart ace. East and
/// West agree.
pub fn agreed() -> ClaimSetup {
    ClaimSetup {
        cards: pbn::hands("N:43.2.. T9.3.. AK.K.. QJ.A..").ok(),
        trump: "NT".parse().ok(),
        declarer: Seat::S,
        leader: Some(Seat::S),
        won: Some([7, 3]),
        contract: Some("3NT".parse::<Bidding>().unwrap().by(Seat::S)),
        claimer: Seat::S,
        claims: 3,
        agreed: Some(true),
        doubt: doubted(Doubted::InCorrectionPeriod),
        ..ClaimSetup::default()
    }
}

/// South claims both tricks with a finesse that wins, and could lose one by playing for the drop.
fn guess() -> ClaimSetup {
    ClaimSetup {
        cards: pbn::hands("N:32... K4... AQ... 65...").ok(),
        leader: Some(Seat::N),
        won: Some([8, 3]),
        claims: 2,
        aware: [Some(Awareness::Aware); 4],
        ..agreed()
    }
}

/// Hiron's column in The Independent: South has eight tricks in three notrump and concedes the
/// other five; dummy protests.
pub fn hiron() -> ClaimSetup {
    ClaimSetup {
        announced: conceding(5, 5, Some(Objection::AtOnce)),
        claimer: Seat::S,
        claims: 0,
        exposed: Vec::new(),
        cards: pbn::hands("N:2..J983. .87.54.7 7.6.T76. J..AKQ2.").ok(),
        trump: "NT".parse().ok(),
        declarer: Seat::S,
        leader: Some(Seat::N),
        won: Some([8, 0]),
        contract: Some("3NT".parse::<Bidding>().unwrap().by(Seat::S)),
        vulnerable: Vulnerable::Both,
        ..grauwels()
    }
}

/// South concedes the last of three tricks to the queen of spades, which drops under ace and king.
pub fn queen_drops(when: Doubted) -> ClaimSetup {
    ClaimSetup {
        announced: conceding(3, 1, None),
        claims: 2,
        agreed: Some(true),
        cards: pbn::hands("N:542... T9.2.. AK3... QJ..A.").ok(),
        leader: Some(Seat::S),
        won: Some([6, 4]),
        doubt: doubted(when),
        act: Act::default(),
        ..hiron()
    }
}

pub fn doubted(when: Doubted) -> Doubt {
    Doubt { when: Some(when), ..Doubt::default() }
}

pub fn claim(setup: ClaimSetup, edition: Edition) -> Ruling {
    ruled(&setup.check().unwrap(), edition, OrderWithinSuit::Any)
}

pub fn concession(setup: ClaimSetup, edition: Edition) -> Ruling {
    let facts = Facts::Claim(setup.check().unwrap());
    rule(&Case { edition, elections: Elections::default(), date: None, facts })
}

pub fn token(ruling: &Ruling, key: Key) -> String {
    ruling.component(key).map(Component::tokens).unwrap_or_default().concat()
}

/// Law, status, time limit and the tricks of declarer's side.
pub fn summary(ruling: &Ruling) -> [String; 4] {
    [Key::Law, Key::Standing, Key::Period, Key::Tricks].map(|key| token(ruling, key))
}

pub fn branches(ruling: &Ruling) -> (Question, Vec<(Answer, [String; 4])>) {
    let Outcome::Fork { question, branches } = &ruling.outcome else { panic!("{ruling:?}") };
    (*question, branches.iter().map(|b| (b.answer, summary(&b.ruling))).collect())
}

#[test]
fn law_70_decides_before_the_next_call() {
    for edition in CODES {
        let setup = ClaimSetup { doubt: doubted(Doubted::BeforeNextCall), ..agreed() };
        let ruling = claim(setup, edition);
        assert_eq!(
            [token(&ruling, Key::Standing), token(&ruling, Key::Period), token(&ruling, Key::Tricks)],
            ["adjudicated", "until_next_call:open", "2"],
            "{edition}"
        );
        assert!(token(&ruling, Key::Law).starts_with("70"), "{edition}");
    }
}

#[test]
fn until_1997_a_sure_trick_returns() {
    for edition in UNTIL_97 {
        let ruling = claim(agreed(), edition);
        assert_eq!(summary(&ruling), ["69B", "withdrawn", "correction_period:open", "2"]);
        assert_eq!(token(&ruling, Key::Result), "3NT=");
        let ruling = claim(guess(), edition);
        assert_eq!(summary(&ruling), ["69B", "stands", "correction_period:open", "2"], "it could be lost");
    }
}

#[test]
fn since_2007_a_likely_trick_returns() {
    for edition in SINCE_07 {
        let ruling = claim(agreed(), edition);
        assert_eq!(
            summary(&ruling),
            ["69B2", "withdrawn", "correction_period:open", "2"],
            "nothing else is normal"
        );
        let (question, answers) = branches(&claim(guess(), edition));
        assert_eq!(question, Question::LikelyWon(Side::EW));
        let expected = [
            (Answer::Tricks(0), ["69B", "stands", "correction_period:open", "2"].map(str::to_owned)),
            (Answer::Tricks(1), ["69B2", "withdrawn", "correction_period:open", "1"].map(str::to_owned)),
        ];
        assert_eq!(answers, expected);
        let doubt = Doubt { likely: Some(1), ..guess().doubt };
        assert_eq!(summary(&claim(ClaimSetup { doubt, ..guess() }, edition))[0], "69B2");
    }
}

#[test]
fn impossible_trick_was_not_likely() {
    let doubt = Doubt { likely: Some(2), ..guess().doubt };
    assert_eq!(token(&claim(ClaimSetup { doubt, ..guess() }, Edition::E2017), Key::Tricks), "1");
}

#[test]
fn won_trick_returns_in_every_code() {
    for (edition, law) in [(Edition::E1997, "69B"), (Edition::E2007, "69B1"), (Edition::E2017, "69B1")] {
        let doubt = Doubt { already_won: 1, likely: Some(0), ..guess().doubt };
        let ruling = claim(ClaimSetup { doubt, ..guess() }, edition);
        assert_eq!(summary(&ruling), [law, "withdrawn", "correction_period:open", "2"]);
        assert_eq!(token(&ruling, Key::Result), "3NT+1", "ten, and not the eleven of the score");
        assert_eq!(token(&ruling, Key::Returned), "EW:1");
    }
}

#[test]
fn nothing_returns_after_the_period() {
    for edition in CODES {
        let doubt = Doubt { already_won: 1, ..doubted(Doubted::TooLate) };
        let ruling = claim(ClaimSetup { doubt, ..agreed() }, edition);
        assert_eq!(summary(&ruling), ["69B", "stands", "correction_period:over", "3"]);
        assert_eq!(token(&ruling, Key::Result), "3NT+2", "as the board was scored");
        assert_eq!(ruling.component(Key::Returned), None);
        let late = concession(ClaimSetup { doubt, ..queen_drops(Doubted::TooLate) }, edition);
        assert_eq!(summary(&late), ["71", "stands", "correction_period:over", "2"]);
        assert_eq!(token(&late, Key::Result), "3NT-2");
    }
}

#[test]
fn asks_the_time_of_a_doubt() {
    let setup = ClaimSetup { doubt: Doubt::default(), ..agreed() };
    let (question, answers) = branches(&claim(setup, Edition::E2017));
    assert_eq!(question, Question::WhenDoubted(Side::EW));
    let standing: Vec<(Answer, &str)> = answers.iter().map(|(a, told)| (*a, told[1].as_str())).collect();
    assert_eq!(
        standing,
        [
            (Answer::Doubted(Doubted::BeforeNextCall), "adjudicated"),
            (Answer::Doubted(Doubted::InCorrectionPeriod), "withdrawn"),
            (Answer::Doubted(Doubted::TooLate), "stands"),
        ]
    );
}

#[test]
fn never_agreed_goes_to_law_70() {
    let setup = ClaimSetup { agreed: None, ..agreed() };
    let (question, answers) = branches(&claim(setup, Edition::E2007));
    assert_eq!(question, Question::Assented(Side::EW));
    assert_eq!(answers[0].1[1], "withdrawn");
    assert_eq!(answers[1].1[1..3], ["adjudicated", "correction_period:open"]);
}

#[test]
fn every_clause_is_in_its_edition() {
    for edition in CODES {
        for when in Doubted::later(edition) {
            let doubt = doubted(when);
            let rulings = [
                claim(ClaimSetup { doubt, ..agreed() }, edition),
                claim(ClaimSetup { doubt, ..guess() }, edition),
                concession(queen_drops(when), edition),
                concession(ClaimSetup { announced: conceding(5, 5, None), doubt, ..hiron() }, edition),
            ];
            for ruling in rulings {
                assert!(ruling.trace.steps().iter().all(|step| step.clause.is_in(edition)), "{edition}");
            }
        }
    }
}
