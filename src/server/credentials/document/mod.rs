//! The closed form of a credential: an `OpenBadgeCredential` with only the fields defined here.
//!
//! The signature covers the RDF of a document, from which terms without a context silently
//! disappear. So a document is trusted only if it equals, field by field, the form that the same
//! values are given here: anything added, missing, repeated or written differently is a fault.

use super::award::{Award, AwardFault};
use super::keys::{PublicKey, SigningKey};
use super::proof::{Proof, ProofFault, holds, prove};
use form::Form;
use serde_json::Value;
use time::OffsetDateTime;

mod form;
mod read;
mod write;

pub use form::{FormFault, SCHEMA};

/// A signed credential.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Credential {
    award: Award,
    proof: Proof,
}

/// The reason a credential cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CredentialFault {
    /// The facts cannot be certified.
    #[error("this cannot be certified: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Award(Vec<AwardFault>),
    /// It cannot be signed.
    #[error(transparent)]
    Proof(#[from] ProofFault),
}

impl Credential {
    /// Certifies an award, signed at `signed` with a key in the DID document of its issuer. Equal
    /// values give equal bytes.
    pub fn issue(award: &Award, key: &SigningKey, signed: OffsetDateTime) -> Result<Self, CredentialFault> {
        let faults = award.faults();
        if !faults.is_empty() {
            return Err(CredentialFault::Award(faults));
        }
        let method = format!("{}#{}", award.issuer.did, key.public().multikey());
        let proof = prove(&unsigned(award), key, &method, signed)?;
        Ok(Self { award: award.clone(), proof })
    }

    /// Parses a credential of exactly this form. Does not verify its proof: see [`Self::holds`].
    pub fn read(text: &str) -> Result<Self, FormFault> {
        let at = |fault: serde_json::Error| FormFault::At { line: fault.line(), column: fault.column() };
        let mut form: Form = serde_json::from_str(text).map_err(at)?;
        let proof = form.proof.take().ok_or_else(|| FormFault::Path("/proof".to_owned()))?;
        let award = read::award(&form)?;
        if let Some(fault) = award.faults().into_iter().next() {
            return Err(FormFault::Award(fault));
        }
        // Compare the text too: the form ignores differences such as an empty list.
        let mut given: Value = serde_json::from_str(text).map_err(at)?;
        if let Some(fields) = given.as_object_mut() {
            fields.remove("proof");
        }
        match difference(&unsigned(&award), &given) {
            Some(path) => Err(FormFault::Path(path)),
            None => Ok(Self { award, proof }),
        }
    }

    /// Verifies its proof for this key.
    pub fn holds(&self, key: &PublicKey) -> Result<(), ProofFault> {
        holds(&unsigned(&self.award), &self.proof, key)
    }

    /// The certified facts.
    pub fn award(&self) -> &Award {
        &self.award
    }

    pub fn proof(&self) -> &Proof {
        &self.proof
    }

    /// The file of it.
    pub fn json(&self) -> String {
        let form = Form { proof: Some(self.proof.clone()), ..write::form(&self.award) };
        serde_json::to_string_pretty(&form).unwrap_or_default()
    }
}

/// The document of an award, without a proof.
pub fn unsigned(award: &Award) -> Value {
    serde_json::to_value(write::form(award)).unwrap_or_default()
}

/// The first place at which two values differ.
fn difference(ours: &Value, given: &Value) -> Option<String> {
    match (ours, given) {
        (Value::Object(a), Value::Object(b)) => {
            let names = a.keys().chain(b.keys().filter(|name| !a.contains_key(*name)));
            names.into_iter().find_map(|name| match (a.get(name), b.get(name)) {
                (Some(a), Some(b)) => difference(a, b).map(|rest| format!("/{name}{rest}")),
                _ => Some(format!("/{name}")),
            })
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => (a.iter().zip(b).enumerate())
            .find_map(|(n, (a, b))| difference(a, b).map(|rest| format!("/{n}{rest}"))),
        _ => (ours != given).then(String::new),
    }
}
