//! `/reset`: request for a password reset link.

use super::response::head_title;
use super::sign_up::{fault_text, federation_field, field_of};
use crate::api::take_flash;
use crate::parts::field::{Field, summary};
use crate::words;
use leptos::prelude::*;

/// The page. Its response is the same for every address.
#[component]
pub fn Reset() -> impl IntoView {
    let words = words();
    let flash = take_flash("reset").unwrap_or_default();
    let title = words.say("reset-title");
    if flash.typed.contains_key("told") {
        return view! {
            {head_title(title.clone())}
            <h1>{title}</h1>
            <p class="saved" role="status"><b>{words.say("reset-asked")}</b></p>
            <p>{words.say("reset-asked-help")}</p>
            <p class="actions"><a class="button" href="/sign-in">{words.say("nav-sign-in")}</a></p>
        }
        .into_any();
    }
    let messages = flash.faults.iter().map(|fault| (field_of(fault), fault_text(&flash, fault))).collect();
    let faults: Vec<String> =
        flash.faults.iter().filter(|f| field_of(f) == "email").map(|f| fault_text(&flash, f)).collect();
    let email = Field {
        name: "email",
        kind: "email",
        autocomplete: "email",
        label: words.say("sign-up-email"),
        hint: None,
        typed: flash.typed.get("email").cloned().unwrap_or_default(),
        focus: !faults.is_empty(),
        faults,
    };
    view! {
        {head_title(title.clone())}
        <h1>{title}</h1>
        <p class="lead">{words.say("reset-lead")}</p>
        {summary(messages)}
        <form method="post" action="/api/ask-reset" novalidate=true>
            {federation_field(&flash)}
            {email.view()}
            <p class="actions"><button type="submit" class="button primary">{words.say("reset-submit")}</button></p>
        </form>
    }
    .into_any()
}
