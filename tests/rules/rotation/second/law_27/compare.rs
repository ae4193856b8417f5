//! The accounts against the engine.

use super::every::{every, random};
use super::opinion::account;
use super::story::Story;
use crate::rotation::value;
use rules::engine::ruling::{Answer, Limit, Outcome, Question, Ruling};
use rules::engine::{Component, Key};
use rules::law;
use rules::law::Edition;
use std::collections::BTreeMap;

/// Differences by what differs, each with how often and the first story; and the number of stories
/// under each question and law.
#[derive(Default)]
struct Compared {
    stories: BTreeMap<String, usize>,
    differs: BTreeMap<String, (usize, String)>,
}

const CODES: [Edition; 3] = [Edition::E2017, Edition::E2007, Edition::E1997];

#[test]
fn matches_some_of_every_short_story() {
    short_stories(4, 61).none();
}

#[test]
#[ignore = "long: `cargo ci` runs it"]
fn matches_every_short_story() {
    short_stories(5, 1).none();
}

#[test]
fn matches_random_stories() {
    long_stories(2_000).none();
}

#[test]
#[ignore = "long: `cargo ci` runs it"]
fn matches_many_random_stories() {
    long_stories(200_000).none();
}

fn short_stories(most: usize, stride: usize) -> Compared {
    let mut compared = Compared::default();
    for edition in CODES {
        let mut number = 0;
        every(edition, most, |story| {
            number += 1;
            if number % stride == 0 {
                compared.compare(story);
            }
        });
    }
    compared
}

fn long_stories(seeds: u64) -> Compared {
    let mut compared = Compared::default();
    for seed in 0..seeds {
        random(seed, 24)
            .iter()
            .filter(|story| !story.steps.is_empty())
            .for_each(|story| compared.compare(story));
    }
    compared
}

impl Compared {
    fn compare(&mut self, story: &Story) {
        let ruling = story.ruling();
        if !asks_too_much(&ruling) {
            self.compare_with(story, &ruling, ruling.beyond);
        }
    }

    fn compare_with(&mut self, story: &Story, ruling: &Ruling, beyond: Option<Limit>) {
        if let Outcome::Fork { question: Question::Artificial(call), branches } = &ruling.outcome {
            // Beyond a limit the answers concern this bid alone, without the duties from others.
            for branch in branches.iter().filter(|_| beyond.is_none()) {
                let settled = story.settled(*call, branch.answer == Answer::Yes);
                self.compare_with(&settled, &branch.ruling, branch.ruling.beyond.or(beyond));
            }
            return;
        }
        let Some(so_far) = account(story) else { return };
        let Some((matter, expected)) = so_far.matter.as_ref().zip(so_far.expected()) else { return };
        let first = matter.bid().number;
        let law = value(ruling, Key::Law);
        *self.stories.entry(format!("{} {} {law}", story.edition, expected.asks)).or_default() += 1;
        if let Some(number) = expected.breach {
            return self.compare_breach(story, ruling, number);
        }
        let mut differs = Vec::new();
        if let Some(limit) = beyond {
            differs.push(("limit", format!("none is {limit:?}")));
        }
        let asked = asked(ruling);
        if asked != expected.asks {
            differs.push(("question", format!("{} is {asked}", expected.asks)));
        }
        for (key, wanted) in expected.components {
            let given = if key == Key::Cancelled { cancelled(ruling, first) } else { value(ruling, key) };
            if given != wanted {
                differs.push((key.word(), format!("{wanted} is {given}")));
            }
        }
        for (what, how) in differs {
            let kind = format!("{} {what}: {how}", story.edition);
            self.differs.entry(kind).or_insert((0, story.to_string())).0 += 1;
        }
    }

    /// A call in breach of a duty to pass is for Law 37, an inadmissible double for Law 36.
    fn compare_breach(&mut self, story: &Story, ruling: &Ruling, number: usize) {
        let of_breach = ruling.earlier.iter().chain([ruling]).find(|one| one.call == Some(number));
        let law = of_breach.map_or("-".to_owned(), |one| value(one, Key::Law));
        let law_36 = Outcome::NotCovered(Limit::Edition(law!("36")));
        let uncovered = of_breach.is_some_and(|one| one.outcome == law_36);
        let right = if story.edition == Edition::E1997 { &["37", "35B"][..] } else { &["37A", "37B2"] };
        if !(right.contains(&law.as_str()) || law.starts_with("36") || uncovered) {
            let kind = format!("{} breach is {law}", story.edition);
            self.differs.entry(kind).or_insert((0, story.to_string())).0 += 1;
        }
        *self.stories.entry(format!("{} breach {law}", story.edition)).or_default() += 1;
    }

    fn none(&self) {
        println!("{:#?}", self.stories);
        let told: Vec<String> = self
            .differs
            .iter()
            .map(|(what, (times, first))| format!("{what}, {times} times: {first}"))
            .collect();
        assert!(told.is_empty(), "the engine differs:\n{}", told.join("\n"));
        assert!(self.stories.keys().any(|kind| kind.contains(" breach 37")), "no breach of a duty to pass");
        for edition in CODES {
            let laws = if edition == Edition::E1997 {
                &["27A", "27B1", "27B2", "27B3"][..]
            } else {
                &["27A1", "27B1(a)", "27B1(b)", "27B2", "27B3", "27B4"]
            };
            let missed = laws.iter().find(|law| !self.stories.contains_key(&format!("{edition} - {law}")));
            assert_eq!(missed, None, "no story under this law in {edition}");
        }
    }
}

/// True if some answer leads to more open questions than the engine rules on.
fn asks_too_much(ruling: &Ruling) -> bool {
    match &ruling.outcome {
        Outcome::Fork { branches, .. } => branches.iter().any(|branch| asks_too_much(&branch.ruling)),
        outcome => *outcome == Outcome::NotCovered(Limit::OpenQuestions),
    }
}

/// The calls that this ruling and those on earlier irregularities cancel: of two insufficient bids in
/// one turn, each has a ruling.
fn cancelled(ruling: &Ruling, first: usize) -> String {
    let mut numbers: Vec<String> = ruling
        .earlier
        .iter()
        .chain([ruling])
        .filter_map(|one| match one.component(Key::Cancelled)? {
            Component::Cancelled(calls) => {
                Some(calls.iter().filter(|n| **n >= first).map(ToString::to_string).collect::<Vec<_>>())
            }
            _ => None,
        })
        .flatten()
        .collect();
    numbers.sort();
    numbers.dedup();
    if numbers.is_empty() { "none".to_owned() } else { numbers.join(" ") }
}

/// The ruling's question, in the words of the accounts.
fn asked(ruling: &Ruling) -> &'static str {
    match &ruling.outcome {
        Outcome::Fork { question: Question::Accepts { .. }, .. } => "accepts",
        Outcome::Fork { question: Question::Lowest { .. }, .. } => "lowest",
        Outcome::Fork { question: Question::Comparable { .. } | Question::MorePrecise { .. }, .. } => {
            "comparable"
        }
        Outcome::Fork { .. } => "something else",
        Outcome::NotCovered(_) => "not covered",
        _ => "-",
    }
}
