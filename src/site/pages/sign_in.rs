//! `/sign-in`: the sign-in form.

use super::response::head_title;
use super::sign_up::{federation_choice, next};
use crate::api::{SignInPost, with_next};
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn SignIn() -> impl IntoView {
    let words = words();
    let form = PageForm::take(&SignInPost::FORM);
    let next = next(&form);
    let sign_up = with_next("/sign-up", &next);
    let notice = form.told().map(|told| {
        let text = words.say(&format!("sign-in-{told}"));
        view! { <p class="saved" role="status"><b>{text}</b></p> }
    });
    let fields = view! {
        {federation_choice(&form)}
        {form.field("email", "")}
        {form.hinted("password", "", None)}
    };
    view! {
        {head_title(words.say("sign-in-title"))}
        <h1>{words.say("sign-in-title")}</h1>
        {notice}
        {form.view([("next", next)], fields, ("sign-in-submit", "primary"))}
        <p><a href="/reset">{words.say("sign-in-forgotten")}</a></p>
        <p>{words.say("sign-in-none")} " " <a href=sign_up>{words.say("sign-in-sign-up")}</a></p>
    }
}
