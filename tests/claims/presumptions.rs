//! What is presumed of a claimer, each presumption by a play that it excludes.

use crate::chance::Chance;
use crate::making::{cards, facts, ruled_under, tricks};
use crate::table::{PLAIN, Row};
use director::bridge::{Card, Cards};
use director::engine::claim::ending::Ending;
use director::engine::claim::excluded;
use director::engine::claim::game::Game;
use director::law::Presumption::*;
use director::law::{Edition, Elections, Guidelines, OrderWithinSuit, Presumption};

/// A position, a card that may be played in it, and the presumption that excludes the card. South declares; he claims,
/// or West does as a defender.
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

/// A trump higher than his is out, and he thinks that his is the last one.
const MASTER_FORGOTTEN: Row =
    Row { trump: "H", cards: "N:..T98.Q ...T987 .3..AKJ .8.AKQ.", claims: 4, forgot: "H8", ..PLAIN };

/// No trump is out, and he has seen it.
const ALL_SHOWN_OUT: Row = Row {
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
        let game = Game { presumed, ..Game::new(&facts, OrderWithinSuit::TopDown) };
        let found = excluded(&game, &Ending::of(&facts, cards(row.forgot)));
        let card: Card = card.parse().unwrap();
        assert!(found.contains(&(card, *presumption)), "{presumption:?} excludes {card}: {found:?}");
    }
}

#[test]
fn an_order_that_is_not_laid_down_excludes_nothing() {
    let (_, _, row) = &POSITIONS[2];
    let facts = facts(row);
    let game = Game::new(&facts, OrderWithinSuit::Any);
    let found = excluded(&game, &Ending::of(&facts, Cards::EMPTY));
    assert!(found.iter().all(|(_, presumption)| *presumption != FromTheTop), "{found:?}");
}

/// A claim, and the tricks when the presumption holds and when it does not. Cards of a suit are played from the top.
const SWITCHED: [(Presumption, Row, [u8; 2]); 13] = [
    (
        AsStated,
        Row {
            trump: "D",
            seats: ["S", "N", "S"],
            cards: "N:A..Q. .A.A. ...KQ .K..A",
            claims: 2,
            statement: &["draw"],
            forgot: "CA",
            ..PLAIN
        },
        [0, 1],
    ),
    (
        WinnersFirst,
        Row { trump: "D", cards: "N:K.K.. .Q..Q ..K.K .A.A.", claims: 2, forgot: "HQ HA", ..PLAIN },
        [1, 0],
    ),
    (
        FromTheTop,
        Row { trump: "C", cards: "N:K..AQ. A.Q..K .J..AQ .AK.K.", claims: 2, forgot: "CK", ..PLAIN },
        [2, 1],
    ),
    (
        LowUnderHisOwn,
        Row { cards: "N:J..AJ. Q..Q.A K.K.K. .Q..QJ", claims: 2, forgot: "HQ DQ", ..PLAIN },
        [3, 2],
    ),
    (
        WinsLast,
        Row { seats: ["S", "E", "S"], cards: "N:.AQ.. K.K.. A...A ..AK.", claims: 1, forgot: "HK", ..PLAIN },
        [2, 1],
    ),
    (
        TakesSureWinner,
        Row {
            trump: "D",
            seats: ["S", "E", "S"],
            cards: "N:Q.J.J. .K..KQ ..K.AJ K.Q.A.",
            claims: 2,
            forgot: "HQ",
            ..PLAIN
        },
        [2, 1],
    ),
    (
        RuffsLow,
        Row { trump: "C", cards: "N:.J..KJ QJ...A A..AK. .KQ.J.", claims: 3, forgot: "HK", ..PLAIN },
        [2, 1],
    ),
    (
        KeepsWinners,
        Row {
            seats: ["S", "E", "S"],
            cards: "N:J.A.A. .KJ.K. A..J.A Q...QJ",
            claims: 2,
            forgot: "SQ",
            ..PLAIN
        },
        [2, 1],
    ),
    (
        DrawsTrumps,
        Row { trump: "S", cards: "N:K..K. .Q.A. A...K Q.K..", claims: 1, forgot: "HQ DA", ..PLAIN },
        [2, 1],
    ),
    (
        NoDearerThanNeeded,
        Row {
            seats: ["S", "N", "S"],
            cards: "N:.AQJ.. KJ..A. Q..J.J .K.Q.A",
            claims: 2,
            forgot: "SJ",
            ..PLAIN
        },
        [3, 2],
    ),
    (
        PartnerKeepsMasters,
        Row {
            trump: "H",
            seats: ["S", "S", "E"],
            cards: "N:.J.J.A K.Q..Q ..Q.KJ AQ..A.",
            claims: 3,
            ..PLAIN
        },
        [2, 1],
    ),
    (NoTrumpToBeSafe, MASTER_FORGOTTEN, [3, 0]),
    (KeepsTrumps, ALL_SHOWN_OUT, [2, 1]),
];

