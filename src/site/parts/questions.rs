//! The questions of the ruling form: a fieldset each, with its choices and faults.

use super::choices::choices;
use super::symbols::symbols;
use crate::words;
use bank::question::AnswerForm;
use bank::{AnswerFault, ComponentQuestion, Confidence, RulingForm};
use leptos::prelude::*;
use rules::engine::{Case, Key};
use std::collections::BTreeMap;

/// What the form shows as filled in.
#[derive(Clone, Debug, Default)]
pub struct FormState {
    /// Choices made, by the words of the component keys.
    pub chosen: BTreeMap<String, Vec<String>>,
    /// True after a submission for marking, so that faults such as missing answers are reported.
    pub was_submitted: bool,
    /// The user's stated confidence.
    pub confidence: Option<Confidence>,
}

/// A fieldset for each question of a form. `by_law` groups many clauses by law.
pub fn fieldsets(
    case: &Case,
    form: &RulingForm,
    filled: &FormState,
    faults: &[AnswerFault],
    by_law: bool,
) -> Vec<AnyView> {
    let numbered = form.asks.iter().enumerate();
    numbered.map(|(i, ask)| fieldset(i + 1, ask, case, filled, faults, by_law)).collect()
}

/// HTML id of a question's first choice, to which links from its faults lead.
pub fn first_choice_id(key: Key) -> String {
    format!("{}-1", key.word())
}

fn fieldset(
    number: usize,
    ask: &ComponentQuestion,
    case: &Case,
    filled: &FormState,
    faults: &[AnswerFault],
    by_law: bool,
) -> AnyView {
    let words = words();
    let key = ask.key;
    let name = key.word();
    let fault_texts: Vec<String> = faults
        .iter()
        .filter(|fault| fault.key() == Some(key))
        .map(|fault| words.answer_fault(fault, case))
        .collect();
    let (hint_id, fault_id) = (format!("{name}-hint"), format!("{name}-fault"));
    let many = ask.kind == AnswerForm::Many;
    let mut hint = vec![words.help(key, case.facts.family())];
    if many {
        hint.push(words.say("form-many"));
    }
    hint.retain(|text| !text.is_empty());
    let described_by = match (hint.is_empty(), fault_texts.is_empty()) {
        (true, true) => None,
        (false, true) => Some(hint_id.clone()),
        (true, false) => Some(fault_id.clone()),
        (false, false) => Some(format!("{hint_id} {fault_id}")),
    };
    let hint =
        (!hint.is_empty()).then(|| view! { <p class="hint" id=hint_id>{symbols(&hint.join(" "))}</p> });
    let has_fault = !fault_texts.is_empty();
    let fault = has_fault.then(|| view! { <p class="fault" id=fault_id>{fault_texts.join(" ")}</p> });
    let none = Vec::new();
    let chosen = filled.chosen.get(name).unwrap_or(&none);
    let drawn = choices(case, ask, chosen, by_law, has_fault);
    let kind = match ask.kind {
        AnswerForm::One => "one",
        AnswerForm::Many => "many",
        AnswerForm::Number { .. } => "number",
    };
    view! {
        <fieldset class="question" class:has-fault=has_fault data-question=kind aria-describedby=described_by>
            <legend><span class="number">{format!("{number}.")}</span> {symbols(&words.question(key, case))}</legend>
            {hint}
            {fault}
            {drawn}
        </fieldset>
    }
    .into_any()
}
