//! Claims and concessions (Laws 68–71).
//!
//! Covered: what is a claim or a concession (Law 68), a defender's concession to which partner objects (68B2), and the
//! adjudication of a disputed claim (Law 70) by search for the *worst normal line*: every normal play of the claimer
//! against every play of his opponents, the line with the fewest tricks rules. What is normal follows from what the
//! claimer knows and believes (`belief`) and from named presumptions (`normal`). What was agreed or conceded and comes to be
//! doubted later is ruled on under Laws 69 and 71, within their time limits (`doubt`, `given_up`, `bounds`).
//!
//! Deliberately not here yet: social bridge, the 1987 code, evidence from play after the claim (70D3 of 2007), a revoke in the trick in
//! progress, and endings of more than five cards a hand. Each is answered with the limit that was met, never guessed.

mod asked;
mod assess;
mod awareness;
mod belief;
mod bounds;
mod check;
mod check_doubt;
pub mod concession;
pub mod double_dummy;
mod doubt;
pub mod ending;
pub mod facts;
pub mod game;
mod given_up;
mod hearing;
mod judge;
pub mod law_68;
mod law_69;
mod law_70;
mod law_71;
mod layouts;
mod normal;
mod relative;
pub mod search;
pub mod statement;
mod table;
mod why;
mod work;

pub use asked::{ClaimAsked, Standard};
pub use concession::{ConcessionFacts, ConcessionSetup, Objection};
pub use doubt::{Doubt, Doubted};
pub use facts::{Awareness, ClaimFacts, ClaimFault, ClaimSetup};
pub use normal::{excluded, excluded_along};
pub use statement::{Condition, NotAStep, RuffWith, Step};
pub use why::Why;

use super::case::Case;
use super::ruling::Ruling;

/// The ruling on a claim.
pub fn rule(case: &Case, facts: &ClaimFacts) -> Ruling {
    hearing::rule(case, facts)
}
