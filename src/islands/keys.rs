//! Keys of a ruling form: letters or digits choose, `j`/`k` or the arrows move between questions,
//! `f` flags, `l` opens the law book, `?` lists them. In a form with `data-steps`, a choice leads to
//! the next question, and Ctrl+Enter submits; in an exam no key does. On a page without a form, as a
//! marked answer, `n` follows the link `data-keys-next`.
//!
//! They can be switched off, which the browser remembers; they are inactive while typing. Where
//! clauses are grouped by law, the keys choose the law first, and once one is open, its clauses.
//!
//! A form takes part with the attribute `data-keys`, a question by being a `fieldset` with
//! `data-question`. The part marks each choice with its key (`data-key` on the label) and the
//! page with `data-keys="on"` or `"off"`, so that styles show a key only where it works.

use crate::page::{all, document, listen, listen_within, mark, one, store, stored, window};
use crate::{exclusive, flag, key_rows, law_book, law_find, steps};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement, HtmlElement, HtmlInputElement, KeyboardEvent};

const SETTING: &str = "director-keys";
const QUESTIONS: &str = "fieldset[data-question]:not([hidden])";
const CHOICES: &str = "input[type=radio]:not(:disabled), input[type=checkbox]:not(:disabled)";

/// Marks the page and listens for its lifetime.
pub fn start() {
    mark_rows();
    mark_page(is_on());
    connect_dialog();
    flag::connect();
    exclusive::connect();
    steps::connect();
    law_find::connect();
    law_book::connect();
    // Of a law that is opened, the clauses have the keys.
    listen_within(&document(), "toggle", |_| mark_rows());
    listen(&window(), "keydown", |event| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
            pressed(event);
        }
    });
}

fn pressed(event: &KeyboardEvent) {
    if event.alt_key() || event.default_prevented() || !is_on() || dialog_is_open() || is_typing() {
        return;
    }
    let form = form();
    if event.ctrl_key() || event.meta_key() {
        if event.key() == "Enter" && form.as_ref().is_some_and(submit) {
            event.prevent_default();
        }
        return;
    }
    let done = match (event.key().as_str(), form) {
        ("?", _) => open_dialog(),
        ("n", None) => follow("[data-keys-next]"),
        (key, Some(form)) => pressed_in_form(key, &form),
        _ => false,
    };
    if done {
        event.prevent_default();
    }
}

fn pressed_in_form(key: &str, form: &Element) -> bool {
    match key {
        "j" => move_by(form, 1),
        "k" => move_by(form, -1),
        "f" => flag::toggle(),
        "l" => follow("[data-keys-law]"),
        "ArrowDown" if arrows_are_ours(form) => move_by(form, 1),
        "ArrowUp" if arrows_are_ours(form) => move_by(form, -1),
        "Escape" => close_law(form),
        key => choose(form, key),
    }
}

/// Follows a link of the page, as a click on it does.
fn follow(link: &str) -> bool {
    let link = one(link).and_then(|link| link.dyn_into::<HtmlElement>().ok());
    link.map(|link| link.click()).is_some()
}

/// Presses the button of a form of practice.
fn submit(form: &Element) -> bool {
    let button = form.query_selector("button.primary").ok().flatten();
    let button = button.filter(|_| form.has_attribute("data-steps"));
    let button = button.and_then(|button| button.dyn_into::<HtmlElement>().ok());
    button.map(|button| button.click()).is_some()
}

/// Chooses in the current question, or else in the first.
fn choose(form: &Element, key: &str) -> bool {
    let questions = all(form, QUESTIONS);
    let Some(question) = questions.get(current(&questions).unwrap_or(0)) else { return false };
    let row = key_rows::row_of(question, key);
    let Some(row) = row.and_then(|row| row.dyn_into::<HtmlElement>().ok()) else { return false };
    let _ = row.focus();
    steps::expect_click_by_key();
    row.click();
    set_current(&questions, question);
    let is_single = question.get_attribute("data-question").as_deref() == Some("one");
    let goes_on = form.has_attribute("data-steps") && is_single && row.tag_name() == "INPUT";
    if goes_on && !steps::answered(&row) {
        move_by(form, 1);
    }
    true
}

