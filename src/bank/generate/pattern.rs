//! Twins: scenarios with the same path whose auctions or endings differ in nothing that a user would
//! notice.

use crate::scenario::write;
use crate::variant::{NamingRule, Shift};
use rules::bridge::{Bid, Call, Cards, Rank, Suit, Vulnerable};
use rules::engine::claim::ClaimSetup;
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
/// - vulnerability, the meanings of calls, and findings that lead along the same path;
///
/// or the same ending, except for seats, suits, ranks in the same order, and the contract.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pattern {
    facts: String,
    tests: Vec<PathTest>,
}

impl Pattern {
    /// The pattern of a case with its ruling; `None` if its facts cannot be moved.
    pub fn of(case: &Case, ruling: &Ruling) -> Option<Pattern> {
        let moved: Vec<Facts> = match &case.facts {
            Facts::Rotation(facts) => auctions(facts.setup())?,
            Facts::Claim(facts) => endings(&facts.setup())?,
        };
        let text = |facts| write::layout(&write::case(&Case { facts, ..case.clone() }));
        let facts = moved.into_iter().map(text).min()?;
        Some(Pattern { facts, tests: path_tests(ruling) })
    }
}

/// The auction in every order of suits.
fn auctions(setup: RotationSetup) -> Option<Vec<Facts>> {
    let plain = without_levels(without_passes(plain(setup)));
    let turn = Shift::turn((4 - plain.dealer.index()) % 4);
    let turned = turn.auction(&plain, NamingRule::AsMoved)?;
    let moved = |suits| {
        let moved = Shift::suits(suits).auction(&turned, NamingRule::AsMoved)?.check().ok()?;
        Some(Facts::Rotation(moved))
    };
    Some(orders().into_iter().filter_map(moved).collect())
}

/// The ending with declarer in one seat and the highest ranks, in every order of suits.
fn endings(setup: &ClaimSetup) -> Option<Vec<Facts>> {
    let plain = ClaimSetup { won: None, contract: None, vulnerable: Vulnerable::None, ..setup.clone() };
    let lying: Cards = plain.trick.iter().copied().collect();
    let all = plain.hands().into_iter().fold(lying.and(plain.out()), Cards::and);
    let mut turn = Shift::turn((4 - plain.declarer.index()) % 4);
    for suit in Suit::DOWN {
        let mut here: Vec<usize> = all.of(suit).into_iter().map(|card| card.rank.index()).collect();
        here.sort_unstable();
        let highest = (0..13).rev().filter_map(Rank::new);
        for (rank, highest) in here.into_iter().rev().zip(highest) {
            turn.ranks[suit.index()][rank] = highest;
        }
    }
    let turned = turn.claim(&plain)?;
    let moved = |suits| Some(Facts::Claim(Shift::suits(suits).claim(&turned)?.check().ok()?));
    Some(orders().into_iter().filter_map(moved).collect())
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
