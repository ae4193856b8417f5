//! Documents as RDF: the bundled contexts, and documents made to do harm.

use serde_json::{Value, json};
use server::credentials::canonical::{CONTEXTS, CREDENTIALS, CanonicalFault, DEEPEST, LONGEST, canonical};
use sha2::{Digest, Sha256};

fn parse(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

#[test]
fn context_hash_matches_the_standard() {
    let (_, text) = CONTEXTS.iter().find(|(url, _)| *url == CREDENTIALS).expect("bundled");
    let hash = hex::encode(Sha256::digest(text));
    assert_eq!(hash, "59955ced6697d61e03f2b2556febe5308ab16842846f5b586d7f1f7adec92734");
}

#[test]
fn never_loads_unknown_contexts() {
    let expected = "https://example.org/context";
    for context in
        [json!(expected), json!([CREDENTIALS, expected]), json!([CREDENTIALS, { "@import": expected }])]
    {
        let fault = canonical(&json!({ "@context": context, "id": "urn:x:y", "name": "Karl" }));
        assert_eq!(fault, Err(CanonicalFault::UnknownContext(expected.to_owned())));
    }
}

#[test]
fn order_and_whitespace_are_irrelevant() {
    let one =
        format!(r#"{{"@context": "{CREDENTIALS}", "id": "urn:x:y", "name": "Karl", "description": "d"}}"#);
    let two = format!(
        "{{\"description\":\"d\",\n\n\"name\":\"Karl\", \"id\": \"urn:x:y\", \"@context\": [\"{CREDENTIALS}\"]}}"
    );
    let lines = canonical(&parse(&one)).expect("RDF");
    assert_eq!(lines.lines().count(), 2);
    assert_eq!(canonical(&parse(&two)), Ok(lines));
}

#[test]
fn refuses_expensive_graphs() {
    let all: Vec<String> = (0..12).map(|n| format!("_:b{n}")).collect();
    let others: Vec<Value> = all.iter().map(|id| json!({ "@id": id })).collect();
    let node = |id: &String| json!({ "@id": id, "urn:x:knows": others });
    let clique = json!({ "@graph": all.iter().map(node).collect::<Vec<_>>() });
    assert_eq!(canonical(&clique), Err(CanonicalFault::Entangled));
    let ring: Vec<Value> =
        (0..12).map(|n| json!({ "@id": all[n], "urn:x:knows": { "@id": all[(n + 1) % 12] } })).collect();
    assert_eq!(canonical(&json!({ "@graph": ring })), Err(CanonicalFault::Entangled));
    let many: Vec<Value> = (0..500).map(|_| json!({ "urn:x:name": "Karl" })).collect();
    assert_eq!(canonical(&json!({ "@graph": many })), Err(CanonicalFault::Entangled));
}

#[test]
fn repeated_contexts_are_cheap() {
    let document =
        |n| canonical(&json!({ "@context": vec![CREDENTIALS; n], "id": "urn:x:y", "name": "Karl" }));
    assert!(document(16).is_ok());
    assert_eq!(document(17), Err(CanonicalFault::Entangled));
}

#[test]
fn refuses_long_deep_or_invalid() {
    let long = json!({ "urn:x:y": "ä".repeat(LONGEST) });
    assert!(matches!(canonical(&long), Err(CanonicalFault::TooLong(n)) if n > LONGEST));
    let nested = |levels| (0..levels).fold(json!({}), |within, _| json!({ "urn:x:y": within }));
    assert_ne!(canonical(&nested(DEEPEST)), Err(CanonicalFault::TooDeep));
    assert_eq!(canonical(&nested(DEEPEST + 1)), Err(CanonicalFault::TooDeep));
    assert!(matches!(canonical(&json!({ "@id": 7 })), Err(CanonicalFault::NotJsonLd(_))));
}
