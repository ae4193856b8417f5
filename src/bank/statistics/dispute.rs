//! Disagreement of strong candidates with the engine: answers for examiners to look at again. If
//! the best candidates on everything else agree on another answer, the engine or the scenario may
//! be wrong.

use super::item::TAIL;
use super::mean;
use rules::engine::Key;
use std::collections::BTreeMap;

/// Fewest strong candidates for a dispute.
const FEWEST: usize = 3;

/// A candidate's answer to a component.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CandidateAnswer {
    /// The candidate, by a number
    pub candidate: usize,
    /// The id of the scenario or stage, whichever variant of it was asked
    pub page: String,
    /// Mark of the page, in thousandths
    pub permille: u16,
    /// The component
    pub key: Key,
    /// The answer, sorted; empty if none was given
    pub given: Vec<String>,
    /// True if it is the engine's answer, or within what it leaves to judgement
    pub right: bool,
}

/// A component in which strong candidates disagree with the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dispute {
    /// The id of the scenario or stage
    pub page: String,
    /// The component
    pub key: Key,
    /// Number of strong candidates who answered it
    pub strong: usize,
    /// Number of them who agree with the engine
    pub agree: usize,
    /// The most frequent answer of the others, for one of the variants if they differ in seats and
    /// suits
    pub given: Vec<String>,
    /// Number of the others who gave it
    pub gave: usize,
}

/// Components on which strong candidates disagree with the engine, those with the largest share
/// first. Strong on a page are the upper 27 % of the candidates asked it, by their mean on
/// everything else; they disagree if most of those who answered did not agree with the engine.
pub fn disputes(answers: &[CandidateAnswer]) -> Vec<Dispute> {
    let mut marks: BTreeMap<usize, BTreeMap<&str, u16>> = BTreeMap::new();
    let mut asked: BTreeMap<(&str, Key), Vec<&CandidateAnswer>> = BTreeMap::new();
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
    // Smallest agreeing share first, compared without dividing.
    found.sort_by(|a, b| (a.agree * b.strong).cmp(&(b.agree * a.strong)).then(b.strong.cmp(&a.strong)));
    found
}

/// The upper tail, with candidates level with the last of it.
fn strong(mut answers: Vec<(f64, &CandidateAnswer)>) -> Vec<&CandidateAnswer> {
    answers.sort_by(|a, b| b.0.total_cmp(&a.0));
    let tail = (answers.len() as f64 * TAIL).round() as usize;
    let Some(bound) = tail.checked_sub(1).and_then(|last| answers.get(last)).map(|one| one.0) else {
        return Vec::new();
    };
    answers.into_iter().filter(|one| one.0 >= bound - 1e-9).map(|(_, answer)| answer).collect()
}

fn dispute(page: &str, key: Key, mut strong: Vec<&CandidateAnswer>) -> Option<Dispute> {
    strong.retain(|answer| !answer.given.is_empty());
    let agree = strong.iter().filter(|answer| answer.right).count();
    let mut others: BTreeMap<&[String], usize> = BTreeMap::new();
    for answer in strong.iter().filter(|answer| !answer.right) {
        *others.entry(&answer.given).or_default() += 1;
    }
    let (given, gave) = others.into_iter().max_by_key(|(_, gave)| *gave)?;
    let is_dispute = strong.len() >= FEWEST && 2 * agree < strong.len();
    is_dispute.then(|| Dispute {
        page: page.to_owned(),
        key,
        strong: strong.len(),
        agree,
        given: given.to_vec(),
        gave,
    })
}
