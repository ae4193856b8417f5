//! `/account/email`: change of the email address.

use super::response::{head_title, suspended};
use super::sign_up::{fault_text, field_of};
use crate::api::{Flash, RequestContext, own_email, see_other, sign_in_url, take_flash};
use crate::parts::field::{Field, summary};
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Email() -> impl IntoView {
    let context = RequestContext::current();
    let flash = take_flash("email").unwrap_or_default();
    suspended(async move {
        match own_email(&context).await {
            Some(now) => form(&now, &flash),
            None => {
                see_other(&sign_in_url("/account/email"));
                ().into_any()
            }
        }
    })
}

fn form(now: &str, flash: &Flash) -> AnyView {
    let words = words();
    let typed = flash.typed.get("email").cloned().unwrap_or_default();
    let messages = flash.typed.get("told").map(|messages| {
        let text = words.format(&format!("email-{messages}"), &[("email", (&typed).into())]);
        view! { <p class="saved" role="status"><b>{text}</b></p> }
    });
    let told_of = |fault: &String| match fault.as_str() {
        "email-taken" => words.say("email-same"),
        fault => fault_text(flash, fault),
    };
    let place =
        |fault: &String| if fault == "wrong-password" { "password".to_owned() } else { field_of(fault) };
    let of =
        |field: &str| flash.faults.iter().filter(|one| place(one) == field).map(told_of).collect::<Vec<_>>();
    let told_faults = flash.faults.iter().map(|fault| (place(fault), told_of(fault))).collect();
    let field = |name: &'static str, kind: &'static str, autocomplete, label: &str, typed: String| {
        let faults = of(name);
        let focus = !faults.is_empty();
        Field { name, kind, autocomplete, label: words.say(label), hint: None, typed, faults, focus }.view()
    };
    // After a successful request the field is empty.
    let again = if flash.faults.is_empty() { String::new() } else { typed };
    view! {
        {head_title(words.say("email-title"))}
        <h1>{words.say("email-title")}</h1>
        {messages}
        <p class="lead">{words.format("email-lead", &[("email", now.into())])}</p>
        {summary(told_faults)}
        <form method="post" action="/api/email" novalidate=true>
            {field("email", "email", "email", "email-new", again)}
            {field("password", "password", "current-password", "email-password", String::new())}
            <p class="actions"><button type="submit" class="button primary">{words.say("email-submit")}</button></p>
        </form>
    }
    .into_any()
}
