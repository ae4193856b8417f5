//! The operator's key, which seals the keys that federations sign certificates with.

use server::credentials::keys::{OperatorKey, OperatorKeyFault};
use server::entropy::Entropy;
use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The environment variable of the key.
const VARIABLE: &str = "CREDENTIAL_KEY";

/// The reason there is no operator's key.
pub enum KeyFault {
    /// The text is not a key.
    NoKey {
        /// The variable or the file.
        place: String,
        cause: OperatorKeyFault,
    },
    /// The file cannot be read or created.
    File {
        /// The file.
        place: String,
        cause: std::io::Error,
    },
}

/// The source of the operator's key: its setting, or a file.
pub struct KeySource {
    /// The key from the setting.
    pub key: Option<Arc<OperatorKey>>,
    /// The file of the key, which may not exist yet.
    pub file: Option<PathBuf>,
}

impl KeySource {
    /// The key from the setting, or else from the file. If neither is set, from a file beside an
    /// SQLite database, created if absent; for PostgreSQL, none.
    pub fn key(self, database_url: &str) -> Result<Option<Arc<OperatorKey>>, KeyFault> {
        if let Some(key) = self.key {
            return Ok(Some(key));
        }
        match self.file.or_else(|| beside(database_url)) {
            Some(path) => read_or_create(&path).map(|key| Some(Arc::new(key))),
            None => Ok(None),
        }
    }

    /// The key as of [`KeySource::key`], but never created.
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
fn read_or_create(path: &Path) -> Result<OperatorKey, KeyFault> {
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
                // Another program created the file first.
                Err(cause) if cause.kind() == ErrorKind::AlreadyExists => read_or_create(path),
                Err(cause) => Err(file_fault(cause)),
            }
        }
        Err(cause) => Err(file_fault(cause)),
    }
}
