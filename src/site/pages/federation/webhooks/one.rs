//! `/federation/{code}/webhooks/{id}`: a webhook, its deliveries, and its settings.

use super::super::{federation_field, federation_page};
use super::{deliveries, form, last, state};
use crate::api::{
    Action, Allowed, Refused, RequestContext, Webhook as SavedWebhook, WebhookActPost, WebhookDelivery,
    WebhookPost, WebhookResendPost, WebhookSecretPost, WebhookState, is_fresh, webhook, webhook_deliveries,
};
use crate::pages::context::{path_param, query_param};
use crate::pages::response::head_title;
use crate::pages::when::when;
use crate::parts::button::act;
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

/// The forms of the page.
struct Forms {
    settings: PageForm,
    secret: PageForm,
    act: PageForm,
    resend: PageForm,
}

#[component]
pub fn Webhook() -> impl IntoView {
    let forms = Forms {
        settings: PageForm::take(&WebhookPost::FORM),
        secret: PageForm::take(&WebhookSecretPost::FORM).ids("secret-"),
        act: PageForm::take(&WebhookActPost::FORM).whole(),
        resend: PageForm::take(&WebhookResendPost::FORM).whole(),
    };
    let (id, before) = (path_param("id"), query_param("before"));
    let here = format!("/webhooks/{id}");
    federation_page(Action::KeepTokens, &here, async move |context: RequestContext, allowed: Allowed| {
        let one = webhook(&context, &allowed, &id).await?;
        let sent = webhook_deliveries(&context, &allowed, &one, before.as_deref()).await?;
        let fresh = is_fresh(&context).await?;
        Ok::<_, Refused>(render(&allowed, &one, sent, (&forms, fresh)))
    })
}

fn render(
    allowed: &Allowed,
    one: &SavedWebhook,
    (sent, more): (Vec<WebhookDelivery>, bool),
    (forms, fresh): (&Forms, bool),
) -> AnyView {
    let words = words();
    let above = format!("/federation/{}/webhooks", allowed.federation().code);
    let made = forms.settings.sent("secret").map(|secret| form::secret(secret, "webhook-secret-about"));
    let renewed = forms.secret.sent("secret").map(|secret| form::secret(secret, "webhook-secret-renewed"));
    view! {
        {head_title(one.name.clone())}
        <p class="above"><a href=above>{words.say("federation-webhooks")}</a></p>
        <h1>{one.name.clone()}</h1>
        {forms.settings.done("saved", "webhook-saved")}
        {forms.act.summary()}
        {forms.act.done("test", "webhook-tested")}
        {forms.act.done("pause", "webhook-paused")}
        {forms.act.done("resume", "webhook-resumed")}
        {forms.resend.summary()}
        {forms.resend.done("resent", "webhook-resent")}
        {made}
        {renewed}
        <p><code class="secret">{one.url.clone()}</code></p>
        <p class="lead">{state(one)} " · " {last(one)}</p>
        {trouble(one)}
        {acts(allowed, one)}
        <section aria-labelledby="deliveries">
            <h2 id="deliveries">{words.say("webhook-deliveries")}</h2>
            {deliveries::list(allowed, one, &sent, more)}
        </section>
        <section aria-labelledby="secret">
            <h2 id="secret">{words.say("webhook-secret")}</h2>
            {secret(allowed, one, (&forms.secret, fresh))}
        </section>
        <section aria-labelledby="settings">
            <h2 id="settings">{words.say("webhook-settings")}</h2>
            {form::settings(allowed, (&forms.settings, fresh), Some(one))}
        </section>
        <details class="fold">
            <summary>{words.say("webhook-remove-title")}</summary>
            <p>{words.say("webhook-remove-about")}</p>
            {button(allowed, one, "remove", "webhook-remove", "quiet")}
        </details>
    }
    .into_any()
}

/// Since when it fails, and what follows.
fn trouble(one: &SavedWebhook) -> Option<AnyView> {
    let since = one.failing_since?;
    let about =
        if one.state == WebhookState::Active { "webhook-trouble-about" } else { "webhook-paused-about" };
    let words = words();
    Some(
        view! {
            <p>{words.say("webhook-failing-since")} " " {when(since)}</p>
            <p>{words.say(about)}</p>
        }
        .into_any(),
    )
}

/// The buttons: try and pause, or resume.
fn acts(allowed: &Allowed, one: &SavedWebhook) -> AnyView {
    match one.state {
        WebhookState::Active => view! {
            {button(allowed, one, "test", "webhook-test", "primary")}
            {button(allowed, one, "pause", "webhook-pause", "quiet")}
        }
        .into_any(),
        WebhookState::Paused | WebhookState::Failing | WebhookState::Gone => {
            button(allowed, one, "resume", "webhook-resume", "primary")
        }
    }
}

fn button(allowed: &Allowed, one: &SavedWebhook, what: &str, id: &str, class: &'static str) -> AnyView {
    let hidden = [federation_field(allowed), ("webhook", one.id.0.to_string()), ("act", what.to_owned())];
    act(&WebhookActPost::FORM, hidden, id, class)
}

/// The form that makes a new secret.
fn secret(allowed: &Allowed, one: &SavedWebhook, (form, fresh): (&PageForm, bool)) -> AnyView {
    let words = words();
    let old = one.old_until.map(|until| {
        view! { <p class="note">{words.say("webhook-old-until")} " " {when(until)}</p> }
    });
    let hidden = [federation_field(allowed), ("webhook", one.id.0.to_string())];
    let code = (!fresh).then(|| form.field("code", ""));
    view! {
        <p>{words.say("webhook-secret-kept")}</p>
        {old}
        {form.view(hidden, code, ("webhook-secret-renew", "quiet"))}
    }
    .into_any()
}
