//! Interactive parts of pages. Everything else is plain HTML: each page also works without scripts.
//!
//! - `desk`: the desk, submitted in the background
//! - `exam`: an exam's page: background saving, and the clock
//! - `keys`: keys of a ruling form; `flag`: its flag; `exclusive`: mutually exclusive choices
//! - `renewed`: a part of a page that reloads after changes
//! - `player`: a line of cards, played forwards and back
//! - `page`: helpers for elements, events and timers
//!
//! Not here: sentences. The server renders them into an island's children, so they are sent once
//! and need no translation in the browser.

mod desk;
mod exam;
#[cfg(feature = "hydrate")]
mod exclusive;
#[cfg(feature = "hydrate")]
mod flag;
mod keys;
#[cfg(feature = "hydrate")]
mod page;
mod player;
mod renewed;

pub use desk::*;
pub use exam::*;
pub use keys::*;
pub use player::*;
pub use renewed::*;

/// Entry point: hydrates the islands.
#[cfg(feature = "hydrate")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn hydrate() {
    console_error_panic_hook::set_once();
    leptos::mount::hydrate_islands();
}
