//! Records toward certificates: equal for one person and for all, complete results only, as far as
//! released.

use crate::store::database::Database;
use crate::store::marks::{ANSWER, MarkingFixture, bank, examiner, scenario};
use crate::store::practice::{new_answer, trainee};
use bank::Records;
use collation::Alphabet;
use serde_json::json;
use server::accounts::Account;
use server::practice::NewAnswer;
use server::records::{MemberRecords, ResultsShown};

contract! {
    complete_result_counts_when_shown, batch_matches_single_records,
    answer_that_leaves_a_question_out_is_no_evidence,
}

/// A sitting, with Ada handed in and marked, and Karl absent.
async fn fixture(database: &Database) -> (MarkingFixture, Account, Account) {
    let fixture = MarkingFixture::asking(database, [scenario(false), scenario(true)], json!({})).await;
    let (ada, karl) = (trainee(&fixture.server, "Ada").await, trainee(&fixture.server, "Karl").await);
    (fixture, ada, karl)
}

async fn records(fixture: &MarkingFixture, who: &Account, seen: ResultsShown) -> Records {
    let home = fixture.server.federation().clone();
    fixture.server.records.of(bank(), &home, who.id, seen).await.unwrap()
}

async fn all_records(fixture: &MarkingFixture) -> Vec<MemberRecords> {
    let home = fixture.server.federation().clone();
    let mut all = Vec::new();
    fixture
        .server
        .records
        .records_of_all(bank(), &home, ResultsShown::Whole, |one| all.push(one))
        .await
        .unwrap();
    all
}

pub async fn complete_result_counts_when_shown(database: Database) {
    let (fixture, ada, _) = fixture(&database).await;
    let grace = examiner(&fixture.server, "Grace").await;
    let mary = examiner(&fixture.server, "Mary").await;
    let attempt = fixture.enter(&ada).await;
    fixture.hand_in(&attempt, &[(1, ANSWER), (2, ANSWER)]).await;
    fixture.outcome(&grace, &ada).await;
    let count = async |seen: ResultsShown| records(&fixture, &ada, seen).await.exams.len();
    assert_eq!(count(ResultsShown::Whole).await, 0, "an answer waits for examiners");
    for by in [&grace, &mary] {
        fixture.mark(by, &attempt, "80").await.unwrap();
    }
    assert_eq!(count(ResultsShown::Whole).await, 0, "and the line of the sheet");
    database
        .execute(
            "UPDATE sitting SET paper = 'name = \"County\"\n[[item]]\nscenario = \"r001\"\n\
        part = \"closed\"\n'",
        )
        .await;
    let whole = records(&fixture, &ada, ResultsShown::Whole).await;
    let outcome = fixture.outcome(&grace, &ada).await.joined.unwrap();
    assert_eq!(whole.exams.len(), 1);
    assert_eq!(
        (Some(whole.exams[0].permille), whole.exams[0].paper.as_str()),
        (outcome.permille, crate::exam::CODE)
    );
    assert_eq!(whole.exams[0].items, outcome.written.items);
    assert_eq!(count(ResultsShown::Shown).await, 0, "its review is closed");
    database.execute("UPDATE sitting SET review = 'marks'").await;
    assert_eq!(records(&fixture, &ada, ResultsShown::Shown).await, whole);
    database.execute("UPDATE sitting SET trial = TRUE").await;
    assert_eq!(count(ResultsShown::Whole).await, 0, "a trial counts for nothing");
}

pub async fn answer_that_leaves_a_question_out_is_no_evidence(database: Database) {
    let (fixture, ada, _) = fixture(&database).await;
    let practice = &fixture.server.practice;
    for (id, mark, is_evidence) in [("r001", 300, true), ("r001", 1000, false), ("r002", 1000, false)] {
        let answer = NewAnswer { is_evidence, ..new_answer(id, mark) };
        practice.record_answer(&ada, answer).await.unwrap();
    }
    let seen = |records: &Records| -> Vec<(String, u16)> {
        records.practice.iter().map(|one| (one.scenario.clone(), one.permille)).collect()
    };
    let counting = [("r001".to_owned(), 300)];
    assert_eq!(seen(&records(&fixture, &ada, ResultsShown::Shown).await), counting);
    let all = all_records(&fixture).await;
    let of_ada = all.iter().find(|one| one.id == ada.id).unwrap();
    assert_eq!(seen(&of_ada.records), counting, "in a batch, too");
    // All of them are in the history, and say which they are.
    let own = practice.own(&ada).await.unwrap();
    let mut given: Vec<_> = own.given.iter().map(|one| (one.mark, one.is_evidence)).collect();
    // They are of the same moment, in no order.
    given.sort();
    assert_eq!(given, [(300, true), (1000, false), (1000, false)]);
    assert_eq!(own.latest().get("r002"), Some(&1000));
    assert_eq!(Records::practice_records(bank(), &own.evidence()).len(), 1);
    let whole = NewAnswer { is_evidence: true, ..new_answer("r002", 700) };
    practice.record_answer(&ada, whole).await.unwrap();
    let now = seen(&records(&fixture, &ada, ResultsShown::Shown).await);
    assert_eq!(now, [("r001".to_owned(), 300), ("r002".to_owned(), 700)], "not the higher mark");
}

pub async fn batch_matches_single_records(database: Database) {
    let (fixture, ada, karl) = fixture(&database).await;
    let grace = examiner(&fixture.server, "Grace").await;
    let attempt = fixture.enter(&ada).await;
    // An unanswered page has earned nothing and needs no examiner.
    fixture.hand_in(&attempt, &[(1, ANSWER)]).await;
    fixture.outcome(&grace, &ada).await;
    database
        .execute(
            "UPDATE sitting SET paper = 'name = \"County\"\n[[item]]\nscenario = \"r001\"\n\
        part = \"closed\"\n'",
        )
        .await;
    for (who, id, mark) in
        [(&ada, "r001", 300), (&ada, "r001", 900), (&ada, "r002", 500), (&karl, "r001", 700)]
    {
        fixture.server.practice.record_answer(who, new_answer(id, mark)).await.unwrap();
    }
    let all = all_records(&fixture).await;
    let names: Vec<&str> = all.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Ada", "Grace", "Karl"]);
    for one in &all {
        let home = fixture.server.federation().clone();
        let alone = fixture.server.records.of(bank(), &home, one.id, ResultsShown::Whole).await.unwrap();
        assert_eq!(one.records, alone, "{}", one.name);
    }
    assert_eq!(all[0].records.exams.len(), 1, "{:?}", all[0].records);
    let marks: Vec<_> =
        all[0].records.practice.iter().map(|one| (one.scenario.as_str(), one.permille)).collect();
    assert_eq!(marks, [("r001", 900), ("r002", 500)], "the best of each");
    // Even in batches of one.
    let home = fixture.server.federation().clone();
    let (mut after, mut lots) = (None, Vec::new());
    loop {
        let lot = fixture.server.records.records_of_lot(
            bank(),
            &home,
            Some(Alphabet::Norwegian),
            after.as_ref(),
            1,
            |_| ResultsShown::Whole,
        );
        let (lot, next) = lot.await.unwrap();
        lots.extend(lot);
        let Some(next) = next else { break };
        after = Some(next);
    }
    assert_eq!(lots, all);
}
