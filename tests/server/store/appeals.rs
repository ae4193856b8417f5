//! Appeals: accepted within their window, listed first while open, decided once.

use super::faults;
use crate::exam::{ExamItem, fixed};
use crate::store::after_exams::{answered, examiner, examiner_named, marked, marked_by, over};
use crate::store::attempts::{ExamFixture, answer};
use crate::store::database::Database;
use crate::store::practice::trainee;
use bank::exam::Part;
use server::accounts::Account;
use server::audit::By;
use server::exams::appeal::AppealState;
use server::exams::appeal::case::Decider;
use server::exams::{Act, Attempt};
use server::forms::Rejection;
use server::roles::{Allowed, Role};
use store::appeal::{self, AppealId, AppealRow};
use uuid::Uuid;

contract! {
    appeals_once_per_page_in_time, decides_once_with_a_mark, appeal_needs_a_final_mark,
    examiner_cannot_judge_own_mark,
}

const ONE: [ExamItem; 1] = [(Part::Closed, "r001", 1)];

/// A candidate with a marked answer.
async fn sat(fixture: &ExamFixture, name: &str) -> (Account, Attempt) {
    let who = trainee(&fixture.server, name).await;
    let attempt = fixture.enter(&who, "here").await;
    fixture.act(&attempt, answer(1, &answered("r001", None))).await.unwrap();
    fixture.act(&attempt, Act::Submit).await.unwrap();
    marked(fixture, attempt.id(), 1, 400, "wrong").await;
    (who, attempt)
}

/// Shows marks, and accepts appeals until the middle of the month.
async fn opened(database: &Database) {
    database
        .execute("UPDATE sitting SET review = 'marks', appeals_until = '2026-03-15T12:00:00.000000Z'")
        .await;
}

pub async fn appeals_once_per_page_in_time(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&ONE), |_| {}).await;
    let (_, allowed) = examiner(&fixture).await;
    let (ada, attempt) = sat(&fixture, "Ada").await;
    let (grace, _) = sat(&fixture, "Grace").await;
    over(&fixture, &allowed).await;
    let attempt = fixture.again(&ada, &attempt).await;
    let early = fixture.server.appeals.raise(&ada, &attempt, 1, "It was South’s turn.").await;
    assert_eq!(faults(early), ["not-now"]);
    opened(&database).await;
    let attempt = fixture.again(&ada, &attempt).await;
    for (page, text, fault) in [(2, "So.", "page"), (1, "  \n", "empty")] {
        let refused = fixture.server.appeals.raise(&ada, &attempt, page, text).await;
        match fault {
            "page" => assert_eq!(faults(refused), ["page"]),
            _ => assert_eq!(faults(refused), ["empty"]),
        }
    }
    let of_another = fixture.server.appeals.raise(&grace, &attempt, 1, "Mine?").await;
    assert_eq!(faults(of_another), ["not-now"]);
    fixture.server.appeals.raise(&ada, &attempt, 1, "It was South’s turn.").await.unwrap();
    let twice = fixture.server.appeals.raise(&ada, &attempt, 1, "Really.").await;
    assert_eq!(faults(twice), ["twice"]);
    assert_eq!(fixture.server.appeals.own(&attempt).await.unwrap()[0].text, "It was South’s turn.");
    fixture.later(60 * 24 * 20);
    let attempt = fixture.again(&ada, &attempt).await;
    let late = fixture.server.appeals.raise(&ada, &attempt, 1, "Still.").await;
    assert_eq!(faults(late), ["not-now"]);
    assert_eq!(database.count("SELECT COUNT(*) FROM audit WHERE deed = 'appeal-raised'").await, 1);
}

pub async fn decides_once_with_a_mark(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&ONE), |_| {}).await;
    let (karl, allowed) = examiner(&fixture).await;
    let mut sitters = Vec::new();
    for name in ["Ada", "Grace"] {
        sitters.push(sat(&fixture, name).await);
    }
    // The examiner was a candidate, too.
    let own = fixture.enter(&karl, "here").await;
    fixture.act(&own, Act::Submit).await.unwrap();
    marked(&fixture, own.id(), 1, 0, "wrong").await;
    over(&fixture, &allowed).await;
    opened(&database).await;
    let mut ids = Vec::new();
    for (who, attempt) in sitters.iter().chain(&[(karl.clone(), own)]) {
        let attempt = fixture.again(who, attempt).await;
        ids.push(fixture.server.appeals.raise(who, &attempt, 1, "Look again.").await.unwrap());
        fixture.later(1);
    }
    let listed = |all: Vec<server::exams::appeal::AppealOf>| -> Vec<_> {
        all.into_iter().map(|one| (one.appeal.id, one.appeal.state)).collect()
    };
    let open: Vec<_> = ids.iter().map(|id| (*id, AppealState::Open)).collect();
    assert_eq!(listed(fixture.server.appeals.list(&allowed).await.unwrap()), open, "the oldest first");
    let case = fixture.server.appeals.case(&allowed, ids[0]).await.unwrap().expect("exists");
    assert_eq!((case.asked.id.as_str(), case.of.name.as_str(), case.marks.len()), ("r001", "Ada", 1));
    assert_eq!(case.answer.to_json(), answered("r001", None));

    let decide = async |id, upheld, words: &str, mark| {
        fixture.server.appeals.decide(None, &allowed, id, upheld, words, mark).await
    };
    assert_eq!(faults(decide(ids[0], true, " ", None).await), ["empty"]);
    assert!(matches!(decide(ids[2], true, "Mine.", None).await, Err(Rejection::Forbidden)));
    let lower = decide(ids[0], true, "You are right.", Some(399)).await;
    assert_eq!(faults(lower), ["lower"]);
    decide(ids[0], true, "You are right.", Some(1000)).await.unwrap();
    assert!(matches!(decide(ids[0], false, "Or not.", None).await, Err(Rejection::NotFound)));
    decide(ids[1], false, "It stands.", Some(1000)).await.unwrap();
    let now = listed(fixture.server.appeals.list(&allowed).await.unwrap());
    assert_eq!(now[0], (ids[2], AppealState::Open), "open appeals come first");
    let case = fixture.server.appeals.case(&allowed, ids[0]).await.unwrap().expect("exists");
    assert_eq!(case.of.appeal.answer, "You are right.");
    let last = case.marks.last().expect("a mark");
    assert_eq!((last.kind.as_str(), last.mark, last.by_account_id), ("remark", 1000, Some(karl.id)));
    let case = fixture.server.appeals.case(&allowed, ids[1]).await.unwrap().expect("exists");
    assert_eq!(case.marks.len(), 1, "a rejected appeal changes no mark");
    assert_eq!(database.count("SELECT COUNT(*) FROM mail WHERE kind = 'appeal-decided'").await, 2);
    assert_eq!(database.count("SELECT COUNT(*) FROM audit WHERE deed = 'appeal-decided'").await, 2);
}

