//! A status list as a credential of its own.

use super::{Bits, BitsFault, StatusPurpose};
use crate::credentials::canonical::CREDENTIALS;
use crate::credentials::keys::{PublicKey, SigningKey};
use crate::credentials::proof::{Proof, ProofFault, holds, prove};
use crate::credentials::{moment, token};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use time::OffsetDateTime;

/// A list, with what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatusList {
    /// Permanent URL.
    pub id: String,
    /// The identifier of the issuer whose credentials stand in it.
    pub issuer: String,
    /// Meaning of its bits.
    pub purpose: StatusPurpose,
    pub bits: Bits,
    /// Beginning of its validity, and time of its proof.
    pub valid_from: OffsetDateTime,
    /// Until when. An older list could hide what has been revoked since.
    pub valid_until: OffsetDateTime,
    /// After how many milliseconds it is worth asking again.
    pub ttl: u32,
}

/// The reason a document is not the expected list.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ListFault {
    /// Not a status list of the form signed here.
    #[error("this is no status list")]
    Form,
    /// Its bits cannot be read.
    #[error(transparent)]
    Bits(#[from] BitsFault),
    /// Its proof does not hold.
    #[error(transparent)]
    Proof(#[from] ProofFault),
    /// Signed with a key that is not known to be its issuer's.
    #[error("the list is signed with a key that is not known to be its issuer’s")]
    Key,
    /// Of another time than the expected one.
    #[error("the list is of another time")]
    Time,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct StatusListForm {
    #[serde(rename = "@context")]
    context: [String; 1],
    id: String,
    #[serde(rename = "type")]
    kind: [String; 2],
    issuer: String,
    valid_from: String,
    valid_until: String,
    credential_subject: Subject,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    proof: Option<Proof>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Subject {
    id: String,
    #[serde(rename = "type")]
    kind: String,
    status_purpose: String,
    encoded_list: String,
    ttl: u32,
}

impl StatusList {
    fn form(&self) -> StatusListForm {
        StatusListForm {
            context: [CREDENTIALS.to_owned()],
            id: self.id.clone(),
            kind: ["VerifiableCredential", "BitstringStatusListCredential"].map(str::to_owned),
            issuer: self.issuer.clone(),
            valid_from: moment::write(self.valid_from),
            valid_until: moment::write(self.valid_until),
            credential_subject: Subject {
                id: format!("{}#list", self.id),
                kind: "BitstringStatusList".to_owned(),
                status_purpose: self.purpose.word().to_owned(),
                encoded_list: self.bits.encode(),
                ttl: self.ttl,
            },
            proof: None,
        }
    }

    fn claims(&self) -> Value {
        serde_json::to_value(self.form()).unwrap_or_default()
    }

    fn method(&self, key: &PublicKey) -> String {
        format!("{}#{}", self.issuer, key.multikey())
    }

    /// The list as a document with an embedded proof, made at [`Self::valid_from`].
    pub fn document(&self, key: &SigningKey) -> Result<String, ProofFault> {
        let proof = prove(&self.claims(), key, &self.method(&key.public()), self.valid_from)?;
        let form = StatusListForm { proof: Some(proof), ..self.form() };
        Ok(serde_json::to_string_pretty(&form).unwrap_or_default())
    }

    /// The list as a token.
    pub fn token(&self, key: &SigningKey) -> String {
        token::sign(&self.claims(), key, &self.method(&key.public()))
    }

    /// Parses and verifies a list as of a time. `known` finds a key of the issuer by its name.
    pub fn read(
        text: &str,
        now: OffsetDateTime,
        known: impl FnOnce(&str) -> Option<PublicKey>,
    ) -> Result<Self, ListFault> {
        let mut form: StatusListForm = serde_json::from_str(text).map_err(|_| ListFault::Form)?;
        let proof = form.proof.take().ok_or(ListFault::Form)?;
        let date = |text: &str| moment::read(text).ok_or(ListFault::Form);
        let purpose = |word: &str| StatusPurpose::ALL.into_iter().find(|purpose| purpose.word() == word);
        let list = Self {
            id: form.id.clone(),
            issuer: form.issuer.clone(),
            purpose: purpose(&form.credential_subject.status_purpose).ok_or(ListFault::Form)?,
            bits: Bits::decode(&form.credential_subject.encoded_list)?,
            valid_from: date(&form.valid_from)?,
            valid_until: date(&form.valid_until)?,
            ttl: form.credential_subject.ttl,
        };
        let key = known(&proof.verification_method).ok_or(ListFault::Key)?;
        if proof.verification_method != list.method(&key) {
            return Err(ListFault::Key);
        }
        let given = serde_json::to_value(form).map_err(|_| ListFault::Form)?;
        // Another implementation may compress equal bits differently; all else must be equal.
        let mut ours = list.claims();
        ours["credentialSubject"]["encodedList"] = given["credentialSubject"]["encodedList"].clone();
        if ours != given {
            return Err(ListFault::Form);
        }
        holds(&given, &proof, &key)?;
        if now < list.valid_from || list.valid_until <= now { Err(ListFault::Time) } else { Ok(list) }
    }
}
