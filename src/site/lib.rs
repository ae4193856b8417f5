//! The website: document, pages, and request handling.
//!
//! - `shell`: the document around every page
//! - `routes`: the table of URLs: handlers, access, load classes and the exam lock
//! - `pages`: one file per URL, rendered on the server only
//! - `error_page`: error responses in place of a page
//! - `api`: form and file handlers; the only module here that calls the server's rules
//! - `form`: declarations of forms, for both
//! - `parts`: components shared by pages
//! - `language`: languages of the current page; `zone`: its time zone; `suits`: the colours of suits
//! - `startup`: from a configuration to a listening site
//!
//! Not here: rules (`server`), sentences (`words`), interactive parts (`islands`).

pub mod api;
mod asset_urls;
mod error_page;
mod form;
mod language;
pub mod pages;
pub mod parts;
pub mod routes;
mod segment;
mod shell;
pub mod startup;
mod suits;
mod zone;

pub use asset_urls::AssetUrls;
pub use error_page::{ErrorPage, RetryLater, error_page};
use language::{alphabet, reading, told_in, words};
pub use shell::{App, shell};
