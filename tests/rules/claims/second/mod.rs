//! A second opinion on contested claims (Law 70), slow and obvious, against which rulings on random endings are held.
//!
//! Every line is gone through to its end; each play of the claimer's is judged where it stands, in
//! every layout he could believe in. Nothing is pruned, nothing is kept in a table, no cards are
//! merged, no standard waits for another.
//!
//! | file | what it says a second time |
//! |---|---|
//! | `seen` | what forgotten cards count as, and the layouts he could believe in |
//! | `judged` | which plays each standard leaves in these layouts |
//! | `lines` | the fewest tricks over all lines |
//! | `forgotten` | what he may be taken to have forgotten |
//! | `opinion` | the number that rules, the others beside it, the questions with a number for each answer |
//! | `midway` | what a statement made in the middle of a trick binds to |
//!
//! `random` makes the claims, `compare` holds the two opinions against each other, `properties`
//! what must be true of one.
//!
//! Shared with the engine, and so not proved here: the facts and whether they hang together; legal
//! plays and who wins a trick ([`Ending`], proved by counting lines in `slow`); what the
//! conventions call normal, and how a statement is carried out (`normal`, tested presumption by
//! presumption); with more than [`seen::PLAIN`] cards a hand the value inside a layout
//! ([`DoubleDummy`], proved against plain minimax in `slow`).
//!
//! [`Ending`]: rules::engine::claim::play::ending::Ending
//! [`DoubleDummy`]: rules::engine::claim::double_dummy::DoubleDummy

mod compare;
mod forgotten;
mod judged;
mod lines;
mod midway;
mod opinion;
mod properties;
pub mod random;
mod seen;

pub use compare::{chance, told_by};
pub use opinion::Opinion;
pub use random::{Told, told};