/// A candidate with an answer pending for examiners, after marks are shown.
async fn waits(fixture: &ExamFixture, database: &Database, allowed: &Allowed) -> (Account, Attempt) {
    let who = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&who, "here").await;
    fixture.act(&attempt, answer(1, &answered("r001", None))).await.unwrap();
    fixture.act(&attempt, Act::Submit).await.unwrap();
    over(fixture, allowed).await;
    opened(database).await;
    let attempt = fixture.again(&who, &attempt).await;
    (who, attempt)
}

pub async fn appeal_needs_a_final_mark(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&ONE), |_| {}).await;
    let (karl, allowed) = examiner(&fixture).await;
    let (mary, _) = examiner_named(&fixture, "Mary").await;
    let (ada, attempt) = waits(&fixture, &database, &allowed).await;
    marked_by(&fixture, &karl, attempt.id(), 1, 1, 600).await;
    assert!(fixture.server.appeals.marked_pages(&attempt).await.unwrap().is_empty());
    let early = fixture.server.appeals.raise(&ada, &attempt, 1, "Look again.").await;
    assert_eq!(faults(early), ["waits"]);
    // An early appeal also hides the answer.
    let row = AppealRow {
        federation_id: ada.federation,
        id: AppealId(Uuid::from_u128(9)),
        attempt_id: attempt.id(),
        page: 1,
        text: "Look again.".to_owned(),
        raised_at: fixture.clock.now(),
        state: "open".to_owned(),
        answer: String::new(),
        by_federation_id: None,
        by_account_id: None,
        decided_at: None,
    };
    let mut write = fixture.store.write().await.unwrap();
    appeal::insert(&mut write, &row).await.unwrap();
    write.commit().await.unwrap();
    let case = fixture.server.appeals.case(&allowed, row.id).await.unwrap().expect("exists");
    assert!(case.standing.waits() && case.marks.is_empty());
    marked_by(&fixture, &mary, attempt.id(), 1, 2, 700).await;
    let case = fixture.server.appeals.case(&allowed, row.id).await.unwrap().expect("exists");
    assert_eq!(case.marks.len(), 2);
    assert_eq!(fixture.server.appeals.marked_pages(&attempt).await.unwrap(), [1]);
}

pub async fn examiner_cannot_judge_own_mark(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&ONE), |_| {}).await;
    let (karl, allowed) = examiner(&fixture).await;
    let (mary, _) = examiner_named(&fixture, "Mary").await;
    let (emmy, of_emmy) = examiner_named(&fixture, "Emmy").await;
    let (ada, attempt) = waits(&fixture, &database, &allowed).await;
    marked_by(&fixture, &karl, attempt.id(), 1, 1, 600).await;
    marked_by(&fixture, &mary, attempt.id(), 1, 2, 700).await;
    let id = fixture.server.appeals.raise(&ada, &attempt, 1, "Look again.").await.unwrap();
    let decider =
        async |by: &Allowed| fixture.server.appeals.case(by, id).await.unwrap().expect("exists").decider;
    assert_eq!((decider(&allowed).await, decider(&of_emmy).await), (Decider::Marked, Decider::Impartial));
    let own = fixture.server.appeals.decide(None, &allowed, id, false, "It stands.", None).await;
    assert!(matches!(own, Err(Rejection::Forbidden)), "{own:?}");
    // With no other examiner left, they decide, and the log says so.
    let home = fixture.server.federation().clone();
    fixture.server.roles.set_role_of(By::Program, &home, &emmy, Role::Examiner, false).await.unwrap();
    assert_eq!(decider(&allowed).await, Decider::Alone);
    fixture.server.appeals.decide(None, &allowed, id, false, "It stands.", None).await.unwrap();
    let entry = database.text("SELECT detail FROM audit WHERE deed = 'appeal-decided'").await;
    assert!(entry.contains("\"own_mark\":true"), "{entry}");
}
