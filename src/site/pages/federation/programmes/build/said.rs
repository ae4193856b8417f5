//! Sentences with fields in them, and what the fields offer to choose from.

use super::field::{BuildForm, ids, label};
use crate::parts::field::Choice;
use crate::parts::law::bank_law_title;
use crate::parts::sentence::sentence;
use crate::words;
use bank::draft::FieldValues;
use bank::programme::draft::{DraftNode, NEW, NodePath};
use leptos::prelude::*;
use rules::engine::Family;
use rules::law::Edition;

impl BuildForm<'_> {
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

    /// A control without a label beside it.
    fn control(&self, at: &NodePath, field: &str) -> AnyView {
        let ((id, name), text) = (ids(at, field), self.text(at, field.trim_end_matches(NEW)));
        let values = self.draft.node(at).and_then(|node| values(node, field));
        // Of a choice, one is enough unless it says more.
        let text = if field == "least" && text.is_empty() { "1".to_owned() } else { text };
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
    pub fn offered(&self, field: &str, values: FieldValues, chosen: &str) -> Option<Vec<Choice>> {
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
}

/// The values of a field; `None` if the table has no such field.
fn values(node: &DraftNode, field: &str) -> Option<FieldValues> {
    node.table.fields().iter().find(|one| one.name == field).map(|one| one.values)
}
