//! The operator's settings: from options, environment variables and a file, in this order, with
//! defaults. All faults are reported, each with its place, before anything is opened.
//!
//! - `table`: the list of settings
//! - `source`: values and their sources; `arguments`: command line and environment; `file`: the
//!   file
//! - `fault`: faults
//! - `serving`: the configuration of the site
//!
//! A secret may be in its own file (`DATABASE_URL_FILE`, `SMTP_URL_FILE`, `CREDENTIAL_KEY_FILE`),
//! as systemd and containers provide them.

mod arguments;
mod fault;
mod file;
mod serving;
mod source;
mod table;

pub use arguments::{DatabaseAndKey, DatabaseAndSite, DatabaseOnly, Serving};
pub use fault::{SettingFault, SettingFaultKind};
pub use serving::{Log, LogFormat, ServeConfig};

use arguments::Arguments;
use server::credentials::keys::OperatorKey;
use source::{SettingSource, SourcedValue};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use store::Store;
use table::SECRET_FILES;

/// Settings, and their faults so far.
struct Settings {
    values: BTreeMap<&'static str, SourcedValue>,
    faults: Vec<SettingFault>,
}

impl Settings {
    /// Combines command line, environment, file and defaults.
    fn from_arguments(arguments: Arguments) -> Self {
        let mut faults = Vec::new();
        let file = arguments.file.map_or_else(BTreeMap::new, |path| file::read(&path, &mut faults));
        let mut values = BTreeMap::new();
        for setting in arguments.settings {
            let set = arguments.values.get(setting.name).or_else(|| file.get(setting.name)).cloned();
            let default = |text: &str| SourcedValue {
                text: text.to_owned(),
                source: SettingSource::Default(setting.name),
            };
            if let Some(value) = set.or_else(|| setting.default.map(default)) {
                values.insert(setting.name, value);
            }
        }
        let mut settings = Self { values, faults };
        SECRET_FILES.iter().for_each(|(secret, file)| settings.read_secret_file(secret, file));
        settings
    }

    /// Reads a secret from its file, if that is set.
    fn read_secret_file(&mut self, secret: &'static str, file: &'static str) {
        let Some(path_value) = self.values.remove(file) else { return };
        let own = self.values.get(secret).filter(|own| !matches!(own.source, SettingSource::Default(_)));
        if own.is_some() {
            return self.fault(path_value.source, SettingFaultKind::Both(secret));
        }
        let path = PathBuf::from(path_value.text);
        match fs::read_to_string(&path) {
            Ok(text) => {
                let source = SettingSource::SecretFile(path);
                self.values.insert(secret, SourcedValue { text: text.trim().to_owned(), source });
            }
            Err(cause) => self.fault(path_value.source, SettingFaultKind::Unread(path, cause)),
        }
    }

    fn fault(&mut self, source: SettingSource, kind: SettingFaultKind) {
        self.faults.push(SettingFault { source, kind });
    }

    /// The text of a setting; `None` if unset.
    fn text(&self, name: &'static str) -> Option<String> {
        self.values.get(name).map(|value| value.text.clone())
    }

    /// Parses a setting. `None` if it is unset or faulty.
    fn parse<T>(
        &mut self,
        name: &'static str,
        parse: impl FnOnce(&str) -> Result<T, SettingFaultKind>,
    ) -> Option<T> {
        let value = self.values.get(name)?.clone();
        match parse(&value.text) {
            Ok(parsed) => Some(parsed),
            Err(kind) => {
                self.fault(value.source, kind);
                None
            }
        }
    }

    /// Parses a whole number within bounds.
    fn number(&mut self, name: &'static str, least: u32, most: u32) -> Option<u32> {
        self.parse(name, |text| {
            let number = text.parse().ok().filter(|number| (least..=most).contains(number));
            number.ok_or_else(|| SettingFaultKind::Number { value: text.to_owned(), least, most })
        })
    }

    /// The database URL.
    fn database(&mut self) -> String {
        self.parse("database_url", |url| {
            Store::check_url(url).map(|()| url.to_owned()).map_err(SettingFaultKind::Database)
        })
        .unwrap_or_default()
    }

    /// The operator's key from its setting.
    fn key(&mut self) -> Option<Arc<OperatorKey>> {
        self.parse("credential_key", |text| {
            OperatorKey::read(text).map(Arc::new).map_err(SettingFaultKind::Key)
        })
    }

    /// The result, or all faults.
    fn finish<T>(self, result: T) -> Result<T, Vec<SettingFault>> {
        if self.faults.is_empty() { Ok(result) } else { Err(self.faults) }
    }
}
