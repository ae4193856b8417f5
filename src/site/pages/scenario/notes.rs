//! The user's note on a scenario, as read back from the store, and its earlier versions.

use super::report::text_fault;
use crate::api::{Flash, Note, TEXT_LIMIT};
use crate::pages::when::when;
use crate::parts::field::between_tags;
use crate::words;
use leptos::prelude::*;

/// The note form, folded if empty. `unkept` is an unsaved text with its fault.
pub fn notes(scenario: &str, list: &str, notes: &[Note], unkept: Option<&Flash>) -> AnyView {
    let words = words();
    let stored = notes.first().filter(|note| !note.text.is_empty());
    let fault = unkept.and_then(text_fault);
    let written = unkept
        .and_then(|flash| flash.typed.get("text").cloned())
        .or_else(|| stored.map(|note| note.text.clone()))
        .unwrap_or_default();
    let saved = stored.filter(|_| fault.is_none()).map(|note| {
        view! { <p class="saved"><b>{words.say("saved")}</b> " " {when(note.at)}</p> }
    });
    let wrong = fault.is_some();
    let fault = fault.map(|message| view! { <p class="fault" id="note-fault" role="alert">{message}</p> });
    let earlier: Vec<AnyView> = notes.iter().skip(1).filter(|note| !note.text.is_empty()).map(one).collect();
    let earlier = (!earlier.is_empty()).then(|| {
        view! {
            <details class="fold">
                <summary>{words.say("note-earlier")}</summary>
                <ul class="rows">{earlier}</ul>
            </details>
        }
    });
    view! {
        <details class="fold keep" id="note" open=wrong || stored.is_some()>
            <summary>{words.say("note-title")}</summary>
            <form method="post" action="/api/note">
                <input type="hidden" name="scenario" value=scenario.to_owned() />
                <input type="hidden" name="list" value=list.to_owned() />
                <label for="note-text">{words.say("note-label")}</label>
                <p class="hint" id="note-hint">{words.format("note-hint", &[("n", TEXT_LIMIT.into())])}</p>
                {fault}
                <textarea
                    id="note-text"
                    name="text"
                    rows="4"
                    maxlength=TEXT_LIMIT
                    aria-describedby=if wrong { "note-hint note-fault" } else { "note-hint" }
                    aria-invalid=wrong.then_some("true")
                >{between_tags(&written)}</textarea>
                <p class="actions">
                    <button type="submit" class="button quiet">{words.say("note-save")}</button>
                </p>
                {saved}
            </form>
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
