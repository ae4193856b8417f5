//! The connections to a PostgreSQL server.
//!
//! They are a pool's of sqlx, and those that have just read something are kept at hand for whoever reads next: the pool asks each connection that it is
//! given back whether somebody is at the other end, which costs as much again as most of what is read. What was left in the middle of something goes
//! through the pool, which reads what is still to come and ends what was begun.

use super::patience::{CONNECTION, FRESH, alive, answered, tried};
use super::pools::{Connections, Waits, patiently, place};
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{Error, PgConnection, PgPool, Postgres};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

/// After how long a connection goes back to the pool, which closes those that have grown old or that nobody needs.
const AWAY: Duration = Duration::from_secs(60);

/// The connections. Clones are the same.
#[derive(Clone, Debug)]
pub(super) struct Links(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    pool: PgPool,
    waits: Waits,
    /// As many as there may be connections: whoever has one finds one at hand, or the pool has one for them.
    places: Arc<Semaphore>,
    /// The last given back is the last here, and the first to be taken.
    at_hand: Mutex<Vec<AtHand>>,
}

#[derive(Debug)]
struct AtHand {
    link: PoolConnection<Postgres>,
    /// When the pool gave it.
    since: Instant,
    /// When it was last used.
    used: Instant,
}

impl Inner {
    fn at_hand(&self) -> MutexGuard<'_, Vec<AtHand>> {
        self.at_hand.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        // Nothing is left to which they could be given back.
        self.at_hand().drain(..).for_each(|one| drop(one.link.leak()));
    }
}

/// A connection that nobody else has meanwhile.
#[derive(Debug)]
pub(super) struct Link {
    links: Links,
    link: Option<PoolConnection<Postgres>>,
    since: Instant,
    /// Whether everything that was asked has been answered.
    is_whole: bool,
    /// Given back behind the connection, so that whoever gets it finds one.
    place: Option<OwnedSemaphorePermit>,
}

impl Link {
    /// The connection, to ask something. Whoever has the whole answer says so by [`Link::heard_out`].
    pub(super) fn link(&mut self) -> Result<&mut PgConnection, Error> {
        self.is_whole = false;
        self.link.as_deref_mut().ok_or(Error::PoolClosed)
    }

    /// The whole answer has come to what was asked last.
    pub(super) fn heard_out(&mut self) {
        self.is_whole = true;
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        let Some(link) = self.link.take() else { return };
        if !self.is_whole || self.since.elapsed() >= AWAY {
            return;
        }
        let mut at_hand = self.links.0.at_hand();
        // Looked at while nobody else may: once the pool is closed, what is at hand is given back to it, and nothing more is put there.
        if self.links.0.pool.is_closed() {
            return;
        }
        let now = Instant::now();
        at_hand.push(AtHand { link, since: self.since, used: now });
        // More were needed at once than now: the first are those that nobody takes any more.
        let unused = at_hand.first().is_some_and(|one| now.duration_since(one.used) >= AWAY);
        let unused = unused.then(|| at_hand.remove(0));
        drop(at_hand);
        drop(unused);
    }
}

/// A transaction. Dropped without [`PgWriting::commit`], it is rolled back.
#[derive(Debug)]
pub(super) struct PgWriting {
    /// None once it was committed
    link: Option<PoolConnection<Postgres>>,
    /// Given back behind the connection.
    place: Option<OwnedSemaphorePermit>,
}

impl PgWriting {
    /// The connection to write on.
    pub(super) fn link(&mut self) -> &mut PgConnection {
        self.link.as_deref_mut().expect("a transaction has its connection until it is committed")
    }

    /// Commits. When this returns, what was written is on disk.
    pub(super) async fn commit(mut self) -> Result<(), Error> {
        sqlx::raw_sql("COMMIT").execute(self.link()).await?;
        drop(self.link.take());
        Ok(())
    }
}

impl Drop for PgWriting {
    fn drop(&mut self) {
        let (Some(mut link), place) = (self.link.take(), self.place.take()) else { return };
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return drop(link.leak()) };
        runtime.spawn(async move {
            if answered(sqlx::raw_sql("ROLLBACK").execute(&mut *link)).await.is_err() {
                link.close_on_drop();
            }
            drop(link);
            drop(place);
        });
    }
}

impl Links {
    /// Opens the first; others when they are needed, so many at most.
    pub(super) async fn open(options: PgConnectOptions, most: u32) -> Result<Self, Error> {
        let most = most.max(1);
        let pool = tried(PgPoolOptions::new().max_connections(most)).connect_with(options).await?;
        let places = Arc::new(Semaphore::new(usize::try_from(most).unwrap_or(Semaphore::MAX_PERMITS)));
        Ok(Self(Arc::new(Inner { pool, waits: Waits::default(), places, at_hand: Mutex::default() })))
    }

    /// One that is free, now or in a while.
    pub(super) async fn take(&self) -> Result<Link, Error> {
        let _waiting = self.0.waits.begin();
        patiently(CONNECTION, Box::pin(self.free())).await
    }

    async fn free(&self) -> Result<Link, Error> {
        let place = place(&self.0.places).await?;
        let (link, since) = match self.found().await {
            Some(found) => found,
            None => (self.0.pool.acquire().await?, Instant::now()),
        };
        Ok(Link { links: self.clone(), link: Some(link), since, is_whole: true, place: Some(place) })
    }

    /// One that is at hand and alive.
    async fn found(&self) -> Option<(PoolConnection<Postgres>, Instant)> {
        let AtHand { mut link, since, used } = self.0.at_hand().pop()?;
        if used.elapsed() < FRESH || alive(&mut link).await.is_ok() {
            return Some((link, since));
        }
        // What is the matter with one is the matter with those that were used before it: the pool finds out of each, and has another.
        link.close_on_drop();
        let others = std::mem::take(&mut *self.0.at_hand());
        drop(others);
        None
    }

    /// Begins a transaction.
    pub(super) async fn begin(&self) -> Result<PgWriting, Error> {
        let mut taken = self.take().await?;
        let link = taken.link.take().ok_or(Error::PoolClosed)?;
        // Broken off from here on, it is rolled back: sqlx would hand the connection on within the transaction.
        let mut writing = PgWriting { link: Some(link), place: taken.place.take() };
        answered(sqlx::raw_sql("BEGIN").execute(writing.link())).await?;
        Ok(writing)
    }

    /// What they are opened with.
    pub(super) fn options(&self) -> PgConnectOptions {
        (*self.0.pool.connect_options()).clone()
    }

    /// How many there are, and how many of them nobody uses.
    pub(super) fn figures(&self) -> Connections {
        let at_hand = u32::try_from(self.0.at_hand().len()).unwrap_or(u32::MAX);
        let of_pool = Connections::of("all", &self.0.pool, &self.0.waits);
        Connections { idle: of_pool.idle.saturating_add(at_hand).min(of_pool.open), ..of_pool }
    }

    /// Whether they are closed.
    pub(super) fn is_closed(&self) -> bool {
        self.0.pool.is_closed()
    }

    /// Does something until they are closed, which is then the error.
    pub(super) async fn until_closed<T>(&self, task: impl Future<Output = T>) -> Result<T, Error> {
        self.0.pool.close_event().do_until(task).await
    }

    /// Closes all, waiting for those in use.
    pub(super) async fn close(&self) {
        self.0.places.close();
        let closed = self.0.pool.close();
        let at_hand = std::mem::take(&mut *self.0.at_hand());
        drop(at_hand);
        closed.await;
    }
}
