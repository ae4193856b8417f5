//! `/sign-in`: the sign-in form.

use super::response::head_title;
use super::sign_up::{fault_text, federation_field, next, with_next};
use crate::api::take_flash;
use crate::parts::field::{Field, summary};
use crate::words;
use leptos::prelude::*;

#[component]
pub fn SignIn() -> impl IntoView {
    let words = words();
    let flash = take_flash("sign-in").unwrap_or_default();
    let next = next(&flash);
    let sign_up = with_next("/sign-up", &next);
    let message = |fault: &str| fault_text(&flash, fault);
    let (wrong, others): (Vec<&String>, Vec<&String>) =
        flash.faults.iter().partition(|fault| fault.starts_with("wrong"));
    let messages = others.iter().map(|fault| (String::new(), message(fault))).collect();
    let email = Field {
        name: "email",
        kind: "email",
        autocomplete: "email",
        label: words.say("sign-up-email"),
        hint: None,
        typed: flash.typed.get("email").cloned().unwrap_or_default(),
        faults: Vec::new(),
        focus: false,
    };
    let password = Field {
        name: "password",
        kind: "password",
        autocomplete: "current-password",
        label: words.say("sign-up-password"),
        hint: None,
        typed: String::new(),
        faults: wrong.iter().map(|fault| message(fault)).collect(),
        focus: !wrong.is_empty(),
    };
    let notice = flash.typed.get("told").map(|messages| {
        let text = words.say(&format!("sign-in-{messages}"));
        view! { <p class="saved" role="status"><b>{text}</b></p> }
    });
    view! {
        {head_title(words.say("sign-in-title"))}
        <h1>{words.say("sign-in-title")}</h1>
        {notice}
        {summary(messages)}
        <form method="post" action="/api/sign-in" novalidate=true>
            <input type="hidden" name="next" value=next />
            {federation_field(&flash)}
            {email.view()}
            {password.view()}
            <p class="actions"><button type="submit" class="button primary">{words.say("sign-in-submit")}</button></p>
        </form>
        <p><a href="/reset">{words.say("sign-in-forgotten")}</a></p>
        <p>{words.say("sign-in-none")} " " <a href=sign_up>{words.say("sign-in-sign-up")}</a></p>
    }
}
