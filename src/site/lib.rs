//! The site as people see it: the document around every page, the pages, and the few things that move in the browser.
//!
//! - `shell`: the document around every page
//! - `pages`: a file per address, rendered by the server alone
//! - `unserved`: what is answered in place of a page that cannot be made
//! - `api`: what a form is posted to; the only place here that names the server's rules
//! - `parts`: what several pages show
//! - `language`: in which languages a page is told
//! - `startup`: from a configuration to a site that listens
//!
//! Not here: rules (in `server`), sentences (in `words`), what moves in the browser (in `islands`).

pub mod api;
mod language;
pub mod pages;
pub mod parts;
mod shell;
pub mod startup;
mod unserved;

use language::{alphabet, reading, told_in, words};
pub use shell::{App, Assets, shell};
pub use unserved::{ComeAgain, Unserved, unserved};
