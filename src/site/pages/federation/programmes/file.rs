//! A programme as a file: download, the text to replace, and the fields that it may have.

use super::programmes_path;
use crate::api::{Allowed, OpenProgramme};
use crate::pages::federation::federation_field;
use crate::parts::page_form::PageForm;
use crate::words;
use bank::draft::loses_comments;
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

/// The fold with the file, open if the form cannot show it or it came back with a fault.
pub fn file(allowed: &Allowed, open: &OpenProgramme, form: &PageForm, is_open: bool) -> AnyView {
    let words = words();
    let hidden = [
        federation_field(allowed),
        ("programme", open.written.id.0.to_string()),
        ("seen", open.written.current.to_string()),
    ];
    let comments = loses_comments(&open.file)
        .then(|| view! { <p class="aside aside-judgement">{words.say("build-comments")}</p> });
    let to = format!("{}/{}/programme.toml", programmes_path(allowed), open.written.id.0);
    view! {
        {comments}
        <details class="fold" id="as-file" open=is_open || form.is_faulty()>
            <summary>{words.say("exam-paper-as-file")}</summary>
            <p>{words.say("build-as-file-about")}</p>
            <p><a href=to download="">{words.say("exam-paper-download")}</a></p>
            {form.view(hidden, form.field("text", open.file.clone()), ("programmes-save", "quiet"))}
            {reference()}
        </details>
    }
    .into_any()
}

/// All fields with their explanations.
fn reference() -> AnyView {
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
