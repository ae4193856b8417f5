//! Pages left to examiners, pages without an examiner (their own, a trial, a paper never begun),
//! and the time at which the engine marks.

use super::faults;
use crate::exam::{PAPER, fixed};
use crate::store::attempts;
use crate::store::database::Database;
use crate::store::marks::{ANSWER, MarkingFixture, bank, examiner, scenario};
use crate::store::practice::trainee;
use bank::exam::{MarkKind, MarkingStatus};
use rules::engine;
use serde_json::json;
use server::exams::{Act, AttemptState, EnterFault, FilledSheet, Review, Steer};
use server::forms::Rejection;
use server::rulings::{Limits, Rulings};
use std::collections::BTreeMap;
use std::time::Duration;
use store::accommodation::{self, AccommodationRow};
use store::attempt_mark::{self, AttemptMarkRow};

contract! {
    refuses_marking_own_attempt, trial_excludes_sitting, ended_attempt_is_marked_at_once,
    changed_question_goes_to_examiners, started_marking_stays_with_examiners,
    start_marks_old_attempts, missing_ruling_goes_to_examiners, results_show_accommodations,
    concurrent_sheets_merge,
}

const BOTH: [(u16, &str); 2] = [(1, ANSWER), (2, ANSWER)];
/// Stored marks of pages.
const MARKS: &str = "SELECT COUNT(*) FROM attempt_mark WHERE page > 0";

async fn fixture(database: &Database) -> MarkingFixture {
    MarkingFixture::asking(database, [scenario(false), scenario(true)], json!({})).await
}

