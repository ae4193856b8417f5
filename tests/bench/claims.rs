//! Durations of rulings on claims: medians and tails over fixed sets of endings, each ruled on from
//! its facts with all standards, readings and questions.
//!
//! *Solid* claims are those that players make: with nothing forgotten no normal line loses one of
//! the tricks claimed. In half of them the trumps that are out have been forgotten, now and then
//! the top card of a side suit. *Open* claims are for all the tricks that can be won double dummy,
//! and mostly depend on guesses.
//!
//! `cargo bench -p bench --bench claims -- 8 100` runs one size and number of claims instead of
//! all. Claims early in the play have their own benchmark, `long_claims`.

mod chance;

use bank::Bank;
use chance::Chance;
use rules::bridge::{Cards, Seat, Strain, Suit, Trick};
use rules::engine::case::{Case, Facts};

use rules::engine::claim::double_dummy::DoubleDummy;
use rules::engine::claim::play::ending::Ending;
use rules::engine::claim::play::game::SearchGame;
use rules::engine::claim::search::{BOUND, LineSearch, SearchVariation};
use rules::engine::claim::{Awareness, ClaimFacts, ClaimSetup, ClaimTest, Standard, StatementStep};
use rules::engine::trace::Test;
use rules::engine::{Family, Outcome, Ruling, rule};
use rules::law::{Edition, Elections, OrderWithinSuit};
use std::path::Path;
use std::time::Instant;

/// The kind of claim, and the Director's findings.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Solid { asked: bool },
    SolidStated,
    Open { asked: bool },
}

/// Cards a hand, number of claims, and kind.
const SETS: [(usize, usize, Kind); 14] = [
    (5, 400, Kind::Solid { asked: true }),
    (5, 400, Kind::Solid { asked: false }),
    (5, 400, Kind::Open { asked: true }),
    (5, 400, Kind::Open { asked: false }),
    (8, 100, Kind::Solid { asked: true }),
    (8, 100, Kind::Solid { asked: false }),
    (8, 100, Kind::Open { asked: true }),
    (10, 50, Kind::SolidStated),
    (11, 50, Kind::SolidStated),
    (12, 50, Kind::SolidStated),
    (13, 50, Kind::SolidStated),
    (10, 20, Kind::Open { asked: true }),
    (13, 20, Kind::Solid { asked: false }),
    (13, 20, Kind::Open { asked: true }),
];

fn main() {
    let asked: Vec<usize> = std::env::args().skip(1).filter_map(|arg| arg.parse().ok()).collect();
    for (cards, claims, kind) in SETS {
        let claims = match asked[..] {
            [only, ..] if only != cards => continue,
            [_, claims, ..] => claims,
            _ => claims,
        };
        let mut chance = Chance(0x5eed_c1a1);
        let cases: Vec<Case> = (0..claims).map(|_| case(&mut chance, cards, kind)).collect();
        report(&format!("{claims} {} of {cards} cards", kind.name()), &cases);
    }
    if asked.is_empty() {
        let bank = Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes"));
        let bank = bank.expect("a sound bank");
        let cases: Vec<Case> = bank.by_family(Family::Claim).map(|scenario| scenario.case.clone()).collect();
        report(&format!("the {} claims of the bank", cases.len()), &cases);
    }
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Solid { asked: true } => "solid claims, awareness found,",
            Kind::Solid { asked: false } => "solid claims, awareness never asked,",
            Kind::SolidStated => "solid claims with a full statement",
            Kind::Open { asked: true } => "open claims, awareness found,",
            Kind::Open { asked: false } => "open claims, awareness never asked,",
        }
    }

    fn is_asked(self) -> bool {
        !matches!(self, Kind::Solid { asked: false } | Kind::Open { asked: false })
    }
}

fn report(what: &str, cases: &[Case]) {
    let timed: Vec<(u128, Ruling)> = cases.iter().map(time).collect();
    let mut all: Vec<u128> = timed.iter().map(|(micros, _)| *micros).collect();
    let bounded = timed.iter().filter(|(_, ruling)| ruling.beyond.is_some()).count();
    let asks = timed.iter().filter(|(_, ruling)| matches!(ruling.outcome, Outcome::Fork { .. })).count();
    // A claim that is good by any reading is accepted without a search by the stricter standards.
    let mut good: Vec<u128> =
        timed.iter().filter(|(_, r)| is_settled(r)).map(|(micros, _)| *micros).collect();
    good.sort_unstable();
    all.sort_unstable();
    let at = |permille: usize| all[(all.len() * permille / 1000).min(all.len() - 1)] as f64 / 1000.0;
    println!(
        "{what}: median {:.2} ms, 90 % {:.2}, 99 % {:.2}, worst {:.2}; {asks} ask, {bounded} stopped by the bound; \
         the {} that stand: median {:.2}, worst {:.2}",
        at(500),
        at(900),
        at(990),
        at(1000),
        good.len(),
        good.get(good.len() / 2).map_or(0.0, |micros| *micros as f64 / 1000.0),
        good.last().map_or(0.0, |micros| *micros as f64 / 1000.0),
    );
}

