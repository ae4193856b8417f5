//! Pages of links in emails: `/invitation/{token}`, `/confirm/{token}`, `/reset/{token}` and
//! `/address/{token}`. Each is a form; viewing it changes nothing, as mail scanners follow links
//! too.

use super::context::path_param;
use super::response::{head_title, set_status, suspended};
use super::sign_up::fault_text;
use crate::api::{Flash, Refused, RequestContext, Ticket, TicketPurpose, take_flash, ticket};
use crate::pages::refused::refused;
use crate::parts::field::{Field, summary};
use crate::words;
use axum::http::StatusCode;
use leptos::prelude::*;

/// Accepts an invitation: the form for the first password.
#[component]
pub fn Invitation() -> impl IntoView {
    link_page(TicketPurpose::Invitation, Some("new-password"))
}

/// Confirms an address.
#[component]
pub fn Confirm() -> impl IntoView {
    link_page(TicketPurpose::Confirmation, Some("current-password"))
}

/// The form for a new password.
#[component]
pub fn Reset() -> impl IntoView {
    link_page(TicketPurpose::Reset, Some("new-password"))
}

/// Confirms a new address for the account.
#[component]
pub fn Address() -> impl IntoView {
    link_page(TicketPurpose::Address, None)
}

/// The page of a link. `password` is the field's `autocomplete` token, if it has one.
fn link_page(purpose: TicketPurpose, password: Option<&'static str>) -> AnyView {
    let context = RequestContext::current();
    let token = path_param("token");
    let flash = take_flash("ticket").unwrap_or_default();
    suspended(async move {
        match ticket(&context, purpose, &token).await {
            Ok(ticket) => form(purpose, password, &ticket, &flash),
            Err(Refused::NotFound) => spent_page(),
            Err(why) => refused(why, ""),
        }
    })
}

fn form(purpose: TicketPurpose, password: Option<&'static str>, ticket: &Ticket, flash: &Flash) -> AnyView {
    let words = words();
    let word = purpose.word();
    let title = words.say(&format!("link-{word}-title"));
    let about = [
        ("federation", (&ticket.federation).into()),
        ("name", (&ticket.name).into()),
        ("email", (&ticket.email).into()),
    ];
    let message = |fault: &str| fault_text(flash, fault);
    let (of_password, others): (Vec<&String>, Vec<&String>) = flash.faults.iter().partition(|fault| {
        password.is_some() && (fault.starts_with("password-") || *fault == "wrong-password")
    });
    let messages = others.iter().map(|fault| (String::new(), message(fault))).collect();
    let field = password.map(|autocomplete| {
        let first = autocomplete == "new-password";
        Field {
            name: "password",
            kind: "password",
            autocomplete,
            label: words.say(if first { "link-new-password" } else { "sign-up-password" }),
            hint: first.then(|| words.say("sign-up-password-hint")),
            typed: String::new(),
            faults: of_password.iter().map(|fault| message(fault)).collect(),
            focus: !of_password.is_empty(),
        }
        .view()
    });
    // The browser stores the password under this name.
    let kept_under = password.map(|_| {
        view! { <input type="email" name="username" value=ticket.email.clone() autocomplete="username" hidden=true /> }
    });
    view! {
        {head_title(title.clone())}
        <h1>{title.clone()}</h1>
        <p class="lead">{words.format(&format!("link-{word}-lead"), &about)}</p>
        {summary(messages)}
        <form method="post" action=action(purpose) novalidate=true>
            <input type="hidden" name="token" value=ticket.token.clone() />
            {kept_under}
            {field}
            <p class="actions">
                <button type="submit" class="button primary">{words.say(&format!("link-{word}-submit"))}</button>
            </p>
        </form>
    }
    .into_any()
}

/// The form's action URL.
const fn action(purpose: TicketPurpose) -> &'static str {
    match purpose {
        TicketPurpose::Invitation => "/api/invitation",
        TicketPurpose::Confirmation => "/api/confirm",
        TicketPurpose::Reset => "/api/reset",
        TicketPurpose::Address => "/api/address",
    }
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
