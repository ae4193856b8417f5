//! A field of a programme as a control with its label and its faults.

use crate::parts::draft_form::{control_name, language_name, other_lines, text_field, tick};
use crate::parts::field::{Choice, choices};
use crate::words;
use bank::draft::{FieldValues, OTHER};
use bank::programme::ProgrammeDraft;
use bank::programme::draft::{LANGUAGE_NAMES, NodePath};
use bank::{Bank, LocatedFault};
use leptos::prelude::*;
use std::collections::BTreeMap;

/// A draft with its faults, and what its fields offer.
pub struct BuildForm<'a> {
    pub draft: &'a ProgrammeDraft,
    pub faults: &'a [LocatedFault],
    pub bank: &'a Bank,
    /// The codes of the federation's exams, each with its name
    pub exams: &'a BTreeMap<String, String>,
}

/// The id of a field's control.
pub fn field_id(at: &NodePath, field: &str) -> String {
    let within = if at.steps().is_empty() { "programme".to_owned() } else { at.id() };
    format!("{within}-{}", field.replace('.', "-"))
}

pub fn ids(at: &NodePath, field: &str) -> (String, String) {
    (field_id(at, field), control_name(&at.key(field)))
}

/// The name of a field in messages: `points-least` of `exam.points.least`.
fn name(field: &str) -> String {
    field.strip_prefix("exam.").unwrap_or(field).replace('.', "-")
}

pub fn label(field: &str) -> String {
    match field.strip_prefix("names.") {
        Some(tag) => language_name(tag),
        None => words().say(&format!("build-field-{}", name(field))),
    }
}

fn hint(field: &str) -> Option<String> {
    let (words, id) = (words(), format!("build-hint-{}", name(field)));
    words.knows(&id).then(|| words.say(&id))
}

impl BuildForm<'_> {
    pub fn text(&self, at: &NodePath, field: &str) -> String {
        self.draft.node(at).map(|node| node.text(field).to_owned()).unwrap_or_default()
    }

    /// A text with its label.
    pub fn text_field(&self, at: &NodePath, field: &str) -> AnyView {
        let faults = self.faults_at(at, Some(field));
        text_field(ids(at, field), label(field), hint(field), self.text(at, field), faults)
    }

    /// The id of a table: hidden, because it never changes, unless it has a fault.
    pub fn id_field(&self, at: &NodePath) -> AnyView {
        let ((_, name), text) = (ids(at, "id"), self.text(at, "id"));
        match self.faults_at(at, Some("id")).is_empty() {
            true => view! { <input type="hidden" name=name value=text /> }.into_any(),
            false => self.text_field(at, "id"),
        }
    }

    /// The edition that the programme certifies.
    pub fn edition(&self) -> AnyView {
        let (root, field) = (NodePath::default(), "edition");
        let text = self.text(&root, field);
        let offered = self.offered(field, FieldValues::Edition, &text).unwrap_or_default();
        let faults = self.faults_at(&root, Some(field));
        choices("field", ids(&root, field), label(field), hint(field), offered, &text, faults)
    }

    /// The tick of an example, which is a fault and only found in files from elsewhere.
    pub fn example(&self) -> Option<AnyView> {
        let root = NodePath::default();
        let text = self.text(&root, "example");
        (!text.is_empty()).then(|| self.tick(&root, "example"))
    }

    /// A field that is true or false.
    pub fn tick(&self, at: &NodePath, field: &str) -> AnyView {
        let (checked, faults) = (self.text(at, field) == "true", self.faults_at(at, Some(field)));
        tick(ids(at, field), "true".to_owned(), label(field), checked, &faults)
    }

    /// Names in other languages.
    pub fn translations(&self, at: &NodePath) -> AnyView {
        let open = self.is_faulty(at, |field| field.starts_with("names."));
        let fields: Vec<AnyView> =
            LANGUAGE_NAMES.into_iter().map(|field| self.text_field(at, field)).collect();
        view! {
            <details class="fold" open=open>
                <summary>{words().say("draft-names")}</summary>
                <div class="paper-fields">{fields}</div>
            </details>
        }
        .into_any()
    }

    /// Lines of fields that the format does not have.
    pub fn others(&self, at: &NodePath) -> Option<AnyView> {
        other_lines(ids(at, OTHER), words().say("build-field-other"), &self.text(at, OTHER))
    }

    /// The levels before one, and what is required beside them: each as a tick.
    pub fn prerequisites(&self, at: &NodePath) -> Option<AnyView> {
        let field = "prerequisites";
        let ticked = self.text(at, field);
        let ticked: Vec<&str> = ticked.lines().collect();
        let earlier = at.split().map_or(0, |(_, _, index)| index);
        let levels = self.draft.root().rows("levels");
        let mut offered: Vec<Choice> = self
            .draft
            .level_keys()
            .zip(levels)
            .take(earlier)
            .map(|(key, level)| (key.to_owned(), level.text("name").to_owned()))
            .collect();
        let is_offered = |key: &str, offered: &[Choice]| offered.iter().any(|(one, _)| one == key);
        for key in &ticked {
            if !is_offered(key, &offered) {
                let level = self.draft.level_keys().zip(levels).find(|(one, _)| one == key);
                let name = level.map_or(*key, |(_, level)| level.text("name"));
                offered.push(((*key).to_owned(), name.to_owned()));
            }
        }
        let row = |(place, (key, name)): (usize, Choice)| {
            let checked = ticked.contains(&key.as_str());
            let label = words().format("build-prerequisite", &[("level", name.into())]);
            tick(ids(at, &format!("{field}.{place}")), key, label, checked, &[])
        };
        let ticks: Vec<AnyView> = offered.into_iter().enumerate().map(row).collect();
        (!ticks.is_empty()).then(|| {
            let faults = self.field_faults(at, field);
            view! { <div id=field_id(at, field) tabindex="-1">{ticks} {faults}</div> }.into_any()
        })
    }
}
