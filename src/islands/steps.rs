//! One question of a ruling form at a time, and an overview of the answers before it is submitted.
//!
//! The form has `data-steps`: `new` or `filled` as sent, then `one`, `review` or, with all
//! questions shown, `all`, which the browser remembers. A single choice opens the next question
//! once it is tapped or chosen by its key; with the arrows, which choose at every step, the button
//! does.

use crate::overview::{self, is_skipped, questions};
use crate::page::{all, closest_target, listen, one, set_hidden, store, stored, window};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};

const FORM: &str = "form[data-steps]";
const SETTING: &str = "director-steps";
const SKIPPED: &str = "[data-steps-skipped]";
/// Widths in pixels below which the table is above the question.
const NARROW: f64 = 900.0;

/// The question shown; their number stands for the overview.
static CURRENT: AtomicUsize = AtomicUsize::new(0);
/// True if the next click is by a finger, a mouse or the space bar, and not by an arrow.
static DELIBERATE: AtomicBool = AtomicBool::new(false);

/// Listens for the lifetime of the page, and shows the first question without an answer, or all.
pub fn connect() {
    let Some(form) = one(FORM) else { return };
    listen(&form, "pointerdown", |_| DELIBERATE.store(true, Ordering::Relaxed));
    listen(&form, "keydown", |event| keyed(&event));
    listen(&form, "click", |event| clicked(&event));
    listen(&form, "change", |_| refresh());
    for question in questions(&form) {
        let _ = question.set_attribute("tabindex", "-1");
    }
    if stored(SETTING).as_deref() == Some("all") {
        return show_all(&form);
    }
    let all = questions(&form);
    let faulty = all.iter().position(|question| question.class_list().contains("has-fault"));
    let open = all.iter().position(|question| !overview::is_answered(question));
    show(&form, faulty.or(open).unwrap_or(all.len()));
}

/// Makes the next click no deliberate one: a key of the page makes it, and goes on itself.
pub fn expect_click_by_key() {
    DELIBERATE.store(false, Ordering::Relaxed);
}

fn is_one_at_a_time(form: &Element) -> bool {
    matches!(form.get_attribute("data-steps").as_deref(), Some("one" | "review"))
}

fn keyed(event: &Event) {
    let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
    DELIBERATE.store(key.key() == " ", Ordering::Relaxed);
    let is_plain = !key.ctrl_key() && !key.meta_key() && !key.default_prevented();
    let Some(form) = one(FORM).filter(is_one_at_a_time) else { return };
    // Enter would submit the form from a choice.
    if is_plain && key.key() == "Enter" && closest_target(event, "a, button, summary").is_none() {
        event.prevent_default();
        next(&form);
    }
}

fn clicked(event: &Event) {
    let Some(form) = one(FORM) else { return };
    let on = |selector| closest_target(event, selector);
    if let Some(choice) = on("input[type=radio]") {
        if DELIBERATE.swap(false, Ordering::Relaxed) {
            answered(&choice);
        }
    } else if on("[data-steps-next]").is_some() {
        next(&form);
    } else if on("[data-steps-back]").is_some() {
        move_by(&form, -1);
    } else if on("[data-steps-switch]").is_some() {
        switch(&form);
    } else if let Some(name) = on("[data-steps-go]").and_then(|way| way.get_attribute("data-steps-go")) {
        open(&form, &format!("[name='{name}']"));
    } else if let Some(link) = on("a[href^='#']").and_then(|link| link.get_attribute("href")) {
        // A link from the summary of faults.
        open(&form, &link);
    }
}

/// Goes on after a single choice. Returns true if the form shows one question at a time.
pub fn answered(choice: &Element) -> bool {
    let Some(form) = one(FORM).filter(is_one_at_a_time) else { return false };
    let question = choice.closest("fieldset[data-question=one]:not(.confidence)");
    if question.is_ok_and(|question| question.is_some()) {
        next(&form);
    }
    true
}

