//! The form for review settings: on or off, exam day, time zone.

use crate::api::{RETENTIONS, ReviewSettings, take_flash};
use crate::parts::field::{Field, summary};
use crate::parts::marks::percent;
use crate::words;
use leptos::prelude::*;
use std::collections::BTreeMap;

/// The form, folded; open if it has a fault.
pub fn plan_form(plan: &ReviewSettings) -> AnyView {
    let words = words();
    let flash = take_flash("plan");
    let typed = flash.as_ref().map(|flash| flash.typed.clone()).unwrap_or_else(|| fields(plan));
    let faults = flash.map(|flash| flash.faults).unwrap_or_default();
    let fault_text = |fault: &String| words.say(&format!("plan-fault-{fault}"));
    let to = |fault: &String| if fault == "store" { String::new() } else { fault.clone() };
    let message = summary(faults.iter().map(|fault| (to(fault), fault_text(fault))).collect());
    let field = |name: &'static str, kind: &'static str| {
        let hint = format!("plan-{name}-hint");
        Field {
            name,
            kind,
            autocomplete: "off",
            label: words.say(&format!("plan-{name}")),
            hint: Some(words.say(&hint)),
            typed: typed.get(name).cloned().unwrap_or_default(),
            faults: faults.iter().filter(|fault| *fault == name).map(fault_text).collect(),
            focus: faults.first().is_some_and(|first| first == name),
        }
        .view()
    };
    let (summary_id, button, active) =
        if plan.active { ("plan-change", "plan-save", "yes") } else { ("plan-begin", "plan-opt-in", "yes") };
    let about = (!plan.active).then(|| view! { <p>{words.say("plan-about")}</p> });
    let out = plan.active.then(|| opt_out(plan));
    view! {
        <details id="plan" class="fold" open=!faults.is_empty()>
            <summary>{words.say(summary_id)}</summary>
            {about}
            {message}
            <form method="post" action="/api/plan" novalidate=true>
                <input type="hidden" name="active" value=active />
                {field("exam", "date")}
                {field("zone", "text")}
                {retention(&typed)}
                <p class="actions"><button type="submit" class="button">{words.say(button)}</button></p>
            </form>
            {out}
        </details>
    }
    .into_any()
}

fn fields(plan: &ReviewSettings) -> BTreeMap<String, String> {
    let fields = [
        ("exam", plan.exam.map(|day| day.to_string()).unwrap_or_default()),
        ("zone", plan.zone.clone()),
        ("retention", plan.retention.to_string()),
    ];
    fields.map(|(name, text)| (name.to_owned(), text)).into()
}

fn retention(typed: &BTreeMap<String, String>) -> AnyView {
    let words = words();
    let chosen = typed.get("retention").cloned().unwrap_or_default();
    let choices: Vec<AnyView> = RETENTIONS
        .into_iter()
        .map(|share| {
            let value = share.to_string();
            let checked = chosen == value;
            view! {
                <label class="choice">
                    <input type="radio" name="retention" value=value checked=checked />
                    <span class="says">{percent(share)}</span>
                </label>
            }
            .into_any()
        })
        .collect();
    view! {
        <fieldset class="field" id="retention" aria-describedby="retention-hint">
            <legend>{words.say("plan-retention")}</legend>
            <p class="hint" id="retention-hint">{words.say("plan-retention-hint")}</p>
            <div class="choices choices-seats">{choices}</div>
        </fieldset>
    }
    .into_any()
}

/// The button that stops reviewing; exam day and time zone are kept.
fn opt_out(plan: &ReviewSettings) -> AnyView {
    let words = words();
    let fields: Vec<AnyView> = fields(plan)
        .into_iter()
        .map(|(name, value)| view! { <input type="hidden" name=name value=value /> }.into_any())
        .collect();
    view! {
        <form method="post" action="/api/plan">
            <input type="hidden" name="active" value="no" />
            {fields}
            <p class="actions"><button type="submit" class="button quiet">{words.say("plan-opt-out")}</button></p>
        </form>
    }
    .into_any()
}
