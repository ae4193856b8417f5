//! The settings file: TOML, a line for each setting, under the names of the table.

use super::fault::{SettingFault, SettingFaultKind};
use super::source::{SettingSource, SourcedValue};
use super::table::by_name;
use crate::program::output::printable;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use toml::de::{DeTable, DeValue};

/// Reads the values in a file, by the name of the setting, and adds its faults.
pub(super) fn read(path: &Path, faults: &mut Vec<SettingFault>) -> BTreeMap<&'static str, SourcedValue> {
    let mut fault = |kind| faults.push(SettingFault { source: SettingSource::File(path.to_owned()), kind });
    let text = match fs::read(path).map(String::from_utf8) {
        Ok(Ok(text)) => text,
        Ok(Err(_)) => {
            fault(SettingFaultKind::NotUtf8);
            return BTreeMap::new();
        }
        Err(cause) => {
            fault(SettingFaultKind::Unread(path.to_owned(), cause));
            return BTreeMap::new();
        }
    };
    let line = |offset: usize| text.bytes().take(offset).filter(|byte| *byte == b'\n').count() + 1;
    let (table, errors) = DeTable::parse_recoverable(&text);
    for error in errors {
        let source = SettingSource::FileLine(
            path.to_owned(),
            line(error.span().map_or(0, |span| span.start)),
            String::new(),
        );
        faults.push(SettingFault { source, kind: SettingFaultKind::Syntax });
    }
    let mut values = BTreeMap::new();
    for (key, value) in table.get_ref() {
        let name = key.get_ref().as_ref();
        let source = SettingSource::FileLine(path.to_owned(), line(key.span().start), printable(name));
        let Some(setting) = by_name(name) else {
            faults.push(SettingFault { source, kind: SettingFaultKind::Unknown });
            continue;
        };
        let text = match value.get_ref() {
            DeValue::String(text) => text.trim().to_owned(),
            DeValue::Integer(number) => number.to_string(),
            _ => {
                faults.push(SettingFault { source, kind: SettingFaultKind::NoText });
                continue;
            }
        };
        if !text.is_empty() {
            values.insert(setting.name, SourcedValue { text, source });
        }
    }
    values
}
