//! The certified facts as plain values: the input of a credential, and the content of a valid one.

use super::status::StatusPurpose;
use derive::Word;
use time::OffsetDateTime;

mod faults;

pub use faults::{AwardFault, AwardFaultKind};

/// The most characters of what something is called.
pub const TITLE_LIMIT: usize = 200;
/// The most characters of a text that explains something.
pub const TEXT_LIMIT: usize = 2_000;
/// The most characters of an address or an identifier.
pub const ADDRESS_LIMIT: usize = 500;
/// The most tags, pieces of evidence and results, each.
pub const MOST: usize = 16;

/// The certified facts. All texts appear in the credential unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    /// The address of the credential, for ever.
    pub id: String,
    /// Name of the credential.
    pub name: String,
    pub issuer: Issuer,
    pub holder: AwardHolder,
    pub achievement: Achievement,
    /// With what result, such as the mark and the band.
    pub results: Vec<AwardResult>,
    pub evidence: Vec<AwardEvidence>,
    /// From when on it is valid.
    pub valid_from: OffsetDateTime,
    /// Until when, where it is not for life.
    pub valid_until: Option<OffsetDateTime>,
    /// Status entries: one for each purpose, and at least one.
    pub status: Vec<StatusEntry>,
}

/// The issuer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Issuer {
    /// The identifier (`did:web:…`).
    pub did: String,
    /// The federation's name.
    pub name: String,
    /// Its site.
    pub url: String,
    /// The address of its logo.
    pub image: Option<String>,
}

/// The holder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AwardHolder {
    /// An identifier by chance (`urn:uuid:…`), which says nothing of an account.
    pub id: String,
    /// The name, as it stands on the certificate.
    pub name: String,
}

/// The achievement: a level of a programme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Achievement {
    pub id: String,
    pub name: String,
    /// Description, in a sentence or two.
    pub description: String,
    /// Requirements.
    pub criteria: String,
    /// Words by which it is found, such as the edition of the Laws.
    pub tags: Vec<String>,
}

/// A result, such as a mark of 87.5 per cent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AwardResult {
    /// Name of the result.
    pub name: String,
    /// Scale.
    pub measure: Measure,
    pub value: String,
}

/// Scale of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum Measure {
    /// In hundredths
    #[word("Percent")]
    Percent,
    /// By a word for how well it went
    #[word("PerformanceLevel")]
    Level,
}

/// A thing on which a certificate rests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AwardEvidence {
    /// URL.
    pub id: String,
    pub name: String,
    /// Description.
    pub narrative: String,
}

/// A status entry: a bit of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatusEntry {
    /// Meaning of a set bit.
    pub purpose: StatusPurpose,
    /// The address of the list.
    pub list: String,
    /// Which bit, from 0.
    pub index: u32,
}
