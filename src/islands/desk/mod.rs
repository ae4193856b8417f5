//! The desk, submitted in the background: the new page replaces the shown one, and focus, open
//! details and URL are kept.
//!
//! - `send`: requests, one after another, and their responses; `fields`: what is typed meanwhile
//! - `grid`: arrow keys in the bidding box and among the cards
//! - `slider`: a slider that sets a number
//! - `buttons`: buttons for copying and printing, and announcements
//!
//! Every form works without it. The browser computes no ruling: the server sends the whole page.

#[cfg(feature = "hydrate")]
mod buttons;
#[cfg(feature = "hydrate")]
mod fields;
#[cfg(feature = "hydrate")]
mod grid;
#[cfg(feature = "hydrate")]
mod send;
#[cfg(feature = "hydrate")]
mod slider;

use leptos::prelude::*;

/// The desk in the background. The children hold the element for announcements; the replaced part
/// of the page has the id `desk`, and its form `data-desk`.
#[island]
pub fn Desk(children: Children) -> impl IntoView {
    #[cfg(feature = "hydrate")]
    super::page::on_mount(|| {
        send::start();
        grid::start();
        buttons::start();
        slider::start();
        super::page::mark("data-desk", "live");
    });
    children()
}
