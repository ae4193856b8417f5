//! The bridge table, the Laws, and the engine that computes a ruling from facts.

#![warn(missing_docs)]

pub mod bridge;
pub mod engine;
pub mod law;
