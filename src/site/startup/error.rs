//! Startup errors.

use bank::FileFault;
use server::mail::MailFault;
use std::path::PathBuf;
use store::StoreError;

/// The reason a site could not be built or had to stop.
#[derive(Debug, thiserror::Error)]
pub enum SiteError {
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {cause}")]
    Listen {
        /// As configured.
        address: String,
        /// The system's error.
        cause: std::io::Error,
    },
    /// Database error.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The bank has faults.
    #[error("{}: the bank cannot be served, it has faults: {}", .dir.display(), .faults.len())]
    Bank {
        /// Folder.
        dir: PathBuf,
        /// Every fault of every file.
        faults: Vec<FileFault>,
    },
    /// The browser bundle is missing.
    #[error("no browser bundle: {path}: {cause} (`cargo serve` makes it)")]
    Bundle {
        /// The file that lists it.
        path: PathBuf,
        /// The system's error.
        cause: std::io::Error,
    },
    /// The list of the browser bundle's files is incomplete.
    #[error("no browser bundle: {path} does not list its styles, script and module (`cargo serve` makes it)")]
    Unlisted {
        /// The file that should list it.
        path: PathBuf,
    },
    /// A program with embedded files cannot be written.
    #[error("{}: {cause}", .path.display())]
    Packed {
        /// The program.
        path: PathBuf,
        /// The system's error.
        cause: std::io::Error,
    },
    /// The email settings cannot be used.
    #[error(transparent)]
    Mail(#[from] MailFault),
    /// The web server stopped.
    #[error("the web server stopped: {0}")]
    Serve(std::io::Error),
}
