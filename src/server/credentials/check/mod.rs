//! What somebody pasted or uploaded, and a plain answer.
//!
//! It goes in two steps, because what is known of keys and status has to be looked up between them: [`read`] tells whose credential this
//! claims to be, [`Claim::judge`] whether it is. Nothing is called valid but what is of our form to the letter, signed with a key of the
//! issuer it names, within its days, and neither revoked nor suspended by a status that is known.

mod answer;
mod glance;

pub use answer::{Altered, Answer, Nothing};

use super::award::{Award, Place};
use super::document::{Credential, FormFault};
use super::keys::PublicKey;
use super::proof::{KIND, PURPOSE, SUITE};
use super::status::Purpose;
use serde_json::Value;
use time::OffsetDateTime;

/// The most bytes that are looked at.
pub const LONGEST: usize = 64 * 1024;

/// What is known of issuers here.
pub trait Known {
    /// Whether somebody is an issuer of this site.
    fn is_ours(&self, issuer: &str) -> bool;
    /// The key of that name, if an issuer of this site ever signed with it. The name is the issuer's identifier, `#` and the key.
    fn key(&self, method: &str) -> Option<PublicKey>;
    /// Whether the bit is set; `None` where that cannot be told.
    fn status(&self, place: &Place) -> Option<bool>;
}

/// What claims to be a credential, before anything of it is believed.
#[derive(Clone, Debug)]
pub struct Claim {
    issuer: String,
    credential: Result<Credential, Altered>,
}

/// Looks at what was handed in. What is no credential at all is answered here.
pub fn read(bytes: &[u8]) -> Result<Claim, Nothing> {
    let text = glance::text(bytes)?;
    let value = glance::value(text)?;
    let issuer = glance::issuer(&value).ok_or(Nothing::NoIssuer)?.to_owned();
    let credential = proof_kind(&value).and_then(|()| Ok(Credential::read(text)?));
    Ok(Claim { issuer, credential })
}

/// Both steps at once, where all that is known is at hand.
pub fn check(bytes: &[u8], now: OffsetDateTime, known: &impl Known) -> Answer {
    read(bytes).map_or_else(Answer::Nothing, |claim| claim.judge(now, known))
}

/// Why there is no proof of the kind that is made here.
fn proof_kind(value: &Value) -> Result<(), Altered> {
    let proof = match value.get("proof") {
        None | Some(Value::Null) => return Err(Altered::NoProof),
        Some(Value::Array(all)) if all.is_empty() => return Err(Altered::NoProof),
        Some(Value::Array(_)) => return Err(Altered::Proofs),
        Some(proof) => proof,
    };
    let is = |field: &str, wanted: &str| proof.get(field).and_then(Value::as_str) == Some(wanted);
    if !is("type", KIND) || !is("cryptosuite", SUITE) {
        return Err(Altered::Suite);
    }
    if is("proofPurpose", PURPOSE) { Ok(()) } else { Err(Altered::Purpose) }
}

impl From<FormFault> for Altered {
    fn from(fault: FormFault) -> Self {
        match fault {
            FormFault::At { line, column } => Self::At { line, column },
            FormFault::Path(path) => Self::Field(path),
            FormFault::Award(fault) => Self::Value(fault.field),
        }
    }
}

impl Claim {
    /// Who is said to have issued it.
    pub fn issuer(&self) -> &str {
        &self.issuer
    }

    /// The key with which it is said to be signed.
    pub fn method(&self) -> Option<&str> {
        self.credential.as_ref().ok().map(|credential| credential.proof().verification_method.as_str())
    }

    /// What it says, if it is of our form. Nothing of that is to be believed yet.
    pub fn award(&self) -> Option<&Award> {
        self.credential.as_ref().ok().map(Credential::award)
    }

    /// Where its status would stand.
    pub fn status(&self) -> &[Place] {
        self.award().map_or(&[], |award| &award.status)
    }

    /// Whether it is what it claims to be, now.
    pub fn judge(self, now: OffsetDateTime, known: &impl Known) -> Answer {
        if !known.is_ours(&self.issuer) {
            return Answer::Foreign { issuer: self.issuer };
        }
        let credential = match self.credential {
            Ok(credential) => credential,
            Err(altered) => return Answer::Altered(altered),
        };
        let method = &credential.proof().verification_method;
        // A key of another issuer of this site does not sign for this one.
        let of_issuer = method.strip_prefix(&self.issuer).is_some_and(|rest| rest.starts_with('#'));
        let Some(key) = of_issuer.then(|| known.key(method)).flatten() else {
            return Answer::UnknownKey { method: method.clone() };
        };
        if credential.holds(&key).is_err() {
            return Answer::Altered(Altered::Signature);
        }
        let award = Box::new(credential.award().clone());
        let bits: Vec<(Purpose, Option<bool>)> =
            award.status.iter().map(|place| (place.purpose, known.status(place))).collect();
        let set = |purpose| bits.contains(&(purpose, Some(true)));
        if set(Purpose::Revocation) {
            Answer::Revoked(award)
        } else if set(Purpose::Suspension) {
            Answer::Suspended(award)
        } else if award.valid_until.is_some_and(|until| until <= now) {
            Answer::Expired(award)
        } else if now < award.valid_from {
            Answer::NotYetValid(award)
        } else if bits.iter().any(|(_, bit)| bit.is_none()) {
            Answer::StatusUnknown(award)
        } else {
            Answer::Valid(award)
        }
    }
}
