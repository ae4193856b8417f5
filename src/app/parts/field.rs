//! A text field with what is wrong with it beside it, and the list of everything that is wrong with a form.

use crate::words::english;
use leptos::prelude::*;

/// A text field.
pub struct Field {
    /// The name it is sent under, and its id.
    pub name: &'static str,
    /// The kind of input: `text`, `email`, `password`.
    pub kind: &'static str,
    /// What a browser may fill in.
    pub autocomplete: &'static str,
    /// What is asked for.
    pub label: String,
    /// A hint under the label.
    pub hint: Option<String>,
    /// What was typed before.
    pub typed: String,
    /// What is wrong with it.
    pub faults: Vec<String>,
    /// Whether it has the focus when the page is shown.
    pub focus: bool,
}

impl Field {
    /// The field with its label above it.
    pub fn view(self) -> AnyView {
        let id = self.name;
        let (hint_id, fault_id) = (format!("{id}-hint"), format!("{id}-fault"));
        let wrong = !self.faults.is_empty();
        let mut described = Vec::new();
        if self.hint.is_some() {
            described.push(hint_id.clone());
        }
        if wrong {
            described.push(fault_id.clone());
        }
        let described = (!described.is_empty()).then(|| described.join(" "));
        let hint = self.hint.map(|hint| view! { <p class="hint" id=hint_id>{hint}</p> });
        let fault = wrong.then(|| view! { <p class="fault" id=fault_id>{self.faults.join(" ")}</p> });
        view! {
            <div class="field" class:has-fault=wrong>
                <label for=id>{self.label}</label>
                {hint}
                {fault}
                <input
                    id=id
                    name=id
                    type=self.kind
                    value=self.typed
                    autocomplete=self.autocomplete
                    aria-describedby=described
                    aria-invalid=wrong.then_some("true")
                    autofocus=self.focus
                />
            </div>
        }
        .into_any()
    }
}

/// Everything that is wrong with a form, each with the way to its field. The focus is on the first field that is wrong.
pub fn summary(faults: Vec<(String, String)>) -> Option<AnyView> {
    if faults.is_empty() {
        return None;
    }
    let words = english();
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

/// A text as it goes between the tags of a `textarea`, where Leptos writes it as it stands: nothing that was typed ends the field, and a
/// blank line at its beginning, which browsers pass over there, is kept.
pub fn between_tags(text: &str) -> String {
    let escaped = text.replace('&', "&amp;").replace('<', "&lt;");
    if escaped.starts_with('\n') { format!("\n{escaped}") } else { escaped }
}
