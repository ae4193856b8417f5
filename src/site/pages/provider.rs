//! Sign-in through a federation's own system: `/sign-in/onward` leads to the provider, and
//! `/sign-in/first` asks what a first sign-in is to lead to.

use super::response::{head_title, set_status, suspended};
use crate::api::{
    PendingSignIn, ProviderClaimPost, ProviderJoinPost, RequestContext, account_to_link, onward,
    pending_sign_in, with_next,
};
use crate::parts::button::act;
use crate::parts::page_form::PageForm;
use crate::words;
use axum::http::StatusCode;
use leptos::prelude::*;
use leptos_meta::Meta;
use url::form_urlencoded;

/// Leads on at once; the link is for browsers that do not.
#[component]
pub fn Onward() -> impl IntoView {
    let context = RequestContext::current();
    suspended(async move {
        let Some(onward) = onward(&context).await else { return expired() };
        let words = words();
        let name = [("name", (&onward.name).into())];
        view! {
            {head_title(words.format("provider-onward-title", &name))}
            <Meta http_equiv="refresh" content=format!("0; url={}", onward.url) />
            <h1>{words.format("provider-onward-title", &name)}</h1>
            <p>{words.say("provider-onward-lead")}</p>
            <p class="actions">
                <a class="button primary" href=onward.url>{words.format("provider-onward-link", &name)}</a>
            </p>
        }
        .into_any()
    })
}

#[component]
pub fn First() -> impl IntoView {
    let context = RequestContext::current();
    let (join, claim) = (PageForm::take(&ProviderJoinPost::FORM), PageForm::take(&ProviderClaimPost::FORM));
    suspended(async move {
        let Some(pending) = pending_sign_in(&context).await.filter(|pending| !pending.is_trial) else {
            return expired();
        };
        let own = account_to_link(&context, &pending).await;
        let words = words();
        let title = words.format("provider-first-title", &[("name", (&pending.name).into())]);
        let content = match own {
            Some((name, email)) => link_own(&pending, &name, &email),
            None => choose(&pending, &join),
        };
        view! {
            {head_title(title.clone())}
            <h1>{title}</h1>
            <p class="lead">{described(&pending)}</p>
            {join.summary()}
            {claim.summary()}
            {content}
        }
        .into_any()
    })
}

/// Who signed in at the provider, as it says.
fn described(pending: &PendingSignIn) -> String {
    let about = [
        ("provider", (&pending.name).into()),
        ("name", (&pending.identity.name).into()),
        ("email", pending.identity.email.clone().unwrap_or_default().into()),
    ];
    match (pending.identity.name.is_empty(), pending.identity.email.is_some()) {
        (true, false) => words().format("provider-first-unnamed", &about),
        (true, true) => words().format("provider-first-address", &about),
        (false, false) => words().format("provider-first-name", &about),
        (false, true) => words().format("provider-first-both", &about),
    }
}

/// For a signed-in user: the button that links their account.
fn link_own(pending: &PendingSignIn, name: &str, email: &str) -> AnyView {
    let about = [("provider", (&pending.name).into()), ("name", name.into()), ("email", email.into())];
    view! {
        <p>{words().format("provider-first-link-own", &about)}</p>
        {act(&ProviderClaimPost::FORM, [], "provider-first-link", "primary")}
    }
    .into_any()
}

/// For a visitor: a new account, or signing in to the one they have, after which it can be linked.
fn choose(pending: &PendingSignIn, join: &PageForm) -> AnyView {
    let words = words();
    let code = &pending.federation.code;
    let sign_in = with_query("/sign-in", code);
    let sign_up = with_query("/sign-up", code);
    let email = pending.identity.email.clone().unwrap_or_default();
    let about = [("email", email.into()), ("federation", (&pending.federation.name).into())];
    let new = pending.may_join.then(|| {
        view! {
            <section aria-labelledby="new">
                <h2 id="new">{words.say("provider-first-new")}</h2>
                <p>{words.format("provider-first-new-about", &about)}</p>
                {join.body([], join.field("name", &pending.identity.name), ("provider-first-join", "primary"))}
            </section>
        }
    });
    let have = if pending.is_known { "provider-first-known" } else { "provider-first-have-about" };
    let class = if pending.may_join { "button quiet" } else { "button primary" };
    let none = (!pending.may_join && !pending.is_known).then(|| {
        view! {
            <p>
                {words.format("provider-first-none", &about)} " "
                <a href=sign_up>{words.say("sign-in-sign-up")}</a>
            </p>
        }
    });
    view! {
        {new}
        <section aria-labelledby="have">
            <h2 id="have">{words.say("provider-first-have")}</h2>
            <p>{words.format(have, &about)}</p>
            <p class="actions"><a class=class href=sign_in>{words.say("provider-first-sign-in")}</a></p>
            {none}
        </section>
    }
    .into_any()
}

/// A form of a federation that continues here.
fn with_query(form: &str, code: &str) -> String {
    let federation = form_urlencoded::Serializer::new(String::new()).append_pair("federation", code).finish();
    format!("{}&{federation}", with_next(form, "/sign-in/first"))
}

/// In place of a sign-in that has not begun here, or is over.
fn expired() -> AnyView {
    set_status(StatusCode::GONE);
    let words = words();
    view! {
        {head_title(words.say("provider-expired-title"))}
        <h1>{words.say("provider-expired-title")}</h1>
        <p>{words.say("account-fault-provider-expired")}</p>
        <p class="actions"><a class="button" href="/sign-in">{words.say("nav-sign-in")}</a></p>
    }
    .into_any()
}
