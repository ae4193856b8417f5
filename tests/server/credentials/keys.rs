//! Signing keys and their encryption.

use crate::credentials::key;
use server::credentials::keys::{KeyName, OperatorKey, OperatorKeyFault, PublicKey, SealFault, SigningKey};

const NAME: KeyName<'_> = KeyName { federation: "ibf", key: "first" };

fn operator() -> OperatorKey {
    OperatorKey::new([3; 32])
}

#[test]
fn key_decrypts_for_its_name_only() {
    let sealed = key().seal(&operator(), [1; 24], NAME);
    let opened = SigningKey::open(&sealed, &operator(), NAME).expect("an open database");
    assert_eq!(opened.public(), key().public());
    let closed = |operator: &OperatorKey, name| SigningKey::open(&sealed, operator, name).err();
    assert_eq!(closed(&OperatorKey::new([4; 32]), NAME), Some(SealFault::Closed));
    assert_eq!(closed(&operator(), KeyName { federation: "nbf", ..NAME }), Some(SealFault::Closed));
    assert_eq!(closed(&operator(), KeyName { key: "second", ..NAME }), Some(SealFault::Closed));
    assert_eq!(closed(&operator(), KeyName { federation: "ibff", key: "irst" }), Some(SealFault::Closed));
}

#[test]
fn tampered_key_does_not_decrypt() {
    let sealed = key().seal(&operator(), [1; 24], NAME);
    for n in 0..sealed.len() {
        let mut changed = sealed.clone();
        changed[n] ^= 1;
        assert!(SigningKey::open(&changed, &operator(), NAME).is_err(), "byte {n}");
        assert!(SigningKey::open(&sealed[..n], &operator(), NAME).is_err(), "the first {n}");
    }
}

#[test]
fn secret_is_never_printed() {
    let sealed = key().seal(&operator(), [1; 24], NAME);
    assert!(!sealed.windows(4).any(|four| four == [7; 4]));
    let printed = format!("{:?} {:?}", key(), operator());
    assert_eq!(printed, format!("SigningKey({}, …) OperatorKey(…)", key().public().multikey()));
}

#[test]
fn public_key_round_trips() {
    let public = key().public();
    assert!(public.multikey().starts_with("z6Mk"));
    assert_eq!(PublicKey::read(&public.multikey()), Ok(public));
    let long = format!("z{}", "2".repeat(10_000));
    for none in ["", "z", "z6Mk", "Q6Mk", &public.multikey()[1..], long.as_str()] {
        assert!(PublicKey::read(none).is_err(), "{none}");
    }
}

#[test]
fn reads_operator_key_formats() {
    let sealed = key().seal(&OperatorKey::new([0xfb; 32]), [1; 24], NAME);
    let hex = "fb".repeat(32);
    let standard = "+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/v7+/s=";
    let url = "-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_v7-_s";
    for text in [&hex, &hex.to_uppercase(), standard, &standard[..43], url, &format!("\n {url} \n")] {
        let read = OperatorKey::read(text).expect(text);
        assert!(SigningKey::open(&sealed, &read, NAME).is_ok(), "{text}");
    }
}

#[test]
fn bad_operator_key_gives_a_reason() {
    let fault = |text: &str| OperatorKey::read(text).expect_err(text);
    assert_eq!(fault(" \n"), OperatorKeyFault::Empty);
    assert_eq!(fault("open sesame!"), OperatorKeyFault::Encoding);
    assert_eq!(fault("AAAA"), OperatorKeyFault::Length(3));
    assert_eq!(fault(&"AB".repeat(24)), OperatorKeyFault::Length(36));
    assert!(!fault("hush-hush").to_string().contains("hush"));
}
