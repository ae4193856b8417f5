//! The file of settings: TOML, a line for each, under the names of the table.

use super::fault::{SettingFault, SettingFaultKind};
use super::{SettingSource, SourcedValue, named};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use toml::de::{DeTable, DeValue};

/// Content of a settings file.
#[derive(Default)]
pub(super) struct FileSettings {
    /// By the name of the setting.
    pub(super) said: BTreeMap<&'static str, SourcedValue>,
}

/// Reads a file; what is wrong with it is added to the faults.
pub(super) fn read(path: &Path, faults: &mut Vec<SettingFault>) -> FileSettings {
    let mut whole =
        |wrong| faults.push(SettingFault { place: SettingSource::WholeFile(path.to_owned()), wrong });
    let text = match fs::read(path).map(String::from_utf8) {
        Ok(Ok(text)) => text,
        Ok(Err(_)) => {
            whole(SettingFaultKind::NotUtf8);
            return FileSettings::default();
        }
        Err(cause) => {
            whole(SettingFaultKind::Unread(path.to_owned(), cause));
            return FileSettings::default();
        }
    };
    let line = |at: usize| text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1;
    let (table, errors) = DeTable::parse_recoverable(&text);
    for error in errors {
        let place = SettingSource::File(
            path.to_owned(),
            line(error.span().map_or(0, |span| span.start)),
            String::new(),
        );
        faults.push(SettingFault { place, wrong: SettingFaultKind::Syntax });
    }
    let mut said = BTreeMap::new();
    for (key, value) in table.get_ref() {
        let name = key.get_ref().as_ref();
        let place =
            SettingSource::File(path.to_owned(), line(key.span().start), super::super::printable(name));
        let Some(setting) = named(name) else {
            faults.push(SettingFault { place, wrong: SettingFaultKind::Unknown });
            continue;
        };
        let text = match value.get_ref() {
            DeValue::String(text) => text.trim().to_owned(),
            DeValue::Integer(number) => number.to_string(),
            _ => {
                faults.push(SettingFault { place, wrong: SettingFaultKind::NoText });
                continue;
            }
        };
        if !text.is_empty() {
            said.insert(setting.name, SourcedValue { text, place });
        }
    }
    FileSettings { said }
}
