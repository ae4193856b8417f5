//! The desk, made smooth: what is pressed or changed is sent in the background, and the page that
//! comes back takes the place of the one that is shown, with the focus, the folded parts and the
//! address as one expects them.
//!
//! - `send`: one request after another, and what is done with the answer
//! - `grid`: the arrow keys in the bidding box and among the cards
//! - `copy`: the link to the clipboard, and the page to the printer
//!
//! Every form here works without it. Nothing is ruled on in the browser: the server sends the page whole.

#[cfg(feature = "hydrate")]
mod copy;
#[cfg(feature = "hydrate")]
mod grid;
#[cfg(feature = "hydrate")]
mod send;

use leptos::prelude::*;

/// The desk in the background. The children hold the element for announcements; the replaced part
/// of the page has the id `desk`, and its form `data-desk`.
#[island]
pub fn Desk(children: Children) -> impl IntoView {
    #[cfg(feature = "hydrate")]
    super::page::enliven(|| {
        send::start();
        grid::start();
        copy::start();
        super::page::mark("data-desk", "live");
    });
    children()
}

/// The clicked element, or the ancestor that matches.
#[cfg(feature = "hydrate")]
fn target(event: &web_sys::Event, which: &str) -> Option<web_sys::Element> {
    use wasm_bindgen::JsCast;
    event.target()?.dyn_into::<web_sys::Element>().ok()?.closest(which).ok().flatten()
}
