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

#[cfg(feature = "ssr")]
pub use desk::Desk;
#[cfg(feature = "ssr")]
pub use exam::Exam;
#[cfg(feature = "ssr")]
pub use keys::Keys;
#[cfg(feature = "ssr")]
pub use player::Player;
#[cfg(feature = "ssr")]
pub use renewed::Renewed;

/// An interactive part of a page, which the browser finds by its name.
#[cfg(feature = "ssr")]
fn part(name: &'static str, children: leptos::prelude::Children) -> leptos::prelude::AnyView {
    use leptos::prelude::*;
    view! { <live-part data-part=name>{children()}</live-part> }.into_any()
}

/// Entry point: starts the interactive parts of this page.
#[cfg(feature = "hydrate")]
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn hydrate() {
    console_error_panic_hook::set_once();
    let parts: [(&str, fn()); 5] = [
        ("keys", keys::start),
        ("desk", desk::start),
        ("exam", exam::start),
        ("player", player::start),
        ("renewed", renewed::start),
    ];
    for (name, start) in parts {
        if page::one(&format!("[data-part={name}]")).is_some() {
            start();
        }
    }
}
