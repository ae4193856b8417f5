//! The OpenAPI document against the routes and against real answers, as a validator by others
//! judges them.

use super::{ApiSite, READING, ask, json, make_token, problem};
use crate::harness::visitor::Visitor;
use serde_json::{Map, Value, json as value};
use site::routes::{self, Access};
use std::collections::BTreeSet;

/// The document.
fn document(found: &ApiSite) -> Value {
    json(&Visitor::new(&found.site).get("/api/v1/openapi.json"))
}

/// Forbids fields that a schema does not name, in all objects below a value.
fn strict(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            fields.values_mut().for_each(strict);
            if fields.contains_key("properties") {
                fields.insert("additionalProperties".to_owned(), value!(false));
            }
        }
        Value::Array(all) => all.iter_mut().for_each(strict),
        _ => {}
    }
}

/// The faults of an answer, by the schema at this pointer of the document.
fn faults(document: &Value, pointer: &str, answer: &Value) -> Vec<String> {
    let mut components = document["components"].clone();
    strict(&mut components);
    let mut schema = document.pointer(pointer).unwrap_or_else(|| panic!("no {pointer}")).clone();
    strict(&mut schema);
    let mut whole =
        Map::from_iter([("components".to_owned(), components), ("allOf".to_owned(), value!([schema]))]);
    whole.insert("$schema".to_owned(), value!("https://json-schema.org/draft/2020-12/schema"));
    let validator = jsonschema::options().should_validate_formats(true).build(&Value::Object(whole));
    let validator = validator.unwrap_or_else(|error| panic!("{pointer}: {error}"));
    validator.iter_errors(answer).map(|error| format!("{}: {error}", error.instance_path())).collect()
}

#[test]
fn documents_every_operation() {
    let found = ApiSite::open();
    let document = document(&found);
    assert_eq!(document["openapi"], "3.1.0");
    let documented: BTreeSet<&str> =
        document["paths"].as_object().expect("paths").keys().map(String::as_str).collect();
    let below = routes::all().map(|row| row.path).filter(|path| path.starts_with("/api/v1/"));
    let routed: BTreeSet<&str> = below.filter(|path| *path != "/api/v1/openapi.json").collect();
    assert_eq!(documented, routed);
    let by_token = routes::all().filter(|row| matches!(row.opens_for, Access::Token(_))).map(|row| row.path);
    assert_eq!(by_token.collect::<BTreeSet<_>>(), routed, "nothing below it is open to sessions");
    let ids: Vec<&Value> = document["paths"]
        .as_object()
        .into_iter()
        .flatten()
        .map(|(_, one)| &one["get"]["operationId"])
        .collect();
    let page = Visitor::new(&found.site).get("/developers").body;
    for id in &ids {
        assert!(page.contains(&format!("id={id}")), "{id} is not on the page");
    }
    assert_eq!(ids.iter().map(|id| id.to_string()).collect::<BTreeSet<_>>().len(), ids.len());
}

#[test]
fn answers_match_their_schemas() {
    let found = ApiSite::open();
    let token = make_token(&mut found.ada(), "System", &READING);
    let document = document(&found);
    let certificates = json(&ask(&found.site, &token, "/api/v1/certificates"));
    let number = certificates["items"][0]["number"].as_str().expect("one is issued").to_owned();
    for (path, operation) in document["paths"].as_object().expect("paths") {
        let id = if path.contains("/sittings/") { found.released.clone() } else { found.grace.0.to_string() };
        let asked = path.replace("{id}", &id).replace("{number}", &number);
        let answer = json(&ask(&found.site, &token, &asked));
        let escaped = path.replace('/', "~1");
        let at = |status: &str, kind: &str| {
            format!("/paths/{escaped}/get/responses/{status}/content/{kind}/schema")
        };
        let good = at("200", "application~1json");
        assert_eq!(faults(&document, &good, &answer), [""; 0], "{asked}");
        let lists = ["items", "results", "events"].into_iter().filter_map(|name| answer[name].as_array());
        assert!(lists.into_iter().all(|list| !list.is_empty()), "an empty list proves nothing: {answer}");
        // The schema is not one that everything fits.
        let mut odd = answer.clone();
        odd.as_object_mut().expect("an object").insert("odd".to_owned(), value!(1));
        assert_ne!(faults(&document, &good, &odd), [""; 0], "{asked}");
        for name in answer.as_object().expect("an object").keys() {
            let mut less = answer.clone();
            less.as_object_mut().expect("an object").remove(name);
            assert_ne!(faults(&document, &good, &less), [""; 0], "{asked} without {name}");
        }
        let refused = problem(&ask(&found.site, "none", &asked));
        assert_eq!(faults(&document, &at("401", "application~1problem+json"), &refused), [""; 0], "{asked}");
        assert!(operation["get"]["summary"].as_str().is_some_and(|text| !text.is_empty()));
    }
    let unknown = problem(&ask(&found.site, &token, "/api/v1/people?page=1"));
    let schema = "/components/schemas/Problem";
    assert_eq!(faults(&document, schema, &unknown), [""; 0]);
    let scope =
        problem(&ask(&found.site, &make_token(&mut found.ada(), "B", &["people"]), "/api/v1/sittings"));
    assert_eq!(faults(&document, schema, &scope), [""; 0]);
}
