//! Claims that all have agreed to, and concessions, when somebody comes to doubt them later (Laws 69 and 71): each clause
//! under each code, and both sides of each time limit.

use crate::making::ruled;
use director::bridge::contract::Bidding;
use director::bridge::{Seat, Side, Vulnerable, pbn};
use director::engine::case::{Case, Facts};
use director::engine::claim::{
    Act, Awareness, ClaimFault, ClaimSetup, ConcessionSetup, Doubt, Doubted, Objection,
};
use director::engine::component::{Component, Key};
use director::engine::ruling::{Answer, Matter, Question};
use director::engine::{Outcome, Ruling, rule};
use director::law::{Edition, Elections, OrderWithinSuit};

const UNTIL_97: [Edition; 1] = [Edition::E1997];
const SINCE_07: [Edition; 2] = [Edition::E2007, Edition::E2017];
const CODES: [Edition; 3] = [Edition::E1997, Edition::E2007, Edition::E2017];

/// South claims the last three tricks in notrump and is on lead; West holds the heart ace. East and West agree.
fn agreed() -> ClaimSetup {
    ClaimSetup {
        cards: pbn::hands("N:43.2.. T9.3.. AK.K.. QJ.A..").unwrap(),
        trump: "NT".parse().unwrap(),
        declarer: Seat::S,
        leader: Seat::S,
        trick: Vec::new(),
        won: Some([7, 3]),
        contract: Some("3NT".parse::<Bidding>().unwrap().by(Seat::S)),
        vulnerable: Vulnerable::None,
        claimer: Seat::S,
        claims: 3,
        statement: Vec::new(),
        shown_out: Vec::new(),
        aware: [None; 4],
        exposed: Vec::new(),
        concerns_current_trick_only: false,
        disputed: true,
        agreed: Some(true),
        doubt: doubted(Doubted::InCorrectionPeriod),
        act: Act::default(),
    }
}

/// South claims both tricks with a finesse that wins, and could lose one by playing for the drop.
fn guess() -> ClaimSetup {
    ClaimSetup {
        cards: pbn::hands("N:32... K4... AQ... 65...").unwrap(),
        leader: Seat::N,
        won: Some([8, 3]),
        claims: 2,
        aware: [Some(Awareness::Aware); 4],
        ..agreed()
    }
}

/// Hiron's column in The Independent: South has eight tricks in three notrump and concedes the other five; dummy protests.
fn hiron() -> ConcessionSetup {
    ConcessionSetup {
        declarer: Seat::S,
        conceder: Seat::S,
        left: 5,
        concedes: 5,
        claims: 0,
        objection: Some(Objection::AtOnce),
        exposed: Vec::new(),
        concerns_current_trick_only: false,
        agreed: false,
        cards: Some(pbn::hands("N:2..J983. .87.54.7 7.6.T76. J..AKQ2.").unwrap()),
        trump: Some("NT".parse().unwrap()),
        leader: Some(Seat::N),
        trick: Vec::new(),
        won: Some([8, 0]),
        contract: Some("3NT".parse::<Bidding>().unwrap().by(Seat::S)),
        vulnerable: Vulnerable::Both,
        doubt: Doubt::default(),
        act: Act::default(),
    }
}

/// South concedes the last of three tricks to the queen of spades, which drops under ace and king.
fn queen_drops(when: Doubted) -> ConcessionSetup {
    ConcessionSetup {
        left: 3,
        concedes: 1,
        claims: 2,
        objection: None,
        agreed: true,
        cards: Some(pbn::hands("N:542... T9.2.. AK3... QJ..A.").unwrap()),
        leader: Some(Seat::S),
        won: Some([6, 4]),
        doubt: doubted(when),
        act: Act::default(),
        ..hiron()
    }
}

fn doubted(when: Doubted) -> Doubt {
    Doubt { when: Some(when), ..Doubt::default() }
}

fn claim(setup: ClaimSetup, edition: Edition) -> Ruling {
    ruled(&setup.check().unwrap(), edition, OrderWithinSuit::Any)
}

fn concession(setup: ConcessionSetup, edition: Edition) -> Ruling {
    let facts = Facts::Concession(setup.check().unwrap());
    rule(&Case { edition, elections: Elections::default(), facts })
}

fn token(ruling: &Ruling, key: Key) -> String {
    ruling.component(key).map(Component::tokens).unwrap_or_default().concat()
}

/// Law, standing, time limit and the tricks of declarer's side.
fn told(ruling: &Ruling) -> [String; 4] {
    [Key::Law, Key::Standing, Key::Period, Key::Tricks].map(|key| token(ruling, key))
}