/// Waits until there are this many marks, without reading a result.
async fn marked(database: &Database, marks: i64) {
    for _ in 0..1_000 {
        if database.count(MARKS).await == marks {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{} marks, not {marks}", database.count(MARKS).await);
}

pub async fn refuses_marking_own_attempt(database: Database) {
    let fixture = fixture(&database).await;
    let (grace, mary) = (examiner(&fixture.server, "Grace").await, examiner(&fixture.server, "Mary").await);
    let own = fixture.enter(grace.by()).await;
    let sitting = fixture.sitting().await;
    let steer = async |who, one| {
        fixture.server.sittings.steer_some(who, &sitting, one, Steer::Add(600)).await.unwrap()
    };
    assert_eq!(steer(&grace, Some(own.id())).await, 0, "no one grants themselves time");
    let ada = trainee(&fixture.server, "Ada").await;
    fixture.enter(&ada).await;
    assert_eq!(steer(&grace, None).await, 1, "all but her own");
    assert_eq!(steer(&mary, Some(own.id())).await, 1);
    fixture.hand_in(&own, &BOTH).await;
    fixture.outcome(&mary, grace.by()).await;
    assert_eq!(fixture.queue(&grace).await, []);
    assert!(matches!(fixture.mark(&grace, &own, "100").await, Err(Rejection::NotFound)));
    assert_eq!(fixture.queue(&mary).await, [(2, MarkKind::Examiner)]);
    fixture.mark(&mary, &own, "50").await.unwrap();
    assert!(fixture.server.marking.sheet(&grace, fixture.row.id, own.id()).await.unwrap().is_none());
    let points = [("manner".to_owned(), "4".to_owned())].into();
    let filled = FilledSheet { points, ..FilledSheet::default() };
    let stored = fixture.server.marking.keep_sheet(&grace, fixture.row.id, own.id(), &filled).await;
    assert!(matches!(stored, Err(Rejection::NotFound)), "{stored:?}");
    fixture.server.marking.keep_sheet(&mary, fixture.row.id, own.id(), &filled).await.unwrap();
}

pub async fn trial_excludes_sitting(database: Database) {
    let fixture = fixture(&database).await;
    let (grace, mary) = (examiner(&fixture.server, "Grace").await, examiner(&fixture.server, "Mary").await);
    let trial = fixture.comes_in(grace.by(), true).await.unwrap();
    fixture.hand_in(&trial, &BOTH).await;
    let sits = fixture.comes_in(grace.by(), false).await;
    assert!(matches!(sits, Err(EnterFault::SitsAndTries)), "she knows the questions");
    let own = fixture.enter(mary.by()).await;
    let tries = fixture.comes_in(mary.by(), true).await;
    assert!(matches!(tries, Err(EnterFault::SitsAndTries)), "it would show her the rulings");
    fixture.outcome(&mary, grace.by()).await;
    assert_eq!(fixture.queue(&mary).await, [], "trials are not marked");
    assert!(matches!(fixture.mark(&mary, &trial, "50").await, Err(Rejection::NotFound)));
    fixture.hand_in(&own, &[]).await;
    assert!(fixture.comes_in(mary.by(), true).await.unwrap().is_test(), "she has handed in");
}

pub async fn ended_attempt_is_marked_at_once(database: Database) {
    let fixture = fixture(&database).await;
    let grace = examiner(&fixture.server, "Grace").await;
    let (ada, joan) = (trainee(&fixture.server, "Ada").await, trainee(&fixture.server, "Joan").await);
    let mary = trainee(&fixture.server, "Mary").await;
    database.execute("UPDATE sitting SET authorised = TRUE").await;
    let waits = fixture.enter(&ada).await;
    assert_eq!(waits.state(), AttemptState::Waits);
    let sitting = fixture.sitting().await;
    for who in [&joan, &mary] {
        let one = fixture.enter(who).await;
        let steer = async |steer| {
            fixture.server.sittings.steer_some(&grace, &sitting, Some(one.id()), steer).await.unwrap()
        };
        assert_eq!(steer(Steer::Authorise).await, 1);
        if who == &joan {
            assert_eq!(steer(Steer::End).await, 1);
            marked(&database, 2).await;
        }
    }
    assert!(fixture.server.sittings.end(&grace, &sitting).await.unwrap());
    marked(&database, 4).await;
    let never = fixture.outcome(&grace, &ada).await;
    assert_eq!((never.word(), never.joined.is_none(), never.pages.len()), ("not_sat", true, 0));
    assert!(fixture.outcome(&grace, &joan).await.joined.is_some());
    assert_eq!(database.count(MARKS).await, 4, "there is nothing to mark");
    let id = waits.id().0.to_string();
    fixture
        .server
        .results
        .set_review_phase(None, &grace, fixture.row.id, Review::Explanations, &"".into(), false)
        .await
        .unwrap();
    assert!(fixture.server.results.reviewed(&ada, &id).await.unwrap().is_none());
    let emails = fixture.server.outbox.emails(50).await.unwrap();
    let told: Vec<&str> =
        emails.iter().filter(|one| one.kind == "review").map(|one| one.recipient.as_str()).collect();
    assert!(told.len() == 2 && !told.contains(&ada.email.as_str()), "{told:?}");
    let statistics = fixture.server.results.statistics(&grace, &fixture.sitting().await).await.unwrap();
    assert_eq!(statistics.candidates + statistics.waiting, 2);
}

pub async fn changed_question_goes_to_examiners(database: Database) {
    let facts = json!({ scenario(false): "of other facts" });
    let fixture = MarkingFixture::asking(&database, [scenario(false), "r999"], facts).await;
    let (grace, mary) = (examiner(&fixture.server, "Grace").await, examiner(&fixture.server, "Mary").await);
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada).await;
    fixture.hand_in(&attempt, &BOTH).await;
    let outcome = fixture.outcome(&grace, &ada).await;
    assert_eq!(
        (outcome.pages, outcome.left),
        (vec![MarkingStatus::Unmarked; 2], 2),
        "the engine marks neither"
    );
    let mut waits = fixture.queue(&grace).await;
    waits.sort();
    assert_eq!(waits, [(1, MarkKind::Examiner), (2, MarkKind::Examiner)]);
    let task = fixture
        .server
        .marking
        .answer_to_mark(&grace, bank(), fixture.row.id, attempt.id(), 1)
        .await
        .unwrap()
        .expect("a task");
    assert!(task.task.left_by_engine && !task.is_as_drawn(&bank().find(scenario(false)).unwrap()));
    for page in [1, 2] {
        fixture.mark_page(&grace, &attempt, page, "60").await.unwrap();
        fixture.mark_page(&mary, &attempt, page, "60").await.unwrap();
    }
    let done = MarkingStatus::Counts { permille: 600, kind: MarkKind::Examiner };
    assert_eq!(fixture.outcome(&grace, &ada).await.pages, [done; 2]);
}

pub async fn started_marking_stays_with_examiners(database: Database) {
    let fixture = fixture(&database).await;
    let (grace, mary) = (examiner(&fixture.server, "Grace").await, examiner(&fixture.server, "Mary").await);
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada).await;
    let begun = AttemptMarkRow {
        federation_id: ada.federation,
        attempt_id: attempt.id(),
        page: 1,
        number: 1,
        kind: MarkKind::Examiner.word().to_owned(),
        by_federation_id: Some(mary.by().federation),
        by_account_id: Some(mary.by().id),
        mark: 500,
        components: BTreeMap::new(),
        engine: "0.0.1".to_owned(),
        reason: "When it was left to examiners.".to_owned(),
        marked_at: fixture.row.opens_at,
        withdraws: false,
    };
    let mut write = fixture.store.write().await.unwrap();
    attempt_mark::insert(&mut write, &begun).await.unwrap();
    write.commit().await.unwrap();
    fixture.hand_in(&attempt, &[(1, ANSWER)]).await;
    assert_eq!(fixture.outcome(&grace, &ada).await.left, 1);
    assert_eq!(
        (fixture.queue(&grace).await, fixture.queue(&mary).await),
        (vec![(1, MarkKind::Examiner)], vec![])
    );
    fixture.mark_page(&grace, &attempt, 1, "60").await.unwrap();
    assert_eq!(fixture.outcome(&grace, &ada).await.left, 0);
}

