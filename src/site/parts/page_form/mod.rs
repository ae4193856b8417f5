//! A declared form on its page, and what came back of it.
//!
//! - `draw`: fields with labels, hints, and faults beside them; the summary of faults
//! - `sentence`: fields within a sentence

mod draw;
mod sentence;

pub use sentence::InSentence;

use crate::api::{Flash, TEXT_LIMIT, take_flash};
use crate::form::Form;
use crate::words;
use leptos::prelude::*;
use words::Arg;

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
}
