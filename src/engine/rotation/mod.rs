//! Calls out of rotation (Laws 28–34), a file per law, in the law's order.
//!
//! Covered: a pass out of rotation under the 2017 code — Law 30 whole, with what it pulls in of Laws 17, 23, 25, 26,
//! 28, 29, 31 (an artificial pass) and 34. Deliberately not here yet: bids and doubles out of rotation, older editions,
//! several irregularities in one auction; each is answered with the limit that was met.

mod asked;
pub mod facts;
mod law_16;
mod law_23;
mod law_25;
mod law_26;
mod law_29;
mod law_30;
mod law_31;
mod law_34;
pub mod meaning;
mod replay;

pub use asked::RotationAsked;
pub use facts::{Event, Happened, RotationFacts, RotationFault, RotationSetup};
pub use meaning::{HandBox, Meaning, Purpose};

use super::bench::Bench;
use super::case::Case;
use super::ruling::{Answer, Branch, Limit, Question, Ruling};
use crate::law::Edition;

/// The ruling on an auction in which a player may have called out of rotation.
pub fn rule(case: &Case, facts: &RotationFacts) -> Ruling {
    let mut bench = Bench::new(case);
    if case.edition != Edition::E2017 {
        return bench.not_covered(Limit::Edition);
    }
    law_29::rule(&mut bench, facts)
}

/// A ruling for each answer to a question that is open, found by ruling again with the answer filled in.
fn fork(bench: &mut Bench<'_>, question: Question, answers: [(Answer, RotationFacts); 2]) -> Ruling {
    let branches = answers.map(|(answer, facts)| Branch { answer, ruling: rule(bench.case, &facts) });
    bench.fork(question, branches.into())
}
