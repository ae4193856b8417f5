//! Staff actions on a person's account, on that person's page: correct it, remove a lost second
//! factor, delete it; and the pending change.

use super::certificates::code;
use crate::api::{AccountChange, AccountChanges, Allowed, Flash, Member, PendingChange};
use crate::parts::field::{Field, summary, tick};
use crate::words;
use leptos::prelude::*;

/// Messages after a successful change.
pub(super) const DONE: [&str; 4] = ["done", "waits", "dropped", "deleted"];
/// The fields of a correction.
const FIELDS: [(&str, &str); 3] =
    [("name", "invite-name"), ("email", "invite-email"), ("number", "person-number")];

pub fn account(allowed: &Allowed, member: &Member, changes: &AccountChanges, flash: &Flash) -> AnyView {
    let words = words();
    let word = flash.faults.first().map(String::as_str);
    let done = word.filter(|word| DONE.contains(word));
    let done = done.map(|word| {
        view! { <p class="done" role="status">{words.say(&format!("keep-{word}"))}</p> }
    });
    let fault = word.filter(|word| !DONE.contains(word));
    let two = changes.takes_two.then(|| view! { <p class="note">{words.say("keep-two")}</p> });
    let body = match &changes.pending {
        Some((pending, may)) => pending_section(allowed, member, changes, pending, (*may, fault)),
        None => form(allowed, member, changes, flash, fault),
    };
    view! {
        <section aria-labelledby="keep">
            <h2 id="keep">{words.say("keep-title")}</h2>
            {done}
            {two}
            {body}
        </section>
    }
    .into_any()
}

/// The pending change, with buttons to decide it.
fn pending_section(
    allowed: &Allowed,
    member: &Member,
    changes: &AccountChanges,
    pending: &PendingChange,
    (may, fault): (bool, Option<&str>),
) -> AnyView {
    let words = words();
    let requested = match &pending.change {
        AccountChange::Correct { name, email, number } => {
            let to = [name, email, number].map(String::as_str);
            let to: Vec<&str> = to.into_iter().filter(|one| !one.is_empty()).collect();
            words.format("keep-asked-correct", &[("to", to.join(" · ").into())])
        }
        other => words.say(&format!("keep-asked-{}", other.word())),
    };
    let confirm = may.then(|| {
        view! {
            <button type="submit" name="act" value="confirm" class="button">
                {words.say("keep-confirm")}
            </button>
            " "
        }
    });
    let own = (!may).then(|| view! { <p class="note">{words.say("keep-own")}</p> });
    view! {
        <form method="post" action="/api/account-change">
            {hidden(allowed, member)}
            <input type="hidden" name="pending" value=pending.id.to_string() />
            <p class="aside aside-judgement">{requested}</p>
            {own}
            {alert(fault)}
            {(!changes.is_fresh).then(|| code(code_fault(fault)))}
            <p class="actions">
                {confirm}
                <button type="submit" name="act" value="drop" class="button quiet">{words.say("keep-drop")}</button>
            </p>
        </form>
    }
    .into_any()
}

/// Current values, and a button for each change.
fn form(
    allowed: &Allowed,
    member: &Member,
    changes: &AccountChanges,
    flash: &Flash,
    fault: Option<&str>,
) -> AnyView {
    let words = words();
    let now = |field: &str| match field {
        "name" => member.account.name.clone(),
        "email" => member.account.email.clone(),
        _ => member.number.clone().unwrap_or_default(),
    };
    let fields: Vec<AnyView> = FIELDS
        .into_iter()
        .map(|(name, label)| {
            let faults: Vec<String> =
                fault.filter(|fault| field_of(fault) == name).map(fault_text).into_iter().collect();
            let field = Field {
                name,
                kind: if name == "email" { "email" } else { "text" },
                autocomplete: "off",
                label: words.say(label),
                hint: None,
                typed: flash.typed.get(name).cloned().unwrap_or_else(|| now(name)),
                focus: !faults.is_empty(),
                faults,
            };
            field.view()
        })
        .collect();
    let button = |act: &'static str, class: &'static str| {
        let text = words.say(&format!("keep-{act}"));
        view! { <button type="submit" name="act" value=act class=class>{text}</button> }
    };
    let factor = changes.has_second_factor.then(|| {
        view! {
            <p class="hint">{words.say("keep-second-factor-about")}</p>
            <p class="actions">{button("second-factor", "button quiet")}</p>
        }
    });
    view! {
        <form method="post" action="/api/account-change" novalidate=true>
            {hidden(allowed, member)}
            <p>{words.say("keep-lead")}</p>
            {alert(fault)}
            {fields}
            {(!changes.is_fresh).then(|| code(code_fault(fault)))}
            <p class="actions">{button("correct", "button")}</p>
            {factor}
            {tick("sure", words.say("keep-sure"), false)}
            <p class="actions">{button("delete", "button quiet")}</p>
        </form>
    }
    .into_any()
}

fn hidden(allowed: &Allowed, member: &Member) -> AnyView {
    view! {
        <input type="hidden" name="federation" value=allowed.federation().code.clone() />
        <input type="hidden" name="person" value=member.account.id.0.to_string() />
    }
    .into_any()
}

fn alert(fault: Option<&str>) -> Option<AnyView> {
    fault.map(|fault| summary(vec![(field_of(fault).to_owned(), fault_text(fault))]).into_any())
}

fn code_fault(fault: Option<&str>) -> Option<String> {
    fault.filter(|fault| field_of(fault) == "code").map(fault_text)
}

/// Field of a fault.
fn field_of(fault: &str) -> &str {
    match fault.split('-').next().unwrap_or_default() {
        field @ ("name" | "email" | "number" | "code" | "sure") => field,
        _ => "",
    }
}

fn fault_text(fault: &str) -> String {
    let words = words();
    match field_of(fault) {
        "code" => words.say(&format!("certificates-fault-{fault}")),
        "email" if fault == "email-taken" => words.say("keep-fault-email-taken"),
        "name" | "email" => words.say(&format!("account-fault-{fault}")),
        _ => words.say(&format!("keep-fault-{fault}")),
    }
}
