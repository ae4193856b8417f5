//! The operator's settings: from options, environment variables and a file, in this order, with
//! defaults. All faults are reported, each with its place, before anything is opened.
//!
//! - `table`: the list of settings
//! - `given`: command line and environment; `file`: the file
//! - `fault`: faults
//! - `serving`: all of them together, for the site
//!
//! A secret may be in its own file (`DATABASE_URL_FILE`, `SMTP_URL_FILE`, `CREDENTIAL_KEY_FILE`),
//! as systemd and containers provide them.

mod fault;
mod file;
mod given;
mod serving;
mod table;

pub use fault::{SettingFault, SettingFaultKind};
pub use given::{DatabaseAndKey, DatabaseAndSite, DatabaseOnly, Serving};
pub use serving::{Log, LogFormat, ServeConfig};

use file::FileSettings;
use given::SourceSettings;
use server::credentials::keys::OperatorKey;
use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use store::Store;
use table::{ALL, SECRET_FILES, Setting};

/// Source of a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingSource {
    /// On the command line
    Line(&'static str),
    /// By this variable
    Variable(&'static str),
    /// In the file, on this line, under this name
    File(PathBuf, usize, String),
    /// In the file at all
    WholeFile(PathBuf),
    /// In a file that holds it alone
    Secret(PathBuf),
    /// Nowhere
    Usual(&'static str),
}

impl fmt::Display for SettingSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(name) => write!(f, "--{}", name.replace('_', "-")),
            Self::Variable(name) | Self::Usual(name) => f.write_str(name),
            Self::File(path, line, name) => write!(f, "{}:{line}: {name}", path.display()),
            Self::WholeFile(path) | Self::Secret(path) => write!(f, "{}", path.display()),
        }
    }
}

/// Value and source of a setting.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SourcedValue {
    text: String,
    place: SettingSource,
}

/// Settings as they were found, and what is wrong with them so far.
struct Settings {
    found: BTreeMap<&'static str, SourcedValue>,
    faults: Vec<SettingFault>,
}

impl Settings {
    /// From everything that was given.
    fn of(given: SourceSettings) -> Self {
        let mut faults = Vec::new();
        let file = given.file.map_or_else(FileSettings::default, |path| file::read(&path, &mut faults));
        let mut found = BTreeMap::new();
        for setting in given.asked {
            let said = given.said.get(setting.name).or_else(|| file.said.get(setting.name)).cloned();
            let usual = |text: &str| SourcedValue {
                text: text.to_owned(),
                place: SettingSource::Usual(setting.name),
            };
            if let Some(one) = said.or_else(|| setting.usual.map(usual)) {
                found.insert(setting.name, one);
            }
        }
        let mut settings = Self { found, faults };
        SECRET_FILES.iter().for_each(|(secret, file)| settings.take_from_a_file(secret, file));
        settings
    }

    /// Reads a secret from the file that is named for it.
    fn take_from_a_file(&mut self, secret: &'static str, file: &'static str) {
        let Some(named) = self.found.remove(file) else { return };
        let own = self.found.get(secret).filter(|one| !matches!(one.place, SettingSource::Usual(_)));
        if own.is_some() {
            return self.fault(named.place, SettingFaultKind::Both(secret));
        }
        let path = PathBuf::from(named.text);
        match fs::read_to_string(&path) {
            Ok(text) => {
                let place = SettingSource::Secret(path);
                self.found.insert(secret, SourcedValue { text: text.trim().to_owned(), place });
            }
            Err(cause) => self.fault(named.place, SettingFaultKind::Unread(path, cause)),
        }
    }

    fn fault(&mut self, place: SettingSource, wrong: SettingFaultKind) {
        self.faults.push(SettingFault { place, wrong });
    }

    /// A setting as it is written, where it is made.
    fn text(&self, name: &'static str) -> Option<String> {
        self.found.get(name).map(|one| one.text.clone())
    }

    /// A setting that has to be read. None where it is not made, or where that is a fault.
    fn read<T>(
        &mut self,
        name: &'static str,
        read: impl FnOnce(&str) -> Result<T, SettingFaultKind>,
    ) -> Option<T> {
        let one = self.found.get(name)?.clone();
        match read(&one.text) {
            Ok(value) => Some(value),
            Err(wrong) => {
                self.fault(one.place, wrong);
                None
            }
        }
    }

    /// A whole number within bounds.
    fn number(&mut self, name: &'static str, least: u32, most: u32) -> Option<u32> {
        self.read(name, |text| {
            let number = text.parse().ok().filter(|number| (least..=most).contains(number));
            number.ok_or_else(|| SettingFaultKind::Number { value: text.to_owned(), least, most })
        })
    }

    /// The address of the database.
    fn database(&mut self) -> String {
        self.read("database_url", |url| {
            Store::check_url(url).map(|()| url.to_owned()).map_err(SettingFaultKind::Database)
        })
        .unwrap_or_default()
    }

    /// The operator's key as it was given.
    fn key(&mut self) -> Option<Arc<OperatorKey>> {
        self.read("credential_key", |text| {
            OperatorKey::read(text).map(Arc::new).map_err(SettingFaultKind::Key)
        })
    }

    /// The result, or all faults.
    fn sound<T>(self, made: T) -> Result<T, Vec<SettingFault>> {
        if self.faults.is_empty() { Ok(made) } else { Err(self.faults) }
    }
}

/// The setting with this name.
fn named(name: &str) -> Option<&'static Setting> {
    ALL.iter().find(|setting| setting.name == name)
}
