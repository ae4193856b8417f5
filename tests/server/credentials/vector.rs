//! The test vector published by 1EdTech, from document to proof.

use serde_json::Value;
use server::credentials::keys::{PublicKey, SigningKey};
use server::credentials::proof::{holds, prove, signed};
use time::macros::datetime;

fn vector() -> Value {
    serde_json::from_str(include_str!("vectors/1edtech.json")).expect("JSON")
}

fn text<'a>(vector: &'a Value, field: &str) -> &'a str {
    vector[field].as_str().expect(field)
}

#[test]
fn reproduces_the_published_proof() {
    let vector = vector();
    let secret = hex::decode(text(&vector, "privateKeyHex")).expect("digits");
    let key = SigningKey::new(secret.try_into().expect("32 bytes"));
    assert_eq!(key.public().multikey(), text(&vector, "publicKeyMultibase"));
    let document = &vector["document"];
    let created = datetime!(2010-01-01 19:23:24 UTC);
    let proof = prove(document, &key, text(&vector, "verificationMethod"), created).expect("a proof");
    assert_eq!(proof.created, text(&vector, "created"));
    let hashes = hex::encode(signed(document, &proof).expect("RDF"));
    assert_eq!(hashes, [text(&vector, "proofHash"), text(&vector, "documentHash")].concat());
    assert_eq!(proof.proof_value, text(&vector, "proofValue"));
}

#[test]
fn verifies_the_published_proof() {
    let vector = vector();
    let proof = serde_json::json!({
        "type": "DataIntegrityProof",
        "cryptosuite": "eddsa-rdfc-2022",
        "created": vector["created"],
        "verificationMethod": vector["verificationMethod"],
        "proofPurpose": "assertionMethod",
        "proofValue": vector["proofValue"],
    });
    let proof = serde_json::from_value(proof).expect("a proof");
    let key = PublicKey::read(text(&vector, "publicKeyMultibase")).expect("a key");
    assert_eq!(holds(&vector["document"], &proof, &key), Ok(()));
    let mut other = vector["document"].clone();
    other["name"] = "Teamwork Badges".into();
    assert!(holds(&other, &proof, &key).is_err());
}
