//! Issuing: what an examiner chose of the proposals, one after another, each held against the records again; by a second examiner where a level
//! asks for two. Issued anew after a change of name, a certificate is the same but for the name.

use super::signing::SigningFault;
use super::{CertificateState, ChangeFault, Proposal, What};
use crate::server::Server;
use crate::server::audit::{Deed, Entry, On};
use crate::server::courses::Work;
use crate::server::exams::sitting::timestamp;
use crate::server::federation::language_of;
use crate::server::roles::Allowed;
use crate::server::texts::{self, TextFault};
use crate::store::account::AccountId;
use crate::store::certificate::{self, CertificateId, CertificateRow};
use crate::store::certificate_event::{self, AssentRow, CertificateEventRow};
use crate::store::federation::FederationId;
use crate::store::{Moment, StoreError, Write, account};
use serde_json::{Value, json};
use uuid::Uuid;

/// Why nothing was issued.
#[derive(Debug, thiserror::Error)]
pub enum IssueFault {
    /// Nothing was chosen of what may be issued.
    #[error("nothing was chosen that may be issued")]
    Nothing,
    /// Others are being issued in this federation.
    #[error("certificates are being issued already")]
    AtWork,
    /// Nothing can be signed.
    #[error(transparent)]
    Signing(#[from] SigningFault),
    /// The database did not play along.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What became of a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Issued {
    /// It was issued
    Issued(CertificateId),
    /// A first examiner has agreed, and another one is awaited
    Agreed,
    /// It was left: the word of why
    Left(&'static str),
}

impl Server {
    /// Issues some with one commit. What cannot be issued is left, and holds up nothing else.
    pub(super) async fn issue_lot(
        &self,
        allowed: &Allowed,
        lot: &[Proposal],
    ) -> Result<Vec<Issued>, IssueFault> {
        let (federation, by) = (allowed.federation(), allowed.by());
        let logo = self.logo_in_use(federation.id).await?;
        let mut outcomes: Vec<Option<Issued>> = Vec::new();
        let mut ready = Vec::new();
        for proposal in lot {
            let first = proposal.examiners == 2 && proposal.agreed.is_none();
            let outcome = if proposal.waits_for_another(by.federation, by.id, federation.id) {
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
        let mut signed = self.signed(federation, ready).await?.into_iter();
        let now = self.inner.clock.now();
        let today = self.today_in(federation).to_string();
        let mut write = self.inner.store.write().await?;
        for (proposal, outcome) in lot.iter().zip(&mut outcomes).filter(|(_, outcome)| outcome.is_none()) {
            *outcome = Some(match signed.next() {
                Some(Ok((row, document))) => {
                    self.put(&mut write, allowed, proposal, &row, &document, &today, now).await?
                }
                Some(Err(why)) => Issued::Left(why),
                None => Issued::Left("fault"),
            });
        }
        write.commit().await?;
        Ok(outcomes.into_iter().map(|outcome| outcome.unwrap_or(Issued::Left("fault"))).collect())
    }

    /// Notes that a first examiner agrees.
    async fn agree(&self, allowed: &Allowed, proposal: &Proposal) -> Result<Issued, StoreError> {
        let (federation, by) = (allowed.federation(), allowed.by());
        let row = AssentRow {
            federation_id: federation.id,
            account_id: proposal.who,
            programme: proposal.programme.clone(),
            level: proposal.level.clone(),
            by_federation_id: by.federation,
            by_account_id: by.id,
            at: self.inner.clock.now(),
        };
        let mut write = self.inner.store.write().await?;
        if !certificate_event::agree(&mut write, &row).await? {
            return Ok(Issued::Left("agreed"));
        }
        let entry =
            Entry::new(federation.id, by, Deed::CertificateAgreed, On::Person(federation.id, proposal.who));
        self.record(&mut write, &entry.with(detail(proposal))).await?;
        write.commit().await?;
        Ok(Issued::Agreed)
    }

    /// What would be kept of a proposal, with the picture of this number, without its place on a status list and its key.
    async fn drafted(
        &self,
        allowed: &Allowed,
        proposal: &Proposal,
        logo: Option<i32>,
    ) -> Result<CertificateRow, StoreError> {
        let federation = allowed.federation();
        let now = self.inner.clock.now();
        let today = Work::today(&federation.zone, timestamp(now));
        let inactive_years = match proposal.validity {
            crate::quiz::programme::Validity::Inactive(years) => Some(i32::from(years)),
            _ => None,
        };
        let grounds = serde_json::to_value(&proposal.grounds).unwrap_or_else(|_| json!({}));
        let subject = match proposal.what {
            What::New => None,
            What::Renewal(id) => {
                certificate::by_id(&self.inner.store, federation.id, id).await?.map(|row| row.subject)
            }
        };
        let agreed_by = match proposal.agreed {
            Some((home, first)) => account::by_id(&self.inner.store, home, first).await?.map(|row| row.name),
            None => None,
        };
        Ok(CertificateRow {
            federation_id: federation.id,
            id: CertificateId(self.inner.entropy.id(now)),
            account_id: proposal.who,
            subject: subject.unwrap_or_else(|| random_uuid(self.inner.entropy.bytes())),
            holder: proposal.name.clone(),
            issuer: federation.name.clone(),
            programme: proposal.programme.clone(),
            programme_name: proposal.programme_name.clone(),
            level: proposal.level.clone(),
            level_name: proposal.level_name.clone(),
            band: proposal.band.map(|band| band.word().to_owned()),
            edition: proposal.edition.word().to_owned(),
            grounds,
            disclosure: federation.disclosure.clone(),
            language: language_of(federation).tag().to_owned(),
            logo,
            issued_at: now,
            issued_on: today.to_string(),
            valid_until: proposal.validity.until(today, &[]).map(|day| day.to_string()),
            inactive_years,
            status_list: 0,
            status_index: 0,
            key_number: 0,
            follows: match proposal.what {
                What::New => None,
                What::Renewal(id) => Some(id),
            },
            state: CertificateState::Valid.word().to_owned(),
            state_at: now,
            reminded: 0,
            issued_by: Some(allowed.by().name.clone()),
            agreed_by: agreed_by.filter(|name| !name.is_empty()),
            reissued_on: None,
        })
    }

    /// Writes one down with its entries, unless it has been issued meanwhile.
    #[expect(clippy::too_many_arguments, reason = "one row with all that belongs to it")]
    async fn put(
        &self,
        write: &mut Write,
        allowed: &Allowed,
        proposal: &Proposal,
        row: &CertificateRow,
        document: &str,
        today: &str,
        now: Moment,
    ) -> Result<Issued, IssueFault> {
        let (federation, by) = (allowed.federation(), allowed.by());
        let deed = if row.follows.is_some() { Deed::CertificateRenewed } else { Deed::CertificateIssued };
        let entry = Entry::new(federation.id, by, deed, On::Person(federation.id, proposal.who))
            .with(detail(proposal));
        // Entering it first: whoever else issues in this federation waits from here on, and what is asked next holds until the commit.
        let held =
            certificate::held_within(write, federation.id, row.account_id, &row.programme, &row.level, today);
        if held.await?.is_some_and(|held| Some(held) != row.follows) {
            return Ok(Issued::Left("held"));
        }
        if let Some(before) = row.follows
            && !certificate::become_state(write, federation.id, before, "valid", "renewed", now).await?
        {
            return Ok(Issued::Left("held"));
        }
        self.record(write, &entry).await?;
        certificate::insert(write, row, document).await?;
        if let Some((home, first)) = proposal.agreed {
            let forgotten =
                certificate_event::forget(write, federation.id, row.account_id, &row.programme, &row.level);
            forgotten.await?;
            certificate_event::append(write, &event(row, "agreed", "", (home, first), now)).await?;
        }
        certificate_event::append(write, &event(row, "issued", "", (by.federation, by.id), now)).await?;
        if let Some(before) = row.follows {
            let before = CertificateRow { id: before, ..row.clone() };
            certificate_event::append(write, &event(&before, "renewed", "", (by.federation, by.id), now))
                .await?;
        }
        Ok(Issued::Issued(row.id))
    }

    /// Issues a certificate anew with the name that its holder has now; it takes the place of the one before.
    pub async fn reissue(
        &self,
        allowed: &Allowed,
        id: CertificateId,
        reason: &str,
    ) -> Result<CertificateId, ChangeFault> {
        let (federation, by) = (allowed.federation(), allowed.by());
        let reason = texts::text(reason)?;
        if reason.is_empty() {
            return Err(TextFault::Empty.into());
        }
        let before = certificate::by_id(&self.inner.store, federation.id, id)
            .await?
            .ok_or(ChangeFault::NoCertificate)?;
        let holder = account::by_id(&self.inner.store, federation.id, before.account_id).await?;
        let name =
            holder.map(|holder| holder.name).filter(|name| !name.is_empty()).ok_or(ChangeFault::NotNow)?;
        if before.account_id == by.id && federation.id == by.federation {
            return Err(ChangeFault::Own);
        }
        if before.state != CertificateState::Valid.word() {
            return Err(ChangeFault::NotNow);
        }
        let now = self.inner.clock.now();
        let row = CertificateRow {
            id: CertificateId(self.inner.entropy.id(now)),
            holder: name,
            issuer: federation.name.clone(),
            disclosure: federation.disclosure.clone(),
            logo: self.logo_in_use(federation.id).await?,
            issued_at: now,
            follows: Some(id),
            state_at: now,
            // Who stood for the one before stands for this one too: it says the same, but for the name.
            reissued_on: Some(self.today_in(federation).to_string()),
            ..before.clone()
        };
        let signed = self.signed(federation, vec![row]).await?;
        let (row, document) = match signed.into_iter().next() {
            Some(Ok(signed)) => signed,
            _ => return Err(ChangeFault::Name),
        };
        let mut write = self.inner.store.write().await?;
        if !certificate::become_state(&mut write, federation.id, id, "valid", "replaced", now).await? {
            return Err(ChangeFault::NotNow);
        }
        certificate::insert(&mut write, &row, &document).await?;
        let by_whom = (by.federation, by.id);
        certificate_event::append(&mut write, &event(&before, "replaced", &reason, by_whom, now)).await?;
        certificate_event::append(&mut write, &event(&row, "issued", &reason, by_whom, now)).await?;
        let on = On::Person(federation.id, row.account_id);
        let entry = Entry::new(federation.id, by, Deed::CertificateReissued, on);
        let detail = json!({ "certificate": row.id.0.to_string(), "before": id.0.to_string() });
        self.record(&mut write, &entry.with(detail)).await?;
        write.commit().await?;
        Ok(row.id)
    }
}

/// What is told of a proposal in the log.
fn detail(proposal: &Proposal) -> Value {
    json!({ "programme": proposal.programme, "level": proposal.level })
}

/// An event behind those there are.
fn event(
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

/// An id by chance alone: nothing can be told from it, not even when it was made.
fn random_uuid(bytes: [u8; 16]) -> Uuid {
    uuid::Builder::from_random_bytes(bytes).into_uuid()
}
