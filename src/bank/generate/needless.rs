//! Facts that change nothing in a ruling: findings of the Director, and what the passes of players who
//! did nothing irregular mean.

use super::pattern::path_tests;
use rules::bridge::{Call, Seat};
use rules::engine::rotation::{AuctionEvent, FindingKind, RotationSetup};
use rules::engine::{Case, Facts, Ruling, rule};

/// The case without such facts; `None` if it has faults.
pub(super) fn without_needless(case: Case, ruling: &Ruling) -> Option<Case> {
    let Facts::Rotation(facts) = &case.facts else { return Some(case) };
    let keeps_ruling = |setup: &RotationSetup| {
        with(&case, setup).is_some_and(|case| {
            let again = rule(&case);
            path_tests(&again) == path_tests(ruling) && again.components == ruling.components
        })
    };
    let mut setup = facts.setup();
    for kind in FindingKind::fields() {
        let mut other = setup.clone();
        other.findings[kind] = Default::default();
        if other.findings[kind] != setup.findings[kind] && keeps_ruling(&other) {
            setup = other;
        }
    }
    let calls = ruling.earlier.iter().chain([ruling]).filter_map(|ruling| ruling.call);
    let offenders: Vec<Seat> = calls.filter_map(|call| Some(facts.calls().nth(call - 1)?.0)).collect();
    let mut other = setup.clone();
    for event in other.events.iter_mut().filter(|event| !offenders.contains(&event.seat)) {
        if let AuctionEvent::Called { call: Call::Pass, meaning, .. } = &mut event.happened {
            *meaning = None;
        }
    }
    with(&case, if keeps_ruling(&other) { &other } else { &setup })
}

/// The case with these facts.
fn with(case: &Case, setup: &RotationSetup) -> Option<Case> {
    Some(Case { facts: Facts::Rotation(setup.clone().check().ok()?), ..case.clone() })
}
