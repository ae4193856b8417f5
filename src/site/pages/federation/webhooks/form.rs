//! The settings of a webhook, and its new secret.

use super::super::federation_field;
use crate::api::{Allowed, Webhook, WebhookEvent};
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

/// The form of a new webhook, or of this one.
pub fn settings(allowed: &Allowed, (form, fresh): (&PageForm, bool), one: Option<&Webhook>) -> AnyView {
    let saved = |of: fn(&Webhook) -> &str| one.map(of).unwrap_or_default().to_owned();
    let id = one.map(|one| one.id.0.to_string()).unwrap_or_default();
    let fields = view! {
        {form.field("name", saved(|one| &one.name))}
        {form.field("url", saved(|one| &one.url))}
        {events(form, one)}
        {(!fresh).then(|| form.field("code", ""))}
    };
    let button = if one.is_some() { ("webhook-save", "") } else { ("webhook-make", "primary") };
    form.view([federation_field(allowed), ("webhook", id)], fields, button)
}

/// The events to choose, all of them at first; none after a form without any.
fn events(form: &PageForm, one: Option<&Webhook>) -> AnyView {
    let words = words();
    let faults: Vec<AnyView> = form
        .faults_of("events")
        .into_iter()
        .map(|fault| view! { <p class="fault" id="events-fault">{fault}</p> }.into_any())
        .collect();
    let wrong = !faults.is_empty();
    let described = wrong.then_some("events-fault");
    let boxes: Vec<AnyView> = WebhookEvent::ALL
        .into_iter()
        .map(|event| {
            let is_chosen = !wrong && one.is_none_or(|one| one.events.contains(&event));
            view! {
                <label class="choice">
                    <input type="checkbox" name="events[]" value=event.word() checked=is_chosen />
                    <span class="says">
                        {words.say(&format!("webhook-event-{}", event.text_id()))}
                        " " <code class="note">{event.word()}</code>
                    </span>
                </label>
            }
            .into_any()
        })
        .collect();
    view! {
        <fieldset class="field" class:has-fault=wrong id="events" aria-describedby=described>
            <legend>{words.say("webhook-events")}</legend>
            {faults}
            <div class="choices">{boxes}</div>
        </fieldset>
    }
    .into_any()
}

/// A new secret, once.
pub fn secret(secret: &str, about: &str) -> AnyView {
    let words = words();
    view! {
        <section class="once" aria-labelledby="made" role="status">
            <h2 id="made">{words.say("webhook-secret-made")}</h2>
            <p>{words.say(about)}</p>
            <p><code class="secret">{secret.to_owned()}</code></p>
        </section>
    }
    .into_any()
}
