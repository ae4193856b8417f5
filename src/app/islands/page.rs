//! The page as the islands find it.

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// The first element that a selector names.
pub fn one(which: &str) -> Option<Element> {
    document().query_selector(which).ok().flatten()
}

/// Every element within another that a selector names.
pub fn all(within: &Element, which: &str) -> Vec<Element> {
    let Ok(found) = within.query_selector_all(which) else { return Vec::new() };
    (0..found.length()).filter_map(|place| found.get(place)?.dyn_into().ok()).collect()
}
