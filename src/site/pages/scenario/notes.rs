//! The user's note on a scenario, as read back from the store, and its earlier versions.

use crate::api::{Flash, Note, NotePost, TEXT_LIMIT};
use crate::pages::when::when;
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

/// The note form, folded if empty. `unkept` is an unsaved text with its fault.
pub fn notes(scenario: &str, list: &str, notes: &[Note], unkept: Option<&Flash>) -> AnyView {
    let words = words();
    let form = PageForm::with(&NotePost::FORM, unkept.cloned().unwrap_or_default()).ids("note-");
    let stored = notes.first().filter(|note| !note.text.is_empty());
    let saved = stored.filter(|_| !form.is_faulty()).map(|note| {
        view! { <p class="saved"><b>{words.say("saved")}</b> " " {when(note.at)}</p> }
    });
    let earlier: Vec<AnyView> = notes.iter().skip(1).filter(|note| !note.text.is_empty()).map(one).collect();
    let earlier = (!earlier.is_empty()).then(|| {
        view! {
            <details class="fold">
                <summary>{words.say("note-earlier")}</summary>
                <ul class="rows">{earlier}</ul>
            </details>
        }
    });
    let hint = words.format("note-hint", &[("n", TEXT_LIMIT.into())]);
    let text = form.hinted("text", stored.map_or("", |note| &note.text), Some(hint));
    let hidden = [("scenario", scenario.to_owned()), ("list", list.to_owned())];
    view! {
        <details class="fold keep" id="note" open=form.is_faulty() || stored.is_some()>
            <summary>{words.say("note-title")}</summary>
            {form.view(hidden, text, ("note-save", "quiet"))}
            {saved}
            {earlier}
        </details>
    }
    .into_any()
}

fn one(note: &Note) -> AnyView {
    view! {
        <li>
            <span class="what">
                <span class="written">{note.text.clone()}</span> <span class="note">{when(note.at)}</span>
            </span>
        </li>
    }
    .into_any()
}
