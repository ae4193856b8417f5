//! Pages of links in emails: `/invitation/{token}`, `/confirm/{token}`, `/reset/{token}` and
//! `/address/{token}`. Each is a form; viewing it changes nothing, as mail scanners follow links
//! too.

use super::context::path_param;
use super::response::{head_title, set_status, suspended};
use crate::api::{
    AddressPost, ConfirmPost, InvitationPost, Refused, RequestContext, ResetPost, Ticket, TicketPurpose,
    ticket,
};
use crate::form::Form;
use crate::pages::refused::refused;
use crate::parts::page_form::PageForm;
use crate::words;
use axum::http::StatusCode;
use leptos::prelude::*;

/// Accepts an invitation: the form for the first password.
#[component]
pub fn Invitation() -> impl IntoView {
    link_page(TicketPurpose::Invitation, &InvitationPost::FORM)
}

/// Confirms an address.
#[component]
pub fn Confirm() -> impl IntoView {
    link_page(TicketPurpose::Confirmation, &ConfirmPost::FORM)
}

/// The form for a new password.
#[component]
pub fn Reset() -> impl IntoView {
    link_page(TicketPurpose::Reset, &ResetPost::FORM)
}

/// Confirms a new address for the account.
#[component]
pub fn Address() -> impl IntoView {
    link_page(TicketPurpose::Address, &AddressPost::FORM)
}

/// The page of a link.
fn link_page(purpose: TicketPurpose, declared: &'static Form) -> AnyView {
    let context = RequestContext::current();
    let (token, posted) = (path_param("token"), PageForm::take(declared));
    suspended(async move {
        match ticket(&context, purpose, &token).await {
            Ok(ticket) => form(purpose, declared, &ticket, &posted),
            Err(Refused::NotFound) => spent_page(),
            Err(why) => refused(why, ""),
        }
    })
}

fn form(purpose: TicketPurpose, declared: &Form, ticket: &Ticket, form: &PageForm) -> AnyView {
    let words = words();
    let word = purpose.word();
    let title = words.say(&format!("link-{word}-title"));
    let about = [
        ("federation", (&ticket.federation).into()),
        ("name", (&ticket.name).into()),
        ("email", (&ticket.email).into()),
    ];
    let password = declared.field("password").map(|password| {
        let is_new = password.autocomplete == "new-password";
        let hint = is_new.then(|| words.say("sign-up-password-hint"));
        // The browser stores the password under this name.
        view! {
            <input type="email" name="username" value=ticket.email.clone() autocomplete="username" hidden=true />
            {form.hinted("password", "", hint)}
        }
    });
    let submit = format!("link-{word}-submit");
    view! {
        {head_title(title.clone())}
        <h1>{title}</h1>
        <p class="lead">{words.format(&format!("link-{word}-lead"), &about)}</p>
        {form.view([("token", ticket.token.clone())], password, (&*submit, "primary"))}
    }
    .into_any()
}

/// The page of a link that is invalid or no longer valid.
fn spent_page() -> AnyView {
    set_status(StatusCode::GONE);
    let words = words();
    view! {
        {head_title(words.say("link-spent-title"))}
        <h1>{words.say("link-spent-title")}</h1>
        <p>{words.say("link-spent-help")}</p>
        <p class="actions">
            <a class="button" href="/sign-in">{words.say("nav-sign-in")}</a>
            <a class="button quiet" href="/reset">{words.say("reset-title")}</a>
        </p>
    }
    .into_any()
}
