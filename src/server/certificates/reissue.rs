//! Reissuing after a change of name: an otherwise identical certificate replaces the old one.

use super::change::reason_of;
use super::issue::{DRAWN_AGAIN, event};
use super::{CertificateState, Issuing};
use crate::audit::{AuditEvent, Deed, On};
use crate::forms::Rejection;
use crate::mail::CertificateNotice;
use crate::roles::Allowed;
use crate::webhooks::WebhookEvent;
use serde_json::json;
use store::certificate::{self, CertificateId, CertificateRow};
use store::{Key, StoreError, account, certificate_event, federation};

impl Issuing {
    /// Reissues a certificate under the holder's current name, in place of the old one.
    pub async fn reissue(
        &self,
        allowed: &Allowed,
        id: CertificateId,
        reason: &str,
    ) -> Result<CertificateId, Rejection> {
        let reason = reason_of(reason)?;
        let mut drawn_again = 0;
        loop {
            match self.reissue_as_it_is(allowed, id, &reason).await {
                Err(Rejection::Store(StoreError::Unique(Key::CertificateStatus)))
                    if drawn_again < DRAWN_AGAIN =>
                {
                    drawn_again += 1;
                }
                issued => return issued,
            }
        }
    }

    /// The same, unless its status index was taken concurrently.
    async fn reissue_as_it_is(
        &self,
        allowed: &Allowed,
        id: CertificateId,
        reason: &str,
    ) -> Result<CertificateId, Rejection> {
        let (federation, by) = (allowed.federation(), allowed.by());
        let before = certificate::by_id(&self.store, federation.id, id).await?.ok_or(Rejection::NotFound)?;
        let holder = account::by_id(&self.store, federation.id, before.account_id).await?;
        let name = holder.map(|holder| holder.name).filter(|name| !name.is_empty()).ok_or("not-now")?;
        if before.account_id == by.id && federation.id == by.federation {
            return Err(Rejection::Forbidden);
        }
        if before.state != CertificateState::Valid.word() {
            return Err("not-now".into());
        }
        let now = self.clock.now();
        let row = CertificateRow {
            id: CertificateId(self.entropy.id(now)),
            holder: name,
            issuer: federation.name.clone(),
            disclosure: federation.disclosure.clone(),
            logo: self.certificates.logo_in_use(federation.id).await?,
            issued_at: now,
            follows: Some(id),
            state_at: now,
            // The signatories stay: only the name differs.
            reissued_on: Some(self.federations.today_in(federation).to_string()),
            ..before.clone()
        };
        let signed = self.signed(federation, vec![row]).await?;
        let (row, document) = match signed.into_iter().next() {
            Some(Ok(signed)) => signed,
            _ => return Err("name".into()),
        };
        let mut write = self.store.write().await?;
        federation::lock(&mut write, federation.id).await?;
        let holder = account::lock(&mut write, federation.id, row.account_id).await?;
        // The signed credential has the name at the time of drafting.
        let holder = holder.filter(|holder| holder.name == row.holder).ok_or("not-now")?;
        if !certificate::change_state(&mut write, federation.id, id, "valid", "replaced", now).await? {
            return Err("not-now".into());
        }
        certificate::insert(&mut write, &row, &document).await?;
        let by_whom = (by.federation, by.id);
        certificate_event::append(&mut write, &event(&before, "replaced", reason, by_whom, now)).await?;
        certificate_event::append(&mut write, &event(&row, "issued", reason, by_whom, now)).await?;
        let changes = [(WebhookEvent::CertificateReplaced, id), (WebhookEvent::CertificateIssued, row.id)];
        for (event, id) in changes {
            self.webhooks.certificate(&mut write, federation, event, id).await?;
        }
        let (issued, level) = (CertificateNotice::Issued, (row.level_name.as_str(), ""));
        self.certificates.tell_holder(&mut write, federation, &holder, issued, level).await?;
        let on = On::Person(federation.id, row.account_id);
        let entry = AuditEvent::new(federation.id, by, Deed::CertificateReissued, on);
        let detail = json!({ "certificate": row.id.0.to_string(), "before": id.0.to_string() });
        self.audit.record(&mut write, &entry.with(detail)).await?;
        write.commit().await?;
        Ok(row.id)
    }
}
