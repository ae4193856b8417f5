//! Every text for readers has a message, messages are complete, and sentences are in the Fluent
//! files only.

mod acts;
mod agreements;
mod claims;
mod ids;
mod insufficient;
mod rotation;
mod source;
mod stages;
mod stories;
mod trace;
mod typography;
mod verdicts;
