//! Scenarios being written.

mod round_trip;
mod stages;
mod suggested;
