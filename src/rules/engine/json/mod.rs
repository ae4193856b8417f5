//! A ruling as JSON, for programs: `{edition, family, laws, components, trace, judgement,
//! contested, engine}`, with `elections` and `outcome`; optional are the `call` it is about, the
//! rulings on `earlier` irregularities, and the limit `beyond` which later events are not covered.
//!
//! Components have their keys as names, so an undecided one is absent, not null. The ruling on each
//! answer to an open question is under `outcome`, with the same keys. A `contested` point has under
//! `otherwise` the components that the other view decides differently and, for calls, the whole
//! ruling by it as `ruling`. Words are those of the files of the bank; there are no sentences.

mod trace;

use super::VERSION;
use super::component::Component;
use super::fact;
use super::fact::FactValue;
use super::ruling::{AskedOf, Branch, Contested, Judgement, Limit, Outcome, Question, Ruling};
use crate::law::{Elections, Presumption};
use serde_json::{Map, Value, json};

/// The ruling as JSON; equal rulings give equal text.
pub fn ruling(ruling: &Ruling) -> Value {
    let steps: Vec<Value> =
        ruling.trace.steps().iter().map(|step| trace::step(step, ruling.edition)).collect();
    let laws: Vec<&str> = ruling.laws().iter().map(|law| law.citation()).collect();
    let mut value = json!({
        "edition": ruling.edition.word(),
        "family": ruling.family.word(),
        "laws": laws,
        "components": components(&ruling.components),
        "trace": steps,
        "judgement": ruling.judgement.iter().map(judgement).collect::<Vec<_>>(),
        "contested": ruling.contested.iter().map(contested).collect::<Vec<_>>(),
        "engine": VERSION,
        "elections": {
            "similar_from": ruling.elections.similar_from.0,
            "dissimilar_below": ruling.elections.dissimilar_below.0,
            "order": ruling.elections.order.word(),
            "guidelines": ruling.elections.guidelines.word(),
            "presumptions": presumptions(&ruling.elections),
        },
        "outcome": outcome(&ruling.outcome),
    });
    if let Some(call) = ruling.call {
        value["call"] = call.into();
    }
    if !ruling.earlier.is_empty() {
        value["earlier"] = ruling.earlier.iter().map(self::ruling).collect();
    }
    if let Some(met) = ruling.beyond {
        value["beyond"] = limit(met);
    }
    value
}

/// The names of the presumptions that apply.
fn presumptions(elections: &Elections) -> Vec<&'static str> {
    let applied = Presumption::ALL.into_iter().filter(|one| elections.presumed.has(*one));
    applied.map(Presumption::word).collect()
}

fn components(components: &[Component]) -> Value {
    let keyed = components.iter().map(|c| (c.key().word().to_owned(), c.json()));
    Value::Object(keyed.collect::<Map<_, _>>())
}

fn outcome(outcome: &Outcome) -> Value {
    match outcome {
        Outcome::PlayOn => json!({"is": "play_on"}),
        Outcome::Rectification => json!({"is": "remedies"}),
        Outcome::Fork { question: open, branches } => json!({
            "is": "fork",
            "question": question(*open),
            "branches": branches.iter().map(branch).collect::<Vec<_>>(),
        }),
        Outcome::NotCovered(met) => json!({"is": "not_covered", "limit": limit(*met)}),
    }
}

fn branch(branch: &Branch) -> Value {
    json!({"answer": branch.answer.fact().json(), "ruling": ruling(&branch.ruling)})
}

fn question(question: Question) -> Value {
    let mut value = Value::Object(fact::object(&question.facts()));
    value["ask"] = question.word().into();
    value["of"] = match question.asked_of() {
        AskedOf::Player(_) => "player".into(),
        AskedOf::Director => "director".into(),
    };
    value
}

fn limit(limit: Limit) -> Value {
    let mut value = Value::Object(fact::object(&limit.facts()));
    value["met"] = limit.word().into();
    value
}

fn judgement(judgement: &Judgement) -> Value {
    let mut value = Value::Object(fact::object(&judgement.matter.facts()));
    value["matter"] = judgement.matter.word().into();
    value["law"] = judgement.clause.citation().into();
    value["range"] = keyed(&judgement.range).into();
    value
}

/// Components as a list of objects with one key each.
fn keyed(components: &[Component]) -> Vec<Value> {
    components.iter().map(|c| json!({c.key().word(): c.json()})).collect()
}

/// A point on which authorities differ, with the ruling by the other view.
fn contested(contested: &Contested) -> Value {
    let mut value = json!({
        "law": contested.clause.citation(),
        "point": contested.point.word(),
        "follows": contested.follows.word(),
        "others": contested.others.iter().map(|other| other.word()).collect::<Vec<_>>(),
        "otherwise": keyed(&contested.otherwise),
    });
    if let Some(by_others) = &contested.ruling {
        value["ruling"] = ruling(by_others);
    }
    value
}
