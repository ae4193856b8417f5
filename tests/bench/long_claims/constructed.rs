//! Constructed claims: twenty pairs of hands as in textbooks, each claimed in three ways: silently,
//! with a line stated, and with no finding on what declarer was aware of. The other cards are dealt
//! at random, with the cards named for West; with fewer than thirteen cards the lowest have been
//! played.

use crate::{Chance, setup};
use rules::bridge::{Cards, Seat, pbn};
use rules::engine::claim::ClaimFacts;

struct Row {
    /// North and South; between them West's named cards.
    hands: &'static str,
    trump: &'static str,
    claims: u8,
    line: &'static [&'static str],
}

const fn row(hands: &'static str, trump: &'static str, claims: u8, line: &'static [&'static str]) -> Row {
    Row { hands, trump, claims, line }
}

const ROWS: [Row; 20] = [
    // All winners
    row("A32.KQ4.AK32.K32 ... KQ4.A32.QJ4.AQJ4", "NT", 13, &["cash D", "cash C"]),
    // Trumps to be drawn, no loser
    row("KQJ2.A32.K432.A2 ... AT9876.K4.AQJ.K3", "S", 13, &["draw"]),
    // Two losers to be ruffed first
    row("A432.KQ2.2.AK432 ... K5.AJT987.A43.65", "H", 12, &["ruff D in N 2", "draw"]),
    // The queen of trumps is out, four times
    row("K632.32.432.5432 Q985... AJT74.AKQ.AK.AK6", "S", 11, &["draw"]),
    // A suit to be established, tricks conceded
    row("AK2.432.A5432.32 ... Q43.AK5.K876.A54", "NT", 9, &["cash S", "cash D"]),
    // A blocked suit with entries
    row("AKQ.K2.5432.5432 ... JT98.AQ3.AKQ.AKQ", "NT", 12, &["cash S", "cross to S in H"]),
    // A ruff and losers in three suits
    row("432.5432.A2.K432 ... A5.A76.K43.AQJ65", "C", 9, &["draw"]),
    // The side suit breaks, or does not
    row("A2.AKQ32.432.32 ... K43.54.AKQ.AKQ4", "NT", 11, &["cash H", "cash C"]),
    row("K32.QJ32.A2.432 ... A4.AKT987.K43.A", "H", 12, &["draw", "ruff D in N"]),
    row("A32.A32.KQJ2.32 ... K54.K4.AT987.AK", "D", 11, &["draw"]),
    // A long side suit
    row("A2.KQJT98.32.32 ... KQJT98.A2.A4.A5", "S", 12, &["draw", "cash H"]),
    row("2.32.KQJT987.32 ... AK3.AK4.A65.AK4", "NT", 12, &["cash D"]),
    // Two-way finesses that are not mentioned
    row("AJ2.K32.A32.K32 ... KT3.A4.K54.AQ54", "NT", 9, &["cash C"]),
    row("Q32.A2.A32.K32 ... AKJT9.K43.K4.A", "S", 11, &["draw"]),
    row("A432.K2.Q32.32 ... KQ.AQ3.AK4.AK4", "NT", 11, &["cash S", "cash D"]),
    // Four trumps with one opponent
    row("A2.K432.A32.32 .T987.. K3.AQJ65.K4.A4", "H", 9, &["draw"]),
    // An ace is out
    row("K32.AK2.K32.32 ... A4.Q43.AQ4.KQJ", "NT", 10, &["concede C"]),
    row("A5432..A32.KQJ ... .A5432.K4.AT98", "C", 10, &["crossruff"]),
    row("K432.432.A3.32 ... AQJ65.A5.K2.A4", "S", 9, &["draw"]),
    row("A32.A32.A432.K32 ... K54.K54.KQ5.AQ54", "NT", 10, &["cash D"]),
];

pub fn claims() -> Vec<ClaimFacts> {
    let mut chance = Chance(0xc0_1157);
    ROWS.iter().flat_map(|row| three(&mut chance, row)).collect()
}

fn three(chance: &mut Chance, row: &Row) -> [ClaimFacts; 3] {
    let hands = deal(chance, row.hands);
    let trump = row.trump.parse().expect("a trump suit or NT");
    let silent = setup(hands, trump, Seat::S, row.claims);
    let mut stated = silent.clone();
    stated.statement = row.line.iter().map(|step| step.parse().expect("a step of a statement")).collect();
    let mut unasked = silent.clone();
    unasked.aware = [None; 4];
    [silent, stated, unasked].map(|setup| setup.check().expect("consistent facts"))
}

fn deal(chance: &mut Chance, text: &str) -> [Cards; 4] {
    let mut parts = text.split(' ');
    let mut part = || parts.next().unwrap_or("...");
    let [north, west, south] = [part(), part(), part()];
    let mut hands = pbn::hands(&format!("N:{north} ... {south} {west}")).expect("hands");
    let size = hands[0].len();
    let held = hands.iter().fold(Cards::EMPTY, |all, hand| all.and(*hand));
    let mut rest = chance.deck();
    rest.retain(|card| !held.has(*card));
    rest.sort_by_key(|card| std::cmp::Reverse(card.rank));
    rest.truncate(2 * size - hands[Seat::W.index()].len());
    chance.shuffle(&mut rest);
    for card in rest {
        let to = if hands[Seat::W.index()].len() < size { Seat::W } else { Seat::E };
        hands[to.index()] = hands[to.index()].with(card);
    }
    hands
}
