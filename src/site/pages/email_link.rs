//! Pages of links in emails: `/invitation/{token}`, `/confirm/{token}`, `/reset/{token}` and
//! `/address/{token}`. Each is a form; viewing it changes nothing, as mail scanners follow links
//! too.

use super::context::path_param;
use super::response::{head_title, set_status, suspended};
use crate::api::{
    AddressPost, ConfirmPost, InvitationPost, ProviderAcceptPost, Refused, RequestContext, ResetPost, Ticket,
    TicketPurpose, offered_providers, pending_sign_in, ticket,
};
use crate::form::Form;
use crate::pages::refused::refused;
use crate::parts::button::act;
use crate::parts::page_form::PageForm;
use crate::parts::provider_buttons::provider_buttons;
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
    let accepted = PageForm::take(&ProviderAcceptPost::FORM);
    suspended(async move {
        match ticket(&context, purpose, &token).await {
            Ok(ticket) => {
                let other_way = match purpose {
                    TicketPurpose::Invitation => through_provider(&context, &ticket, &accepted).await,
                    _ => ().into_any(),
                };
                view! { {form(purpose, declared, &ticket, &posted)} {other_way} }.into_any()
            }
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

/// Accepting an invitation through a provider, in place of a password.
async fn through_provider(context: &RequestContext, ticket: &Ticket, accepted: &PageForm) -> AnyView {
    let words = words();
    let pending = pending_sign_in(context).await;
    let pending = pending.filter(|one| one.federation.code == ticket.code && !one.is_trial);
    let Some(pending) = pending else {
        let offered = offered_providers(context, Some(&ticket.code)).await;
        let next = format!("/invitation/{}", ticket.token);
        return provider_buttons(offered, &next, "provider-or-accept", ().into_any());
    };
    let about = [("provider", (&pending.name).into()), ("name", (&pending.identity.name).into())];
    view! {
        <section aria-labelledby="accept">
            <h2 id="accept">{words.say("provider-or-accept")}</h2>
            {accepted.summary()}
            <p>{words.format("provider-accept-about", &about)}</p>
            {act(&ProviderAcceptPost::FORM, [("token", ticket.token.clone())], "provider-accept", "")}
        </section>
    }
    .into_any()
}

/// The page of a link that is invalid or no longer valid.
pub(super) fn spent_page() -> AnyView {
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
