//! `/sign-in`: the sign-in form.

use super::context::query_param;
use super::response::{head_title, suspended};
use super::sign_up::{federation_choice, next};
use crate::api::{RequestContext, SignInPost, offered_providers, with_next};
use crate::parts::page_form::PageForm;
use crate::parts::provider_buttons::provider_buttons;
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
    let federation = query_param("federation").filter(|code| !code.is_empty());
    let buttons = buttons(federation, next.clone());
    view! {
        {head_title(words.say("sign-in-title"))}
        <h1>{words.say("sign-in-title")}</h1>
        {notice}
        {form.view([("next", next)], fields, ("sign-in-submit", "primary"))}
        <p><a href="/reset">{words.say("sign-in-forgotten")}</a></p>
        {buttons}
        <p>{words.say("sign-in-none")} " " <a href=sign_up>{words.say("sign-in-sign-up")}</a></p>
    }
}

/// The buttons of sign-in providers: of the federation in the URL, or of all.
fn buttons(federation: Option<String>, next: String) -> AnyView {
    let context = RequestContext::current();
    suspended(async move {
        let offered = offered_providers(&context, federation.as_deref()).await;
        let away = view! { <p class="note">{words().say("provider-away")}</p> }.into_any();
        provider_buttons(offered, &next, "provider-or", away)
    })
}
