//! Concessions doubted at once or later (Law 71): which tricks return, to whom, and until when.

use super::conceding::conceding;
use crate::claims::doubted_later::{
    SINCE_07, UNTIL_97, agreed, branches, claim, concession, doubted, hiron, queen_drops, summary, token,
};
use rules::bridge::{Seat, Side, pbn};
use rules::engine::claim::{Act, Awareness, ClaimSetup, Doubt, Doubted, Objection};
use rules::engine::component::Key;
use rules::engine::ruling::{Answer, Question};
use rules::law::Edition;

#[test]
fn claimers_concession_is_law_71() {
    let setup = ClaimSetup {
        cards: pbn::hands("N:542... T9.2.. AK3... QJ..A.").ok(),
        claims: 2,
        aware: [Some(Awareness::Aware); 4],
        doubt: Doubt { by: Some(Seat::S), ..doubted(Doubted::InCorrectionPeriod) },
        act: Act::default(),
        ..agreed()
    };
    assert_eq!(
        summary(&claim(setup.clone(), Edition::E2017)),
        ["71B", "cancelled", "correction_period:open", "3"]
    );
    assert_eq!(summary(&claim(setup, Edition::E1997)), ["71C", "stands", "until_next_call:over", "2"]);
}

#[test]
fn no_legal_play_loses_it() {
    for edition in UNTIL_97 {
        let ruling = concession(hiron(), edition);
        assert_eq!(summary(&ruling), ["71A", "cancelled", "correction_period:open", "1"], "{edition}");
        assert_eq!(token(&ruling, Key::Result), "3NT=");
        assert_eq!(token(&ruling, Key::What), "concession:5");
    }
    for edition in SINCE_07 {
        let ruling = concession(hiron(), edition);
        assert_eq!(summary(&ruling), ["70", "adjudicated", "", "1"], "{edition}");
        assert_eq!(token(&ruling, Key::Result), "3NT=");
    }
    for (edition, law) in [(Edition::E1997, "71A"), (Edition::E2007, "71.2"), (Edition::E2017, "71B")] {
        let later = ClaimSetup {
            announced: conceding(5, 5, None),
            doubt: doubted(Doubted::InCorrectionPeriod),
            ..hiron()
        };
        assert_eq!(summary(&concession(later, edition)), [law, "cancelled", "correction_period:open", "1"]);
    }
}

#[test]
fn normal_play_rule_until_next_call() {
    for edition in UNTIL_97 {
        let in_time = concession(queen_drops(Doubted::BeforeNextCall), edition);
        assert_eq!(summary(&in_time), ["71C", "cancelled", "until_next_call:open", "3"]);
        let later = concession(queen_drops(Doubted::InCorrectionPeriod), edition);
        assert_eq!(summary(&later), ["71C", "stands", "until_next_call:over", "2"]);
    }
    for (edition, law) in [(Edition::E2007, "71.2"), (Edition::E2017, "71B")] {
        for when in [Doubted::BeforeNextCall, Doubted::InCorrectionPeriod] {
            let ruling = concession(queen_drops(when), edition);
            assert_eq!(summary(&ruling), [law, "cancelled", "correction_period:open", "3"]);
        }
    }
}

