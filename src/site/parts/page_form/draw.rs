//! Fields of a declared form, with labels, hints, and faults beside them; the summary of faults.

use super::super::button::{Hidden, hide, submit};
use super::super::field::{Choice, between_tags, choices, labelled, radios, summary};
use super::PageForm;
use crate::api::TEXT_LIMIT;
use crate::form::Kind;
use crate::words;
use leptos::prelude::*;

impl PageForm {
    /// A field of text, with the usual label and hint.
    pub fn field(&self, name: &'static str, saved: impl Into<String>) -> AnyView {
        self.hinted(name, saved, self.hint(name))
    }

    /// A field of text with this hint.
    pub fn hinted(&self, name: &'static str, saved: impl Into<String>, hint: Option<String>) -> AnyView {
        self.entry(name, words().say(&self.label(name)), hint, self.value(name, saved))
    }

    /// A field of text with this label.
    pub fn named(&self, name: &'static str, label: String, saved: impl Into<String>) -> AnyView {
        self.entry(name, label, self.hint(name), self.value(name, saved))
    }

    fn entry(&self, name: &'static str, label: String, hint: Option<String>, value: String) -> AnyView {
        let Some(field) = self.form.field(name) else { return ().into_any() };
        let id = self.id(name);
        let focus = self.flash.faults.first().map_or(self.focus, |first| self.form.place(first)) == name;
        labelled("field", &id.clone(), label, hint, self.faults_of(name), |described, wrong| {
            let wrong = wrong.then_some("true");
            let (rows, limit, required) = match field.kind {
                Kind::Lines(rows) => (rows, None, false),
                Kind::Prose(rows, required) => (rows, Some(TEXT_LIMIT), required),
                kind => {
                    let (kind, value) = match kind {
                        Kind::Secret(kind) => (kind, String::new()),
                        Kind::File(_) | Kind::Files(_) => ("file", String::new()),
                        Kind::Input(kind) => (kind, value),
                        _ => ("text", value),
                    };
                    let accept = match field.kind {
                        Kind::File(types) | Kind::Files(types) => Some(types),
                        _ => None,
                    };
                    let several = matches!(field.kind, Kind::Files(_));
                    return view! {
                        <input
                            id=id
                            name=name
                            type=kind
                            accept=accept
                            multiple=several
                            value=value
                            autocomplete=field.autocomplete
                            aria-describedby=described
                            aria-invalid=wrong
                            autofocus=focus
                        />
                    }
                    .into_any();
                }
            };
            view! {
                <textarea
                    id=id
                    name=name
                    rows=rows.to_string()
                    required=required
                    maxlength=limit
                    aria-describedby=described
                    aria-invalid=wrong
                    autofocus=focus
                >
                    {between_tags(&value)}
                </textarea>
            }
            .into_any()
        })
    }

    /// A select box.
    pub fn choice(
        &self,
        name: &'static str,
        offered: impl IntoIterator<Item = Choice>,
        saved: impl Into<String>,
    ) -> AnyView {
        let (label, chosen) = (words().say(&self.label(name)), self.value(name, saved));
        choices(
            "field",
            (self.id(name), name.to_owned()),
            label,
            self.hint(name),
            offered,
            &chosen,
            self.faults_of(name),
        )
    }

    /// A checkbox with its label.
    pub fn tick(&self, name: &'static str, saved: bool) -> AnyView {
        let (label, ticked) = (words().say(&self.label(name)), self.ticked(name, saved));
        view! {
            <p class="tick">
                <label>
                    <input type="checkbox" id=self.id(name) name=name value="yes" checked=ticked />
                    <span class="says">{label}</span>
                </label>
            </p>
        }
        .into_any()
    }

    /// Radio buttons in a fieldset, in rows of this class.
    pub fn radios(
        &self,
        name: &'static str,
        offered: impl IntoIterator<Item = Choice>,
        saved: impl Into<String>,
        class: &'static str,
    ) -> AnyView {
        let (words, chosen, id) = (words(), self.value(name, saved), self.id(name));
        let (hint, faults) = (self.hint(name), self.faults_of(name));
        radios(&id, name.to_owned(), words.say(&self.label(name)), (hint, faults), offered, &chosen, class)
    }

    /// The form with no field on the page: its faults are those of the whole form.
    pub fn whole(mut self) -> Self {
        self.is_whole = true;
        self
    }

    /// The summary of its faults.
    pub fn summary(&self) -> Option<AnyView> {
        let place = |fault: &str| match self.form.place(fault) {
            _ if self.is_whole => String::new(),
            "" => String::new(),
            field => self.id(field),
        };
        summary(self.flash.faults.iter().map(|fault| (place(fault), self.message(fault))).collect())
    }

    /// The summary and the form: hidden fields, the others, and a button with the text of this id.
    pub fn view(
        &self,
        hidden: impl IntoIterator<Item = Hidden>,
        fields: impl IntoView + 'static,
        button: (&str, &'static str),
    ) -> AnyView {
        view! { {self.summary()} {self.body(hidden, fields, button)} }.into_any()
    }

    /// The form without the summary.
    pub fn body(
        &self,
        hidden: impl IntoIterator<Item = Hidden>,
        fields: impl IntoView + 'static,
        (id, class): (&str, &'static str),
    ) -> AnyView {
        let content = view! { {hide(hidden)} {fields.into_any()} {submit(words().say(id), class)} };
        let (to, sent_as) = (self.form.action, self.form.encoding());
        view! {
            <form method="post" action=to class=self.class enctype=sent_as novalidate=true>{content}</form>
        }
        .into_any()
    }
}
