//! HTML form fields (text input, text area, select box, checkbox) with label, hint and faults; the
//! summary of a form's faults; and escaping of text for HTML.

use crate::words;
use leptos::prelude::*;
use std::borrow::Cow;

/// A text field of one line.
pub struct Field {
    /// Name and id.
    pub name: &'static str,
    /// HTML input type: `text`, `email`, `password`.
    pub kind: &'static str,
    /// Value of `autocomplete`.
    pub autocomplete: &'static str,
    /// Label.
    pub label: String,
    /// A hint under the label.
    pub hint: Option<String>,
    /// Value to start with: what was typed before a fault, or what is saved.
    pub typed: String,
    /// Messages about what was typed.
    pub faults: Vec<String>,
    /// True to focus the field when the page loads.
    pub focus: bool,
}

impl Field {
    /// Renders the field with its label, hint and faults.
    pub fn view(self) -> AnyView {
        let Self { name, kind, autocomplete, label, hint, typed, faults, focus } = self;
        with_label(name, label, hint, faults, |described, wrong| {
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

/// A text field of several lines.
pub struct TextArea {
    /// Name and id.
    pub name: &'static str,
    /// Label.
    pub label: String,
    /// A hint under the label.
    pub hint: Option<String>,
    /// Value to start with: what was typed before a fault, or what is saved.
    pub typed: String,
    /// Messages about what was typed.
    pub faults: Vec<String>,
    /// Visible lines.
    pub rows: u8,
}

impl TextArea {
    /// Renders the field with its label, hint and faults.
    pub fn view(self) -> AnyView {
        let Self { name, label, hint, typed, faults, rows } = self;
        with_label(name, label, hint, faults, |described, wrong| {
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
    /// Choices, each a value and its label.
    pub choices: Vec<(String, String)>,
    /// Value of the choice to start with.
    pub chosen: String,
    /// Messages about the choice.
    pub faults: Vec<String>,
}

impl SelectField {
    /// Renders the field with its label, hint and faults.
    pub fn view(self) -> AnyView {
        let Self { name, label, hint, choices, chosen, faults } = self;
        let choices: Vec<AnyView> = choices
            .into_iter()
            .map(|(value, text)| {
                let selected = value == chosen;
                view! { <option value=value selected=selected>{text}</option> }.into_any()
            })
            .collect();
        with_label(name, label, hint, faults, |described, wrong| {
            view! {
                <select id=name name=name aria-describedby=described aria-invalid=wrong.then_some("true")>
                    {choices}
                </select>
            }
            .into_any()
        })
    }
}

/// A checkbox with its label. If ticked, the form sends `yes`.
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

/// Puts label, hint and faults around an input. `input` is called with the ids of the elements that
/// describe it, and with true if there are faults.
fn with_label(
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

/// A summary of a form's faults, each with a link to its field; `None` without faults. `faults` are
/// pairs of field name and message; the name is empty for a fault of the whole form.
pub fn summary(faults: Vec<(String, String)>) -> Option<AnyView> {
    if faults.is_empty() {
        return None;
    }
    let words = words();
    let title = words.format("form-faults", &[("n", faults.len().into())]);
    let list: Vec<_> = faults
        .into_iter()
        .map(|(field, text)| match field.as_str() {
            "" => view! { <li>{text}</li> }.into_any(),
            _ => view! { <li><a href=format!("#{field}")>{text}</a></li> }.into_any(),
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

/// Escapes a text for HTML that Leptos does not escape: between tags, or in a double-quoted
/// attribute.
pub fn escape_html(text: &str) -> Cow<'_, str> {
    if !text.contains(['&', '<', '"']) {
        return text.into();
    }
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;").into()
}

/// Escapes the content of a `textarea` or `title`, which Leptos writes verbatim, so that no
/// text can end the element. Browsers drop a leading line break: it is doubled.
pub fn between_tags(text: &str) -> String {
    let line_break = if text.starts_with('\n') { "\n" } else { "" };
    format!("{line_break}{}", escape_html(text))
}
