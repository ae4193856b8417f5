//! The requests to webhooks, as documented. `server::webhooks` makes them.

use super::schema::Components;
use serde_json::{Map, Value, json};
use server::webhooks::WebhookEvent;
use words::Words;

/// The data of an event: the name of its schema.
pub const fn data(event: WebhookEvent) -> &'static str {
    match event {
        WebhookEvent::SittingOpened
        | WebhookEvent::SittingEnded
        | WebhookEvent::ResultReleased
        | WebhookEvent::ResultChanged
        | WebhookEvent::ResultHidden => "SittingReference",
        WebhookEvent::CertificateIssued
        | WebhookEvent::CertificateSuspended
        | WebhookEvent::CertificateReinstated
        | WebhookEvent::CertificateRevoked
        | WebhookEvent::CertificateReplaced
        | WebhookEvent::CertificateRenewed => "CertificateReference",
    }
}

/// Adds the schemas of the data.
pub fn add_to(all: &mut Components) {
    let sitting = json!({
        "type": "object",
        "properties": {
            "sitting": { "type": "string", "format": "uuid" },
            "resource": { "type": "string" },
        },
        "required": ["sitting", "resource"],
    });
    let certificate = json!({
        "type": "object",
        "properties": { "number": { "type": "string" }, "resource": { "type": "string" } },
        "required": ["number", "resource"],
    });
    all.insert("SittingReference", sitting);
    all.insert("CertificateReference", certificate);
}

/// The webhooks of the OpenAPI document.
pub fn webhooks(words: &Words) -> Map<String, Value> {
    let one = |event: WebhookEvent| {
        let schema = json!({
            "type": "object",
            "properties": {
                "type": { "const": event.word() },
                "timestamp": { "type": "string", "format": "date-time" },
                "data": { "$ref": format!("#/components/schemas/{}", data(event)) },
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
