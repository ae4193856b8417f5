//! Pasted texts after their dry run, for up to an hour, stored with a job so that every node finds
//! them.

use super::Rosters;
use super::pasted::{PEOPLE, PastedPlan, plan, written};
use crate::exams::sitting::Sitting;
use crate::forms::Rejection;
use crate::jobs::{Begin, ROSTER, is_by};
use crate::roles::Allowed;
use std::collections::BTreeSet;
use store::account::AccountId;
use store::job::{self, JobKey};
use store::sitting::SittingId;
use store::{StoreError, roster};
use time::Duration;
use uuid::Uuid;

/// Time for which a text waits to be applied.
const WAITS: Duration = Duration::hours(1);
/// Pending texts per account; the oldest is dropped for a new one.
const WAITING: i64 = 4;
/// The only state of the job: no worker takes it.
const TRIED: &str = "tried";

/// A pasted text with its plan, as of now.
#[derive(Clone, Debug)]
pub struct PastedTrial {
    /// Id, used in its URL.
    pub id: Uuid,
    pub plan: PastedPlan,
}

impl Rosters {
    /// Reads a pasted text and stores it, without changing the list. Returns the id of the dry run.
    pub async fn try_pasted(
        &self,
        allowed: &Allowed,
        found: &Sitting,
        text: &str,
    ) -> Result<Uuid, Rejection> {
        match written(text).len() {
            0 => return Err("people".into()),
            n if n > PEOPLE => return Err("people-long".into()),
            _ => {}
        }
        self.store_text(allowed, found.id, text).await
    }

    /// Stores a pasted text of a sitting, which need not exist yet, for an hour. Returns its id.
    pub async fn store_text(
        &self,
        allowed: &Allowed,
        sitting: SittingId,
        text: &str,
    ) -> Result<Uuid, Rejection> {
        let (federation, by) = (allowed.federation().id, allowed.by());
        let now = self.clock.now();
        let id = self.entropy.id(now);
        let begin = Begin {
            key: JobKey { federation, kind: ROSTER, about: id },
            by,
            state: TRIED,
            task: &sitting.0.to_string(),
            total: 0,
            file: Some(text.as_bytes()),
            lifetime: WAITS,
            at_once: false,
        };
        self.jobs.sweep_jobs(federation, now).await?;
        let mut write = self.store.write().await?;
        self.jobs.begin_job(&mut write, begin).await?.ok_or("people")?;
        job::keep_latest(&mut write, federation, ROSTER, (by.federation, by.id), WAITING).await?;
        write.commit().await?;
        Ok(id)
    }

    /// A text of the caller for this sitting, unless expired, against the list as it is now.
    pub async fn trial(
        &self,
        allowed: &Allowed,
        found: &Sitting,
        id: Uuid,
    ) -> Result<Option<PastedTrial>, StoreError> {
        let Some(text) = self.stored_text(allowed, found.id, id).await? else { return Ok(None) };
        Ok(Some(PastedTrial { id, plan: self.planned(allowed, found.id, &text).await? }))
    }

    /// A text that the caller stored for a sitting, unless expired.
    pub async fn stored_text(
        &self,
        allowed: &Allowed,
        sitting: SittingId,
        id: Uuid,
    ) -> Result<Option<String>, StoreError> {
        let (federation, by) = (allowed.federation().id, allowed.by());
        let key = JobKey { federation, kind: ROSTER, about: id };
        let row = self.jobs.job(&key).await?.filter(|row| is_by(row, by.federation, by.id));
        let row = row.filter(|row| row.ends_at > self.clock.now() && row.task == sitting.0.to_string());
        let Some(_) = row else { return Ok(None) };
        Ok(job::file(&self.store, &key).await?.and_then(|bytes| String::from_utf8(bytes).ok()))
    }

    /// A text of people against a sitting's list as it is now, without storing it.
    pub async fn planned(
        &self,
        allowed: &Allowed,
        sitting: SittingId,
        text: &str,
    ) -> Result<PastedPlan, StoreError> {
        let known = self.identifiers(allowed).await?;
        let rows = roster::of_sitting(&self.store, allowed.federation().id, sitting, None).await?;
        let listed: BTreeSet<AccountId> = rows.iter().map(|row| row.listed.account_id).collect();
        Ok(plan(text, &known, &listed))
    }
}
