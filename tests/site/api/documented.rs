//! The OpenAPI document against the routes and against real answers, as a validator by others
//! judges them.

use super::{ALL, ApiSite, ask, json, make_token, problem, send};
use crate::harness::visitor::Visitor;
use serde_json::{Map, Value, json as value};
use site::routes::{self, Access};
use std::collections::BTreeSet;
use words::Language;

/// The document.
pub(super) fn document(found: &ApiSite) -> Value {
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
pub(super) fn faults(document: &Value, pointer: &str, answer: &Value) -> Vec<String> {
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

/// The method and the operation of a path; each has one.
fn operation(path: &Value) -> (&str, &Value) {
    let [(method, operation)] = path.as_object().expect("methods").iter().collect::<Vec<_>>()[..] else {
        panic!("not one method: {path}")
    };
    (method, operation)
}

/// A body for an operation.
fn body(id: &str) -> Value {
    match id {
        "addCandidates" => value!({ "people": ["17", "joan@example.org"], "dry_run": true }),
        "enrolPeople" => value!({
            "people": [{ "name": "Edith", "email": "edith@example.org", "member_number": "18" }],
            "dry_run": true,
        }),
        other => panic!("no body for {other}"),
    }
}

/// Holds a value to a schema, which fits neither with a field more nor with a required one less.
fn fits_exactly(document: &Value, schema: &str, value: &Value) {
    assert_eq!(faults(document, schema, value), [""; 0], "{value}");
    let mut odd = value.clone();
    odd.as_object_mut().expect("an object").insert("odd".to_owned(), value!(1));
    assert_ne!(faults(document, schema, &odd), [""; 0], "{odd}");
    let can_lack = |name: &str| name == "dry_run" && schema.contains("/requestBody/");
    for name in value.as_object().expect("an object").keys().filter(|name| !can_lack(name)) {
        let mut less = value.clone();
        less.as_object_mut().expect("an object").remove(name);
        assert_ne!(faults(document, schema, &less), [""; 0], "without {name}: {value}");
    }
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
    let all = document["paths"].as_object().into_iter().flatten();
    let ids: Vec<&Value> = all.map(|(_, one)| &operation(one).1["operationId"]).collect();
    let page = Visitor::new(&found.site).get("/developers").body;
    for id in &ids {
        assert!(page.contains(&format!("id={id}")), "{id} is not on the page");
    }
    assert_eq!(ids.iter().map(|id| id.to_string()).collect::<BTreeSet<_>>().len(), ids.len());
}

/// Ids of the descriptions that the document needs, each with the description there.
fn descriptions(document: &Value) -> Vec<(String, &Value)> {
    let paths = document["paths"].as_object().expect("paths").values().map(|path| operation(path).1);
    let does = paths
        .map(|one| (format!("api-does-{}", one["operationId"].as_str().expect("an id")), &one["summary"]));
    let schemas = document["components"]["schemas"].as_object().expect("schemas");
    let objects = schemas.iter().flat_map(|(object, schema)| {
        let fields = schema["properties"].as_object().expect("fields").iter();
        let fields =
            fields.map(move |(field, of)| (format!("api-object-{object}-{field}"), &of["description"]));
        fields.chain([(format!("api-object-{object}"), &schema["description"])])
    });
    does.chain(objects).collect()
}

#[test]
fn page_is_in_the_language_of_its_reader() {
    let found = ApiSite::open();
    let document = document(&found);
    let all = descriptions(&document);
    assert!(all.len() > 90, "{}", all.len());
    for (id, english) in &all {
        assert_eq!(**english, Language::ENGLISH.words().say(id), "{id}");
        assert!(Language::ENGLISH.words().knows(id), "{id}");
    }
    let parameters = document["paths"].as_object().into_iter().flatten();
    let parameters =
        parameters.flat_map(|(_, path)| operation(path).1["parameters"].as_array().expect("a list"));
    let english: Vec<&str> = parameters.map(|one| one["description"].as_str().expect("a text")).collect();
    assert!(!english.is_empty() && english.iter().all(|text| text.ends_with('.')), "{english:?}");
    for language in Language::all().filter(|one| *one != Language::ENGLISH && !one.is_marked()) {
        let page = Visitor::new(&found.site).get(&format!("/developers?lang={}", language.tag())).body;
        for (id, _) in &all {
            let text = language.words().say(id);
            assert!(page.contains(&text), "{}: {id} is not on the page: {text}", language.tag());
        }
        let main = page.split_once("<main").expect("a main part").1;
        let main = main.split_once("</main>").expect("its end").0;
        assert!(!main.contains(" lang="), "a part in another language: {main}");
        assert!(english.iter().all(|text| !main.contains(text)), "English parameters: {main}");
    }
}

#[test]
fn page_leads_back_to_where_its_reader_came_from() {
    let found = ApiSite::open();
    let mut ada = found.ada();
    for (from, title) in [("tokens", "Access for your systems"), ("webhooks", "Messages to your systems")] {
        let there = format!("/federation/demo/{from}");
        let page = ada.get(&there).body;
        let link = page.split("href=\"").find(|rest| rest.starts_with("/developers")).expect("a link");
        let link = link.split(['"', '#']).next().unwrap_or_default().replace("&amp;", "&");
        let page = ada.get(&link).body;
        assert!(page.contains(&format!("<p class=\"above\"><a href=\"{there}\">{title}<")), "{page}");
    }
    let mut visitor = Visitor::new(&found.site);
    for path in ["/developers", "/developers?from=tokens", "/developers?federation=demo&from=//x9.example"] {
        assert!(visitor.get(path).body.contains("<p class=\"above\"><a href=\"/\">"), "{path}");
    }
    let odd = visitor.get("/developers?federation=../../x9&from=tokens").body;
    assert!(odd.contains("href=\"/federation/..%2F..%2Fx9/tokens\""), "{odd}");
}

#[test]
fn answers_match_their_schemas() {
    let found = ApiSite::open();
    let token = make_token(&mut found.ada(), "System", &ALL);
    let document = document(&found);
    let certificates = json(&ask(&found.site, &token, "/api/v1/certificates"));
    let number = certificates["items"][0]["number"].as_str().expect("one is issued").to_owned();
    for (path, one) in document["paths"].as_object().expect("paths") {
        let id = if path.contains("/sittings/") { found.released.clone() } else { found.grace.0.to_string() };
        let asked = path.replace("{id}", &id).replace("{number}", &number);
        let (method, operation) = operation(one);
        let at = format!("/paths/{}/{method}", path.replace('/', "~1"));
        let (answer, refused) = if method == "get" {
            (ask(&found.site, &token, &asked), ask(&found.site, "none", &asked))
        } else {
            let body = body(operation["operationId"].as_str().expect("an id"));
            let schema = format!("{at}/requestBody/content/application~1json/schema");
            fits_exactly(&document, &schema, &body);
            (send(&found.site, &token, &asked, &body), send(&found.site, "none", &asked, &body))
        };
        let answer = json(&answer);
        fits_exactly(&document, &format!("{at}/responses/200/content/application~1json/schema"), &answer);
        let lists = ["items", "results", "events"].into_iter().filter_map(|name| answer[name].as_array());
        assert!(lists.into_iter().all(|list| !list.is_empty()), "an empty list proves nothing: {answer}");
        let schema = format!("{at}/responses/401/content/application~1problem+json/schema");
        assert_eq!(faults(&document, &schema, &problem(&refused)), [""; 0], "{asked}");
        assert!(operation["summary"].as_str().is_some_and(|text| !text.is_empty()));
    }
    let unknown = problem(&ask(&found.site, &token, "/api/v1/people?page=1"));
    let schema = "/components/schemas/Problem";
    assert_eq!(faults(&document, schema, &unknown), [""; 0]);
    let scope =
        problem(&ask(&found.site, &make_token(&mut found.ada(), "B", &["people"]), "/api/v1/sittings"));
    assert_eq!(faults(&document, schema, &scope), [""; 0]);
}
