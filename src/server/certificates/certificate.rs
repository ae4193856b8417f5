//! A certificate as issued, and its status on a day.

use super::PublicId;
use crate::clock::timestamp;
use crate::federation::Federation;
use bank::programme::{Disclosure, Grounds, HeldCertificate, ResultBand};
use derive::Word;
use jiff::Timestamp;
use jiff::civil::Date;
use rules::law::Edition;
use store::account::AccountId;
use store::certificate::{CertificateId, CertificateRow};
use store::certificate_event::CertificateEventByRow;
use uuid::Uuid;
use words::Language;

/// The id of a certificate in its federation in a URL.
pub fn certificate_id(text: &str) -> Option<CertificateId> {
    Uuid::try_parse(text).ok().map(CertificateId)
}

/// State of a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum CertificateState {
    /// Issued
    Valid,
    /// Temporarily invalid
    Suspended,
    /// Permanently invalid
    Revoked,
    /// Reissued under another name; the new one is valid
    Replaced,
    /// Renewed: valid until its last day, and followed by another one
    Renewed,
}

/// Status of a certificate on a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum CertificateStatus {
    Valid,
    /// Past its last day
    Expired,
    /// Temporarily invalid
    Suspended,
    /// Permanently invalid
    Revoked,
    /// Reissued under another name
    Replaced,
    /// Valid until its last day, and followed by another one
    Renewed,
}

/// A certificate as it was issued.
#[derive(Clone, Debug, PartialEq)]
pub struct Certificate {
    /// Id in its federation.
    pub id: CertificateId,
    /// Public id, used in its URL.
    pub public: PublicId,
    pub account: AccountId,
    /// The holder's name at that time; empty if the record was removed.
    pub holder: String,
    /// The federation's name at that time.
    pub issuer: String,
    pub programme: String,
    /// The programme's name at that time.
    pub programme_name: String,
    pub level: String,
    /// The level's name at that time.
    pub level_name: String,
    /// The result band, if the level has bands.
    pub band: Option<ResultBand>,
    /// The edition of the Laws that it certifies.
    pub edition: Edition,
    pub grounds: Grounds,
    /// The language of its words.
    pub language: Language,
    /// Public part of the grounds.
    pub disclosure: Disclosure,
    /// Number of the federation's logo on it, if any.
    pub logo: Option<i32>,
    pub issued_at: Timestamp,
    /// Day of issue in the federation's time zone.
    pub issued_on: Date,
    /// The last valid day; `None` for life.
    pub until: Option<Date>,
    /// Years of inactivity after which it lapses, if it does.
    pub inactive_years: Option<u16>,
    /// The certificate that it replaces or renews.
    pub follows: Option<PublicId>,
    pub state: CertificateState,
    pub state_at: Timestamp,
    /// The issuing examiner's name at that time; `None` for old certificates without it.
    pub issued_by: Option<String>,
    /// The assenting examiner's name at that time, if two agreed.
    pub agreed_by: Option<String>,
    /// Day on which it was reissued under the holder's new name.
    pub reissued_on: Option<Date>,
}

/// An event of a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CertificateEvent {
    /// Kind: `agreed`, `issued`, `suspended`, `reinstated`, `revoked`, `replaced` or `renewed`.
    pub kind: String,
    pub reason: String,
    /// The actor; empty if their account was deleted.
    pub by: String,
    pub at: Timestamp,
}

impl CertificateStatus {
    /// True if the certificate is in force.
    pub const fn counts(self) -> bool {
        matches!(self, CertificateStatus::Valid | CertificateStatus::Renewed)
    }
}

impl Certificate {
    /// A certificate from a row of this federation; `None` if it has unknown tokens, which makes it
    /// void.
    pub(crate) fn of(federation: &Federation, row: CertificateRow) -> Option<Self> {
        let public = |id| PublicId { federation: federation.code.clone(), id };
        let band = match row.band {
            Some(word) => Some(ResultBand::from_word(&word)?),
            None => None,
        };
        let until = match row.valid_until {
            Some(day) => Some(day.parse().ok()?),
            None => None,
        };
        Some(Certificate {
            public: public(row.id),
            follows: row.follows.map(public),
            id: row.id,
            account: row.account_id,
            holder: row.holder,
            issuer: row.issuer,
            programme: row.programme,
            programme_name: row.programme_name,
            level: row.level,
            level_name: row.level_name,
            band,
            edition: row.edition.parse().ok()?,
            grounds: serde_json::from_value(row.grounds).unwrap_or_default(),
            disclosure: Disclosure::read(&row.disclosure),
            language: Language::read(&row.language).unwrap_or(Language::ENGLISH),
            logo: row.logo,
            issued_at: timestamp(row.issued_at),
            issued_on: row.issued_on.parse().ok()?,
            until,
            inactive_years: row.inactive_years.and_then(|years| u16::try_from(years).ok()),
            state: CertificateState::read(&row.state)?,
            state_at: timestamp(row.state_at),
            issued_by: row.issued_by,
            agreed_by: row.agreed_by,
            reissued_on: row.reissued_on.and_then(|day| day.parse().ok()),
        })
    }

    /// Status on a day.
    pub fn standing(&self, today: Date) -> CertificateStatus {
        let over = self.until.is_some_and(|until| until < today);
        match self.state {
            CertificateState::Suspended => CertificateStatus::Suspended,
            CertificateState::Revoked => CertificateStatus::Revoked,
            CertificateState::Replaced => CertificateStatus::Replaced,
            CertificateState::Valid | CertificateState::Renewed if over => CertificateStatus::Expired,
            CertificateState::Valid => CertificateStatus::Valid,
            CertificateState::Renewed => CertificateStatus::Renewed,
        }
    }

    /// The certificate as input for programmes; `None` if it is not valid, not even for a renewal.
    pub fn as_held(&self) -> Option<HeldCertificate> {
        (self.state == CertificateState::Valid).then(|| HeldCertificate {
            programme: self.programme.clone(),
            level: self.level.clone(),
            edition: self.edition,
            issued: self.issued_on,
            until: self.until,
        })
    }
}

impl From<CertificateEventByRow> for CertificateEvent {
    fn from(row: CertificateEventByRow) -> Self {
        Self { kind: row.event.kind, reason: row.event.reason, by: row.by_name, at: timestamp(row.event.at) }
    }
}
