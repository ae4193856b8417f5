//! Adding people to a list, telling them by email, and removing them.

use super::Rosters;
use crate::accommodations::{Accommodation, ExtraTime};
use crate::audit::{AuditEvent, Deed, On};
use crate::exams::sitting::event::sitting_event;
use crate::exams::sitting::{Sitting, SittingState};
use crate::federation::Federation;
use crate::forms::Rejection;
use crate::mail::{Email, EmailKind, ExamNotice};
use crate::roles::Allowed;
use serde_json::json;
use std::collections::BTreeSet;
use store::account::AccountId;
use store::roster::{self, NamedRosterRow, RosterRow};
use store::{StoreError, WriteTransaction, attempt, sitting};

/// People per commit, so that no exam answer waits long behind them.
const BATCH: usize = 100;

impl Rosters {
    /// Adds people of the federation to the list, and tells each by email if the sitting is open.
    /// Returns the number added.
    pub async fn add(
        &self,
        allowed: &Allowed,
        found: &Sitting,
        people: &BTreeSet<AccountId>,
    ) -> Result<usize, StoreError> {
        let known = self.identifiers(allowed).await?;
        // In the order of ids, in which every transaction locks accounts.
        let people: Vec<AccountId> = known
            .iter()
            .map(|row| row.id)
            .filter(|id| people.contains(id))
            .collect::<BTreeSet<_>>()
            .into_iter()
            .collect();
        let mut added = 0;
        for batch in people.chunks(BATCH) {
            added += self.add_batch(allowed, found, batch).await?;
        }
        Ok(added)
    }

    async fn add_batch(
        &self,
        allowed: &Allowed,
        found: &Sitting,
        people: &[AccountId],
    ) -> Result<usize, StoreError> {
        let (federation, now) = (allowed.federation().id, self.clock.now());
        let mut write = self.store.write().await?;
        let current = sitting::by_id(&mut write, federation, found.id).await?.map(Sitting::from);
        let Some(current) = current else { return Ok(0) };
        let mut entries = Vec::new();
        for id in people {
            let row = RosterRow {
                federation_id: federation,
                sitting_id: found.id,
                account_id: *id,
                invited_at: now,
                emailed_at: None,
                opened_at: None,
                reminded_at: None,
            };
            if roster::add(&mut write, &row).await? {
                entries.push(entry(allowed, found, *id, Deed::CandidateInvited));
            }
        }
        if entries.is_empty() {
            return Ok(0);
        }
        self.email_pending(&mut write, allowed, &current).await?;
        self.audit.record_all(&mut write, &entries).await?;
        write.commit().await?;
        Ok(entries.len())
    }

    /// Takes a person off the list, unless they have entered: what they have done stays.
    pub async fn remove(&self, allowed: &Allowed, found: &Sitting, who: AccountId) -> Result<(), Rejection> {
        let federation = allowed.federation().id;
        let mut write = self.store.write().await?;
        let attempts = attempt::of_account(&mut write, federation, who).await?;
        if attempts.iter().any(|row| row.sitting_id == found.id && !row.test) {
            return Err("entered".into());
        }
        if !roster::remove(&mut write, federation, found.id, who).await? {
            return Err(Rejection::NotFound);
        }
        self.audit.record(&mut write, &entry(allowed, found, who, Deed::CandidateRemoved)).await?;
        write.commit().await?;
        Ok(())
    }

    /// Sends the email to a listed person again.
    pub async fn email_again(
        &self,
        allowed: &Allowed,
        found: &Sitting,
        who: AccountId,
    ) -> Result<(), Rejection> {
        let federation = allowed.federation().id;
        if !self.is_told(found) {
            return Err("not-open".into());
        }
        let mut write = self.store.write().await?;
        let rows = roster::of_sitting(&mut write, federation, found.id, None).await?;
        let row = rows.into_iter().find(|row| row.listed.account_id == who).ok_or(Rejection::NotFound)?;
        if !self.tell(&mut write, allowed.federation(), found, &row).await? {
            return Err("no-address".into());
        }
        self.audit.record(&mut write, &entry(allowed, found, who, Deed::CandidateEmailed)).await?;
        write.commit().await?;
        Ok(())
    }

