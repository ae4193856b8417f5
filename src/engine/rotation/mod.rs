//! Calls out of rotation (Laws 28–34), a file per law, in the law's order.
//!
//! Covered: a pass out of rotation under the 2017 code — Law 30 whole, with what it pulls in of Laws 17, 23, 25, 26,
//! 28, 29, 31 (an artificial pass) and 34. Deliberately not here yet: bids and doubles out of rotation, older editions,
//! several irregularities in one auction; each is answered with the limit that was met.

mod asked;
pub mod facts;
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

use super::case::{Case, Family};
use super::component::Component;
use super::ruling::{Answer, Branch, Contested, Judgement, Limit, Outcome, Question, Ruling};
use super::trace::Trace;
use crate::law::Edition;

/// The ruling on an auction in which a player may have called out of rotation.
pub fn rule(case: &Case, facts: &RotationFacts) -> Ruling {
    let mut bench = Bench::new(case);
    if case.edition != Edition::E2017 {
        return bench.not_covered(Limit::Edition);
    }
    law_29::rule(&mut bench, facts)
}

/// What is on the Director's bench while a case is worked through: the code, the trace, and what has been decided.
struct Bench<'a> {
    case: &'a Case,
    trace: Trace,
    decided: Vec<Component>,
    judgement: Vec<Judgement>,
    contested: Vec<Contested>,
}

impl<'a> Bench<'a> {
    fn new(case: &'a Case) -> Bench<'a> {
        Bench { case, trace: Trace::default(), decided: Vec::new(), judgement: Vec::new(), contested: Vec::new() }
    }

    /// Adds to what has been decided, replacing what was said of the same component before.
    fn decide(&mut self, component: Component) {
        self.decided.retain(|c| c.key() != component.key());
        self.decided.push(component);
    }

    fn finish(&mut self, outcome: Outcome) -> Ruling {
        let mut components = std::mem::take(&mut self.decided);
        components.sort_by_key(Component::key);
        Ruling {
            edition: self.case.edition,
            elections: self.case.elections,
            family: Family::Rotation,
            outcome,
            components,
            trace: std::mem::take(&mut self.trace),
            judgement: std::mem::take(&mut self.judgement),
            contested: std::mem::take(&mut self.contested),
        }
    }

    fn remedies(&mut self) -> Ruling {
        self.finish(Outcome::Remedies)
    }

    fn not_covered(&mut self, limit: Limit) -> Ruling {
        self.decided.clear();
        self.finish(Outcome::NotCovered(limit))
    }

    /// A ruling for each answer to a question that is open, found by ruling again with the answer filled in.
    fn fork(&mut self, question: Question, answers: [(Answer, RotationFacts); 2]) -> Ruling {
        let branches: Vec<Branch> = answers
            .into_iter()
            .map(|(answer, facts)| Branch { answer, ruling: rule(self.case, &facts) })
            .collect();
        self.decided = Ruling::common(&branches);
        self.finish(Outcome::Fork { question, branches })
    }
}
