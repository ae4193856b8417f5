//! Rate limits on attempts, such as wrong passwords or reports.
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

/// Sign-in attempts with an address from one network within [`WINDOW`], then one more each
/// [`SLOWER`]: 25 in all. The same applies to a device on which the account has been used, in any
/// network.
pub const ATTEMPTS: u32 = 10;
/// See [`ATTEMPTS`].
pub const SLOWER: Duration = Duration::minutes(1);
/// Sign-in attempts with an address from all networks together within [`WINDOW`], then one more
/// each [`SLOWER_FROM_ANYWHERE`]: 200 in all, 19,200 a day. Devices on which the account has been
/// used are not counted.
pub const ATTEMPTS_FROM_ANYWHERE: u32 = 100;
/// See [`ATTEMPTS_FROM_ANYWHERE`].
pub const SLOWER_FROM_ANYWHERE: Duration = Duration::seconds(9);
/// Second-factor codes allowed within [`WINDOW`]: of a million codes, three are right.
pub const CODES: u32 = 5;
/// From the first attempt on.
pub const WINDOW: Duration = Duration::minutes(15);
/// Failures from one network within [`WINDOW`] after which its attempts are slowed down: a class
/// may share an address, and some of it mistype.
pub const FAILURES_OF_A_NETWORK: u32 = 100;
/// Sign-ups from one network within [`WINDOW`], then one more each [`SLOWER_SIGN_UPS`]: 150 in all.
pub const SIGN_UPS: u32 = 60;
/// See [`SIGN_UPS`].
pub const SLOWER_SIGN_UPS: Duration = Duration::seconds(10);
/// After so many that have begun to be counted a server removes what is over, and so many at most:
/// more than there can have come.
const SWEPT_AFTER: u32 = 100;
const SWEPT_AT_ONCE: i64 = 300;

/// Permission to try now, or the time to wait.
pub type RateDecision = Result<(), Duration>;

/// Attempts by address, whether there is such an account or not, or by whatever else names who
/// tries, within a federation.
#[derive(Debug)]
pub struct Attempts {
    store: Store,
    kind: &'static str,
    limit: i32,
    window: Duration,
    /// After how long each one more may be tried beyond the limit, if ever.
    then_each: Option<Duration>,
    begun: AtomicU32,
}

impl Attempts {
    /// So many attempts of a kind, by its word, for each who tries within so long a time.
    pub fn new(store: Store, kind: &'static str, limit: u32, window: Duration) -> Self {
        let limit = i32::try_from(limit).unwrap_or(i32::MAX);
        Self { store, kind, limit, window, then_each: None, begun: AtomicU32::new(0) }
    }

    /// The same, and one more each time that so long has passed since the first: it slows down and does not lock.
    pub fn then_each(self, pause: Duration) -> Self {
        Self { then_each: Some(pause), ..self }
    }

    /// Counts an attempt, before it is known how it ends: many at once cannot slip through. When there have been too
    /// many, it says how long to wait.
    pub async fn begin(
        &self,
        federation: FederationId,
        who: &str,
        now: Moment,
    ) -> Result<RateDecision, StoreError> {
        begin_all(federation, &[(self, who)], now).await
    }

    /// Checks the limit without counting. For attempts that usually succeed: only failures are
    /// counted, by [`Attempts::count`], and up to a hashing queue's length of concurrent ones may
    /// slip through.
    pub async fn allow(
        &self,
        federation: FederationId,
        who: &str,
        now: Moment,
    ) -> Result<RateDecision, StoreError> {
        self.most_now(federation, &hash(who), now).await.map(|most| most.map(drop))
    }

    /// Limit on attempts by now, including the next; or the time to wait for it.
    async fn most_now(
        &self,
        federation: FederationId,
        who_hash: &[u8; 32],
        now: Moment,
    ) -> Result<Result<i32, Duration>, StoreError> {
        let standing = throttle::status(&self.store, self.counted(federation, who_hash), now).await?;
        let Some((tries, ends)) = standing else { return Ok(Ok(self.limit)) };
        let left = ends.since(now);
        let Some(pause) = self.then_each else {
            return Ok(if tries < self.limit { Ok(self.limit) } else { Err(left) });
        };
        let pauses = (self.window - left).whole_milliseconds() / pause.whole_milliseconds().max(1);
        let most = self.limit.saturating_add(i32::try_from(pauses.max(0)).unwrap_or(i32::MAX));
        if tries < most {
            return Ok(Ok(most));
        }
        // The first moment at which one more is allowed than have been tried.
        let wait = pause * (tries.saturating_sub(self.limit).saturating_add(1)) - (self.window - left);
        Ok(Err(wait.min(left)))
    }

