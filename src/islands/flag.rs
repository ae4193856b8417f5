//! Flagging in place: the button submits itself in the background, and shows the flag that the
//! server reports.
//!
//! The button has `data-flag`, and `data-flagged` with `yes` or `no`. The result is reported in the
//! element with `data-flag-told`, with the text of `data-set`, `data-cleared` or `data-failed`: it
//! stays in view, where the button may not be.

use crate::page::{later, listen, one, post_form};
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlInputElement};

const BUTTON: &str = "[data-flag]";
/// Attribute with the message that the flag was not saved.
const FAILED: &str = "data-failed";
/// Time for which a success is shown.
const SHOWN: Duration = Duration::from_secs(4);

/// Makes the button send the flag instead of the form.
pub fn connect() {
    let Some(button) = one(BUTTON) else { return };
    listen(&button, "click", |event| {
        event.prevent_default();
        toggle();
    });
}

/// Sets or clears the flag. Returns false if there is none on this page.
pub fn toggle() -> bool {
    let (Some(button), Some(scenario)) = (one(BUTTON), scenario()) else { return false };
    let set = button.get_attribute("data-flagged").as_deref() != Some("yes");
    let fields = format!("scenario={scenario}&flag={}", if set { "set" } else { "clear" });
    let answered = button.clone();
    let is_sent =
        post_form("/api/flag", &fields, move |page| match page.and_then(|page| is_flagged(&page)) {
            Some(flagged) => show(&answered, flagged, flagged != set),
            None => report(&answered, FAILED),
        });
    if !is_sent {
        report(&button, FAILED);
    }
    true
}

/// The scenario of the form.
fn scenario() -> Option<String> {
    let field = one("form[data-keys] input[name=scenario]")?.dyn_into::<HtmlInputElement>().ok()?;
    Some(field.value())
}

/// True if the scenario is flagged according to a page, `None` if the page does not say.
fn is_flagged(page: &Document) -> Option<bool> {
    match page.query_selector(BUTTON).ok()??.get_attribute("data-flagged")?.as_str() {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

fn show(button: &Element, flagged: bool, failed: bool) {
    let _ = button.set_attribute("data-flagged", if flagged { "yes" } else { "no" });
    let _ = button.set_attribute("aria-pressed", if flagged { "true" } else { "false" });
    let _ = button.set_attribute("value", if flagged { "clear" } else { "set" });
    let result = if flagged { "data-set" } else { "data-cleared" };
    report(button, if failed { FAILED } else { result });
}

/// Reports with the text of this attribute of the button. Failures stay.
fn report(button: &Element, attribute: &'static str) {
    let Some(message) = one("[data-flag-told]") else { return };
    let _ = message.class_list().toggle_with_force("done", attribute != FAILED);
    message.set_text_content(button.get_attribute(attribute).as_deref());
    if attribute != FAILED {
        let text = message.text_content();
        later(SHOWN, move || {
            if message.text_content() == text {
                message.set_text_content(None);
            }
        });
    }
}
