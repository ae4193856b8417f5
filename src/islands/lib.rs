//! Interactive parts of pages. Everything else is plain HTML: each page also works without scripts.
//!
//! - `desk`: the desk, submitted in the background; a text to copy
//! - `exam`: an exam's page: background saving, and the clock
//! - `keys`, `key_rows`: keys of a ruling form; `flag`: its flag; `exclusive`: mutually exclusive choices
//! - `steps`: the questions of a ruling form one at a time; `overview`: its
//!   answers in a list; `law_find`: a clause by its number
//! - `law_book`: the laws in a drawer
//! - `kept`: a form whose entry is kept in the browser until it is saved
//! - `renewed`: a part of a page that reloads after changes
//! - `player`: a line of cards, played forwards and back
//! - `page`: helpers for elements, events and timers
//! - `components`: what the server draws of each part; everything else runs in the browser
//!
//! Not here: sentences. The server renders them into a part's children, so they are sent once
//! and need no translation in the browser.

#[cfg(feature = "ssr")]
mod components;
#[cfg(feature = "browser")]
mod desk;
#[cfg(feature = "browser")]
mod exam;
#[cfg(feature = "browser")]
mod exclusive;
#[cfg(feature = "browser")]
mod flag;
#[cfg(feature = "browser")]
mod kept;
#[cfg(feature = "browser")]
mod key_rows;
#[cfg(feature = "browser")]
mod keys;
#[cfg(feature = "browser")]
mod law_book;
#[cfg(feature = "browser")]
mod law_find;
#[cfg(feature = "browser")]
mod overview;
#[cfg(feature = "browser")]
mod page;
#[cfg(feature = "browser")]
mod player;
#[cfg(feature = "browser")]
mod renewed;
#[cfg(feature = "browser")]
mod steps;

#[cfg(feature = "ssr")]
pub use components::*;

/// Entry point: starts the interactive parts of this page.
#[cfg(feature = "browser")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn start() {
    console_error_panic_hook::set_once();
    let parts: [(&str, fn()); 7] = [
        ("keys", keys::start),
        ("desk", desk::start),
        ("copied", desk::copy),
        ("exam", exam::start),
        ("player", player::start),
        ("kept", kept::start),
        ("renewed", renewed::start),
    ];
    for (name, start) in parts {
        if page::one(&format!("[data-part={name}]")).is_some() {
            start();
        }
    }
}
