//! The form of an exam page: reads the ticked choices as an answer (`law=30A&law=31`), ticks those
//! of a stored answer, and disables the form when the time is up.

use crate::page::{all, one};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement};

/// The ticked choices as an answer, in query syntax.
pub fn read_answer(form: &Element) -> String {
    let pairs: Vec<String> =
        inputs(form).iter().filter(|input| input.checked()).map(name_and_value).collect();
    pairs.join("&")
}

/// The share of a form's questions that an answer covers: none, some or all.
pub enum Completeness {
    Empty,
    Partly,
    Whole,
}

/// Compares the questions of this form with those answered.
pub fn completeness(form: &Element, answer: &str) -> Completeness {
    let name = |pair: &str| pair.split('=').next().unwrap_or_default().to_owned();
    let mut questions: Vec<String> = inputs(form).iter().map(|input| name(&name_and_value(input))).collect();
    // The choices of a question follow each other.
    questions.dedup();
    let is_answered = |question: &&String| answer.split('&').any(|pair| name(pair) == **question);
    match questions.iter().filter(is_answered).count() {
        0 => Completeness::Empty,
        some if some < questions.len() => Completeness::Partly,
        _ => Completeness::Whole,
    }
}

/// Ticks exactly the choices of an answer.
pub fn tick_answer(form: &Element, answer: &str) {
    for input in inputs(form) {
        let ticked = answer.split('&').any(|pair| pair == name_and_value(&input));
        input.set_checked(ticked);
    }
}

/// Ticks the choices that the page was loaded with: those saved on the server at that time.
pub fn tick_loaded_answer(form: &Element) {
    for input in inputs(form) {
        input.set_checked(input.default_checked());
    }
}

/// Sets the hidden field `base`: the number of the saved change that the choices are based on. It
/// is sent when a button submits the form.
pub fn set_base(form: &Element, base: u32) {
    let found = form.query_selector("input[name=base]").ok().flatten();
    if let Some(input) = found.and_then(|found| found.dyn_into::<HtmlInputElement>().ok()) {
        input.set_value(&base.to_string());
    }
}

/// Disables the questions when the time is over, or enables them again if it is not, for example
/// after an extension. Questions disabled for another reason stay disabled.
pub fn set_time_over(over: bool) {
    let selector = if over { ".exam-asks:not([disabled])" } else { ".exam-asks[data-exam-over]" };
    let Some(questions) = one(selector) else { return };
    let _ = questions.toggle_attribute_with_force("disabled", over);
    let _ = questions.toggle_attribute_with_force("data-exam-over", over);
}

fn inputs(form: &Element) -> Vec<HtmlInputElement> {
    let found = all(form, "fieldset[data-question] input");
    found.into_iter().filter_map(|element| element.dyn_into().ok()).collect()
}

/// True for an event on one of the form's choices.
pub fn is_on_choice(event: &Event) -> bool {
    let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    input.is_some_and(|input| input.name().starts_with("answer["))
}

/// An input as a part of an answer: `law=30A` for the value `30A` of the field `answer[law][]`.
fn name_and_value(input: &HtmlInputElement) -> String {
    let name = input.name();
    let name = name.split(['[', ']']).nth(1).unwrap_or_default();
    format!("{name}={}", percent_encoded(&input.value()))
}

/// Percent-encodes a text for a query or URL.
pub fn percent_encoded(text: &str) -> String {
    let mut encoded = String::new();
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' => encoded.push(byte.into()),
            _ => encoded.push_str(&format!("%{byte:02X}")),
        }
    }
    encoded
}
