//! Backup of a running SQLite site to a file, and restore from such a file.

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

/// A file that holds a whole site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whole {
    /// Length in bytes.
    pub bytes: u64,
    /// Number of rows.
    pub rows: i64,
    /// Number of its latest migration.
    pub schema: i64,
    /// Verification of its chains. A break was there before the backup.
    pub chains: Chains,
}

/// A progress report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupProgress {
    /// Bytes written, and approximate total.
    Written(u64, u64),
    /// Verifying the written file.
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
    /// Something is there already.
    #[error("{0} is there already")]
    Taken(String),
    /// A file cannot be read, written or put in its place.
    #[error("{place}: {cause}")]
    File {
        /// Which.
        place: String,
        #[source]
        cause: io::Error,
    },
    /// SQLite's integrity check failed.
    #[error("{place} is broken: {}", .found.join("; "))]
    Damaged {
        /// The file.
        place: String,
        /// SQLite's findings.
        found: Vec<String>,
    },
    /// Database error.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Backs up a running SQLite site to a new private file, with everything committed before the call.
/// Written beside its destination, verified, and then moved there.
pub async fn back_up(
    database_url: &str,
    to: &Path,
    mut report: impl FnMut(BackupProgress),
) -> Result<Whole, BackupFault> {
    let from = sqlite(database_url)?;
    if !from.is_file() {
        return Err(BackupFault::NoFile(from.display().to_string()));
    }
    free(to)?;
    let part = TempFile::new(to)?;
    let of = length(&from).unwrap_or_default();
    {
        let mut copying = pin!(copy(&from, &part.0));
        loop {
            tokio::select! {
                copied = &mut copying => break copied?,
                () = tokio::time::sleep(REPORT_INTERVAL) => {
                report(BackupProgress::Written(length(&part.0).unwrap_or_default(), of))
                }
            }
        }
    }
    report(BackupProgress::Checking);
    let whole = checked(&part.0, to).await?;
    part.becomes(to)?;
    Ok(whole)
}

/// Restores a verified backup as an SQLite database, which must not exist, and migrates it.
pub async fn restore(
    from: &Path,
    database_url: &str,
    mut report: impl FnMut(BackupProgress),
) -> Result<Whole, BackupFault> {
    let to = sqlite(database_url)?;
    if !from.is_file() {
        return Err(BackupFault::NoFile(from.display().to_string()));
    }
    // SQLite would take leftovers of another database for a part of this one.
    for end in ["", "-wal", "-shm", "-journal"] {
        free(&beside(&to, end))?;
    }
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(|cause| fault(folder, cause))?;
    }
    let part = TempFile::new(&to)?;
    let of = length(from).unwrap_or_default();
    report(BackupProgress::Written(0, of));
    written(from, &part.0)?;
    report(BackupProgress::Checking);
    let whole = checked(&part.0, from).await?;
    part.becomes(&to)?;
    Store::open(database_url).await?.close().await;
    Ok(whole)
}

/// Content of a file that is a sound site. `place` is its name in messages.
async fn checked(path: &Path, place: &Path) -> Result<Whole, BackupFault> {
    let copy = DatabaseCopy::open(path, place).await?;
    let whole = async {
        let found = copy.faults().await?;
        if !found.is_empty() {
            return Err(BackupFault::Damaged { place: place.display().to_string(), found });
        }
        let chains = chains::check(&copy.store).await?;
        let bytes = length(path).map_err(|cause| fault(path, cause))?;
        Ok(Whole { bytes, rows: copy.rows().await?, schema: copy.schema, chains })
    };
    let whole = whole.await;
    copy.store.close().await;
    whole
}

/// A private temporary file beside its destination, removed on drop unless moved there.
struct TempFile(PathBuf);

impl TempFile {
    /// Creates it, empty. An existing one belongs to a running backup, or was left by an aborted
    /// one.
    fn new(place: &Path) -> Result<Self, BackupFault> {
        let path = beside(place, ".part");
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        match options.open(&path) {
            Ok(_) => Ok(Self(path)),
            Err(cause) if cause.kind() == ErrorKind::AlreadyExists => {
                Err(BackupFault::Taken(path.display().to_string()))
            }
            Err(cause) => Err(fault(&path, cause)),
        }
    }

    /// Moves it to its destination, atomically and durably. Never overwrites a file.
    fn becomes(self, place: &Path) -> Result<(), BackupFault> {
        match fs::hard_link(&self.0, place) {
            Err(cause) if cause.kind() == ErrorKind::AlreadyExists => Err(fault(place, cause)),
            // Not every file system has hard links.
            Err(_) => {
                free(place).and_then(|()| fs::rename(&self.0, place).map_err(|cause| fault(place, cause)))
            }
            Ok(()) => Ok(()),
        }?;
        // Syncs the folder entry to disk; some systems cannot open folders.
        let folder = place.parent().filter(|folder| !folder.as_os_str().is_empty());
        let _ = File::open(folder.unwrap_or(Path::new("."))).and_then(|folder| folder.sync_all());
        Ok(())
    }
}

impl Drop for TempFile {
    fn drop(&mut self) {
        // Fails if it was renamed.
        let _ = fs::remove_file(&self.0);
    }
}

/// Copies a file into an existing one.
fn written(from: &Path, to: &Path) -> Result<(), BackupFault> {
    let mut old = File::open(from).map_err(|cause| fault(from, cause))?;
    let new = OpenOptions::new().write(true).open(to);
    let copied = new.and_then(|mut new| io::copy(&mut old, &mut new).and_then(|_| new.sync_all()));
    copied.map_err(|cause| fault(to, cause))
}

fn sqlite(database_url: &str) -> Result<PathBuf, BackupFault> {
    file_of(database_url).map_err(StoreError::from)?.ok_or(BackupFault::NotSqlite)
}

fn free(place: &Path) -> Result<(), BackupFault> {
    if place.exists() { Err(BackupFault::Taken(place.display().to_string())) } else { Ok(()) }
}

fn beside(place: &Path, end: &str) -> PathBuf {
    let mut name = place.as_os_str().to_owned();
    name.push(end);
    name.into()
}

fn length(path: &Path) -> io::Result<u64> {
    Ok(fs::metadata(path)?.len())
}

fn fault(place: &Path, cause: io::Error) -> BackupFault {
    BackupFault::File { place: place.display().to_string(), cause }
}
