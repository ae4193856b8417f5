//! Exam statistics, and helpers shared by the tests of exams that are over.

use crate::store::attempts::{ExamFixture, answer, literal};
use crate::store::database::{Database, Kind};
use crate::store::practice::trainee;
use crate::store::second_factors::set_up;
use bank::{Answer, Bank, mark};
use rules::engine::{self, Key};
use server::accounts::Account;
use server::audit::By;
use server::exams::results::statistics::ExamStatistics;
use server::exams::{Act, Sitting};
use server::roles::{Action, Allowed, Role, Whose};
use server::rulings::{Limits, Rulings};
use std::path::Path;
use std::sync::{Arc, LazyLock};
use store::attempt::AttemptId;
use store::attempt_mark::{self, AttemptMarkRow};

contract! {
    statistics_use_marked_answers,
}

/// The served bank.
pub fn bank() -> Arc<Bank> {
    static BANK: LazyLock<Arc<Bank>> = LazyLock::new(|| {
        Arc::new(Bank::load(&Path::new(env!("CHECKOUT")).join("quizzes")).expect("a sound bank"))
    });
    BANK.clone()
}

/// Cached rulings of the bank.
pub fn rulings() -> Rulings {
    let rulings = Rulings::new(engine::rule, Limits::of_this_machine());
    for (case, ruling) in bank().rulings() {
        rulings.keep(engine::VERSION, case, ruling);
    }
    rulings
}

/// An examiner.
pub async fn examiner(fixture: &ExamFixture) -> (Account, Allowed) {
    examiner_named(fixture, "Karl").await
}

/// An examiner with this name.
pub async fn examiner_named(fixture: &ExamFixture, name: &str) -> (Account, Allowed) {
    let who = trainee(&fixture.server, name).await;
    let home = fixture.server.federation().clone();
    fixture.server.roles.set_role_of(By::Program, &home, &who, Role::Examiner, true).await.unwrap();
    set_up(&fixture.server, &who).await;
    let allowed =
        fixture.server.permissions.allow(&who, Action::HoldExams, &home.code, Whose::Others).await.unwrap();
    (who, allowed)
}

/// The right answer to a scenario of the bank, optionally with one wrong component.
pub fn answered(id: &str, otherwise: Option<(Key, &str)>) -> String {
    let bank = bank();
    let scenario = bank.scenario(id).unwrap();
    let right = mark(scenario, &Answer::default()).components;
    let tokens = right.into_iter().map(|one| match otherwise {
        Some((key, token)) if key == one.key => (key, vec![token.to_owned()]),
        _ => (one.key, one.right[0].clone()),
    });
    Answer::of(tokens).to_json()
}

/// A candidate who enters, answers the first and last page, and hands in.
pub async fn sat(fixture: &ExamFixture, name: &str, first: &str, last: &str) -> AttemptId {
    let who = trainee(&fixture.server, name).await;
    let attempt = fixture.enter(&who, "here").await;
    fixture.act(&attempt, answer(1, "{}")).await.unwrap();
    fixture.act(&attempt, answer(1, first)).await.unwrap();
    fixture.act(&attempt, Act::OpenPart).await.unwrap();
    fixture.act(&attempt, answer(7, last)).await.unwrap();
    fixture.act(&attempt, Act::Submit).await.unwrap();
    attempt.id()
}

/// Stores a mark by the engine.
pub async fn marked(fixture: &ExamFixture, attempt: AttemptId, page: i32, permille: i16, verdict: &str) {
    keep(fixture, &mark_of(fixture, attempt, page, permille, verdict)).await;
}

/// Stores a mark by an examiner, with this number.
pub async fn marked_by(
    fixture: &ExamFixture,
    who: &Account,
    attempt: AttemptId,
    page: i32,
    number: i32,
    permille: i16,
) {
    let row = AttemptMarkRow {
        number,
        kind: "examiner".to_owned(),
        by_federation_id: Some(who.federation),
        by_account_id: Some(who.id),
        reason: format!("So says {}.", who.name),
        ..mark_of(fixture, attempt, page, permille, "wrong")
    };
    keep(fixture, &row).await;
}

fn mark_of(
    fixture: &ExamFixture,
    attempt: AttemptId,
    page: i32,
    permille: i16,
    verdict: &str,
) -> AttemptMarkRow {
    AttemptMarkRow {
        federation_id: fixture.row.federation_id,
        attempt_id: attempt,
        page,
        number: 1,
        kind: "engine".to_owned(),
        by_federation_id: None,
        by_account_id: None,
        mark: permille,
        components: [("law".to_owned(), verdict.to_owned())].into(),
        engine: "0.0.1".to_owned(),
        reason: String::new(),
        marked_at: fixture.clock.now(),
        withdraws: false,
    }
}

