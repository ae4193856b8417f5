//! `/account/email`: change of the email address.

use super::response::{head_title, suspended};
use crate::api::{EmailPost, RequestContext, lacks_password, own_email, see_other, sign_in_url};
use crate::parts::page_form::PageForm;
use crate::parts::password_note::password_note;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Email() -> impl IntoView {
    let context = RequestContext::current();
    let posted = PageForm::take(&EmailPost::FORM);
    suspended(async move {
        match own_email(&context).await {
            Some(now) => {
                let note = lacks_password(&context).await.map(password_note);
                view! { {form(&now, &posted)} {note} }.into_any()
            }
            None => {
                see_other(&sign_in_url("/account/email"));
                ().into_any()
            }
        }
    })
}

fn form(now: &str, form: &PageForm) -> AnyView {
    let words = words();
    let notice = form.told().map(|told| {
        let to = form.sent("email").unwrap_or_default();
        let text = words.format(&format!("email-{told}"), &[("email", to.into())]);
        view! { <p class="saved" role="status"><b>{text}</b></p> }
    });
    let fields = view! { {form.field("email", "")} {form.field("password", "")} };
    view! {
        {head_title(words.say("email-title"))}
        <h1>{words.say("email-title")}</h1>
        {notice}
        <p class="lead">{words.format("email-lead", &[("email", now.into())])}</p>
        {form.view([], fields, ("email-submit", "primary"))}
    }
    .into_any()
}
