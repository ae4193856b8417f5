//! Buttons for copying the link and for printing, which are shown only if scripts run; and
//! announcements.

use crate::page::{all, closest_target, document, listen, one, window};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// Listens for the buttons, and shows them.
pub fn start() {
    listen(&document(), "click", |event| {
        if let Some(button) = closest_target(&event, "[data-copy]") {
            let field = button.get_attribute("data-copy").and_then(|id| document().get_element_by_id(&id));
            let Some(field) = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) else {
                return;
            };
            // Selected as well: without HTTPS there is no clipboard, only Ctrl+C.
            field.select();
            if window().is_secure_context() {
                let _ = window().navigator().clipboard().write_text(&field.value());
                announce(&button.get_attribute("data-copied").unwrap_or_default());
            }
        }
        if closest_target(&event, "[data-print]").is_some() {
            let _ = window().print();
        }
    });
    show();
}

/// Shows the elements that need scripts.
pub fn show() {
    let Some(page) = document().document_element() else { return };
    for button in all(&page, "[data-live]") {
        let _ = button.remove_attribute("hidden");
    }
}

/// Announces a text, visibly and to screen readers.
pub fn announce(text: &str) {
    if let Some(element) = one("[data-desk-said]") {
        element.set_text_content(Some(text));
    }
}
