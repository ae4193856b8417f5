//! The mark: an answer held against the ruling, which is computed at this moment, or given by who
//! has just had it computed.

use super::answer::Answer;
use super::premise::{self, Diagnosis};
use super::scenario::Scenario;
use rules::engine::{self, Case, Key, Ruling};
use rules::law;
use rules::law::Clause;
use std::sync::Arc;

/// A word that is found wherever the marking is, and must not be found in what a browser is sent.
pub const CANARY: &str = "director-quiz-grade-canary-7c1f";

/// The most that an answer with a wrong critical component can reach, in thousandths.
pub const CAP: u16 = 500;

/// Credit for a component that is wrong by itself but follows from the premise of an earlier one,
/// in thousandths of its weight.
pub const FOLLOW_THROUGH: u16 = 500;

/// The verdict on an answered component.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// As the law decides it
    Right,
    /// Otherwise
    Wrong,
    /// The law leaves it to the Director, and this is in the range
    InRange,
    /// Wrong by itself, and right by the premise that made an earlier component wrong
    FollowsThrough,
}

/// One component, marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkedComponent {
    /// The component
    pub key: Key,
    /// The answer, sorted; empty if none was given
    pub given: Vec<String>,
    /// The answers any of which is right
    pub right: Vec<Vec<String>>,
    /// Verdict
    pub verdict: Verdict,
    /// Weight
    pub weight: u8,
    /// Caps the mark when wrong
    pub critical: bool,
}

/// An answer, marked.
#[derive(Clone, Debug, PartialEq)]
pub struct Marked {
    /// The ruling it was held against
    pub ruling: Arc<Ruling>,
    /// The components that were asked, in order
    pub components: Vec<MarkedComponent>,
    /// The mark in thousandths
    pub permille: u16,
    /// The version of the engine that gave the ruling
    pub engine: &'static str,
    /// The wrong premise behind what is wrong, where one is found
    pub diagnosis: Option<Diagnosis>,
}

impl Verdict {
    /// True if it earns its full weight.
    pub const fn earns(self) -> bool {
        matches!(self, Verdict::Right | Verdict::InRange)
    }

    /// Credit in thousandths of its weight.
    pub const fn permille(self) -> u16 {
        match self {
            Verdict::Right | Verdict::InRange => 1000,
            Verdict::FollowsThrough => FOLLOW_THROUGH,
            Verdict::Wrong => 0,
        }
    }

    /// The word that is kept, and that of the Fluent files.
    pub const fn word(self) -> &'static str {
        match self {
            Verdict::Right => "right",
            Verdict::Wrong => "wrong",
            Verdict::InRange => "in_range",
            Verdict::FollowsThrough => "follows_through",
        }
    }
}

/// Marks an answer: the share of the weights earned, rounded down, and at most [`CAP`] if a
/// critical component is not right. Components that follow from the premise behind the first wrong
/// one earn [`FOLLOW_THROUGH`] of their weight; that first one earns nothing. The cap also applies
/// to a critical component that follows from a premise, since the ruling at the table would be
/// wrong all the same. The same engine always gives the same mark for the same scenario and answer.
pub fn mark(scenario: &Scenario, answer: &Answer) -> Marked {
    let rule = |case: &Case| Some(Arc::new(engine::rule(case)));
    mark_by(Arc::new(engine::rule(&scenario.case)), scenario, answer, rule)
}

/// The same by a ruling that this engine gave on the scenario's case: a search may take longer than
/// a page can wait. `rule` gives those under premises, and must know every case of
/// [`premise::cases`].
pub fn mark_by(
    ruling: Arc<Ruling>,
    scenario: &Scenario,
    answer: &Answer,
    rule: impl FnMut(&Case) -> Option<Arc<Ruling>>,
) -> Marked {
    std::hint::black_box(CANARY);
    let mut components = components(scenario, &ruling, answer);
    let diagnosis = premise::find(scenario, &ruling, &components, rule);
    let follows = diagnosis.iter().flat_map(|diagnosis| &diagnosis.follows);
    for key in follows {
        let of_key = components.iter_mut().filter(|c| c.key == *key);
        of_key.for_each(|component| component.verdict = Verdict::FollowsThrough);
    }
    let permille = permille(&components);
    Marked { ruling, components, permille, engine: engine::VERSION, diagnosis }
}

/// Each component that was asked, held against the ruling by itself.
pub(super) fn components(scenario: &Scenario, ruling: &Ruling, answer: &Answer) -> Vec<MarkedComponent> {
    scenario.asks.iter().map(|key| component(scenario, ruling, answer, *key)).collect()
}

fn permille(components: &[MarkedComponent]) -> u16 {
    let whole: u32 = components.iter().map(|c| u32::from(c.weight)).sum();
    let earned: u32 = components.iter().map(|c| u32::from(c.weight) * u32::from(c.verdict.permille())).sum();
    let share = earned.checked_div(whole).unwrap_or(0) as u16;
    let capped = components.iter().any(|c| c.critical && !c.verdict.earns());
    if capped { share.min(CAP) } else { share }
}

fn component(scenario: &Scenario, ruling: &Ruling, answer: &Answer, key: Key) -> MarkedComponent {
    let given = answer.given(key).to_vec();
    let right = right_answers(ruling, key);
    let verdict = match is_right(key, &given, &right) {
        false => Verdict::Wrong,
        true if right.len() > 1 => Verdict::InRange,
        true => Verdict::Right,
    };
    let (weight, critical) = (scenario.weight(key), scenario.is_critical(key));
    MarkedComponent { key, given, right, verdict, weight, critical }
}

/// The answers any of which is right: one when it is settled, several when the law leaves it to the Director, none when
/// it is not decided. A range of tricks is each number in it.
pub fn right_answers(ruling: &Ruling, key: Key) -> Vec<Vec<String>> {
    let answers = ruling.right_answers(key);
    if key != Key::Tricks {
        return answers;
    }
    let mut tricks: Vec<u8> = answers.iter().flatten().flat_map(|token| numbers(token)).collect();
    tricks.sort();
    tricks.dedup();
    tricks.into_iter().map(|n| vec![n.to_string()]).collect()
}

/// The clauses that say of a case what one of their paragraphs says more exactly: who names the
/// whole is right as well. It is offered because the paragraph may be open, and was the answer
/// before the ruling named paragraphs.
const WHOLE: [Clause; 1] = [law!("30B1")];

/// True if an answer is among the right ones, or names the clause that contains one of them.
pub fn is_right(key: Key, given: &[String], right: &[Vec<String>]) -> bool {
    right.iter().any(|right| right == given)
        || key == Key::Law && right.iter().any(|right| names_the_whole(given, right))
}

fn names_the_whole(given: &[String], right: &[String]) -> bool {
    let clause = |tokens: &[String]| match tokens {
        [token] => token.parse::<Clause>().ok(),
        _ => None,
    };
    let whole = clause(given).filter(|whole| WHOLE.contains(whole));
    whole.zip(clause(right)).is_some_and(|(whole, right)| right.parents().any(|above| above == whole))
}

/// The numbers of `3`, or of `2-4`.
fn numbers(token: &str) -> Vec<u8> {
    let (least, most) = token.split_once('-').unwrap_or((token, token));
    match (least.parse(), most.parse()) {
        (Ok(least), Ok(most)) => (least..=most).collect(),
        _ => Vec::new(),
    }
}
