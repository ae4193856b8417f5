//! Export of a log: CSV for people, and lines of JSON with all columns, from which the hashes can
//! be recomputed.

use super::chain;
use super::list::{LogEntryView, MentionedPerson};
use serde_json::json;
use std::fmt::Write;
use words::spreadsheet::quoted;

/// A table: comma-separated values, in UTF-8.
pub fn table(entries: &[LogEntryView]) -> String {
    let mut text = "number,at,by,by_id,deed,on_kind,on,on_id,detail,hash\r\n".to_owned();
    for entry in entries {
        let name =
            |who: &Option<MentionedPerson>| who.as_ref().and_then(|who| who.name.clone()).unwrap_or_default();
        let id =
            |who: &Option<MentionedPerson>| who.as_ref().map_or_else(String::new, |who| who.id.to_string());
        let on_id = entry.on_id.map_or_else(|| id(&entry.on), |id| id.to_string());
        let cells = [
            entry.number.to_string(),
            entry.at.clone(),
            name(&entry.by),
            id(&entry.by),
            entry.deed.clone(),
            entry.on_kind.clone(),
            name(&entry.on),
            on_id,
            entry.detail.clone(),
            hex::encode(&entry.row.hash),
        ];
        let cells: Vec<String> = cells.iter().map(|text| quoted(text)).collect();
        // Writing to a string does not fail.
        let _ = write!(text, "{}\r\n", cells.join(","));
    }
    text
}

/// Lines of JSON, an entry each: its columns by their names, ids with hyphens and hashes in
/// hexadecimal, and no names of people.
pub fn lines(entries: &[LogEntryView]) -> String {
    let mut text = String::new();
    for entry in entries {
        let row = &entry.row;
        let line = json!({
            "federation": row.federation_id.0.to_string(),
            "number": row.number,
            "at": chain::moment(row),
            "by_federation": row.by_federation_id.map(|id| id.0.to_string()),
            "by": row.by_account_id.map(|id| id.0.to_string()),
            "deed": row.deed,
            "on_kind": row.on_kind,
            "on_federation": row.on_federation_id.map(|id| id.0.to_string()),
            "on": row.on_id.map(|id| id.to_string()),
            "detail": row.detail,
            "before": hex::encode(&row.before),
            "hash": hex::encode(&row.hash),
        });
        let _ = writeln!(text, "{line}");
    }
    text
}
