//! Bad credentials: a plain answer for each, and never *valid*.

use crate::credentials::{SIGNED, ask, award, changed, did, good, key};
use serde_json::{Value, json};
use server::credentials::check::{Alteration, CredentialFormatFault, CredentialVerdict, MAX_BYTES};
use server::credentials::document::unsigned;
use server::credentials::proof::prove;

/// A document that was changed, and then signed unchecked with the federation's own key.
fn signed_by_us(change: impl FnOnce(&mut Value)) -> CredentialVerdict {
    let mut document = unsigned(&award());
    change(&mut document);
    let proof = prove(&document, &key(), &did().method(&key().public()), SIGNED).expect("a proof");
    document["proof"] = json!(proof);
    ask(document.to_string())
}

#[test]
fn valid_credential_verifies() {
    assert_eq!(ask(good()), CredentialVerdict::Valid(Box::new(award())));
}

#[test]
fn recognises_non_credentials() {
    let good = good();
    let cases: [(&[u8], CredentialFormatFault); 16] = [
        (b"", CredentialFormatFault::Empty),
        (b" \n\t\xef\xbb\xbf", CredentialFormatFault::Empty),
        (b"%PDF-1.7\n...", CredentialFormatFault::Pdf),
        (b"\x89PNG\r\n", CredentialFormatFault::Picture),
        (b"PK\x03\x04", CredentialFormatFault::Archive),
        (b"<!doctype html>", CredentialFormatFault::WebPage),
        (b"https://director.example/verify/1", CredentialFormatFault::Address),
        (b"\xff\xfe{\x00", CredentialFormatFault::NotText),
        (
            &good.as_bytes()[..good.len() / 2],
            CredentialFormatFault::Truncated {
                line: good[..good.len() / 2].trim().lines().count(),
                column: 0,
            },
        ),
        (b"{\n  \"a\": karl }", CredentialFormatFault::NotJson { line: 2, column: 8 }),
        (b"Karl is a director", CredentialFormatFault::Line),
        (b"[]", CredentialFormatFault::NotACredential),
        (b"\"VerifiableCredential\"", CredentialFormatFault::NotACredential),
        (b"{\"type\": \"Person\"}", CredentialFormatFault::NotACredential),
        (b"{\"type\": [\"VerifiableCredential\"], \"issuer\": \"x\"}", CredentialFormatFault::OtherKind),
        (b"{\"type\": [\"VerifiableCredential\", \"OpenBadgeCredential\"]}", CredentialFormatFault::NoIssuer),
    ];
    for (bytes, wanted) in cases {
        let shown = String::from_utf8_lossy(bytes).into_owned();
        match (ask(bytes), wanted) {
            (
                CredentialVerdict::Unreadable(CredentialFormatFault::Truncated { line, .. }),
                CredentialFormatFault::Truncated { line: wanted, .. },
            ) => {
                assert_eq!(line, wanted, "{shown}");
            }
            (answer, wanted) => assert_eq!(answer, CredentialVerdict::Unreadable(wanted), "{shown}"),
        }
    }
    assert_eq!(ask(vec![b'{'; MAX_BYTES + 1]), CredentialVerdict::Unreadable(CredentialFormatFault::TooLong));
    assert_eq!(
        ask(good + &" ".repeat(MAX_BYTES)),
        CredentialVerdict::Unreadable(CredentialFormatFault::TooLong)
    );
}

#[test]
fn truncated_is_no_credential() {
    let good = good();
    for n in 0..good.len() {
        let cut = ask(&good.as_bytes()[..n]);
        let expected = matches!(
            cut,
            CredentialVerdict::Unreadable(
                CredentialFormatFault::Truncated { .. }
                    | CredentialFormatFault::Empty
                    | CredentialFormatFault::NotText
            )
        );
        assert!(expected, "{n}: {cut:?}");
    }
}

#[test]
fn altered_credential_fails() {
    let signature = |change: fn(&mut Value)| {
        assert_eq!(changed(change), CredentialVerdict::Altered(Alteration::Signature))
    };
    signature(|d| d["credentialSubject"]["result"][0]["value"] = "97.5".into());
    signature(|d| d["credentialSubject"]["identifier"][0]["identityHash"] = "Anna".into());
    signature(|d| d["validUntil"] = "2038-02-01T00:00:00Z".into());
    signature(|d| d["name"] = "National Director".into());
    signature(|d| d["evidence"][0]["narrative"] = "Everything.".into());
    signature(|d| d["proof"]["created"] = "2026-02-02T09:30:00Z".into());
    signature(|d| d["proof"]["proofValue"] = "z3FXQ".into());
    signature(|d| d["proof"]["proofValue"] = "not base58: 0OIl".into());
    signature(|d| d["proof"]["proofValue"] = format!("z{}", "9".repeat(20_000)).into());
}