async fn keep(fixture: &ExamFixture, row: &AttemptMarkRow) {
    let mut write = fixture.store.write().await.unwrap();
    attempt_mark::insert(&mut write, row).await.unwrap();
    write.commit().await.unwrap();
}

/// Changes the stored digests of an attempt, as if its questions differed from the bank's.
pub async fn change_digests(database: &Database, attempt: AttemptId, id: &str) {
    let facts = format!("{{\"{id}\":\"told otherwise\"}}");
    let drawn = match database.kind {
        Kind::Sqlite => format!("json_set(drawn, '$.facts', json('{facts}'))"),
        Kind::Postgres => format!("drawn || '{{\"facts\":{facts}}}'::jsonb"),
    };
    let attempt = literal(database, attempt.0);
    database.execute(&format!("UPDATE attempt SET drawn = {drawn} WHERE id = {attempt}")).await;
}

/// The sitting once all candidates have left.
pub async fn over(fixture: &ExamFixture, allowed: &Allowed) -> Sitting {
    fixture.later(180);
    fixture.server.sittings.held(allowed, &fixture.row.id.0.to_string()).await.unwrap().expect("a sitting")
}

pub async fn statistics_use_marked_answers(database: Database) {
    let fixture = ExamFixture::with(&database, &crate::exam::fixed(&TWO), |_| {}).await;
    let (_, allowed) = examiner(&fixture).await;
    let (right, wrong) = (answered("r001", None), answered("r001", Some((Key::Law, "29A"))));
    let open = answered("r006", None);
    for (number, (first, last)) in
        [(0, 1000), (0, 1000), (0, 1000), (1000, 0), (1000, 200)].iter().enumerate()
    {
        let name = format!("Ada{number}");
        let who = trainee(&fixture.server, &name).await;
        let attempt = fixture.enter(&who, "here").await;
        let given = if *first > 0 { &right } else { &wrong };
        fixture.act(&attempt, answer(1, given)).await.unwrap();
        fixture.act(&attempt, Act::OpenPart).await.unwrap();
        fixture.act(&attempt, answer(2, &open)).await.unwrap();
        fixture.act(&attempt, Act::Submit).await.unwrap();
        marked(&fixture, attempt.id(), 1, *first, if *first > 0 { "right" } else { "wrong" }).await;
        marked(&fixture, attempt.id(), 2, *last, "right").await;
    }
    // Grace has answered, and is not marked yet.
    let who = trainee(&fixture.server, "Grace").await;
    let attempt = fixture.enter(&who, "here").await;
    fixture.act(&attempt, answer(1, &right)).await.unwrap();
    fixture.act(&attempt, Act::Submit).await.unwrap();
    let sitting = over(&fixture, &allowed).await;
    let found = fixture.server.results.statistics(&allowed, &sitting).await.unwrap();
    assert_eq!((found.candidates, found.waiting), (5, 1));
    let facility = |id: &str| {
        let item = found.items.iter().find(|item| item.statistics.item == id).expect("a question");
        (item.statistics.facility.expect("answers"), item.exposure)
    };
    assert!((facility("r001").0 - 0.4).abs() < 1e-9 && (facility("r006").0 - 0.64).abs() < 1e-9);
    assert_eq!(facility("r001").1, 6, "statistics cover uncounted papers");
    assert_eq!(found.distribution.as_ref().expect("results").results, 5);
    let dispute = found.disputes.first().expect("the strong disagree");
    assert_eq!((dispute.page.as_str(), dispute.key, dispute.agree), ("r001", Key::Law, 0));
    assert_eq!(dispute.given, ["29A"]);
    // Points of the practical part are pending: item statistics count all candidates anyway.
    assert_eq!(found.whole, 5);
    let paper = "name = \"County\"\n[result]\npass = 500\n[[item]]\nscenario = \"r001\"\npart = \"closed\"\n\
        [[rubric]]\nid = \"manner\"\nname = \"Manner\"\npoints = 4\npart = \"practical\"\n";
    database.execute(&format!("UPDATE sitting SET paper = '{paper}'")).await;
    let before = fixture.server.results.statistics(&allowed, &sitting).await.unwrap();
    assert_eq!((before.candidates, before.waiting, before.whole, before.passed), (5, 1, 0, 0));
    let items = |of: &ExamStatistics| of.items.iter().map(|item| item.statistics.clone()).collect::<Vec<_>>();
    assert_eq!(items(&before), items(&found));
    assert!(before.distribution.is_none(), "no results");
}

/// Two items, one of each part.
const TWO: [crate::exam::ExamItem; 2] =
    [(bank::exam::Part::Closed, "r001", 1), (bank::exam::Part::Open, "r006", 1)];
