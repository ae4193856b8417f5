//! Points on which authorities differ: both rulings, and the view followed.

use crate::claims::facts::{facts, order, ruled, ruled_under, setup, tricks};
use crate::claims::presumptions::{ALL_SHOWN_OUT, MASTER_FORGOTTEN};
use crate::claims::table::{PLAIN, Row};
use rules::engine::claim::ClaimSetup;
use rules::engine::component::Component;
use rules::engine::ruling::{Authority, Contested, Point};
use rules::law::{Edition, Elections, Guidelines};

/// The number that rules, and the contested points, each with the number of the other view.
fn contested(row: &Row, statement: &[&str]) -> (u8, Vec<(Point, Authority, u8)>) {
    let statement = statement.iter().map(|s| s.parse().unwrap()).collect();
    let facts = ClaimSetup { statement, ..setup(row) }.check().unwrap();
    let ruling = ruled(&facts, Edition::E2017, order(row.order));
    let points = ruling.contested.iter().map(|contested| {
        let Some(Component::Tricks(tricks)) = contested.otherwise.first() else { panic!("no number") };
        assert!(tricks.least == tricks.most && !contested.others.is_empty());
        (contested.point, contested.follows, tricks.least)
    });
    (tricks(&ruling, &facts).unwrap(), points.collect())
}

const LIST: Row = Row { cards: "N:Q5..J4. .JT92.. J3.Q7.. ..T92.8", claims: 4, ..PLAIN };

#[test]
fn list_of_winners_is_no_order() {
    let point = (Point::ListOfWinners, Authority::DanishLku20, 3);
    assert_eq!(contested(&LIST, &["tally 2S 1D 1H"]), (4, vec![point]));
    assert_eq!(contested(&LIST, &["tally 1H 2S 1D"]), (4, vec![]), "in that order they are all won");
    assert_eq!(contested(&LIST, &["cash S"]).1, [], "no list");
}

#[test]
fn other_view_keeps_awareness() {
    let statement = vec!["tally 2S 1D 1H".parse().unwrap()];
    let facts = ClaimSetup { statement, aware: [None; 4], ..setup(&LIST) }.check().unwrap();
    let ruling = ruled(&facts, Edition::E2017, order("any"));
    let Some(Component::Tricks(other)) = ruling.contested[0].otherwise.first() else { panic!("no number") };
    assert_eq!((tricks(&ruling, &facts), other.least), (Some(4), 3));
}

#[test]
fn then_makes_an_order() {
    let point = (Point::ThenInAList, Authority::EbuLawsAndEthics2011, 4);
    assert_eq!(contested(&LIST, &["tally 2S then 1D 1H"]), (3, vec![point]));
    assert_eq!(contested(&LIST, &["tally 1H then 2S then 1D"]), (4, vec![]));
}

#[test]
fn bad_break_is_noticed() {
    let breaks_badly = Row { cards: "N:43..32.3 7..54.54 AKQ2.A.. JT98...A", claims: 5, ..PLAIN };
    let point = (Point::RunOn, Authority::WbflcClaimsMinute2001, 3);
    assert_eq!(contested(&breaks_badly, &["cash S"]), (4, vec![point]));
    assert_eq!(contested(&breaks_badly, &["top S"]), (4, vec![point]));
    assert_eq!(contested(&breaks_badly, &["cash H"]).1, [], "spades were not mentioned");
    let breaks = Row { cards: "N:43..32.3 87..5.54 AKQ2.A.. JT9.3..A", ..breaks_badly };
    assert_eq!(contested(&breaks, &["cash S"]), (5, vec![]));
    // Three top spades without a possible fourth trick are no suit to be run.
    let short = Row { cards: "N:43..32.3 T98..5.4 AKQ2.A.. J765...A", ..breaks_badly };
    assert_eq!(contested(&short, &["cash S"]), (4, vec![]));
}

#[test]
fn jack_high_suit_is_not_solid() {
    // EBU forum 325: the nine is out, and a club to cash.
    let row = Row { cards: "N:..32. ..54. .J6.. .9..A", claims: 2, forgot: "H9", order: "ebu", ..PLAIN };
    let point = (Point::SolidFromTheJack, Authority::EbuForum, 2);
    assert_eq!(contested(&row, &[]), (0, vec![point]));
    assert_eq!(contested(&row, &["top H"]), (2, vec![]), "he said so");
    let any = contested(&Row { order: "any", ..row }, &[]).1;
    assert!(any.iter().all(|(point, ..)| *point != Point::SolidFromTheJack), "no order is laid down");
    assert_eq!(contested(&Row { order: "top_down", ..row }, &[]), (2, vec![]));
    let small = Row { cards: "N:..32. ..54. .T6.. .9..A", ..row };
    assert_eq!(contested(&small, &[]), (0, vec![]), "no one takes the ten for high");
}

/// Trumps are three to none, and dummy's last one is drawn with the third round. The South hand is
/// on lead.
const THREE_TO_NONE: Row =
    Row { trump: "S", cards: "N:T98...AK5 ..JT9.QJ2 AKQ..4.43 643...987", claims: 6, ..PLAIN };

