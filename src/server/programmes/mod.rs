//! A federation's own programmes, as drafted and published. Every saved version is kept, also one
//! with faults, or one saved concurrently with another, beside it. Users follow the published
//! version.
//!
//! - here: versions, and the published one; `write`: create, save, publish, withdraw
//!
//! Not here: programmes and progress (`bank::programme`), records (`records`).

mod write;

use super::roles::Allowed;
use crate::audit::Audit;
use crate::parts::{Clock, Entropy, Service};
use bank::{Bank, LocatedFault, Programme};
use std::collections::BTreeMap;
use store::federation::FederationId;
use store::programme::{self, ProgrammeId, ProgrammeRow, ProgrammeTextRow};
use store::{Store, StoreError, WriteTransaction, sitting};
use uuid::Uuid;

/// The longest file, in bytes.
pub const FILE: usize = 100 * 1024;

/// A programme being edited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenProgramme {
    pub id: ProgrammeId,
    /// The id in its file, which never changes.
    pub word: String,
    pub name: String,
    /// Number of the current version.
    pub current: u32,
    /// Number of the published version, if any.
    pub offered: Option<u32>,
}

/// A published programme.
#[derive(Clone, Debug, PartialEq)]
pub struct Offered {
    /// Id and number of its version; `None` for the bank's.
    pub own: Option<(ProgrammeId, u32)>,
    /// Requirements.
    pub programme: Programme,
    /// Its file.
    pub file: String,
}

/// Result of saving a version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saved {
    /// It is now the current one
    Written,
    /// Unchanged
    Same,
    /// Saved beside a concurrent version, under this number; the other stays current
    Beside(u32),
}

/// The form for a new programme.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewProgramme {
    pub name: String,
    /// The id in its file.
    pub word: String,
    /// Id of the programme to copy, of the bank or the federation; empty for a minimal one.
    pub like: String,
}

/// The id of a programme in a URL.
pub fn programme_id(text: &str) -> Option<ProgrammeId> {
    Uuid::try_parse(text).ok().map(ProgrammeId)
}

impl From<ProgrammeRow> for WrittenProgramme {
    fn from(row: ProgrammeRow) -> Self {
        // The table allows numbers from 1.
        let (current, offered) = (row.current.unsigned_abs(), row.offered.map(i32::unsigned_abs));
        Self { id: row.id, word: row.word, name: row.name, current, offered }
    }
}

impl Offered {
    /// Its segment in URLs.
    pub fn address(&self) -> String {
        self.own.map_or_else(|| self.programme.id.clone(), |(id, _)| id.0.to_string())
    }
}

/// Federations' own programmes.
#[derive(Clone, Debug, Service)]
pub struct Programmes {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    audit: Audit,
}

impl Programmes {
    /// The programmes of the permission's federation, by name.
    pub async fn list(&self, allowed: &Allowed) -> Result<Vec<WrittenProgramme>, StoreError> {
        let rows = programme::of_federation(&self.store, allowed.federation().id).await?;
        Ok(rows.into_iter().map(WrittenProgramme::from).collect())
    }

    /// One of them by id.
    pub async fn find(
        &self,
        allowed: &Allowed,
        id: ProgrammeId,
    ) -> Result<Option<WrittenProgramme>, StoreError> {
        let row = programme::by_id(&self.store, allowed.federation().id, id).await?;
        Ok(row.map(WrittenProgramme::from))
    }

    /// A saved version of it.
    pub async fn text(
        &self,
        allowed: &Allowed,
        id: ProgrammeId,
        number: u32,
    ) -> Result<Option<String>, StoreError> {
        let Ok(number) = i32::try_from(number) else { return Ok(None) };
        let row = programme::text(&self.store, allowed.federation().id, id, number).await?;
        Ok(row.map(|row| row.file))
    }

    /// Parses the text of a programme with this id; or all faults that keep it from being
    /// published.
    pub fn read(&self, bank: &Bank, word: &str, file: &str) -> Result<Programme, Vec<LocatedFault>> {
        read_own(bank, word, file)
    }

    /// Exams that a programme names and the federation has not held: future ones, or typing errors.
    pub async fn exams_not_held(
        &self,
        federation: FederationId,
        programme: &Programme,
    ) -> Result<Vec<LocatedFault>, StoreError> {
        let exams = sitting::codes(&self.store, federation).await?.into_iter().collect();
        Ok(programme.not_held(&exams))
    }

    /// The codes of a federation's exams, each with its latest name, without trials.
    pub async fn exams(&self, federation: FederationId) -> Result<BTreeMap<String, String>, StoreError> {
        let mut exams = BTreeMap::new();
        for sitting in sitting::of_federation(&self.store, federation).await? {
            if !sitting.trial {
                exams.entry(sitting.code).or_insert(sitting.name);
            }
        }
        Ok(exams)
    }

    /// A federation's own readable programmes: the published version, or else the current one.
    pub async fn own(&self, federation: FederationId) -> Result<Vec<Programme>, StoreError> {
        let mut read = Vec::new();
        for row in programme::of_federation(&self.store, federation).await? {
            let number = row.offered.unwrap_or(row.current);
            let text = programme::text(&self.store, federation, row.id, number).await?;
            read.extend(text.and_then(|text| Programme::read(&text.file).ok()));
        }
        Ok(read)
    }

    /// A federation's published programmes; without any, those of the bank that are not examples.
    pub async fn offered(&self, bank: &Bank, federation: FederationId) -> Result<Vec<Offered>, StoreError> {
        let rows = programme::offered(&self.store, federation).await?;
        if rows.is_empty() {
            let of_bank = bank.programmes().filter(|one| !one.example).map(|one| Offered {
                own: None,
                programme: one.clone(),
                file: bank.text_of_programme(&one.id).unwrap_or_default().to_owned(),
            });
            return Ok(of_bank.collect());
        }
        let read = |row: ProgrammeTextRow| match Programme::read(&row.file) {
            Ok(programme) => {
                let own = Some((row.programme_id, row.number.unsigned_abs()));
                Some(Offered { own, programme, file: row.file })
            }
            Err(_) => {
                // Published by another version of the program.
                tracing::error!(programme = %row.programme_id.0, "offered programme unreadable");
                None
            }
        };
        Ok(rows.into_iter().filter_map(read).collect())
    }
}

/// Parses a text; or the faults that keep it from being published.
fn read_own(bank: &Bank, word: &str, file: &str) -> Result<Programme, Vec<LocatedFault>> {
    let read = Programme::read(file)?;
    let faults = read.check_own(bank, word);
    if faults.is_empty() { Ok(read) } else { Err(faults) }
}

/// A version of a programme locked in this transaction, if it exists.
async fn text_of(
    write: &mut WriteTransaction,
    federation: FederationId,
    id: ProgrammeId,
    number: Option<i32>,
) -> Result<Option<String>, StoreError> {
    let Some(number) = number else { return Ok(None) };
    let row = programme::text(write, federation, id, number).await?;
    Ok(row.map(|row| row.file))
}
