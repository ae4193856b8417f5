//! Random answers seldom match a premise.

use super::{Marker, bank};
use bank::{Answer, AnswerForm, RulingForm, Scenario};
use proptest::prelude::Rng;
use proptest::test_runner::{RngAlgorithm, TestRng};
use rules::engine::Family;

/// A random answer, all choices equally likely.
fn any(rng: &mut TestRng, scenario: &Scenario) -> Answer {
    let mut below = |n: usize| (rng.next_u32() as usize) % n;
    let asks = RulingForm::of(scenario).asks;
    Answer::of(asks.into_iter().map(|ask| {
        let mut tokens = vec![ask.choices[below(ask.choices.len())].clone()];
        if ask.kind == AnswerForm::Many && tokens[0] != "none" {
            let more = ask.choices.iter().filter(|choice| *choice != "none" && below(3) == 0);
            tokens.extend(more.cloned());
        }
        (ask.key, tokens)
    }))
}

#[test]
fn random_answers_seldom_match() {
    let mut rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut marker = Marker::new();
    let (mut answered, mut found) = (0_u32, 0_u32);
    // Forms of one or two questions have so few answers that most match some premise.
    let asks_enough = |one: &&Scenario| one.family() == Family::Rotation && one.asks.len() >= 4;
    for scenario in bank().scenarios().filter(asks_enough) {
        for _ in 0..40 {
            answered += 1;
            found += u32::from(marker.mark(scenario, &any(&mut rng, scenario)).diagnosis.is_some());
        }
    }
    let permille = found * 1000 / answered;
    println!("{found} of {answered} answers at random diagnosed: {permille} in a thousand");
    assert!(permille < 60, "{found} of {answered} answers at random are diagnosed");
}
