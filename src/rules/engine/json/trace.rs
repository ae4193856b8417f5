//! A test of the trace as JSON: the clause, the question, its result, and the facts that decided
//! it.

use crate::engine::fact;
use crate::engine::trace::TraceStep;
use crate::law::Edition;
use serde_json::Value;

/// One test: the four keys that all tests have, and the facts of its question.
pub(super) fn step(step: &TraceStep, edition: Edition) -> Value {
    let mut value = Value::Object(fact::object(&step.test.facts()));
    value["law"] = step.clause.citation().into();
    value["id"] = step.clause.id(edition).into();
    value["asked"] = step.test.word().into();
    value["held"] = step.holds.into();
    value
}
