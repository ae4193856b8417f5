//! From a configuration to a listening site. The program and the tests both call [`build`].
//!
//! - `config`: the configuration; `client_address`: sources of client addresses; `error`: startup
//!   errors
//! - `site`: building and running
//! - `routes`: all URLs; `forms`: posted data; `layers`: common middleware; `request_log`: request
//!   ids and the log
//! - `listening`: connections; `receiving`: request bodies
//! - `load_shedding`: concurrency limits per route class; `limiter`: one such limit;
//!   `error_responses`: responses to overload and panics
//! - `assets`: the browser bundle; [`packed`]: files embedded in the program; [`pack`]: writing them
//! - `health` and `metrics`: monitoring
//! - `commands`: the database without a site, for the operator's commands

mod assets;
mod client_address;
mod commands;
mod config;
mod error;
mod error_responses;
mod forms;
mod health;
mod layers;
mod limiter;
mod listening;
mod load_shedding;
mod metrics;
pub mod pack;
pub mod packed;
mod receiving;
mod request_log;
mod routes;
mod site;

pub use client_address::ClientAddress;
pub use commands::{open_server, reports};
pub use config::{Config, Operation};
pub use error::SiteError;
pub use load_shedding::ConcurrencyLimits;
pub use site::{Site, build, preflight};
