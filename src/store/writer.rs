//! The single write connection to a SQLite file, and its transactions.
//!
//! Not a pool of sqlx. That counts transactions beside SQLite, and where SQLite has rolled back by
//! itself (disk full, I/O error) its own `ROLLBACK` fails, the count stays at one, and the
//! connection never begins another. Here transactions are begun and ended by plain statements, and
//! a connection is reused only after its `COMMIT` or `ROLLBACK` was confirmed. Any other is closed,
//! which rolls back, and replaced.

use super::pool::with_timeout;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Error, SqliteConnection};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::{Mutex, OwnedMappedMutexGuard, OwnedMutexGuard};

/// The write connection, open or not. Clones share it.
#[derive(Clone, Debug)]
pub(super) struct Writer(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    options: SqliteConnectOptions,
    timeout: Duration,
    closed: AtomicBool,
    /// True while the end of a transaction is unconfirmed.
    unfinished: AtomicBool,
    /// Fair: writers take turns in the order in which they began to wait.
    slot: Arc<Mutex<Slot>>,
}

type Slot = Option<SqliteConnection>;

/// A transaction. Dropped without [`WriteHandle::commit`], it is rolled back.
#[derive(Debug)]
pub(super) struct WriteHandle {
    conn: OwnedMappedMutexGuard<Slot, SqliteConnection>,
    writer: Writer,
}

impl Writer {
    /// Wraps a connection without an open transaction. Replacements are opened with `options`;
    /// `timeout` bounds the wait for a turn.
    pub(super) fn over(first: SqliteConnection, options: SqliteConnectOptions, timeout: Duration) -> Self {
        let slot = Arc::new(Mutex::new(Some(first)));
        let (closed, unfinished) = (AtomicBool::new(false), AtomicBool::new(false));
        Self(Arc::new(Inner { options, timeout, closed, unfinished, slot }))
    }

    /// Begins a transaction and takes the write lock at once.
    pub(super) async fn begin(&self) -> Result<WriteHandle, Error> {
        let slot = with_timeout(self.0.timeout, async { Ok(self.0.slot.clone().lock_owned().await) }).await?;
        if self.is_closed() {
            return Err(Error::PoolClosed);
        }
        let slot = self.ready(slot).await?;
        let conn = OwnedMutexGuard::try_map(slot, Option::as_mut).map_err(|_| Error::PoolClosed)?;
        self.0.unfinished.store(true, Ordering::Relaxed);
        // From here on a cancelled call rolls back.
        let mut write = WriteHandle { conn, writer: self.clone() };
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *write.conn).await?;
        Ok(write)
    }

    /// Makes the connection ready: rolled back and open.
    async fn ready(&self, mut slot: OwnedMutexGuard<Slot>) -> Result<OwnedMutexGuard<Slot>, Error> {
        self.roll_back(&mut slot).await;
        if slot.is_none() {
            *slot = Some(self.replacement().await?);
        }
        Ok(slot)
    }

    /// Opens another connection and proves that it can write: SQLite opens an unwritable file
    /// read-only, and keeps the connection so.
    async fn replacement(&self) -> Result<SqliteConnection, Error> {
        let mut conn = self.0.options.connect().await?;
        for statement in ["BEGIN IMMEDIATE", "DELETE FROM federation WHERE 1 = 0", "COMMIT"] {
            sqlx::query(statement).execute(&mut conn).await?;
        }
        tracing::info!("write connection reopened");
        Ok(conn)
    }

    /// Rolls back a transaction whose end is unconfirmed; closes the connection if SQLite does not
    /// confirm the rollback.
    async fn roll_back(&self, slot: &mut Slot) {
        if !self.0.unfinished.load(Ordering::Relaxed) {
            return;
        }
        if let Some(conn) = slot.as_mut()
            && let Err(error) = sqlx::query("ROLLBACK").execute(conn).await
        {
            tracing::warn!(%error, "cannot roll back a transaction; closing its connection");
            if let Some(conn) = slot.take() {
                // Waits until SQLite has released the file.
                drop(conn.close().await);
            }
        }
        self.0.unfinished.store(false, Ordering::Relaxed);
    }

    /// True once the writer is closed.
    pub(super) fn is_closed(&self) -> bool {
        self.0.closed.load(Ordering::Relaxed)
    }

    /// Closes the connection, waiting for a running transaction.
    pub(super) async fn close(&self) {
        self.0.closed.store(true, Ordering::Relaxed);
        let mut slot = self.0.slot.lock().await;
        self.roll_back(&mut slot).await;
        if let Some(conn) = slot.take()
            && let Err(error) = conn.close().await
        {
            tracing::warn!(%error, "cannot close the write connection");
        }
    }
}

impl WriteHandle {
    /// The connection to write on.
    pub(super) fn conn(&mut self) -> &mut SqliteConnection {
        &mut self.conn
    }

    /// Commits. When this returns, what was written is on disk.
    pub(super) async fn commit(mut self) -> Result<(), Error> {
        sqlx::query("COMMIT").execute(&mut *self.conn).await?;
        self.writer.0.unfinished.store(false, Ordering::Relaxed);
        Ok(())
    }
}