/// Goes to the next or previous question. Returns false if all are shown.
pub fn move_by(form: &Element, step: isize) -> bool {
    if !is_one_at_a_time(form) {
        return false;
    }
    if step > 0 {
        next(form);
        return true;
    }
    let mut to = CURRENT.load(Ordering::Relaxed);
    loop {
        let Some(before) = to.checked_sub(1) else { return true };
        to = before;
        if !is_skipped(form, to) {
            break;
        }
    }
    go(form, to);
    true
}

/// Goes to the next question that has something to ask, and says which were skipped.
fn next(form: &Element) {
    refresh();
    let end = questions(form).len();
    let from = (CURRENT.load(Ordering::Relaxed) + 1).min(end);
    let to = (from..end).find(|at| !is_skipped(form, *at)).unwrap_or(end);
    go(form, to);
    if let Some(note) = one(SKIPPED) {
        let reasons: String = (from..to).filter_map(|at| overview::reason(form, at)).collect();
        note.set_inner_html(&reasons);
    }
}

/// Opens the question of a choice, also one that was skipped.
fn open(form: &Element, choice: &str) {
    let Ok(Some(choice)) = form.query_selector(choice) else { return };
    let at = questions(form).iter().position(|question| question.contains(Some(&choice)));
    if let Some(at) = at.filter(|_| is_one_at_a_time(form)) {
        overview::keep_open(form, at);
        go(form, at);
    }
}

/// Shows a question or the overview, and moves the focus there.
fn go(form: &Element, to: usize) {
    show(form, to);
    let shown = questions(form).into_iter().nth(to).or_else(|| one("[data-steps-review]"));
    let Some(shown) = shown.and_then(|shown| shown.dyn_into::<HtmlElement>().ok()) else { return };
    let _ = shown.focus();
    let width = window().inner_width().ok().and_then(|width| width.as_f64());
    if width.is_some_and(|width| width < NARROW) {
        shown.scroll_into_view_with_bool(true);
    }
}

fn show(form: &Element, to: usize) {
    let all_questions = questions(form);
    let end = all_questions.len();
    CURRENT.store(to.min(end), Ordering::Relaxed);
    for (at, question) in all_questions.iter().enumerate() {
        set_hidden(question, at != to);
    }
    let is_review = to >= end;
    let _ = form.set_attribute("data-steps", if is_review { "review" } else { "one" });
    for part in all(form, "[data-steps-review], .confidence") {
        set_hidden(&part, !is_review);
    }
    if let Some(back) = one("[data-steps-back]") {
        let _ = back.toggle_attribute_with_force("disabled", to == 0);
    }
    label("[data-steps-next]", if to + 1 == end { "data-last" } else { "data-steps-next" });
    label("[data-steps-switch]", "data-steps-switch");
    if let Some(note) = one(SKIPPED) {
        note.set_text_content(None);
    }
    refresh();
}

fn show_all(form: &Element) {
    overview::unsettle(form);
    for part in questions(form).iter().chain(&all(form, ".confidence")) {
        set_hidden(part, false);
    }
    for part in all(form, "[data-steps-review]") {
        set_hidden(&part, true);
    }
    let _ = form.set_attribute("data-steps", "all");
    label("[data-steps-switch]", "data-one");
    if let Some(note) = one(SKIPPED) {
        note.set_text_content(None);
    }
    refresh();
}

/// Sets the text of a button to that in one of its attributes.
fn label(button: &str, attribute: &str) {
    if let Some(button) = one(button) {
        button.set_text_content(button.get_attribute(attribute).as_deref());
    }
}

fn switch(form: &Element) {
    let to_all = is_one_at_a_time(form);
    store(SETTING, if to_all { "all" } else { "one" });
    if to_all {
        show_all(form);
    } else {
        show(form, 0);
    }
}

/// Brings what depends on the answers up to date.
fn refresh() {
    let Some(form) = one(FORM) else { return };
    if is_one_at_a_time(&form) {
        overview::settle(&form);
    }
    overview::show(&form);
}
