//! Creating and changing federations.

use super::demonstration::begun;
use super::{Federation, Federations, Settings, code, is_code};
use crate::audit::{AuditEvent, By, Deed, On};
use crate::forms::Faults;
use crate::roles::Allowed;
use serde_json::{Map, Value, json};
use store::federation::{self, FederationId};
use store::{StoreError, WriteTransaction};

/// The reason a federation was not created.
#[derive(Debug, thiserror::Error)]
pub enum EnterFault {
    /// The code is empty, too long, or not of lower-case letters, digits and hyphens.
    #[error("a code is made of small letters, digits and hyphens, {} at most", code::LIMIT)]
    Code,
    /// There is a federation with this code.
    #[error("there is a federation with this code already")]
    Taken,
    /// The settings have faults.
    #[error("{}: not as it must be", .0.tokens.join(", "))]
    Settings(Faults),
    /// Database error.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Federations {
    /// Creates a federation; for the operator's program.
    pub async fn enter(&self, code: &str, settings: &Settings) -> Result<Federation, EnterFault> {
        let row = self.begin(code, settings)?;
        let mut write = self.store.write().await?;
        insert(&mut write, &row).await?;
        let entry = AuditEvent::new(row.id, By::Program, Deed::FederationAdded, On::Federation);
        self.audit.record(&mut write, &entry).await?;
        write.commit().await?;
        Ok(row)
    }

    /// The row of a new federation.
    pub(crate) fn begin(&self, code: &str, settings: &Settings) -> Result<Federation, EnterFault> {
        if !is_code(code) {
            return Err(EnterFault::Code);
        }
        let now = self.clock.now();
        let row = begun(FederationId(self.entropy.id(now)), code, "", now);
        settings.applied(&row).map_err(EnterFault::Settings)
    }

    /// Changes the settings of the permission's federation.
    pub async fn set(&self, allowed: &Allowed, settings: &Settings) -> Result<Federation, EnterFault> {
        self.change(allowed.by(), allowed.federation(), settings).await
    }

    /// The same for the operator's program.
    pub async fn change(
        &self,
        by: impl Into<By>,
        federation: &Federation,
        settings: &Settings,
    ) -> Result<Federation, EnterFault> {
        let mut write = self.store.write().await?;
        let before = federation::lock(&mut write, federation.id).await?;
        let before = before.unwrap_or_else(|| federation.clone());
        let row = settings.applied(&before).map_err(EnterFault::Settings)?;
        if row == before {
            return Ok(row);
        }
        federation::update(&mut write, &row).await?;
        let entry = AuditEvent::new(row.id, by, Deed::FederationChanged, On::Federation);
        self.audit.record(&mut write, &entry.with(changes(&before, &row))).await?;
        write.commit().await?;
        Ok(row)
    }
}

/// Inserts the row of a new federation.
pub(crate) async fn insert(write: &mut WriteTransaction, row: &Federation) -> Result<(), EnterFault> {
    let stored = federation::ensure(write, row).await?;
    if stored.id == row.id { Ok(()) } else { Err(EnterFault::Taken) }
}

/// The changed settings by name: before and now.
fn changes(before: &Federation, now: &Federation) -> Value {
    let settings = |one: &Federation| {
        json!({
            "name": one.name, "languages": one.languages, "edition": one.edition, "edition_from": one.edition_from,
            "elections": one.elections, "zone": one.zone, "levels": one.levels, "sign_up": one.sign_up,
            "keeps_record": one.keeps_record,
            "disclosure": one.disclosure, "awaits_results": one.awaits_results,
            "second_issuer": one.second_issuer,
        })
    };
    let (before, now) = (settings(before), settings(now));
    let names = now.as_object().into_iter().flat_map(|now| now.keys());
    names
        .filter(|name| before[*name] != now[*name])
        .map(|name| (name.clone(), json!({"before": before[name], "now": now[name]})))
        .collect::<Map<_, _>>()
        .into()
}
