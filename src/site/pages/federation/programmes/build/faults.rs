//! Faults of a programme at their fields, and in a summary with their places.

use super::field::{BuildForm, field_id, label};
use crate::words;
use bank::LocatedFault;
use bank::programme::draft::NodePath;
use leptos::prelude::*;

/// The message of a fault, in the terms of this form where it has its own.
fn message(fault: &LocatedFault) -> String {
    let words = words();
    let last = fault.field.rsplit('.').next().unwrap_or_default();
    let last = last.split('[').next().unwrap_or_default();
    let kind = fault.kind.word();
    let own = [format!("build-fault-{kind}-{last}"), format!("build-fault-{kind}")];
    let own = own.into_iter().find(|id| words.knows(id));
    own.map_or_else(|| words.fault_kind(&fault.kind), |id| words.say(&id))
}

impl BuildForm<'_> {
    /// The faults of a table that are about this field, or about none of its fields.
    pub fn faults_at(&self, at: &NodePath, field: Option<&str>) -> Vec<String> {
        let is_here = |fault: &&LocatedFault| {
            let place = self.draft.place(&fault.field);
            place.node == *at && place.field == field
        };
        self.faults.iter().filter(is_here).map(message).collect()
    }

    /// Faults of a table that are about none of its fields.
    pub fn node_faults(&self, at: &NodePath) -> Option<AnyView> {
        let faults = self.faults_at(at, None);
        (!faults.is_empty()).then(|| view! { <p class="fault">{faults.join(" ")}</p> }.into_any())
    }

    /// Every fault: the id of its field or table, and the message with its place.
    pub fn summary(&self) -> Vec<(String, String)> {
        let words = words();
        let of = |fault: &LocatedFault| {
            let place = self.draft.place(&fault.field);
            let what = message(fault).into();
            match (place.field, place.node.steps().is_empty()) {
                (Some(field), true) => {
                    let args = [("field", label(field).into()), ("what", what)];
                    (field_id(&place.node, field), words.format("exam-paper-fault-of", &args))
                }
                (Some(field), false) => {
                    let row = self.title(&place.node).into();
                    let args = [("row", row), ("field", label(field).into()), ("what", what)];
                    (field_id(&place.node, field), words.format("exam-paper-fault-in", &args))
                }
                (None, true) => (String::new(), words.placed("", None, &fault.field, &message(fault))),
                (None, false) => {
                    let args = [("field", self.title(&place.node).into()), ("what", what)];
                    (place.node.id(), words.format("exam-paper-fault-of", &args))
                }
            }
        };
        self.faults.iter().map(of).collect()
    }

    /// True if a table, or one within it, has a fault in a field of which this is true.
    pub fn is_faulty(&self, at: &NodePath, is_meant: impl Fn(&str) -> bool) -> bool {
        self.faults.iter().any(|fault| {
            let place = self.draft.place(&fault.field);
            place.node.steps().starts_with(at.steps()) && place.field.is_some_and(&is_meant)
        })
    }

    /// The title of a table: `Level 1, requirement 2`.
    pub fn title(&self, at: &NodePath) -> String {
        let words = words();
        let Some((around, list, index)) = at.split() else { return words.say("build-programme") };
        let id = match list {
            "levels" => return words.format("build-level", &[("n", (index + 1).into())]),
            "lessons" => "build-lesson-in",
            "renewal.refresher" => "build-refresher-in",
            "renewal.delta" => "build-delta-in",
            _ => "build-requirement-in",
        };
        words.format(id, &[("in", self.title(&around).into()), ("n", (index + 1).into())])
    }

    /// The faults of a field, to stand behind its sentence.
    pub fn field_faults(&self, at: &NodePath, field: &str) -> Option<AnyView> {
        let faults = self.faults_at(at, Some(field));
        let id = format!("{}-fault", field_id(at, field));
        (!faults.is_empty()).then(|| view! { <p class="fault" id=id>{faults.join(" ")}</p> }.into_any())
    }
}
