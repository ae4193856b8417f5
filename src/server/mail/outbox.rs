//! The outbox: unsent emails and the outcomes of others, for the operator.

use crate::Server;
use crate::audit::{AuditEvent, By, Deed, On};
use crate::roles::Allowed;
use store::StoreError;
use store::federation::Federation;
use store::mail::{self, MailId, MailRow};
use time::OffsetDateTime;
use uuid::Uuid;

/// An email as the operator sees it.
#[derive(Clone, PartialEq, Eq)]
pub struct OutboxEmail {
    pub id: Uuid,
    /// The code of the federation on whose behalf it is sent.
    pub federation: String,
    /// Token of its kind.
    pub kind: String,
    /// The address it goes to.
    pub recipient: String,
    /// Subject.
    pub subject: String,
    /// Body, if no SMTP server is configured; with one, it is private to the recipient.
    pub body: Option<String>,
    pub queued_at: OffsetDateTime,
    /// Time of the next attempt.
    pub due_at: Option<OffsetDateTime>,
    /// Number of attempts.
    pub attempts: i32,
    /// The last error.
    pub fault: Option<String>,
    pub sent_at: Option<OffsetDateTime>,
}

impl OutboxEmail {
    fn of(row: MailRow, federation: &Federation, read: bool) -> Self {
        Self {
            id: row.id.0,
            federation: federation.code.clone(),
            kind: row.kind,
            recipient: row.recipient,
            subject: row.subject,
            body: Some(row.body).filter(|body| read && !body.is_empty()),
            queued_at: row.queued_at.time(),
            due_at: row.due_at.map(|at| at.time()),
            attempts: row.attempts,
            fault: row.fault,
            sent_at: row.sent_at.map(|at| at.time()),
        }
    }
}

impl Server {
    /// The latest emails of all federations, the latest first, up to a limit; for operators.
    pub async fn outbox(&self, _: &Allowed, limit: u16) -> Result<Vec<OutboxEmail>, StoreError> {
        self.emails(limit).await
    }

    /// The same for the operator's program.
    pub async fn emails(&self, limit: u16) -> Result<Vec<OutboxEmail>, StoreError> {
        let now = self.inner.clock.now();
        let mut all = Vec::new();
        for federation in self.federations().await? {
            let rows = mail::latest(&self.inner.store, federation.id, limit.into()).await?;
            all.extend(rows.into_iter().map(|row| {
                let read = !self.sends_mail() && row.expires_at > now;
                OutboxEmail::of(row, &federation, read)
            }));
        }
        all.sort_by_key(|one| std::cmp::Reverse((one.queued_at, one.id)));
        all.truncate(limit.into());
        Ok(all)
    }

    /// Makes a waiting email due at once. Returns true if it exists.
    pub async fn retry_email_of(&self, allowed: &Allowed, code: &str, id: Uuid) -> Result<bool, StoreError> {
        self.retry_email(allowed.by().into(), code, id).await
    }

    /// The same for the operator's program.
    pub async fn retry_email(&self, by: By, code: &str, id: Uuid) -> Result<bool, StoreError> {
        let Some(federation) = self.federation_of(code).await? else { return Ok(false) };
        let mut write = self.inner.store.write().await?;
        let hastened = mail::hasten(&mut write, federation.id, MailId(id), self.inner.clock.now()).await?;
        if hastened {
            let entry = AuditEvent::new(federation.id, by, Deed::EmailRetried, On::Email(id));
            self.record(&mut write, &entry).await?;
        }
        write.commit().await?;
        Ok(hastened)
    }
}
