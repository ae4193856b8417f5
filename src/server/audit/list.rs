//! Reading a log, with people's current names.

use super::{Audit, Deed, chain};
use std::collections::BTreeMap;
use store::StoreError;
use store::account::{self, AccountId};
use store::audit::{self, AuditFilter, AuditRow};
use store::federation::FederationId;
use uuid::Uuid;

/// Filter of a log; empty fields match everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only actions by or on this account.
    pub person: Option<Uuid>,
    /// Only this deed.
    pub deed: Option<Deed>,
}

/// A person mentioned in an entry.
#[derive(Clone, PartialEq, Eq)]
pub struct MentionedPerson {
    /// The account.
    pub id: Uuid,
    /// The current name; `None` once it is deleted.
    pub name: Option<String>,
}

impl std::fmt::Debug for MentionedPerson {
    /// Without the name: what is printed ends up in logs.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Named").field("id", &self.id).finish_non_exhaustive()
    }
}

/// An entry with names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntryView {
    /// Number in the log.
    pub number: i64,
    /// Time, such as `2026-03-01T09:30:00.000000Z`.
    pub at: String,
    /// The actor; `None` for the operator's program.
    pub by: Option<MentionedPerson>,
    /// Token of the action.
    pub deed: String,
    /// Token of the object's kind.
    pub on_kind: String,
    /// The object, if a person.
    pub on: Option<MentionedPerson>,
    /// The object's id, if it has one and is not a person.
    pub on_id: Option<Uuid>,
    /// Details: JSON.
    pub detail: String,
    /// The row as stored, from which the hash can be recomputed.
    pub row: AuditRow,
}

/// Names that were looked up.
type Names = BTreeMap<(FederationId, AccountId), Option<String>>;

impl Audit {
    /// The number of entries of a federation's log, and the last hash in hexadecimal, to be stored
    /// elsewhere.
    pub async fn end(&self, federation: FederationId) -> Result<(i64, String), StoreError> {
        let end = audit::head(&self.store, federation).await?;
        Ok(end.map_or((0, String::new()), |end| (end.number, hex::encode(end.hash))))
    }

    /// A page of a federation's log, the latest first.
    pub async fn latest(
        &self,
        federation: FederationId,
        filter: &Filter,
        limit: u32,
        skipped: u32,
    ) -> Result<Vec<LogEntryView>, StoreError> {
        let (store, filter) = (&self.store, filter.rows());
        let rows = audit::latest(store, federation, &filter, limit.into(), skipped.into()).await?;
        self.named(rows, &mut Names::new()).await
    }

    /// Number of entries of a federation's log that match a filter.
    pub async fn count(&self, federation: FederationId, filter: &Filter) -> Result<i64, StoreError> {
        audit::count(&self.store, federation, &filter.rows()).await
    }

    /// All entries that match a filter, the earliest first.
    pub async fn all(
        &self,
        federation: FederationId,
        filter: &Filter,
    ) -> Result<Vec<LogEntryView>, StoreError> {
        let (mut all, mut names) = (Vec::new(), Names::new());
        loop {
            let after = all.last().map_or(0, |last: &LogEntryView| last.number);
            let rows = audit::after(&self.store, federation, &filter.rows(), after, 1000).await?;
            if rows.is_empty() {
                return Ok(all);
            }
            all.extend(self.named(rows, &mut names).await?);
        }
    }

    async fn named(&self, rows: Vec<AuditRow>, names: &mut Names) -> Result<Vec<LogEntryView>, StoreError> {
        let mut listed = Vec::with_capacity(rows.len());
        for row in rows {
            let by = match (row.by_federation_id, row.by_account_id) {
                (Some(federation), Some(id)) => Some(self.name(federation, id, names).await?),
                _ => None,
            };
            let on = match (row.on_federation_id, row.on_id) {
                (Some(federation), Some(id)) => Some(self.name(federation, AccountId(id), names).await?),
                _ => None,
            };
            listed.push(LogEntryView {
                number: row.number,
                at: chain::moment(&row),
                by,
                deed: row.deed.clone(),
                on_kind: row.on_kind.clone(),
                on_id: if on.is_none() { row.on_id } else { None },
                on,
                detail: row.detail.clone(),
                row,
            });
        }
        Ok(listed)
    }

    async fn name(
        &self,
        federation: FederationId,
        id: AccountId,
        names: &mut Names,
    ) -> Result<MentionedPerson, StoreError> {
        let name = match names.get(&(federation, id)) {
            Some(name) => name.clone(),
            None => {
                let name = account::by_id(&self.store, federation, id).await?.map(|row| row.name);
                // Deleted accounts keep a row without a name.
                let name = name.filter(|name| !name.is_empty());
                names.insert((federation, id), name.clone());
                name
            }
        };
        Ok(MentionedPerson { id: id.0, name })
    }
}

impl Filter {
    fn rows(&self) -> AuditFilter {
        AuditFilter { person: self.person.map(AccountId), deed: self.deed.map(|deed| deed.word().to_owned()) }
    }
}
