//! The outbox: unsent emails and the outcomes of others, for the operator.

use super::Mail;
use crate::audit::{Audit, AuditEvent, By, Deed, On};
use crate::federation::Federations;
use crate::parts::{Clock, Service};
use crate::roles::Allowed;
use store::federation::Federation;
use store::mail::{self, MailId, MailRow};
use store::{Store, StoreError};
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

/// Queued and sent emails, for the operator.
#[derive(Clone, Debug, Service)]
pub struct Outbox {
    store: Store,
    clock: Clock,
    audit: Audit,
    federations: Federations,
    mail: Mail,
}

impl Outbox {
    /// The latest emails of all federations, the latest first, up to a limit; for operators.
    pub async fn list(&self, _: &Allowed, limit: u16) -> Result<Vec<OutboxEmail>, StoreError> {
        self.emails(limit).await
    }

    /// The same for the operator's program.
    pub async fn emails(&self, limit: u16) -> Result<Vec<OutboxEmail>, StoreError> {
        let now = self.clock.now();
        let mut all = Vec::new();
        for federation in self.federations.all().await? {
            let rows = mail::latest(&self.store, federation.id, limit.into()).await?;
            all.extend(rows.into_iter().map(|row| {
                let read = !self.mail.sends_mail() && row.expires_at > now;
                OutboxEmail::of(row, &federation, read)
            }));
        }
        all.sort_by_key(|one| std::cmp::Reverse((one.queued_at, one.id)));
        all.truncate(limit.into());
        Ok(all)
    }

    /// Makes a waiting email due at once. Returns true if it exists.
    pub async fn retry(&self, allowed: &Allowed, code: &str, id: Uuid) -> Result<bool, StoreError> {
        self.retry_from_command_line(allowed.by().into(), code, id).await
    }

    /// The same for the operator's program.
    pub async fn retry_from_command_line(&self, by: By, code: &str, id: Uuid) -> Result<bool, StoreError> {
        let Some(federation) = self.federations.by_code(code).await? else { return Ok(false) };
        let mut write = self.store.write().await?;
        let hastened = mail::hasten(&mut write, federation.id, MailId(id), self.clock.now()).await?;
        if hastened {
            let entry = AuditEvent::new(federation.id, by, Deed::EmailRetried, On::Email(id));
            self.audit.record(&mut write, &entry).await?;
        }
        write.commit().await?;
        Ok(hastened)
    }
}
