//! The ruling form: one question after another in the order in which a Director works, choices as large rows.

use super::field::summary;
use super::kept;
use super::symbols::symbols;
use crate::words;
use bank::question::AnswerForm;
use bank::{Answer, AnswerFault, Bank, ComponentQuestion, Confidence, RulingForm, Scenario, question};
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

/// Additional content of the form.
#[derive(Clone, Debug, Default)]
pub struct Beside {
    /// The word of the list that is being worked through; empty when there is none.
    pub list: String,
    /// True if the scenario is flagged; `None` for a visitor, who is not asked for confidence
    /// either, as nothing is stored.
    pub flagged: Option<bool>,
    /// True if a flag could not be stored just now.
    pub flag_failed: bool,
}

/// The form of a scenario.
pub fn form(bank: &Bank, scenario: &Scenario, filled: &FormState, beside: &Beside) -> AnyView {
    let words = words();
    let case = &scenario.case;
    let family = case.facts.family();
    let (faults, asks) = if filled.checked || !filled.chosen.is_empty() {
        let question = RulingForm::of(scenario);
        let parsed = filled.checked.then(|| Answer::parse(&question, filled.chosen.clone()).err());
        let faults = parsed.flatten().unwrap_or_default();
        let asks = asks(case, &question, filled, &faults).into_any();
        (faults, asks)
    } else {
        (Vec::new(), kept::asks(bank, scenario))
    };
    let told = faults.iter().map(|fault| match fault.key() {
        Some(key) => (
            first_choice(key),
            words.tell(
                "form-fault-of",
                &[
                    ("question", words.question(key, family).into()),
                    ("fault", words.answer_fault(fault, case).into()),
                ],
            ),
        ),
        None => (String::new(), words.say("answer-fault-not_asked")),
    });
    let summary = summary(told.collect());
    view! {
        <form method="post" action="/api/answer" data-keys="" novalidate=true>
            <h2 class="vh">{words.say("form-title")}</h2>
            {summary}
            <input type="hidden" name="scenario" value=scenario.id.clone() />
            {(!beside.list.is_empty()).then(|| view! { <input type="hidden" name="list" value=beside.list.clone() /> })}
            {asks}
            {beside.flagged.map(|_| confidence(filled.confidence))}
            <div class="submit">
                <button type="submit" class="button primary">{words.say("form-submit")}</button>
                {beside.flagged.map(|flagged| flag(flagged, beside.flag_failed))}
            </div>
        </form>
    }
    .into_any()
}

/// The questions of a form, with what is chosen in each and wrong with it.
pub fn asks(case: &Case, question: &RulingForm, filled: &FormState, faults: &[AnswerFault]) -> Vec<AnyView> {
    let numbered = question.asks.iter().enumerate();
    numbered.map(|(i, ask)| fieldset(i + 1, ask, case, filled, faults)).collect()
}

/// The id of the first choice of a question: where a fault leads, and the focus with it.
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

/// The optional question about confidence.
fn confidence(chosen: Option<Confidence>) -> AnyView {
    let words = words();
    let choices: Vec<AnyView> = Confidence::ALL
        .into_iter()
        .map(|one| {
            let word = one.word();
            view! {
                <label class="choice">
                    <input
                        type="radio"
                        id=format!("confidence-{word}")
                        name="confidence"
                        value=word
                        checked=chosen == Some(one)
                    />
                    <span class="says">{words.say(&format!("confidence-{word}"))}</span>
                </label>
            }
            .into_any()
        })
        .collect();
    view! {
        <fieldset class="question confidence" data-question="" aria-describedby="confidence-hint">
            <legend>{words.say("confidence-title")}</legend>
            <p class="hint" id="confidence-hint">{words.say("confidence-hint")}</p>
            <div class="choices choices-short">{choices}</div>
        </fieldset>
    }
    .into_any()
}

/// The button that sets or clears the flag. It sends the form elsewhere, with everything that is
/// chosen in it; where scripts run, it sends nothing but itself.
fn flag(flagged: bool, failed: bool) -> AnyView {
    let words = words();
    let (value, told) = if flagged { ("clear", "yes") } else { ("set", "no") };
    let failed = if failed { words.say("flag-failed") } else { String::new() };
    view! {
        <button
            type="submit"
            id="flag"
            class="button quiet flag"
            formaction="/api/flag"
            name="flag"
            value=value
            aria-pressed=if flagged { "true" } else { "false" }
            aria-keyshortcuts="f"
            data-flag=""
            data-flagged=told
            data-failed=words.say("flag-failed")
        >
            {words.say("flag-button")}
        </button>
        <span class="flag-told" role="status" data-flag-told="">{failed}</span>
    }
    .into_any()
}
