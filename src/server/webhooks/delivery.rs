//! Delivery of due events, with retries at growing intervals.

use super::WebhookDeliveries;
use super::attempt::SigningSecrets;
use super::list::WebhookState;
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
/// Deliveries to a webhook, and the time, after which it makes room for others.
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

/// Webhooks being served.
type Running = JoinSet<Result<WebhooksDelivered, StoreError>>;

impl WebhookDeliveries {
    /// Limits webhooks to these hosts. Later calls have no effect.
    pub fn limit_to(&self, hosts: Hosts) {
        self.reach.limit_to(hosts);
    }

    /// Delivers due events and removes old ones until shutdown. Running attempts then get a grace
    /// period; others are retried.
    pub async fn run(self, grace: std::time::Duration) {
        let work = async {
            tokio::join!(self.poll(), self.poll_old());
        };
        self.shutdown.end_within(grace, work).await;
    }

    /// Serves webhooks as they become due; none waits for another that is slow to respond.
    async fn poll(&self) {
        let mut running = Running::new();
        while !self.shutdown.has_begun() {
            let mut pause = POLL_INTERVAL;
            if let Err(error) = self.start_due(&mut running).await {
                tracing::error!(%error, "webhook queue unavailable");
                pause += ERROR_DELAY;
            }
            tokio::select! {
                () = one_delivers(&mut running) => {}
                () = self.shutdown.pause(pause) => {}
            }
        }
        while running.join_next().await.is_some() {}
    }

    async fn poll_old(&self) {
        while !self.shutdown.has_begun() {
            if let Err(error) = self.remove_old().await {
                tracing::error!(%error, "cannot remove old webhook deliveries");
            }
            self.shutdown.pause(SWEEP_INTERVAL).await;
        }
    }

    /// Sends due events until shutdown, some to each webhook, and waits for all outcomes.
    pub async fn deliver_due(&self) -> Result<WebhooksDelivered, StoreError> {
        let (mut all, mut running) = (WebhooksDelivered::default(), Running::new());
        self.start_due(&mut running).await?;
        while let Some(ended) = running.join_next().await {
            // A panic is logged; the delivery becomes due again.
            if let Ok(one) = ended {
                all.add(one?);
            }
        }
        Ok(all)
    }

    /// Starts serving webhooks with due events, as many as there is room for.
    async fn start_due(&self, running: &mut Running) -> Result<(), StoreError> {
        if self.keyring.operator().is_none() || running.len() >= CONCURRENCY {
            return Ok(());
        }
        let due = webhook::with_due(&self.store, self.clock.now()).await?;
        for webhook in due.into_iter().take(CONCURRENCY - running.len()) {
            let deliveries = self.clone();
            running.spawn(async move { deliveries.deliver_to(&webhook).await });
        }
        Ok(())
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
            if one.delivered == 0 {
                break;
            }
        }
        Ok(all)
    }

    /// Sends an event, unless another sender has one of this webhook, and stores the outcome.
    async fn deliver(
        &self,
        webhook: &WebhookRow,
        secrets: &SigningSecrets,
        row: &DeliveryRow,
    ) -> Result<WebhooksDelivered, StoreError> {
        let (federation, mut done) = (webhook.federation_id, WebhooksDelivered::default());
        let mut write = self.store.write().await?;
        let current = webhook::lock(&mut write, federation, webhook.id).await?;
        let is_active = current.is_some_and(|row| row.state == WebhookState::Active.word());
        let now = self.clock.now();
        if !is_active || !webhook_delivery::claim(&mut write, row, now, now.plus(LEASE)).await? {
            return Ok(done);
        }
        write.commit().await?;
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

/// Returns once a webhook has accepted a delivery: more may be due.
async fn one_delivers(running: &mut Running) {
    while let Some(ended) = running.join_next().await {
        match ended {
            Ok(Ok(done)) if done.delivered > 0 => return,
            Ok(Err(error)) => tracing::error!(%error, "webhook delivery interrupted"),
            Ok(Ok(_)) | Err(_) => {}
        }
    }
    std::future::pending().await
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