#[test]
fn decided_contract_is_not_conceded() {
    // Nine tricks are won, and South concedes one down: a trick already won, and the two that are
    // left.
    let made = ClaimSetup {
        announced: conceding(2, 2, None),
        cards: pbn::hands("N:32... K4... 87... T9...").ok(),
        won: Some([9, 2]),
        doubt: Doubt { already_won: 1, ..doubted(Doubted::InCorrectionPeriod) },
        act: Act::default(),
        ..hiron()
    };
    for (edition, law) in [(Edition::E1997, "71B"), (Edition::E2007, "71.1"), (Edition::E2017, "71A")] {
        let ruling = concession(made.clone(), edition);
        assert_eq!(summary(&ruling)[..3], [law, "cancelled", "correction_period:open"]);
        assert_eq!(token(&ruling, Key::Result), "3NT=");
        assert_eq!(token(&ruling, Key::Returned), "NS:1");
        let not_yet = ClaimSetup { won: Some([8, 3]), ..made.clone() };
        let law = if law == "71B" { "71A" } else { law };
        assert_eq!(summary(&concession(not_yet, edition))[0], law);
    }
    // The defenders have five tricks against three notrump, and West concedes the contract.
    let beaten = ClaimSetup {
        claimer: Seat::W,
        won: Some([6, 5]),
        cards: pbn::hands("N:AK... 64... 87... 52...").ok(),
        ..made
    };
    let ruling = concession(beaten, Edition::E1997);
    assert_eq!(summary(&ruling), ["71B", "cancelled", "correction_period:open", "2"]);
    assert_eq!(token(&ruling, Key::Result), "3NT-1");
}

#[test]
fn defender_gets_a_sure_trick_back() {
    // East concedes both tricks to North, but West’s ace of hearts wins whatever is played.
    let setup = ClaimSetup {
        declarer: Seat::N,
        claimer: Seat::E,
        announced: conceding(2, 2, Some(Objection::No)),
        cards: pbn::hands("N:A.2.. 2.3.. 3.4.. 4.A..").ok(),
        won: None,
        contract: None,
        doubt: doubted(Doubted::InCorrectionPeriod),
        act: Act::default(),
        ..hiron()
    };
    assert_eq!(
        summary(&concession(setup.clone(), Edition::E2017)),
        ["71B", "cancelled", "correction_period:open", "1"]
    );
    let ruling = concession(ClaimSetup { announced: conceding(2, 2, None), ..setup }, Edition::E2017);
    assert_eq!(summary(&ruling)[1], "cancelled", "a later doubt is no immediate objection");
}

#[test]
fn asks_director_without_cards() {
    let unseen = ClaimSetup {
        cards: None,
        announced: conceding(2, 1, None),
        claims: 1,
        won: None,
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
    let ruling = concession(ClaimSetup { doubt: found, ..unseen.clone() }, Edition::E1997);
    assert_eq!(branches(&ruling).0, Question::NoNormalPlayLoses(Side::NS));
    let found = Doubt { no_normal_play: Some(1), ..found };
    let ruling = concession(ClaimSetup { doubt: found, ..unseen.clone() }, Edition::E1997);
    assert_eq!(summary(&ruling), ["71C", "cancelled", "until_next_call:open", "2"]);
    let later = Doubt { when: Some(Doubted::InCorrectionPeriod), no_normal_play: None, ..found };
    let ruling = concession(ClaimSetup { doubt: later, ..unseen }, Edition::E1997);
    assert_eq!(summary(&ruling)[..2], ["71", "stands"], "it is too late to ask");
}

#[test]
fn since_2007_immediate_is_a_claim() {
    // South concedes both tricks; playing the ace loses one, the finesse neither.
    let setup = ClaimSetup {
        announced: conceding(2, 2, Some(Objection::AtOnce)),
        cards: pbn::hands("N:32... K4... AQ... 65...").ok(),
        won: Some([8, 3]),
        ..hiron()
    };
    let ruling = concession(setup, Edition::E2017);
    assert_eq!(summary(&ruling), ["70", "adjudicated", "", "1"], "no unstated finesse");
    assert!(ruling.judgement.is_empty());
}

#[test]
fn asks_within_normal_play() {
    let doubt = Doubt { no_normal_play: Some(1), ..doubted(Doubted::InCorrectionPeriod) };
    let setup = ClaimSetup { cards: None, announced: conceding(5, 5, Some(Objection::No)), doubt, ..hiron() };
    let (question, answers) = branches(&concession(setup, Edition::E1997));
    assert_eq!(question, Question::NoLegalPlayLoses(Side::NS));
    let numbers: Vec<Answer> = answers.iter().map(|(answer, _)| *answer).collect();
    assert_eq!(numbers, [Answer::Tricks(0), Answer::Tricks(1)]);
}
