//! The questions of the ruling form, with choices as large rows.

use super::symbols::symbols;
use crate::words;
use bank::question::AnswerForm;
use bank::{AnswerFault, ComponentQuestion, Confidence, RulingForm, question};
use leptos::prelude::*;
use rules::engine::{Case, Key};
use std::collections::BTreeMap;

/// Initial state of the form.
#[derive(Clone, Debug, Default)]
pub struct FormState {
    /// Previous choices, by component keys.
    pub chosen: BTreeMap<String, Vec<String>>,
    /// True after a submission for marking, so that missing answers are reported.
    pub checked: bool,
    /// Stated confidence.
    pub confidence: Option<Confidence>,
}

/// The questions of a form, with choices and faults.
pub fn asks(case: &Case, question: &RulingForm, filled: &FormState, faults: &[AnswerFault]) -> Vec<AnyView> {
    let numbered = question.asks.iter().enumerate();
    numbered.map(|(i, ask)| fieldset(i + 1, ask, case, filled, faults)).collect()
}

/// Id of a question's first choice: link target of its faults, and focus.
pub fn first_choice(key: Key) -> String {
    format!("{}-1", key.word())
}

fn fieldset(
    number: usize,
    ask: &ComponentQuestion,
    case: &Case,
    filled: &FormState,
    faults: &[AnswerFault],
) -> AnyView {
    let words = words();
    let (key, family) = (ask.key, case.facts.family());
    let name = key.word();
    let wrong: Vec<String> = faults
        .iter()
        .filter(|fault| fault.key() == Some(key))
        .map(|fault| words.answer_fault(fault, case))
        .collect();
    let (hint_id, fault_id) = (format!("{name}-hint"), format!("{name}-fault"));
    let many = ask.kind == AnswerForm::Many;
    let mut hint = vec![words.help(key, family)];
    if many {
        hint.push(words.say("form-many"));
    }
    hint.retain(|text| !text.is_empty());
    let described = match (hint.is_empty(), wrong.is_empty()) {
        (true, true) => None,
        (false, true) => Some(hint_id.clone()),
        (true, false) => Some(fault_id.clone()),
        (false, false) => Some(format!("{hint_id} {fault_id}")),
    };
    let hint =
        (!hint.is_empty()).then(|| view! { <p class="hint" id=hint_id>{symbols(&hint.join(" "))}</p> });
    let is_wrong = !wrong.is_empty();
    let fault = is_wrong.then(|| view! { <p class="fault" id=fault_id>{wrong.join(" ")}</p> });
    let labels: Vec<String> = ask.choices.iter().map(|token| words.choice(case, key, token)).collect();
    let longest = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
    let choices_class = match longest {
        0..=5 => "choices choices-seats",
        6..=15 => "choices choices-short",
        _ => "choices",
    };
    let none = Vec::new();
    let chosen = filled.chosen.get(name).unwrap_or(&none);
    let choices: Vec<AnyView> = ask
        .choices
        .iter()
        .zip(labels)
        .enumerate()
        .map(|(i, (token, label))| choice(name, i + 1, many, token, &label, chosen.contains(token)))
        .collect();
    view! {
        <fieldset class="question" class:has-fault=is_wrong data-question="" aria-describedby=described>
            <legend><span class="number">{format!("{number}.")}</span> {symbols(&words.question(key, family))}</legend>
            {hint}
            {fault}
            <div class=choices_class>{choices}</div>
        </fieldset>
    }
    .into_any()
}

fn choice(name: &str, place: usize, many: bool, token: &str, label: &str, chosen: bool) -> AnyView {
    let label = symbols(label);
    let class = if token == question::NONE { "choice choice-none" } else { "choice" };
    view! {
        <label class=class>
            <input
                type=if many { "checkbox" } else { "radio" }
                id=format!("{name}-{place}")
                name=format!("answer[{name}][]")
                value=token.to_owned()
                checked=chosen
            />
            <span class="says">{label}</span>
        </label>
    }
    .into_any()
}
