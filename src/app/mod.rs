//! The site as people see it: the document around every page, the pages, and the few things that move in the browser.
//!
//! - `shell`: the document around every page
//! - `pages`: a file per address, rendered by the server alone
//! - `unserved`: what is answered in place of a page that cannot be made
//! - `api`: what a form is posted to; the only place here that names the server's rules
//! - `parts`: what several pages show
//! - `language`: in which languages a page is told
//! - `islands`: the only part that the browser build has
//!
//! Not here: rules (in `server`), sentences (in `words`), the web server itself (in `startup`).

#[cfg(feature = "ssr")]
pub mod api;
pub mod islands;
#[cfg(feature = "ssr")]
mod language;
#[cfg(feature = "ssr")]
pub mod pages;
#[cfg(feature = "ssr")]
pub mod parts;
#[cfg(feature = "ssr")]
mod shell;
#[cfg(feature = "ssr")]
mod unserved;

#[cfg(feature = "ssr")]
use language::{alphabet, reading, told_in, words};
#[cfg(feature = "ssr")]
pub use shell::{App, Assets, shell};
#[cfg(feature = "ssr")]
pub use unserved::{ComeAgain, Unserved, unserved};
