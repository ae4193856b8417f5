//! The server: the state that all rules share.
//!
//! Knows only the types of its fields; the rules are `impl Server` blocks in the other modules.

use crate::accounts::browser::Browser;
use crate::accounts::password::{Cost, Passwords};
use crate::accounts::slow_queue::SlowQueues;
use crate::certificates::{Keyring, StatusListCache};
use crate::clock::Clock;
use crate::enrolment::progress::RunningImports;
use crate::entropy::Entropy;
use crate::exams::state::ExamState;
use crate::federation::demonstration;
use crate::mail::Mailing;
use crate::rate_limits::RateLimits;
use std::sync::{Arc, OnceLock};
use store::federation::Federation;
use store::{Store, StoreError};
use time::OffsetDateTime;
use tokio::sync::watch;

/// The site's rules over a store. Cheap to clone: clones are the same server.
#[derive(Clone, Debug)]
pub struct Server {
    pub(crate) inner: Arc<Inner>,
    /// The client, as far as known without a session.
    pub(crate) browser: Browser,
}

#[derive(Debug)]
pub(crate) struct Inner {
    pub store: Store,
    pub clock: Clock,
    pub entropy: Entropy,
    /// The demonstration federation, which visitors see.
    pub federation: Federation,
    pub passwords: Passwords,
    pub limits: RateLimits,
    pub slow_queues: SlowQueues,
    pub mailing: OnceLock<Mailing>,
    pub imports: RunningImports,
    pub exams: ExamState,
    pub keyring: Keyring,
    pub status_lists: StatusListCache,
    stopping: watch::Sender<bool>,
}

impl Server {
    /// Opens a server over a store, following the database's clock if it has one. Creates the
    /// demonstration federation if it does not exist.
    pub async fn new(store: Store, clock: Clock, entropy: Entropy, cost: Cost) -> Result<Self, StoreError> {
        clock.follow(&store).await?;
        let federation = demonstration(&store, &clock, &entropy).await?;
        let inner = Inner {
            federation,
            passwords: Passwords::new(cost, &entropy),
            limits: RateLimits::new(&store),
            slow_queues: SlowQueues::default(),
            mailing: OnceLock::new(),
            imports: RunningImports::default(),
            exams: ExamState::new(store.clone()),
            keyring: Keyring::default(),
            status_lists: StatusListCache::default(),
            stopping: watch::Sender::default(),
            store,
            clock,
            entropy,
        };
        Ok(Self { inner: Arc::new(inner), browser: Browser::default() })
    }

    /// The same server, for requests of this browser.
    pub fn asked_by(&self, browser: Browser) -> Self {
        Self { inner: self.inner.clone(), browser }
    }

    /// The demonstration federation, which visitors see.
    pub fn federation(&self) -> &Federation {
        &self.inner.federation
    }

    /// The current time.
    pub fn now(&self) -> OffsetDateTime {
        self.inner.clock.now().time()
    }

    /// Checks that the database answers and can be written.
    pub async fn ready(&self) -> Result<bool, StoreError> {
        self.inner.store.ping().await?;
        self.inner.store.is_writable().await
    }

    /// Begins the shutdown: ends watches, and stops taking emails from the queue.
    pub fn stop(&self) {
        self.inner.stopping.send_replace(true);
        self.inner.store.end_watching();
    }

    /// True once shutdown has begun.
    pub(crate) fn is_stopping(&self) -> bool {
        *self.inner.stopping.borrow()
    }

    /// Waits for the shutdown to begin.
    pub(crate) async fn shutdown(&self) {
        // This handle itself keeps the sender alive.
        let _ = self.inner.stopping.subscribe().wait_for(|stopping| *stopping).await;
    }

    /// Closes the database after running queries.
    pub async fn close(&self) {
        self.inner.store.close().await;
    }
}
