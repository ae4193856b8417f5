//! Reference of the programme file format, shown on its editor's page.

use crate::words;
use leptos::prelude::*;

/// Fields of a programme's file, each explained by `programmes-field-…`.
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

/// A list of all fields with their explanations, collapsed at first.
pub fn field_reference() -> AnyView {
    let words = words();
    let rows: Vec<AnyView> = FIELDS
        .into_iter()
        .map(|field| {
            let explanation = words.say(&format!("programmes-field-{field}"));
            view! { <dt><code>{field}</code></dt> <dd>{explanation}</dd> }.into_any()
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
