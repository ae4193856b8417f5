//! The content of fields, which outlives the page that it was entered on.

use crate::page::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};

/// The content of a field.
pub struct FieldContent {
    id: String,
    value: String,
    checked: bool,
}

/// Content of a field with an id.
pub fn content(field: &Element) -> Option<FieldContent> {
    let id = Some(field.id()).filter(|id| !id.is_empty())?;
    let checked = field.dyn_ref::<HtmlInputElement>().is_some_and(HtmlInputElement::checked);
    let value = (field.dyn_ref::<HtmlInputElement>().map(HtmlInputElement::value))
        .or_else(|| field.dyn_ref::<HtmlTextAreaElement>().map(HtmlTextAreaElement::value))
        .or_else(|| field.dyn_ref::<HtmlSelectElement>().map(HtmlSelectElement::value))?;
    Some(FieldContent { id, value, checked })
}

/// Restores the content of a field.
pub fn fill(content: &FieldContent) {
    let Some(field) = document().get_element_by_id(&content.id) else { return };
    if let Some(input) = field.dyn_ref::<HtmlInputElement>() {
        if matches!(input.type_().as_str(), "radio" | "checkbox") {
            input.set_checked(content.checked);
        } else {
            input.set_value(&content.value);
        }
    } else if let Some(area) = field.dyn_ref::<HtmlTextAreaElement>() {
        area.set_value(&content.value);
    } else if let Some(select) = field.dyn_ref::<HtmlSelectElement>() {
        select.set_value(&content.value);
    }
}

/// True while the user types in this field.
pub fn is_being_typed(field: &Element) -> bool {
    let line = field.dyn_ref::<HtmlInputElement>();
    let line = line.is_some_and(|line| line.type_() == "text" && line.value() != line.default_value());
    let lines = field.dyn_ref::<HtmlTextAreaElement>();
    line || lines.is_some_and(|lines| Ok(lines.value()) != lines.default_value())
}
