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
use super::component::{AuctionGoes, Component, Duty, Key, Lead, Replacement};
use super::ruling::{Answer, Branch, Limit, Question, Ruling};
use crate::bridge::Auction;
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

/// No rectification, to begin with: everybody is free and nothing is restricted. A law that says otherwise decides it anew.
fn nothing_further(bench: &mut Bench<'_>) {
    bench.decide(Component::Offender(Duty::AnyLegalCall));
    bench.decide(Component::Partner(Duty::AnyLegalCall));
    bench.decide(Component::Replacement(Replacement::NotTested));
    bench.decide(Component::Lead(Lead::None));
    bench.decide(Component::Watch(Vec::new()));
}

/// Whose turn it is now; or that the auction is over, and then nobody has a duty in it any more.
fn goes_on(bench: &mut Bench<'_>, auction: &Auction) {
    if auction.is_over() {
        bench.decide(Component::Auction(AuctionGoes::Over));
        bench.take_back(&[Key::Offender, Key::Partner]);
    } else {
        bench.decide(Component::Auction(AuctionGoes::On));
        bench.decide(Component::Turn(auction.turn()));
    }
}
