//! An exam's page, made safe: each change is kept in the browser at once, sent, and told as saved only when the server has said so.
//!
//! - `unsent`: the changes that wait, in the browser's own store, in their order
//! - `send`: sends them, one request after another, and says that somebody is there
//! - `heard`: what the server said of it
//! - `told`: what the page says of it, and the file as a last resort
//! - `form`: what is chosen in the page
//! - `clock`: the time that is left, by a clock that nobody can set
//!
//! The form has `data-exam` with the attempt, `data-page` with the page, `data-base` with the number of its last change and `data-state` with the
//! part. Without scripts it has a button that saves.
//! The summary has the same on page 0, which nothing is answered on, so that what waits is sent before the paper is handed in.

#[cfg(feature = "hydrate")]
mod clock;
#[cfg(feature = "hydrate")]
mod form;
#[cfg(feature = "hydrate")]
mod heard;
#[cfg(feature = "hydrate")]
mod send;
#[cfg(feature = "hydrate")]
mod told;
#[cfg(feature = "hydrate")]
mod unsent;

use leptos::prelude::*;

/// Brings saving and the clock to the page. The children hold the line in which it is told what is saved.
#[island]
pub fn Exam(children: Children) -> impl IntoView {
    #[cfg(feature = "hydrate")]
    super::page::enliven(|| {
        send::start();
        clock::start();
        super::page::mark("data-exam-live", "");
    });
    children()
}