    /// Queues the emails of those on the list who have had none yet, in the caller's transaction; none
    /// while the sitting is a draft, whose times may change, or once it is over.
    pub(crate) async fn email_pending(
        &self,
        write: &mut WriteTransaction,
        allowed: &Allowed,
        found: &Sitting,
    ) -> Result<(), StoreError> {
        if !self.is_told(found) {
            return Ok(());
        }
        let rows = roster::of_sitting(&mut *write, allowed.federation().id, found.id, None).await?;
        for row in rows.iter().filter(|row| row.listed.emailed_at.is_none()) {
            self.tell(write, allowed.federation(), found, row).await?;
        }
        Ok(())
    }

    /// Lets everyone of the federation enter, or only people on the list.
    pub async fn set_entry(
        &self,
        allowed: &Allowed,
        found: &Sitting,
        listed_only: bool,
    ) -> Result<(), Rejection> {
        let mut write = self.store.write().await?;
        if !sitting::set_listed_only(&mut write, allowed.federation().id, found.id, listed_only).await? {
            return Err(Rejection::NotFound);
        }
        let detail = json!({ "listed_only": listed_only });
        let event = sitting_event(allowed, found.id, Deed::SittingEntrySet).with(detail);
        self.audit.record(&mut write, &event).await?;
        write.commit().await?;
        Ok(())
    }

    fn is_told(&self, found: &Sitting) -> bool {
        found.state == SittingState::Open && !found.is_over(self.clock.instant())
    }

    /// Queues the email to a listed person. Returns false without an address.
    async fn tell(
        &self,
        write: &mut WriteTransaction,
        federation: &Federation,
        found: &Sitting,
        row: &NamedRosterRow,
    ) -> Result<bool, StoreError> {
        if !self.post_about(write, federation, (found, ExamNotice::Listed), row).await? {
            return Ok(false);
        }
        let listed = &row.listed;
        let at = self.clock.now();
        roster::set_emailed(write, listed.federation_id, found.id, listed.account_id, at).await?;
        Ok(true)
    }

    /// Queues an email about a sitting. Returns false without an address.
    pub(super) async fn post_about(
        &self,
        write: &mut WriteTransaction,
        federation: &Federation,
        (found, notice): (&Sitting, ExamNotice),
        row: &NamedRosterRow,
    ) -> Result<bool, StoreError> {
        if !row.email.contains('@') {
            return Ok(false);
        }
        let extra = match (row.extra_percent, row.extra_minutes) {
            (Some(percent), _) => ExtraTime::Percent(percent),
            (None, Some(minutes)) => ExtraTime::Minutes(minutes),
            (None, None) => ExtraTime::None,
        };
        let granted = Accommodation { extra, ..Accommodation::default() };
        let link = format!("/exam/{}.{}", federation.code, found.code);
        let kind = EmailKind::Exam {
            notice,
            name: &found.name,
            opens: found.opens_at,
            closes: found.closes_at,
            minutes: granted.minutes_for(found.closed_minutes + found.open_minutes),
            entry_code: &found.entry_code,
            link: &link,
        };
        self.mail.post(write, None, Email { federation, to: &row.email, kind }).await?;
        Ok(true)
    }
}

/// The audit entry about a listed person.
fn entry(allowed: &Allowed, found: &Sitting, who: AccountId, deed: Deed) -> AuditEvent {
    let federation = allowed.federation().id;
    let detail = json!({ "sitting": found.id.0.to_string() });
    AuditEvent::new(federation, allowed, deed, On::Person(federation, who)).with(detail)
}
