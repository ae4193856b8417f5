//! Cases that users have saved at the desk: its query, under a name.

use crate::accounts::Account;
use crate::exams::paper::is_name;
use crate::forms::Rejection;
use crate::parts::{Clock, Service};
use bank::desk::CaseSheet;
use store::saved_case::{self, SavedCaseRow};
use store::{Store, StoreError, account};
use time::OffsetDateTime;

/// Limit on an account's cases.
pub const CASE_LIMIT: i64 = 200;
/// Maximum length of a name, in characters.
pub const CASE_NAME_LIMIT: usize = 100;

/// A saved case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedCase {
    pub name: String,
    /// The desk's query.
    pub query: String,
    pub at: OffsetDateTime,
}

/// The canonical query of a case on which the desk can rule; `None` for any other text.
pub fn case_query(query: &str) -> Option<String> {
    let read = CaseSheet::from_query(query);
    let canonical = read.sheet.to_query();
    // It may be longer than the query given.
    let is_whole = read.faults.is_empty() && CaseSheet::from_query(&canonical).sheet == read.sheet;
    (is_whole && read.sheet.case().is_ok()).then_some(canonical)
}

/// A name in one line.
fn case_name(text: &str) -> Option<String> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    is_name(&name, CASE_NAME_LIMIT).then_some(name)
}

/// Users' saved cases.
#[derive(Clone, Debug, Service)]
pub struct SavedCases {
    store: Store,
    clock: Clock,
}

impl SavedCases {
    /// Saves a case under a name. Returns false if it was saved under it before. On return it is on
    /// disk. Faults: `name` without a letter or digit, longer than [`CASE_NAME_LIMIT`] or with a
    /// control character; `name-taken` by another case; `unreadable` for the desk, in part or whole;
    /// `full` at [`CASE_LIMIT`].
    pub async fn save(&self, who: &Account, name: &str, query: &str) -> Result<bool, Rejection> {
        let name = case_name(name).ok_or("name")?;
        let query = case_query(query).ok_or("unreadable")?;
        let (federation_id, account_id) = (who.federation, who.id);
        let mut write = self.store.write().await?;
        // Serialises concurrent saves under the same name, or of the last case allowed.
        account::lock(&mut write, federation_id, account_id).await?;
        if let Some(saved) = saved_case::by_name(&mut write, federation_id, account_id, &name).await? {
            return if saved.query == query { Ok(false) } else { Err("name-taken".into()) };
        }
        if saved_case::count(&mut write, federation_id, account_id).await? >= CASE_LIMIT {
            return Err("full".into());
        }
        let row = SavedCaseRow { federation_id, account_id, name, query, saved_at: self.clock.now() };
        saved_case::insert(&mut write, &row).await?;
        write.commit().await?;
        Ok(true)
    }

    /// Deletes the case of a name, if there is one.
    pub async fn delete(&self, who: &Account, name: &str) -> Result<(), StoreError> {
        let Some(name) = case_name(name) else { return Ok(()) };
        let mut write = self.store.write().await?;
        saved_case::delete(&mut write, who.federation, who.id, &name).await?;
        write.commit().await
    }

    /// A user's cases, the latest first.
    pub async fn list(&self, who: &Account) -> Result<Vec<SavedCase>, StoreError> {
        let rows = saved_case::of_account(&self.store, who.federation, who.id).await?;
        let case =
            |row: SavedCaseRow| SavedCase { name: row.name, query: row.query, at: row.saved_at.time() };
        Ok(rows.into_iter().map(case).collect())
    }
}
