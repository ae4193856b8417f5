//! The link to the clipboard, and the page to the printer: buttons that are there only where scripts run.

use super::target;
use crate::page::{all, listen, one};
use leptos::prelude::{document, window};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// Listens for the buttons, and shows those that are there.
pub fn start() {
    listen(&document(), "click", |event| {
        if let Some(button) = target(&event, "[data-copy]") {
            let field = button.get_attribute("data-copy").and_then(|id| document().get_element_by_id(&id));
            let Some(field) = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) else {
                return;
            };
            // Chosen as well: a page that came without encryption has no clipboard, and then Ctrl+C is left.
            field.select();
            if window().is_secure_context() {
                let _ = window().navigator().clipboard().write_text(&field.value());
                say(&button.get_attribute("data-copied").unwrap_or_default());
            }
        }
        if target(&event, "[data-print]").is_some() {
            let _ = window().print();
        }
    });
    ready();
}

/// Shows what needs scripts.
pub fn ready() {
    let Some(page) = document().document_element() else { return };
    for button in all(&page, "[data-live]") {
        let _ = button.remove_attribute("hidden");
    }
}

/// Tells those who hear the page, and those who see it.
pub fn say(what: &str) {
    if let Some(said) = one("[data-desk-said]") {
        said.set_text_content(Some(what));
    }
}
