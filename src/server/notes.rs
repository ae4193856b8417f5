//! A user's private flags and notes on scenarios.

use super::accounts::Account;
use super::forms::Rejection;
use super::texts;
use crate::parts::{Clock, Entropy, Service};
use bank::variant;
use store::flag::{self, FlagRow};
use store::note::{self, NoteId, NoteRow};
use store::{Store, StoreError, account};
use time::OffsetDateTime;

/// Earlier versions of a note that are returned; all are stored.
const EARLIER: i64 = 10;

/// A version of a note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub scenario: String,
    /// The text; empty if deleted.
    pub text: String,
    pub at: OffsetDateTime,
}

/// Users' flags and notes.
#[derive(Clone, Debug, Service)]
pub struct Notes {
    store: Store,
    clock: Clock,
    entropy: Entropy,
}

impl Notes {
    /// Sets or clears the flag on a scenario or stage; one on a variant is a flag on its scenario.
    /// On return it is on disk.
    pub async fn flag(&self, account: &Account, scenario: &str, set: bool) -> Result<(), StoreError> {
        let mut write = self.store.write().await?;
        if set {
            let row = FlagRow {
                federation_id: account.federation,
                account_id: account.id,
                scenario: variant::origin(scenario).to_owned(),
                flagged_at: self.clock.now(),
            };
            flag::set(&mut write, &row).await?;
        } else {
            // Earlier programs flagged the variant itself.
            for row in flag::of_account(&mut write, account.federation, account.id).await? {
                if variant::origin(&row.scenario) == variant::origin(scenario) {
                    flag::clear(&mut write, account.federation, account.id, &row.scenario).await?;
                }
            }
        }
        write.commit().await
    }

    /// Stores a note beside its earlier versions. On return it is on disk. An empty text deletes
    /// the note; an unchanged one is a no-op.
    pub async fn note(&self, account: &Account, scenario: &str, written: &str) -> Result<(), Rejection> {
        let text = texts::text(written)?;
        let written_at = self.clock.now();
        let row = NoteRow {
            federation_id: account.federation,
            account_id: account.id,
            id: NoteId(self.entropy.id(written_at)),
            scenario: scenario.to_owned(),
            text,
            written_at,
        };
        let mut write = self.store.write().await?;
        account::lock(&mut write, account.federation, account.id).await?;
        let now = note::of_scenario(&mut write, account.federation, account.id, scenario, 1).await?;
        if now.first().map_or("", |note| note.text.as_str()) == row.text {
            return Ok(());
        }
        note::insert(&mut write, &row).await?;
        Ok(write.commit().await?)
    }

    /// A note on a scenario and its earlier versions, the latest first.
    pub async fn notes_on(&self, account: &Account, scenario: &str) -> Result<Vec<Note>, StoreError> {
        let (federation, id) = (account.federation, account.id);
        let rows = note::of_scenario(&self.store, federation, id, scenario, 1 + EARLIER).await?;
        Ok(rows.into_iter().map(Note::from).collect())
    }

    /// A user's notes, one for each scenario that has one.
    pub async fn list(&self, account: &Account) -> Result<Vec<Note>, StoreError> {
        let rows = note::latest_of_account(&self.store, account.federation, account.id).await?;
        Ok(rows.into_iter().map(Note::from).collect())
    }
}

impl From<NoteRow> for Note {
    fn from(row: NoteRow) -> Self {
        Self { scenario: row.scenario, text: row.text, at: row.written_at.time() }
    }
}
