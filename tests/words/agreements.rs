//! Words for every part of an agreement, and for every impossible hand.

use bank::FaultKind;
use rules::bridge::Suit;
use rules::engine::rotation::meaning::{BoxFault, Forcing, HandBox, Meaning, Promise, Purpose};
use words::english;

fn wording(meaning: Meaning) -> String {
    let text = english().agreement(&meaning);
    assert!(!text.contains("agreement-") && !text.contains(['{', '}']), "{meaning:?}: {text}");
    text
}

#[test]
fn every_purpose_has_words() {
    let asks = ["majors", "aces", "key-cards", "key-cards S", "kings", "controls", "control H", "stopper H"];
    let asks = asks.iter().chain(&["strength", "shape", "hand"]).map(|what| format!("asks {what}"));
    let mut all: Vec<String> = Vec::new();
    for text in asks.chain(["relay".to_owned(), "transfer D".to_owned(), "transfer S".to_owned()]) {
        let purpose: Purpose = text.parse().unwrap_or_else(|()| panic!("{text} is a purpose"));
        let said = wording(Meaning { purpose: Some(purpose), ..Meaning::showing(vec![HandBox::ANY]) });
        assert!(!all.contains(&said), "{said}");
        all.push(said);
    }
}

#[test]
fn every_mark_has_words() {
    for mark in ["stopper S", "good H", "solid C", "control D", "playing-tricks"] {
        let mark: Promise = mark.parse().unwrap_or_else(|()| panic!("{mark} is a mark"));
        wording(Meaning { marks: vec![mark], ..Meaning::showing(vec![HandBox::ANY]) });
    }
    for forcing in Forcing::ALL {
        wording(Meaning { forcing: Some(forcing), ..Meaning::showing(vec![HandBox::ANY]) });
    }
}

#[test]
fn impossible_boxes_are_explained() {
    for (fault, part) in [
        (BoxFault::PointsCross, "minimum of points is above"),
        (BoxFault::LengthCrosses(Suit::H), "minimum of hearts"),
        (BoxFault::TooManyCards(14), "at least 14 cards"),
        (BoxFault::TooFewCards(12), "at most 12 cards"),
        (BoxFault::NotBalanced, "none with these lengths is balanced"),
        (BoxFault::NotUnbalanced, "every one with these lengths is balanced"),
        (BoxFault::NotWithThesePoints, "so many points"),
    ] {
        let text = english().fault_kind(&FaultKind::NoSuchHand(fault));
        assert!(text.contains(part) && !text.contains(['{', '}']), "{fault:?}: {text}");
    }
    let unknown = english().fault_kind(&FaultKind::UnknownAgreement { nearest: "weak-two-H" });
    assert!(unknown.contains("“weak-two-H”"), "{unknown}");
}
