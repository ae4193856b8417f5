//! What was sent to a webhook, the latest first, with a button that sends it again.

use super::super::federation_field;
use crate::api::{
    Allowed, DeliveryState, TEST_EVENT, Webhook, WebhookDelivery, WebhookEvent, WebhookResendPost,
};
use crate::pages::when::when;
use crate::parts::button::inline;
use crate::words;
use leptos::prelude::*;

/// A page of deliveries.
pub fn list(allowed: &Allowed, one: &Webhook, sent: &[WebhookDelivery], more: bool) -> AnyView {
    let words = words();
    if sent.is_empty() {
        return view! { <p class="empty">{words.say("webhook-deliveries-none")}</p> }.into_any();
    }
    let rows: Vec<AnyView> = sent.iter().map(|delivery| row(allowed, one, delivery)).collect();
    let earlier = sent.last().filter(|_| more).map(|last| {
        let code = &allowed.federation().code;
        let to = format!("/federation/{code}/webhooks/{}?before={}#deliveries", one.id.0, last.id.0);
        view! { <p class="actions"><a class="button quiet" href=to rel="next">{words.say("webhook-earlier")}</a></p> }
    });
    view! {
        <p>{words.say("webhook-deliveries-about")}</p>
        <ul class="rows">{rows}</ul>
        {earlier}
    }
    .into_any()
}

/// A delivery: event, time and outcome; what was sent; and the button that sends it again.
fn row(allowed: &Allowed, one: &Webhook, delivery: &WebhookDelivery) -> AnyView {
    let words = words();
    let title = event_text(&delivery.event);
    let outcome = words.say(&format!("webhook-delivery-{}", delivery.state.word()));
    let attempts = words.format("webhook-attempts", &[("n", i64::from(delivery.attempts).into())]);
    let next = delivery.due_at.filter(|_| delivery.attempts > 0).map(|at| {
        view! { " · " {words.say("webhook-next")} " " {when(at)} }
    });
    let body = pretty(&delivery.body);
    let id = format!("msg_{}", delivery.id.0.simple());
    let tried = delivery.tried_at.map(|at| view! { <p>{words.say("webhook-tried")} " " {when(at)}</p> });
    let hidden = [
        federation_field(allowed),
        ("webhook", one.id.0.to_string()),
        ("delivery", delivery.id.0.to_string()),
    ];
    let spoken = words.format("webhook-resend-spoken", &[("event", title.clone().into())]);
    view! {
        <li>
            <div class="what">
                {title} " " <code class="note">{delivery.event.clone()}</code>
                <details>
                    <summary>{words.say("webhook-details")}</summary>
                    <p><code>"webhook-id: " {id}</code></p>
                    {tried}
                    <pre class="sideways" tabindex="0"><code>{body}</code></pre>
                </details>
            </div>
            <span class="how">
                {when(delivery.created_at)} " · " {outcome} {answer(delivery)} " · " {attempts} {next}
            </span>
            {inline(&WebhookResendPost::FORM, hidden, "webhook-resend", spoken)}
        </li>
    }
    .into_any()
}

/// The HTTP status, or why there is none.
fn answer(delivery: &WebhookDelivery) -> Option<AnyView> {
    let words = words();
    let status = delivery.status.map(|status| view! { " · " <code>{format!("HTTP {status}")}</code> });
    let fault = delivery.fault.as_ref().map(|fault| {
        let id = format!("webhook-fault-answer-{fault}");
        let text = if words.knows(&id) { words.say(&id) } else { fault.clone() };
        let cause = delivery.cause.clone().map(|cause| view! { " " <code lang="en">{cause}</code> });
        view! { " · " {text} {cause} }
    });
    if delivery.state == DeliveryState::Delivered && status.is_none() {
        return None;
    }
    Some(view! { {status} {fault} }.into_any())
}

/// An event in words; one of another program version by its token.
fn event_text(event: &str) -> String {
    match WebhookEvent::read(event) {
        Some(event) => words().say(&format!("webhook-event-{}", event.text_id())),
        None if event == TEST_EVENT => words().say("webhook-event-webhook-test"),
        None => event.to_owned(),
    }
}

/// JSON with a field on each line.
fn pretty(body: &str) -> String {
    let read: Option<serde_json::Value> = serde_json::from_str(body).ok();
    read.and_then(|value| serde_json::to_string_pretty(&value).ok()).unwrap_or_else(|| body.to_owned())
}