pub async fn start_marks_old_attempts(database: Database) {
    let fixture = attempts::ExamFixture::with(&database, &fixed(&PAPER[..1]), |_| {}).await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada, "here").await;
    fixture.act(&attempt, attempts::answer(1, ANSWER)).await.unwrap();
    fixture.act(&attempt, Act::Submit).await.unwrap();
    assert_eq!(database.count(MARKS).await, 0);
    fixture.server.marks_by(bank().clone(), Rulings::new(engine::rule, Limits::of_this_machine()));
    marked(&database, 1).await;
}

pub async fn missing_ruling_goes_to_examiners(database: Database) {
    let fixture = attempts::ExamFixture::with(&database, &fixed(&PAPER[..1]), |_| {}).await;
    let (grace, ada) = (examiner(&fixture.server, "Grace").await, trainee(&fixture.server, "Ada").await);
    fixture
        .server
        .marks_by(bank().clone(), Rulings::new(|_| panic!("it breaks off"), Limits::of_this_machine()));
    let attempt = fixture.enter(&ada, "here").await;
    fixture.act(&attempt, attempts::answer(1, ANSWER)).await.unwrap();
    fixture.act(&attempt, Act::Submit).await.unwrap();
    let queue = async || {
        fixture.server.marking.queue(&grace, bank(), fixture.row.id).await.unwrap().expect("a queue")
    };
    for _ in 0..1_000 {
        if let [task] = &queue().await.tasks[..] {
            assert!(task.left_by_engine && task.kind == MarkKind::Examiner);
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("not left to examiners");
}

pub async fn results_show_accommodations(database: Database) {
    let fixture = attempts::ExamFixture::with(&database, &fixed(&PAPER[..1]), |_| {}).await;
    let grace = examiner(&fixture.server, "Grace").await;
    let (ada, joan) = (trainee(&fixture.server, "Ada").await, trainee(&fixture.server, "Joan").await);
    let granted = AccommodationRow {
        federation_id: ada.federation,
        account_id: ada.id,
        extra_percent: Some(50),
        extra_minutes: None,
        larger_type: false,
        no_countdown: false,
        granted_at: fixture.clock.now(),
    };
    let mut write = fixture.store.write().await.unwrap();
    accommodation::save(&mut write, &granted).await.unwrap();
    write.commit().await.unwrap();
    for who in [&ada, &joan] {
        fixture.enter(who, "here").await;
    }
    fixture.later(50);
    let results =
        fixture.server.results.of_sitting(&grace, bank(), fixture.row.id).await.unwrap().expect("results");
    let states: Vec<_> = results.outcomes.iter().map(|one| (&*one.who.account.name, one.state)).collect();
    assert_eq!(states, [("Ada", AttemptState::UnderWay), ("Joan", AttemptState::OutOfTime)]);
}

pub async fn concurrent_sheets_merge(database: Database) {
    let fixture = fixture(&database).await;
    let (grace, mary) = (examiner(&fixture.server, "Grace").await, examiner(&fixture.server, "Mary").await);
    database
        .execute(
            "UPDATE sitting SET paper = replace(paper, '[[rubric]]', '[[rubric]]
    id = \"clear\"
    name = \"Clear\"
    points = 4
    part = \"practical\"
    [[rubric]]')",
        )
        .await;
    let attempt = fixture.enter(&trainee(&fixture.server, "Ada").await).await;
    let keep = async |who, base: i32, lines: [(&str, &str); 2], remark: &str| {
        let points = lines.map(|(line, points)| (line.to_owned(), points.to_owned())).into();
        let filled = FilledSheet { base, points, remark: remark.to_owned(), table: None };
        fixture.server.marking.keep_sheet(who, fixture.row.id, attempt.id(), &filled).await
    };
    let sheet = async || {
        fixture.server.marking.sheet(&grace, fixture.row.id, attempt.id()).await.unwrap().expect("a sheet")
    };
    keep(&grace, 0, [("clear", "1"), ("manner", "1")], "Calm.").await.unwrap();
    let base = sheet().await.base;
    keep(&grace, base, [("clear", "3"), ("manner", "1")], "Calm.").await.unwrap();
    // Mary was shown the earlier state.
    keep(&mary, base, [("clear", "1"), ("manner", "2")], "Calm.").await.unwrap();
    let now = sheet().await;
    assert_eq!(now.points, [("clear".to_owned(), 3), ("manner".to_owned(), 2)].into());
    let both = keep(&mary, base, [("clear", "4"), ("manner", "2")], "Calm.").await;
    assert_eq!(faults(both), ["since:clear"]);
    let rows = "SELECT COUNT(*) FROM attempt_mark WHERE page = 0";
    assert_eq!(database.count(rows).await, 3);
    keep(&grace, now.base, [("clear", "3"), ("manner", "2")], "Calm.").await.unwrap();
    assert_eq!(database.count(rows).await, 3, "nothing was changed");
    keep(&mary, now.base, [("clear", ""), ("manner", "2")], "Louder.").await.unwrap();
    let last = sheet().await;
    assert_eq!((last.points, last.remark.as_str()), ([("manner".to_owned(), 2)].into(), "Louder."));
}
