//! Stored result of a comparison, for other nodes: new marks by attempt and page. Results of
//! attempts follow from these.

use super::{ChangedAttempt, Comparison, PageChange, RegradeScope, Regrades};
use crate::accounts::AccountId;
use crate::exams::results::record::AttemptRecord;
use crate::exams::sitting::Sitting;
use crate::jobs::{JobFault, REGRADE};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::attempt::AttemptId;
use store::job::{self, JobKey};
use store::{StoreError, account, sitting};
use uuid::Uuid;

/// A finished comparison.
#[derive(Debug, Default, Serialize, Deserialize)]
struct StoredComparison {
    attempts: usize,
    missing: Vec<String>,
    otherwise: Vec<String>,
    changed: Vec<KeptAttempt>,
}

/// An attempt with a differing mark.
#[derive(Debug, Serialize, Deserialize)]
struct KeptAttempt {
    sitting: Uuid,
    attempt: Uuid,
    pages: Vec<PageChange>,
}

/// The stored form.
pub(crate) fn written(found: &Comparison) -> Result<String, serde_json::Error> {
    let changed = found.changed.iter().map(|one| KeptAttempt {
        sitting: one.sitting.0,
        attempt: one.attempt.0,
        pages: one.pages.clone(),
    });
    serde_json::to_string(&StoredComparison {
        attempts: found.attempts,
        missing: found.missing.clone(),
        otherwise: found.otherwise.clone(),
        changed: changed.collect(),
    })
}

/// The job of these attempts.
pub(crate) fn key((federation, sitting): RegradeScope) -> JobKey {
    JobKey { federation, kind: REGRADE, about: sitting.map_or(Uuid::nil(), |sitting| sitting.0) }
}

impl Regrades {
    /// The result of the comparison with this id.
    pub(crate) async fn compared(&self, scope: RegradeScope, id: Uuid) -> Result<Arc<Comparison>, JobFault> {
        if let Some(found) = self.comparisons.get(scope, id) {
            return Ok(found);
        }
        let stored = job::outcome(&self.store, &key(scope), id).await?.unwrap_or_default();
        let found = Arc::new(self.reckoned(scope, serde_json::from_str(&stored)?).await?);
        self.comparisons.insert(scope, id, found.clone());
        Ok(found)
    }

    async fn reckoned(
        &self,
        (federation, _): RegradeScope,
        stored: StoredComparison,
    ) -> Result<Comparison, StoreError> {
        let store = &self.store;
        let sittings: BTreeMap<Uuid, Sitting> = sitting::of_federation(store, federation)
            .await?
            .into_iter()
            .map(|row| (row.id.0, Sitting::from(row)))
            .collect();
        let mut all = Vec::new();
        for of_sitting in stored.changed.chunk_by(|one, next| one.sitting == next.sitting) {
            let Some(sitting) = sittings.get(&of_sitting[0].sitting) else { continue };
            let (recorded, terms) = self.results.record_of(sitting).await?;
            let terms = Arc::new(terms);
            let mut recorded: BTreeMap<AttemptId, AttemptRecord> =
                recorded.into_iter().map(|one| (one.id, one)).collect();
            let people = account::at_sitting(store, federation, sitting.id).await?;
            let names: BTreeMap<AccountId, String> =
                people.into_iter().map(|who| (who.id, who.name)).collect();
            for one in of_sitting {
                if let Some(of) = recorded.remove(&AttemptId(one.attempt)) {
                    let name = names.get(&of.who).cloned().unwrap_or_default();
                    all.push(ChangedAttempt::new(sitting, &terms, of, name, one.pages.clone()));
                }
            }
        }
        let StoredComparison { attempts, missing, otherwise, .. } = stored;
        Ok(Comparison { attempts, missing, otherwise, changed: all })
    }
}
