//! Twins: scenarios with the same path whose auctions differ in nothing that a user would notice.

use crate::scenario::write;
use crate::variant::{NamingRule, Shift};
use rules::bridge::{Bid, Call, Suit, Vulnerable};
use rules::engine::rotation::{AuctionEvent, Event, Findings, RotationSetup};
use rules::engine::ruling::Outcome;
use rules::engine::{Case, Facts, Ruling};
use rules::law::Clause;

/// A test on a path, with its clause and answer.
pub type PathTest = (Clause, &'static str, bool);

/// The pattern of a case: equal for twins. Two cases are twins if they take the same path and have the
/// same auction, except for
///
/// - the seats, which may have moved on, and the suits, in any order;
/// - levels, if all bids are higher by as many;
/// - passes before the first bid, except the last;
/// - vulnerability, the meanings of calls, and findings that lead along the same path.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pattern {
    auction: String,
    tests: Vec<PathTest>,
}

impl Pattern {
    /// The pattern of an auction with its ruling; `None` for a claim.
    pub fn of(case: &Case, ruling: &Ruling) -> Option<Pattern> {
        let Facts::Rotation(facts) = &case.facts else { return None };
        let plain = without_levels(without_passes(plain(facts.setup())));
        let turn = Shift::turn((4 - plain.dealer.index()) % 4);
        let turned = turn.auction(&plain, NamingRule::AsMoved)?;
        let text = |suits| {
            let moved = Shift::suits(suits).auction(&turned, NamingRule::AsMoved)?.check().ok()?;
            Some(write::layout(&write::case(&Case { facts: Facts::Rotation(moved), ..case.clone() })))
        };
        let auction = orders().into_iter().filter_map(text).min()?;
        Some(Pattern { auction, tests: path_tests(ruling) })
    }
}

/// All tests of a ruling in order, after those of the rulings on earlier irregularities, with those of
/// each answer to an open question.
pub fn path_tests(ruling: &Ruling) -> Vec<PathTest> {
    let mut tests: Vec<PathTest> = ruling.earlier.iter().flat_map(path_tests).collect();
    tests.extend(ruling.trace.steps().iter().map(|step| (step.clause, step.test.word(), step.holds)));
    if let Outcome::Fork { branches, .. } = &ruling.outcome {
        tests.extend(branches.iter().flat_map(|branch| path_tests(&branch.ruling)));
    }
    tests
}

/// The facts without what twins may differ in at any seat.
fn plain(setup: RotationSetup) -> RotationSetup {
    let event = |event: Event| match event.happened {
        AuctionEvent::Called { call, .. } => {
            Event { happened: AuctionEvent::Called { call, artificial: Some(false), meaning: None }, ..event }
        }
        _ => event,
    };
    RotationSetup {
        vulnerable: Vulnerable::None,
        findings: Findings::default(),
        made: None,
        events: setup.events.into_iter().map(event).collect(),
        ..setup
    }
}

/// The auction without passes in turn before another call in turn, unless calls are named by number.
fn without_passes(mut setup: RotationSetup) -> RotationSetup {
    let is_numbered =
        |event: &Event| matches!(event.happened, AuctionEvent::Misexplained(_) | AuctionEvent::Corrected(_));
    if setup.events.iter().any(is_numbered) {
        return setup;
    }
    let is_pass = |event: &Event| matches!(event.happened, AuctionEvent::Called { call: Call::Pass, .. });
    while let [first, second, ..] = &setup.events[..]
        && is_pass(first)
        && first.seat == setup.dealer
        && second.is_call()
        && second.seat == setup.dealer.lho()
        && !second.together
    {
        setup.dealer = setup.dealer.lho();
        setup.events.remove(0);
    }
    setup
}

/// The auction with all bids lowered alike until one is at the first level.
fn without_levels(mut setup: RotationSetup) -> RotationSetup {
    let bid_of = |event: &Event| match event.happened {
        AuctionEvent::Called { call: Call::Bid(bid), .. } => Some(bid),
        _ => None,
    };
    let down = setup.events.iter().filter_map(bid_of).map(Bid::level).min().map_or(0, |least| least - 1);
    for event in &mut setup.events {
        if let AuctionEvent::Called { call: Call::Bid(bid), .. } = &mut event.happened {
            *bid = Bid::new(bid.level() - down, bid.strain()).unwrap_or(*bid);
        }
    }
    setup
}

/// The orders of the four suits.
fn orders() -> Vec<[Suit; 4]> {
    let all = [Suit::C, Suit::D, Suit::H, Suit::S];
    let pairs = all.into_iter().flat_map(|a| all.into_iter().map(move |b| [a, b]));
    let fours = pairs.clone().flat_map(|[a, b]| pairs.clone().map(move |[c, d]| [a, b, c, d]));
    fours.filter(|order| all.iter().all(|suit| order.contains(suit))).collect()
}
