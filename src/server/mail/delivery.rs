//! Delivery of due emails, with retries at growing intervals until they are useless.

use super::sender::{Refused, Sender};
use crate::parts::{Clock, Service, Shutdown};
use store::federation::{self, FederationId};
use store::mail::{self, MailRow};
use store::{Moment, Store, StoreError};
use time::Duration;
use tokio::task::JoinSet;

/// Polling interval.
const POLL_INTERVAL: std::time::Duration = std::time::Duration::from_secs(1);
const ERASE_INTERVAL: std::time::Duration = std::time::Duration::from_secs(600);
/// Extra delay after a database error.
const ERROR_DELAY: std::time::Duration = std::time::Duration::from_secs(10);
/// Emails of a federation per round, so that others get their turn.
const BATCH: i64 = 50;
/// Concurrent deliveries.
const CONCURRENCY: usize = 4;
/// Delay after the first failed attempt, doubled after each further one up to the longest.
const FIRST_WAIT: Duration = Duration::minutes(1);
const LONGEST_WAIT: Duration = Duration::hours(4);
/// Time for which a sender has an email; after that it is due again.
const LEASE: Duration = Duration::minutes(1);
/// Time for which the outcome of an email is shown.
const RETENTION: Duration = Duration::days(30);

/// Outcomes of due emails.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Delivered {
    /// Accepted by the SMTP server.
    pub sent: usize,
    /// To be retried.
    pub delayed: usize,
    /// Given up.
    pub given_up: usize,
}

/// Delay after this many attempts.
fn wait(attempts: i32) -> Duration {
    let doubled = u32::try_from(attempts).unwrap_or(0).min(16);
    (FIRST_WAIT * 2i32.pow(doubled)).min(LONGEST_WAIT)
}

/// Sends queued emails.
#[derive(Clone, Debug, Service)]
pub struct Delivery {
    store: Store,
    clock: Clock,
    shutdown: Shutdown,
}

impl Delivery {
    /// Runs the delivery of due emails; without an SMTP server it only erases expired ones. On
    /// shutdown it finishes running deliveries, up to a grace period; others are retried.
    pub async fn run_delivery(self, sender: Option<Sender>, grace: std::time::Duration) {
        self.shutdown.end_within(grace, self.poll(sender.as_ref())).await;
    }

    /// Polls for due emails until shutdown.
    async fn poll(&self, sender: Option<&Sender>) {
        while !self.shutdown.has_begun() {
            let (polled, pause) = match sender {
                Some(sender) => {
                    (self.deliver_due(sender).await.map(|delivered| delivered.sent), POLL_INTERVAL)
                }
                None => (self.erase_all_emails().await.map(|()| 0), ERASE_INTERVAL),
            };
            let pause = match polled {
                // More may be due.
                Ok(sent) if sent > 0 => continue,
                Ok(_) => pause,
                Err(error) => {
                    tracing::error!(%error, "email queue unavailable");
                    pause + ERROR_DELAY
                }
            };
            self.shutdown.pause(pause).await;
        }
    }

    /// Sends due emails until shutdown: some of each federation, those a user is waiting for first.
    pub async fn deliver_due(&self, sender: &Sender) -> Result<Delivered, StoreError> {
        let mut delivered = Delivered::default();
        let federations = federation::all(&self.store).await?;
        for federation in federations.into_iter().take_while(|_| !self.shutdown.has_begun()) {
            let now = self.clock.now();
            let due = mail::due(&self.store, federation.id, now, BATCH).await?;
            if due.is_empty() {
                continue;
            }
            self.erase_emails(federation.id, now).await?;
            self.try_emails(due.into_iter().filter(|row| row.expires_at > now), sender, &mut delivered)
                .await?;
        }
        Ok(delivered)
    }

    /// Tries these emails, a few at a time.
    async fn try_emails(
        &self,
        due: impl Iterator<Item = MailRow>,
        sender: &Sender,
        delivered: &mut Delivered,
    ) -> Result<(), StoreError> {
        let mut running = JoinSet::new();
        for row in due {
            if running.len() >= CONCURRENCY {
                count(running.join_next().await, delivered)?;
            }
            if self.shutdown.has_begun() {
                break;
            }
            let (delivery, sender) = (self.clone(), sender.clone());
            running.spawn(async move { delivery.try_email(row, &sender).await });
        }
        while let Some(ended) = running.join_next().await {
            count(Some(ended), delivered)?;
        }
        Ok(())
    }

    /// Sends an email, unless another sender has it, and stores the outcome. Logs only its id.
    async fn try_email(&self, row: MailRow, sender: &Sender) -> Result<Delivered, StoreError> {
        let mut write = self.store.write().await?;
        let now = self.clock.now();
        let taken = mail::claim(&mut write, &row, now.plus(LEASE)).await?;
        write.commit().await?;
        if !taken {
            return Ok(Delivered::default());
        }
        let tried = sender.send(&row).await;
        let mut write = self.store.write().await?;
        let delivered = match &tried {
            Ok(()) => {
                mail::mark_sent(&mut write, row.federation_id, row.id, self.clock.now()).await?;
                tracing::info!(mail = %row.id.0, kind = row.kind, "email sent");
                Delivered { sent: 1, ..Delivered::default() }
            }
            Err(Refused { why, for_good }) => {
                let again = next_attempt(&row, now).filter(|_| !for_good);
                mail::mark_failed(&mut write, row.federation_id, row.id, why, again).await?;
                tracing::warn!(mail = %row.id.0, kind = row.kind, for_good, "email not sent");
                let given_up = again.is_none();
                Delivered { delayed: (!given_up).into(), given_up: given_up.into(), ..Delivered::default() }
            }
        };
        write.commit().await?;
        Ok(delivered)
    }

    async fn erase_all_emails(&self) -> Result<(), StoreError> {
        let now = self.clock.now();
        for federation in federation::all(&self.store).await? {
            self.erase_emails(federation.id, now).await?;
        }
        Ok(())
    }

    /// Erases the bodies of expired emails, and removes old emails.
    async fn erase_emails(&self, federation: FederationId, now: Moment) -> Result<(), StoreError> {
        let mut write = self.store.write().await?;
        mail::expire(&mut write, federation, now).await?;
        mail::delete_old(&mut write, federation, now.plus(-RETENTION)).await?;
        write.commit().await
    }
}

/// Time of the next attempt, if the email is still useful then.
fn next_attempt(row: &MailRow, now: Moment) -> Option<Moment> {
    let again = now.plus(wait(row.attempts));
    (again < row.expires_at).then_some(again)
}

/// Adds the outcome of one email.
fn count(
    ended: Option<Result<Result<Delivered, StoreError>, tokio::task::JoinError>>,
    delivered: &mut Delivered,
) -> Result<(), StoreError> {
    // A panic is logged; the email becomes due again.
    if let Some(Ok(one)) = ended {
        let one = one?;
        delivered.sent += one.sent;
        delivered.delayed += one.delayed;
        delivered.given_up += one.given_up;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_sender_per_email() {
        assert!(LEASE > super::super::sender::TIMEOUT);
    }

    #[test]
    fn retry_delay_doubles_up_to_four_hours() {
        let minutes: Vec<i64> = [0, 1, 2, 7, 8, 100].map(|n| wait(n).whole_minutes()).into();
        assert_eq!(minutes, [1, 2, 4, 128, 240, 240]);
    }
}
