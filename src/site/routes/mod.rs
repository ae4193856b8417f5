//! The route table: each URL of the site with its handler, those who may open it, its load class,
//! and whether it stays open to candidates during an exam.
//!
//! - `pages`: the rows of pages and their forms; `operations`: those of the API; `files`: all others;
//!   `route`: a row; `facts`: who
//!   may open it, its load class and exam lock
//! - `matching`: the row of a path, for load shedding and the exam lock
//! - `page_router`: Leptos routes from the rows of pages
//! - `verify`: the check before the site starts
//!
//! A row that lacks a fact does not compile. A server function without a row, a row without its
//! server function, and two rows for one URL keep the site from starting.
//!
//! Not here: the handlers (`pages`, `api`), and the layers around them (`startup`).

mod facts;
mod files;
mod matching;
mod operations;
mod page_router;
mod pages;
mod route;
mod verify;

pub use facts::Access;
pub(crate) use facts::RouteClass;
pub use matching::all;
pub(crate) use matching::{handlers, is_open_in_exam, load_class};
pub(crate) use page_router::Pages;
pub(crate) use route::Layers;
pub use route::Route;
pub use verify::verify;
