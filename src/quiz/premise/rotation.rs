//! The premises that there may be on a call out of rotation.

use super::Premise;
use super::reading::Reading;
use super::supposed::{Of, Supposed};
use crate::engine::rotation::{Happened, RotationFacts};
use crate::engine::ruling::{Answer, Question};
use crate::engine::{Case, Facts, Ruling};

/// Every premise there may be, with what it is about.
pub(super) fn supposed(case: &Case, facts: &RotationFacts, ruling: &Ruling) -> Vec<Supposed> {
    let mut all = findings(case, facts, ruling);
    all.extend(artificial(case, facts));
    let readings = [
        (Premise::PartnerForOffender, Reading::PartnerForOffender),
        (Premise::OtherOpponent, Reading::OtherOpponent),
        (Premise::LeadTurned, Reading::LeadTurned),
    ];
    all.extend(readings.map(|(premise, reading)| Supposed::reading(premise, Of::Case, reading)));
    all
}

/// What the Director could have found of the last irregularity, either way.
fn findings(case: &Case, facts: &RotationFacts, ruling: &Ruling) -> Vec<Supposed> {
    let Some(call) = ruling.call else { return Vec::new() };
    let Some((seat, _)) = facts.calls().nth(call - 1) else { return Vec::new() };
    let found = |premise, question, answer| {
        let facts = Facts::Rotation(facts.answered(question, answer));
        Supposed::case(premise, Of::Call(call), Case { facts, ..case.clone() })
    };
    let (comparable, unintended) = (Question::Comparable { seat, call }, Question::Unintended { seat, call });
    vec![
        found(Premise::Comparable, comparable, Answer::Yes),
        found(Premise::NotComparable, comparable, Answer::No),
        found(Premise::Unintended, unintended, Answer::Yes),
        found(Premise::Intended, unintended, Answer::No),
    ]
}

/// Each call taken for artificial that was natural, and the other way round.
fn artificial(case: &Case, facts: &RotationFacts) -> Vec<Supposed> {
    let calls = facts.events().iter().filter_map(|event| match event.happened {
        Happened::Called { artificial, .. } => Some(artificial),
        _ => None,
    });
    let otherwise = calls.zip(1..).filter_map(|(artificial, call)| {
        let (premise, answer) = match facts.findings().artificial.of(call).or(artificial)? {
            true => (Premise::Natural, Answer::No),
            false => (Premise::Artificial, Answer::Yes),
        };
        let facts = Facts::Rotation(facts.answered(Question::Artificial(call), answer));
        Some(Supposed::case(premise, Of::Call(call), Case { facts, ..case.clone() }))
    });
    otherwise.collect()
}
