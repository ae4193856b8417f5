//! Faults of auctions that the Laws do not order, or that are outside the engine's coverage.

use crate::scenarios::faults::GOOD;
use bank::answerable::unanswerable;
use bank::{FaultKind, Scenario};
use rules::engine::rotation::RotationFault;
use rules::engine::rule;
use rules::engine::ruling::Limit;
use words::english;

/// The first fault of the valid text with this auction: line, field, kind, and message.
fn fault(auction: &str) -> (usize, String, FaultKind, String) {
    let text = GOOD.replace(r#"["N 1C", "S P", "W declines"]"#, auction);
    let faults = match Scenario::read(&text) {
        Err(faults) => faults,
        Ok(scenario) => unanswerable(&scenario, &rule(&scenario.case)),
    };
    let first = faults.into_iter().next().unwrap_or_else(|| panic!("{auction} has no fault"));
    let words = english().fault_kind(&first.kind);
    (first.line, first.field, first.kind, words)
}

#[test]
fn auction_faults_name_the_call() {
    let rotation = FaultKind::Rotation;
    let limit = FaultKind::NotCovered;
    for (auction, field, kind, told) in [
        (r#"["E P + S P"]"#, "facts.auction", limit(Limit::SameTime(1)), "which came first"),
        (r#"["N 1C + N P"]"#, "facts.auction[0]", rotation(RotationFault::NotTwoCalls), "two players"),
        (r#"["N 0C"]"#, "facts.auction[0]", FaultKind::NoSuchBid, "from 1C to 7NT"),
        (r#"["N 1C", "E jumps"]"#, "facts.auction[1]", FaultKind::NotAnEvent, "a seat with a call"),
        (
            r#"["N P", "S 1H", "W declines", "E P", "S 2H"]"#,
            "facts.auction",
            limit(Limit::ObligationBreached(4)),
            "no law covers",
        ),
        // Only West may accept: whatever he does, the story cannot continue like this.
        (
            r#"["N 1C", "S P", "N accepts"]"#,
            "facts.auction",
            limit(Limit::NothingToAnswer(2)),
            "without having been asked",
        ),
        (r#"["N 1C", "E leads"]"#, "facts.auction[1]", rotation(RotationFault::LedTooEarly), "has not ended"),
    ] {
        let (line, at, found, words) = fault(auction);
        assert_eq!((line, at.as_str(), &found), (11, field, &kind), "{auction}");
        assert!(words.contains(told), "{auction}: {words}");
    }
}