    /// Counts what has failed, whether it was too much or not.
    pub async fn count(&self, federation: FederationId, who: &str, now: Moment) -> Result<(), StoreError> {
        // An excess of attempts is reported to the next one.
        self.begin(federation, who, now).await.map(|_| ())
    }

    /// The attempt could not be judged: it does not count. Where that cannot be kept it counts after all.
    pub async fn take_back(&self, federation: FederationId, who: &str) {
        let taken_back = async {
            let mut write = self.store.write().await?;
            self.take_back_within(&mut write, federation, who).await?;
            write.commit().await
        };
        told(taken_back.await);
    }

    /// The same, with what else is written.
    pub async fn take_back_within(
        &self,
        write: &mut WriteTransaction,
        federation: FederationId,
        who: &str,
    ) -> Result<(), StoreError> {
        throttle::take_back(write, self.counted(federation, &hash(who))).await
    }

    /// The attempt was right: all is forgiven. Where that cannot be kept it is not, until the time is over.
    pub async fn clear(&self, federation: FederationId, who: &str) {
        let cleared = async {
            let mut write = self.store.write().await?;
            self.clear_within(&mut write, federation, who).await?;
            write.commit().await
        };
        told(cleared.await);
    }

    /// The same, with what else is written because it was right.
    pub async fn clear_within(
        &self,
        write: &mut WriteTransaction,
        federation: FederationId,
        who: &str,
    ) -> Result<(), StoreError> {
        throttle::forget(write, self.counted(federation, &hash(who))).await
    }

    fn counted<'a>(&self, federation: FederationId, who: &'a [u8; 32]) -> ThrottleKey<'a> {
        ThrottleKey { federation, kind: self.kind, who }
    }

    /// Removes what is over, of every kind, each time that so many have begun here.
    async fn sweep_at_times(&self, federation: FederationId, now: Moment) {
        if self.begun.fetch_add(1, Ordering::Relaxed) % SWEPT_AFTER == SWEPT_AFTER - 1 {
            sweep(&self.store, federation, now).await;
        }
    }
}

/// Counts an attempt by each of these, or by none where one of them has had too many.
pub async fn begin_all(
    federation: FederationId,
    all: &[(&Attempts, &str)],
    now: Moment,
) -> Result<RateDecision, StoreError> {
    let Some((first, _)) = all.first() else { return Ok(Ok(())) };
    let mut taken = Vec::new();
    for (attempts, who) in all {
        // Refusal takes only a read: a blocked client cannot keep the writer busy.
        let who_hash = hash(who);
        match attempts.most_now(federation, &who_hash, now).await? {
            Ok(most) => taken.push((*attempts, who_hash, most)),
            Err(wait) => return Ok(Err(wait)),
        }
    }
    let mut write = first.store.write().await?;
    let mut is_first = false;
    for (attempts, who_hash, most) in &taken {
        let (counted, ends) = (attempts.counted(federation, who_hash), now.plus(attempts.window));
        match throttle::take(&mut write, counted, *most, now, ends).await? {
            Some(tries) => is_first |= tries == 1,
            // A concurrent attempt took the last one between the two statements.
            None => {
                drop(write);
                let wait = attempts.most_now(federation, who_hash, now).await?;
                return Ok(Err(wait.err().unwrap_or_default()));
            }
        }
    }
    write.commit().await?;
    if is_first {
        first.sweep_at_times(federation, now).await;
    }
    Ok(Ok(()))
}

/// Removes attempts whose time is over, some at a time.
pub(super) async fn sweep(store: &Store, federation: FederationId, now: Moment) {
    let swept = async {
        let mut write = store.write().await?;
        throttle::delete_over(&mut write, federation, now, SWEPT_AT_ONCE).await?;
        write.commit().await
    };
    told(swept.await);
}

fn told(kept: Result<(), StoreError>) {
    if let Err(error) = kept {
        tracing::warn!(%error, "what was counted of attempts could not be changed");
    }
}

/// Fixed length for any address. Not keyed: a key shared by all nodes would be in the same database
/// as the accounts' addresses, and hashes of other addresses expire.
fn hash(who: &str) -> [u8; 32] {
    Sha256::digest(who.as_bytes()).into()
}
