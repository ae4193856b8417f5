//! The desk, submitted in the background: the new page replaces the shown one, and focus, open
//! details and URL are kept.
//!
//! - `send`: requests, one after another, and their responses; `fields`: what is typed meanwhile
//! - `grid`: arrow keys in the bidding box and among the cards
//! - `slider`: a slider that sets a number
//! - `buttons`: buttons for copying and printing, and announcements
//!
//! Every form works without it. The browser computes no ruling: the server sends the whole page.

#[cfg(feature = "browser")]
mod buttons;
#[cfg(feature = "browser")]
mod fields;
#[cfg(feature = "browser")]
mod grid;
#[cfg(feature = "browser")]
mod send;
#[cfg(feature = "browser")]
mod slider;

#[cfg(feature = "ssr")]
use leptos::prelude::*;

/// The desk in the background. The children hold the element for announcements; the replaced part
/// of the page has the id `desk`, and its form `data-desk`.
#[cfg(feature = "ssr")]
#[component]
pub fn Desk(children: Children) -> AnyView {
    crate::part::part("desk", children)
}

/// Listens to the form, the grids and the buttons.
#[cfg(feature = "browser")]
pub(super) fn start() {
    send::start();
    grid::start();
    buttons::start();
    slider::start();
    crate::page::mark("data-desk", "live");
}
