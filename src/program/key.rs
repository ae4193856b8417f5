//! The operator's key, under which the keys are kept by which federations sign certificates; and
//! `director key`: those keys.

use super::settings::DatabaseAndKey;
use super::{Database, ProgramError, federation, line, work_on};

use server::certificates::FederationKeyFault;
use server::credentials::keys::{OperatorKey, OperatorKeyFault};
use server::entropy::Entropy;
use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

/// The variable that gives it.
const VARIABLE: &str = "CREDENTIAL_KEY";

/// The reason there is no operator's key.
pub enum KeyFault {
    /// Not a key.
    NoKey {
        /// The variable or the file.
        place: String,
        /// The fault.
        cause: OperatorKeyFault,
    },
    /// The file cannot be read or made.
    File {
        /// The file.
        place: String,
        /// The system's error.
        cause: std::io::Error,
    },
}

/// The operator's key, as it is given.
pub struct KeyGiven {
    /// The key itself.
    pub key: Option<Arc<OperatorKey>>,
    /// The file that holds it, or is to.
    pub file: Option<PathBuf>,
}

/// Commands for federations' signing keys.
#[derive(clap::Subcommand)]
pub enum Key {
    List {
        #[command(flatten)]
        database: Database,
        federation: String,
    },
    Rotate {
        #[command(flatten)]
        settings: DatabaseAndKey,
        federation: String,
    },
}

impl Key {
    /// Does it.
    pub fn run(self) -> ExitCode {
        match self {
            Self::List { database, federation: code } => database.work(async |server| {
                let of = federation(server, &code).await?;
                let keys = server.keys_of(&of).await?;
                Ok((1..).zip(keys).map(|(n, key)| line(&[&format!("{n}"), &key.multikey()])).collect())
            }),
            Self::Rotate { settings, federation: code } => match settings.read() {
                Err(faults) => ProgramError::Settings(faults).told(),
                Ok((url, given)) => work_on(&url, async |server| {
                    let of = federation(server, &code).await?;
                    // Made only beside a database that there is.
                    server.certifies_with(given.key(&url)?.ok_or(FederationKeyFault::NoOperatorKey)?);
                    let number = server.rotate_key(&of).await?;
                    Ok(line(&[&of.code, &number.to_string()]))
                }),
            },
        }
    }
}

impl KeyGiven {
    /// The key that was given, or else that of the file; where neither is named, that of a file
    /// beside an SQLite database, which is made at the first start. Of a PostgreSQL database there
    /// is none unless it is given.
    pub fn key(self, database_url: &str) -> Result<Option<Arc<OperatorKey>>, KeyFault> {
        if let Some(key) = self.key {
            return Ok(Some(key));
        }
        match self.file.or_else(|| beside(database_url)) {
            Some(path) => kept_in(&path).map(|key| Some(Arc::new(key))),
            None => Ok(None),
        }
    }

    /// The same, but none is made.
    pub fn existing(self, database_url: &str) -> Result<Option<Arc<OperatorKey>>, KeyFault> {
        if self.place(database_url).is_none() { Ok(None) } else { self.key(database_url) }
    }

    /// Location of the existing key: the name of the variable, or the file.
    pub fn place(&self, database_url: &str) -> Option<String> {
        let place = self.intended(database_url);
        (place == VARIABLE || Path::new(&place).exists()).then_some(place)
    }

    /// Expected location of the key, existing or not. For a PostgreSQL database, only the variable.
    pub fn intended(&self, database_url: &str) -> String {
        let file = self.file.clone().or_else(|| beside(database_url)).filter(|_| self.key.is_none());
        file.map_or_else(|| VARIABLE.to_owned(), |path| path.display().to_string())
    }
}

/// The file beside an SQLite database: `director.db.key`.
fn beside(database_url: &str) -> Option<PathBuf> {
    let path = database_url.strip_prefix("sqlite:")?;
    let path = path.strip_prefix("//").unwrap_or(path);
    let path = path.split('?').next().unwrap_or(path);
    (!path.is_empty() && path != ":memory:").then(|| PathBuf::from(format!("{path}.key")))
}

/// The key in a file, created with private permissions if absent.
fn kept_in(path: &Path) -> Result<OperatorKey, KeyFault> {
    let place = || path.display().to_string();
    let file_fault = |cause| KeyFault::File { place: place(), cause };
    match fs::read_to_string(path) {
        Ok(text) => OperatorKey::read(&text).map_err(|cause| KeyFault::NoKey { place: place(), cause }),
        Err(cause) if cause.kind() == ErrorKind::NotFound => {
            let text = hex::encode(Entropy::system().bytes::<32>());
            let mut options = OpenOptions::new();
            options.write(true).create_new(true);
            #[cfg(unix)]
            std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
            match options.open(path) {
                Ok(mut file) => {
                    file.write_all(format!("{text}\n").as_bytes())
                        .and_then(|()| file.sync_all())
                        .map_err(file_fault)?;
                    tracing::info!(
                        "made the operator's key {}: keep a copy, without it no certificate is signed",
                        place()
                    );
                    OperatorKey::read(&text).map_err(|cause| KeyFault::NoKey { place: place(), cause })
                }
                // Another program was first.
                Err(cause) if cause.kind() == ErrorKind::AlreadyExists => kept_in(path),
                Err(cause) => Err(file_fault(cause)),
            }
        }
        Err(cause) => Err(file_fault(cause)),
    }
}
