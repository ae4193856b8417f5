//! What moves in the browser. Everything else is plain HTML: each page here also works where no script ever runs.
//!
//! Not here: sentences. The server renders them into the children of an island, so they cross the wire once and need no translation in the
//! browser.

mod keys;

pub use keys::*;

/// Called by the page once the browser has the islands.
#[cfg(feature = "hydrate")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn hydrate() {
    console_error_panic_hook::set_once();
    leptos::mount::hydrate_islands();
}
