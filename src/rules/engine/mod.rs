//! The engine: facts in, ruling out. No clock, no randomness, no input or output, no prose, no
//! floats, no iteration over hash maps.
//!
//! [`rule`] is the entry point. `rotation` rules on irregular calls (Laws 27–36), `claim` on
//! claims and concessions (Laws 68–71). Cases outside the coverage are reported
//! ([`ruling::Limit`]), never guessed.

mod bench;
pub mod case;
pub mod claim;
pub mod component;
pub mod effort;
pub mod fact;
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

/// The version of the engine, stored with every mark so that an attempt can be regraded later.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Computes the ruling. The same case always gives the same ruling.
pub fn rule(case: &Case) -> Ruling {
    rule_within(case, &Effort::from(claim::search::BOUND))
}

/// Computes the ruling with a tenth of the search budget: a contested claim of many cards may reach
/// the limit of the search sooner. The signal ends the search at once; the ruling must then be
/// discarded.
pub fn rule_briefly(case: &Case, stop: &StopSignal) -> Ruling {
    rule_within(case, &Effort::until(stop, claim::search::BOUND / 10))
}

fn rule_within(case: &Case, effort: &Effort) -> Ruling {
    match &case.facts {
        Facts::Rotation(facts) => rotation::rule(case, facts),
        Facts::Claim(facts) => claim::rule(case, facts, effort),
    }
}
