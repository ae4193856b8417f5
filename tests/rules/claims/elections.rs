//! Presumptions switched on and off: each changes a ruling, and guidelines set theirs.

use crate::claims::chance::Chance;
use crate::claims::facts::{cards, facts, ruled_under, tricks};
use crate::claims::presumptions::{ALL_SHOWN_OUT, MASTER_FORGOTTEN};
use crate::claims::table::{PLAIN, Row};
use rules::engine::Ruling;
use rules::engine::claim::double_dummy::DoubleDummy;
use rules::engine::claim::play::ending::Ending;
use rules::engine::claim::play::game::SearchGame;
use rules::engine::claim::search::{BOUND, LineSearch, SearchVariation};
use rules::engine::claim::{Standard, at_claim};
use rules::engine::component::{Component, Key, LineCard, NormalityStatus, OtherCard};
use rules::law::Presumption::*;
use rules::law::{Edition, Elections, Guidelines, OrderWithinSuit, Presumption};

/// A claim, and its tricks with and without the presumption. Cards of a suit are played from the
/// top.
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
    (LowUnderHisOwn, Row { cards: "N:..KJ. AK... ..A2. ..Q3.", claims: 2, forgot: "DQ", ..PLAIN }, [2, 1]),
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

/// Elections with cards of a suit played from the top, with or without this presumption.
fn switched(one: Presumption, holds: bool) -> Elections {
    let from_the_top = Elections { order: OrderWithinSuit::TopDown, ..Elections::default() };
    let presumed = from_the_top.presumed;
    let presumed = if holds { presumed.with(one) } else { presumed.without(one) };
    Elections { presumed, ..from_the_top }
}

#[test]
fn every_presumption_matters() {
    let shown: Vec<Presumption> = SWITCHED.iter().map(|(presumption, ..)| *presumption).collect();
    assert_eq!(shown, Presumption::ALL);
    for (presumption, row, numbers) in &SWITCHED {
        let facts = facts(row);
        let ruling = |holds| ruled_under(&facts, Edition::E2017, switched(*presumption, holds));
        let number = |holds| tricks(&ruling(holds), &facts);
        assert_eq!(number(true), Some(numbers[0]), "{presumption:?}");
        // Without it the number differs, or equals that of a harsher standard.
        if number(false) != number(true) {
            assert_eq!(number(false), Some(numbers[1]), "{presumption:?}");
        }
        let by_standards = |holds| {
            let game = SearchGame::under(&facts, Edition::E2017, &switched(*presumption, holds));
            let at = at_claim(&game, cards(row.forgot));
            Standard::ALL.map(|standard| {
                let mut solver = DoubleDummy::new(game.trump);
                let mut search =
                    LineSearch::new(&game, standard, SearchVariation::default(), &mut solver, BOUND);
                search.tricks(&at, 0, facts.left()).settled()
            })
        };
        assert_ne!(by_standards(true), by_standards(false), "{presumption:?}");
    }
}

#[test]
fn fewer_presumptions_never_help() {
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
fn guidelines_expand_to_presumptions() {
    let number = |row: &Row, elections: Elections| {
        let facts = facts(row);
        tricks(&ruled_under(&facts, Edition::E2017, elections), &facts).unwrap()
    };
    let under = |row: &Row| Guidelines::ALL.map(|guidelines| number(row, Elections::under(guidelines)));
    // None, those of the ACBL, those of the EBU: only the last prevent a player from leading a
    // trump that he takes for the last one.
    assert_eq!(under(&MASTER_FORGOTTEN), [0, 3, 0]);
    assert_eq!(under(&ALL_SHOWN_OUT), [1, 2, 1]);
    let ebu = Elections { order: OrderWithinSuit::Ebu, ..Elections::default() };
    for (_, row, _) in &SWITCHED {
        assert_eq!(number(row, ebu), number(row, Elections::under(Guidelines::Ebu)));
    }
    assert_eq!(Elections::under(Guidelines::None), Elections::default());
}

/// The worst line of a ruling.
fn line(ruling: &Ruling) -> &[LineCard] {
    match ruling.component(Key::Line) {
        Some(Component::Line(line)) => line,
        _ => panic!("the ruling has no line"),
    }
}

#[test]
fn explains_every_excluded_play() {
    for (_, row, _) in &SWITCHED {
        let facts = facts(row);
        let elections = Elections::under(Guidelines::Acbl2019);
        let ruling = ruled_under(&facts, Edition::E2017, elections);
        let game = SearchGame::under(&facts, Edition::E2017, &elections);
        let mut at = Ending::of(&facts, cards(row.forgot));
        for played in line(&ruling) {
            let legal = at.legal().without(played.card);
            let his = played.seat.side() == facts.claimer().side();
            assert_eq!(played.others.len(), if his { legal.len() } else { 0 });
            for other in &played.others {
                assert!(legal.has(other.card));
                assert!(!matches!(other.worth, NormalityStatus::Excluded(by) if !elections.presumed.has(by)));
            }
            at = game.after(&at, played.card).0;
        }
    }
}

#[test]
fn guideline_excludes_dearer_play() {
    for (row, card, by) in [(MASTER_FORGOTTEN, "H3", NoTrumpToBeSafe), (ALL_SHOWN_OUT, "SA", KeepsTrumps)] {
        let facts = facts(&row);
        let elections = Elections::under(Guidelines::Acbl2019);
        let ruling = ruled_under(&facts, Edition::E2017, elections);
        let first = &line(&ruling)[0].others;
        let other = OtherCard { card: card.parse().unwrap(), worth: NormalityStatus::Excluded(by) };
        assert!(first.contains(&other), "{first:?}");
    }
}