#[test]
fn recognises_other_proof_types() {
    let altered =
        |change: fn(&mut Value), wanted| assert_eq!(changed(change), CredentialVerdict::Altered(wanted));
    altered(|d| _ = d.as_object_mut().map(|d| d.remove("proof")), Alteration::NoProof);
    altered(|d| d["proof"] = json!(null), Alteration::NoProof);
    altered(|d| d["proof"] = json!([]), Alteration::NoProof);
    altered(|d| d["proof"] = json!([d["proof"], d["proof"]]), Alteration::Proofs);
    altered(|d| d["proof"] = json!([d["proof"]]), Alteration::Proofs);
    altered(|d| d["proof"]["cryptosuite"] = "ecdsa-sd-2023".into(), Alteration::Suite);
    altered(|d| d["proof"]["cryptosuite"] = "eddsa-jcs-2022".into(), Alteration::Suite);
    altered(|d| d["proof"]["type"] = "Ed25519Signature2020".into(), Alteration::Suite);
    altered(|d| d["proof"] = "z3FXQ".into(), Alteration::Suite);
    altered(|d| d["proof"]["proofPurpose"] = "authentication".into(), Alteration::Purpose);
}

#[test]
fn altered_form_names_the_place() {
    let at = |text: &str, line| match ask(text) {
        CredentialVerdict::Altered(Alteration::At { line: found, .. }) => assert_eq!(found, line, "{text}"),
        other => panic!("{other:?}: {text}"),
    };
    let good = good();
    let line_of =
        |begin: &str| good.lines().position(|line| line.trim().starts_with(begin)).expect("a line") + 1;
    let added =
        good.replace("\"narrative\": \"Calls", "\"honours\": \"best of all\",\n\"narrative\": \"Calls");
    at(&added, line_of("\"narrative\": \"Calls"));
    let twice = good.replace("\"hashed\": false", "\"hashed\": false,\n\"hashed\": false");
    at(&twice, line_of("\"hashed\"") + 1);
    let field = |change: fn(&mut Value), path: &str| {
        assert_eq!(changed(change), CredentialVerdict::Altered(Alteration::Field(path.to_owned())));
    };
    field(|d| d["@context"][2] = "https://example.org/other".into(), "/@context/2");
    field(
        |d| d["credentialSubject"]["identifier"][0]["hashed"] = true.into(),
        "/credentialSubject/identifier/0/hashed",
    );
    field(
        |d| d["credentialSubject"]["achievement"]["achievementType"] = "Degree".into(),
        "/credentialSubject/achievement/achievementType",
    );
    field(|d| d["validFrom"] = "2026-02-01T01:00:00+01:00".into(), "/validFrom");
    field(
        |d| d["credentialStatus"][1]["statusListIndex"] = "094".into(),
        "/credentialStatus/1/statusListIndex",
    );
    field(|d| d["credentialStatus"][1]["statusPurpose"] = "message".into(), "/credentialStatus");
}

#[test]
fn uncertifiable_is_not_valid() {
    let name = |name: String| {
        let named =
            signed_by_us(|d| d["credentialSubject"]["identifier"][0]["identityHash"] = name.as_str().into());
        assert_eq!(named, CredentialVerdict::Altered(Alteration::Value("holder.name")), "{name:?}");
    };
    for c in ['\0', '\u{7}', '\u{1b}', '\u{202e}', '\u{2067}', '\u{200f}', '\u{200b}', '\u{feff}'] {
        name(format!("Karl{c}"));
    }
    name("K".repeat(300));
    name(String::new());
    // None of these are in the RDF, so the signature still verifies.
    let unmapped = signed_by_us(|d| d["honours"] = "best of all".into());
    assert!(matches!(unmapped, CredentialVerdict::Altered(Alteration::At { .. })), "{unmapped:?}");
    let relative = signed_by_us(|d| d["evidence"][0]["id"] = "../verify".into());
    assert_eq!(relative, CredentialVerdict::Altered(Alteration::Value("evidence.id")));
    let blank = signed_by_us(|d| d["evidence"][0]["id"] = "_:b0".into());
    assert_eq!(blank, CredentialVerdict::Altered(Alteration::Value("evidence.id")));
}

#[test]
fn survives_hostile_input() {
    let deep = |open: &str, close: &str, n| format!("{}1{}", open.repeat(n), close.repeat(n));
    assert!(matches!(
        ask(deep("[", "]", 20_000)),
        CredentialVerdict::Unreadable(CredentialFormatFault::NotJson { .. })
    ));
    assert!(matches!(
        ask(deep("{\"a\":", "}", 9_000)),
        CredentialVerdict::Unreadable(CredentialFormatFault::NotJson { .. })
    ));
    let nested: Value = serde_json::from_str(&deep("[", "]", 100)).expect("JSON");
    assert!(!changed(|d| d["evidence"] = nested).is_valid());
    let many: Vec<Value> = (0..300)
        .map(|n| json!({ "id": format!("https://x.example/{n}"), "type": ["Evidence"], "name": "x", "narrative": "x" }))
        .collect();
    assert_eq!(
        changed(|d| d["evidence"] = json!(many)),
        CredentialVerdict::Altered(Alteration::Value("evidence"))
    );
    let clique: Vec<Value> = (0..12)
        .map(|n| json!({ "id": format!("_:b{n}"), "type": ["Evidence"], "evidence": "_:b0" }))
        .collect();
    assert!(!changed(|d| d["evidence"] = json!(clique)).is_valid());
    let long = "ä".repeat(20_000);
    assert_eq!(changed(|d| d["name"] = long.into()), CredentialVerdict::Altered(Alteration::Value("name")));
    assert!(!ask("{\"type\":1e999}").is_valid());
    assert!(!ask(good().replace("Merit", "\\ud800")).is_valid());
}
