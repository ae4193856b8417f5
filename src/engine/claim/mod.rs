//! Claims and concessions (Laws 68–71).
//!
//! Covered: what is a claim or a concession (Law 68), a defender's concession to which partner objects (68B2), and the
//! adjudication of a disputed claim (Law 70) by search for the *worst normal line*: every normal play of the claimer
//! against every play of his opponents, the line with the fewest tricks rules. What is normal follows from what the
//! claimer knows and believes (`belief`) and from named presumptions (`normal`). What was agreed or conceded and comes to be
//! doubted later is ruled on under Laws 69 and 71, within their time limits (`doubt`, `given_up`, `bounds`).
//!
//! In social bridge a disputed claim is played on (`social`); the code of 1987 is taken to read as that of 1997 does, which
//! is the text at hand for both.
//!
//! Deliberately not here yet: until when a concession may be withdrawn in social bridge, what follows a lead out of turn
//! to which declarer faced the hand (54), a defender's cards shown without a claim (49), and a revoke in the trick in
//! progress. Each is answered with the limit that was met, never guessed.

mod act;
mod asked;
mod asked_act;
mod asked_doubt;
mod assess;
mod awareness;
mod belief;
mod bounds;
mod check;
mod check_act;
mod check_doubt;
pub mod concession;
pub mod double_dummy;
mod doubt;
pub mod ending;
pub mod facts;
mod fault;
pub mod game;
mod given_up;
mod hearing;
mod judge;
pub mod law_68;
mod law_68a;
mod law_68d;
mod law_69;
mod law_70;
mod law_70d3;
mod law_71;
mod layouts;
mod legal;
mod normal;
mod relative;
pub mod search;
mod social;
pub mod statement;
mod table;
mod told;
mod why;
mod work;

pub use act::{Act, ActFault, How, PlayOn};
pub use asked::{ClaimAsked, Standard};
pub use asked_act::ActAsked;
pub use asked_doubt::DoubtAsked;
pub use concession::{ConcessionFacts, ConcessionSetup, Objection};
pub use doubt::{Doubt, Doubted};
pub use facts::{Awareness, ClaimFacts, ClaimSetup};
pub use fault::ClaimFault;
pub use normal::{Plays, excluded, plays as normal_plays};
pub use social::SocialAsked;
pub use statement::{Condition, NotAStep, RuffWith, Step};
pub use why::Why;

use super::case::Case;
use super::ruling::Ruling;

/// The ruling on a claim.
pub fn rule(case: &Case, facts: &ClaimFacts) -> Ruling {
    hearing::rule(case, facts)
}
