//! Status lists: their bits, and both signed forms.

use crate::credentials::{NOW, SIGNED, did, foreign_key, key, list};
use flate2::Compression;
use flate2::write::GzEncoder;
use proptest::prelude::*;
use serde_json::Value;
use server::credentials::keys::PublicKey;
use server::credentials::proof::ProofFault;
use server::credentials::status::{Bits, BitsFault, ENTRIES, ListFault, StatusList, StatusPurpose};
use server::credentials::token;
use std::io::Write;
use time::{Duration, OffsetDateTime};

fn revoked(set: &[u32]) -> StatusList {
    StatusList {
        id: list(StatusPurpose::Revocation),
        issuer: did().to_string(),
        purpose: StatusPurpose::Revocation,
        bits: Bits::with(set.iter().copied()),
        valid_from: SIGNED,
        valid_until: NOW + Duration::days(1),
        ttl: 300_000,
    }
}

fn known(method: &str) -> Option<PublicKey> {
    let key = key().public();
    (method == did().method(&key)).then_some(key)
}

fn read(text: &str) -> Result<StatusList, ListFault> {
    read_at(text, NOW)
}

fn read_at(text: &str, now: OffsetDateTime) -> Result<StatusList, ListFault> {
    StatusList::read(text, now, known)
}

/// A bit list of this many zero bytes, as text.
fn zeros(bytes: usize) -> String {
    use base64::Engine;
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(&vec![0; bytes]).expect("memory");
    let text = base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(gzip.finish().expect("memory"));
    format!("u{text}")
}

proptest! {
    #[test]
    fn status_bits_round_trip(set in prop::collection::btree_set(0..ENTRIES, 0..200)) {
        let text = Bits::with(set.iter().copied()).encode();
        let bits = Bits::decode(&text).expect("our own text");
        let read: Vec<u32> = (0..ENTRIES).filter(|n| bits.get(*n) == Some(true)).collect();
        prop_assert_eq!(read, set.into_iter().collect::<Vec<_>>());
        prop_assert_eq!(bits.encode(), text);
    }

    #[test]
    fn random_text_is_no_bit_list(text in "u?[A-Za-z0-9_=-]{0,200}") {
        prop_assert!(Bits::decode(&text).is_err());
    }
}

#[test]
fn sets_and_clears_a_bit() {
    let mut bits = Bits::with([0, 7, ENTRIES - 1, ENTRIES, u32::MAX]);
    assert_eq!([0, 1, 7, 8, ENTRIES - 1].map(|n| bits.get(n)), [true, false, true, false, true].map(Some));
    assert_eq!((bits.get(ENTRIES), bits.get(u32::MAX)), (None, None));
    bits.set(7, false);
    assert_eq!(bits, Bits::with([0, ENTRIES - 1]));
}

#[test]
fn refuses_wrong_or_huge_lists() {
    let length = ENTRIES as usize / 8;
    assert_eq!(Bits::decode(&zeros(length)), Ok(Bits::default()));
    for bytes in [0, 1, length - 1, length + 1, 64 * 1024 * 1024] {
        assert_eq!(Bits::decode(&zeros(bytes)), Err(BitsFault::Length), "{bytes}");
    }
    let whole = zeros(length);
    assert_eq!(Bits::decode(&whole[..whole.len() / 8 * 4 + 1]), Err(BitsFault::Compression));
    assert_eq!(Bits::decode(&whole[1..]), Err(BitsFault::Encoding));
    assert_eq!(Bits::decode("uAAAA"), Err(BitsFault::Compression));
}

#[test]
fn signed_list_round_trips() {
    let list = revoked(&[5, 9]);
    let text = list.document(&key()).expect("a signature");
    assert_eq!(read(&text), Ok(list.clone()));
    assert_eq!(list.document(&key()), Ok(text));
}

#[test]
fn refuses_changed_lists() {
    let text = revoked(&[5, 9]).document(&key()).expect("a signature");
    let none = Bits::default().encode();
    let emptied = text.replace(&Bits::with([5, 9]).encode(), &none);
    assert_eq!(read(&emptied), Err(ListFault::Proof(ProofFault::Signature)));
    let other = text.replace(r#""statusPurpose": "revocation""#, r#""statusPurpose": "suspension""#);
    assert_eq!(read(&other), Err(ListFault::Proof(ProofFault::Signature)));
    let later = text.replace("2026-06-02T12:00:00Z", "2036-06-02T12:00:00Z");
    assert_eq!(read(&later), Err(ListFault::Proof(ProofFault::Signature)));
    let added = text.replacen('{', r#"{"note": "x","#, 1);
    assert_eq!(read(&added), Err(ListFault::Form));
    let strange = revoked(&[]).document(&foreign_key()).expect("a signature");
    assert_eq!(read(&strange), Err(ListFault::Key));
    let of_another = StatusList { issuer: "did:web:other.example".to_owned(), ..revoked(&[]) };
    let of_another = of_another.document(&key()).expect("a signature");
    let any = StatusList::read(&of_another, NOW, |_| Some(foreign_key().public()));
    assert_eq!(any, Err(ListFault::Key));
    assert_eq!(read(&text[..text.len() - 2]), Err(ListFault::Form));
}

#[test]
fn list_expires() {
    let text = revoked(&[5]).document(&key()).expect("a signature");
    assert_eq!(read_at(&text, SIGNED - Duration::SECOND), Err(ListFault::Time));
    assert!(read_at(&text, SIGNED).is_ok());
    assert_eq!(read_at(&text, NOW + Duration::days(1)), Err(ListFault::Time));
}

#[test]
fn token_and_document_agree() {
    let list = revoked(&[5]);
    let token = list.token(&key());
    let document: Value = serde_json::from_str(&list.document(&key()).expect("signed")).expect("JSON");
    let claims = token::claims(&token).expect("a token");
    for (name, value) in claims.as_object().expect("an object") {
        assert_eq!(*value, document[name], "{name}");
    }
    assert_eq!(claims["credentialSubject"]["ttl"], 300_000);
    assert_eq!(document.as_object().map(|o| o.len() - 1), claims.as_object().map(|o| o.len()));
    let (message, _) = token.rsplit_once('.').expect("a signature");
    let signature = key().sign(message.as_bytes());
    use base64::Engine;
    let text = base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(signature);
    assert!(token.ends_with(&text));
}
