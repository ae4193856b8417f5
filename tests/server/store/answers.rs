//! The table `answer`.

use crate::store::database::Database;
use crate::store::rows::{self, at};
use std::collections::BTreeMap;
use store::answer::{self, AnswerRow, AnswerSummaryRow};
use store::{Key, Store, StoreError};

contract! {
    answer_round_trips, answer_is_found_by_id_and_account, answers_sort_by_scenario_and_time,
    history_omits_tokens, confidence_has_three_levels_or_none, account_sees_only_its_answers,
    duplicate_id_is_named, answer_needs_an_account, refuses_a_foreign_account,
    refuses_marks_off_the_scale, concurrent_answers_are_all_stored, answers_survive_reopening,
    unreadable_row_is_an_error,
}

async fn all(store: &Store, federation: u128, account: u128) -> Vec<AnswerRow> {
    let account = rows::account(federation, account);
    answer::of_account(store, account.federation_id, account.id).await.unwrap()
}

/// An answer to a scenario, at this second.
fn answer_row(scenario: &str, seconds: i64, number: u128) -> AnswerRow {
    AnswerRow { scenario: scenario.to_owned(), answered_at: at(seconds), ..rows::answer(1, 1, number) }
}

pub async fn answer_round_trips(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let odd = AnswerRow {
        scenario: "réclamation «à la Норвегия» 🂡".to_owned(),
        answer: BTreeMap::from([("key \"'\\\n\t{}[]:,".to_owned(), vec!["♠".to_owned(), String::new()])]),
        components: BTreeMap::new(),
        evidence: false,
        mark: 0,
        ..rows::answer(1, 1, 2)
    };
    for row in [rows::answer(1, 1, 1), odd] {
        rows::add_answer(&store, &row).await.unwrap();
        assert!(all(&store, 1, 1).await.contains(&row), "{row:?}");
    }
}

pub async fn answer_is_found_by_id_and_account(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let row = rows::answer(1, 1, 1);
    rows::add_answer(&store, &row).await.unwrap();
    rows::add_answer(&store, &rows::answer(1, 2, 2)).await.unwrap();
    let (own, other) = (rows::account(1, 1), rows::account(1, 2));
    let found = answer::by_id(&store, own.federation_id, own.id, row.id).await.unwrap();
    assert_eq!(found, Some(row.clone()));
    assert_eq!(answer::by_id(&store, other.federation_id, other.id, row.id).await.unwrap(), None);
    let elsewhere = rows::account(2, 1);
    assert_eq!(answer::by_id(&store, elsewhere.federation_id, elsewhere.id, row.id).await.unwrap(), None);
    let none = rows::answer(1, 1, 7).id;
    assert_eq!(answer::by_id(&store, own.federation_id, own.id, none).await.unwrap(), None);
}

pub async fn answers_sort_by_scenario_and_time(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    // Byte order: capital emails first and é last, whatever the database's locale. The id breaks
    // ties of time.
    let expected = [
        answer_row("B", 5, 9),
        answer_row("a", 1, 8),
        answer_row("a", 2, 3),
        answer_row("a", 2, 4),
        answer_row("b", 0, 2),
        answer_row("é", 0, 1),
    ];
    for index in [4, 0, 5, 3, 1, 2] {
        rows::add_answer(&store, &expected[index]).await.unwrap();
    }
    assert_eq!(all(&store, 1, 1).await, expected);
}

pub async fn history_omits_tokens(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let sure = AnswerRow { confidence: Some("sure".to_owned()), ..answer_row("a", 2, 9) };
    let expected = [answer_row("c", 1, 4), sure, answer_row("b", 3, 2), answer_row("b", 3, 3)];
    for index in [2, 0, 3, 1] {
        rows::add_answer(&store, &expected[index]).await.unwrap();
    }
    for other in [rows::answer(1, 2, 99), rows::answer(2, 1, 98)] {
        rows::add_answer(&store, &other).await.unwrap();
    }
    let who = rows::account(1, 1);
    let read = answer::given_by_account(&store, who.federation_id, who.id).await.unwrap();
    let expected = expected.map(|row| AnswerSummaryRow {
        id: row.id,
        scenario: row.scenario,
        mark: row.mark,
        confidence: row.confidence,
        answered_at: row.answered_at,
        evidence: row.evidence,
    });
    assert_eq!(read, expected);
}

