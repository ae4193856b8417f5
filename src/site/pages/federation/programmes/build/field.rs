//! A field of a programme as a control, alone or in a sentence, with its faults.

use crate::parts::draft_form::{control_name, language_name, other_lines, text_field, tick};
use crate::parts::field::{Choice, choices};
use crate::parts::law::bank_law_title;
use crate::parts::sentence::sentence;
use crate::words;
use bank::draft::{FieldValues, OTHER};
use bank::programme::ProgrammeDraft;
use bank::programme::draft::{DraftNode, LANGUAGE_NAMES, NEW, NodePath};
use bank::{Bank, LocatedFault};
use leptos::prelude::*;
use rules::engine::Family;
use rules::law::Edition;
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
fn field_id(at: &NodePath, field: &str) -> String {
    let within = if at.steps().is_empty() { "programme".to_owned() } else { at.id() };
    format!("{within}-{}", field.replace('.', "-"))
}

fn ids(at: &NodePath, field: &str) -> (String, String) {
    (field_id(at, field), control_name(&at.key(field)))
}

/// The name of a field in messages: `points-least` of `exam.points.least`.
fn name(field: &str) -> String {
    field.strip_prefix("exam.").unwrap_or(field).replace('.', "-")
}

fn label(field: &str) -> String {
    match field.strip_prefix("names.") {
        Some(tag) => language_name(tag),
        None => words().say(&format!("build-field-{}", name(field))),
    }
}

fn hint(field: &str) -> Option<String> {
    let (words, id) = (words(), format!("build-hint-{}", name(field)));
    words.knows(&id).then(|| words.say(&id))
}

/// The message of a fault, in the terms of this form where it has its own.
fn message(fault: &LocatedFault) -> String {
    let words = words();
    let last = fault.field.rsplit('.').next().unwrap_or_default();
    let last = last.split('[').next().unwrap_or_default();
    let id = format!("build-fault-{}-{last}", fault.kind.word());
    if words.knows(&id) { words.say(&id) } else { words.fault_kind(&fault.kind) }
}

impl BuildForm<'_> {
    pub fn text(&self, at: &NodePath, field: &str) -> String {
        self.draft.node(at).map(|node| node.text(field).to_owned()).unwrap_or_default()
    }

    /// The faults of a table that are about this field, or about none of its fields.
    fn faults_at(&self, at: &NodePath, field: Option<&str>) -> Vec<String> {
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

    /// A sentence of a table with these fields in it, each under a name, and their faults.
    pub fn sentence<const N: usize>(
        &self,
        id: &str,
        at: &NodePath,
        fields: [(&'static str, String); N],
    ) -> AnyView {
        let faults: Vec<AnyView> =
            fields.iter().filter_map(|(_, field)| self.field_faults(at, field)).collect();
        let controls = fields.map(|(name, field)| (name, self.control(at, &field)));
        view! { {sentence(id, controls)} {faults} }.into_any()
    }

    fn field_faults(&self, at: &NodePath, field: &str) -> Option<AnyView> {
        let faults = self.faults_at(at, Some(field));
        let id = format!("{}-fault", field_id(at, field));
        (!faults.is_empty()).then(|| view! { <p class="fault" id=id>{faults.join(" ")}</p> }.into_any())
    }

    /// A control without a label beside it.
    fn control(&self, at: &NodePath, field: &str) -> AnyView {
        let ((id, name), text) = (ids(at, field), self.text(at, field.trim_end_matches(NEW)));
        let values = self.draft.node(at).and_then(|node| values(node, field));
        let wrong = !self.faults_at(at, Some(field)).is_empty();
        let described = wrong.then(|| format!("{id}-fault"));
        let invalid = wrong.then_some("true");
        if let Some(offered) = values.and_then(|values| self.offered(field, values, &text)) {
            let option = |(value, shown): Choice| {
                let selected = value == text;
                view! { <option value=value selected=selected>{shown}</option> }.into_any()
            };
            let options: Vec<AnyView> = offered.into_iter().map(option).collect();
            return view! {
                <select id=id name=name aria-label=label(field) aria-describedby=described aria-invalid=invalid>
                    {options}
                </select>
            }
            .into_any();
        }
        let is_number = matches!(values, Some(FieldValues::Number(..) | FieldValues::Mark));
        // The field for a new code is empty until one is typed.
        let value = if values.is_some() { text } else { String::new() };
        view! {
            <input
                id=id
                name=name
                type="text"
                value=value
                class=is_number.then_some("short")
                autocomplete="off"
                inputmode=is_number.then_some("decimal")
                aria-label=label(field)
                aria-describedby=described
                aria-invalid=invalid
            />
        }
        .into_any()
    }

    /// What a field offers to choose from; `None` for one that is typed.
    fn offered(&self, field: &str, values: FieldValues, chosen: &str) -> Option<Vec<Choice>> {
        let words = words();
        let say = |value: &str, id: &str| (value.to_owned(), words.say(id));
        let mut offered: Vec<Choice> = match values {
            FieldValues::Scope => {
                let family = |one: Family| (one.word().to_owned(), words.family(one));
                let law = |law: &&'static str| ((*law).to_owned(), bank_law_title(law));
                Family::ALL.into_iter().map(family).chain(self.bank.laws().iter().map(law)).collect()
            }
            FieldValues::Edition => {
                let edition = |one: Edition| (one.word().to_owned(), words.edition(one));
                let any = say("", "exam-paper-any");
                std::iter::once(any).chain(Edition::ALL.map(edition)).collect()
            }
            FieldValues::Exam => {
                let exam = |(code, name): (&String, &String)| {
                    let args = [("name", name.into()), ("code", code.into())];
                    (code.clone(), words.format("build-exam", &args))
                };
                let any = say("", "build-exam-any");
                std::iter::once(any).chain(self.exams.iter().map(exam)).collect()
            }
            FieldValues::Assumed => {
                vec![say("", "build-cosigned-only"), say("false", "build-cosigned-all")]
            }
            FieldValues::Number(..) if field == "examiners" => {
                vec![say("", "build-examiners-one"), say("2", "build-examiners-two")]
            }
            _ => return None,
        };
        // What a file says stays, with its fault; an exam may be held later.
        if !chosen.is_empty() && offered.iter().all(|(value, _)| value != chosen) {
            let shown = match values {
                FieldValues::Exam => words.format("build-exam-unknown", &[("code", chosen.into())]),
                _ => chosen.to_owned(),
            };
            offered.push((chosen.to_owned(), shown));
        }
        Some(offered)
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

/// The values of a field; `None` if the table has no such field.
fn values(node: &DraftNode, field: &str) -> Option<FieldValues> {
    node.table.fields().iter().find(|one| one.name == field).map(|one| one.values)
}
