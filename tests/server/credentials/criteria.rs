//! Issuer, key, time and status: the criteria for a credential of our form.

use crate::credentials::{NOW, SIGNED, Site, ask, award, changed, did, foreign_key, good, key};
use serde_json::{Value, json};
use server::credentials::check::{Alteration, CredentialFormatFault, CredentialVerdict, check, read};
use server::credentials::did::Did;
use server::credentials::document::unsigned;
use server::credentials::proof::prove;
use server::credentials::status::{Bits, StatusList, StatusPurpose};
use server::credentials::token;
use time::macros::datetime;

#[test]
fn foreign_signature_is_not_valid() {
    let again = |method: &str, with_kid_of_ours| {
        let mut document = unsigned(&award());
        let proof = prove(&document, &foreign_key(), method, SIGNED).expect("a proof");
        document["proof"] = json!(proof);
        let answer = ask(document.to_string());
        match with_kid_of_ours {
            true => assert_eq!(answer, CredentialVerdict::Altered(Alteration::Signature)),
            false => assert_eq!(answer, CredentialVerdict::UnknownKey { method: method.to_owned() }),
        }
    };
    let strange = foreign_key().public();
    again(&did().method(&key().public()), true);
    again(&did().method(&strange), false);
    again(&Did::key(&strange).method(&strange), false);
    again(&format!("did:web:other.example#{}", strange.multikey()), false);
    again(&format!("{}.evil#{}", did(), key().public().multikey()), false);
    again(did().as_str(), false);
}

#[test]
fn past_key_verifies_foreign_does_not() {
    let rotated = Site { keys: vec![foreign_key().public(), key().public()], ..Site::default() };
    assert!(check(good().as_bytes(), NOW, &rotated).is_valid());
    let gone = Site { keys: vec![foreign_key().public()], ..Site::default() };
    assert_eq!(check(good().as_bytes(), NOW, &gone).word(), "unknown-key");
}

#[test]
fn recognises_foreign_issuer() {
    let foreign = |change: fn(&mut Value), who: &str| {
        assert_eq!(changed(change), CredentialVerdict::Foreign { issuer: who.to_owned() });
    };
    foreign(|d| d["issuer"]["id"] = "did:web:other.example".into(), "did:web:other.example");
    foreign(|d| d["issuer"] = "https://other.example/issuers/1".into(), "https://other.example/issuers/1");
    foreign(|d| d["issuer"]["id"] = format!("{} ", did()).into(), &format!("{} ", did()));
    foreign(
        |d| *d = json!({ "type": ["VerifiableCredential", "AchievementCredential"], "issuer": "x" }),
        "x",
    );
}

#[test]
fn status_order_of_precedence() {
    let all = |site: &Site, now| check(good().as_bytes(), now, site).word();
    let set = |n| Some(Bits::with([n]));
    let site = Site::default();
    let (before, after) = (datetime!(2026-01-31 23:59:59 UTC), datetime!(2028-02-01 0:00 UTC));
    assert_eq!([before, NOW, after].map(|now| all(&site, now)), ["not-yet", "valid", "expired"]);
    assert_eq!(all(&site, datetime!(2026-02-01 0:00 UTC)), "valid");
    assert_eq!(all(&site, datetime!(2028-01-31 23:59:59 UTC)), "valid");
    let revoked = Site { revoked: set(4711), ..site.clone() };
    assert_eq!([before, NOW, after].map(|now| all(&revoked, now)), ["revoked"; 3]);
    let suspended = Site { suspended: set(94), ..site.clone() };
    assert_eq!(all(&suspended, NOW), "suspended");
    assert_eq!(all(&Site { suspended: set(94), ..revoked.clone() }, NOW), "revoked");
    let others = Site { revoked: set(94), suspended: set(4711), ..site.clone() };
    assert_eq!(all(&others, NOW), "valid");
    let unknown = Site { revoked: None, ..site.clone() };
    assert_eq!([before, NOW, after].map(|now| all(&unknown, now)), ["not-yet", "status-unknown", "expired"]);
    assert_eq!(all(&Site { suspended: None, ..site.clone() }, NOW), "status-unknown");
    assert_eq!(all(&Site { suspended: None, ..revoked }, NOW), "revoked");
}

#[test]
fn claim_names_keys_and_status() {
    let claim = read(good().as_bytes()).expect("a claim");
    assert_eq!(claim.issuer(), did().as_str());
    assert_eq!(claim.method(), Some(did().method(&key().public()).as_str()));
    assert_eq!(claim.status(), award().status);
}

#[test]
fn mistyped_number_is_invalid() {
    for text in ["demo.12", "01ab00000000000000000000000000ab", "No. demo.12", "hello", "tru", " - "] {
        assert_eq!(ask(text), CredentialVerdict::Unreadable(CredentialFormatFault::Line), "{text}");
    }
    let cut = r#"{ "type": "#.to_owned();
    assert!(matches!(ask(cut), CredentialVerdict::Unreadable(CredentialFormatFault::Truncated { .. })));
    let long = "no number ".repeat(30);
    assert!(matches!(ask(long), CredentialVerdict::Unreadable(CredentialFormatFault::NotJson { .. })));
}

#[test]
fn tokens_and_lists_are_not_credentials() {
    let award = unsigned(&award());
    let token = token::sign(&award, &key(), &did().method(&key().public()));
    assert_eq!(ask(token), CredentialVerdict::Unreadable(CredentialFormatFault::Token));
    let list = StatusList {
        id: crate::credentials::list(StatusPurpose::Revocation),
        issuer: did().to_string(),
        purpose: StatusPurpose::Revocation,
        bits: Bits::default(),
        valid_from: SIGNED,
        valid_until: NOW,
        ttl: 1,
    };
    assert_eq!(
        ask(list.document(&key()).expect("signed")),
        CredentialVerdict::Unreadable(CredentialFormatFault::OtherKind)
    );
}
