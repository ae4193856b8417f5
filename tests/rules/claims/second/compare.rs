//! The engine's ruling against the second opinion.

use super::lines::Numbers;
use super::opinion::{Opinion, opinion};
use super::random::{RandomClaim, random_claim};
use crate::claims::chance::Chance;
use crate::claims::facts::ruled_under;
use rules::engine::claim::ClaimFacts;
use rules::engine::component::{Component, Key};
use rules::engine::ruling::{Answer, Matter, Outcome, Question, Ruling};
use std::ops::Range;

/// The engine's ruling as an opinion.
pub fn opinion_of_engine(ruling: &Ruling, facts: &ClaimFacts) -> Opinion {
    if let Outcome::Fork { question: Question::AwareOf(suit), branches } = &ruling.outcome {
        let answers: Vec<Answer> = branches.iter().map(|branch| branch.answer).collect();
        assert_eq!(answers, [Answer::Yes, Answer::No]);
        let answers = [0, 1].map(|i| opinion_of_engine(&branches[i].ruling, facts));
        return Opinion::Asks(*suit, Box::new(answers));
    }
    assert_eq!((&ruling.outcome, ruling.beyond.is_none()), (&Outcome::Rectification, true));
    let [rules] = numbers(ruling.component(Key::Tricks).as_slice(), facts)[..] else { panic!("one number") };
    // A judgement has the numbers by one standard and by the next; without one, they are equal.
    let range = |matter: Matter| {
        let judged = ruling.judgement.iter().find(|judgement| judgement.matter == matter);
        judged.map(|judgement| numbers(&judgement.range.iter().collect::<Vec<_>>(), facts))
    };
    let inferior = range(Matter::Inferior).map_or(rules, |pair| {
        assert_eq!(pair[1], rules);
        pair[0]
    });
    let careless = range(Matter::Overlooks).map_or(inferior, |pair| {
        assert_eq!(pair[1], inferior);
        pair[0]
    });
    Opinion::Rules([careless, inferior, rules])
}

/// Tricks of the claimer's side among these components.
fn numbers(components: &[&Component], facts: &ClaimFacts) -> Vec<u8> {
    let tricks = components.iter().filter_map(|component| match component {
        Component::Tricks(tricks) => Some(tricks),
        _ => None,
    });
    tricks
        .map(|tricks| {
            assert_eq!(tricks.least, tricks.most);
            let his = facts.claimer().side() == tricks.declarer;
            if his { tricks.least } else { tricks.left - tricks.least }
        })
        .collect()
}

/// Numbers of claims: compared, with a question, with differing standards, with fewer tricks than
/// claimed, and with more.
type Counted = [usize; 5];

/// The random generator of a seed.
pub fn chance(seed: u64) -> Chance {
    Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
}

/// Both opinions on one claim; an error if they differ.
fn both(sample: &RandomClaim) -> Result<Opinion, String> {
    let facts = sample.facts().unwrap();
    let ruling = opinion_of_engine(&ruled_under(&facts, sample.edition, sample.elections), &facts);
    let second = opinion(&facts, sample.edition, &sample.elections);
    if ruling == second {
        return Ok(second);
    }
    Err(format!(
        "engine {ruling:?}\nsecond {second:?}\n{:?} {:?} {facts:?}",
        sample.edition, sample.elections
    ))
}

/// Compares the claims of these seeds, with this many cards a hand.
pub fn compare(seeds: Range<u64>, left: usize) -> Counted {
    let mut counted = [0; 5];
    let mut differing = Vec::new();
    for seed in seeds {
        let setup = random_claim(&mut chance(seed), left);
        match both(&setup) {
            Err(text) => differing.push(format!("seed {seed} of {left} cards\n{text}")),
            Ok(opinion) => {
                let claims = setup.setup.claims;
                let of_rules = |test: &dyn Fn(Numbers) -> bool| match &opinion {
                    Opinion::Rules(numbers) => test(*numbers),
                    Opinion::Asks(..) => false,
                };
                let tests = [
                    true,
                    matches!(opinion, Opinion::Asks(..)),
                    of_rules(&|[careless, _, rules]| careless < rules),
                    of_rules(&|[.., rules]| rules < claims),
                    of_rules(&|[.., rules]| rules > claims),
                ];
                tests.into_iter().zip(&mut counted).for_each(|(is, count)| *count += usize::from(is));
            }
        }
    }
    assert!(
        differing.is_empty(),
        "{} differ: {}",
        differing.len(),
        differing[..differing.len().min(5)].join("\n\n")
    );
    counted
}

#[test]
fn small_endings_match_second_opinion() {
    for (left, seeds) in [(1, 100), (2, 1000), (3, 300)] {
        let [_, rest @ ..] = compare(0..seeds, left);
        assert!(
            left == 1 || rest.iter().all(|times| *times > 0),
            "{left} cards: something was never met: {rest:?}"
        );
    }
}

#[test]
#[ignore = "long: `cargo ci` runs it"]
fn thousands_of_endings_match() {
    for (left, seeds) in [(1, 1000), (2, 12_000), (3, 11_000), (4, 2000), (5, 200)] {
        let [all, asking, differing, less, more] = compare_on_two_threads(seeds, left);
        println!(
            "{left} cards: {all} alike; {asking} ask, {differing} differ by standard, {less} fall short, \
             {more} win more"
        );
    }
}

/// Runs [`compare`] for the seeds up to this one, half of them on each of two threads.
fn compare_on_two_threads(seeds: u64, left: usize) -> Counted {
    std::thread::scope(|scope| {
        let halves = [0..seeds / 2, seeds / 2..seeds].map(|half| scope.spawn(move || compare(half, left)));
        let counts = halves.map(|half| half.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        std::array::from_fn(|i| counts[0][i] + counts[1][i])
    })
}
