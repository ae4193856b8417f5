//! The path that a ruling takes through the Laws, which a variant must take as well.

use rules::engine::component::{Component, Key};
use rules::engine::ruling::{Answer, Matter, Outcome, Point, Question};
use rules::engine::{Ruling, trace};
use rules::law::Clause;
use std::mem::{Discriminant, discriminant};

/// The path of a ruling. Two rulings are on the same path when they have the same
///
/// - *kind of outcome*: play on, remedies, a fork on the same kind of question with the same
///   answers, or the same limit;
/// - *trace*: the same tests in the same order, each under the same clause, with the same question
///   and the same answer. The facts that a test carries, seats and suits and shares of hands, may
///   differ;
/// - *components*: the same are decided, and those that name no seat, suit or score have the same
///   value;
/// - *judgement* and *contested points*: the same matters under the same clauses, with as many
///   values that would be right;
/// - *call in question*, *rulings on earlier irregularities* and *limit*: each on the same path.
#[derive(Clone, Debug, PartialEq)]
pub struct Path {
    outcome: PathOutcome,
    steps: Vec<(Clause, &'static str, bool)>,
    components: Vec<(Key, Vec<String>)>,
    judged: Vec<(Clause, Discriminant<Matter>, Key, usize)>,
    contested: Vec<(Clause, Point)>,
    call: Option<usize>,
    beyond: Option<&'static str>,
    earlier: Vec<Path>,
}

/// An outcome, as far as it belongs to the path.
#[derive(Clone, Debug, PartialEq)]
enum PathOutcome {
    PlayOn,
    Remedies,
    Fork(Discriminant<Question>, Vec<(Answer, Path)>),
    NotCovered(&'static str),
}

impl Path {
    /// The path of this ruling.
    pub fn of(ruling: &Ruling) -> Path {
        let outcome = match &ruling.outcome {
            Outcome::PlayOn => PathOutcome::PlayOn,
            Outcome::Rectification => PathOutcome::Remedies,
            Outcome::Fork { question, branches } => {
                let branches = branches.iter().map(|b| (b.answer, Path::of(&b.ruling)));
                PathOutcome::Fork(discriminant(question), branches.collect())
            }
            Outcome::NotCovered(limit) => PathOutcome::NotCovered(limit.word()),
        };
        let judged = ruling.judgement.iter().flat_map(|one| {
            let key = one.range.first().map(Component::key);
            key.map(|key| (one.clause, discriminant(&one.matter), key, one.range.len()))
        });
        Path {
            outcome,
            steps: ruling.trace.steps().iter().map(step).collect(),
            components: ruling.components.iter().map(component).collect(),
            judged: judged.collect(),
            contested: ruling.contested.iter().map(|one| (one.clause, one.point)).collect(),
            call: ruling.call,
            beyond: ruling.beyond.map(|limit| limit.word()),
            earlier: ruling.earlier.iter().map(Path::of).collect(),
        }
    }
}

fn step(step: &trace::TraceStep) -> (Clause, &'static str, bool) {
    let asked = step.test.word();
    (step.clause, asked, step.holds)
}

/// A component, with its value unless that names a seat, suit, score or card.
fn component(component: &Component) -> (Key, Vec<String>) {
    let key = component.key();
    let value = match key {
        Key::MayAccept | Key::MayChange | Key::Turn | Key::Auction | Key::Lead | Key::UnauthorisedFor => {
            Vec::new()
        }
        Key::Returned | Key::Contract | Key::Result | Key::Line => Vec::new(),
        _ => component.tokens(),
    };
    (key, value)
}
