//! A second opinion on contested claims (Law 70), slow and obvious, for comparison with rulings on
//! random endings.
//!
//! Every line is played to its end; each play of the claimer's is judged in its position, in every
//! layout he could believe in. There is no pruning, no table, no merging of cards, and no
//! dependence between standards.
//!
//! | file | second opinion on |
//! |---|---|
//! | `view` | the rank of forgotten cards, and the layouts he could believe in |
//! | `standards` | the plays that each standard allows in these layouts |
//! | `lines` | the fewest tricks over all lines |
//! | `forgotten` | the cards he may have forgotten |
//! | `opinion` | the number that rules, the others beside it, the questions with a number for each
//! answer |
//! | `mid_trick` | the effect of a statement made in the middle of a trick |
//!
//! `random` makes the claims, `compare` compares the two opinions, and `properties` has properties
//! of single rulings.
//!
//! Shared with the engine, and so not proved here: the facts and their consistency; legal plays and
//! trick winners ([`Ending`], proved by counting lines in `slow`); the conventions of normal play,
//! and the execution of a statement (`normal`, tested presumption by presumption); with more than
//! [`view::PLAIN`] cards a hand the value of a layout ([`DoubleDummy`], proved against plain
//! minimax in `slow`).
//!
//! [`Ending`]: rules::engine::claim::play::ending::Ending
//! [`DoubleDummy`]: rules::engine::claim::double_dummy::DoubleDummy

mod compare;
mod forgotten;
mod lines;
mod mid_trick;
mod opinion;
mod properties;
pub mod random;
mod standards;
mod view;

pub use compare::{chance, opinion_of_engine};
pub use opinion::Opinion;
pub use random::{RandomClaim, random_claim};
