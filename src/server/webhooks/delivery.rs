//! Delivery of due events, with retries at growing intervals.

use super::WebhookDeliveries;
use super::attempt::SigningSecrets;
use crate::clock::Stopwatch;
use crate::outbound::Hosts;
use store::webhook::{self, WebhookRow};
use store::webhook_delivery::{self, DeliveryRow};
use store::{StoreError, federation};
use time::Duration;
use tokio::task::JoinSet;

/// Polling interval.
const POLL_INTERVAL: std::time::Duration = std::time::Duration::from_secs(1);
/// Extra delay after a database error.
const ERROR_DELAY: std::time::Duration = std::time::Duration::from_secs(10);
const SWEEP_INTERVAL: std::time::Duration = std::time::Duration::from_secs(3600);
/// Webhooks served at the same time; each gets one request after the other.
const CONCURRENCY: usize = 16;
/// Deliveries to a webhook per round, and the time after which it waits for the next one.
const BATCH: i64 = 20;
const ROUND: std::time::Duration = std::time::Duration::from_secs(10);
/// Time for which a sender has a delivery; after that it is due again.
const LEASE: Duration = Duration::minutes(1);
/// Delays after failed attempts; after the last of them the delivery has failed.
const DELAYS: [Duration; 9] = [
    Duration::seconds(5),
    Duration::minutes(5),
    Duration::minutes(30),
    Duration::hours(2),
    Duration::hours(5),
    Duration::hours(10),
    Duration::hours(14),
    Duration::hours(20),
    Duration::hours(24),
];
/// Time for which deliveries are kept.
const RETENTION: Duration = Duration::days(90);

/// Outcomes of due deliveries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WebhooksDelivered {
    /// Accepted.
    pub delivered: usize,
    /// To be retried.
    pub delayed: usize,
    /// Given up.
    pub failed: usize,
}

impl WebhookDeliveries {
    /// Limits webhooks to these hosts. Later calls have no effect.
    pub fn limit_to(&self, hosts: Hosts) {
        self.reach.limit_to(hosts);
    }

    /// Delivers due events and removes old ones until shutdown. Running attempts then get a grace
    /// period; others are retried.
    pub async fn run(self, grace: std::time::Duration) {
        let deadline = async {
            self.shutdown.begun().await;
            tokio::time::sleep(grace).await;
        };
        tokio::select! {
            _ = async { tokio::join!(self.poll(), self.poll_old()) } => {}
            () = deadline => {}
        }
    }

    async fn poll(&self) {
        while !self.shutdown.has_begun() {
            let pause = match self.deliver_due().await {
                // More may be due.
                Ok(done) if done.delivered > 0 => continue,
                Ok(_) => POLL_INTERVAL,
                Err(error) => {
                    tracing::error!(%error, "webhook queue unavailable");
                    POLL_INTERVAL + ERROR_DELAY
                }
            };
            // The loop condition decides.
            let _ = tokio::time::timeout(pause, self.shutdown.begun()).await;
        }
    }

    async fn poll_old(&self) {
        while !self.shutdown.has_begun() {
            if let Err(error) = self.remove_old().await {
                tracing::error!(%error, "cannot remove old webhook deliveries");
            }
            let _ = tokio::time::timeout(SWEEP_INTERVAL, self.shutdown.begun()).await;
        }
    }

    /// Sends due events until shutdown, some to each webhook.
    pub async fn deliver_due(&self) -> Result<WebhooksDelivered, StoreError> {
        let (mut all, mut running) = (WebhooksDelivered::default(), JoinSet::new());
        if self.keyring.operator().is_none() {
            return Ok(all);
        }
        for webhook in webhook::with_due(&self.store, self.clock.now()).await? {
            if running.len() >= CONCURRENCY {
                count(running.join_next().await, &mut all)?;
            }
            if self.shutdown.has_begun() {
                break;
            }
            let deliveries = self.clone();
            running.spawn(async move { deliveries.deliver_to(&webhook).await });
        }
        while let Some(ended) = running.join_next().await {
            count(Some(ended), &mut all)?;
        }
        Ok(all)
    }

