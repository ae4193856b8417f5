//! One question at a time: the parts of the ruling form that the island of its keys works with.
//!
//! The form itself is complete without them. `with-scripts` shows them where scripts run, before
//! the island has started, so that nothing moves when it does.

use super::symbols::symbols;
use crate::words;
use bank::idle::{IdleRule, rules_of};
use bank::{ComponentQuestion, RulingForm};
use leptos::prelude::*;
use rules::engine::Key;

/// The number of answers, and the switch between one question and all; beneath, questions skipped.
pub fn progress(form: &RulingForm) -> AnyView {
    let words = words();
    let of = form.asks.len();
    let answered = words.format("steps-answered", &[("n", "%n".into()), ("of", of.into())]);
    let none = words.format("steps-answered", &[("n", 0usize.into()), ("of", of.into())]);
    view! {
        <div class="steps-bar with-scripts">
            <p role="status" data-steps-progress=answered>{none}</p>
            <button
                type="button"
                class="plain"
                data-steps-switch=words.say("steps-all")
                data-one=words.say("steps-one")
            >
                {words.say("steps-all")}
            </button>
        </div>
        <div class="steps-skipped" role="status" data-steps-skipped=""></div>
    }
    .into_any()
}

/// The way back and on, beside the button that submits.
pub fn ways() -> AnyView {
    let words = words();
    view! {
        <button type="button" class="button quiet with-scripts steps-way" data-steps-back="">
            {words.say("steps-back")}
        </button>
        <button
            type="button"
            class="button with-scripts steps-way steps-next"
            data-steps-next=words.say("steps-next")
            data-last=words.say("steps-last")
        >
            {words.say("steps-next")}
        </button>
    }
    .into_any()
}

/// The answers in a list, for a look before the ruling is given. The island fills and shows it.
pub fn overview(form: &RulingForm) -> AnyView {
    let words = words();
    let rules: Vec<&IdleRule> = rules_of(form).collect();
    let rows: Vec<AnyView> = form.asks.iter().map(|ask| row(ask, &rules)).collect();
    view! {
        <section class="steps-review" data-steps-review="" hidden=true tabindex="-1" aria-labelledby="steps-review">
            <h3 id="steps-review">{words.say("steps-review")}</h3>
            <ol data-unanswered=words.say("steps-unanswered")>{rows}</ol>
        </section>
    }
    .into_any()
}

fn row(ask: &ComponentQuestion, rules: &[&IdleRule]) -> AnyView {
    let words = words();
    let label = words.label(ask.key);
    let reasons: Vec<AnyView> =
        rules.iter().filter(|rule| rule.idle == ask.key).map(|rule| reason(rule, &label)).collect();
    view! {
        <li data-steps-row="">
            <span class="steps-label">{symbols(&label)}</span>
            " "
            <span class="steps-answer" data-steps-answer=""></span>
            {reasons}
            " "
            <button type="button" class="plain" data-steps-go=place(ask.key)>
                {words.say("steps-change")} <span class="vh">" " {symbols(&label)}</span>
            </button>
        </li>
    }
    .into_any()
}

/// The reason for which a question may be skipped.
fn reason(rule: &IdleRule, label: &str) -> AnyView {
    let words = words();
    let why = words.say(&format!("idle-{}", rule.idle.word()));
    let text = words.format("steps-skipped", &[("label", label.into()), ("why", why.into())]);
    view! {
        <p
            class="steps-reason"
            hidden=true
            data-steps-after=place(rule.after)
            data-steps-given=rule.given
            data-steps-settled=rule.settled
        >
            {text}
            " "
            <button type="button" class="plain" data-steps-go=place(rule.idle)>{words.say("steps-open")}</button>
        </p>
    }
    .into_any()
}

/// The name of a question's fields, by which the island finds it.
fn place(key: Key) -> String {
    format!("answer[{}][]", key.word())
}
