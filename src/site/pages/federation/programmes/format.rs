//! The fields of a programme's file.

use crate::words;
use leptos::prelude::*;

const FIELDS: [&str; 16] = [
    "id",
    "name",
    "edition",
    "levels",
    "prerequisites",
    "validity",
    "examiners",
    "bands",
    "requires",
    "family",
    "lessons",
    "exam",
    "practical",
    "oral",
    "any",
    "renewal",
];

/// Reference of all fields, folded.
pub fn field_reference() -> AnyView {
    let words = words();
    let rows: Vec<AnyView> = FIELDS
        .into_iter()
        .map(|field| {
            let says = words.say(&format!("programmes-field-{field}"));
            view! { <dt><code>{field}</code></dt> <dd>{says}</dd> }.into_any()
        })
        .collect();
    view! {
        <details class="fold">
            <summary>{words.say("programmes-format")}</summary>
            <dl class="told-fields">{rows}</dl>
        </details>
    }
    .into_any()
}
