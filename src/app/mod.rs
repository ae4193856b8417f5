//! The site as people see it: the page around every page, the addresses, and the few things that move in the browser.
//!
//! - `shell.rs`: what stands around every page
//! - `pages/`: a file per address, rendered by the server alone
//! - `api/`: what a form is posted to; the only place here that names the server's rules
//! - `parts/`: what several pages show
//! - `islands/`: the only part that the browser build has
//!
//! Not here: rules (in `server`), sentences (in `words`), the web server itself (in `startup`).

pub mod islands;
#[cfg(feature = "ssr")]
mod shell;

#[cfg(feature = "ssr")]
pub use shell::{App, Assets, shell};
