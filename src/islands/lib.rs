//! What moves in the browser. Everything else is plain HTML: each page here also works where no script ever runs.
//!
//! - `desk`: the desk, sent in the background
//! - `exam`: an exam's page: each change saved, the time that is left
//! - `keys`: the keys of a ruling form; `flag`: its flag, without leaving the page; `exclusive`: its choices that exclude others
//! - `renewed`: a part of a page that is looked at again when it has changed
//! - `player`: a line of cards, played forwards and back
//! - `page`: what the islands find the page's elements by
//!
//! Not here: sentences. The server renders them into the children of an island, so they cross the wire once and need no translation in the
//! browser.

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

/// Called by the page once the browser has the islands.
#[cfg(feature = "hydrate")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn hydrate() {
    console_error_panic_hook::set_once();
    leptos::mount::hydrate_islands();
}
