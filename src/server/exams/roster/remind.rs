//! Reminders by email on the day before an exam.

use super::Rosters;
use crate::clock::{moment, timestamp};
use crate::exams::sitting::Sitting;
use crate::federation::Federation;
use crate::mail::ExamNotice;
use jiff::{SignedDuration, Timestamp, ToSpan, Zoned};
use std::time::Duration;
use store::roster::{self, NamedRosterRow};
use store::{StoreError, sitting};

/// Interval of the check for reminders.
const INTERVAL: Duration = Duration::from_secs(1800);
/// The hour of the day, in the federation's zone, from which reminders are sent.
const FROM_HOUR: i8 = 8;
/// No reminder follows another email about the exam within this time.
const AFTER_EMAIL: SignedDuration = SignedDuration::from_hours(24);

impl Rosters {
    /// Sends reminders at intervals, until the runtime ends.
    pub async fn poll(self) {
        loop {
            if let Err(error) = self.remind().await {
                tracing::error!(%error, "exam reminders failed");
            }
            tokio::time::sleep(INTERVAL).await;
        }
    }

    /// Queues each due reminder once, in all federations. Returns the number of emails.
    pub async fn remind(&self) -> Result<usize, StoreError> {
        let mut emails = 0;
        for federation in self.federations.all().await? {
            let Some((from, until)) = tomorrow(&self.federations.here(&federation)) else { continue };
            let id = federation.id;
            for row in sitting::beginning(&self.store, id, moment(from), moment(until)).await? {
                let found = Sitting::from(row);
                let listed = roster::of_sitting(&self.store, id, found.id, None).await?;
                for person in listed.iter().filter(|one| self.is_due(one)) {
                    emails += usize::from(self.remind_one(&federation, &found, person).await?);
                }
            }
        }
        Ok(emails)
    }

    /// True for a person without a reminder whose latest email is long ago. Without any, they get the
    /// email that tells them of the exam first.
    fn is_due(&self, person: &NamedRosterRow) -> bool {
        let since = |at| self.clock.instant().duration_since(timestamp(at));
        let listed = &person.listed;
        listed.reminded_at.is_none() && listed.emailed_at.is_some_and(|at| since(at) >= AFTER_EMAIL)
    }

    /// Queues the reminder of one person, on one node only.
    async fn remind_one(
        &self,
        federation: &Federation,
        found: &Sitting,
        person: &NamedRosterRow,
    ) -> Result<bool, StoreError> {
        let account = person.listed.account_id;
        let mut write = self.store.write().await?;
        if !roster::set_reminded(&mut write, federation.id, found.id, account, self.clock.now()).await? {
            return Ok(false);
        }
        let about = (found, ExamNotice::Tomorrow);
        let posted = self.post_about(&mut write, federation, about, person).await?;
        write.commit().await?;
        Ok(posted)
    }
}

/// Beginning and end of tomorrow; `None` in the early morning.
fn tomorrow(now: &Zoned) -> Option<(Timestamp, Timestamp)> {
    let day = |days: i64| now.checked_add(days.days()).ok()?.start_of_day().ok();
    let (from, until) = (day(1)?, day(2)?);
    (now.hour() >= FROM_HOUR).then(|| (from.timestamp(), until.timestamp()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tomorrow_is_the_zones() {
        let at = |text: &str| text.parse::<Zoned>().expect("a time");
        let told = |text: &str| tomorrow(&at(text)).map(|(from, until)| format!("{from} {until}"));
        assert_eq!(told("2026-03-27T07:59+01:00[Europe/Oslo]"), None);
        let winter = "2026-03-27T23:00:00Z 2026-03-28T23:00:00Z";
        assert_eq!(told("2026-03-27T08:00+01:00[Europe/Oslo]").as_deref(), Some(winter));
        let short = "2026-03-28T23:00:00Z 2026-03-29T22:00:00Z";
        assert_eq!(told("2026-03-28T20:00+01:00[Europe/Oslo]").as_deref(), Some(short), "of 23 hours");
    }
}
