//! `/sign-in/code`: the second-factor code after the password. Without a session that awaits a
//! code, redirects to sign-in.

use super::account::{code_field, faults};
use super::response::head_title;
use super::sign_up::{next, with_next};
use crate::api::{awaits_code, see_other, take_flash};
use crate::parts::field::summary;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Code() -> impl IntoView {
    let flash = take_flash("code").unwrap_or_default();
    let next = next(&flash);
    if !awaits_code() {
        see_other(&with_next("/sign-in", &next));
        return ().into_any();
    }
    let words = words();
    let (messages, wrong) = faults(&flash, &["code"]);
    view! {
        {head_title(words.say("code-title"))}
        <h1>{words.say("code-title")}</h1>
        <p>{words.say("code-lead")}</p>
        {summary(messages)}
        <form method="post" action="/api/code" novalidate=true>
            <input type="hidden" name="next" value=next />
            {code_field(&wrong, Some("code-hint"))}
            <p class="actions"><button type="submit" class="button primary">{words.say("sign-in-submit")}</button></p>
        </form>
    }
    .into_any()
}
