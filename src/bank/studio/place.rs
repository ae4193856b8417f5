//! The place of a fault in the form of a draft.

use super::ScenarioDraft;
use super::read::staged;
use super::stage::is_addition;
use crate::fault::LocatedFault;

impl ScenarioDraft {
    /// The index of the stage that a fault belongs to, and the fault by its field in the form of that
    /// stage.
    pub fn place(fault: &LocatedFault) -> (usize, LocatedFault) {
        let (at, field) = staged(&fault.field);
        let facts = format!("facts.{field}");
        // An element of a list is named by its number: `auction[2]`.
        let is_fact = at > 0 && is_addition(facts.split('[').next().unwrap_or_default());
        let field = if is_fact { facts } else { field.to_owned() };
        (at, LocatedFault { line: fault.line, field, kind: fault.kind.clone() })
    }
}