impl Drop for WriteHandle {
    fn drop(&mut self) {
        let Inner { unfinished, slot, .. } = &*self.writer.0;
        // Without a runtime, the next writer or closing the connection rolls back.
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
            let mut write = writer.begin().await.unwrap();
            sqlx::query(table).execute(write.conn()).await.unwrap();
            write.commit().await.unwrap();
        }
        writer
    }

    async fn add(write: &mut WriteHandle, n: i64) {
        sqlx::query("INSERT INTO federation VALUES ($1)").bind(n).execute(write.conn()).await.unwrap();
    }

    async fn rows(writer: &Writer) -> Vec<i64> {
        let mut write = writer.begin().await.expect("the database is writable");
        sqlx::query_scalar("SELECT n FROM federation ORDER BY n").fetch_all(write.conn()).await.unwrap()
    }

    #[tokio::test]
    async fn recovers_after_sqlite_rollback() {
        let (writer, folder) = writer("full").await;
        let mut write = writer.begin().await.unwrap();
        add(&mut write, 1).await;
        write.commit().await.unwrap();
        // SQLite's page limit fails and rolls back as a full disk does.
        let mut write = writer.begin().await.unwrap();
        sqlx::query("PRAGMA max_page_count = 4").execute(write.conn()).await.unwrap();
        add(&mut write, 2).await;
        let full = sqlx::query("INSERT INTO filler VALUES (zeroblob(100000))").execute(write.conn()).await;
        let code = full.unwrap_err().into_database_error().and_then(|it| it.code().map(|it| it.into_owned()));
        assert_eq!(code.as_deref(), Some("13"));
        drop(write);
        assert_eq!(rows(&writer).await, [1], "the next transaction can begin");
        let mut write = writer.begin().await.unwrap();
        add(&mut write, 3).await;
        sqlx::query("INSERT INTO filler VALUES (zeroblob(100000))").execute(write.conn()).await.unwrap();
        write.commit().await.unwrap();
        assert_eq!(rows(&writer).await, [1, 3]);
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
            let mut write = writer.begin().await.unwrap();
            add(&mut write, round).await;
            write.commit().await.unwrap();
            let conn = writer.0.slot.lock().await.take().expect("a connection");
            conn.close().await.unwrap();
            assert!(mount(&folder, &["-o", "remount,ro"]), "no file is open for writing");
            for _ in 0..3 {
                let refused =
                    StoreError::from(writer.begin().await.expect_err("the file system is read-only"));
                assert!(matches!(refused, StoreError::Unavailable(_)) && refused.is_outage(), "{refused:?}");
            }
            assert!(mount(&folder, &["-o", "remount,rw"]));
            let next = tokio::time::timeout(Duration::from_secs(2), rows(&writer)).await;
            assert_eq!(next.expect("in time"), (1..=round).collect::<Vec<_>>());
        }
        writer.close().await;
        assert!(Command::new("umount").arg(&folder).status().unwrap().success());
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn dropped_transaction_releases_the_file() {
        let (writer, folder) = writer("dropped").await;
        let mut write = writer.begin().await.unwrap();
        add(&mut write, 1).await;
        drop(write);
        let options = SqliteConnectOptions::new().filename(folder.join("a.db"));
        let mut other = options.busy_timeout(Duration::from_secs(5)).connect().await.unwrap();
        sqlx::query("INSERT INTO federation VALUES (7)")
            .execute(&mut other)
            .await
            .expect("the file is unlocked");
        other.close().await.unwrap();
        assert_eq!(rows(&writer).await, [7]);
        writer.close().await;
        assert!(matches!(writer.begin().await, Err(Error::PoolClosed)));
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn recovers_after_panic_or_cancel() {
        let (writer, folder) = writer("broken-off").await;
        let panics = writer.clone();
        let broken_off = tokio::spawn(async move {
            let mut write = panics.begin().await.unwrap();
            add(&mut write, 1).await;
            panic!("in the middle of a transaction");
        });
        assert!(broken_off.await.unwrap_err().is_panic());
        assert_eq!(rows(&writer).await, Vec::<i64>::new());
        for n in 1..=20 {
            let mut write = writer.begin().await.unwrap();
            add(&mut write, n).await;
            // Polled once and dropped: the commit may have happened or not.
            let mut commit = std::pin::pin!(write.commit());
            std::future::poll_fn(|context| {
                let _ = commit.as_mut().poll(context);
                std::task::Poll::Ready(())
            })
            .await;
        }
        let mut write = writer.begin().await.unwrap();
        add(&mut write, 100).await;
        write.commit().await.unwrap();
        assert_eq!(rows(&writer).await.last(), Some(&100));
        writer.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[tokio::test]
    async fn cancelled_begin_holds_no_lock() {
        let (writer, folder) = writer("begun").await;
        for _ in 0..20 {
            let mut begin = Box::pin(writer.begin());
            std::future::poll_fn(|context| {
                let _ = begin.as_mut().poll(context);
                std::task::Poll::Ready(())
            })
            .await;
        }
        assert_eq!(rows(&writer).await, Vec::<i64>::new());
        writer.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }
}
