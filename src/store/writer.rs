//! The one connection to a SQLite file that writes, and its transactions.
//!
//! Not a pool of sqlx. That counts transactions beside SQLite, and where SQLite has rolled back by
//! itself (disk full, I/O error) its own `ROLLBACK` fails, the count stays at one, and the
//! connection never begins another. Here transactions are begun and ended by plain statements, and
//! a connection is used again only once its `COMMIT` or `ROLLBACK` was confirmed. Any other is
//! closed, which rolls back, and replaced.

use super::pools::patiently;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Error, SqliteConnection};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{Mutex, OwnedMappedMutexGuard, OwnedMutexGuard};

/// The connection, open or not. Clones are the same.
#[derive(Clone, Debug)]
pub(super) struct Writer(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    options: SqliteConnectOptions,
    patience: Duration,
    closed: AtomicBool,
    /// True while a transaction was begun whose end is not confirmed.
    unfinished: AtomicBool,
    /// Fair: the first to wait is the next to write.
    slot: Arc<Mutex<Slot>>,
}

type Slot = Option<SqliteConnection>;

/// A transaction. Dropped without [`WriteHandle::commit`], it is rolled back.
#[derive(Debug)]
pub(super) struct WriteHandle {
    link: OwnedMappedMutexGuard<Slot, SqliteConnection>,
    writer: Writer,
}

impl Writer {
    /// Over a first connection, with no transaction under way. Others, should it be closed, are
    /// opened with these options; who waits for a turn waits no longer than `patience`.
    pub(super) fn over(first: SqliteConnection, options: SqliteConnectOptions, patience: Duration) -> Self {
        let slot = Arc::new(Mutex::new(Some(first)));
        let (closed, unfinished) = (AtomicBool::new(false), AtomicBool::new(false));
        Self(Arc::new(Inner { options, patience, closed, unfinished, slot }))
    }

    /// Begins a transaction, with the write lock from its beginning.
    pub(super) async fn begin(&self) -> Result<WriteHandle, Error> {
        let slot = patiently(self.0.patience, async { Ok(self.0.slot.clone().lock_owned().await) }).await?;
        if self.is_closed() {
            return Err(Error::PoolClosed);
        }
        let slot = self.ready(slot).await?;
        let link = OwnedMutexGuard::try_map(slot, Option::as_mut).map_err(|_| Error::PoolClosed)?;
        self.0.unfinished.store(true, Ordering::Relaxed);
        // From here on it is rolled back wherever this is broken off.
        let mut writing = WriteHandle { link, writer: self.clone() };
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *writing.link).await?;
        Ok(writing)
    }

    /// Sees to it that a connection is there with no transaction under way.
    async fn ready(&self, mut slot: OwnedMutexGuard<Slot>) -> Result<OwnedMutexGuard<Slot>, Error> {
        self.roll_back(&mut slot).await;
        if slot.is_none() {
            *slot = Some(self.replacement().await?);
        }
        Ok(slot)
    }

    /// Another connection, once it has shown that it can write: SQLite opens a file that cannot be
    /// written as one to be read, and it stays so.
    async fn replacement(&self) -> Result<SqliteConnection, Error> {
        let mut link = self.0.options.connect().await?;
        for statement in ["BEGIN IMMEDIATE", "DELETE FROM federation WHERE 1 = 0", "COMMIT"] {
            sqlx::query(statement).execute(&mut link).await?;
        }
        tracing::info!("the connection that writes was opened anew");
        Ok(link)
    }

    /// Ends a transaction that is not known to have ended; the connection is closed where SQLite does not confirm it.
    async fn roll_back(&self, slot: &mut Slot) {
        if !self.0.unfinished.load(Ordering::Relaxed) {
            return;
        }
        if let Some(link) = slot.as_mut()
            && let Err(error) = sqlx::query("ROLLBACK").execute(link).await
        {
            tracing::warn!(%error, "a transaction could not be rolled back; its connection is closed");
            if let Some(link) = slot.take() {
                // Waits until SQLite has let go of the file.
                drop(link.close().await);
            }
        }
        self.0.unfinished.store(false, Ordering::Relaxed);
    }

    /// True once the writer is closed.
    pub(super) fn is_closed(&self) -> bool {
        self.0.closed.load(Ordering::Relaxed)
    }

    /// Closes it, waiting for a transaction that is under way.
    pub(super) async fn close(&self) {
        self.0.closed.store(true, Ordering::Relaxed);
        let mut slot = self.0.slot.lock().await;
        self.roll_back(&mut slot).await;
        if let Some(link) = slot.take()
            && let Err(error) = link.close().await
        {
            tracing::warn!(%error, "the connection that writes could not be closed");
        }
    }
}

