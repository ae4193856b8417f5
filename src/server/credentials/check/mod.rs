//! Check of pasted or uploaded data.
//!
//! In two steps, because keys and status are looked up in between: [`read`] finds the claimed
//! issuer, [`ClaimedCredential::judge`] decides. A credential is valid only if it has exactly our
//! form, is signed with a key of the named issuer, is within its dates, and has a known status that
//! is neither revoked nor suspended.

mod sniff;
mod verdict;

pub use sniff::MAX_BYTES;
pub use verdict::{Alteration, CredentialFormatFault, CredentialVerdict};

use super::award::{Award, StatusEntry};
use super::document::{Credential, FormFault};
use super::keys::PublicKey;
use super::proof::{KIND, PURPOSE, SUITE};
use super::status::StatusPurpose;
use serde_json::Value;
use time::OffsetDateTime;

/// The site's knowledge of issuers.
pub trait IssuerDirectory {
    /// True for an issuer of this site.
    fn is_ours(&self, issuer: &str) -> bool;
    /// The key of that name, if an issuer of this site ever signed with it. The name is the
    /// issuer's identifier, `#` and the key.
    fn key(&self, method: &str) -> Option<PublicKey>;
    /// True if the bit is set; `None` if unavailable.
    fn status(&self, place: &StatusEntry) -> Option<bool>;
}

/// A claimed credential, not yet verified.
#[derive(Clone, Debug)]
pub struct ClaimedCredential {
    issuer: String,
    credential: Result<Credential, Alteration>,
}

/// Parses presented data; an error if it is no credential at all.
pub fn read(bytes: &[u8]) -> Result<ClaimedCredential, CredentialFormatFault> {
    let text = sniff::credential_text(bytes)?;
    let value = sniff::credential_value(text)?;
    let issuer = sniff::claimed_issuer(&value).ok_or(CredentialFormatFault::NoIssuer)?.to_owned();
    let credential = proof_kind(&value).and_then(|()| Ok(Credential::read(text)?));
    Ok(ClaimedCredential { issuer, credential })
}

/// Both steps at once, for callers that have all the data.
pub fn check(bytes: &[u8], now: OffsetDateTime, known: &impl IssuerDirectory) -> CredentialVerdict {
    read(bytes).map_or_else(CredentialVerdict::Unreadable, |claim| claim.judge(now, known))
}

/// The reason a proof is of an unsupported kind.
fn proof_kind(value: &Value) -> Result<(), Alteration> {
    let proof = match value.get("proof") {
        None | Some(Value::Null) => return Err(Alteration::NoProof),
        Some(Value::Array(all)) if all.is_empty() => return Err(Alteration::NoProof),
        Some(Value::Array(_)) => return Err(Alteration::Proofs),
        Some(proof) => proof,
    };
    let is = |field: &str, wanted: &str| proof.get(field).and_then(Value::as_str) == Some(wanted);
    if !is("type", KIND) || !is("cryptosuite", SUITE) {
        return Err(Alteration::Suite);
    }
    if is("proofPurpose", PURPOSE) { Ok(()) } else { Err(Alteration::Purpose) }
}

impl From<FormFault> for Alteration {
    fn from(fault: FormFault) -> Self {
        match fault {
            FormFault::At { line, column } => Self::At { line, column },
            FormFault::Path(path) => Self::Field(path),
            FormFault::Award(fault) => Self::Value(fault.field),
        }
    }
}

impl ClaimedCredential {
    /// The claimed issuer.
    pub fn issuer(&self) -> &str {
        &self.issuer
    }

    /// The key with which it is said to be signed.
    pub fn method(&self) -> Option<&str> {
        self.credential.as_ref().ok().map(|credential| credential.proof().verification_method.as_str())
    }

    /// The claimed facts, if in our form; unverified.
    pub fn award(&self) -> Option<&Award> {
        self.credential.as_ref().ok().map(Credential::award)
    }

    /// The claimed status entries.
    pub fn status(&self) -> &[StatusEntry] {
        self.award().map_or(&[], |award| &award.status)
    }

    /// Decides whether the claim holds now.
    pub fn judge(self, now: OffsetDateTime, known: &impl IssuerDirectory) -> CredentialVerdict {
        if !known.is_ours(&self.issuer) {
            return CredentialVerdict::Foreign { issuer: self.issuer };
        }
        let credential = match self.credential {
            Ok(credential) => credential,
            Err(altered) => return CredentialVerdict::Altered(altered),
        };
        let method = &credential.proof().verification_method;
        // A key of another issuer of this site does not sign for this one.
        let of_issuer = method.strip_prefix(&self.issuer).is_some_and(|rest| rest.starts_with('#'));
        let Some(key) = of_issuer.then(|| known.key(method)).flatten() else {
            return CredentialVerdict::UnknownKey { method: method.clone() };
        };
        if credential.holds(&key).is_err() {
            return CredentialVerdict::Altered(Alteration::Signature);
        }
        let award = Box::new(credential.award().clone());
        let bits: Vec<(StatusPurpose, Option<bool>)> =
            award.status.iter().map(|place| (place.purpose, known.status(place))).collect();
        let set = |purpose| bits.contains(&(purpose, Some(true)));
        if set(StatusPurpose::Revocation) {
            CredentialVerdict::Revoked(award)
        } else if set(StatusPurpose::Suspension) {
            CredentialVerdict::Suspended(award)
        } else if award.valid_until.is_some_and(|until| until <= now) {
            CredentialVerdict::Expired(award)
        } else if now < award.valid_from {
            CredentialVerdict::NotYetValid(award)
        } else if bits.iter().any(|(_, bit)| bit.is_none()) {
            CredentialVerdict::StatusUnknown(award)
        } else {
            CredentialVerdict::Valid(award)
        }
    }
}
