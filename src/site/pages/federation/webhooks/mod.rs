//! `/federation/{code}/webhooks`: addresses of the federation's own systems, to which events are
//! sent.
//!
//! - `one`: one of them; `deliveries`: what was sent there
//! - `form`: its settings

mod deliveries;
mod form;
mod one;

pub use one::Webhook;

use super::{federation_link, federation_page};
use crate::api::{
    Action, Allowed, Refused, RequestContext, Webhook as SavedWebhook, WebhookActPost, WebhookPost,
    WebhookState, is_fresh, webhooks,
};
use crate::pages::response::head_title;
use crate::pages::when::when;
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Webhooks() -> impl IntoView {
    let (form, acted) = (PageForm::take(&WebhookPost::FORM), PageForm::take(&WebhookActPost::FORM));
    federation_page(
        Action::KeepTokens,
        "/webhooks",
        async move |context: RequestContext, allowed: Allowed| {
            let all = webhooks(&context, &allowed).await?;
            let fresh = is_fresh(&context).await?;
            Ok::<_, Refused>(render(&allowed, &all, (&form, fresh), &acted))
        },
    )
}

fn render(
    allowed: &Allowed,
    all: &[SavedWebhook],
    (form, fresh): (&PageForm, bool),
    acted: &PageForm,
) -> AnyView {
    let words = words();
    let rows: Vec<AnyView> = all.iter().map(|one| row(allowed, one)).collect();
    let list = if rows.is_empty() {
        view! { <p class="empty">{words.say("webhook-none")}</p> }.into_any()
    } else {
        view! { <ul class="rows">{rows}</ul> }.into_any()
    };
    let documents = format!("/developers?federation={}&from=webhooks#webhooks", allowed.federation().code);
    view! {
        {head_title(words.say("federation-webhooks"))}
        {federation_link(allowed)}
        <h1>{words.say("federation-webhooks")}</h1>
        <p class="lead">{words.say("webhook-lead")}</p>
        <p><a href=documents>{words.say("webhook-documents")}</a></p>
        {acted.done("remove", "webhook-removed")}
        <section aria-labelledby="webhooks">
            <h2 id="webhooks">{words.say("webhook-list")}</h2>
            {list}
        </section>
        <section aria-labelledby="new">
            <h2 id="new">{words.say("webhook-new")}</h2>
            {form::settings(allowed, (form, fresh), None)}
        </section>
    }
    .into_any()
}

/// A webhook: its name and address; below them its state and the last success.
fn row(allowed: &Allowed, one: &SavedWebhook) -> AnyView {
    let to = format!("/federation/{}/webhooks/{}", allowed.federation().code, one.id.0);
    let events = words().format("webhook-events-count", &[("n", count(one.events.len()).into())]);
    view! {
        <li>
            <div class="what">
                <a href=to>{one.name.clone()}</a> <br/>
                <code class="secret">{one.url.clone()}</code>
            </div>
            <span class="how">{state(one)} " · " {events} " · " {last(one)}</span>
        </li>
    }
    .into_any()
}

/// Its state in words.
fn state(one: &SavedWebhook) -> String {
    let id = match (one.state, one.failing_since) {
        (WebhookState::Active, None) => "webhook-state-active",
        (WebhookState::Active, Some(_)) => "webhook-state-trouble",
        (WebhookState::Paused, _) => "webhook-state-paused",
        (WebhookState::Failing, _) => "webhook-state-failing",
        (WebhookState::Gone, _) => "webhook-state-gone",
    };
    words().say(id)
}

/// The last success.
fn last(one: &SavedWebhook) -> AnyView {
    match one.delivered_at {
        Some(at) => view! { {words().say("webhook-last")} " " {when(at)} }.into_any(),
        None => words().say("webhook-never").into_any(),
    }
}

fn count(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}
