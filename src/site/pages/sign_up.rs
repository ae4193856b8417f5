//! `/sign-up`: the sign-up form.

use super::context::query_param;
use super::response::{head_title, suspended};
use crate::api::{RequestContext, SignUpPost, default_federation, federations, local, with_next};
use crate::parts::button::hide;
use crate::parts::field::choices;
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn SignUp() -> impl IntoView {
    let words = words();
    let form = PageForm::take(&SignUpPost::FORM);
    if form.told().is_some() {
        return view! {
            {head_title(words.say("sign-up-title"))}
            <h1>{words.say("sign-up-title")}</h1>
            <p class="saved" role="status"><b>{words.say("sign-up-to-confirm")}</b></p>
            <p>{words.say("sign-up-to-confirm-help")}</p>
        }
        .into_any();
    }
    let next = next(&form);
    let sign_in = with_next("/sign-in", &next);
    let fields = view! {
        {federation_choice(&form)}
        {form.field("name", "")}
        {form.field("email", "")}
        {form.field("password", "")}
    };
    view! {
        {head_title(words.say("sign-up-title"))}
        <h1>{words.say("sign-up-title")}</h1>
        <p>{words.say("sign-up-lead")}</p>
        {form.view([("next", next)], fields, ("sign-up-submit", "primary"))}
        <p>{words.say("sign-up-have")} " " <a href=sign_in>{words.say("nav-sign-in")}</a></p>
    }
    .into_any()
}

/// The federation field: a choice, if there are several.
pub fn federation_choice(form: &PageForm) -> AnyView {
    let context = RequestContext::current();
    let chosen = Some(form.value("federation", query_param("federation").unwrap_or_default()));
    suspended(async move {
        let all = federations(&context).await;
        let chosen = chosen.filter(|code| !code.is_empty()).unwrap_or_else(|| default_federation(&context));
        if all.len() < 2 {
            return hide([("federation", chosen)]).into_any();
        }
        let (offered, label) =
            (all.into_iter().map(|one| (one.code, one.name)), words().say("federation-choose"));
        let name = || "federation".to_owned();
        choices("field", (name(), name()), label, None, offered, &chosen, Vec::new())
    })
}

/// The page to continue with, if on this site: from the returned form, or else from the URL.
pub fn next(form: &PageForm) -> String {
    let next = form.value("next", query_param("next").unwrap_or_default());
    local(&next).unwrap_or_default().to_owned()
}