#[test]
fn drawing_before_a_ruff_is_contested() {
    let point = (Point::DrawOn, Authority::WbflcClaimsMinute2001, 5);
    assert_eq!(contested(&THREE_TO_NONE, &["draw", "ruff D in N"]), (6, vec![point]));
    // They break: the ruff is left. Nothing is ruffed: they are drawn. One round was announced, and
    // no more.
    let break_evenly = Row { cards: "N:T98...AK5 6..JT9.QJ AKQ..4.43 43..Q.987", ..THREE_TO_NONE };
    assert_eq!(contested(&break_evenly, &["draw", "ruff D in N"]), (6, vec![]));
    assert_eq!(contested(&THREE_TO_NONE, &["draw"]), (5, vec![]));
    assert_eq!(contested(&THREE_TO_NONE, &["draw 1 round", "ruff D in N"]), (6, vec![]));
    // Two trumps in dummy never were enough, and one opponent was known to have none: they said so
    // all the same.
    let short = Row { cards: "N:T9...AK52 ..JT9.QJ6 AKQ..4.43 643...987", ..THREE_TO_NONE };
    assert_eq!(contested(&short, &["draw", "ruff D in N"]), (5, vec![]));
    let known = Row { shown_out: &["E S"], ..THREE_TO_NONE };
    assert_eq!(contested(&known, &["draw", "ruff D in N"]), (5, vec![]));
}

#[test]
fn guidelines_settle_a_point() {
    let under = |row: &Row, statement: &[&str], guidelines: Guidelines| {
        let statement = statement.iter().map(|s| s.parse().unwrap()).collect();
        let facts = ClaimSetup { statement, ..setup(row) }.check().unwrap();
        let elections = Elections { order: order(row.order), ..Elections::under(guidelines) };
        let ruling = ruled_under(&facts, Edition::E2017, elections);
        let points: Vec<Point> = ruling.contested.iter().map(|contested| contested.point).collect();
        (tricks(&ruling, &facts).unwrap(), points)
    };
    let ruff = &["draw", "ruff D in N"];
    assert_eq!(under(&THREE_TO_NONE, ruff, Guidelines::Ebu), (5, vec![]));
    assert_eq!(under(&THREE_TO_NONE, ruff, Guidelines::Acbl2019), (6, vec![Point::DrawOn]));
    let breaks_badly = Row { cards: "N:43..32.3 7..54.54 AKQ2.A.. JT98...A", claims: 5, ..PLAIN };
    assert_eq!(under(&breaks_badly, &["cash S"], Guidelines::Ebu), (3, vec![]));
    assert_eq!(under(&breaks_badly, &["cash S"], Guidelines::Acbl2019), (4, vec![Point::RunOn]));
    assert_eq!(under(&MASTER_FORGOTTEN, &[], Guidelines::None), (0, vec![Point::TrumpBeforeWinners]));
    assert_eq!(under(&MASTER_FORGOTTEN, &[], Guidelines::Ebu), (0, vec![]));
    assert_eq!(under(&MASTER_FORGOTTEN, &[], Guidelines::Acbl2019), (3, vec![]));
}

#[test]
fn last_trump_first_is_contested() {
    let point = |tricks| (Point::TrumpBeforeWinners, Authority::EbuWhiteBookWinner, tricks);
    // EBU forum 1202: the eight of hearts is out, and the lead goes with the three.
    assert_eq!(contested(&MASTER_FORGOTTEN, &[]), (0, vec![point(3)]));
    assert_eq!(contested(&MASTER_FORGOTTEN, &["cash C"]).1, [], "clubs first, they said");
    // Both opponents have shown out, and a winner is out in a side suit.
    assert_eq!(contested(&ALL_SHOWN_OUT, &[]), (1, vec![point(2)]));
    // The outstanding trump is small: whichever is played first, one trick is lost at most.
    let small = Row { cards: "N:.2.T9.Q ...T987 .8..AKJ .3.AKQ.", forgot: "H3", ..MASTER_FORGOTTEN };
    assert_eq!(contested(&small, &[]).1, []);
}

#[test]
fn states_orders_of_others() {
    let of = |cards: &'static str, claims: u8, forgot: &'static str, order: &'static str| {
        let row = Row { cards, claims, forgot, order, ..PLAIN };
        let ruling = ruled(&facts(&row), Edition::E2017, crate::claims::facts::order(order));
        let of_order = |c: &&Contested| c.point == Point::OrderWithinASuit;
        let told = ruling
            .contested
            .iter()
            .filter(of_order)
            .map(|c| (c.others.clone(), c.otherwise[0].tokens().join(" ")));
        (tricks(&ruling, &facts(&row)).unwrap(), told.collect::<Vec<_>>())
    };
    let (acbl, ebu) = (Authority::Acbl2019Order, Authority::EbuWhiteBookSolid);
    // White Book 8.70.5: ace, king and five opposite two small ones; the jack would fall.
    let solid = "N:42..2. .AKQ.. AK5... J6..A.";
    assert_eq!(of(solid, 3, "SJ", "any"), (1, vec![(vec![acbl, ebu], "3".to_owned())]));
    assert_eq!(of(solid, 3, "SJ", "top_down"), (3, vec![]));
    // Seven, five and four, and a single six: careless in England, and not in America.
    let small = "N:..432. .AKQ.. 754... 6..A.A";
    assert_eq!(of(small, 3, "S6", "any"), (0, vec![(vec![acbl], "3".to_owned())]));
    // With all cards in sequence no order costs anything.
    assert_eq!(of("N:42..2. .AKQ.. AKQ... J6..A.", 3, "SJ", "any"), (3, vec![]));
}
