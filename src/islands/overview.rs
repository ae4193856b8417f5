//! The overview of a ruling form's answers, the number of answers, and the questions that earlier
//! answers settle.
//!
//! A row has `data-steps-row`. A reason in it has the name of the earlier fields, their value, and
//! the value that is then the only one: it is chosen for the user, and the row marked with
//! `data-skipped`, until they change the earlier answer or open the question (`data-opened`).

use crate::page::{all, one, set_hidden};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

const QUESTIONS: &str = "fieldset[data-question]:not(.confidence)";
const ROWS: &str = "[data-steps-row]";
const REASONS: &str = "[data-steps-after]";
const PROGRESS: &str = "[data-steps-progress]";

/// The questions of a form, in order; confidence is none.
pub fn questions(form: &Element) -> Vec<Element> {
    all(form, QUESTIONS)
}

/// True if a choice of the question is made.
pub fn is_answered(question: &Element) -> bool {
    !all(question, "input:checked").is_empty()
}

fn row(form: &Element, at: usize) -> Option<Element> {
    all(form, ROWS).into_iter().nth(at)
}

/// True if an earlier answer settles the question at this place.
pub fn is_skipped(form: &Element, at: usize) -> bool {
    row(form, at).is_some_and(|row| row.has_attribute("data-skipped"))
}

/// Why the question at this place is skipped, as HTML.
pub fn reason(form: &Element, at: usize) -> Option<String> {
    let reasons = all(&row(form, at)?, REASONS);
    let shown = reasons.into_iter().find(|reason| !reason.has_attribute("hidden"))?;
    Some(format!("<p>{}</p>", shown.inner_html()))
}

/// Keeps a question from being skipped.
pub fn keep_open(form: &Element, at: usize) {
    if let Some(row) = row(form, at).filter(|row| row.has_attribute("data-skipped")) {
        let _ = row.remove_attribute("data-skipped");
        let _ = row.set_attribute("data-opened", "");
    }
}

/// Answers the questions that an earlier answer settles, and takes such answers back where it has
/// changed.
pub fn settle(form: &Element) {
    for row in all(form, ROWS) {
        let mut skipped = None;
        for reason in all(&row, REASONS) {
            let holds = chosen(form, &attribute(&reason, "data-steps-after"))
                .iter()
                .any(|choice| choice.value() == attribute(&reason, "data-steps-given"));
            if holds {
                skipped = skipped.or(Some(reason));
            }
        }
        let was_skipped = row.has_attribute("data-skipped");
        let is_opened = row.has_attribute("data-opened");
        let name = field_of(&row);
        match &skipped {
            Some(reason) if !was_skipped && !is_opened && chosen(form, &name).is_empty() => {
                check(form, &name, Some(&attribute(reason, "data-steps-settled")));
                let _ = row.set_attribute("data-skipped", "");
            }
            None if was_skipped => {
                check(form, &name, None);
                let _ = row.remove_attribute("data-skipped");
            }
            _ => {}
        }
        let is_skipped = row.has_attribute("data-skipped");
        for reason in all(&row, REASONS) {
            set_hidden(&reason, !is_skipped || skipped.as_ref() != Some(&reason));
        }
    }
}

/// Takes back the answers to questions that were skipped: with all questions shown, only the user
/// answers.
pub fn unsettle(form: &Element) {
    for row in all(form, ROWS).into_iter().filter(|row| row.has_attribute("data-skipped")) {
        let _ = row.remove_attribute("data-skipped");
        check(form, &field_of(&row), None);
        for reason in all(&row, REASONS) {
            set_hidden(&reason, true);
        }
    }
}

/// The name of the fields of a row's question.
fn field_of(row: &Element) -> String {
    all(row, "[data-steps-go]").first().map(|way| attribute(way, "data-steps-go")).unwrap_or_default()
}

/// Shows the number of answers, and each answer in its row.
pub fn show(form: &Element) {
    let questions = questions(form);
    let answered = questions.iter().filter(|question| is_answered(question)).count();
    if let Some(progress) = one(PROGRESS) {
        let text = attribute(&progress, "data-steps-progress").replace("%n", &answered.to_string());
        // A live region is read out again only if it has changed.
        if progress.text_content().as_deref() != Some(text.as_str()) {
            progress.set_text_content(Some(&text));
        }
    }
    for (row, question) in all(form, ROWS).iter().zip(&questions) {
        let says = all(question, ".choice:has(input:checked) > .says");
        let says: Vec<String> = says.iter().map(Element::inner_html).collect();
        let _ = row.toggle_attribute_with_force("data-missing", says.is_empty());
        let Some(slot) = all(row, "[data-steps-answer]").into_iter().next() else { continue };
        if says.is_empty() {
            let missing = row.parent_element().map(|list| attribute(&list, "data-unanswered"));
            slot.set_text_content(missing.as_deref());
        } else {
            slot.set_inner_html(&says.join("; "));
        }
    }
}

fn attribute(element: &Element, name: &str) -> String {
    element.get_attribute(name).unwrap_or_default()
}

/// The choices with this name.
fn choices(form: &Element, name: &str) -> Vec<HtmlInputElement> {
    let found = all(form, &format!("input[name='{name}']"));
    found.into_iter().filter_map(|choice| choice.dyn_into().ok()).collect()
}

fn chosen(form: &Element, name: &str) -> Vec<HtmlInputElement> {
    choices(form, name).into_iter().filter(HtmlInputElement::checked).collect()
}

/// Selects the choice with this value alone, or none.
fn check(form: &Element, name: &str, value: Option<&str>) {
    for choice in choices(form, name) {
        choice.set_checked(value == Some(choice.value().as_str()));
    }
}
