//! The proof embedded in a document: a Data Integrity proof of the suite `eddsa-rdfc-2022`.
//!
//! What is signed is the SHA-256 of the canonical options of the proof, with the contexts of the
//! document, and after it the SHA-256 of the canonical document without its proof.

use super::canonical::{CanonicalFault, canonical};
use super::keys::{PublicKey, SigningKey};
use super::moment;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};
use time::OffsetDateTime;

/// The kind of proof.
pub const KIND: &str = "DataIntegrityProof";
/// Cryptosuite.
pub const SUITE: &str = "eddsa-rdfc-2022";
/// Purpose: an assertion.
pub const PURPOSE: &str = "assertionMethod";

/// A proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Proof {
    /// [`KIND`].
    #[serde(rename = "type")]
    pub kind: String,
    /// [`SUITE`].
    pub cryptosuite: String,
    /// Creation time.
    pub created: String,
    /// The key, with whose it is: `did:web:…#z6Mk…`.
    pub verification_method: String,
    /// [`PURPOSE`].
    pub proof_purpose: String,
    /// The signature: `z` and base58.
    pub proof_value: String,
}

/// The reason a proof cannot be made or does not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProofFault {
    /// The document or the options have no canonical form.
    #[error(transparent)]
    Canonical(#[from] CanonicalFault),
    /// Another kind, suite or purpose than proofs made here.
    #[error("the proof is of another kind")]
    Kind,
    /// Its value is not a signature.
    #[error("the value of the proof is no signature")]
    Value,
    /// Not the signature of that key over that document.
    #[error("the signature does not hold")]
    Signature,
}

/// Makes the proof of a document without one. `method` is the key's name in the issuer's document.
pub fn prove(
    document: &Value,
    key: &SigningKey,
    method: &str,
    created: OffsetDateTime,
) -> Result<Proof, ProofFault> {
    let mut proof = Proof {
        kind: KIND.to_owned(),
        cryptosuite: SUITE.to_owned(),
        created: moment::write(created),
        verification_method: method.to_owned(),
        proof_purpose: PURPOSE.to_owned(),
        proof_value: String::new(),
    };
    let signature = key.sign(&signed(document, &proof)?);
    proof.proof_value = format!("z{}", bs58::encode(signature).into_string());
    Ok(proof)
}

/// Verifies a proof for a document, given without it, and a key.
pub fn holds(document: &Value, proof: &Proof, key: &PublicKey) -> Result<(), ProofFault> {
    if proof.kind != KIND || proof.cryptosuite != SUITE || proof.proof_purpose != PURPOSE {
        return Err(ProofFault::Kind);
    }
    let text =
        proof.proof_value.strip_prefix('z').filter(|text| text.len() <= 88).ok_or(ProofFault::Value)?;
    let bytes = bs58::decode(text).into_vec().map_err(|_| ProofFault::Value)?;
    let signature = bytes.try_into().map_err(|_| ProofFault::Value)?;
    let message = signed(document, proof)?;
    if key.verifies(&message, &signature) { Ok(()) } else { Err(ProofFault::Signature) }
}

/// The signed bytes: the hash of the options, then that of the document.
pub fn signed(document: &Value, proof: &Proof) -> Result<[u8; 64], CanonicalFault> {
    let context = document.get("@context").cloned().unwrap_or(Value::Null);
    let options = [
        ("@context", context),
        ("type", proof.kind.as_str().into()),
        ("cryptosuite", proof.cryptosuite.as_str().into()),
        ("created", proof.created.as_str().into()),
        ("verificationMethod", proof.verification_method.as_str().into()),
        ("proofPurpose", proof.proof_purpose.as_str().into()),
    ];
    let options: Map<String, Value> =
        options.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    let mut message = [0; 64];
    message[..32].copy_from_slice(&hash(&Value::Object(options))?);
    message[32..].copy_from_slice(&hash(document)?);
    Ok(message)
}

fn hash(document: &Value) -> Result<[u8; 32], CanonicalFault> {
    Ok(Sha256::digest(canonical(document)?).into())
}
