//! A limit on attempts of one kind, such as wrong passwords or reports.
//!
//! Counted in the database, so that all nodes share one limit, which survives restarts. If the
//! database does not answer, no attempt is allowed. A blocked client causes only reads; other
//! writes by strangers are bounded by the hashing queue.

use sha2::{Digest, Sha256};
use std::sync::atomic::{AtomicU32, Ordering};
use store::federation::FederationId;
use store::throttle::{self, ThrottleKey};
use store::{Moment, Store, StoreError, WriteTransaction};
use time::Duration;

/// Number of newly counted keys after which a node sweeps expired ones.
const SWEEP_AFTER: u32 = 100;
/// Maximum number of keys removed per sweep: more than can have been added since the last.
const SWEEP_LIMIT: i64 = 300;

/// Permission to try now, or the time to wait.
pub type RateDecision = Result<(), Duration>;

/// A limit on attempts by key, such as an address (existing or not), within a federation.
#[derive(Debug)]
pub struct RateLimit {
    store: Store,
    kind: &'static str,
    limit: i32,
    window: Duration,
    /// Interval at which one more attempt is allowed beyond the limit, if ever.
    refill: Option<Duration>,
    begun: AtomicU32,
}

impl RateLimit {
    /// Allows `limit` attempts of a kind, by its token, per key and window.
    pub fn new(store: Store, kind: &'static str, limit: u32, window: Duration) -> Self {
        let limit = i32::try_from(limit).unwrap_or(i32::MAX);
        Self { store, kind, limit, window, refill: None, begun: AtomicU32::new(0) }
    }

    /// The same limit with one more attempt per interval since the first: it slows down without
    /// locking out.
    pub fn refilled_each(self, interval: Duration) -> Self {
        Self { refill: Some(interval), ..self }
    }

    /// Counts an attempt before its outcome is known, so that concurrent ones cannot slip through.
    /// Returns the time to wait if the limit is reached.
    pub async fn begin(
        &self,
        federation: FederationId,
        key: &str,
        now: Moment,
    ) -> Result<RateDecision, StoreError> {
        begin_all(federation, &[(self, key)], now).await
    }

    /// Checks the limit without counting. For attempts that usually succeed: only failures are
    /// counted, by [`RateLimit::count`], and up to a hashing queue's length of concurrent ones may
    /// slip through.
    pub async fn allow(
        &self,
        federation: FederationId,
        key: &str,
        now: Moment,
    ) -> Result<RateDecision, StoreError> {
        self.current_limit(federation, &hash(key), now).await.map(|limit| limit.map(drop))
    }

    /// Limit on attempts by now, including the next; or the time to wait for it.
    async fn current_limit(
        &self,
        federation: FederationId,
        key_hash: &[u8; 32],
        now: Moment,
    ) -> Result<Result<i32, Duration>, StoreError> {
        let counted = throttle::status(&self.store, self.key(federation, key_hash), now).await?;
        let Some((tries, ends)) = counted else { return Ok(Ok(self.limit)) };
        let left = ends.since(now);
        let Some(interval) = self.refill else {
            return Ok(if tries < self.limit { Ok(self.limit) } else { Err(left) });
        };
        let refills = (self.window - left).whole_milliseconds() / interval.whole_milliseconds().max(1);
        let limit = self.limit.saturating_add(i32::try_from(refills.max(0)).unwrap_or(i32::MAX));
        if tries < limit {
            return Ok(Ok(limit));
        }
        // The first moment at which one more is allowed than have been tried.
        let wait = interval * (tries.saturating_sub(self.limit).saturating_add(1)) - (self.window - left);
        Ok(Err(wait.min(left)))
    }

    /// Counts a failure, even beyond the limit.
    pub async fn count(&self, federation: FederationId, key: &str, now: Moment) -> Result<(), StoreError> {
        // An excess of attempts is reported to the next one.
        self.begin(federation, key, now).await.map(|_| ())
    }

