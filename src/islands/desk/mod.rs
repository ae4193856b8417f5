//! The desk, and other forms that store each change, submitted in the background: the new page replaces the shown one, and focus, open
//! details and URL are kept.
//!
//! - `send`: requests, one after another, and their responses; `fields`: what is typed meanwhile
//! - `grid`: arrow keys in the bidding box and among the cards
//! - `slider`: a slider that sets a number
//! - `buttons`: buttons for copying and printing, and announcements
//!
//! Every form works without it. The browser computes no ruling: the server sends the whole page.

mod buttons;
mod fields;
mod grid;
mod send;
mod slider;

/// Listens to the form, the grids and the buttons.
pub(super) fn start() {
    send::start();
    grid::start();
    buttons::start();
    slider::start();
    crate::page::mark("data-desk", "live");
}

/// Listens to the buttons alone, where there is only a text to copy.
pub(super) fn copy() {
    buttons::start();
    crate::page::mark("data-copies", "live");
}
