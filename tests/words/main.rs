//! That everything a person reads has words, that they are whole, and that they stand in the Fluent files alone.

mod acts;
mod agreements;
mod claims;
mod ids;
mod rotation;
mod samples;
mod source;
mod stages;
mod stories;
mod trace;
mod verdicts;
