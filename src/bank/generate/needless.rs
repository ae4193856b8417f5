//! Facts that change nothing in a ruling: findings of the Director, and what the passes of players who
//! did nothing irregular mean.

use super::pattern::path_tests;
use rules::bridge::{Call, Seat};
use rules::engine::claim::ClaimSetup;
use rules::engine::rotation::{AuctionEvent, FindingKind, RotationSetup};
use rules::engine::{Case, Facts, Ruling, rule};

/// The case without such facts; `None` if it has faults.
pub(super) fn without_needless(case: Case, ruling: &Ruling) -> Option<Case> {
    match &case.facts {
        Facts::Rotation(facts) => of_auction(&case, facts.setup(), ruling),
        Facts::Claim(facts) => of_ending(&case, facts.setup(), ruling),
    }
}

/// True if a case takes the same path to the same ruling.
fn keeps(case: &Case, ruling: &Ruling) -> bool {
    let again = rule(case);
    path_tests(&again) == path_tests(ruling) && again.components == ruling.components
}

/// An ending without findings on suits in which they change nothing.
fn of_ending(case: &Case, mut setup: ClaimSetup, ruling: &Ruling) -> Option<Case> {
    let with = |setup: ClaimSetup| Some(Case { facts: Facts::Claim(setup.check().ok()?), ..case.clone() });
    for suit in 0..4 {
        let mut other = setup.clone();
        if other.aware[suit].take().is_some() && with(other.clone()).is_some_and(|case| keeps(&case, ruling))
        {
            setup = other;
        }
    }
    with(setup)
}

fn of_auction(case: &Case, mut setup: RotationSetup, ruling: &Ruling) -> Option<Case> {
    let keeps_ruling = |setup: &RotationSetup| with(case, setup).is_some_and(|case| keeps(&case, ruling));
    for kind in FindingKind::fields() {
        let mut other = setup.clone();
        other.findings[kind] = Default::default();
        if other.findings[kind] != setup.findings[kind] && keeps_ruling(&other) {
            setup = other;
        }
    }
    let calls = ruling.earlier.iter().chain([ruling]).filter_map(|ruling| ruling.call);
    let offenders: Vec<Seat> = calls
        .filter_map(|call| Some(setup.events.iter().filter(|event| event.is_call()).nth(call - 1)?.seat))
        .collect();
    let mut other = setup.clone();
    for event in other.events.iter_mut().filter(|event| !offenders.contains(&event.seat)) {
        if let AuctionEvent::Called { call: Call::Pass, meaning, .. } = &mut event.happened {
            *meaning = None;
        }
    }
    with(case, if keeps_ruling(&other) { &other } else { &setup })
}

/// The case with these facts.
fn with(case: &Case, setup: &RotationSetup) -> Option<Case> {
    Some(Case { facts: Facts::Rotation(setup.clone().check().ok()?), ..case.clone() })
}
