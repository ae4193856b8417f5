//! Issuing chosen proposals, each checked against the records again; by a second examiner if a
//! level requires two.

use super::rules::take_holders;
use super::signing::SigningFault;
use super::{Issuing, Proposal, ProposalKind};
use crate::audit::{AuditEvent, Deed, On};
use crate::mail::CertificateNotice;
use crate::roles::Allowed;
use crate::webhooks::WebhookEvent;
use serde_json::json;
use store::account::AccountId;
use store::certificate::{self, CertificateId, CertificateRow};
use store::certificate_event::{self, AssentRow, CertificateEventRow};
use store::federation::FederationId;
use store::{Key, Moment, StoreError, WriteTransaction, account};

/// Retries for a status index that was taken concurrently.
pub(super) const DRAWN_AGAIN: usize = 8;

/// The reason a certificate was not issued.
#[derive(Debug, thiserror::Error)]
pub enum IssueFault {
    /// No valid proposal was chosen.
    #[error("no valid proposal was chosen")]
    Nothing,
    /// Another bulk issue is running in this federation.
    #[error("certificates are being issued already")]
    AtWork,
    /// Nothing can be signed.
    #[error(transparent)]
    Signing(#[from] SigningFault),
    /// Database error.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Result for a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Issued {
    Issued(CertificateId),
    /// Assented to by the first of two examiners
    Agreed,
    /// Skipped: token of the reason
    Left(&'static str),
}

impl Issuing {
    /// Issues a lot in one commit. Proposals that cannot be issued are skipped.
    pub(super) async fn issue_lot(
        &self,
        allowed: &Allowed,
        lot: &[Proposal],
    ) -> Result<Vec<Issued>, IssueFault> {
        let (federation, by) = (allowed.federation(), allowed.by());
        let logo = self.certificates.logo_in_use(federation.id).await?;
        let mut outcomes: Vec<Option<Issued>> = Vec::new();
        let mut ready = Vec::new();
        for proposal in lot {
            let first = proposal.examiners == 2 && proposal.agreed.is_none();
            let outcome = if proposal.awaits.is_some() {
                Some(Issued::Left("results"))
            } else if proposal.waits_for_another(by.federation, by.id, federation.id) {
                Some(Issued::Left(if proposal.agreed.is_some() { "agreed" } else { "own" }))
            } else if first {
                Some(self.agree(allowed, proposal).await?)
            } else {
                None
            };
            if outcome.is_none() {
                ready.push(self.drafted(allowed, proposal, logo).await?);
            }
            outcomes.push(outcome);
        }
        let proposals = lot.iter().zip(&outcomes).filter(|(_, outcome)| outcome.is_none());
        let proposals: Vec<&Proposal> = proposals.map(|(proposal, _)| proposal).collect();
        if proposals.is_empty() {
            return Ok(outcomes.into_iter().flatten().collect());
        }
        let mut drawn_again = 0;
        let mut issued = loop {
            match self.issue_ready(allowed, &proposals, ready.clone()).await {
                Err(IssueFault::Store(StoreError::Unique(Key::CertificateStatus)))
                    if drawn_again < DRAWN_AGAIN =>
                {
                    drawn_again += 1;
                }
                issued => break issued?.into_iter(),
            }
        };
        let outcome =
            |known: Option<Issued>| known.or_else(|| issued.next()).unwrap_or(Issued::Left("fault"));
        Ok(outcomes.into_iter().map(outcome).collect())
    }

    /// Issues the drafts of these proposals, in order, in one transaction.
    async fn issue_ready(
        &self,
        allowed: &Allowed,
        proposals: &[&Proposal],
        ready: Vec<CertificateRow>,
    ) -> Result<Vec<Issued>, IssueFault> {
        let federation = allowed.federation();
        let mut signed = self.signed(federation, ready).await?.into_iter();
        let now = self.clock.now();
        let today = self.federations.today_in(federation).to_string();
        let mut write = self.store.write().await?;
        let who = proposals.iter().map(|proposal| proposal.who).collect();
        let Some(holders) = take_holders(&mut write, federation, who).await? else {
            return Ok(vec![Issued::Left("fault"); proposals.len()]);
        };
        let (mut outcomes, mut entries) = (Vec::new(), Vec::new());
        for proposal in proposals {
            let outcome = match signed.next() {
                // The signed credential has the name at the time of drafting.
                Some(Ok((row, _)))
                    if holders.get(&row.account_id).is_none_or(|holder| holder.name != row.holder) =>
                {
                    Issued::Left("fault")
                }
                Some(Ok((row, document))) => {
                    self.put(&mut write, allowed, proposal, (&row, &document), (&today, now)).await?
                }
                Some(Err(why)) => Issued::Left(why),
                None => Issued::Left("fault"),
            };
            if matches!(outcome, Issued::Issued(_)) {
                let deed = match proposal.what {
                    ProposalKind::New => Deed::CertificateIssued,
                    ProposalKind::Renewal(_) => Deed::CertificateRenewed,
                };
                entries.push(entry(allowed, proposal, deed));
                if let Some(holder) = holders.get(&proposal.who) {
                    let (issued, level) = (CertificateNotice::Issued, (proposal.level_name.as_str(), ""));
                    self.certificates.tell_holder(&mut write, federation, holder, issued, level).await?;
                }
            }
            outcomes.push(outcome);
        }
        self.audit.record_all(&mut write, &entries).await?;
        write.commit().await?;
        Ok(outcomes)
    }

    /// Stores the first examiner's assent, unless the certificate has been issued meanwhile.
    async fn agree(&self, allowed: &Allowed, proposal: &Proposal) -> Result<Issued, StoreError> {
        let (federation, by) = (allowed.federation(), allowed.by());
        let row = AssentRow {
            federation_id: federation.id,
            account_id: proposal.who,
            programme: proposal.programme.clone(),
            level: proposal.level.clone(),
            by_federation_id: by.federation,
            by_account_id: by.id,
            at: self.clock.now(),
        };
        let today = self.federations.today_in(federation).to_string();
        let mut write = self.store.write().await?;
        account::lock(&mut write, federation.id, proposal.who).await?;
        if is_issued(&mut write, federation.id, proposal, &today).await? {
            return Ok(Issued::Left("held"));
        }
        if !certificate_event::agree(&mut write, &row).await? {
            return Ok(Issued::Left("agreed"));
        }
        self.audit.record(&mut write, &entry(allowed, proposal, Deed::CertificateAgreed)).await?;
        write.commit().await?;
        Ok(Issued::Agreed)
    }

    /// Stores a certificate in a transaction that has locked its holder, unless it has been issued
    /// meanwhile.
    async fn put(
        &self,
        write: &mut WriteTransaction,
        allowed: &Allowed,
        proposal: &Proposal,
        (row, document): (&CertificateRow, &str),
        (today, now): (&str, Moment),
    ) -> Result<Issued, IssueFault> {
        let (federation, by) = (allowed.federation(), allowed.by());
        if is_issued(write, federation.id, proposal, today).await? {
            return Ok(Issued::Left("held"));
        }
        if let Some(before) = row.follows
            && !certificate::change_state(write, federation.id, before, "valid", "renewed", now).await?
        {
            return Ok(Issued::Left("held"));
        }
        certificate::insert(write, row, document).await?;
        if let Some((home, first)) = proposal.agreed {
            let forgotten =
                certificate_event::forget(write, federation.id, row.account_id, &row.programme, &row.level);
            forgotten.await?;
            certificate_event::append(write, &event(row, "agreed", "", (home, first), now)).await?;
        }
        certificate_event::append(write, &event(row, "issued", "", (by.federation, by.id), now)).await?;
        self.webhooks.certificate(write, federation, WebhookEvent::CertificateIssued, row.id).await?;
        if let Some(before) = row.follows {
            let before = CertificateRow { id: before, ..row.clone() };
            certificate_event::append(write, &event(&before, "renewed", "", (by.federation, by.id), now))
                .await?;
            let renewed = WebhookEvent::CertificateRenewed;
            self.webhooks.certificate(write, federation, renewed, before.id).await?;
        }
        Ok(Issued::Issued(row.id))
    }
}

/// True if the holder of a proposal has such a certificate by now, other than the one it would
/// renew.
async fn is_issued(
    write: &mut WriteTransaction,
    federation: FederationId,
    proposal: &Proposal,
    today: &str,
) -> Result<bool, StoreError> {
    let (programme, level) = (&proposal.programme, &proposal.level);
    let held = certificate::current_within(write, federation, proposal.who, programme, level, today).await?;
    Ok(held.is_some_and(|held| ProposalKind::Renewal(held) != proposal.what))
}

/// The audit entry for a proposal.
fn entry(allowed: &Allowed, proposal: &Proposal, deed: Deed) -> AuditEvent {
    let federation = allowed.federation().id;
    let detail = json!({ "programme": proposal.programme, "level": proposal.level });
    AuditEvent::new(federation, allowed.by(), deed, On::Person(federation, proposal.who)).with(detail)
}

/// A new event of a certificate.
pub(super) fn event(
    row: &CertificateRow,
    kind: &str,
    reason: &str,
    (home, by): (FederationId, AccountId),
    at: Moment,
) -> CertificateEventRow {
    CertificateEventRow {
        federation_id: row.federation_id,
        certificate_id: row.id,
        number: 0,
        kind: kind.to_owned(),
        reason: reason.to_owned(),
        by_federation_id: Some(home),
        by_account_id: Some(by),
        at,
    }
}
