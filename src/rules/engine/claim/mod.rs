//! Claims and concessions (Laws 68–71), under the codes of 1987, 1997, 2007 and 2017 and in social
//! bridge.
//!
//! | covered | where |
//! |---|---|
//! | claims and concessions, and a defender's partner who objects (68) | `laws::law_68` |
//! | the acts that are claims (68A); the fate of the play (68D) | `laws::law_68a`, `law_68d` |
//! | agreement, and its withdrawal within the time limits (69) | `laws::law_69` |
//! | a contested claim of any number of cards, with every paragraph (70) | `laws::law_70` |
//! | play after a contested claim, in 2007 (70D3) | `laws::law_70d3` |
//! | a concession cancelled, within the time limits (71) | `laws::law_71` |
//! | social bridge: a disputed claim is played on, a concession may be taken back | `laws::social` |
//!
//! `laws::claim` takes a claim through these in the order of the Laws, `laws::concession` a
//! concession. `facts` has the facts of both and their checks, `test` the tests that a trace
//! records.
//!
//! A contested claim is adjudicated by search for the *worst normal line*: every normal play of the
//! claimer against every play of the opponents; the line with the fewest tricks rules. Cards the
//! claimer may have forgotten are read from the claim itself (`assess::awareness`). Normal plays
//! follow from named presumptions (`normal`), from the statement (`statement`), and from the
//! layouts the claimer could believe in (`play::belief`, `play::layouts`, `search::standards`).
//! `assess` runs the `search` for each standard of carelessness and caches results for all branches
//! of a ruling (`assess::cache`). Agreed or conceded tricks are weighed by the same search
//! (`assess::bounds`), tricks that no legal play loses by `search::legal`.
//!
//! If some hands are unknown to the Director too, `unseen` rules on every layout that fits and
//! merges the rulings.
//!
//! Every search is bounded. When one is stopped, the ruling gives the fewest and the most tricks
//! proved, or no number if none follows from these, and names the limit.
//!
//! The code of 1987 is read as that of 1997, the only text available for both.
//!
//! Not here, and reported as a limit: a lead out of turn to which declarer faced the hand (54), a
//! defender's cards shown without a claim (49), and an agreement taken back in social bridge (69).
//! A revoke in the trick in progress is a fault of the facts. The search does not judge lines as
//! tortuous or defences as unusual: the opponents may play any card, and all plays that the
//! presumptions leave are normal.

mod assess;
pub mod double_dummy;
pub mod facts;
mod given_up;
pub mod laws;
mod normal;
pub mod play;
pub mod search;
pub mod statement;
pub(super) mod test;
mod unseen;

pub use crate::engine::claim::facts::claim_setup::{Announced, Awareness, ClaimSetup, Objection};
pub use crate::engine::claim::facts::unseen::Unseen;
pub use facts::ClaimFacts;
pub use facts::act::{Act, ActFault, ClaimAct, PlayOn};
pub use facts::doubt::{Doubt, Doubted};
pub use facts::fault::ClaimFault;
pub use normal::{NormalPlays, at_claim, excluded, plays as normal_plays};
pub use play::play_reason::PlayReason;
pub use statement::{Condition, NotAStep, RuffWith, StatementStep, SuitTricks};
pub use test::act::ActTest;
pub use test::doubt::DoubtTest;
pub use test::social::SocialTest;
pub use test::{ClaimTest, Standard};

use super::case::Case;
use super::effort::Effort;
use super::ruling::Ruling;

/// The ruling on a claim or concession, within this search budget.
pub fn rule(case: &Case, facts: &ClaimFacts, effort: &Effort) -> Ruling {
    unseen::rule(case, facts, effort)
}
