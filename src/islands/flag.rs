//! Flagging in place: the button submits itself in the background, and shows the flag that the
//! server reports.
//!
//! The button has `data-flag`, and `data-flagged` with `yes` or `no`. The result is reported in the
//! element with `data-flag-told`, with the text of `data-set`, `data-cleared` or `data-failed`: it
//! stays in view, where the button may not be.

use crate::page::{later, listen, one};
use leptos::prelude::window;
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Element, HtmlInputElement, RequestInit, Response, UrlSearchParams};

const BUTTON: &str = "[data-flag]";
/// Marker of a flagged scenario's page.
const FLAGGED: &str = "data-flagged=\"yes\"";
const CLEAR: &str = "data-flagged=\"no\"";
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
    spawn_local(async move {
        let set = button.get_attribute("data-flagged").as_deref() != Some("yes");
        match send(&scenario, set).await.ok().flatten() {
            Some(flagged) => show(&button, flagged, flagged != set),
            None => report(&button, FAILED),
        }
    });
    true
}

/// The scenario of the form.
fn scenario() -> Option<String> {
    let field = one("form[data-keys] input[name=scenario]")?.dyn_into::<HtmlInputElement>().ok()?;
    Some(field.value())
}

/// Sends the flag. Returns true if the scenario is flagged according to the response, `None` if the
/// response does not say.
async fn send(scenario: &str, set: bool) -> Result<Option<bool>, JsValue> {
    let fields = UrlSearchParams::new()?;
    fields.append("scenario", scenario);
    fields.append("flag", if set { "set" } else { "clear" });
    let request = RequestInit::new();
    request.set_method("POST");
    request.set_body(&fields);
    let response = JsFuture::from(window().fetch_with_str_and_init("/api/flag", &request)).await?;
    let response: Response = response.dyn_into()?;
    let page = JsFuture::from(response.text()?).await?.as_string().unwrap_or_default();
    Ok(if page.contains(FLAGGED) {
        Some(true)
    } else if page.contains(CLEAR) {
        Some(false)
    } else {
        None
    })
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
