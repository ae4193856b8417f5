//! `/sign-in/code`: the second-factor code after the password. Without a session that awaits a
//! code, redirects to sign-in.

use super::response::head_title;
use super::sign_up::next;
use crate::api::{CodePost, awaits_code, see_other, with_next};
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Code() -> impl IntoView {
    let form = PageForm::take(&CodePost::FORM).focus("code");
    let next = next(&form);
    if !awaits_code() {
        see_other(&with_next("/sign-in", &next));
        return ().into_any();
    }
    let words = words();
    let field = form.hinted("code", "", Some(words.say("code-hint")));
    view! {
        {head_title(words.say("code-title"))}
        <h1>{words.say("code-title")}</h1>
        <p>{words.say("code-lead")}</p>
        {form.view([("next", next)], field, ("sign-in-submit", "primary"))}
    }
    .into_any()
}