pub async fn confidence_has_three_levels_or_none(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    for (number, confidence) in [(1, None), (2, Some("guess")), (3, Some("fairly_sure")), (4, Some("sure"))] {
        let row = AnswerRow { confidence: confidence.map(str::to_owned), ..rows::answer(1, 1, number) };
        rows::add_answer(&store, &row).await.unwrap();
        assert!(all(&store, 1, 1).await.contains(&row), "{confidence:?}");
    }
    let odd = AnswerRow { confidence: Some("certain".to_owned()), ..rows::answer(1, 1, 5) };
    let refused = rows::add_answer(&store, &odd).await;
    assert!(matches!(refused, Err(StoreError::Value(_))), "{refused:?}");
}

pub async fn account_sees_only_its_answers(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let (mine, anothers, elsewhere) = (rows::answer(1, 1, 1), rows::answer(1, 2, 2), rows::answer(2, 1, 3));
    for row in [&mine, &anothers, &elsewhere] {
        rows::add_answer(&store, row).await.unwrap();
    }
    assert_eq!(all(&store, 1, 1).await, [mine]);
    assert_eq!(all(&store, 1, 2).await, [anothers]);
    assert_eq!(all(&store, 2, 1).await, [elsewhere]);
    assert_eq!(all(&store, 2, 2).await, []);
}

pub async fn duplicate_id_is_named(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    rows::add_answer(&store, &rows::answer(1, 1, 1)).await.unwrap();
    let refused = rows::add_answer(&store, &AnswerRow { mark: 1000, ..rows::answer(1, 2, 1) }).await;
    assert!(
        matches!(&refused, Err(StoreError::Unique(Key::Primary(key))) if key == "answer_pkey"),
        "{refused:?}"
    );
    assert_eq!(all(&store, 1, 1).await, [rows::answer(1, 1, 1)], "the first stays");
}

pub async fn answer_needs_an_account(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let refused = rows::add_answer(&store, &rows::answer(1, 9, 1)).await;
    assert!(matches!(refused, Err(StoreError::Reference)), "{refused:?}");
}

pub async fn refuses_a_foreign_account(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    rows::add_account(&store, &rows::account(1, 3)).await.unwrap();
    let refused = rows::add_answer(&store, &rows::answer(2, 3, 1)).await;
    assert!(matches!(refused, Err(StoreError::Reference)), "{refused:?}");
}

pub async fn refuses_marks_off_the_scale(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    for mark in [-1, 1001, i16::MIN, i16::MAX] {
        let refused = rows::add_answer(&store, &AnswerRow { mark, ..rows::answer(1, 1, 1) }).await;
        assert!(matches!(refused, Err(StoreError::Value(_))), "{mark}: {refused:?}");
    }
    assert_eq!(all(&store, 1, 1).await, []);
}

pub async fn concurrent_answers_are_all_stored(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let adding: Vec<_> = (1..=20)
        .map(|number| {
            let store = store.clone();
            tokio::spawn(async move { rows::add_answer(&store, &rows::answer(1, 1, number)).await })
        })
        .collect();
    for added in adding {
        added.await.unwrap().unwrap();
    }
    let expected: Vec<AnswerRow> = (1..=20).map(|number| rows::answer(1, 1, number)).collect();
    assert_eq!(all(&store, 1, 1).await, expected);
}

pub async fn answers_survive_reopening(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    rows::add_answer(&store, &rows::answer(1, 1, 1)).await.unwrap();
    // Neither closed nor awaited, as after a crash of the program.
    drop(store);
    assert_eq!(all(&database.open().await, 1, 1).await, [rows::answer(1, 1, 1)]);
}

pub async fn unreadable_row_is_an_error(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    rows::add_answer(&store, &rows::answer(1, 1, 1)).await.unwrap();
    database.execute("UPDATE answer SET answer = '[1, 2]'").await;
    let who = rows::account(1, 1);
    let read = answer::of_account(&store, who.federation_id, who.id).await;
    assert!(matches!(read, Err(StoreError::Row(_))), "{read:?}");
}
