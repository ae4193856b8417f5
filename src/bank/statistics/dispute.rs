//! Where strong candidates disagree with the engine: answers that examiners look at again. Those who do best on everything else and agree on
//! another answer may have seen what the engine, or the scenario, has not.

use super::item::TAIL;
use super::mean;
use rules::engine::Key;
use std::collections::BTreeMap;

/// With fewer strong candidates than this nothing is said.
const FEWEST: usize = 3;

/// What a candidate answered to a component.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The candidate, by a number
    pub candidate: usize,
    /// The id of the scenario or stage, whichever variant of it was asked
    pub page: String,
    /// What the page was marked, in thousandths
    pub permille: u16,
    /// The component
    pub key: Key,
    /// What was answered, sorted; empty when nothing was
    pub given: Vec<String>,
    /// Whether it is what the engine says, or one of what it leaves to judgement
    pub right: bool,
}

/// A component in which strong candidates disagree with the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dispute {
    /// The id of the scenario or stage
    pub page: String,
    /// The component
    pub key: Key,
    /// How many strong candidates answered it
    pub strong: usize,
    /// How many of them answered as the engine does
    pub agree: usize,
    /// What most of the others answered. Variants differ in seats and suits, and an answer with such is then that of one of them
    pub given: Vec<String>,
    /// How many of the others answered that
    pub gave: usize,
}

/// Where strong candidates disagree with the engine, those first in which most of them do. Strong for a page are the upper 27 % of those who
/// were asked it, by what they earned on average on everything else; they disagree where fewer of those who answered agree
/// with the engine than do not.
pub fn disputes(answers: &[Answered]) -> Vec<Dispute> {
    let mut marks: BTreeMap<usize, BTreeMap<&str, u16>> = BTreeMap::new();
    let mut asked: BTreeMap<(&str, Key), Vec<&Answered>> = BTreeMap::new();
    for answer in answers {
        marks.entry(answer.candidate).or_default().insert(&answer.page, answer.permille);
        asked.entry((&answer.page, answer.key)).or_default().push(answer);
    }
    let rest = |candidate: usize, page: &str| {
        let others = marks.get(&candidate)?.iter().filter(|(other, _)| **other != page);
        mean(&others.map(|(_, mark)| f64::from(*mark)).collect::<Vec<_>>())
    };
    let mut found: Vec<Dispute> = Vec::new();
    for ((page, key), answers) in asked {
        let by_rest = answers.into_iter().filter_map(|answer| Some((rest(answer.candidate, page)?, answer)));
        found.extend(dispute(page, key, strong(by_rest.collect())));
    }
    // The least share that agrees, compared without dividing.
    found.sort_by(|a, b| (a.agree * b.strong).cmp(&(b.agree * a.strong)).then(b.strong.cmp(&a.strong)));
    found
}

/// The upper tail, and who is level with the last of it.
fn strong(mut answers: Vec<(f64, &Answered)>) -> Vec<&Answered> {
    answers.sort_by(|a, b| b.0.total_cmp(&a.0));
    let tail = (answers.len() as f64 * TAIL).round() as usize;
    let Some(bound) = tail.checked_sub(1).and_then(|last| answers.get(last)).map(|one| one.0) else {
        return Vec::new();
    };
    answers.into_iter().filter(|one| one.0 >= bound - 1e-9).map(|(_, answer)| answer).collect()
}

fn dispute(page: &str, key: Key, mut strong: Vec<&Answered>) -> Option<Dispute> {
    strong.retain(|answer| !answer.given.is_empty());
    let agree = strong.iter().filter(|answer| answer.right).count();
    let mut others: BTreeMap<&[String], usize> = BTreeMap::new();
    for answer in strong.iter().filter(|answer| !answer.right) {
        *others.entry(&answer.given).or_default() += 1;
    }
    let (given, gave) = others.into_iter().max_by_key(|(_, gave)| *gave)?;
    let told = strong.len() >= FEWEST && 2 * agree < strong.len();
    told.then(|| Dispute {
        page: page.to_owned(),
        key,
        strong: strong.len(),
        agree,
        given: given.to_vec(),
        gave,
    })
}
