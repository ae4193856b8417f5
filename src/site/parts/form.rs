//! The ruling form: the questions in the order in which a Director works, confidence, and the flag.

use super::cached;
use super::field::summary;
use super::questions::{FormState, fieldsets, first_choice_id};
use super::steps::{overview, progress, ways};
use crate::words;
use bank::{Answer, Bank, Confidence, RulingForm, Scenario};
use leptos::prelude::*;

/// Additional content of the form.
#[derive(Clone, Debug, Default)]
pub struct Beside {
    /// Token of the current list; empty if there is none.
    pub list: String,
    /// True if the scenario is flagged; `None` for a visitor, who is not asked for confidence
    /// either, as nothing is stored.
    pub flagged: Option<bool>,
    /// True if the flag could not be stored.
    pub flag_failed: bool,
}

/// The form of a scenario.
pub fn form(bank: &Bank, scenario: &Scenario, filled: &FormState, beside: &Beside) -> AnyView {
    let words = words();
    let case = &scenario.case;
    let question = RulingForm::of(scenario);
    let (faults, asks) = if filled.was_submitted || !filled.chosen.is_empty() {
        let parsed = filled.was_submitted.then(|| Answer::parse(&question, filled.chosen.clone()).err());
        let faults = parsed.flatten().unwrap_or_default();
        let asks = fieldsets(case, &question, filled, &faults, true).into_any();
        (faults, asks)
    } else {
        (Vec::new(), cached::asks(bank, scenario))
    };
    let messages = faults.iter().map(|fault| match fault.key() {
        Some(key) => (
            first_choice_id(key),
            words.format(
                "form-fault-of",
                &[
                    ("question", words.question(key, case).into()),
                    ("fault", words.answer_fault(fault, case).into()),
                ],
            ),
        ),
        None => (String::new(), words.say("answer-fault-not_asked")),
    });
    let summary = summary(messages.collect());
    // Until the island starts, a form without faults shows its first question alone.
    let steps = if filled.was_submitted { "filled" } else { "new" };
    view! {
        <form method="post" action="/api/answer" data-keys="" data-steps=steps novalidate=true>
            <h2 class="vh">{words.say("form-title")}</h2>
            {summary}
            <input type="hidden" name="scenario" value=scenario.id.clone() />
            {(!beside.list.is_empty()).then(|| view! { <input type="hidden" name="list" value=beside.list.clone() /> })}
            {progress(&question)}
            {asks}
            {overview(&question)}
            {beside.flagged.map(|_| confidence(filled.confidence))}
            <div class="submit">
                {ways()}
                <button type="submit" class="button primary">{words.say("form-submit")}</button>
                {beside.flagged.map(|flagged| flag(flagged, beside.flag_failed))}
            </div>
        </form>
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

/// The flag button. It submits the form to another handler with all its choices; with scripts, only
/// itself.
fn flag(flagged: bool, failed: bool) -> AnyView {
    let words = words();
    let (value, text) = if flagged { ("clear", "yes") } else { ("set", "no") };
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
            data-flagged=text
            data-set=words.say("flag-is-set")
            data-cleared=words.say("flag-is-cleared")
            data-failed=words.say("flag-failed")
        >
            {words.say("flag-button")}
        </button>
        <span class="flag-told" role="status" data-flag-told="">{failed}</span>
    }
    .into_any()
}
