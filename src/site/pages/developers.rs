//! `/developers`: the API for developers: tokens, pages, operations, objects and problems.
//! Names in JSON stay; their descriptions are those of the OpenAPI document, in the reader's language.

use super::context::query_param;
use super::response::head_title;
use crate::api::WebhookEvent;
use crate::api::v1::{
    Description, Parameter, ProblemKind, field_about, object_about, objects, operations, webhook_data,
};
use crate::segment::Segment;
use crate::words;
use leptos::prelude::*;
use serde_json::Value;

/// A request to a webhook, in short.
const EVENT: &str = "\
POST /webhook HTTP/1.1
content-type: application/json
webhook-id: msg_0197…
webhook-timestamp: 1893456000
webhook-signature: v1,K5oZ…=

{\"type\":\"certificate.issued\",\"timestamp\":\"2030-01-01T00:00:00Z\",
 \"data\":{\"number\":\"nbf.0197…\",\"resource\":\"https://…/api/v1/certificates/nbf.0197…\"}}";

/// A receiver in Python, with the library of the specification.
const VERIFY: &str = "\
from standardwebhooks import Webhook  # pip install standardwebhooks

event = Webhook(\"whsec_…\").verify(body, headers)  # raises WebhookVerificationError";

#[component]
pub fn Developers() -> impl IntoView {
    let words = words();
    let all: Vec<Description> = operations().collect();
    let example = "curl -H \"Authorization: Bearer director_…\" \"https://…/api/v1/certificates?limit=100\"";
    view! {
        {head_title(words.say("api-title"))}
        {above()}
        <h1>{words.say("api-title")}</h1>
        <p class="lead">{words.say("api-lead")}</p>
        <p><a href="/api/v1/openapi.json">{words.say("api-openapi")}</a></p>
        <section aria-labelledby="token">
            <h2 id="token">{words.say("api-token")}</h2>
            <p>{words.say("api-token-about")}</p>
            <pre class="sideways" tabindex="0"><code>{example}</code></pre>
            <p>{words.say("api-limit")}</p>
        </section>
        <section aria-labelledby="pages">
            <h2 id="pages">{words.say("api-pages")}</h2>
            <p>{words.say("api-pages-about")}</p>
            <p>{words.say("api-pages-tags")}</p>
            <p>{words.say("api-times")}</p>
        </section>
        <section aria-labelledby="changes">
            <h2 id="changes">{words.say("api-changes")}</h2>
            <p>{words.say("api-changes-about")}</p>
        </section>
        <section aria-labelledby="operations">
            <h2 id="operations">{words.say("api-operations")}</h2>
            {all.iter().map(operation).collect_view()}
        </section>
        {webhooks()}
        <section aria-labelledby="objects">
            <h2 id="objects">{words.say("api-objects")}</h2>
            {objects().iter().map(|(name, schema)| object(name, schema)).collect_view()}
        </section>
        {problems()}
    }
}

/// The way back to the federation's page that led here, or for others to the home page.
fn above() -> AnyView {
    let words = words();
    let (to, text) = match (query_param("federation"), query_param("from").as_deref()) {
        (Some(code), Some(page @ ("tokens" | "webhooks"))) => {
            (format!("/federation/{}/{page}", Segment(code)), words.say(&format!("federation-{page}")))
        }
        _ => ("/".to_owned(), words.say("site-name")),
    };
    view! { <p class="above"><a href=to>{text}</a></p> }.into_any()
}

fn operation(one: &Description) -> AnyView {
    let words = words();
    let scope = match one.scope {
        Some(scope) => view! { {words.say("api-scope")} " " <code>{scope.word()}</code> }.into_any(),
        None => words.say("api-no-scope").into_any(),
    };
    let method = if one.body.is_some() { "POST " } else { "GET " };
    let body = one.body.as_ref().map(|body| {
        view! { {words.say("api-body")} " " <code>{kind(body)}</code> " · " }
    });
    let parameters = (!one.parameters.is_empty()).then(|| {
        view! {
            <h4>{words.say("api-parameters")}</h4>
            <dl>{one.parameters.iter().map(parameter).collect_view()}</dl>
        }
    });
    view! {
        <h3 id=one.id><code>{method} {one.path}</code></h3>
        <p>{one.about(words)}</p>
        <p>{scope} " · " {body} {words.say("api-answer")} " " <code>{kind(&one.reply)}</code></p>
        {parameters}
    }
    .into_any()
}

fn parameter(one: &Parameter) -> AnyView {
    view! { <dt><code>{one.name}</code></dt> <dd>{one.about(words())}</dd> }.into_any()
}

/// An object with its fields.
fn object(name: &str, schema: &Value) -> AnyView {
    let words = words();
    let fields = schema["properties"].as_object().into_iter().flatten();
    let fields: Vec<AnyView> = fields
        .map(|(field, of)| {
            view! {
                <dt><code>{field.clone()} ": " {kind(of)}</code></dt>
                <dd>{field_about(words, name, field)}</dd>
            }
            .into_any()
        })
        .collect();
    view! {
        <h3 id=format!("object-{name}")><code>{name.to_owned()}</code></h3>
        <p>{object_about(words, name)}</p>
        <dl>{fields}</dl>
    }
    .into_any()
}

/// A schema in short: `string`, `Person[]`, `"a" | "b"`.
fn kind(schema: &Value) -> String {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    if let Some(name) = schema["$ref"].as_str() {
        return name.rsplit('/').next().unwrap_or_default().to_owned();
    }
    let either = |all: &[Value], of: fn(&Value) -> String| all.iter().map(of).collect::<Vec<_>>().join(" | ");
    match (&schema["anyOf"], &schema["enum"], &schema["type"]) {
        (Value::Array(all), ..) => either(all, kind),
        (_, Value::Array(all), _) => either(all, Value::to_string),
        (.., Value::String(kind_of)) if kind_of == "array" => format!("{}[]", kind(&schema["items"])),
        (.., plain) => schema["format"].as_str().map_or_else(|| text(plain), str::to_owned),
    }
}

/// The requests to webhooks.
fn webhooks() -> AnyView {
    let words = words();
    let events: Vec<AnyView> = WebhookEvent::ALL
        .into_iter()
        .map(|event| {
            view! {
                <dt><code>{event.word()} ": " {webhook_data(event)}</code></dt>
                <dd>{words.say(&format!("webhook-event-{}", event.text_id()))}</dd>
            }
            .into_any()
        })
        .collect();
    let fields = ["type", "timestamp", "data"].map(|name| {
        view! { <dt><code>{name}</code></dt> <dd>{words.say(&format!("api-webhooks-{name}"))}</dd> }
            .into_any()
    });
    view! {
        <section aria-labelledby="webhooks">
            <h2 id="webhooks">{words.say("api-webhooks")}</h2>
            <p>{words.say("api-webhooks-about")}</p>
            <pre class="sideways" tabindex="0"><code>{EVENT}</code></pre>
            <dl>{fields.into_iter().collect::<Vec<_>>()}</dl>
            <h3>{words.say("api-webhooks-events")}</h3>
            <dl>{events}</dl>
            <h3>{words.say("api-webhooks-verify")}</h3>
            <p>{words.say("api-webhooks-verify-about")}</p>
            <pre class="sideways" tabindex="0"><code>{VERIFY}</code></pre>
            <h3>{words.say("api-webhooks-tries")}</h3>
            <p>{words.say("api-webhooks-tries-about")}</p>
        </section>
    }
    .into_any()
}

/// The kinds of problems, each at the address that names it.
fn problems() -> AnyView {
    let words = words();
    let row = |kind: ProblemKind| {
        let word = kind.word().replace('_', "-");
        let (id, title) = (format!("problem-{word}"), words.say(&format!("api-problem-{word}")));
        view! {
            <dt id=id><code>{kind.status().as_u16()} " " {word}</code></dt>
            <dd>{title}</dd>
        }
        .into_any()
    };
    view! {
        <section aria-labelledby="problems">
            <h2 id="problems">{words.say("api-problems")}</h2>
            <p>{words.say("api-problems-about")}</p>
            <dl>{ProblemKind::ALL.into_iter().map(row).collect_view()}</dl>
        </section>
    }
    .into_any()
}
