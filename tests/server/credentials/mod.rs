//! Credentials: issued ones are valid, also for independent verifiers, and nothing else ever is.

mod answers;
mod awards;
mod criteria;
mod did;
mod every_value;
mod foreign;
mod graph;
mod invalid;
mod keys;
mod status;
mod vector;

use serde_json::Value;
use server::credentials::award::{
    Achievement, Award, AwardEvidence, AwardHolder, AwardResult, Issuer, Measure, StatusEntry,
};
use server::credentials::check::{CredentialVerdict, IssuerDirectory, check};
use server::credentials::did::Did;
use server::credentials::document::Credential;
use server::credentials::keys::{PublicKey, SigningKey};
use server::credentials::status::{Bits, StatusPurpose};
use time::OffsetDateTime;
use time::macros::datetime;

/// Time of every check.
pub const NOW: OffsetDateTime = datetime!(2026-06-01 12:00 UTC);
/// Time of every signature.
pub const SIGNED: OffsetDateTime = datetime!(2026-02-01 09:30 UTC);

/// The federation's signing key.
pub fn key() -> SigningKey {
    SigningKey::new([7; 32])
}

/// A foreign key.
pub fn foreign_key() -> SigningKey {
    SigningKey::new([8; 32])
}

/// The federation's identifier.
pub fn did() -> Did {
    Did::web("director.example", &["did", "ibf"]).expect("a host")
}

/// URL of a status list of the federation.
pub fn list(purpose: StatusPurpose) -> String {
    format!("https://director.example/status/ibf-{}", purpose.word())
}

/// A certificate of Karl's with every optional field.
pub fn award() -> Award {
    let place = |purpose, index| StatusEntry { purpose, list: list(purpose), index };
    Award {
        id: "https://director.example/credentials/0f2c7d7a-6a52-4d5b-8f0e-0c8a51d4a111".to_owned(),
        name: "Club Director".to_owned(),
        issuer: Issuer {
            did: did().to_string(),
            name: "Inland Bridge Federation".to_owned(),
            url: "https://director.example/federation/ibf".to_owned(),
            image: Some("https://director.example/federation/ibf/logo.svg".to_owned()),
        },
        holder: AwardHolder {
            id: "urn:uuid:5b3f2b0e-2f4b-4f10-9a39-6a1d2f1f7c11".to_owned(),
            name: "Karl Ångström-Петров".to_owned(),
        },
        achievement: Achievement {
            id: "https://director.example/programme/club/level/director".to_owned(),
            name: "Club Director".to_owned(),
            description: "Directs club sessions and gives rulings from the book.".to_owned(),
            criteria: "An exam of at least 65 %.\nThree sessions with a co-signer.".to_owned(),
            tags: vec!["Laws 2017".to_owned(), "bridge".to_owned()],
        },
        results: vec![
            AwardResult { name: "Mark".to_owned(), measure: Measure::Percent, value: "87.5".to_owned() },
            AwardResult { name: "Band".to_owned(), measure: Measure::Level, value: "Merit".to_owned() },
        ],
        evidence: vec![AwardEvidence {
            id: "https://director.example/verify/0f2c7d7a-6a52-4d5b-8f0e-0c8a51d4a111".to_owned(),
            name: "Exam".to_owned(),
            narrative: "Calls out of rotation and claims, under the Laws of 2017.".to_owned(),
        }],
        valid_from: datetime!(2026-02-01 0:00 UTC),
        valid_until: Some(datetime!(2028-02-01 0:00 UTC)),
        status: vec![place(StatusPurpose::Revocation, 4711), place(StatusPurpose::Suspension, 94)],
    }
}

/// An award, signed by the federation.
pub fn issued(award: &Award) -> Credential {
    Credential::issue(award, &key(), SIGNED).expect("this can be certified")
}

/// The site's knowledge: one issuer with one key, and the bits that are set.
#[derive(Clone)]
pub struct Site {
    /// All keys that it ever signed with.
    pub keys: Vec<PublicKey>,
    /// Revoked indexes, if known.
    pub revoked: Option<Bits>,
    /// Suspended indexes, if known.
    pub suspended: Option<Bits>,
}

impl Default for Site {
    fn default() -> Self {
        let none = || Some(Bits::default());
        Self { keys: vec![key().public()], revoked: none(), suspended: none() }
    }
}

impl IssuerDirectory for Site {
    fn is_ours(&self, issuer: &str) -> bool {
        issuer == did().as_str()
    }

    fn key(&self, method: &str) -> Option<PublicKey> {
        self.keys.iter().find(|key| did().method(key) == method).copied()
    }

    fn status(&self, place: &StatusEntry) -> Option<bool> {
        let bits = match place.purpose {
            StatusPurpose::Revocation => &self.revoked,
            StatusPurpose::Suspension => &self.suspended,
        };
        bits.as_ref().filter(|_| place.list == list(place.purpose))?.get(place.index)
    }
}

/// The site's answer.
pub fn ask(bytes: impl AsRef<[u8]>) -> CredentialVerdict {
    check(bytes.as_ref(), NOW, &Site::default())
}

/// Credential of Karl's certificate.
pub fn good() -> String {
    issued(&award()).json()
}

/// The valid credential with fields changed by an attacker without a key.
pub fn changed(change: impl FnOnce(&mut Value)) -> CredentialVerdict {
    let mut document = serde_json::from_str(&good()).expect("JSON");
    change(&mut document);
    ask(document.to_string())
}
