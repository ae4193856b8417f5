//! What is certified, as plain values: what a credential is made of, and what is read from one that holds.

use super::status::Purpose;
use time::OffsetDateTime;

mod faults;

pub use faults::{AwardFault, Wrong};

/// The most characters of what something is called.
pub const TITLE_LIMIT: usize = 200;
/// The most characters of a text that explains something.
pub const TEXT_LIMIT: usize = 2_000;
/// The most characters of an address or an identifier.
pub const ADDRESS_LIMIT: usize = 500;
/// The most tags, pieces of evidence and results, each.
pub const MOST: usize = 16;

/// What is certified. All texts stand in the credential as they are given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Award {
    /// The address of the credential, for ever.
    pub id: String,
    /// What the credential is called.
    pub name: String,
    /// Who certifies it.
    pub issuer: Issuer,
    pub holder: Holder,
    /// What for.
    pub achievement: Achievement,
    /// With what result, such as the mark and the band.
    pub results: Vec<Outcome>,
    /// What it rests on.
    pub evidence: Vec<Evidence>,
    /// From when on it is valid.
    pub valid_from: OffsetDateTime,
    /// Until when, where it is not for life.
    pub valid_until: Option<OffsetDateTime>,
    /// Where its status stands: one place for each purpose, and at least one.
    pub status: Vec<Place>,
}

/// Who certifies something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Issuer {
    /// The identifier (`did:web:…`).
    pub did: String,
    /// What the federation is called.
    pub name: String,
    /// Its site.
    pub url: String,
    /// The address of its logo.
    pub image: Option<String>,
}

/// Whose a credential is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holder {
    /// An identifier by chance (`urn:uuid:…`), which says nothing of an account.
    pub id: String,
    /// The name, as it stands on the certificate.
    pub name: String,
}

/// What is achieved: a level of a programme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Achievement {
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What it is, in a sentence or two.
    pub description: String,
    /// What it requires.
    pub criteria: String,
    /// Words by which it is found, such as the edition of the Laws.
    pub tags: Vec<String>,
}

/// A result, such as a mark of 87.5 per cent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// What it is the result of.
    pub name: String,
    /// How it is measured.
    pub measure: Measure,
    /// What it is.
    pub value: String,
}

/// How a result is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// In hundredths
    Percent,
    /// By a word for how well it went
    Level,
}

impl Measure {
    /// All there are.
    pub const ALL: [Self; 2] = [Self::Percent, Self::Level];

    /// What Open Badges calls it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Percent => "Percent",
            Self::Level => "PerformanceLevel",
        }
    }
}

/// A thing on which a certificate rests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// Where it can be looked at.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What it shows.
    pub narrative: String,
}

/// Where a status stands: a bit of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// What the bit means where it is set.
    pub purpose: Purpose,
    /// The address of the list.
    pub list: String,
    /// Which bit, from 0.
    pub index: u32,
}
