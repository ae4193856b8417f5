//! Identifiers of issuers and their documents.

use crate::credentials::{foreign_key, key};
use serde_json::{Value, json};
use server::credentials::did::{Did, DidFault};

#[test]
fn url_becomes_a_did() {
    let web = |host, path: &[&str]| Did::web(host, path).expect(host).to_string();
    assert_eq!(web("example.org", &[]), "did:web:example.org");
    assert_eq!(web("Example.ORG:8443", &["federation", "ibf"]), "did:web:example.org%3A8443:federation:ibf");
    assert_eq!(web("127.0.0.1:3000", &["a b", "ö:x"]), "did:web:127.0.0.1%3A3000:a%20b:%C3%B6%3Ax");
}

#[test]
fn invalid_url_has_no_did() {
    for host in
        ["", ":80", "a b", "a/b", "[::1]:80", "example.org:", "example.org:0", "example.org:99999", "a:080"]
    {
        assert_eq!(Did::web(host, &[]), Err(DidFault::Host(host.to_owned())));
    }
    for part in ["", ".", ".."] {
        assert_eq!(Did::web("example.org", &["did", part]), Err(DidFault::Part(part.to_owned())));
    }
}

#[test]
fn document_lists_every_key() {
    let did = Did::web("example.org", &["did", "ibf"]).expect("a host");
    let keys = [key().public(), foreign_key().public()];
    let document: Value = serde_json::from_str(&did.document(&keys).json()).expect("JSON");
    let names: Vec<String> = keys.iter().map(|key| format!("{did}#{}", key.multikey())).collect();
    assert_eq!(document["id"], did.as_str());
    assert_eq!(document["assertionMethod"], json!(names));
    let method = json!({
        "id": names[1], "type": "Multikey", "controller": did.as_str(), "publicKeyMultibase": keys[1].multikey(),
    });
    assert_eq!(document["verificationMethod"][1], method);
    assert_eq!(document["verificationMethod"].as_array().map(Vec::len), Some(2));
}

#[test]
fn key_has_its_own_did() {
    let public = key().public();
    let did = Did::key(&public);
    assert_eq!(did.method(&public), format!("did:key:{0}#{0}", public.multikey()));
}
