//! Form fields with their faults, and the fault summary of a form.

use crate::words;
use leptos::prelude::*;
use std::borrow::Cow;

/// A text field.
pub struct Field {
    /// Name and id.
    pub name: &'static str,
    /// Input type: `text`, `email`, `password`.
    pub kind: &'static str,
    /// Value of `autocomplete`.
    pub autocomplete: &'static str,
    /// Label.
    pub label: String,
    /// A hint under the label.
    pub hint: Option<String>,
    /// Previous input.
    pub typed: String,
    /// Faults.
    pub faults: Vec<String>,
    /// True to focus it on load.
    pub focus: bool,
}

impl Field {
    /// The field with its label.
    pub fn view(self) -> AnyView {
        let Self { name, kind, autocomplete, label, hint, typed, faults, focus } = self;
        framed(name, label, hint, faults, |described, wrong| {
            view! {
                <input
                    id=name
                    name=name
                    type=kind
                    value=typed
                    autocomplete=autocomplete
                    aria-describedby=described
                    aria-invalid=wrong.then_some("true")
                    autofocus=focus
                />
            }
            .into_any()
        })
    }
}

/// A text area.
pub struct TextArea {
    /// Name and id.
    pub name: &'static str,
    /// Label.
    pub label: String,
    /// A hint under the label.
    pub hint: Option<String>,
    /// Previous input.
    pub typed: String,
    /// Faults.
    pub faults: Vec<String>,
    /// Visible lines.
    pub rows: u8,
}

impl TextArea {
    /// The field with its label.
    pub fn view(self) -> AnyView {
        let Self { name, label, hint, typed, faults, rows } = self;
        framed(name, label, hint, faults, |described, wrong| {
            view! {
                <textarea
                    id=name
                    name=name
                    rows=rows.to_string()
                    aria-describedby=described
                    aria-invalid=wrong.then_some("true")
                >
                    {between_tags(&typed)}
                </textarea>
            }
            .into_any()
        })
    }
}

/// A select box.
pub struct SelectField {
    /// Name and id.
    pub name: &'static str,
    /// Label.
    pub label: String,
    /// A hint under the label.
    pub hint: Option<String>,
    /// Choices: value and label.
    pub choices: Vec<(String, String)>,
    pub chosen: String,
    /// Faults.
    pub faults: Vec<String>,
}

impl SelectField {
    /// The field with its label.
    pub fn view(self) -> AnyView {
        let Self { name, label, hint, choices, chosen, faults } = self;
        let choices: Vec<AnyView> = choices
            .into_iter()
            .map(|(value, text)| {
                let selected = value == chosen;
                view! { <option value=value selected=selected>{text}</option> }.into_any()
            })
            .collect();
        framed(name, label, hint, faults, |described, wrong| {
            view! {
                <select id=name name=name aria-describedby=described aria-invalid=wrong.then_some("true")>
                    {choices}
                </select>
            }
            .into_any()
        })
    }
}

/// A checkbox; ticked it sends `yes`.
pub fn tick(name: &'static str, label: String, ticked: bool) -> AnyView {
    view! {
        <p class="tick">
            <label>
                <input type="checkbox" id=name name=name value="yes" checked=ticked />
                <span class="says">{label}</span>
            </label>
        </p>
    }
    .into_any()
}

/// The frame of an input: label, hint, and the faults that describe it.
fn framed(
    id: &'static str,
    label: String,
    hint: Option<String>,
    faults: Vec<String>,
    input: impl FnOnce(Option<String>, bool) -> AnyView,
) -> AnyView {
    let (hint_id, fault_id) = (format!("{id}-hint"), format!("{id}-fault"));
    let wrong = !faults.is_empty();
    let mut described = Vec::new();
    if hint.is_some() {
        described.push(hint_id.clone());
    }
    if wrong {
        described.push(fault_id.clone());
    }
    let described = (!described.is_empty()).then(|| described.join(" "));
    let hint = hint.map(|hint| view! { <p class="hint" id=hint_id>{hint}</p> });
    let fault = wrong.then(|| view! { <p class="fault" id=fault_id>{faults.join(" ")}</p> });
    view! {
        <div class="field" class:has-fault=wrong>
            <label for=id>{label}</label>
            {hint}
            {fault}
            {input(described, wrong)}
        </div>
    }
    .into_any()
}

/// All faults of a form, each with a link to its field. The first faulty field gets the focus.
pub fn summary(faults: Vec<(String, String)>) -> Option<AnyView> {
    if faults.is_empty() {
        return None;
    }
    let words = words();
    let title = words.tell("form-faults", &[("n", faults.len().into())]);
    let list: Vec<_> = faults
        .into_iter()
        .map(|(to, text)| match to.as_str() {
            "" => view! { <li>{text}</li> }.into_any(),
            _ => view! { <li><a href=format!("#{to}")>{text}</a></li> }.into_any(),
        })
        .collect();
    Some(
        view! {
            <section class="summary" aria-labelledby="faults-title">
                <h2 id="faults-title">{title}</h2>
                <ul>{list}</ul>
            </section>
        }
        .into_any(),
    )
}

/// Escapes a text for HTML written without Leptos: between tags, or in a double-quoted attribute.
pub fn escaped(text: &str) -> Cow<'_, str> {
    if !text.contains(['&', '<', '"']) {
        return text.into();
    }
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;").into()
}

/// Escapes a text for a `textarea` or a `title`, which Leptos writes verbatim: no input ends the
/// element, and a leading blank line, which browsers drop, is preserved.
pub fn between_tags(text: &str) -> String {
    let blank = if text.starts_with('\n') { "\n" } else { "" };
    format!("{blank}{}", escaped(text))
}
