//! Flagging in place: the button submits itself in the background, and shows the flag that the
//! server reports.
//!
//! The button has `data-flag`, and `data-flagged` with `yes` or `no`; a failure is reported in the
//! element with `data-flag-told`, with the text of `data-failed`.

use crate::page::{listen, one};
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Element, HtmlInputElement, RequestInit, Response, UrlSearchParams};

const BUTTON: &str = "[data-flag]";
/// Marker of a flagged scenario's page.
const FLAGGED: &str = "data-flagged=\"yes\"";
const CLEAR: &str = "data-flagged=\"no\"";

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
            None => show_failure(&button, true),
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
    show_failure(button, failed);
}

/// Shows or removes the message that the flag was not saved.
fn show_failure(button: &Element, failed: bool) {
    let message = document().query_selector("[data-flag-told]").ok().flatten();
    if let Some(message) = message {
        let text = failed.then(|| button.get_attribute("data-failed")).flatten();
        message.set_text_content(text.as_deref());
    }
}
