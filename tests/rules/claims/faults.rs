//! Inconsistent facts are refused, with every fault and its field at once.

use crate::claims::doubted_later::{agreed, doubted, hiron};
use crate::claims::facts::{cards, setup};
use crate::claims::table::row;
use rules::bridge::{Seat, Suit, pbn};
use rules::engine::claim::{Announced, Awareness, ClaimFault, ClaimSetup, Doubt, Doubted, StatementStep};
use rules::engine::field_fault::FieldFault;

fn good() -> ClaimSetup {
    setup(row("last trump known"))
}

fn faults(setup: ClaimSetup) -> Vec<(String, ClaimFault)> {
    faults_of_setup(setup.check().unwrap_err())
}

fn faults_of_setup(found: Vec<FieldFault<ClaimFault>>) -> Vec<(String, ClaimFault)> {
    found.into_iter().map(|misfit| (misfit.field, misfit.kind)).collect()
}

#[test]
fn faults_name_their_field() {
    let mut setup = good();
    setup.claims = 4;
    setup.won = Some([6, 3]);
    setup.claimer = Seat::N;
    setup.shown_out = vec![(Seat::W, Suit::S)];
    setup.statement =
        vec![StatementStep::Cash(Suit::H), StatementStep::Finesse { card: card("DQ"), through: Seat::S }];
    let found = faults(setup);
    let fields: Vec<&str> = found.iter().map(|(field, _)| field.as_str()).collect();
    assert_eq!(
        fields,
        [
            "facts.won",
            "facts.claimer",
            "facts.claims",
            "facts.statement[1]",
            "facts.statement[1]",
            "facts.shown_out[0]"
        ]
    );
    assert_eq!(found[0].1, ClaimFault::TricksDoNotAddUp { won: 9, left: 3 });
    assert_eq!(found[5].1, ClaimFault::HoldsWhatHeShowedOut(Seat::W, Suit::S));
}

fn card(text: &str) -> rules::bridge::Card {
    text.parse().unwrap()
}

#[test]
fn hands_must_fit_the_trick_in_progress() {
    let mut setup = good();
    setup.trick = vec![card("SK")];
    let kinds: Vec<ClaimFault> = faults(setup).into_iter().map(|(_, kind)| kind).collect();
    assert_eq!(kinds, [ClaimFault::HandSize { seat: Seat::S, has: 3, must: 2 }]);
    let mut setup = good();
    setup.cards = pbn::hands("N:...432 .QJT.. A.A.. 2...AK").ok();
    setup.trick = vec![card("HA")];
    assert_eq!(faults(setup), [("facts.trick[0]".to_owned(), ClaimFault::CardTwice(card("HA")))]);
}

#[test]
fn refuses_a_revoke() {
    let mut setup = good();
    setup.leader = Some(Seat::E);
    setup.cards = pbn::hands("N:...432 .QJ.. A.A.. 2...AK").ok();
    setup.trick = vec![card("HT"), card("CQ")];
    assert_eq!(faults(setup), [("facts.trick[1]".to_owned(), ClaimFault::Revoke(Seat::S))]);
}

#[test]
fn only_outstanding_cards_are_forgotten() {
    let mut setup = good();
    setup.aware[Suit::H.index()] = Some(Awareness::Unaware { forgot: Some(cards("HQ HA")) });
    assert_eq!(faults(setup), [("facts.forgot".to_owned(), ClaimFault::NotOut(card("HA")))]);
}

#[test]
fn statement_names_own_cards() {
    let mut setup = good();
    setup.statement =
        ["play SA S2", "ruff H in E", "cross to W", "discard N C2"].map(|s| s.parse().unwrap()).to_vec();
    let kinds: Vec<ClaimFault> = faults(setup).into_iter().map(|(_, kind)| kind).collect();
    assert_eq!(
        kinds,
        [
            ClaimFault::CardNotHis(1, card("S2")),
            ClaimFault::HandNotHis(2, Seat::E),
            ClaimFault::HandNotHis(3, Seat::W)
        ]
    );
}

#[test]
fn drawing_trumps_shows_awareness() {
    let trump = Suit::S;
    let setup = ClaimSetup { statement: vec![StatementStep::Draw], ..good() };
    assert_eq!(setup.strain().suit(), Some(trump));
    let found = |awareness| {
        let mut setup = setup.clone();
        setup.aware[trump.index()] = Some(awareness);
        setup.check().map_err(|faults| faults.into_iter().map(|f| f.kind).collect::<Vec<_>>())
    };
    assert_eq!(found(Awareness::Unaware { forgot: None }).unwrap_err(), [ClaimFault::DrawsUnaware(trump)]);
    assert!(found(Awareness::Aware).is_ok() && found(Awareness::Doubtful).is_ok());
}

/// Faults of each step of a statement, with their positions.
fn faults_of(setup: ClaimSetup, statement: &[&str]) -> Vec<(String, ClaimFault)> {
    let statement = statement.iter().map(|s| s.parse().unwrap()).collect();
    ClaimSetup { statement, ..setup }.check().err().into_iter().flatten().map(|m| (m.field, m.kind)).collect()
}

fn at(step: usize, kind: ClaimFault) -> (String, ClaimFault) {
    (format!("facts.statement[{}]", step - 1), kind)
}

