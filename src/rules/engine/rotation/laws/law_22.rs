//! Law 22: the end of the auction, and with Law 17 that of its period.
//!
//! | clause | decided here | left to the Director |
//! |---|---|---|
//! | 22A, 22A2 in 2007, 22B in 1997 | the last bid is the contract | |
//! | 22B, 22A1 in 2007, 22A in 1997 | all four passed: no contract | the hands go back without play |
//! | 17D1, 22B1 in 2007 | the period of an auction with a contract lasts until the opening lead is faced | |
//! | 17D2, 22B2 in 2007 | without a bid it lasts until all hands are back in the board | |

use crate::bridge::Auction;
use crate::engine::bench::Bench;
use crate::engine::component::{AuctionConsequence, Component, Key, Score};
use crate::engine::rotation::facts::RotationFacts;
use crate::engine::rotation::test::RotationTest;
use crate::law;
use crate::law::{Clause, Edition};

/// Decides the end of the auction: the contract, and the score if the tricks made are recorded.
pub(crate) fn rule(bench: &mut Bench<'_>, facts: &RotationFacts, auction: &Auction) {
    bench.decide(Component::Auction(AuctionConsequence::Over));
    bench.retract(&[Key::Offender, Key::Partner]);
    let contract = auction.contract();
    let (ends, test) = match contract {
        Some(contract) => {
            (with_contract(bench.edition()), RotationTest::AuctionEnded { declarer: contract.declarer })
        }
        None => (without_contract(bench.edition()), RotationTest::PassedOut),
    };
    bench.trace.ask(ends, test, true);
    auction_period(bench, contract.is_some());
    bench.decide(Component::Contract(contract.into()));
    if let Some((contract, made)) = contract.zip(facts.made()) {
        bench.decide(Component::Result(Score::of(contract, i32::from(made), facts.vulnerable())));
    }
}

/// The paragraph on three passes in rotation after the last bid.
const fn with_contract(edition: Edition) -> Clause {
    match edition {
        Edition::E2007 => law!("22A2"),
        Edition::E1987 | Edition::E1997 => law!("22B"),
        Edition::E2017 | Edition::Social => law!("22A"),
    }
}

/// The paragraph on four passes.
const fn without_contract(edition: Edition) -> Clause {
    match edition {
        Edition::E2007 => law!("22A1"),
        Edition::E1987 | Edition::E1997 => law!("22A"),
        Edition::E2017 | Edition::Social => law!("22B"),
    }
}

/// 17D1 and 17D2: how long the auction period lasts once the auction has ended.
fn auction_period(bench: &mut Bench<'_>, has_contract: bool) {
    let (clause, test) = if has_contract {
        (law!("17D1"), RotationTest::PeriodEndsAtLead)
    } else {
        (law!("17D2"), RotationTest::PeriodEndsInBoard)
    };
    // In 2007 Law 17D is on cards from a wrong board, and the period is in Law 22.
    let clause = match (bench.edition(), has_contract) {
        (Edition::E2007, true) => law!("22B1"),
        (Edition::E2007, false) => law!("22B2"),
        _ => bench.cite([law!("17E"), clause]),
    };
    bench.trace.ask(clause, test, true);
}
