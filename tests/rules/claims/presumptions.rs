//! Presumptions about a claimer, each with a play that it excludes.

use crate::claims::facts::{cards, facts};
use crate::claims::table::{PLAIN, Row};
use rules::bridge::{Card, Cards};
use rules::engine::claim::excluded;
use rules::engine::claim::play::ending::Ending;
use rules::engine::claim::play::game::SearchGame;
use rules::law::Presumption::*;
use rules::law::{Guidelines, OrderWithinSuit, Presumption};

/// A position, a card playable in it, and the presumption that excludes the card. South declares;
/// he claims, or West does as a defender.
const POSITIONS: [(Presumption, &str, Row); 13] = [
    (
        AsStated,
        "HA",
        Row { cards: "N:.432.. .QJT.. A.AK.. .987..", claims: 3, statement: &["cash S"], ..PLAIN },
    ),
    (WinnersFirst, "H5", Row { cards: "N:.432.. .AJT.. A.K5.. .987..", claims: 3, ..PLAIN }),
    (FromTheTop, "SK", Row { cards: "N:.432.. QJT... AK5... ...432", claims: 3, ..PLAIN }),
    (
        LowUnderHisOwn,
        "SK",
        Row {
            seats: ["S", "N", "S"],
            trick: &["SA", "ST"],
            cards: "N:.4.. J... K5... ...32",
            claims: 2,
            ..PLAIN
        },
    ),
    (
        WinsLast,
        "S5",
        Row {
            seats: ["S", "W", "S"],
            trick: &["S4", "S3", "SJ"],
            cards: "N:.4.. .2.. A5... ..3.",
            claims: 2,
            ..PLAIN
        },
    ),
    (
        TakesSureWinner,
        "S5",
        Row { seats: ["S", "E", "S"], trick: &["ST"], cards: "N:.43.. ...3 A5... QJ...", claims: 2, ..PLAIN },
    ),
    (
        RuffsLow,
        "SA",
        Row {
            trump: "S",
            seats: ["S", "E", "S"],
            trick: &["D4"],
            cards: "N:..32. .A.. A5... ...QJ",
            claims: 2,
            ..PLAIN
        },
    ),
    (
        KeepsWinners,
        "SA",
        Row { seats: ["S", "E", "S"], trick: &["D9"], cards: "N:..32. .4.. A.5.. .QJ..", claims: 2, ..PLAIN },
    ),
    (DrawsTrumps, "HA", Row { trump: "S", cards: "N:...432 .QJT.. A.AK.. 2...AK", claims: 3, ..PLAIN }),
    (NoDearerThanNeeded, "HJ", Row { cards: "N:.A32.. .KQT.. A.J5.. .987..", claims: 3, ..PLAIN }),
    (
        PartnerKeepsMasters,
        "HA",
        Row {
            seats: ["S", "W", "W"],
            trick: &["SA", "C4"],
            cards: "N:...5 .A.3. .K.Q. ..2.",
            claims: 2,
            ..PLAIN
        },
    ),
    (NoTrumpToBeSafe, "H3", MASTER_FORGOTTEN),
    (KeepsTrumps, "SA", ALL_SHOWN_OUT),
];

/// A higher trump is out, and he believes that his is the last one.
pub const MASTER_FORGOTTEN: Row =
    Row { trump: "H", cards: "N:..T98.Q ...T987 .3..AKJ .8.AKQ.", claims: 4, forgot: "H8", ..PLAIN };

/// No trump is out, and he has seen it.
pub const ALL_SHOWN_OUT: Row = Row {
    trump: "S",
    cards: "N:..432. ..65.9 A.KQ.. .AJ.A.",
    claims: 3,
    shown_out: &["E S", "W S"],
    forgot: "HA HJ",
    ..PLAIN
};

#[test]
fn every_presumption_excludes_a_play() {
    let shown: Vec<Presumption> = POSITIONS.iter().map(|(presumption, ..)| *presumption).collect();
    assert!(Presumption::ALL.iter().all(|presumption| shown.contains(presumption)));
    for (presumption, card, row) in &POSITIONS {
        let facts = facts(row);
        let presumed = Guidelines::Acbl2019.presumptions();
        let game = SearchGame { presumed, ..SearchGame::new(&facts, OrderWithinSuit::TopDown) };
        let found = excluded(&game, &Ending::of(&facts, cards(row.forgot)));
        let card: Card = card.parse().unwrap();
        assert!(found.contains(&(card, *presumption)), "{presumption:?} excludes {card}: {found:?}");
    }
}

#[test]
fn no_order_excludes_nothing() {
    let (_, _, row) = &POSITIONS[2];
    let facts = facts(row);
    let game = SearchGame::new(&facts, OrderWithinSuit::Any);
    let found = excluded(&game, &Ending::of(&facts, Cards::EMPTY));
    assert!(found.iter().all(|(_, presumption)| *presumption != FromTheTop), "{found:?}");
}

#[test]
fn safe_trumps_still_cross() {
    let row = Row { trump: "S", cards: "N:K.A.. .32.. 2..A. .54..", claims: 2, ..PLAIN };
    let facts = facts(&row);
    let presumed = Guidelines::Acbl2019.presumptions();
    let game = SearchGame { presumed, ..SearchGame::new(&facts, OrderWithinSuit::TopDown) };
    assert_eq!(excluded(&game, &Ending::of(&facts, Cards::EMPTY)), []);
}
