//! Texts of forms that come back unsaved, kept for a time for the user who has sent them: cookies and
//! URLs have no room for them. Each is stored with a job that no worker takes, so that every node finds
//! it.

use super::{Begin, Jobs, is_by};
use crate::parts::{Clock, Entropy, Service, Store};
use crate::roles::Allowed;
use store::StoreError;
use store::job::{self, JobKey};
use time::Duration;
use uuid::Uuid;

/// The only state of the job.
const KEPT: &str = "tried";

/// A kind of text that is kept.
#[derive(Clone, Copy, Debug)]
pub struct KeptKind {
    /// The kind of its job.
    pub word: &'static str,
    /// Time for which a text is kept.
    pub lifetime: Duration,
    /// Texts per account; the oldest is dropped for a new one.
    pub most: i64,
}

impl KeptKind {
    /// A pasted text of people for a sitting's list.
    pub const ROSTER: Self = Self { word: "roster", lifetime: Duration::hours(1), most: 4 };
    /// The text of an email that another user has changed meanwhile.
    pub const EMAIL_TEXT: Self = Self { word: "email-text", lifetime: Duration::hours(1), most: 4 };
    /// A form of the scenario studio that is too long for a URL. Each press of a button makes one.
    pub const STUDIO: Self = Self { word: "studio", lifetime: Duration::days(7), most: 50 };
}

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
        (kind, about): (KeptKind, &str),
        text: &str,
    ) -> Result<Uuid, StoreError> {
        let (federation, by) = (allowed.federation().id, allowed.by());
        let now = self.clock.now();
        let id = self.entropy.id(now);
        let begin = Begin {
            key: JobKey { federation, kind: kind.word, about: id },
            by,
            state: KEPT,
            task: about,
            total: 0,
            file: Some(text.as_bytes()),
            lifetime: kind.lifetime,
            at_once: false,
        };
        self.jobs.sweep_jobs(federation, now).await?;
        let mut write = self.store.write().await?;
        self.jobs.begin_job(&mut write, begin).await?;
        job::keep_latest(&mut write, federation, kind.word, (by.federation, by.id), kind.most).await?;
        write.commit().await?;
        Ok(id)
    }

    /// A text that the caller has sent about something, unless expired.
    pub(crate) async fn find(
        &self,
        allowed: &Allowed,
        (kind, about): (KeptKind, &str),
        id: Uuid,
    ) -> Result<Option<String>, StoreError> {
        let (federation, by) = (allowed.federation().id, allowed.by());
        let key = JobKey { federation, kind: kind.word, about: id };
        let row = self.jobs.job(&key).await?.filter(|row| is_by(row, by.federation, by.id));
        let row = row.filter(|row| row.ends_at > self.clock.now() && row.task == about);
        let Some(_) = row else { return Ok(None) };
        Ok(job::file(&self.store, &key).await?.and_then(|bytes| String::from_utf8(bytes).ok()))
    }
}
