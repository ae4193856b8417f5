//! Interactive parts of pages. Everything else is plain HTML: each page also works without scripts.
//!
//! - `desk`: the desk, submitted in the background
//! - `exam`: an exam's page: background saving, and the clock
//! - `keys`, `key_rows`: keys of a ruling form; `flag`: its flag; `exclusive`: mutually exclusive choices
//! - `steps`: the questions of a ruling form one at a time; `overview`: its
//!   answers in a list; `law_find`: a clause by its number
//! - `law_book`: the laws in a drawer
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
#[cfg(feature = "hydrate")]
mod key_rows;
mod keys;
#[cfg(feature = "hydrate")]
mod law_book;
#[cfg(feature = "hydrate")]
mod law_find;
#[cfg(feature = "hydrate")]
mod overview;
#[cfg(feature = "hydrate")]
mod page;
mod player;
mod renewed;
#[cfg(feature = "hydrate")]
mod steps;

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
