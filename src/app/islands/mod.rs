//! What moves in the browser. Everything else is plain HTML: each page here also works where no script ever runs.
//!
//! - `desk`: the desk, sent in the background
//! - `keys`: the keys of a ruling form; `flag`: its flag, without leaving the page
//! - `player`: a line of cards, played forwards and back
//! - `page`: what the islands find the page's elements by
//!
//! Not here: sentences. The server renders them into the children of an island, so they cross the wire once and need no translation in the
//! browser.

mod desk;
#[cfg(feature = "hydrate")]
mod flag;
mod keys;
#[cfg(feature = "hydrate")]
mod page;
mod player;

pub use desk::*;
pub use keys::*;
pub use player::*;

/// Called by the page once the browser has the islands.
#[cfg(feature = "hydrate")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn hydrate() {
    console_error_panic_hook::set_once();
    leptos::mount::hydrate_islands();
}
