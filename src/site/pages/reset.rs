//! `/reset`: request for a password reset link.

use super::response::head_title;
use super::sign_up::federation_choice;
use crate::api::AskResetPost;
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

/// The page. Its response is the same for every address.
#[component]
pub fn Reset() -> impl IntoView {
    let words = words();
    let form = PageForm::take(&AskResetPost::FORM);
    let title = words.say("reset-title");
    if form.told().is_some() {
        return view! {
            {head_title(title.clone())}
            <h1>{title}</h1>
            <p class="saved" role="status"><b>{words.say("reset-asked")}</b></p>
            <p>{words.say("reset-asked-help")}</p>
            <p class="actions"><a class="button" href="/sign-in">{words.say("nav-sign-in")}</a></p>
        }
        .into_any();
    }
    let fields = view! { {federation_choice(&form)} {form.field("email", "")} };
    view! {
        {head_title(title.clone())}
        <h1>{title}</h1>
        <p class="lead">{words.say("reset-lead")}</p>
        {form.view([], fields, ("reset-submit", "primary"))}
    }
    .into_any()
}
