//! Helpers for the page: finding elements, listening, and timers. Callbacks are boxed here, so that
//! the generic code around them is in the bundle only once.

use std::time::Duration;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Document, Element, Event, EventTarget, FocusOptions, HtmlElement, Window, XmlHttpRequest,
    XmlHttpRequestResponseType,
};

/// Timeout for a page, in milliseconds.
const TIMEOUT: u32 = 15_000;

/// The window of this page.
pub fn window() -> Window {
    web_sys::window().expect("scripts run in a window")
}

/// The document of this page.
pub fn document() -> Document {
    window().document().expect("the window has a document")
}

/// Marks the page with an attribute.
pub fn mark(name: &str, value: &str) {
    if let Some(page) = document().document_element() {
        let _ = page.set_attribute(name, value);
    }
}

/// The first element of the page that matches a selector.
pub fn one(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// Every element within another that matches a selector.
pub fn all(within: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = within.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok()).collect()
}

/// The target of an event, or its nearest ancestor that matches a selector.
pub fn closest_target(event: &Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok().flatten()
}

/// Listens for the lifetime of the page. A callback may cause an event that it listens to.
pub fn listen(on: &EventTarget, event: &str, callback: impl Fn(Event) + 'static) {
    listen_boxed(on, event, false, Box::new(callback));
}

/// Listens to an event that does not bubble, wherever within the element it happens.
pub fn listen_within(on: &EventTarget, event: &str, callback: impl Fn(Event) + 'static) {
    listen_boxed(on, event, true, Box::new(callback));
}

fn listen_boxed(on: &EventTarget, event: &str, capture: bool, callback: Box<dyn Fn(Event)>) {
    let callback = Closure::wrap(callback);
    let function = callback.as_ref().unchecked_ref();
    let _ = on.add_event_listener_with_callback_and_bool(event, function, capture);
    callback.forget();
}

/// Runs a callback once, after a delay.
pub fn later(delay: Duration, callback: impl FnOnce() + 'static) {
    let callback: Box<dyn FnOnce()> = Box::new(callback);
    let callback = Closure::once_into_js(callback);
    let _ = window()
        .set_timeout_with_callback_and_timeout_and_arguments_0(callback.unchecked_ref(), milliseconds(delay));
}

/// Runs a callback at intervals, for the lifetime of the page.
pub fn every(period: Duration, callback: impl Fn() + 'static) {
    let callback: Box<dyn Fn()> = Box::new(callback);
    let callback = Closure::wrap(callback);
    // The returned handle is only for stopping.
    let _ = window().set_interval_with_callback_and_timeout_and_arguments_0(
        callback.as_ref().unchecked_ref(),
        milliseconds(period),
    );
    callback.forget();
}

fn milliseconds(duration: Duration) -> i32 {
    duration.as_millis().try_into().unwrap_or(i32::MAX)
}

/// Runs a callback once a request has ended, successfully or not.
pub fn when_done(request: &XmlHttpRequest, callback: impl FnOnce() + 'static) {
    let callback: Box<dyn FnOnce()> = Box::new(callback);
    request.set_onloadend(Some(Closure::once_into_js(callback).unchecked_ref()));
}

/// Requests a page of this site. The callback gets it, or `None`. Returns false if it cannot be
/// requested.
pub fn fetch_page(url: &str, callback: impl FnOnce(Option<Document>) + 'static) -> bool {
    request_page("GET", url, None, Box::new(callback)).is_ok()
}

/// Sends the fields of a form, in query syntax. The callback gets the page in response, or `None`.
/// Returns false if they cannot be sent.
pub fn post_form(url: &str, fields: &str, callback: impl FnOnce(Option<Document>) + 'static) -> bool {
    request_page("POST", url, Some(fields), Box::new(callback)).is_ok()
}

fn request_page(
    method: &str,
    url: &str,
    fields: Option<&str>,
    callback: Box<dyn FnOnce(Option<Document>)>,
) -> Result<(), JsValue> {
    let request = XmlHttpRequest::new()?;
    request.open(method, url)?;
    if fields.is_some() {
        request.set_request_header("content-type", "application/x-www-form-urlencoded")?;
    }
    request.set_timeout(TIMEOUT);
    request.set_response_type(XmlHttpRequestResponseType::Document);
    let finished = request.clone();
    when_done(&request, move || callback(finished.response_xml().ok().flatten()));
    request.send_with_opt_str(fields)
}

/// A value that the browser stores for this site.
pub fn stored(name: &str) -> Option<String> {
    window().local_storage().ok().flatten()?.get_item(name).ok().flatten()
}

/// Stores a value in the browser, if it can.
pub fn store(name: &str, value: &str) {
    if let Ok(Some(store)) = window().local_storage() {
        let _ = store.set_item(name, value);
    }
}

/// Hides an element, or shows it.
pub fn set_hidden(element: &Element, hidden: bool) {
    let _ = element.toggle_attribute_with_force("hidden", hidden);
}

/// Replaces the content of an element by that of another. Open details and the focus are kept.
pub fn replace_content(old: &Element, new: &Element) {
    let open: Vec<String> = all(old, "details[open][id]").iter().map(Element::id).collect();
    let focused = document().active_element().map(|element| element.id()).filter(|id| !id.is_empty());
    let summary =
        document().active_element().and_then(|element| element.closest("details[id]").ok().flatten());
    old.set_inner_html(&new.inner_html());
    for id in open {
        if let Some(details) = document().get_element_by_id(&id) {
            let _ = details.set_attribute("open", "");
        }
    }
    let focus = focused.and_then(|id| document().get_element_by_id(&id)).or_else(|| {
        let details = document().get_element_by_id(&summary?.id())?;
        details.query_selector("summary").ok().flatten()
    });
    if let Some(element) = focus.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}
