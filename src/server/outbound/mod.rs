//! HTTP requests to systems of federations, whose addresses federations enter: sign-in providers and
//! receivers of webhooks.
//!
//! - `hosts`: where such systems may be
//! - `client`: requests without redirects, and with limits on time and size
//!
//! Not here: emails (`mail`), and what the systems are asked or told (`accounts::providers`,
//! `webhooks`).

mod client;
mod hosts;

pub(crate) use client::{Outbound, OutboundFault};
pub use hosts::Hosts;