/// Moves to the next or previous question.
fn move_by(form: &Element, step: isize) -> bool {
    if steps::move_by(form, step) {
        return true;
    }
    let questions = all(form, QUESTIONS);
    let index = match current(&questions) {
        Some(current) => current.saturating_add_signed(step).min(questions.len().saturating_sub(1)),
        None => 0,
    };
    let Some(question) = questions.get(index) else { return false };
    let choices = all(question, CHOICES);
    let chosen = choices.iter().find(|choice| choice.matches(":checked").unwrap_or(false));
    if let Some(choice) = chosen.or(choices.first()).and_then(|choice| choice.dyn_ref::<HtmlElement>()) {
        let _ = choice.focus();
    }
    question.scroll_into_view_with_bool(true);
    set_current(&questions, question);
    true
}

/// The question with the focus, else the one marked as current.
fn current(questions: &[Element]) -> Option<usize> {
    let focused = document().active_element().and_then(|element| element.closest(QUESTIONS).ok().flatten());
    focused
        .and_then(|question| questions.iter().position(|other| *other == question))
        .or_else(|| questions.iter().position(|question| question.has_attribute("data-current")))
}

fn set_current(questions: &[Element], question: &Element) {
    for other in questions {
        let _ = other.toggle_attribute_with_force("data-current", other == question);
    }
}

/// Inside a form the arrows go from question to question, except on a radio button, where they
/// already have a meaning. Elsewhere they scroll.
fn arrows_are_ours(form: &Element) -> bool {
    document().active_element().is_some_and(|element| {
        form.contains(Some(&element)) && !element.matches("input[type=radio]").unwrap_or(false)
    })
}

/// True while the focus is in a text field.
fn is_typing() -> bool {
    const TEXT: &str = "input:not([type=radio]):not([type=checkbox]):not([type=submit]):not([type=button]), \
        textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox]";
    document()
        .active_element()
        .is_some_and(|element| element.closest(TEXT).is_ok_and(|found| found.is_some()))
}

/// The form with the focus, else the first of the page.
fn form() -> Option<Element> {
    let focused =
        document().active_element().and_then(|element| element.closest("form[data-keys]").ok().flatten());
    focused.or_else(|| one("form[data-keys]"))
}

/// Closes the open law, so that another can be chosen.
fn close_law(form: &Element) -> bool {
    let Ok(Some(law)) = form.query_selector(".law-group[open]") else { return false };
    let _ = law.remove_attribute("open");
    if let Some(summary) = law.first_element_child().and_then(|first| first.dyn_into::<HtmlElement>().ok()) {
        let _ = summary.focus();
    }
    true
}

fn mark_rows() {
    if let Some(form) = form() {
        key_rows::mark(&form);
    }
}

fn mark_page(on: bool) {
    mark("data-keys", if on { "on" } else { "off" });
}

/// Shows the button that opens the list, and connects the switch in it.
fn connect_dialog() {
    if let Some(button) = one("[data-keys-open]") {
        let _ = button.remove_attribute("hidden");
        listen(&button, "click", |_| {
            open_dialog();
        });
    }
    if let Some(switch) =
        one("[data-keys-switch]").and_then(|switch| switch.dyn_into::<HtmlInputElement>().ok())
    {
        switch.set_checked(is_on());
        let itself = switch.clone();
        listen(&switch, "change", move |_| {
            remember(itself.checked());
            mark_page(itself.checked());
        });
    }
}

fn dialog() -> Option<HtmlDialogElement> {
    one("dialog[data-keys-help]")?.dyn_into().ok()
}

fn dialog_is_open() -> bool {
    one("dialog[open]").is_some()
}

fn open_dialog() -> bool {
    dialog().is_some_and(|dialog| dialog.show_modal().is_ok())
}

/// True unless switched off; also true if the browser stores nothing.
fn is_on() -> bool {
    stored(SETTING).as_deref() != Some("off")
}

fn remember(on: bool) {
    store(SETTING, if on { "on" } else { "off" });
}