#[test]
fn impossible_step_names_its_place() {
    let statement = [
        "ruff H with SK in S",
        "ruff H with HA in S",
        "ruff H high in E",
        "crossruff C S",
        "good W",
        "if HA falls: draw",
        "if HQ falls: good E",
        "if N shows out of H: draw",
        "if W shows out of H: play C2",
        "if H breaks 3-1: draw",
        "tally 2S then 2H",
    ];
    let found = faults_of(good(), &statement);
    assert_eq!(
        found,
        [
            at(1, ClaimFault::CardNotHis(1, card("SK"))),
            at(2, ClaimFault::NotATrump(2, card("HA"))),
            at(3, ClaimFault::HandNotHis(3, Seat::E)),
            at(4, ClaimFault::RuffsTrumps(4)),
            at(5, ClaimFault::HandNotHis(5, Seat::W)),
            at(6, ClaimFault::CardSeen(6, card("HA"))),
            at(7, ClaimFault::HandNotHis(7, Seat::E)),
            at(8, ClaimFault::HandSeen(8, Seat::N)),
            at(10, ClaimFault::Miscounts(10, Suit::H)),
            at(11, ClaimFault::TallyTooLong(11)),
        ]
    );
}

#[test]
fn notrump_has_no_trump_steps() {
    let notrump = setup(row("marked finesse"));
    let statement = ["draw", "draw 1 round", "draw out 1", "ruff H in N", "crossruff", "if DA falls: draw"];
    let found = faults_of(notrump, &statement);
    let without = |n: usize| at(n, ClaimFault::NoTrumpSuit(n));
    assert_eq!(found, (1..=6).map(without).collect::<Vec<_>>());
}

#[test]
fn defender_ruffs_own_hand_only() {
    let defender = setup(row("defender, partner must keep a master"));
    let found = faults_of(defender.clone(), &["if N shows out of C: cash S", "if W shows out of S: cash S"]);
    assert_eq!(found, [at(1, ClaimFault::HandSeen(1, Seat::N)), at(2, ClaimFault::HandSeen(2, Seat::W))]);
    assert_eq!(faults_of(defender, &["if E shows out of S: cash S", "if S shows out of S: cash S"]), []);
    let defender = ClaimSetup { claimer: Seat::W, ..good() };
    assert!(faults_of(defender, &["crossruff"]).contains(&at(1, ClaimFault::HandNotHis(1, Seat::E))));
}

#[test]
fn else_follows_a_condition() {
    let alone = |n: usize| at(n, ClaimFault::ElseWithoutIf(n));
    assert_eq!(faults_of(good(), &["else: draw"]), [alone(1)]);
    let statement = ["if HQ falls: cash H", "else: draw", "else: cash H"];
    assert_eq!(faults_of(good(), &statement), [alone(3)]);
}

#[test]
fn miscount_names_forgotten_cards() {
    let two_out = ClaimSetup { cards: pbn::hands("N:..543. 32..2. AK.A.. .432..").ok(), ..good() };
    assert_eq!(faults_of(two_out.clone(), &["draw out 1"]), [miscounts_in(1)]);
    assert_eq!(faults_of(two_out.clone(), &["draw out 2"]), []);
    assert_eq!(faults_of(two_out.clone(), &["draw out 3"]), [], "he may think that more are out");
    let mut forgot = two_out;
    forgot.aware[Suit::S.index()] = Some(Awareness::Unaware { forgot: Some(cards("S2")) });
    assert_eq!(faults_of(forgot.clone(), &["draw out 1"]), []);
    assert_eq!(faults_of(forgot.clone(), &["if S breaks 1-0: draw"]), []);
    assert_eq!(faults_of(forgot, &["if S breaks 1-1: draw"]), [miscounts_in(1)]);
}

fn miscounts_in(step: usize) -> (String, ClaimFault) {
    at(step, ClaimFault::Miscounts(step, Suit::S))
}

#[test]
fn speaking_of_trumps_shows_awareness() {
    for says in ["draw 1 round", "draw out 1", "if S breaks 1-0: cash H", "if HQ falls: draw"] {
        let mut setup = good();
        setup.aware[Suit::S.index()] = Some(Awareness::Unaware { forgot: None });
        let found = faults_of(setup, &[says]);
        assert!(found.contains(&("facts.aware.S".to_owned(), ClaimFault::DrawsUnaware(Suit::S))), "{says}");
    }
}

#[test]
fn limits_statement_length() {
    let too_long = vec!["cash H"; 61];
    assert_eq!(faults_of(good(), &too_long), [("facts.statement".to_owned(), ClaimFault::TooManySteps(60))]);
    assert_eq!(faults_of(good(), &too_long[1..]), []);
}

#[test]
fn inconsistent_doubt_names_its_field() {
    let doubt = Doubt { already_won: 4, likely: Some(4), ..doubted(Doubted::AtOnce) };
    let found = faults(ClaimSetup { doubt, announced: Announced::Claim { disputed: false }, ..agreed() });
    let expected = [
        ("facts.doubted", ClaimFault::DoubtedAndUndisputed),
        ("facts.agreed", ClaimFault::AgreedAndObjected),
        ("facts.likely", ClaimFault::TooManyTricks { said: 4, left: 3 }),
        ("facts.already_won", ClaimFault::MoreThanWon { said: 4, won: 3 }),
    ];
    assert_eq!(found, expected.map(|(field, kind)| (field.to_owned(), kind)));
    let doubt = Doubt { by: Some(Seat::N), ..doubted(Doubted::TooLate) };
    let found = faults(ClaimSetup { doubt, ..agreed() });
    assert_eq!(found, [("facts.doubter".to_owned(), ClaimFault::NothingGivenUp)]);
    let setup = ClaimSetup { doubt: doubted(Doubted::TooLate), won: Some([9, 9]), ..hiron() };
    let found = faults_of_setup(setup.check().unwrap_err());
    let expected = [
        ("facts.won", ClaimFault::TricksDoNotAddUp { won: 18, left: 5 }),
        ("facts.doubted", ClaimFault::DoubtedTwice),
    ];
    assert_eq!(found, expected.map(|(field, kind)| (field.to_owned(), kind)));
}
