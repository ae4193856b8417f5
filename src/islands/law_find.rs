//! A clause by its number: what is typed hides the clauses that do not begin with it, and Enter
//! chooses the one that is left.
//!
//! The field has `data-law-find`; the values of the choices beside it are citations.

use crate::page::{all, listen, one, set_hidden};
use crate::steps;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, HtmlInputElement, KeyboardEvent};

const FIELD: &str = "[data-law-find]";
const LAWS: &str = ".choices-laws";
const GROUP: &str = ".law-group";

/// Listens for the lifetime of the page.
pub fn connect() {
    let Some(field) = one(FIELD).and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) else { return };
    let typed = field.clone();
    listen(&field, "input", move |_| filter(&typed.value()));
    let entered = field.clone();
    listen(&field, "keydown", move |event| keyed(&event, &entered));
}

fn keyed(event: &Event, field: &HtmlInputElement) {
    let is_enter = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Enter");
    if !is_enter || field.value().is_empty() {
        return;
    }
    event.prevent_default();
    let wanted = plain(&field.value());
    let left: Vec<Element> = choices().into_iter().filter(|choice| matches(choice, &wanted)).collect();
    let exact = left.iter().find(|choice| number(choice) == wanted);
    let Some(choice) = exact.or(left.first().filter(|_| left.len() == 1)) else { return };
    field.set_value("");
    filter("");
    if let Some(group) = choice.closest(GROUP).ok().flatten() {
        let _ = group.set_attribute("open", "");
    }
    if let Some(choice) = choice.dyn_ref::<HtmlElement>() {
        let _ = choice.focus();
        choice.click();
        steps::answered(choice);
    }
}

fn choices() -> Vec<Element> {
    one(LAWS).map(|laws| all(&laws, "input")).unwrap_or_default()
}

/// Hides the clauses and laws that do not begin with a text, and opens the only law left.
fn filter(text: &str) {
    let wanted = plain(text);
    for choice in choices() {
        if let Ok(Some(row)) = choice.closest(".choice") {
            set_hidden(&row, !matches(&choice, &wanted));
        }
    }
    let Some(laws) = one(LAWS) else { return };
    let groups = all(&laws, GROUP);
    let left = |group: &Element| all(group, "input").iter().any(|choice| matches(choice, &wanted));
    let only = groups.iter().filter(|group| left(group)).count() == 1 && !wanted.is_empty();
    for group in groups {
        let shown = left(&group);
        set_hidden(&group, !shown);
        if only && shown {
            let _ = group.set_attribute("open", "");
        }
    }
}

fn matches(choice: &Element, wanted: &str) -> bool {
    number(choice).starts_with(wanted)
}

fn number(choice: &Element) -> String {
    plain(&choice.get_attribute("value").unwrap_or_default())
}

/// Letters and digits from the first digit on: `30b1bi` of `Law 30B1(b)(i)`.
fn plain(text: &str) -> String {
    let text = text.trim_start_matches(|c: char| !c.is_ascii_digit());
    text.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}
