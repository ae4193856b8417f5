//! What forms have in common that build a file from cards: buttons, ticks, names in other languages,
//! and lines that the format does not have.

use super::field::{between_tags, labelled};
use crate::words;
use bank::draft::DraftAct;
use leptos::prelude::*;
use words::Language;

/// The name of a field's control: its key in the draft.
pub fn control_name(key: &str) -> String {
    format!("at[{key}]")
}

/// The button that stores everything. The first one in a form is what the Enter key presses.
pub fn save() -> AnyView {
    view! { <p class="actions"><button type="submit" class="button primary">{words().say("draft-save")}</button></p> }
        .into_any()
}

/// A button for an edit of what is named.
pub fn act_button(act: DraftAct, edit: String, named: &str) -> AnyView {
    let words = words();
    let spoken = words.format(&format!("draft-act-{}-of", act.word()), &[("row", named.into())]);
    let text = words.say(&format!("draft-act-{}", act.word()));
    edit_button(edit, text, Some(spoken))
}

/// A button for an edit, with its text and what is spoken instead.
pub fn edit_button(edit: String, text: String, spoken: Option<String>) -> AnyView {
    view! {
        <button type="submit" id=format!("edit.{edit}") name="edit" value=edit.clone() class="button quiet" aria-label=spoken>
            {text}
        </button>
    }
    .into_any()
}

/// The acts that are possible on a row of a list of so many, except adding one.
pub fn possible_acts(index: usize, rows: usize) -> impl Iterator<Item = DraftAct> {
    let acts = [DraftAct::Up, DraftAct::Down, DraftAct::Copy, DraftAct::Remove];
    acts.into_iter().filter(move |act| match act {
        DraftAct::Up => index > 0,
        DraftAct::Down => index + 1 < rows,
        _ => true,
    })
}

/// A checkbox with this value.
pub fn tick(
    (id, name): (String, String),
    value: String,
    label: String,
    checked: bool,
    faults: &[String],
) -> AnyView {
    let fault = (!faults.is_empty()).then(|| view! { <p class="fault">{faults.join(" ")}</p> });
    view! {
        <div class="tick">
            <label>
                <input type="checkbox" id=id name=name value=value checked=checked />
                <span class="says">{label}</span>
            </label>
            {fault}
        </div>
    }
    .into_any()
}

/// A text field.
pub fn text_field(
    (id, name): (String, String),
    label: String,
    hint: Option<String>,
    text: String,
    faults: Vec<String>,
) -> AnyView {
    labelled("field", &id.clone(), label, hint, faults, |described, wrong| {
        view! {
            <input
                id=id
                name=name
                type="text"
                value=text
                autocomplete="off"
                aria-describedby=described
                aria-invalid=wrong.then_some("true")
            />
        }
        .into_any()
    })
}

/// Lines of fields that a format does not have; `None` without any.
pub fn other_lines((id, name): (String, String), label: String, text: &str) -> Option<AnyView> {
    (!text.is_empty()).then(|| {
        labelled("field", &id.clone(), label, None, Vec::new(), |described, _| {
            view! {
                <textarea id=id name=name rows="3" aria-describedby=described>
                    {between_tags(text)}
                </textarea>
            }
            .into_any()
        })
    })
}

/// The name of a language, by its tag.
pub fn language_name(tag: &str) -> String {
    Language::read(tag).map(Language::name).unwrap_or_default().to_owned()
}