/// True if the number claimed is the ruling, and nothing is left to ask or to judge.
fn is_settled(ruling: &Ruling) -> bool {
    let good = |step: &rules::engine::trace::TraceStep| {
        matches!(step.test, Test::Claim(ClaimTest::ClaimGood { .. })) && step.holds
    };
    ruling.judgement.is_empty() && ruling.trace.steps().iter().any(good)
}

/// The quickest of three rulings, in microseconds; for slow ones a single one.
#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn time(case: &Case) -> (u128, Ruling) {
    let once = || {
        let start = Instant::now();
        let ruling = std::hint::black_box(rule(std::hint::black_box(case)));
        (start.elapsed().as_micros(), ruling)
    };
    let (first, ruling) = once();
    let again = if first < 200_000 { 2 } else { 0 };
    ((0..again).map(|_| once().0).fold(first, u128::min), ruling)
}

fn case(chance: &mut Chance, cards: usize, kind: Kind) -> Case {
    let facts = Facts::Claim(loop {
        if let Some(facts) = claim(chance, cards, kind) {
            break facts;
        }
    });
    Case { edition: Edition::E2017, elections: Elections::default(), date: None, facts }
}

fn claim(chance: &mut Chance, size: usize, kind: Kind) -> Option<ClaimFacts> {
    let trump = match chance.below(5) {
        4 => Strain::Notrump,
        n => Strain::Suit(Suit::DOWN[n]),
    };
    let leader = [Seat::N, Seat::S][chance.below(2)];
    let setup = ClaimSetup {
        cards: Some(chance.hands(size)),
        trump: Some(trump),
        declarer: Seat::S,
        leader: Some(leader),
        claimer: Seat::S,
        claims: size as u8,
        aware: [Some(Awareness::Aware); 4],
        exposed: vec![Seat::S],
        ..ClaimSetup::default()
    };
    let best = DoubleDummy::new(trump).tricks(&setup.hands(), Trick::new(leader), Seat::S.side());
    if usize::from(best) + 1 < size {
        return None;
    }
    let setup = ClaimSetup { claims: best, ..setup };
    if matches!(kind, Kind::Open { .. }) {
        return Some(forgetful(chance, setup, kind.is_asked()));
    }
    let setup = if kind == Kind::SolidStated {
        ClaimSetup { statement: plan(chance, &setup), ..setup }
    } else {
        setup
    };
    let facts = setup.clone().check().expect("consistent facts");
    is_solid(&facts, best).then(|| forgetful(chance, setup, kind.is_asked()))
}

/// True if no normal line loses a claimed trick, with nothing forgotten.
fn is_solid(facts: &ClaimFacts, best: u8) -> bool {
    let game = SearchGame::new(facts, OrderWithinSuit::Any);
    let mut solver = DoubleDummy::new(game.trump);
    let mut search =
        LineSearch::new(&game, Standard::Careless, SearchVariation::default(), &mut solver, BOUND / 20);
    let tricks = search.tricks(&Ending::of(facts, Cards::EMPTY), facts.claims() - 1, best);
    tricks.settled().is_some_and(|tricks| tricks >= facts.claims())
}

/// Draw trumps, then one suit after the other.
fn plan(chance: &mut Chance, setup: &ClaimSetup) -> Vec<StatementStep> {
    let mut steps: Vec<StatementStep> =
        setup.strain().suit().map(|_| StatementStep::Draw).into_iter().collect();
    let mut suits = Suit::DOWN.to_vec();
    chance.shuffle(&mut suits);
    steps.extend(suits.into_iter().map(StatementStep::Cash));
    steps
}

/// The same claim with cards forgotten, or without a finding.
fn forgetful(chance: &mut Chance, mut setup: ClaimSetup, asked: bool) -> ClaimFacts {
    let out = setup.hands()[Seat::E.index()].and(setup.hands()[Seat::W.index()]);
    for suit in Suit::DOWN {
        let is_trump = setup.strain().suit() == Some(suit);
        let forgot = match chance.below(if is_trump { 2 } else { 4 }) {
            0 if is_trump && !setup.statement.contains(&StatementStep::Draw) => out.of(suit),
            0 if !is_trump => out.of(suit).highest().map_or(Cards::EMPTY, Cards::one),
            _ => Cards::EMPTY,
        };
        let unaware = Awareness::Unaware { forgot: Some(forgot) };
        setup.aware[suit.index()] =
            asked.then_some(if forgot.is_empty() { Awareness::Aware } else { unaware });
    }
    setup.check().expect("consistent facts")
}
