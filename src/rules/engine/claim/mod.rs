//! Claims and concessions (Laws 68–71), under the codes of 1987, 1997, 2007 and 2017 and in social bridge.
//!
//! | covered | where |
//! |---|---|
//! | what is a claim or a concession, what becomes of the play, and a defender's partner who objects (68) | `law_68`, by what was done `law_68a`, the play `law_68d` |
//! | agreement, and its withdrawal within the time limits (69) | `law_69` |
//! | a contested claim of any number of cards, with every paragraph (70); play after it in 2007 | `law_70`, `law_70d3` |
//! | a concession cancelled, within the time limits (71) | `law_71` |
//! | social bridge, where a disputed claim is played on, and a concession may be taken back | `social` |
//!
//! `hearing` takes the facts of a claim (`facts`) through these in the order of the Laws, [`law_68::rule`] those of a
//! concession (`concession`); to both belong how it was done and what was played since (`act`) and a doubt that came later
//! (`doubt`). `check`, `check_act` and `check_doubt` say whether facts hang together.
//!
//! A contested claim is adjudicated by search for the *worst normal line*: every normal play of the claimer against every
//! play of the opponents, and the line with the fewest tricks rules. What the claimer may have forgotten is read from the
//! claim itself (`awareness`); which plays are normal follows from named presumptions (`normal`), from what was said
//! (`statement`), and from the layouts that the claimer could believe in (`belief`, `layouts`, `judge`). `assess` asks the
//! `search` for each standard of carelessness, `work` keeps what was found for all branches of a ruling. What was agreed or
//! conceded is weighed by the same search (`given_up`, `bounds`), what no legal play loses by one of its own (`legal`).
//!
//! Where cards of hands that the speaker does not see are not known to the Director either, `unseen` rules in every layout
//! that fits and merges the rulings.
//!
//! Every search is bounded. Where one is stopped, the ruling has what was proved, the fewest and the most tricks, or where
//! no number can be given without it none, and names the limit.
//!
//! The code of 1987 is taken to read as that of 1997 does, which is the text at hand for both.
//!
//! Deliberately not here, and answered with the limit that was met, never guessed: what follows a lead out of turn to
//! which declarer faced the hand (54), a defender's cards shown without a claim (49), and an agreement taken back in social
//! bridge (69). A revoke in the trick in progress is a fault of the facts. That a line is tortuous, or a
//! defence unusual, is no judgement here: the opponents may play any card, and what the presumptions leave is normal.

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
pub mod legal;
mod normal;
mod relative;
mod said;
pub mod search;
mod social;
pub mod statement;
mod table;
mod told;
mod unseen;
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
pub use normal::{Plays, at_claim, excluded, plays as normal_plays};
pub use said::Said;
pub use social::SocialAsked;
pub use statement::{Condition, NotAStep, RuffWith, Step, SuitTricks};
pub use unseen::Unseen;
pub use why::Why;

use super::case::Case;
use super::effort::Effort;
use super::ruling::Ruling;

/// The ruling on a claim, by so much search.
pub fn rule(case: &Case, facts: &ClaimFacts, effort: &Effort) -> Ruling {
    unseen::claim(case, facts, effort)
}

/// The ruling on a concession, by so much search.
pub fn conceded(case: &Case, facts: &ConcessionFacts, effort: &Effort) -> Ruling {
    unseen::concession(case, facts, effort)
}
