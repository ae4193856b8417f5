//! How long a five-card claim takes: the median over a fixed set of endings, each ruled on from its facts.
//!
//! The endings are those that players claim: declarer's side holds most of the high cards and can take all the tricks
//! or all but one with every card seen; half the time the trumps that are out have been forgotten, now and then the top
//! card of a side suit.

use director::bridge::{Card, Cards, Rank, Seat, Strain, Suit, Vulnerable};
use director::engine::case::{Case, Facts};
use director::engine::claim::Doubt;
use director::engine::claim::double_dummy::DoubleDummy;
use director::engine::claim::{Act, Awareness, ClaimFacts, ClaimSetup};
use director::engine::{Family, rule};
use director::law::{Edition, Elections};
use director::quiz::Bank;
use std::path::Path;
use std::time::Instant;

const CARDS: usize = 5;
const CLAIMS: usize = 400;

fn main() {
    for asked in [true, false] {
        let mut chance = Chance(0x5eed_c1a1);
        let cases: Vec<Case> = (0..CLAIMS).map(|_| case(&mut chance, asked)).collect();
        let what = if asked { "awareness found" } else { "awareness never asked" };
        report(&format!("{CLAIMS} claims of {CARDS} cards, {what}"), &cases);
    }
    let bank =
        Bank::load(&Path::new(env!("CARGO_MANIFEST_DIR")).join("quizzes")).expect("a bank without faults");
    let cases: Vec<Case> = bank.by_family(Family::Claim).map(|scenario| scenario.case.clone()).collect();
    report(&format!("the {} claims of the bank", cases.len()), &cases);
}

fn report(what: &str, cases: &[Case]) {
    let mut micros: Vec<u128> = cases.iter().map(time).collect();
    micros.sort_unstable();
    let at = |permille: usize| micros[(micros.len() * permille / 1000).min(micros.len() - 1)];
    println!(
        "{what}: median {} µs, 90 % {} µs, 99 % {} µs, worst {} µs",
        at(500),
        at(900),
        at(990),
        at(1000)
    );
}

/// The quickest of three rulings, in microseconds.
#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn time(case: &Case) -> u128 {
    let once = || {
        let start = Instant::now();
        std::hint::black_box(rule(std::hint::black_box(case)));
        start.elapsed().as_micros()
    };
    (0..3).map(|_| once()).min().unwrap_or(0)
}

fn case(chance: &mut Chance, asked: bool) -> Case {
    let facts = Facts::Claim(claim(chance, asked));
    Case { edition: Edition::E2017, elections: Elections::default(), facts }
}

fn claim(chance: &mut Chance, asked: bool) -> ClaimFacts {
    let trump = match chance.below(5) {
        4 => Strain::Notrump,
        n => Strain::Suit(Suit::DOWN[n]),
    };
    let leader = [Seat::N, Seat::S][chance.below(2)];
    let (cards, claims) = hands(chance, trump, leader);
    let out = cards[Seat::E.index()].and(cards[Seat::W.index()]);
    let mut aware = [None; 4];
    for suit in Suit::DOWN {
        let forgot = if trump.suit() == Some(suit) {
            if chance.below(2) == 0 { out.of(suit) } else { Cards::EMPTY }
        } else {
            out.of(suit).highest().filter(|_| chance.below(4) == 0).map_or(Cards::EMPTY, Cards::one)
        };
        let unaware = Awareness::Unaware { forgot: Some(forgot) };
        aware[suit.index()] = asked.then_some(if forgot.is_empty() { Awareness::Aware } else { unaware });
    }
    let setup = ClaimSetup {
        cards,
        trump,
        declarer: Seat::S,
        leader,
        trick: Vec::new(),
        won: None,
        contract: None,
        vulnerable: Vulnerable::None,
        claimer: Seat::S,
        claims,
        statement: Vec::new(),
        shown_out: Vec::new(),
        aware,
        exposed: vec![Seat::S],
        concerns_current_trick_only: false,
        disputed: true,
        agreed: None,
        doubt: Doubt::default(),
        act: Act::default(),
    };
    setup.check().expect("the facts of the benchmark hang together")
}

/// Hands in which declarer's side holds most high cards, and the tricks it can take with every card seen.
fn hands(chance: &mut Chance, trump: Strain, leader: Seat) -> ([Cards; 4], u8) {
    loop {
        let mut deck: Vec<Card> = Suit::DOWN
            .into_iter()
            .flat_map(|suit| (0..13).filter_map(Rank::new).map(move |rank| Card::new(suit, rank)))
            .collect();
        for i in (1..deck.len()).rev() {
            deck.swap(i, chance.below(i + 1));
        }
        deck.truncate(4 * CARDS);
        deck.sort_by_key(|card| std::cmp::Reverse(card.rank));
        let mut hands = [Cards::EMPTY; 4];
        for card in deck {
            let side = usize::from(chance.below(100) >= 75);
            let room = |n: &usize| hands[*n].len() < CARDS;
            let ours: Vec<usize> = [side, side + 2].into_iter().filter(room).collect();
            let any: Vec<usize> = (0..4).filter(room).collect();
            let from = if ours.is_empty() { any } else { ours };
            let seat = from[chance.below(from.len())];
            hands[seat] = hands[seat].with(card);
        }
        let trick = director::bridge::Trick::new(leader);
        let tricks = DoubleDummy::new(trump).tricks(&hands, trick, Seat::S.side());
        if usize::from(tricks) + 1 >= CARDS {
            return (hands, tricks);
        }
    }
}

/// A small generator; the same seed gives the same endings.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n
    }
}
