//! From a configuration to a listening site. The program and the tests both call [`build`].
//!
//! - `config`: the configuration; `client_address`: sources of client addresses; `error`: startup
//!   errors
//! - `site`: building and running
//! - `routes`: the table's routes with their layers; `state`: what handlers share; `forms`: posted
//!   data; `layers`: common middleware; `request_log`: request ids and the log
//! - `listening`: connections; `receiving`: request bodies
//! - `load_shedding`: refusal of requests beyond the limits; `route_limiters`: a concurrency limit
//!   per route class; `limiter`: one such limit; `error_responses`: responses to overload and panics
//! - `assets`: the browser bundle; [`packed`]: files embedded in the program; [`pack`]: writing them
//! - `health` and `metrics`: monitoring
//! - `commands`: the database without a site, for the operator's commands

pub(crate) mod assets;
mod client_address;
mod commands;
mod config;
mod error;
mod error_responses;
pub(crate) mod forms;
pub(crate) mod health;
mod layers;
mod limiter;
mod listening;
mod load_shedding;
mod metrics;
pub mod pack;
pub mod packed;
mod receiving;
mod request_log;
mod route_limiters;
mod routes;
mod site;
pub(crate) mod state;

pub use client_address::ClientAddress;
pub use commands::{open_server, reports};
pub use config::{Config, Operation};
pub use error::SiteError;
pub use route_limiters::ConcurrencyLimits;
pub use site::{Site, build, preflight};
