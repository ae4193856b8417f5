//! Backup of a running SQLite site to a file, and restore from such a file. Each writes a temporary
//! file beside the destination, verifies it, and then moves it there; nothing is overwritten.

use super::chains::{self, Chains};
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::time::Duration;
use store::copy::{DatabaseCopy, copy, file_of};
use store::{Store, StoreError};

/// Interval of progress reports.
const REPORT_INTERVAL: Duration = Duration::from_secs(2);

/// Content of a verified backup or restored site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupSummary {
    /// Length in bytes.
    pub bytes: u64,
    /// Number of rows in all tables.
    pub rows: i64,
    /// Number of the latest migration applied.
    pub schema: i64,
    /// Result of verifying the hash chains. A broken one does not fail the backup: it was broken
    /// before.
    pub chains: Chains,
}

/// A progress report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupProgress {
    /// Bytes written so far, and the approximate total.
    Written(u64, u64),
    /// The written file is being verified.
    Checking,
}

/// The reason a backup or restore failed.
#[derive(Debug, thiserror::Error)]
pub enum BackupFault {
    /// Not an SQLite database.
    #[error("not an SQLite database; use the backup tools of PostgreSQL")]
    NotSqlite,
    /// There is no such file.
    #[error("there is no file {0}")]
    NoFile(String),
    /// The file to be written exists.
    #[error("{0} exists already; choose another place or move it away")]
    Taken(String),
    /// A file cannot be read, written or moved.
    #[error("{place}: {cause}")]
    File {
        /// Its path.
        place: String,
        #[source]
        cause: io::Error,
    },
    /// SQLite's integrity check failed.
    #[error("{place} is damaged: {}", .found.join("; "))]
    Damaged {
        /// Its path.
        place: String,
        /// SQLite's findings.
        found: Vec<String>,
    },
    /// Database error.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Backs up a running SQLite site to a new file with private permissions. The backup has everything
/// committed before the call.
pub async fn back_up(
    database_url: &str,
    to: &Path,
    mut report: impl FnMut(BackupProgress),
) -> Result<BackupSummary, BackupFault> {
    let from = sqlite_path(database_url)?;
    if !from.is_file() {
        return Err(BackupFault::NoFile(from.display().to_string()));
    }
    require_absent(to)?;
    let temp = TempFile::new(to)?;
    let total = file_length(&from).unwrap_or_default();
    {
        let mut copying = pin!(copy(&from, &temp.0));
        loop {
            tokio::select! {
                copied = &mut copying => break copied?,
                () = tokio::time::sleep(REPORT_INTERVAL) => {
                    report(BackupProgress::Written(file_length(&temp.0).unwrap_or_default(), total))
                }
            }
        }
    }
    report(BackupProgress::Checking);
    let summary = verify(&temp.0, to).await?;
    temp.move_to(to)?;
    Ok(summary)
}

/// Verifies a backup, restores it as a new SQLite database, and migrates that to the current
/// schema.
pub async fn restore(
    from: &Path,
    database_url: &str,
    mut report: impl FnMut(BackupProgress),
) -> Result<BackupSummary, BackupFault> {
    let to = sqlite_path(database_url)?;
    if !from.is_file() {
        return Err(BackupFault::NoFile(from.display().to_string()));
    }
    // SQLite would apply a journal left over from another database to this one.
    for suffix in ["", "-wal", "-shm", "-journal"] {
        require_absent(&with_suffix(&to, suffix))?;
    }
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(|cause| file_fault(folder, cause))?;
    }
    let temp = TempFile::new(&to)?;
    let total = file_length(from).unwrap_or_default();
    report(BackupProgress::Written(0, total));
    copy_into(from, &temp.0)?;
    report(BackupProgress::Checking);
    let summary = verify(&temp.0, from).await?;
    temp.move_to(&to)?;
    Store::open(database_url).await?.close().await;
    Ok(summary)
}

/// Verifies that a file is an undamaged site, and summarises it. `place` is its path in messages.
async fn verify(path: &Path, place: &Path) -> Result<BackupSummary, BackupFault> {
    let copy = DatabaseCopy::open(path, place).await?;
    let summary = async {
        let found = copy.faults().await?;
        if !found.is_empty() {
            return Err(BackupFault::Damaged { place: place.display().to_string(), found });
        }
        let chains = chains::check(&copy.store).await?;
        let bytes = file_length(path).map_err(|cause| file_fault(path, cause))?;
        Ok(BackupSummary { bytes, rows: copy.rows().await?, schema: copy.schema, chains })
    };
    let summary = summary.await;
    copy.store.close().await;
    summary
}

/// A temporary file with private permissions beside its destination, removed on drop unless moved
/// there.
struct TempFile(PathBuf);

impl TempFile {
    /// Creates it, empty. Fails if it exists: a backup is running, or was aborted and left it.
    fn new(place: &Path) -> Result<Self, BackupFault> {
        let path = with_suffix(place, ".part");
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        match options.open(&path) {
            Ok(_) => Ok(Self(path)),
            Err(cause) if cause.kind() == ErrorKind::AlreadyExists => {
                Err(BackupFault::Taken(path.display().to_string()))
            }
            Err(cause) => Err(file_fault(&path, cause)),
        }
    }

    /// Moves it to its destination, atomically and durably. Never overwrites a file.
    fn move_to(self, place: &Path) -> Result<(), BackupFault> {
        match fs::hard_link(&self.0, place) {
            Err(cause) if cause.kind() == ErrorKind::AlreadyExists => Err(file_fault(place, cause)),
            // Not every file system has hard links; a rename is the fallback.
            Err(_) => require_absent(place)
                .and_then(|()| fs::rename(&self.0, place).map_err(|cause| file_fault(place, cause))),
            Ok(()) => Ok(()),
        }?;
        // Makes the new directory entry durable; some systems cannot open directories.
        let folder = place.parent().filter(|folder| !folder.as_os_str().is_empty());
        let _ = File::open(folder.unwrap_or(Path::new("."))).and_then(|folder| folder.sync_all());
        Ok(())
    }
}

impl Drop for TempFile {
    fn drop(&mut self) {
        // Fails, as it should, if it was renamed.
        let _ = fs::remove_file(&self.0);
    }
}

/// Copies a file into an existing, empty one, durably.
fn copy_into(from: &Path, to: &Path) -> Result<(), BackupFault> {
    let mut source = File::open(from).map_err(|cause| file_fault(from, cause))?;
    let target = OpenOptions::new().write(true).open(to);
    let copied =
        target.and_then(|mut target| io::copy(&mut source, &mut target).and_then(|_| target.sync_all()));
    copied.map_err(|cause| file_fault(to, cause))
}

/// The file of an SQLite database URL.
fn sqlite_path(database_url: &str) -> Result<PathBuf, BackupFault> {
    file_of(database_url).map_err(StoreError::from)?.ok_or(BackupFault::NotSqlite)
}

/// Fails if a file exists.
fn require_absent(place: &Path) -> Result<(), BackupFault> {
    if place.exists() { Err(BackupFault::Taken(place.display().to_string())) } else { Ok(()) }
}

fn with_suffix(place: &Path, suffix: &str) -> PathBuf {
    let mut name = place.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

fn file_length(path: &Path) -> io::Result<u64> {
    Ok(fs::metadata(path)?.len())
}

fn file_fault(place: &Path, cause: io::Error) -> BackupFault {
    BackupFault::File { place: place.display().to_string(), cause }
}