    /// Uncounts an attempt that could not be judged. If the database fails, it stays counted.
    pub async fn take_back(&self, federation: FederationId, key: &str) {
        let taken_back = async {
            let mut write = self.store.write().await?;
            self.take_back_within(&mut write, federation, key).await?;
            write.commit().await
        };
        log_failure(taken_back.await);
    }

    /// [`RateLimit::take_back`] in the caller's transaction.
    pub async fn take_back_within(
        &self,
        write: &mut WriteTransaction,
        federation: FederationId,
        key: &str,
    ) -> Result<(), StoreError> {
        throttle::take_back(write, self.key(federation, &hash(key))).await
    }

    /// Clears the count after a success. If the database fails, it stays until the window ends.
    pub async fn clear(&self, federation: FederationId, key: &str) {
        let cleared = async {
            let mut write = self.store.write().await?;
            self.clear_within(&mut write, federation, key).await?;
            write.commit().await
        };
        log_failure(cleared.await);
    }

    /// [`RateLimit::clear`] in the caller's transaction.
    pub async fn clear_within(
        &self,
        write: &mut WriteTransaction,
        federation: FederationId,
        key: &str,
    ) -> Result<(), StoreError> {
        throttle::forget(write, self.key(federation, &hash(key))).await
    }

    fn key<'a>(&self, federation: FederationId, who: &'a [u8; 32]) -> ThrottleKey<'a> {
        ThrottleKey { federation, kind: self.kind, who }
    }

    /// Sweeps expired counts of every kind after each [`SWEEP_AFTER`] new ones.
    async fn sweep_when_due(&self, federation: FederationId, now: Moment) {
        if self.begun.fetch_add(1, Ordering::Relaxed) % SWEEP_AFTER == SWEEP_AFTER - 1 {
            sweep(&self.store, federation, now).await;
        }
    }
}

/// Counts an attempt against each of these limits, or against none if one of them is reached.
pub async fn begin_all(
    federation: FederationId,
    all: &[(&RateLimit, &str)],
    now: Moment,
) -> Result<RateDecision, StoreError> {
    let Some((first, _)) = all.first() else { return Ok(Ok(())) };
    let mut allowed = Vec::new();
    for (limit, key) in all {
        // Refusal takes only a read: a blocked client cannot keep the writer busy.
        let key_hash = hash(key);
        match limit.current_limit(federation, &key_hash, now).await? {
            Ok(most) => allowed.push((*limit, key_hash, most)),
            Err(wait) => return Ok(Err(wait)),
        }
    }
    let mut write = first.store.write().await?;
    let mut is_first = false;
    for (limit, key_hash, most) in &allowed {
        let (key, ends) = (limit.key(federation, key_hash), now.plus(limit.window));
        match throttle::take(&mut write, key, *most, now, ends).await? {
            Some(tries) => is_first |= tries == 1,
            // A concurrent attempt took the last one between the two statements.
            None => {
                drop(write);
                let wait = limit.current_limit(federation, key_hash, now).await?;
                return Ok(Err(wait.err().unwrap_or_default()));
            }
        }
    }
    write.commit().await?;
    if is_first {
        first.sweep_when_due(federation, now).await;
    }
    Ok(Ok(()))
}

/// Removes expired counts, up to a limit.
pub(crate) async fn sweep(store: &Store, federation: FederationId, now: Moment) {
    let swept = async {
        let mut write = store.write().await?;
        throttle::delete_over(&mut write, federation, now, SWEEP_LIMIT).await?;
        write.commit().await
    };
    log_failure(swept.await);
}

fn log_failure(changed: Result<(), StoreError>) {
    if let Err(error) = changed {
        tracing::warn!(%error, "rate limit count not updated");
    }
}

/// Fixed length for any key. Not keyed: a key shared by all nodes would be in the same database
/// as the accounts' addresses, and hashes of other addresses expire.
fn hash(key: &str) -> [u8; 32] {
    Sha256::digest(key.as_bytes()).into()
}