/// The elections under which cards of a suit are played from the top, with this presumption or without it.
fn switched(one: Presumption, holds: bool) -> Elections {
    let from_the_top = Elections { order: OrderWithinSuit::TopDown, ..Elections::default() };
    let presumed = from_the_top.presumed;
    let presumed = if holds { presumed.with(one) } else { presumed.without(one) };
    Elections { presumed, ..from_the_top }
}

#[test]
fn every_presumption_changes_a_ruling_when_it_is_switched() {
    let shown: Vec<Presumption> = SWITCHED.iter().map(|(presumption, ..)| *presumption).collect();
    assert_eq!(shown, Presumption::ALL);
    for (presumption, row, numbers) in &SWITCHED {
        let facts = facts(row);
        let number =
            |holds| tricks(&ruled_under(&facts, Edition::E2017, switched(*presumption, holds)), &facts);
        assert_eq!([number(true), number(false)], numbers.map(Some), "{presumption:?}");
    }
}

#[test]
fn a_presumption_less_never_wins_the_claimer_more() {
    let mut chance = Chance(0x9e5e);
    for i in 0..1300 {
        let facts = chance.claim(2 + i % 3);
        let one = Presumption::ALL[i % 13];
        if one != AsStated {
            let number = |holds| tricks(&ruled_under(&facts, Edition::E2017, switched(one, holds)), &facts);
            assert!(number(false) <= number(true), "{one:?} {facts:?}");
        }
    }
}

#[test]
fn guidelines_are_an_order_and_presumptions() {
    let number = |row: &Row, elections: Elections| {
        let facts = facts(row);
        tricks(&ruled_under(&facts, Edition::E2017, elections), &facts).unwrap()
    };
    let under = |row: &Row| Guidelines::ALL.map(|guidelines| number(row, Elections::under(guidelines)));
    // None, those of the ACBL, those of the EBU: only the second keep a player from leading what he takes for the last trump.
    assert_eq!(under(&MASTER_FORGOTTEN), [0, 3, 0]);
    assert_eq!(under(&ALL_SHOWN_OUT), [1, 2, 1]);
    let ebu = Elections { order: OrderWithinSuit::Ebu, ..Elections::default() };
    for (_, row, _) in &SWITCHED {
        assert_eq!(number(row, ebu), number(row, Elections::under(Guidelines::Ebu)));
    }
    assert_eq!(Elections::under(Guidelines::None), Elections::default());
}

#[test]
fn trumps_still_change_hands_when_they_are_not_cashed_to_be_safe() {
    let row = Row { trump: "S", cards: "N:K.A.. .32.. 2..A. .54..", claims: 2, ..PLAIN };
    let facts = facts(&row);
    let presumed = Guidelines::Acbl2019.presumptions();
    let game = Game { presumed, ..Game::new(&facts, OrderWithinSuit::TopDown) };
    assert_eq!(excluded(&game, &Ending::of(&facts, Cards::EMPTY)), []);
}
