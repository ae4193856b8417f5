//! A declared form on its page: fields with labels, hints, and faults beside them, with what was
//! typed; the summary of faults; and forms of one button.

use super::field::{beside, between_tags, choices, labelled, summary};
use crate::api::{Flash, TEXT_LIMIT, take_flash};
use crate::form::{Form, Kind};
use crate::words;
use leptos::prelude::*;
use words::Arg;

/// A value and its label.
pub type Choice = (String, String);
/// A hidden field: name and value.
pub type Hidden = (&'static str, String);

/// A form, and what came back of it.
pub struct PageForm {
    form: &'static Form,
    flash: Flash,
    args: Vec<(&'static str, Arg)>,
    /// Put before the ids of fields, if the page has another field of the same name.
    ids: String,
    class: Option<&'static str>,
    is_whole: bool,
    /// The field with the focus, unless there are faults.
    focus: &'static str,
}

impl PageForm {
    /// The form with what came back; call it before the page waits for anything.
    pub fn take(form: &'static Form) -> Self {
        Self::with(form, take_flash(form.name).unwrap_or_default())
    }

    /// The form with this flash.
    pub fn with(form: &'static Form, flash: Flash) -> Self {
        let number = |name: &str| flash.typed.get(name).and_then(|n| n.parse::<i64>().ok()).unwrap_or(1);
        let args = vec![
            ("minutes", number("minutes").into()),
            ("n", number("characters").into()),
            ("limit", TEXT_LIMIT.into()),
        ];
        Self { form, flash, args, ids: String::new(), class: None, is_whole: false, focus: "" }
    }

    /// Adds an argument to hints and messages of faults.
    pub fn arg(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.retain(|(one, _)| *one != name);
        self.args.push((name, value.into()));
        self
    }

    /// Puts a text before the ids of its fields.
    pub fn ids(self, ids: impl Into<String>) -> Self {
        Self { ids: ids.into(), ..self }
    }

    /// Puts the focus into this field.
    pub fn focus(self, focus: &'static str) -> Self {
        Self { focus, ..self }
    }

    /// Draws it with this class.
    pub fn class(self, class: &'static str) -> Self {
        Self { class: Some(class), ..self }
    }

    /// Token of the notice to show once.
    pub fn told(&self) -> Option<&str> {
        self.flash.typed.get("told").map(String::as_str)
    }

    /// The notice that something was done, if the token is this one.
    pub fn done(&self, token: &str, id: &str) -> Option<AnyView> {
        let told = self.told() == Some(token);
        told.then(|| view! { <p class="done" role="status">{words().say(id)}</p> }.into_any())
    }

    /// What came back under this name, also without faults.
    pub fn sent(&self, name: &str) -> Option<&str> {
        self.flash.typed.get(name).map(String::as_str)
    }

    /// Tokens of the faults.
    pub fn faults(&self) -> &[String] {
        &self.flash.faults
    }

    pub fn is_faulty(&self) -> bool {
        !self.flash.faults.is_empty()
    }

    /// What was typed before a fault, or else what is saved.
    pub fn value(&self, name: &str, saved: impl Into<String>) -> String {
        self.sent(name).filter(|_| self.is_faulty()).map_or_else(|| saved.into(), str::to_owned)
    }

    /// True if a checkbox was ticked before a fault, or else if it is in what is saved.
    pub fn ticked(&self, name: &str, saved: bool) -> bool {
        self.sent(name).filter(|_| self.is_faulty()).map_or(saved, |typed| typed == "yes")
    }

    /// The message of a fault. What follows a colon in its token is the argument `named`.
    fn message(&self, fault: &str) -> String {
        let (token, named) = fault.split_once(':').unwrap_or((fault, ""));
        let mut args = self.args.clone();
        args.push(("named", named.into()));
        let words = words();
        let usual = self.form.labels.replace("{}", &format!("fault-{token}"));
        let others = self.form.faults.iter().map(|ids| ids.replace("{}", token));
        let id = std::iter::once(usual.clone()).chain(others).find(|id| words.knows(id)).unwrap_or(usual);
        let message = words.format(&id, &args);
        let is_first = self.flash.faults.first().is_some_and(|first| first == fault);
        if is_first && self.flash.is_cut {
            format!("{message} {}", words.say("text-fault-cut"))
        } else {
            message
        }
    }

    /// Messages of a field's faults.
    pub fn faults_of(&self, name: &str) -> Vec<String> {
        let of = self.flash.faults.iter().filter(|fault| self.form.place(fault) == name);
        of.map(|fault| self.message(fault)).collect()
    }

    fn id(&self, name: &str) -> String {
        format!("{}{name}", self.ids)
    }

    fn label(&self, name: &str) -> String {
        let label = self.form.field(name).and_then(|field| field.label);
        label.map_or_else(|| self.form.labels.replace("{}", name), str::to_owned)
    }

    fn hint(&self, name: &str) -> Option<String> {
        let (words, id) = (words(), format!("{}-hint", self.label(name)));
        words.knows(&id).then(|| words.format(&id, &self.args))
    }

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
            let (rows, limit) = match field.kind {
                Kind::Lines(rows) => (rows, None),
                Kind::Prose(rows) => (rows, Some(TEXT_LIMIT)),
                kind => {
                    let (kind, value) = match kind {
                        Kind::Secret(kind) => (kind, String::new()),
                        Kind::Input(kind) => (kind, value),
                        _ => ("text", value),
                    };
                    return view! {
                        <input
                            id=id
                            name=name
                            type=kind
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
                    maxlength=limit
                    aria-describedby=described
                    aria-invalid=wrong
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
        view! {
            <form method="post" action=self.form.action class=self.class novalidate=true>
                {hide(hidden)}
                {fields.into_any()}
                {submit(words().say(id), class)}
            </form>
        }
        .into_any()
    }
}

/// Hidden fields.
pub fn hide(fields: impl IntoIterator<Item = Hidden>) -> Vec<AnyView> {
    let field = |(name, value): Hidden| view! { <input type="hidden" name=name value=value /> }.into_any();
    fields.into_iter().map(field).collect()
}

/// The line with the button of a form.
pub fn submit(text: String, class: &'static str) -> AnyView {
    let class = format!("button {class}");
    view! { <p class="actions"><button type="submit" class=class.trim_end().to_owned()>{text}</button></p> }
        .into_any()
}

/// A form of hidden fields and a button with the text of this id.
pub fn act(
    form: &'static Form,
    hidden: impl IntoIterator<Item = Hidden>,
    id: &str,
    class: &'static str,
) -> AnyView {
    view! {
        <form method="post" action=form.action>{hide(hidden)} {submit(words().say(id), class)}</form>
    }
    .into_any()
}

/// A button in a line, with the text of this id. `spoken` tells it from others of the same text.
pub fn inline(
    form: &'static Form,
    hidden: impl IntoIterator<Item = Hidden>,
    id: &str,
    spoken: String,
) -> AnyView {
    view! {
        <form method="post" action=form.action class="inline">
            {hide(hidden)}
            <button type="submit" class="button quiet" aria-label=spoken>{words().say(id)}</button>
        </form>
    }
    .into_any()
}

/// Values of a kind, each with the text whose id is the pattern with the value's word.
pub fn offered<const N: usize>(words_of: [&'static str; N], ids: &str) -> Vec<Choice> {
    words_of.map(|word| (word.to_owned(), words().say(&ids.replace("{}", word)))).into()
}

/// Radio buttons in a fieldset, with a hint and messages of faults.
pub fn radios(
    id: &str,
    name: String,
    legend: String,
    (hint, faults): (Option<String>, Vec<String>),
    offered: impl IntoIterator<Item = Choice>,
    chosen: &str,
    class: &'static str,
) -> AnyView {
    let (described, beside, wrong) = beside(id, hint, faults);
    let buttons: Vec<AnyView> = offered
        .into_iter()
        .map(|(value, text)| {
            let checked = value == chosen;
            view! {
                <label class="choice">
                    <input type="radio" name=name.clone() value=value checked=checked />
                    <span class="says">{text}</span>
                </label>
            }
            .into_any()
        })
        .collect();
    view! {
        <fieldset class="field" class:has-fault=wrong id=id.to_owned() aria-describedby=described>
            <legend>{legend}</legend>
            {beside}
            <div class=format!("choices {class}").trim_end().to_owned()>{buttons}</div>
        </fieldset>
    }
    .into_any()
}
