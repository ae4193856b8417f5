//! Expiry reminders by email, and the last day of certificates that lapse without activity.

use super::{Certificate, Certificates};
use crate::accounts::AccountId;
use crate::clock::timestamp;
use crate::courses::Assignment;
use crate::federation::Federation;
use crate::mail::{Email, EmailKind};
use bank::programme::Validity;
use jiff::ToSpan;
use jiff::civil::Date;
use std::time::Duration;
use store::certificate::{self, CertificateRow};
use store::{StoreError, account, answer, directed};

/// Days before the last day on which the first and second reminders are sent.
pub const BEFORE: [i64; 2] = [60, 14];

/// Interval of the check for reminders.
const INTERVAL: Duration = Duration::from_secs(3600);

impl Certificates {
    /// Updates certificates and sends reminders at intervals, until the runtime ends.
    pub async fn poll(self) {
        loop {
            if let Err(error) = self.update().await {
                tracing::error!(%error, "certificate check failed");
            }
            tokio::time::sleep(INTERVAL).await;
        }
    }

    /// Moves the last days of certificates that lapse without activity, and queues each due expiry
    /// reminder once, in all federations. Returns the number of emails.
    pub async fn update(&self) -> Result<usize, StoreError> {
        let mut emails = 0;
        for federation in self.federations.all().await? {
            self.prolong_active(&federation).await?;
            emails += self.remind(&federation).await?;
        }
        Ok(emails)
    }

    async fn remind(&self, federation: &Federation) -> Result<usize, StoreError> {
        let today = self.federations.today_in(federation);
        let mut emails = 0;
        for (nth, days) in (1..).zip(BEFORE) {
            let by = today.saturating_add(days.days()).to_string();
            let rows = certificate::expiring(&self.store, federation.id, &by, nth).await?;
            for row in rows {
                emails += usize::from(self.remind_of(federation, &row, nth, today).await?);
            }
        }
        Ok(emails)
    }

    /// Queues a reminder of one certificate, on one node only; none if it has expired already.
    async fn remind_of(
        &self,
        federation: &Federation,
        row: &CertificateRow,
        nth: i32,
        today: Date,
    ) -> Result<bool, StoreError> {
        let holder = account::by_id(&self.store, federation.id, row.account_id).await?;
        let until = row.valid_until.as_deref().and_then(|day| day.parse::<Date>().ok());
        let mut write = self.store.write().await?;
        if !certificate::record_reminders(&mut write, federation.id, row.id, nth).await? {
            return Ok(false);
        }
        let to = holder.filter(|holder| holder.email.contains('@'));
        let notified = to.zip(until).filter(|(_, until)| *until >= today);
        if let Some((holder, until)) = &notified {
            let kind = EmailKind::RunsOut { level: &row.level_name, on: *until, link: "/me/certificates" };
            self.mail.post(&mut write, None, Email { federation, to: &holder.email, kind }).await?;
        }
        write.commit().await?;
        Ok(notified.is_some())
    }

    async fn prolong_active(&self, federation: &Federation) -> Result<(), StoreError> {
        let rows = certificate::by_activity(&self.store, federation.id).await?;
        for one in rows.into_iter().filter_map(|row| Certificate::of(federation, row)) {
            let until = self.active_until(federation, &one).await?;
            if let Some(until) = until.filter(|until| one.until.is_some_and(|current| *until > current)) {
                let mut write = self.store.write().await?;
                certificate::prolong(&mut write, federation.id, one.id, &until.to_string()).await?;
                write.commit().await?;
            }
        }
        Ok(())
    }

    /// The last day of a certificate that lapses without activity, by its holder's activity; `None`
    /// for others.
    pub(super) async fn active_until(
        &self,
        federation: &Federation,
        one: &Certificate,
    ) -> Result<Option<Date>, StoreError> {
        let Some(years) = one.inactive_years else { return Ok(None) };
        let active = self.active_days(federation, one.account).await?;
        Ok(Validity::Inactive(years).until(one.issued_on, &active))
    }

    /// Days of a user's activity: an answer, an exam, or a co-signed directed session.
    async fn active_days(&self, federation: &Federation, who: AccountId) -> Result<Vec<Date>, StoreError> {
        let moments = answer::moments(&self.store, federation.id, who).await?;
        let days = moments.into_iter().map(|at| Assignment::today(&federation.zone, timestamp(at)));
        let directed = directed::of_account(&self.store, federation.id, who).await?;
        let signed = directed.iter().map(|row| &row.directed).filter(|row| row.state == "signed");
        Ok(days.chain(signed.filter_map(|row| row.directed_on.parse().ok())).collect())
    }
}
