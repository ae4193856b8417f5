//! The page as the islands find it, and what all of them do with it. What waits for something is
//! boxed here, so that what the browser and the framework make of it is sent once and not once for
//! each.

use leptos::prelude::{Effect, document, set_interval, set_timeout};
use std::time::Duration;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Element, Event, EventTarget, FocusOptions, HtmlElement, XmlHttpRequest};

/// Brings an island to life once the page is there.
pub fn enliven(start: fn()) {
    Effect::new(start);
}

/// Marks the page with an attribute.
pub fn mark(name: &str, value: &str) {
    if let Some(page) = document().document_element() {
        let _ = page.set_attribute(name, value);
    }
}

/// The first element that a selector names.
pub fn one(which: &str) -> Option<Element> {
    document().query_selector(which).ok().flatten()
}

/// Every element within another that a selector names.
pub fn all(within: &Element, which: &str) -> Vec<Element> {
    let Ok(found) = within.query_selector_all(which) else { return Vec::new() };
    (0..found.length()).filter_map(|place| found.get(place)?.dyn_into().ok()).collect()
}

/// Listens for as long as the page is there.
pub fn listen(on: &EventTarget, event: &str, act: impl FnMut(Event) + 'static) {
    listen_boxed(on, event, Box::new(act));
}

fn listen_boxed(on: &EventTarget, event: &str, act: Box<dyn FnMut(Event)>) {
    let act = Closure::wrap(act);
    let _ = on.add_event_listener_with_callback(event, act.as_ref().unchecked_ref());
    act.forget();
}

/// Does something once, after a while.
pub fn later(after: Duration, act: impl FnOnce() + 'static) {
    let act: Box<dyn FnOnce()> = Box::new(act);
    set_timeout(act, after);
}

/// Does something again and again, for as long as the page is there.
pub fn every(period: Duration, act: impl Fn() + 'static) {
    let act: Box<dyn Fn()> = Box::new(act);
    // Its handle would stop it.
    set_interval(act, period);
}

/// Does something once a request has ended, well or not.
pub fn when_done(request: &XmlHttpRequest, act: impl FnOnce() + 'static) {
    let act: Box<dyn FnOnce()> = Box::new(act);
    request.set_onloadend(Some(Closure::once_into_js(act).unchecked_ref()));
}

/// Puts what is within one element in the place of what is within another: what was unfolded stays
/// so, and the focus stays where it is.
pub fn renew(old: &Element, new: &Element) {
    let open: Vec<String> = all(old, "details[open][id]").iter().map(Element::id).collect();
    let focused = document().active_element().map(|one| one.id()).filter(|id| !id.is_empty());
    let summary = document().active_element().and_then(|one| one.closest("details[id]").ok().flatten());
    old.set_inner_html(&new.inner_html());
    for id in open {
        if let Some(details) = document().get_element_by_id(&id) {
            let _ = details.set_attribute("open", "");
        }
    }
    let again = focused.and_then(|id| document().get_element_by_id(&id)).or_else(|| {
        let details = document().get_element_by_id(&summary?.id())?;
        details.query_selector("summary").ok().flatten()
    });
    if let Some(one) = again.and_then(|one| one.dyn_into::<HtmlElement>().ok()) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = one.focus_with_options(&options);
    }
}
