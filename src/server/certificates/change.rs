//! Changes of an issued certificate, each with a reason: suspension, reinstatement, revocation. For
//! reissuing see `reissuing`.

use super::{Certificate, CertificateEvent, CertificateState, Certificates};
use crate::audit::{AuditEvent, Deed, On};
use crate::forms::Rejection;
use crate::mail::CertificateNotice;
use crate::roles::Allowed;
use crate::texts::{self, TextFault};
use crate::webhooks::WebhookEvent;
use derive::Word;
use serde_json::json;
use store::certificate::{self, CertificateId};
use store::certificate_event::{self, CertificateEventRow};
use store::{StoreError, account};

/// A change of a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum Change {
    /// Makes it temporarily invalid
    Suspend,
    /// Makes it valid again
    Reinstate,
    /// Makes it permanently invalid
    Revoke,
}

impl Change {
    /// The resulting state.
    const fn leads_to(self) -> CertificateState {
        match self {
            Self::Suspend => CertificateState::Suspended,
            Self::Reinstate => CertificateState::Valid,
            Self::Revoke => CertificateState::Revoked,
        }
    }

    /// True if the change applies to a certificate in this state. Replaced and renewed ones cannot
    /// be changed; their successors can.
    pub const fn can(self, state: CertificateState) -> bool {
        match self {
            Self::Suspend => matches!(state, CertificateState::Valid),
            Self::Reinstate => matches!(state, CertificateState::Suspended),
            Self::Revoke => matches!(state, CertificateState::Valid | CertificateState::Suspended),
        }
    }

    const fn notice(self) -> CertificateNotice {
        match self {
            Self::Suspend => CertificateNotice::Suspended,
            Self::Reinstate => CertificateNotice::Reinstated,
            Self::Revoke => CertificateNotice::Revoked,
        }
    }

    const fn webhook_event(self) -> WebhookEvent {
        match self {
            Self::Suspend => WebhookEvent::CertificateSuspended,
            Self::Reinstate => WebhookEvent::CertificateReinstated,
            Self::Revoke => WebhookEvent::CertificateRevoked,
        }
    }

    const fn deed(self) -> (Deed, &'static str) {
        match self {
            Self::Suspend => (Deed::CertificateSuspended, "suspended"),
            Self::Reinstate => (Deed::CertificateReinstated, "reinstated"),
            Self::Revoke => (Deed::CertificateRevoked, "revoked"),
        }
    }
}

impl Certificates {
    /// A certificate of the permission's federation.
    pub async fn find(
        &self,
        allowed: &Allowed,
        id: CertificateId,
    ) -> Result<Option<Certificate>, StoreError> {
        let federation = allowed.federation();
        let row = certificate::by_id(&self.store, federation.id, id).await?;
        Ok(row.and_then(|row| Certificate::of(federation, row)))
    }

    /// Events of a certificate, the earliest first.
    pub async fn what_happened(&self, one: &Certificate) -> Result<Vec<CertificateEvent>, StoreError> {
        let Some(federation) = self.federations.by_code(&one.public.federation).await? else {
            return Ok(Vec::new());
        };
        let rows = certificate_event::of_certificate(&self.store, federation.id, one.id).await?;
        Ok(rows.into_iter().map(CertificateEvent::from).collect())
    }

    /// Changes a certificate, with a reason that its holder sees.
    pub async fn change(
        &self,
        allowed: &Allowed,
        id: CertificateId,
        change: Change,
        reason: &str,
    ) -> Result<(), Rejection> {
        let (federation, by) = (allowed.federation(), allowed.by());
        let one = self.find(allowed, id).await?.ok_or(Rejection::NotFound)?;
        if one.account == by.id && federation.id == by.federation {
            return Err(Rejection::Forbidden);
        }
        let reason = reason_of(reason)?;
        if !change.can(one.state) {
            return Err("not-now".into());
        }
        let now = self.clock.now();
        let (deed, kind) = change.deed();
        let mut write = self.store.write().await?;
        let holder = account::lock(&mut write, federation.id, one.account).await?;
        let (from, to) = (one.state.word(), change.leads_to().word());
        if !certificate::change_state(&mut write, federation.id, id, from, to, now).await? {
            return Err("not-now".into());
        }
        let event = CertificateEventRow {
            federation_id: federation.id,
            certificate_id: id,
            number: 0,
            kind: kind.to_owned(),
            reason: reason.clone(),
            by_federation_id: Some(by.federation),
            by_account_id: Some(by.id),
            at: now,
        };
        certificate_event::append(&mut write, &event).await?;
        if let Some(holder) = &holder {
            let about = (one.level_name.as_str(), reason.as_str());
            self.tell_holder(&mut write, federation, holder, change.notice(), about).await?;
        }
        self.webhooks.certificate(&mut write, federation, change.webhook_event(), id).await?;
        let on = On::Person(federation.id, one.account);
        let detail = json!({ "certificate": one.public.to_string() });
        self.audit.record(&mut write, &AuditEvent::new(federation.id, by, deed, on).with(detail)).await?;
        write.commit().await?;
        Ok(())
    }
}

/// A required reason.
pub(super) fn reason_of(written: &str) -> Result<String, Rejection> {
    match texts::text(written) {
        Err(TextFault::TooLong(_)) => Err("reason-long".into()),
        Ok(reason) if !reason.is_empty() => Ok(reason),
        Ok(_) | Err(TextFault::Empty | TextFault::ZeroByte) => Err("reason".into()),
    }
}
