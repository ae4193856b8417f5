//! How often somebody may try something: be wrong about a password, or send a report.
//!
//! It is counted in the database, so that any number of servers over it have one limit, and it goes on after a start. Where the database
//! does not answer nothing may be tried. Who has tried too often is read, and writes nothing; what else a stranger can make us write is as much
//! as the line for hashing lets through.

use crate::store::federation::FederationId;
use crate::store::throttle::{self, Counted};
use crate::store::{Moment, Store, StoreError, Write};
use sha2::{Digest, Sha256};
use std::sync::atomic::{AtomicU32, Ordering};
use time::Duration;

/// How many attempts at signing in an address has within [`WINDOW`] before it must wait.
pub const ATTEMPTS: u32 = 10;
/// How many codes of a second factor somebody may try within [`WINDOW`]: of a million, three are right.
pub const CODES: u32 = 5;
/// From the first attempt on.
pub const WINDOW: Duration = Duration::minutes(15);
/// How many attempts may fail from one network within [`WINDOW`]: a class may sit behind one address, and some of it mistype.
pub const FAILURES_OF_A_NETWORK: u32 = 100;
/// After so many that have begun to be counted a server removes what is over, and so many at most: more than there can have come.
const SWEPT_AFTER: u32 = 100;
const SWEPT_AT_ONCE: i64 = 300;

/// Whether something may be tried now; if not, how long to wait.
pub type Turn = Result<(), Duration>;

/// Attempts by address, whether there is such an account or not, or by whatever else names who tries, within a federation.
#[derive(Debug)]
pub struct Attempts {
    store: Store,
    kind: &'static str,
    limit: i32,
    window: Duration,
    begun: AtomicU32,
}

impl Attempts {
    /// So many attempts of a kind, by its word, for each who tries within so long a time.
    pub fn new(store: Store, kind: &'static str, limit: u32, window: Duration) -> Self {
        let limit = i32::try_from(limit).unwrap_or(i32::MAX);
        Self { store, kind, limit, window, begun: AtomicU32::new(0) }
    }

    /// Counts an attempt, before it is known how it ends: many at once cannot slip through. When there have been too
    /// many, it says how long to wait.
    pub async fn begin(&self, federation: FederationId, who: &str, now: Moment) -> Result<Turn, StoreError> {
        // Who may not is told so by reading: nobody can keep the one who writes busy with it.
        if let Err(wait) = self.allow(federation, who, now).await? {
            return Ok(Err(wait));
        }
        let who_hash = hash(who);
        let mut write = self.store.write().await?;
        let ends = now.plus(self.window);
        let tries =
            throttle::take(&mut write, self.counted(federation, &who_hash), self.limit, now, ends).await?;
        write.commit().await?;
        match tries {
            Some(tries) => {
                if tries == 1 {
                    self.sweep_at_times(federation, now).await;
                }
                Ok(Ok(()))
            }
            // Somebody else had the last one between the two statements.
            None => Ok(Err(self.allow(federation, who, now).await?.err().unwrap_or_default())),
        }
    }

    /// Whether one more may be made, without counting it. For those of whom many try at once and are right: what is counted is what
    /// fails, by [`Attempts::count`], and as many at once as the line for hashing holds may slip through.
    pub async fn allow(&self, federation: FederationId, who: &str, now: Moment) -> Result<Turn, StoreError> {
        let who_hash = hash(who);
        let until =
            throttle::until(&self.store, self.counted(federation, &who_hash), self.limit, now).await?;
        Ok(until.map_or(Ok(()), |until| Err(until.since(now))))
    }

    /// Counts what has failed, whether it was too much or not.
    pub async fn count(&self, federation: FederationId, who: &str, now: Moment) -> Result<(), StoreError> {
        // That there were too many already, the next one is told.
        self.begin(federation, who, now).await.map(|_| ())
    }

    /// The attempt could not be judged: it does not count. Where that cannot be kept it counts after all.
    pub async fn take_back(&self, federation: FederationId, who: &str) {
        let who_hash = hash(who);
        let taken_back = async {
            let mut write = self.store.write().await?;
            throttle::take_back(&mut write, self.counted(federation, &who_hash)).await?;
            write.commit().await
        };
        told(taken_back.await);
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
        write: &mut Write,
        federation: FederationId,
        who: &str,
    ) -> Result<(), StoreError> {
        throttle::forget(write, self.counted(federation, &hash(who))).await
    }

    fn counted<'a>(&self, federation: FederationId, who: &'a [u8; 32]) -> Counted<'a> {
        Counted { federation, kind: self.kind, who }
    }

    /// Removes what is over, of every kind, each time that so many have begun here.
    async fn sweep_at_times(&self, federation: FederationId, now: Moment) {
        if self.begun.fetch_add(1, Ordering::Relaxed) % SWEPT_AFTER == SWEPT_AFTER - 1 {
            sweep(&self.store, federation, now).await;
        }
    }
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

/// Of one length however long the address. Not keyed: a key that every server has stands in the same database, where the addresses of accounts
/// stand too, and what nobody has an account with is gone when its time is over.
fn hash(who: &str) -> [u8; 32] {
    Sha256::digest(who.as_bytes()).into()
}
