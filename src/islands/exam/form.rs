//! The choices in a page's form.

use crate::page::{all, one};
use std::collections::BTreeSet;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement};

/// The current choices as a query.
pub fn chosen(form: &Element) -> String {
    let chosen: Vec<String> = inputs(form).iter().filter(|input| input.checked()).map(pair_of).collect();
    chosen.join("&")
}

/// Completeness of an answer.
pub enum Completeness {
    Nothing,
    Partly,
    Whole,
}

/// Completeness of an answer to this form.
pub fn completeness(form: &Element, answer: &str) -> Completeness {
    let set = |names: Vec<String>| names.into_iter().collect::<BTreeSet<String>>();
    let name = |pair: &str| pair.split('=').next().unwrap_or_default().to_owned();
    let questions = set(inputs(form).iter().map(|input| name(&pair_of(input))).collect());
    let answered = set(answer.split('&').filter(|pair| !pair.is_empty()).map(name).collect());
    match questions.intersection(&answered).count() {
        0 => Completeness::Nothing,
        some if some < questions.len() => Completeness::Partly,
        _ => Completeness::Whole,
    }
}

/// Selects exactly the choices of an answer.
pub fn show(form: &Element, answer: &str) {
    for input in inputs(form) {
        let chosen = answer.split('&').any(|pair| pair == pair_of(&input));
        input.set_checked(chosen);
    }
}

/// Selects the choices that the page was loaded with, which are those saved on the server.
pub fn show_initial(form: &Element) {
    for input in inputs(form) {
        input.set_checked(input.default_checked());
    }
}

/// Sets the number of the change that the form is based on when a button submits it.
pub fn set_base(form: &Element, base: u32) {
    let found = form.query_selector("input[name=base]").ok().flatten();
    if let Some(input) = found.and_then(|found| found.dyn_into::<HtmlInputElement>().ok()) {
        input.set_value(&base.to_string());
    }
}

/// Disables the form at the end of the time. Elements disabled before stay so.
pub fn end(over: bool) {
    let selector = if over { ".exam-asks:not([disabled])" } else { ".exam-asks[data-exam-over]" };
    let Some(questions) = one(selector) else { return };
    let _ = questions.toggle_attribute_with_force("disabled", over);
    let _ = questions.toggle_attribute_with_force("data-exam-over", over);
}

fn inputs(form: &Element) -> Vec<HtmlInputElement> {
    let found = all(form, "fieldset[data-question] input");
    found.into_iter().filter_map(|element| element.dyn_into().ok()).collect()
}

/// True for an event on a question.
pub fn is_choice(event: &Event) -> bool {
    let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    input.is_some_and(|input| input.name().starts_with("answer["))
}

/// `law=30A`, of the field `answer[law][]`.
fn pair_of(input: &HtmlInputElement) -> String {
    let name = input.name();
    let name = name.split(['[', ']']).nth(1).unwrap_or_default();
    format!("{name}={}", escaped(&input.value()))
}

/// Percent-encoded for a query or URL.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' => escaped.push(byte.into()),
            _ => escaped.push_str(&format!("%{byte:02X}")),
        }
    }
    escaped
}
