//! Words for every test of a ruling.

use rules::bridge::{Seat, Strain, pbn};
use rules::engine::claim::{ClaimSetup, ClaimTest};
use rules::engine::rotation::{AuctionEvent, Event, RotationSetup};
use rules::engine::trace::{Test, TraceStep};
use rules::engine::{Case, Facts};
use rules::law;
use rules::law::{Edition, Elections};
use words::{Language, english};

/// A pass at partner's turn, not accepted, with some calls after it.
fn auction() -> Case {
    let called = |seat, call: &str| {
        let call = call.parse().expect("a call");
        Event::new(seat, AuctionEvent::Called { call, artificial: None, meaning: None })
    };
    let events = vec![
        called(Seat::S, "P"),
        Event::new(Seat::W, AuctionEvent::Declined),
        called(Seat::N, "2C"),
        called(Seat::E, "X"),
        called(Seat::S, "2D"),
    ];
    let setup = RotationSetup {
        dealer: Seat::N,
        events,
        findings: rules::engine::rotation::Findings::default(),
        ..RotationSetup::default()
    };
    let facts = Facts::Rotation(setup.check().expect("consistent facts"));
    Case { edition: Edition::E2017, elections: Elections::default(), date: None, facts }
}

/// A claim of all tricks, with a statement, in an ending of one card.
fn claim() -> Case {
    let setup = ClaimSetup {
        cards: pbn::hands("N:2... 3... A... K...").ok(),
        trump: Some(Strain::Notrump),
        declarer: Seat::S,
        leader: Some(Seat::S),
        claimer: Seat::S,
        claims: 1,
        statement: vec!["cash S".parse().expect("a step")],
        ..ClaimSetup::default()
    };
    let facts = Facts::Claim(setup.check().expect("consistent facts"));
    Case { edition: Edition::E2017, elections: Elections::default(), date: None, facts }
}

#[test]
fn every_test_has_question_and_reason() {
    let (auction, claim) = (auction(), claim());
    let tests = Test::samples();
    for (test, language) in tests.iter().flat_map(|one| Language::all().map(move |language| (one, language)))
    {
        let words = language.words();
        let word = test.word();
        let case = if matches!(test, Test::Rotation(_)) { &auction } else { &claim };
        for id in [format!("asked-{word}"), format!("decided-{word}-held"), format!("decided-{word}-not")] {
            assert!(words.knows(&id), "no words for {id}");
        }
        for holds in [true, false] {
            let told = words.step(case, None, &TraceStep { clause: law!("30A"), test: test.clone(), holds });
            assert!(told.question.ends_with('?'), "{language:?} {word}: {}", told.question);
            assert!(told.decided.ends_with('.'), "{word}: {}", told.decided);
            for text in [&told.question, &told.decided, &told.gist, &told.cite] {
                assert!(!text.contains(['{', '}']) && !text.contains("[en]"), "{word}: {text}");
                assert!(!text.contains("  "), "{word}: {text}");
            }
        }
    }
}

#[test]
fn zero_tricks_is_worded_apart() {
    for test in ClaimTest::samples() {
        let step = TraceStep { clause: law!("70A"), test: test.into(), holds: false };
        let decided = english().step(&claim(), None, &step).decided;
        for wrong in
            ["play wins no trick, with", "side wins no trick", "no trick, as many", "no trick and no more"]
        {
            assert!(!decided.contains(wrong), "{decided}");
        }
    }
}
