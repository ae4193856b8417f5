//! Fields of a declared form within a sentence.

use super::PageForm;
use crate::form::Kind;
use crate::parts::field::Choice;
use crate::parts::sentence::sentence;
use crate::words;
use leptos::prelude::*;

/// What stands in a field of a sentence.
pub enum InSentence {
    /// What is typed
    Typed(String),
    /// Choices, and the one that is chosen
    Chosen(Vec<Choice>, String),
}

impl PageForm {
    /// The message of this id with a field in place of each argument of its name, and the faults of
    /// these fields below.
    pub fn sentence<const N: usize>(&self, id: &str, fields: [(&'static str, InSentence); N]) -> AnyView {
        let names = fields.each_ref().map(|(name, _)| *name);
        let faults: Vec<AnyView> = names
            .into_iter()
            .filter_map(|name| {
                let faults = self.faults_of(name);
                let id = format!("{}-fault", self.id(name));
                (!faults.is_empty())
                    .then(|| view! { <p class="fault" id=id>{faults.join(" ")}</p> }.into_any())
            })
            .collect();
        let controls = fields.map(|(name, of)| (name, self.control(name, of)));
        view! { {sentence(id, controls)} {faults} }.into_any()
    }

    fn control(&self, name: &'static str, of: InSentence) -> AnyView {
        let (id, label) = (self.id(name), words().say(&self.label(name)));
        let wrong = !self.faults_of(name).is_empty();
        let (described, invalid) = (wrong.then(|| format!("{id}-fault")), wrong.then_some("true"));
        match of {
            InSentence::Chosen(offered, saved) => {
                let chosen = self.value(name, saved);
                let option = |(value, shown): Choice| {
                    let selected = value == chosen;
                    view! { <option value=value selected=selected>{shown}</option> }.into_any()
                };
                let options: Vec<AnyView> = offered.into_iter().map(option).collect();
                view! {
                    <select id=id name=name aria-label=label aria-describedby=described aria-invalid=invalid>
                        {options}
                    </select>
                }
                .into_any()
            }
            InSentence::Typed(saved) => {
                let kind = match self.form.field(name).map(|field| field.kind) {
                    Some(Kind::Input(kind)) => kind,
                    _ => "text",
                };
                view! {
                    <input
                        id=id
                        name=name
                        type=kind
                        value=self.value(name, saved)
                        class=(kind == "number").then_some("short")
                        autocomplete="off"
                        aria-label=label
                        aria-describedby=described
                        aria-invalid=invalid
                    />
                }
                .into_any()
            }
        }
    }
}
