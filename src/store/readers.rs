//! The connections to a SQLite file that read.
//!
//! Not a pool of sqlx: that asks each connection whether it is alive when it is given back, which on a file, at whose other end nobody is, costs as
//! much again as most of what is read.

use super::pools::Connections;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Error, SqliteConnection};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, OwnedMappedMutexGuard, OwnedMutexGuard, OwnedSemaphorePermit, Semaphore};

/// After how many uses a connection is closed and another opened: whatever may be the matter with one has its end.
const USES: u32 = 10_000;

/// Some connections. Clones are the same.
#[derive(Clone, Debug)]
pub(super) struct Readers(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    options: SqliteConnectOptions,
    patience: Duration,
    /// As many as there are slots
    places: Arc<Semaphore>,
    slots: Vec<Arc<Mutex<Slot>>>,
}

#[derive(Debug, Default)]
struct Slot {
    link: Option<SqliteConnection>,
    uses: u32,
}

impl Slot {
    /// Opens a connection in place of one that there may be.
    async fn renew(&mut self, options: &SqliteConnectOptions) -> Result<(), Error> {
        if let Some(worn) = self.link.take() {
            // What it has to say matters to nobody any more.
            drop(worn.close().await);
        }
        *self = Self { link: Some(options.connect().await?), uses: 0 };
        Ok(())
    }
}

/// A connection that nobody else has meanwhile.
#[derive(Debug)]
pub(super) struct Reader {
    link: OwnedMappedMutexGuard<Slot, SqliteConnection>,
    /// Given back behind the connection, so that whoever gets it finds one.
    _place: OwnedSemaphorePermit,
}

impl Reader {
    /// The connection.
    pub(super) fn link(&mut self) -> &mut SqliteConnection {
        &mut self.link
    }
}

impl Readers {
    /// Opens the first; others when they are needed, so many at most. Who finds none free waits so long.
    pub(super) async fn open(
        options: SqliteConnectOptions,
        most: u32,
        patience: Duration,
    ) -> Result<Self, Error> {
        let slots: Vec<_> = (0..most.max(1)).map(|_| Arc::default()).collect();
        let places = Arc::new(Semaphore::new(slots.len()));
        let readers = Self(Arc::new(Inner { options, patience, places, slots }));
        readers.take().await?;
        Ok(readers)
    }

    /// One that is free, now or in a while.
    pub(super) async fn take(&self) -> Result<Reader, Error> {
        let Inner { options, patience, places, slots } = &*self.0;
        let place = tokio::time::timeout(*patience, places.clone().acquire_owned()).await;
        let place = place.map_err(|_| Error::PoolTimedOut)?.map_err(|_| Error::PoolClosed)?;
        // There is a slot for each place; the first are taken first, so that no more are opened than are needed at once.
        let free = slots.iter().find_map(|slot| slot.clone().try_lock_owned().ok());
        let mut slot = free.ok_or(Error::PoolTimedOut)?;
        if slot.link.is_none() || slot.uses >= USES {
            Box::pin(slot.renew(options)).await?;
        }
        slot.uses += 1;
        let link = OwnedMutexGuard::try_map(slot, |slot| slot.link.as_mut());
        Ok(Reader { link: link.map_err(|_| Error::PoolClosed)?, _place: place })
    }

    /// How many there are, and how many of them nobody uses.
    pub(super) fn figures(&self) -> Connections {
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let Inner { places, slots, .. } = &*self.0;
        let used = slots.len() - places.available_permits().min(slots.len());
        let idle = slots.iter().filter(|slot| slot.try_lock().is_ok_and(|slot| slot.link.is_some())).count();
        Connections { kind: "read", open: count(used + idle), idle: count(idle), most: count(slots.len()) }
    }

    /// Closes all, waiting for those in use.
    pub(super) async fn close(&self) {
        let Inner { places, slots, .. } = &*self.0;
        places.close();
        for slot in slots {
            if let Some(link) = slot.lock().await.link.take()
                && let Err(error) = link.close().await
            {
                tracing::warn!(%error, "a connection to the database could not be closed");
            }
        }
    }
}
