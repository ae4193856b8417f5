//! Texts of forms that come back unsaved, kept for an hour for the user who has sent them: a cookie
//! has no room for them. Each is stored with a job that no worker takes, so that every node finds it.

use super::{Begin, Jobs, is_by};
use crate::parts::{Clock, Entropy, Service, Store};
use crate::roles::Allowed;
use store::StoreError;
use store::job::{self, JobKey};
use time::Duration;
use uuid::Uuid;

/// Time for which a text is kept.
const LASTS: Duration = Duration::hours(1);
/// Texts of a kind per account; the oldest is dropped for a new one.
const MOST: i64 = 4;
/// The only state of the job.
const KEPT: &str = "tried";

/// Texts that users get back.
#[derive(Clone, Debug, Service)]
pub(crate) struct KeptTexts {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    jobs: Jobs,
}

impl KeptTexts {
    /// Keeps a text of a kind of form about something, which need not exist. Returns its id.
    pub(crate) async fn keep(
        &self,
        allowed: &Allowed,
        (kind, about): (&'static str, &str),
        text: &str,
    ) -> Result<Uuid, StoreError> {
        let (federation, by) = (allowed.federation().id, allowed.by());
        let now = self.clock.now();
        let id = self.entropy.id(now);
        let begin = Begin {
            key: JobKey { federation, kind, about: id },
            by,
            state: KEPT,
            task: about,
            total: 0,
            file: Some(text.as_bytes()),
            lifetime: LASTS,
            at_once: false,
        };
        self.jobs.sweep_jobs(federation, now).await?;
        let mut write = self.store.write().await?;
        self.jobs.begin_job(&mut write, begin).await?;
        job::keep_latest(&mut write, federation, kind, (by.federation, by.id), MOST).await?;
        write.commit().await?;
        Ok(id)
    }

    /// A text that the caller has sent about something, unless expired.
    pub(crate) async fn find(
        &self,
        allowed: &Allowed,
        (kind, about): (&'static str, &str),
        id: Uuid,
    ) -> Result<Option<String>, StoreError> {
        let (federation, by) = (allowed.federation().id, allowed.by());
        let key = JobKey { federation, kind, about: id };
        let row = self.jobs.job(&key).await?.filter(|row| is_by(row, by.federation, by.id));
        let row = row.filter(|row| row.ends_at > self.clock.now() && row.task == about);
        let Some(_) = row else { return Ok(None) };
        Ok(job::file(&self.store, &key).await?.and_then(|bytes| String::from_utf8(bytes).ok()))
    }
}
