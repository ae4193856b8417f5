//! Form fields for the file format, with input and faults. A field's name and id is its path in a
//! file: `facts.declarer`.

use super::field::{beside, between_tags, choices as choices_of, labelled};
use super::symbols::symbols;
use crate::words;
use bank::LocatedFault;
use bank::desk::CaseSheet;
use leptos::prelude::*;
use rules::law::Date;
use std::cell::RefCell;
use std::collections::BTreeSet;

/// The sheet and its faults.
pub struct SheetForm<'a> {
    pub(super) sheet: &'a CaseSheet,
    faults: &'a [LocatedFault],
    /// Texts that are too long for the sheet
    long: Vec<(&'a str, &'a str)>,
    /// Fields already on the page
    shown: RefCell<BTreeSet<String>>,
}

/// A choice: value in a file, and label.
pub type FieldChoice = (String, String);

impl<'a> SheetForm<'a> {
    /// The form of a sheet. Missing facts are not among the faults.
    pub fn new(sheet: &'a CaseSheet, faults: &'a [LocatedFault]) -> SheetForm<'a> {
        SheetForm { sheet, faults, long: Vec::new(), shown: RefCell::default() }
    }

    /// The form with texts that are too long for the sheet, by field.
    pub fn with_long(self, long: impl IntoIterator<Item = (&'a str, &'a str)>) -> SheetForm<'a> {
        SheetForm { long: long.into_iter().collect(), ..self }
    }

    /// Records that a field is on this page.
    pub(super) fn show(&self, path: &str) {
        self.shown.borrow_mut().insert(path.to_owned());
    }

    /// The text of a field; empty if unknown.
    pub fn typed(&self, path: &str) -> &str {
        let long = self.long.iter().find(|(field, text)| *field == path && !text.is_empty());
        long.map_or_else(|| self.sheet.get(path), |(_, text)| text)
    }

    /// Hidden fields for facts without a field on this page.
    pub fn rest(&self) -> Vec<AnyView> {
        let shown = self.shown.borrow();
        let rest = self.sheet.fields().filter(|(path, _)| !shown.contains(*path));
        rest.map(|(path, text)| {
            view! { <input type="hidden" name=path.to_owned() value=text.to_owned() /> }.into_any()
        })
        .collect()
    }

    /// The field of a fault on this page, as a link target.
    pub fn field_of(&self, fault: &LocatedFault) -> Option<String> {
        self.shown.borrow().iter().find(|path| belongs_to(&fault.field, path)).cloned()
    }

    /// A line of text.
    pub fn line(&self, path: &str, label: String, hint: Option<String>) -> AnyView {
        self.input(path, label, hint, "line", "text", None)
    }

    /// A line of text with suggestions.
    pub fn named(&self, path: &str, label: String, hint: Option<String>, names: &'static str) -> AnyView {
        self.input(path, label, hint, "line", "text", Some(names))
    }

    /// A small number, as text.
    pub fn number(&self, path: &str, label: String, hint: Option<String>) -> AnyView {
        self.input(path, label, hint, "short", "numeric", None)
    }

    /// A day, as in `2011-12-01`.
    pub fn day(&self, path: &str, label: String, hint: Option<String>) -> AnyView {
        self.labelled("entry-field entry-short", path, label, hint, |described, wrong| {
            let value = self.typed(path).to_owned();
            // A browser's date field would drop a text that is no day, and its fault with it.
            let kind = if value.is_empty() || value.parse::<Date>().is_ok() { "date" } else { "text" };
            view! {
                <input
                    type=kind
                    id=path.to_owned()
                    name=path.to_owned()
                    value=value
                    autocomplete="off"
                    aria-describedby=described
                    aria-invalid=wrong.then_some("true")
                />
            }
            .into_any()
        })
    }

    /// A few letters.
    pub fn short(&self, path: &str, label: String, hint: Option<String>) -> AnyView {
        self.input(path, label, hint, "short", "text", None)
    }

    fn input(
        &self,
        path: &str,
        label: String,
        hint: Option<String>,
        class: &'static str,
        mode: &'static str,
        names: Option<&'static str>,
    ) -> AnyView {
        self.labelled(&format!("entry-field entry-{class}"), path, label, hint, |described, wrong| {
            view! {
                <input
                    type="text"
                    inputmode=mode
                    list=names
                    id=path.to_owned()
                    name=path.to_owned()
                    value=self.typed(path).to_owned()
                    autocomplete="off"
                    spellcheck="false"
                    aria-describedby=described
                    aria-invalid=wrong.then_some("true")
                />
            }
            .into_any()
        })
    }

    /// Several lines of text.
    pub fn lines(&self, path: &str, label: String, hint: Option<String>, rows: u8) -> AnyView {
        self.labelled("entry-field", path, label, hint, |described, wrong| {
            view! {
                <textarea
                    id=path.to_owned()
                    name=path.to_owned()
                    rows=rows
                    autocomplete="off"
                    spellcheck="false"
                    aria-describedby=described
                    aria-invalid=wrong.then_some("true")
                >{between_tags(self.typed(path))}</textarea>
            }
            .into_any()
        })
    }

    /// A field that is shown from now on, with what stands around it.
    fn labelled(
        &self,
        class: &str,
        path: &str,
        label: String,
        hint: Option<String>,
        input: impl FnOnce(Option<String>, bool) -> AnyView,
    ) -> AnyView {
        self.show(path);
        labelled(class, path, label, hint, self.faults_of(path), input)
    }

    /// Radio buttons. `none` is the label of no choice.
    pub fn radio(
        &self,
        path: &str,
        label: String,
        hint: Option<String>,
        choices: Vec<FieldChoice>,
        none: Option<String>,
    ) -> AnyView {
        let typed = self.typed(path);
        let all = none.map(|none| (String::new(), none)).into_iter().chain(choices);
        let picks = all.enumerate().map(|(i, (value, label))| {
            // The first choice has the path as its id, the link target of faults.
            let id = if i == 0 { path.to_owned() } else { format!("{path}-{value}") };
            let checked = value == typed;
            choice("radio", path, id, value, &label, checked)
        });
        let picks = picks.collect();
        self.group(path, label, hint, picks)
    }

    /// Checkboxes; the field is a list of the values.
    pub fn checkboxes(
        &self,
        path: &str,
        label: String,
        hint: Option<String>,
        choices: Vec<FieldChoice>,
    ) -> AnyView {
        let picks = choices.into_iter().enumerate().map(|(i, (value, label))| {
            let id = if i == 0 { path.to_owned() } else { format!("{path}-{}", value.replace(' ', "-")) };
            let checked = self.sheet.has(path, &value);
            choice("checkbox", path, id, value, &label, checked)
        });
        let picks = picks.collect();
        self.group(path, label, hint, picks)
    }

    fn group(&self, path: &str, label: String, hint: Option<String>, picks: Vec<AnyView>) -> AnyView {
        self.show(path);
        let (described, beside, wrong) = beside(path, hint, self.faults_of(path));
        view! {
            <fieldset class="entry-field" class:has-fault=wrong aria-describedby=described>
                <legend>{symbols(&label)}</legend>
                {beside}
                <div class="picks">{picks}</div>
            </fieldset>
        }
        .into_any()
    }

    /// A select box.
    pub fn list(
        &self,
        path: &str,
        label: String,
        hint: Option<String>,
        choices: Vec<FieldChoice>,
        none: Option<String>,
    ) -> AnyView {
        self.show(path);
        let all = none.map(|none| (String::new(), none)).into_iter().chain(choices);
        let name = (path.to_owned(), path.to_owned());
        choices_of("entry-field", name, label, hint, all, self.typed(path), self.faults_of(path))
    }

    /// Yes, no, or unknown.
    pub fn yes_no(&self, path: &str, label: String, hint: Option<String>) -> AnyView {
        let words = words();
        let choices = [("true", "desk-yes"), ("false", "desk-no")];
        let choices = choices.map(|(value, id)| (value.to_owned(), words.say(id))).to_vec();
        self.radio(path, label, hint, choices, Some(words.say("desk-untold")))
    }

    /// Messages for the faults of a field.
    pub fn faults_of(&self, path: &str) -> Vec<String> {
        let words = words();
        self.faults
            .iter()
            .filter(|fault| belongs_to(&fault.field, path))
            .map(|fault| words.field_fault(fault))
            .collect()
    }

    /// True if one of these fields has a value or a fault, so that it must not be folded.
    pub fn any(&self, paths: &[&str]) -> bool {
        paths.iter().any(|path| {
            !self.typed(path).is_empty() || self.faults.iter().any(|fault| belongs_to(&fault.field, path))
        })
    }
}

/// True if a fault at this path belongs to this field, or to an item in it: `facts.trick[2]` to
/// `facts.trick`.
pub fn belongs_to(fault: &str, path: &str) -> bool {
    fault.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with('['))
}

/// A radio button or checkbox.
fn choice(kind: &'static str, path: &str, id: String, value: String, label: &str, checked: bool) -> AnyView {
    view! {
        <label class="pick">
            <input type=kind id=id name=path.to_owned() value=value checked=checked />
            <span>{symbols(label)}</span>
        </label>
    }
    .into_any()
}
