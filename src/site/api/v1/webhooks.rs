//! The requests to webhooks, as documented. `server::webhooks` makes them.

use super::schema::Components;
use serde_json::{Map, Value, json};
use server::webhooks::WebhookEvent;
use words::Language;

/// The data of an event: its schema, which it adds to the named ones.
pub fn data(event: WebhookEvent, all: &mut Components) -> Value {
    let (name, schema) = match event {
        WebhookEvent::SittingOpened
        | WebhookEvent::SittingEnded
        | WebhookEvent::ResultReleased
        | WebhookEvent::ResultChanged
        | WebhookEvent::ResultHidden => ("SittingReference", sitting()),
        WebhookEvent::CertificateIssued
        | WebhookEvent::CertificateSuspended
        | WebhookEvent::CertificateReinstated
        | WebhookEvent::CertificateRevoked
        | WebhookEvent::CertificateReplaced
        | WebhookEvent::CertificateRenewed => ("CertificateReference", certificate()),
    };
    all.insert(name, schema);
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

fn sitting() -> Value {
    json!({
        "type": "object",
        "description": "The sitting of an event.",
        "properties": {
            "sitting": { "type": "string", "format": "uuid", "description": "Id of the sitting." },
            "resource": {
                "type": "string",
                "description": "Address to be asked with a token of scope results: of the results of the sitting \
                    for an event of results, otherwise of the list of sittings.",
            },
        },
        "required": ["sitting", "resource"],
    })
}

fn certificate() -> Value {
    json!({
        "type": "object",
        "description": "The certificate of an event.",
        "properties": {
            "number": { "type": "string", "description": "Public number of the certificate." },
            "resource": {
                "type": "string",
                "description": "Address of the certificate, to be asked with a token of scope certificates.",
            },
        },
        "required": ["number", "resource"],
    })
}

/// The webhooks of the OpenAPI document.
pub fn webhooks(all: &mut Components) -> Map<String, Value> {
    let words = Language::ENGLISH.words();
    let one = |event: WebhookEvent| {
        let schema = json!({
            "type": "object",
            "properties": {
                "type": { "const": event.word() },
                "timestamp": { "type": "string", "format": "date-time" },
                "data": data(event, all),
            },
            "required": ["type", "timestamp", "data"],
        });
        let operation = json!({
            "summary": words.say(&format!("webhook-event-{}", event.text_id())),
            "security": [],
            "parameters": [header("webhook-id"), header("webhook-timestamp"), header("webhook-signature")],
            "requestBody": { "required": true, "content": { "application/json": { "schema": schema } } },
            "responses": { "2XX": { "description": "Accepted." }, "410": { "description": "No more, please." } },
        });
        (event.word().to_owned(), json!({ "post": operation }))
    };
    WebhookEvent::ALL.into_iter().map(one).collect()
}

fn header(name: &str) -> Value {
    json!({ "name": name, "in": "header", "required": true, "schema": { "type": "string" } })
}
