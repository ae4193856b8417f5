//! What somebody keeps on scenarios for themselves: flags, and notes.

use super::Server;
use super::accounts::Account;
use super::texts::{self, TextFault};
use store::flag::{self, FlagRow};
use store::note::{self, NoteId, NoteRow};
use store::{StoreError, account};
use time::OffsetDateTime;

/// How many earlier texts of a note are given back; all of them are kept.
const EARLIER: i64 = 10;

/// What was noted on a scenario at one time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    pub scenario: String,
    /// What was noted; empty when the note was taken away.
    pub text: String,
    /// When it was written.
    pub at: OffsetDateTime,
}

/// Why a note was not kept.
#[derive(Debug, thiserror::Error)]
pub enum NoteFault {
    /// The text is not taken.
    #[error(transparent)]
    Text(#[from] TextFault),
    /// The database did not keep it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Server {
    /// Sets or clears somebody's flag on a scenario. When this returns it is on disk.
    pub async fn flag(&self, account: &Account, scenario: &str, set: bool) -> Result<(), StoreError> {
        let mut write = self.inner.store.write().await?;
        if set {
            let row = FlagRow {
                federation_id: account.federation,
                account_id: account.id,
                scenario: scenario.to_owned(),
                flagged_at: self.inner.clock.now(),
            };
            flag::set(&mut write, &row).await?;
        } else {
            flag::clear(&mut write, account.federation, account.id, scenario).await?;
        }
        write.commit().await
    }

    /// Keeps what somebody notes on a scenario, beside what the note was before. When this returns it is on disk. An
    /// empty text takes the note away; one that says the same again is kept already.
    pub async fn note(&self, account: &Account, scenario: &str, written: &str) -> Result<(), NoteFault> {
        let text = texts::text(written)?;
        let written_at = self.inner.clock.now();
        let row = NoteRow {
            federation_id: account.federation,
            account_id: account.id,
            id: NoteId(self.inner.entropy.id(written_at)),
            scenario: scenario.to_owned(),
            text,
            written_at,
        };
        let mut write = self.inner.store.write().await?;
        account::take(&mut write, account.federation, account.id).await?;
        let now = note::of_scenario(&mut write, account.federation, account.id, scenario, 1).await?;
        if now.first().map_or("", |note| note.text.as_str()) == row.text {
            return Ok(());
        }
        note::insert(&mut write, &row).await?;
        Ok(write.commit().await?)
    }

    /// What somebody noted on a scenario: the note, and before that what it was, the latest first.
    pub async fn notes_on(&self, account: &Account, scenario: &str) -> Result<Vec<Note>, StoreError> {
        let (federation, id) = (account.federation, account.id);
        let rows = note::of_scenario(&self.inner.store, federation, id, scenario, 1 + EARLIER).await?;
        Ok(rows.into_iter().map(Note::from).collect())
    }

    /// Somebody's note on each scenario that has one, by scenario.
    pub async fn notes_of(&self, account: &Account) -> Result<Vec<Note>, StoreError> {
        let rows = note::latest_of_account(&self.inner.store, account.federation, account.id).await?;
        Ok(rows.into_iter().map(Note::from).collect())
    }
}

impl From<NoteRow> for Note {
    fn from(row: NoteRow) -> Self {
        Self { scenario: row.scenario, text: row.text, at: row.written_at.time() }
    }
}
