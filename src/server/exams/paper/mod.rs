//! A federation's papers as written. One with faults is stored too, so that no work is lost, but
//! cannot be opened.

mod asked;
pub mod draw;
pub(crate) mod pools;
pub mod prepare;
mod uses;

use crate::audit::{Audit, AuditEvent, Deed, On};
use crate::clock::{Clock, timestamp};
use crate::forms::Rejection;
use crate::parts::{Entropy, Service};
use crate::roles::Allowed;
use bank::Names;
use bank::exam::Draft;
use jiff::Timestamp;
use serde_json::json;
use sha2::{Digest, Sha256};
pub use store::paper::PaperId;
use store::paper::{self, PaperRow};
use store::{Store, StoreError};
pub use uses::ScenarioUses;
use uuid::Uuid;

/// The longest name, in characters.
const NAME: usize = 120;
/// The longest file, in bytes.
pub const FILE: usize = 100 * 1024;

/// A paper as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenPaper {
    pub id: PaperId,
    pub name: String,
    /// Translations of the name, those in the file.
    pub names: Names,
    /// The paper as file text, with or without faults.
    pub file: String,
    /// Time of the last change.
    pub changed_at: Timestamp,
}

impl WrittenPaper {
    /// True if pages show it by this name, in some language.
    pub fn goes_by(&self, name: &str) -> bool {
        self.name == name || bank::LANGUAGES.iter().any(|tag| self.names.of(tag) == Some(name))
    }

    /// Identifies the file among the paper's versions.
    pub fn version(&self) -> String {
        hex::encode(&Sha256::digest(self.file.as_bytes())[..8])
    }
}

/// The id of a paper in a URL.
pub fn paper_id(text: &str) -> Option<PaperId> {
    Uuid::try_parse(text).ok().map(PaperId)
}

impl From<PaperRow> for WrittenPaper {
    fn from(row: PaperRow) -> Self {
        Self {
            id: row.id,
            name: row.name,
            names: names(&row.file),
            file: row.file,
            changed_at: timestamp(row.changed_at),
        }
    }
}

/// Papers, and their preparation for a sitting.
#[derive(Clone, Debug, Service)]
pub struct Papers {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    audit: Audit,
}

impl Papers {
    /// The papers of the permission's federation, by name.
    pub async fn list(&self, allowed: &Allowed) -> Result<Vec<WrittenPaper>, StoreError> {
        let rows = paper::of_federation(&self.store, allowed.federation().id).await?;
        Ok(rows.into_iter().map(WrittenPaper::from).collect())
    }

    /// One of them by id.
    pub async fn find(&self, allowed: &Allowed, id: PaperId) -> Result<Option<WrittenPaper>, StoreError> {
        let row = paper::by_id(&self.store, allowed.federation().id, id).await?;
        Ok(row.map(WrittenPaper::from))
    }

    /// Creates a paper of this name, with an example row.
    pub async fn make(&self, allowed: &Allowed, name: &str) -> Result<PaperId, Rejection> {
        self.make_of(allowed, name, begun).await
    }

    /// Creates a paper of this name with what another one asks. With a number of months it draws
    /// nothing that was asked in them.
    pub async fn make_like(
        &self,
        allowed: &Allowed,
        name: &str,
        other: Draft,
        unasked_months: Option<u16>,
    ) -> Result<PaperId, Rejection> {
        self.make_of(allowed, name, |name| other.named(name).unasked_for(unasked_months).file()).await
    }

    /// Creates a paper of this name with the file that `file` returns.
    pub(crate) async fn make_of(
        &self,
        allowed: &Allowed,
        name: &str,
        file: impl FnOnce(&str) -> String,
    ) -> Result<PaperId, Rejection> {
        let name = name.trim();
        if !is_name(name, NAME) {
            return Err("name".into());
        }
        let now = self.clock.now();
        let row = PaperRow {
            federation_id: allowed.federation().id,
            id: PaperId(self.entropy.id(now)),
            name: name.to_owned(),
            file: file(name),
            changed_at: now,
        };
        let mut write = self.store.write().await?;
        paper::insert(&mut write, &row).await?;
        self.audit.record(&mut write, &entry(allowed, &row, Deed::PaperMade)).await?;
        write.commit().await?;
        Ok(row.id)
    }

    /// Changes a paper that was read in this version, or in any if it is empty. The paper takes the
    /// name in its file, if that can be read. A version stored meanwhile stays, and this file becomes
    /// a paper beside it. Returns the paper with this file.
    pub async fn write(
        &self,
        allowed: &Allowed,
        id: PaperId,
        version: &str,
        file: &str,
    ) -> Result<PaperId, Rejection> {
        if file.len() > FILE {
            return Err("long".into());
        }
        let mut write = self.store.write().await?;
        let stored = paper::lock(&mut write, allowed.federation().id, id).await?;
        let stored = WrittenPaper::from(stored.ok_or(Rejection::NotFound)?);
        // Browsers send CRLF.
        let file = file.replace("\r\n", "\n");
        if stored.file == file {
            return Ok(id);
        }
        let is_current = version.is_empty() || stored.version() == version;
        let now = self.clock.now();
        let row = PaperRow {
            federation_id: allowed.federation().id,
            id: if is_current { id } else { PaperId(self.entropy.id(now)) },
            name: named(&file).unwrap_or(stored.name),
            file,
            changed_at: now,
        };
        if is_current {
            paper::change(&mut write, &row).await?;
        } else {
            paper::insert(&mut write, &row).await?;
        }
        let deed = if is_current { Deed::PaperChanged } else { Deed::PaperMade };
        self.audit.record(&mut write, &entry(allowed, &row, deed)).await?;
        write.commit().await?;
        Ok(row.id)
    }
}

/// The audit entry about a paper.
fn entry(allowed: &Allowed, row: &PaperRow, deed: Deed) -> AuditEvent {
    AuditEvent::new(row.federation_id, allowed.by(), deed, On::Paper(row.id.0))
        .with(json!({ "name": row.name }))
}

/// The initial file: ten closed-book items, and a pass mark.
fn begun(name: &str) -> String {
    let name = toml::Value::String(name.to_owned());
    format!("name = {name}\n\n[[draw]]\npart = \"closed\"\ncount = 10\n\n[result]\npass = \"65 %\"\n")
}

/// The name in a paper's file, regardless of other faults.
fn named(file: &str) -> Option<String> {
    let table: toml::Table = file.parse().ok()?;
    let name = table.get("name")?.as_str()?.trim().to_owned();
    is_name(&name, NAME).then_some(name)
}

/// Translations of the name in a paper's file, regardless of other faults.
fn names(file: &str) -> Names {
    let table: Option<toml::Table> = file.parse().ok();
    let names = table.as_ref().and_then(|table| table.get("names")?.as_table());
    let one = |(tag, name): (&String, &toml::Value)| Some((tag.clone(), name.as_str()?.trim().to_owned()));
    names.into_iter().flatten().filter_map(one).filter(|(_, name)| is_name(name, NAME)).collect()
}

/// True for a name of at most `limit` characters.
pub(crate) fn is_name(name: &str, limit: usize) -> bool {
    let length = name.chars().count();
    name.chars().any(char::is_alphanumeric) && length <= limit && !name.chars().any(char::is_control)
}
