//! The calls among the events of an auction.

use rules::bridge::Call;
use rules::engine::rotation::{AuctionEvent, Finding, RotationSetup};

/// Index among the events of the call with this number.
pub(super) fn index_of(setup: &RotationSetup, call: usize) -> Option<usize> {
    let calls = setup.events.iter().enumerate().filter(|(_, event)| event.is_call());
    calls.map(|(i, _)| i).nth(call.checked_sub(1)?)
}

/// A call about which nothing is agreed.
pub(super) const fn natural(call: Call) -> AuctionEvent {
    AuctionEvent::Called { call, artificial: Some(false), meaning: None }
}

/// The setup without findings about calls that were removed.
pub(super) fn without_lost_findings(mut setup: RotationSetup) -> RotationSetup {
    let calls = setup.events.iter().filter(|event| event.is_call()).count();
    for finding in findings(&mut setup) {
        finding.of.retain(|(call, _)| *call <= calls);
    }
    setup
}

/// The findings about calls.
pub(super) fn findings(setup: &mut RotationSetup) -> [&mut Finding; 4] {
    let findings = &mut setup.findings;
    [&mut findings.comparable, &mut findings.unintended, &mut findings.repeats, &mut findings.artificial]
}
