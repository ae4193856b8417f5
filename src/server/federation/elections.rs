//! A federation's elections, the options that the Laws leave to a Regulating Authority: conversion
//! between form fields, the `elections` table of a scenario file, and [`Elections`].

use super::Federation;
use bank::read_elections;
use rules::law::{Elections, Presumption};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// The elections that a federation has stored; the default ones if they cannot be parsed.
pub fn elections_of(federation: &Federation) -> Elections {
    parse(&federation.elections).unwrap_or_default()
}

/// The `elections` table of a scenario file, from the fields of a form.
pub(super) fn table(fields: &BTreeMap<String, String>) -> Value {
    let (mut table, mut presumptions) = (Map::new(), Map::new());
    for (name, text) in fields {
        let (name, text) = (name.clone(), text.trim());
        match (Presumption::ALL.iter().any(|one| one.word() == name), text) {
            (_, "") => {}
            (true, "yes" | "no") => drop(presumptions.insert(name, (text == "yes").into())),
            // Invalid text is kept, so that `parse` rejects it.
            (true, _) => drop(presumptions.insert(name, text.into())),
            (false, _) => {
                drop(table.insert(name, text.parse::<u16>().map_or_else(|_| text.into(), Value::from)));
            }
        }
    }
    if !presumptions.is_empty() {
        table.insert("presumptions".to_owned(), presumptions.into());
    }
    table.into()
}

/// The fields of a form, from the `elections` table of a scenario file.
pub(super) fn form_fields(table: &Value) -> BTreeMap<String, String> {
    let text = |value: &Value| match value {
        Value::String(text) => text.clone(),
        Value::Bool(yes) => if *yes { "yes" } else { "no" }.to_owned(),
        other => other.to_string(),
    };
    let fields = table.as_object().into_iter().flatten().filter(|(name, _)| *name != "presumptions");
    let presumed = table["presumptions"].as_object().into_iter().flatten();
    fields.chain(presumed).map(|(name, value)| (name.clone(), text(value))).collect()
}

/// Parses an `elections` table; `None` if the reader of scenario files reports a fault.
pub(super) fn parse(table: &Value) -> Option<Elections> {
    let file = toml::to_string(&json!({"elections": table})).ok()?;
    read_elections(&file).ok()
}

/// A federation's elections as fields of a scenario file, paths and texts: `elections.order`,
/// `elections.presumptions.wins_last`.
pub fn election_fields(federation: &Federation) -> Vec<(String, String)> {
    let is_presumption = |name: &str| Presumption::ALL.iter().any(|one| one.word() == name);
    form_fields(&federation.elections)
        .into_iter()
        .map(|(name, text)| match is_presumption(&name) {
            true => (format!("elections.presumptions.{name}"), (text == "yes").to_string()),
            false => (format!("elections.{name}"), text),
        })
        .collect()
}
