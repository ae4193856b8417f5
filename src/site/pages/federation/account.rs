//! Staff actions on a person's account, on that person's page: correct it, remove a lost second
//! factor, unlink it from sign-in providers, delete it; and the pending change.

use super::federation_field;
use crate::api::{AccountChange, AccountChangePost, AccountChanges, Allowed, Member, PendingChange};
use crate::parts::button::{Hidden, hide};
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

pub fn account(allowed: &Allowed, member: &Member, changes: &AccountChanges, form: &PageForm) -> AnyView {
    let words = words();
    let done = form.told().map(|told| {
        view! { <p class="done" role="status">{words.say(&format!("keep-{told}"))}</p> }
    });
    let two = changes.takes_two.then(|| view! { <p class="note">{words.say("keep-two")}</p> });
    let body = match &changes.pending {
        Some((pending, may)) => pending_section(allowed, member, changes, pending, (*may, form)),
        None => fields(allowed, member, changes, form),
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
    (may, form): (bool, &PageForm),
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
        <form method="post" action=AccountChangePost::FORM.action novalidate=true>
            {hide(hidden(allowed, member))}
            {hide([("pending", pending.id.to_string())])}
            <p class="aside aside-judgement">{requested}</p>
            {own}
            {form.summary()}
            {(!changes.is_fresh).then(|| form.field("code", ""))}
            <p class="actions">
                {confirm}
                <button type="submit" name="act" value="drop" class="button quiet">{words.say("keep-drop")}</button>
            </p>
        </form>
    }
    .into_any()
}

/// Current values, and a button for each change.
fn fields(allowed: &Allowed, member: &Member, changes: &AccountChanges, form: &PageForm) -> AnyView {
    let words = words();
    let button = |act: &'static str, class: &'static str| {
        let text = words.say(&format!("keep-{act}"));
        view! { <p class="actions"><button type="submit" name="act" value=act class=class>{text}</button></p> }
    };
    let explained = |act: &'static str| {
        view! {
            <p class="hint">{words.say(&format!("keep-{act}-about"))}</p>
            {button(act, "button quiet")}
        }
    };
    view! {
        <form method="post" action=AccountChangePost::FORM.action novalidate=true>
            {hide(hidden(allowed, member))}
            <p>{words.say("keep-lead")}</p>
            {form.summary()}
            {form.field("name", member.account.name.clone())}
            {form.field("email", member.account.email.clone())}
            {form.field("number", member.number.clone().unwrap_or_default())}
            {(!changes.is_fresh).then(|| form.field("code", ""))}
            {button("correct", "button")}
            {changes.has_second_factor.then(|| explained("second-factor"))}
            {changes.is_linked.then(|| explained("unlink"))}
            {form.tick("sure", false)}
            {button("delete", "button quiet")}
        </form>
    }
    .into_any()
}

fn hidden(allowed: &Allowed, member: &Member) -> [Hidden; 2] {
    [federation_field(allowed), ("person", member.account.id.0.to_string())]
}