impl WriteHandle {
    /// The connection to write on.
    pub(super) fn link(&mut self) -> &mut SqliteConnection {
        &mut self.link
    }

    /// Commits. When this returns, what was written is on disk.
    pub(super) async fn commit(mut self) -> Result<(), Error> {
        sqlx::query("COMMIT").execute(&mut *self.link).await?;
        self.writer.0.unfinished.store(false, Ordering::Relaxed);
        Ok(())
    }
}

impl Drop for WriteHandle {
    fn drop(&mut self) {
        let Inner { unfinished, slot, .. } = &*self.writer.0;
        // Without a runtime the next to write, or the end of the connection, rolls back.
        if unfinished.load(Ordering::Relaxed)
            && let Ok(runtime) = tokio::runtime::Handle::try_current()
        {
            let (writer, slot) = (self.writer.clone(), slot.clone());
            runtime.spawn(async move { writer.roll_back(&mut *slot.lock().await).await });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::StoreError;
    use sqlx::sqlite::SqliteJournalMode;
    use std::path::Path;
    use std::process::Command;

    async fn writer(name: &str) -> (Writer, std::path::PathBuf) {
        let folder = std::env::temp_dir().join(format!("director-writer-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        (writer_in(&folder, SqliteJournalMode::Delete).await, folder)
    }

    async fn writer_in(folder: &Path, journal: SqliteJournalMode) -> Writer {
        let options = SqliteConnectOptions::new().filename(folder.join("a.db")).create_if_missing(true);
        let options = options.journal_mode(journal);
        let first = options.connect().await.unwrap();
        let writer = Writer::over(first, options, Duration::from_secs(5));
        for table in ["CREATE TABLE federation (n INTEGER)", "CREATE TABLE filler (bytes BLOB)"] {
            let mut writing = writer.begin().await.unwrap();
            sqlx::query(table).execute(writing.link()).await.unwrap();
            writing.commit().await.unwrap();
        }
        writer
    }

    async fn add(writing: &mut WriteHandle, n: i64) {
        sqlx::query("INSERT INTO federation VALUES ($1)").bind(n).execute(writing.link()).await.unwrap();
    }

    async fn kept(writer: &Writer) -> Vec<i64> {
        let mut writing = writer.begin().await.expect("it can be written");
        sqlx::query_scalar("SELECT n FROM federation ORDER BY n").fetch_all(writing.link()).await.unwrap()
    }

    #[tokio::test]
    async fn recovers_after_sqlite_rollback() {
        let (writer, folder) = writer("full").await;
        let mut writing = writer.begin().await.unwrap();
        add(&mut writing, 1).await;
        writing.commit().await.unwrap();
        // SQLite's own limit of pages: it answers as it does when the disk is full, and rolls back as it does then.
        let mut writing = writer.begin().await.unwrap();
        sqlx::query("PRAGMA max_page_count = 4").execute(writing.link()).await.unwrap();
        add(&mut writing, 2).await;
        let full = sqlx::query("INSERT INTO filler VALUES (zeroblob(100000))").execute(writing.link()).await;
        let code = full.unwrap_err().into_database_error().and_then(|it| it.code().map(|it| it.into_owned()));
        assert_eq!(code.as_deref(), Some("13"));
        drop(writing);
        assert_eq!(kept(&writer).await, [1], "and the next begins a transaction");
        let mut writing = writer.begin().await.unwrap();
        add(&mut writing, 3).await;
        sqlx::query("INSERT INTO filler VALUES (zeroblob(100000))").execute(writing.link()).await.unwrap();
        writing.commit().await.unwrap();
        assert_eq!(kept(&writer).await, [1, 3]);
        writer.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }

    fn mount(folder: &Path, options: &[&str]) -> bool {
        Command::new("mount").args(options).arg(folder).output().is_ok_and(|done| done.status.success())
    }

    // Linux makes a file system read-only only if no file on it is open for writing, as after a
    // failure that closed the connection.
    #[tokio::test]
    async fn recovers_after_read_only_file_system() {
        let folder = std::env::temp_dir().join(format!("director-writer-read-only-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        if !mount(&folder, &["-t", "tmpfs", "-o", "size=4m", "tmpfs"]) {
            eprintln!("SKIPPED: no file system can be mounted here");
            return std::fs::remove_dir_all(folder).unwrap();
        }
        let writer = writer_in(&folder, SqliteJournalMode::Wal).await;
        for round in 1..=3 {
            let mut writing = writer.begin().await.unwrap();
            add(&mut writing, round).await;
            writing.commit().await.unwrap();
            let link = writer.0.slot.lock().await.take().expect("a connection");
            link.close().await.unwrap();
            assert!(mount(&folder, &["-o", "remount,ro"]), "nothing is open there");
            for _ in 0..3 {
                let refused = StoreError::from(writer.begin().await.expect_err("nothing can be written"));
                assert!(matches!(refused, StoreError::Unavailable(_)) && refused.is_away(), "{refused:?}");
            }
            assert!(mount(&folder, &["-o", "remount,rw"]));
            let next = tokio::time::timeout(Duration::from_secs(2), kept(&writer)).await;
            assert_eq!(next.expect("in time"), (1..=round).collect::<Vec<_>>());
        }
        writer.close().await;
        assert!(Command::new("umount").arg(&folder).status().unwrap().success());
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn dropped_transaction_releases_the_file() {
        let (writer, folder) = writer("dropped").await;
        let mut writing = writer.begin().await.unwrap();
        add(&mut writing, 1).await;
        drop(writing);
        let options = SqliteConnectOptions::new().filename(folder.join("a.db"));
        let mut other = options.busy_timeout(Duration::from_secs(5)).connect().await.unwrap();
        sqlx::query("INSERT INTO federation VALUES (7)")
            .execute(&mut other)
            .await
            .expect("nobody else writes");
        other.close().await.unwrap();
        assert_eq!(kept(&writer).await, [7]);
        writer.close().await;
        assert!(matches!(writer.begin().await, Err(Error::PoolClosed)));
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn recovers_after_panic_or_cancel() {
        let (writer, folder) = writer("broken-off").await;
        let panics = writer.clone();
        let broken_off = tokio::spawn(async move {
            let mut writing = panics.begin().await.unwrap();
            add(&mut writing, 1).await;
            panic!("in the middle of a transaction");
        });
        assert!(broken_off.await.unwrap_err().is_panic());
        assert_eq!(kept(&writer).await, Vec::<i64>::new());
        for n in 1..=20 {
            let mut writing = writer.begin().await.unwrap();
            add(&mut writing, n).await;
            // Asked once and let go: it may be done or not.
            let mut commit = std::pin::pin!(writing.commit());
            std::future::poll_fn(|context| {
                let _ = commit.as_mut().poll(context);
                std::task::Poll::Ready(())
            })
            .await;
        }
        let mut writing = writer.begin().await.unwrap();
        add(&mut writing, 100).await;
        writing.commit().await.unwrap();
        assert_eq!(kept(&writer).await.last(), Some(&100));
        writer.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn a_cancelled_begin_holds_nothing() {
        let (writer, folder) = writer("begun").await;
        for _ in 0..20 {
            let mut begin = Box::pin(writer.begin());
            std::future::poll_fn(|context| {
                let _ = begin.as_mut().poll(context);
                std::task::Poll::Ready(())
            })
            .await;
        }
        assert_eq!(kept(&writer).await, Vec::<i64>::new());
        writer.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }
}