fn branches(ruling: &Ruling) -> (Question, Vec<(Answer, [String; 4])>) {
    let Outcome::Fork { question, branches } = &ruling.outcome else { panic!("{ruling:?}") };
    (*question, branches.iter().map(|b| (b.answer, told(&b.ruling))).collect())
}

#[test]
fn before_the_side_has_called_again_there_is_no_agreement_and_law_70_decides() {
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
fn until_1997_a_trick_that_no_normal_play_could_lose_comes_back() {
    for edition in UNTIL_97 {
        let ruling = claim(agreed(), edition);
        assert_eq!(told(&ruling), ["69B", "withdrawn", "correction_period:open", "2"]);
        assert_eq!(token(&ruling, Key::Result), "3NT=");
        let ruling = claim(guess(), edition);
        assert_eq!(told(&ruling), ["69B", "stands", "correction_period:open", "2"], "it could be lost");
    }
}

#[test]
fn since_2007_a_trick_that_would_likely_have_been_won_comes_back() {
    for edition in SINCE_07 {
        let ruling = claim(agreed(), edition);
        assert_eq!(
            told(&ruling),
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
        assert_eq!(told(&claim(ClaimSetup { doubt, ..guess() }, edition))[0], "69B2");
    }
}

#[test]
fn what_is_not_possible_was_not_likely() {
    let doubt = Doubt { likely: Some(2), ..guess().doubt };
    assert_eq!(token(&claim(ClaimSetup { doubt, ..guess() }, Edition::E2017), Key::Tricks), "1");
}

#[test]
fn a_trick_that_was_won_comes_back_under_every_code() {
    for (edition, law) in [(Edition::E1997, "69B"), (Edition::E2007, "69B1"), (Edition::E2017, "69B1")] {
        let doubt = Doubt { already_won: 1, likely: Some(0), ..guess().doubt };
        let ruling = claim(ClaimSetup { doubt, ..guess() }, edition);
        assert_eq!(told(&ruling), [law, "withdrawn", "correction_period:open", "2"]);
        assert_eq!(token(&ruling, Key::Result), "3NT+1", "ten, and not the eleven of the score");
    }
}

#[test]
fn after_the_correction_period_nothing_comes_back() {
    for edition in CODES {
        let doubt = Doubt { already_won: 1, ..doubted(Doubted::TooLate) };
        let ruling = claim(ClaimSetup { doubt, ..agreed() }, edition);
        assert_eq!(told(&ruling), ["69B", "stands", "correction_period:over", "3"]);
        assert_eq!(token(&ruling, Key::Result), "3NT+2", "as the board was scored");
        let late = concession(ConcessionSetup { doubt, ..queen_drops(Doubted::TooLate) }, edition);
        assert_eq!(told(&late), ["71", "stands", "correction_period:over", "2"]);
        assert_eq!(token(&late, Key::Result), "3NT-2");
    }
}

#[test]
fn when_it_was_doubted_is_asked_of_who_had_agreed() {
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
fn a_side_that_never_assented_has_nothing_to_withdraw_and_law_70_decides() {
    let setup = ClaimSetup { agreed: None, ..agreed() };
    let (question, answers) = branches(&claim(setup, Edition::E2007));
    assert_eq!(question, Question::Assented(Side::EW));
    assert_eq!(answers[0].1[1], "withdrawn");
    assert_eq!(answers[1].1[1..3], ["adjudicated", "correction_period:open"]);
}

#[test]
fn what_a_claimer_conceded_is_law_71s() {
    let setup = ClaimSetup {
        cards: pbn::hands("N:542... T9.2.. AK3... QJ..A.").unwrap(),
        claims: 2,
        aware: [Some(Awareness::Aware); 4],
        doubt: Doubt { by: Some(Seat::S), ..doubted(Doubted::InCorrectionPeriod) },
        act: Act::default(),
        ..agreed()
    };
    assert_eq!(
        told(&claim(setup.clone(), Edition::E2017)),
        ["71B", "cancelled", "correction_period:open", "3"]
    );
    assert_eq!(told(&claim(setup, Edition::E1997)), ["71C", "stands", "until_next_call:over", "2"]);
}

#[test]
fn a_trick_that_no_legal_play_loses_comes_back_even_when_conceded_at_once() {
    for edition in UNTIL_97 {
        let ruling = concession(hiron(), edition);
        assert_eq!(told(&ruling), ["71A", "cancelled", "correction_period:open", "1"], "{edition}");
        assert_eq!(token(&ruling, Key::Result), "3NT=");
        assert_eq!(token(&ruling, Key::What), "concession:5");
    }
    for edition in SINCE_07 {
        let ruling = concession(hiron(), edition);
        assert_eq!(told(&ruling), ["70", "adjudicated", "", "1"], "{edition}");
        assert_eq!(token(&ruling, Key::Result), "3NT=");
    }
    for (edition, law) in [(Edition::E1997, "71A"), (Edition::E2007, "71.2"), (Edition::E2017, "71B")] {
        let later =
            ConcessionSetup { objection: None, doubt: doubted(Doubted::InCorrectionPeriod), ..hiron() };
        assert_eq!(told(&concession(later, edition)), [law, "cancelled", "correction_period:open", "1"]);
    }
}

#[test]
fn until_1997_what_only_no_normal_play_loses_comes_back_until_the_side_calls_again() {
    for edition in UNTIL_97 {
        let in_time = concession(queen_drops(Doubted::BeforeNextCall), edition);
        assert_eq!(told(&in_time), ["71C", "cancelled", "until_next_call:open", "3"]);
        let later = concession(queen_drops(Doubted::InCorrectionPeriod), edition);
        assert_eq!(told(&later), ["71C", "stands", "until_next_call:over", "2"]);
    }
    for (edition, law) in [(Edition::E2007, "71.2"), (Edition::E2017, "71B")] {
        for when in [Doubted::BeforeNextCall, Doubted::InCorrectionPeriod] {
            let ruling = concession(queen_drops(when), edition);
            assert_eq!(told(&ruling), [law, "cancelled", "correction_period:open", "3"]);
        }
    }
}

#[test]
fn a_contract_already_made_or_beaten_is_not_given_up() {
    // Nine tricks are in, and South concedes one off: a trick that was won, and the two that are left.
    let made = ConcessionSetup {
        left: 2,
        concedes: 2,
        cards: Some(pbn::hands("N:32... K4... 87... T9...").unwrap()),
        won: Some([9, 2]),
        objection: None,
        doubt: Doubt { already_won: 1, ..doubted(Doubted::InCorrectionPeriod) },
        act: Act::default(),
        ..hiron()
    };
    for (edition, law) in [(Edition::E1997, "71B"), (Edition::E2007, "71.1"), (Edition::E2017, "71A")] {
        let ruling = concession(made.clone(), edition);
        assert_eq!(told(&ruling)[..3], [law, "cancelled", "correction_period:open"]);
        assert_eq!(token(&ruling, Key::Result), "3NT=");
        let not_yet = ConcessionSetup { won: Some([8, 3]), ..made.clone() };
        let law = if law == "71B" { "71A" } else { law };
        assert_eq!(told(&concession(not_yet, edition))[0], law);
    }
    // The defenders have five tricks against three notrump, and West concedes the contract.
    let beaten = ConcessionSetup {
        conceder: Seat::W,
        won: Some([6, 5]),
        cards: Some(pbn::hands("N:AK... 64... 87... 52...").unwrap()),
        ..made
    };
    let ruling = concession(beaten, Edition::E1997);
    assert_eq!(told(&ruling), ["71B", "cancelled", "correction_period:open", "2"]);
    assert_eq!(token(&ruling, Key::Result), "3NT-1");
}

#[test]
fn a_defender_too_gets_back_what_cannot_be_lost_and_the_tricks_are_declarers() {
    // East concedes both tricks to North, but West’s ace of hearts wins whatever is played.
    let setup = ConcessionSetup {
        declarer: Seat::N,
        conceder: Seat::E,
        left: 2,
        concedes: 2,
        cards: Some(pbn::hands("N:A.2.. 2.3.. 3.4.. 4.A..").unwrap()),
        objection: Some(Objection::No),
        won: None,
        contract: None,
        doubt: doubted(Doubted::InCorrectionPeriod),
        act: Act::default(),
        ..hiron()
    };
    assert_eq!(
        told(&concession(setup.clone(), Edition::E2017)),
        ["71B", "cancelled", "correction_period:open", "1"]
    );
    let ruling = concession(ConcessionSetup { objection: None, ..setup }, Edition::E2017);
    assert_eq!(told(&ruling)[1], "cancelled", "who doubts it later did not object at once");
}

#[test]
fn without_the_cards_the_director_is_asked_what_could_be_lost() {
    let unseen = ConcessionSetup {
        cards: None,
        left: 2,
        concedes: 1,
        claims: 1,
        won: None,
        objection: None,
        doubt: doubted(Doubted::BeforeNextCall),
        act: Act::default(),
        ..hiron()
    };
    let (question, answers) = branches(&concession(unseen.clone(), Edition::E2017));
    assert_eq!(question, Question::NoNormalPlayLoses(Side::NS));
    let laws: Vec<&str> = answers.iter().map(|(_, told)| told[0].as_str()).collect();
    assert_eq!(laws, ["71", "71B"]);
    let (question, _) = branches(&concession(unseen.clone(), Edition::E1997));
    assert_eq!(question, Question::NoLegalPlayLoses(Side::NS));
    let found = Doubt { no_legal_play: Some(0), ..unseen.doubt };
    let ruling = concession(ConcessionSetup { doubt: found, ..unseen.clone() }, Edition::E1997);
    assert_eq!(branches(&ruling).0, Question::NoNormalPlayLoses(Side::NS));
    let found = Doubt { no_normal_play: Some(1), ..found };
    let ruling = concession(ConcessionSetup { doubt: found, ..unseen.clone() }, Edition::E1997);
    assert_eq!(told(&ruling), ["71C", "cancelled", "until_next_call:open", "2"]);
    let later = Doubt { when: Some(Doubted::InCorrectionPeriod), no_normal_play: None, ..found };
    let ruling = concession(ConcessionSetup { doubt: later, ..unseen }, Edition::E1997);
    assert_eq!(told(&ruling)[..2], ["71", "stands"], "it is too late to ask");
}

#[test]
fn since_2007_a_concession_disputed_there_and_then_is_adjudicated_fairly_to_both() {
    // South concedes both tricks; playing the ace loses one, the finesse neither.
    let setup = ConcessionSetup {
        left: 2,
        concedes: 2,
        cards: Some(pbn::hands("N:32... K4... AQ... 65...").unwrap()),
        won: Some([8, 3]),
        ..hiron()
    };
    let ruling = concession(setup, Edition::E2017);
    assert_eq!(told(&ruling), ["70", "adjudicated", "", "1-2"]);
    assert_eq!(ruling.judgement[0].matter, Matter::Equity);
    assert_eq!(ruling.right_answers(Key::Tricks), [["1"], ["2"]]);
}

#[test]
fn every_clause_is_in_its_edition() {
    for edition in CODES {
        for when in Doubted::LATER {
            let doubt = doubted(when);
            let rulings = [
                claim(ClaimSetup { doubt, ..agreed() }, edition),
                claim(ClaimSetup { doubt, ..guess() }, edition),
                concession(queen_drops(when), edition),
                concession(ConcessionSetup { objection: None, doubt, ..hiron() }, edition),
            ];
            for ruling in rulings {
                assert!(ruling.trace.steps().iter().all(|step| step.clause.is_in(edition)), "{edition}");
            }
        }
    }
}

fn faults(found: Vec<director::engine::case::Misfit<ClaimFault>>) -> Vec<(String, ClaimFault)> {
    found.into_iter().map(|misfit| (misfit.field, misfit.kind)).collect()
}

#[test]
fn a_doubt_that_does_not_hang_together_is_refused_with_its_field() {
    let doubt = Doubt { already_won: 4, likely: Some(4), ..doubted(Doubted::AtOnce) };
    let found = faults(ClaimSetup { doubt, disputed: false, ..agreed() }.check().unwrap_err());
    let expected = [
        ("facts.doubted", ClaimFault::DoubtedAndUndisputed),
        ("facts.agreed", ClaimFault::AgreedAndObjected),
        ("facts.likely", ClaimFault::TooManyTricks { said: 4, left: 3 }),
        ("facts.already_won", ClaimFault::MoreThanWon { said: 4, won: 3 }),
    ];
    assert_eq!(found, expected.map(|(field, kind)| (field.to_owned(), kind)));
    let doubt = Doubt { by: Some(Seat::N), ..doubted(Doubted::TooLate) };
    let found = faults(ClaimSetup { doubt, ..agreed() }.check().unwrap_err());
    assert_eq!(found, [("facts.doubter".to_owned(), ClaimFault::NothingGivenUp)]);
    let setup = ConcessionSetup { doubt: doubted(Doubted::TooLate), won: Some([9, 9]), ..hiron() };
    let found = faults(setup.check().unwrap_err());
    let expected = [
        ("facts.won", ClaimFault::TricksDoNotAddUp { won: 18, left: 5 }),
        ("facts.doubted", ClaimFault::DoubtedTwice),
    ];
    assert_eq!(found, expected.map(|(field, kind)| (field.to_owned(), kind)));
}

#[test]
fn no_more_tricks_are_asked_about_than_no_normal_play_could_lose() {
    let doubt = Doubt { no_normal_play: Some(1), ..doubted(Doubted::InCorrectionPeriod) };
    let setup = ConcessionSetup { cards: None, objection: Some(Objection::No), doubt, ..hiron() };
    let (question, answers) = branches(&concession(setup, Edition::E1997));
    assert_eq!(question, Question::NoLegalPlayLoses(Side::NS));
    let numbers: Vec<Answer> = answers.iter().map(|(answer, _)| *answer).collect();
    assert_eq!(numbers, [Answer::Tricks(0), Answer::Tricks(1)]);
}
