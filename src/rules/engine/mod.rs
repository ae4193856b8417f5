//! Facts in, ruling out. No clock, no chance, no input or output, no prose, no floats, no walk over a hash map.
//!
//! [`rule`] is the one way in. `rotation` rules on calls out of rotation (Laws 28–34), `claim` on
//! claims and concessions (Laws 68–71). What is not covered is said to be not covered
//! ([`ruling::Limit`]), never guessed.

mod bench;
pub mod case;
pub mod claim;
pub mod component;
pub mod effort;
pub mod field_fault;
pub mod json;
pub mod rotation;
pub mod ruling;
pub mod trace;

pub use case::{Case, Facts, Family};
pub use component::{Component, Key};
pub use effort::{Effort, StopSignal};
pub use ruling::{Outcome, Ruling};
pub use trace::{Trace, TraceStep};

/// The version of the engine, stored with every mark so that an attempt can be marked again later.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Computes the ruling. The same case always gives the same ruling.
pub fn rule(case: &Case) -> Ruling {
    rule_within(case, &Effort::from(claim::search::BOUND))
}

/// The same with a tenth of the search: a contested claim of many cards may end at the limit of the search sooner. The
/// signal ends it at once, and the ruling is then not to be used.
pub fn rule_briefly(case: &Case, stop: &StopSignal) -> Ruling {
    rule_within(case, &Effort::until(stop, claim::search::BOUND / 10))
}

fn rule_within(case: &Case, effort: &Effort) -> Ruling {
    match &case.facts {
        Facts::Rotation(facts) => rotation::rule(case, facts),
        Facts::Claim(facts) => claim::rule(case, facts, effort),
        Facts::Concession(facts) => claim::conceded(case, facts, effort),
    }
}
