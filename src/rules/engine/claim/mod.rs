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
//! `hearing` takes the facts of a claim (`facts`) through these in the order of the Laws, [`laws::law_68::rule`] those of a
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

mod asked;
mod assess;
pub mod double_dummy;
pub mod facts;
pub mod laws;
mod normal;
pub mod play;
pub mod search;
pub mod statement;
mod unseen;

pub use crate::engine::claim::facts::claim_setup::{Awareness, ClaimSetup};
pub use crate::engine::claim::facts::concession_setup::{ConcessionSetup, Objection};
pub use crate::engine::claim::facts::unseen::Unseen;
pub use asked::act::ActAsked;
pub use asked::doubt::DoubtAsked;
pub use asked::{ClaimAsked, Standard};
pub use facts::ClaimFacts;
pub use facts::act::{Act, ActFault, How, PlayOn};
pub use facts::concession::ConcessionFacts;
pub use facts::doubt::{Doubt, Doubted};
pub use facts::fault::ClaimFault;
pub use facts::said::Said;
pub use laws::social::SocialAsked;
pub use normal::{Plays, at_claim, excluded, plays as normal_plays};
pub use play::why::Why;
pub use statement::{Condition, NotAStep, RuffWith, Step, SuitTricks};

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
