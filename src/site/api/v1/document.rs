//! The OpenAPI document, made from the operations. It is in English for every reader: programs are
//! generated from it, and their comments should not depend on who asked.

use super::candidates::AddCandidates;
use super::certificates::{GetCertificate, ListCertificates};
use super::enrolments::EnrolPeople;
use super::operation::{Description, Parameter, ParameterKind, cached, describe, describe_command};
use super::people::{GetFederation, GetPerson, ListPeople};
use super::problem::{self, ProblemKind};
use super::reference::describe_objects;
use super::schema::Components;
use super::sittings::{ListResults, ListSittings};
use super::webhooks::{self, webhooks};
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde_json::{Map, Value, json};
use server::Server;
use std::collections::BTreeMap;
use words::{Language, Words};

/// Every operation, in the order of the document.
const OPERATIONS: &[fn() -> Description] = &[
    describe::<GetFederation>,
    describe::<ListPeople>,
    describe::<GetPerson>,
    describe::<ListSittings>,
    describe::<ListResults>,
    describe::<ListCertificates>,
    describe::<GetCertificate>,
    describe_command::<EnrolPeople>,
    describe_command::<AddCandidates>,
];

/// Every operation as documented.
pub fn operations() -> impl Iterator<Item = Description> {
    OPERATIONS.iter().map(|describe| describe())
}

/// The schemas of every object: of operations, of webhooks, and of problems.
pub fn objects() -> Components {
    let mut all = Components::new();
    operations().for_each(|one| (one.add_to)(&mut all));
    webhooks::add_to(&mut all);
    problem::add_to(&mut all);
    all
}

/// Serves the document.
pub async fn openapi(State(server): State<Server>, headers: HeaderMap) -> Response {
    cached(&headers, &document(&server.mail.public_url().to_string()))
}

/// The document of a site with this address.
fn document(address: &str) -> Value {
    let words = Language::ENGLISH.words();
    let mut components = objects();
    describe_objects(words, &mut components);
    let mut paths: Map<String, Value> = Map::new();
    for one in operations() {
        let method = if one.body.is_some() { "post" } else { "get" };
        paths.insert(one.path.to_owned(), json!({ method: operation(words, &one) }));
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Director, please!",
            "version": "1",
            "description": words.say("api-lead"),
        },
        "servers": [{ "url": address }],
        "security": [{ "token": [] }],
        "paths": paths,
        "webhooks": webhooks(words),
        "components": {
            "schemas": components,
            "securitySchemes": { "token": {
                "type": "http",
                "scheme": "bearer",
                "description": words.say("api-token-about"),
            } },
        },
    })
}

fn operation(words: &Words, one: &Description) -> Value {
    let mut responses: BTreeMap<String, Value> = BTreeMap::new();
    let mut good = json!({
        "description": "The answer.",
        "content": { "application/json": { "schema": one.reply } },
    });
    if one.body.is_none() {
        let tag = json!({ "description": "To be sent as If-None-Match.", "schema": { "type": "string" } });
        good["headers"] = json!({ "ETag": tag });
        responses.insert("304".into(), json!({ "description": "Nothing has changed since If-None-Match." }));
    }
    responses.insert("200".into(), good);
    for kind in &one.problems {
        responses.insert(kind.status().as_u16().to_string(), refusal(*kind));
    }
    let mut operation = json!({
        "operationId": one.id,
        "summary": one.about(words),
        "parameters": one.parameters.iter().map(|one| parameter(words, one)).collect::<Vec<_>>(),
        "responses": responses,
    });
    if let Some(body) = &one.body {
        let content = json!({ "application/json": { "schema": body } });
        operation["requestBody"] = json!({ "required": true, "content": content });
    }
    if let Some(scope) = one.scope {
        operation["description"] = format!("Needs the scope `{}`.", scope.word()).into();
    }
    operation
}

fn refusal(kind: ProblemKind) -> Value {
    let content = json!({ "schema": { "$ref": "#/components/schemas/Problem" } });
    let word = kind.word().replace('_', "-");
    json!({
        "description": format!("A problem of the type /developers#problem-{word}"),
        "content": { "application/problem+json": content },
    })
}

fn parameter(words: &Words, one: &Parameter) -> Value {
    let schema = match one.kind {
        ParameterKind::Text => json!({ "type": "string" }),
        ParameterKind::Uuid => json!({ "type": "string", "format": "uuid" }),
        ParameterKind::UpTo(most) => json!({ "type": "integer", "minimum": 1, "maximum": most }),
    };
    let place = if one.in_path { "path" } else { "query" };
    json!({
        "name": one.name, "in": place, "required": one.in_path, "description": one.about(words), "schema": schema,
    })
}
