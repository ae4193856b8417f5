//! Access to calls by number in a rotation setup: the event of a call, and the findings about
//! single calls.

use rules::bridge::Call;
use rules::engine::rotation::{AuctionEvent, RotationSetup};

/// Index in `setup.events` of the call with this number, counted from 1.
pub(super) fn event_index(setup: &RotationSetup, call: usize) -> Option<usize> {
    let calls = setup.events.iter().enumerate().filter(|(_, event)| event.is_call());
    calls.map(|(i, _)| i).nth(call.checked_sub(1)?)
}

/// A natural call as an event, without an agreed meaning.
pub(super) const fn natural_call(call: Call) -> AuctionEvent {
    AuctionEvent::Called { call, artificial: Some(false), meaning: None }
}

/// Removes the findings on calls that the setup no longer has.
pub(super) fn without_findings_on_removed_calls(mut setup: RotationSetup) -> RotationSetup {
    let calls = setup.events.iter().filter(|event| event.is_call()).count();
    for finding in setup.findings.iter_mut() {
        finding.of.retain(|(call, _)| *call <= calls);
    }
    setup
}