    /// Removes deliveries older than the retention period. Returns their number.
    pub async fn remove_old(&self) -> Result<u64, StoreError> {
        let (before, mut removed) = (self.clock.now().plus(-RETENTION), 0);
        for federation in federation::all(&self.store).await? {
            let mut write = self.store.write().await?;
            removed += webhook_delivery::delete_old(&mut write, federation.id, before).await?;
            write.commit().await?;
        }
        Ok(removed)
    }

    /// Sends due events to a webhook, one after the other, until one fails: the next would fail too.
    async fn deliver_to(&self, webhook: &WebhookRow) -> Result<WebhooksDelivered, StoreError> {
        let (mut all, round, now) = (WebhooksDelivered::default(), Stopwatch::begin(), self.clock.now());
        let secrets = match self.secrets_of(webhook, now) {
            Ok(secrets) => secrets,
            Err(fault) => {
                tracing::error!(webhook = %webhook.id.0, %fault, "cannot open the secret of a webhook");
                return Ok(all);
            }
        };
        for row in webhook_delivery::due(&self.store, webhook.federation_id, webhook.id, now, BATCH).await? {
            if self.shutdown.has_begun() || round.took() > ROUND {
                break;
            }
            let one = self.deliver(webhook, &secrets, &row).await?;
            all.add(one);
            if one.delayed + one.failed > 0 {
                break;
            }
        }
        Ok(all)
    }

    /// Sends an event, unless another sender has it, and stores the outcome.
    async fn deliver(
        &self,
        webhook: &WebhookRow,
        secrets: &SigningSecrets,
        row: &DeliveryRow,
    ) -> Result<WebhooksDelivered, StoreError> {
        let (federation, mut done) = (webhook.federation_id, WebhooksDelivered::default());
        let mut write = self.store.write().await?;
        let now = self.clock.now();
        let taken = webhook_delivery::claim(&mut write, row, now, now.plus(LEASE)).await?;
        write.commit().await?;
        if !taken {
            return Ok(done);
        }
        let answered = self.send(webhook, secrets, row, now).await;
        let mut write = self.store.write().await?;
        let now = self.clock.now();
        match answered {
            Ok(status) => {
                webhook::record_success(&mut write, federation, webhook.id, now).await?;
                webhook_delivery::mark_delivered(&mut write, federation, row.id, status, now).await?;
                tracing::info!(webhook = %webhook.id.0, delivery = %row.id.0, event = row.event, "webhook delivered");
                done.delivered = 1;
            }
            Err(failure) => {
                let is_gone = failure.fault == "gone";
                let again = wait(row.attempts).map(|delay| now.plus(delay)).filter(|_| !is_gone);
                tracing::info!(webhook = %webhook.id.0, delivery = %row.id.0, fault = failure.fault, "webhook failed");
                self.record_failure(&mut write, webhook, row, &failure, (again, now)).await?;
                (done.delayed, done.failed) = (again.is_some().into(), again.is_none().into());
            }
        }
        write.commit().await?;
        Ok(done)
    }
}

impl WebhooksDelivered {
    fn add(&mut self, one: Self) {
        self.delivered += one.delivered;
        self.delayed += one.delayed;
        self.failed += one.failed;
    }
}

/// Delay after an attempt that this many went before.
fn wait(before: i32) -> Option<Duration> {
    DELAYS.get(usize::try_from(before).ok()?).copied()
}

/// Adds the outcomes of a webhook.
fn count(
    ended: Option<Result<Result<WebhooksDelivered, StoreError>, tokio::task::JoinError>>,
    all: &mut WebhooksDelivered,
) -> Result<(), StoreError> {
    // A panic is logged; the delivery becomes due again.
    if let Some(Ok(one)) = ended {
        all.add(one?);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::attempt::TIMEOUT;
    use super::*;

    #[test]
    fn one_sender_per_delivery() {
        assert!(LEASE > TIMEOUT);
    }

    #[test]
    fn ten_attempts_in_about_three_days() {
        let all: Duration = (0..).map_while(wait).sum();
        assert_eq!((all.whole_hours(), wait(8).is_some(), wait(9)), (75, true, None));
    }
}
