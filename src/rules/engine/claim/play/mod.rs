//! TODO

pub(super) mod belief;
pub mod ending;
pub mod game;
pub(super) mod layouts;
pub(super) mod shown_out;
pub(super) mod why;
