//! The table of marks, and the server's rules for marking finished attempts.

use super::faults;
use crate::exam::{self, fixed};
use crate::store::database::Database;
use crate::store::folder::Folder;
use crate::store::practice::trainee;
use crate::store::signing_up::server;
use bank::Bank;
use bank::exam::{MarkKind, MarkingStatus, Part, is_for_examiners};
use serde_json::{Value, json};
use server::Server;
use server::accounts::{Account, SecondFactor};
use server::audit::By;
use server::exams::{Act, Attempt, AttemptResult, AttemptState, EnterFault, FilledSheet, Review, Sitting};
use server::forms::Rejection;
use server::roles::{Action, Allowed, Role, Whose};
use server::rulings::{Limits, Rulings};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use store::attempt::AttemptId;
use store::attempt_mark::{self, AttemptMarkRow};
use store::paper::{PaperId, PaperRow};
use store::sitting::{PreparedRow, SittingId, SittingRow};
use store::{Key, Moment, Store, StoreError, paper, sitting};
use uuid::Uuid;

contract! {
    marks_keep_their_order, two_examiners_mark_blind, third_examiner_decides,
    double_click_is_one_mark, rubric_points_join_the_result, review_emails_once_per_phase,
    review_helps_no_candidate, expired_attempt_is_marked,
}

/// The calls out of rotation of the bank, which need no search.
pub fn bank() -> &'static Arc<Bank> {
    static BANK: LazyLock<Arc<Bank>> = LazyLock::new(|| {
        let folder = Folder::new();
        let rotation = folder.path().join("rotation");
        fs::create_dir(&rotation).unwrap();
        for file in fs::read_dir(Path::new(env!("CHECKOUT")).join("quizzes/rotation")).unwrap() {
            let file = file.unwrap();
            fs::copy(file.path(), rotation.join(file.file_name())).unwrap();
        }
        Arc::new(Bank::load(folder.path()).expect("a sound bank"))
    });
    &BANK
}

/// A one-stage scenario that goes to examiners, or one that does not.
pub fn scenario(judged: bool) -> &'static str {
    let fits = |id: &str| is_for_examiners(bank(), id) == judged;
    let mut firsts = bank().firsts().filter(|one| one.stage.stages == 1);
    &firsts.find(|one| fits(&one.id)).expect("the bank has one").id
}

const PAPER: &str = r#"
    name = "County"
    [result]
    pass = 500
    [[item]]
    scenario = "r001"
    part = "closed"
    [[rubric]]
    id = "manner"
    name = "Manner at the table"
    points = 4
    part = "practical"
"#;

/// A server that marks, with an open sitting: a question for the engine, one for examiners, and a
/// rubric line.
pub struct MarkingFixture {
    pub server: Server,
    pub store: Store,
    pub row: SittingRow,
}

impl MarkingFixture {
    pub async fn new(database: &Database) -> MarkingFixture {
        MarkingFixture::asking(database, [scenario(false), scenario(true)], json!({})).await
    }

    /// Pool with these questions and digests.
    pub async fn asking(database: &Database, asked: [&'static str; 2], facts: Value) -> MarkingFixture {
        let (server, clock) = server(database).await;
        server.marks_by(bank().clone(), Rulings::new(rules::engine::rule, Limits::of_this_machine()));
        let store = database.open().await;
        let row = exam::sitting(server.federation().id, clock.now());
        let paper = PaperRow {
            federation_id: row.federation_id,
            id: PaperId(Uuid::from_u128(7)),
            name: "County".to_owned(),
            file: PAPER.to_owned(),
            changed_at: row.opens_at,
        };
        let mut pool = json!(fixed(&asked.map(|id| (Part::Closed, id, 1))));
        pool["facts"] = facts;
        let prepared = PreparedRow { paper: PAPER.to_owned(), pool };
        let mut write = store.write().await.unwrap();
        paper::insert(&mut write, &paper).await.unwrap();
        sitting::insert(&mut write, &row).await.unwrap();
        assert!(sitting::open(&mut write, row.federation_id, row.id, &prepared).await.unwrap());
        write.commit().await.unwrap();
        MarkingFixture { server, store, row }
    }

    pub async fn sitting(&self) -> Sitting {
        let found = self.server.sittings.by_code(&format!("demo.{}", exam::CODE)).await.unwrap();
        found.expect("a sitting").1
    }

    pub async fn comes_in(&self, who: &Account, test: bool) -> Result<Attempt, EnterFault> {
        let id = self.server.admissions.enter(who, self.sitting().await, "", "here", test).await?;
        Ok(self.server.attempts.find(who, &id.0.to_string()).await?.expect("an attempt"))
    }

    pub async fn enter(&self, who: &Account) -> Attempt {
        self.comes_in(who, false).await.unwrap()
    }

    /// Answers these pages and hands in.
    pub async fn hand_in(&self, attempt: &Attempt, pages: &[(u16, &str)]) {
        let answer = |(page, answer): &(u16, &str)| Act::Answer {
            page: *page,
            change: Uuid::from_u128((*page).into()),
            answer: (*answer).to_owned(),
            base: None,
        };
        let acts = pages.iter().map(answer).chain([Act::Submit]).collect();
        let done = self.server.attempts.act(attempt, "here", false, acts).await.unwrap();
        assert!(done.outcomes.iter().all(Result::is_ok), "{:?}", done.outcomes);
    }

    /// Result of a candidate's attempt, once the engine has marked its part.
    pub async fn outcome(&self, allowed: &Allowed, who: &Account) -> AttemptResult {
        for _ in 0..2_000 {
            let results =
                self.server.results.of_sitting(allowed, bank(), self.row.id).await.unwrap().expect("results");
            let mut outcomes = results.outcomes.into_iter();
            let outcome = outcomes.find(|one| one.who.account == *who).expect("an outcome");
            if outcome.state.is_over() && outcome.coming == 0 {
                return outcome;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("the engine never marked it");
    }

    /// Ends the time of the sitting.
    pub async fn close(&self) {
        let mut write = self.store.write().await.unwrap();
        let closed = Moment::new(self.row.opens_at.time() - time::Duration::hours(1));
        assert!(sitting::close_at(&mut write, self.row.federation_id, self.row.id, closed).await.unwrap());
        write.commit().await.unwrap();
    }

    pub async fn queue(&self, examiner: &Allowed) -> Vec<(u16, MarkKind)> {
        let queue = self.server.marking.queue(examiner, bank(), self.row.id).await.unwrap().expect("a queue");
        queue.tasks.into_iter().map(|task| (task.page, task.kind)).collect()
    }

    pub async fn mark(&self, examiner: &Allowed, attempt: &Attempt, percent: &str) -> Result<(), Rejection> {
        self.mark_page(examiner, attempt, 2, percent).await
    }

    pub async fn mark_page(
        &self,
        examiner: &Allowed,
        attempt: &Attempt,
        page: u16,
        percent: &str,
    ) -> Result<(), Rejection> {
        let at = (self.row.id, attempt.id(), page);
        self.server.marking.give_mark(examiner, bank(), at, &percent.into(), "As the Laws leave it.").await
    }
}

/// An examiner's permission.
pub async fn examiner(server: &Server, name: &str) -> Allowed {
    let account = trainee(server, name).await;
    let home = server.federation().clone();
    server.roles.set_role_of(By::Program, &home, &account, Role::Examiner, true).await.unwrap();
    server.second_factors.begin(&account).await.unwrap();
    let SecondFactor::Begun(secret) = server.second_factors.status(&account).await.unwrap() else {
        panic!("it has begun");
    };
    let first = secret.code_at(server.now());
    server.second_factors.confirm(&account, None, &first).await.unwrap();
    server.permissions.allow(&account, Action::HoldExams, &home.code, Whose::Others).await.unwrap()
}

pub const ANSWER: &str = r#"{"law":["30A"]}"#;

pub async fn marks_keep_their_order(database: Database) {
    let fixture = MarkingFixture::new(&database).await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada).await;
    let row = |page: i32, number: i32| AttemptMarkRow {
        federation_id: fixture.row.federation_id,
        attempt_id: attempt.id(),
        page,
        number,
        kind: "examiner".to_owned(),
        by_federation_id: Some(ada.federation),
        by_account_id: Some(ada.id),
        mark: 667,
        components: BTreeMap::from([("law".to_owned(), "right".to_owned())]),
        engine: "0.2.0".to_owned(),
        reason: "Nearly – “so”".to_owned(),
        marked_at: fixture.row.opens_at,
        withdraws: false,
    };
    let rows = [row(2, 1), row(1, 2), row(1, 1), row(0, 1)];
    let mut write = fixture.store.write().await.unwrap();
    for one in &rows {
        attempt_mark::insert(&mut write, one).await.unwrap();
    }
    let within = attempt_mark::of_attempt_within(&mut write, ada.federation, attempt.id()).await.unwrap();
    write.commit().await.unwrap();
    let expected = [row(0, 1), row(1, 1), row(1, 2), row(2, 1)];
    assert_eq!(within, expected);
    let read = attempt_mark::of_attempt(&fixture.store, ada.federation, attempt.id()).await.unwrap();
    assert_eq!(read, expected);
    let of_sitting = attempt_mark::of_sitting(&fixture.store, ada.federation, fixture.row.id).await.unwrap();
    assert_eq!(of_sitting, expected);
    let none = SittingId(Uuid::from_u128(99));
    assert_eq!(attempt_mark::of_sitting(&fixture.store, ada.federation, none).await.unwrap(), []);
    let mut write = fixture.store.write().await.unwrap();
    let twice = attempt_mark::insert(&mut write, &row(1, 2)).await;
    assert!(
        matches!(&twice, Err(StoreError::Unique(Key::Primary(key))) if key == "attempt_mark_pkey"),
        "{twice:?}"
    );
}

pub async fn two_examiners_mark_blind(database: Database) {
    let fixture = MarkingFixture::new(&database).await;
    let (grace, mary) = (examiner(&fixture.server, "Grace").await, examiner(&fixture.server, "Mary").await);
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada).await;
    fixture.hand_in(&attempt, &[(1, ANSWER), (2, ANSWER)]).await;

    let outcome = fixture.outcome(&grace, &ada).await;
    assert!(
        matches!(outcome.pages[0], MarkingStatus::Counts { kind: MarkKind::Engine, .. }),
        "{:?}",
        outcome.pages
    );
    assert_eq!(outcome.pages[1], MarkingStatus::Unmarked);
    let joined = outcome.joined.expect("an ended attempt");
    assert_eq!((joined.permille, joined.waits), (None, 2), "an answer and a line of the rubric");
    let marks = attempt_mark::of_attempt(&fixture.store, ada.federation, attempt.id()).await.unwrap();
    assert_eq!(marks.len(), 1, "marked pages are not marked again: {marks:?}");
    assert!(!marks[0].components.is_empty() && marks[0].engine == rules::engine::VERSION);

    assert_eq!(fixture.queue(&grace).await, [(2, MarkKind::Examiner)]);
    for nonsense in ["", "101", "-1", "half", "99.5"] {
        assert_eq!(faults(fixture.mark(&grace, &attempt, nonsense).await), ["mark"], "{nonsense}");
    }
    fixture.mark(&grace, &attempt, "90").await.unwrap();
    assert_eq!(fixture.queue(&grace).await, [], "no one marks an answer twice");
    assert!(matches!(fixture.mark(&grace, &attempt, "80").await, Err(Rejection::NotFound)));
    assert_eq!(fixture.queue(&mary).await, [(2, MarkKind::Examiner)], "Grace's mark stays hidden");
    fixture.mark(&mary, &attempt, "80").await.unwrap();
    let outcome = fixture.outcome(&grace, &ada).await;
    assert_eq!(outcome.pages[1], MarkingStatus::Counts { permille: 850, kind: MarkKind::Examiner });
}

pub async fn third_examiner_decides(database: Database) {
    let fixture = MarkingFixture::new(&database).await;
    let (grace, mary) = (examiner(&fixture.server, "Grace").await, examiner(&fixture.server, "Mary").await);
    let joan = examiner(&fixture.server, "Joan").await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada).await;
    fixture.hand_in(&attempt, &[(2, ANSWER)]).await;
    let outcome = fixture.outcome(&grace, &ada).await;
    let unanswered = MarkingStatus::Counts { permille: 0, kind: MarkKind::Engine };
    assert_eq!(
        outcome.pages,
        [unanswered, MarkingStatus::Unmarked],
        "nothing was answered on the first page"
    );
    fixture.mark(&grace, &attempt, "90").await.unwrap();
    fixture.mark(&mary, &attempt, "20").await.unwrap();
    assert_eq!(fixture.outcome(&grace, &ada).await.pages[1], MarkingStatus::Apart);
    assert_eq!((fixture.queue(&grace).await, fixture.queue(&mary).await), (vec![], vec![]));
    assert_eq!(fixture.queue(&joan).await, [(2, MarkKind::Third)]);
    fixture.mark(&joan, &attempt, "30").await.unwrap();
    let decided = MarkingStatus::Counts { permille: 300, kind: MarkKind::Third };
    assert_eq!(fixture.outcome(&grace, &ada).await.pages[1], decided);
}

pub async fn double_click_is_one_mark(database: Database) {
    let fixture = MarkingFixture::new(&database).await;
    let grace = examiner(&fixture.server, "Grace").await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada).await;
    fixture.hand_in(&attempt, &[(2, ANSWER)]).await;
    fixture.outcome(&grace, &ada).await;
    let (one, other) =
        tokio::join!(fixture.mark(&grace, &attempt, "90"), fixture.mark(&grace, &attempt, "10"));
    assert!(one.is_ok() != other.is_ok(), "{one:?} {other:?}");
    assert_eq!(fixture.outcome(&grace, &ada).await.pages[1], MarkingStatus::Once);
}

pub async fn rubric_points_join_the_result(database: Database) {
    let fixture = MarkingFixture::new(&database).await;
    let grace = examiner(&fixture.server, "Grace").await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada).await;
    fixture.hand_in(&attempt, &[]).await;
    fixture.outcome(&grace, &ada).await;
    let filled = |base: i32, points: &str| FilledSheet {
        base,
        points: BTreeMap::from([("manner".to_owned(), points.to_owned())]),
        ..FilledSheet::default()
    };
    let keep = async |base: i32, points: &str| {
        fixture.server.marking.keep_sheet(&grace, fixture.row.id, attempt.id(), &filled(base, points)).await
    };
    for nonsense in ["5", "-1", "many"] {
        let fault = keep(0, nonsense).await;
        assert_eq!(faults(fault), ["points:manner"]);
    }
    keep(0, "1").await.unwrap();
    keep(1, "").await.unwrap();
    let open = fixture.outcome(&grace, &ada).await.joined.expect("an ended attempt");
    assert_eq!((open.permille, open.waits), (None, 1), "the wrong entry is withdrawn");
    keep(2, "3").await.unwrap();
    let sheet =
        fixture.server.marking.sheet(&grace, fixture.row.id, attempt.id()).await.unwrap().expect("a sheet");
    assert_eq!(sheet.points, BTreeMap::from([("manner".to_owned(), 3)]), "the last points count");
    // Two pages of weight 1 each are unanswered; a rubric line of weight 1 has 750 thousandths.
    let joined = fixture.outcome(&grace, &ada).await.joined.expect("an ended attempt");
    assert_eq!((joined.permille, joined.passed, joined.waits), (Some(250), Some(false), 0));
    let elsewhere =
        fixture.server.marking.sheet(&grace, fixture.row.id, AttemptId(Uuid::from_u128(5))).await.unwrap();
    assert!(elsewhere.is_none());
}

pub async fn review_emails_once_per_phase(database: Database) {
    let fixture = MarkingFixture::new(&database).await;
    let grace = examiner(&fixture.server, "Grace").await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada).await;
    let id = attempt.id().0.to_string();
    assert!(fixture.server.results.reviewed(&ada, &id).await.unwrap().is_none(), "in progress");
    fixture.hand_in(&attempt, &[(1, ANSWER), (2, ANSWER)]).await;
    fixture.outcome(&grace, &ada).await;
    fixture.mark(&grace, &attempt, "90").await.unwrap();
    let seen = async || fixture.server.results.reviewed(&ada, &id).await.unwrap().expect("an ended attempt");
    let open = async |review: Review, until: &str| {
        fixture
            .server
            .results
            .set_review_phase(None, &grace, fixture.row.id, review, &until.into(), true)
            .await
            .unwrap()
    };
    fixture.close().await;
    let before = seen().await;
    assert!(before.joined.is_none() && before.pages.is_empty(), "nothing is opened");
    let emails = async || {
        let all = fixture.server.outbox.emails(50).await.unwrap();
        all.into_iter().filter(|one| one.kind == "review").count()
    };

    open(Review::Marks, "").await;
    let marks = seen().await;
    assert!(marks.joined.is_some() && marks.pages.iter().all(|page| page.reasons.is_empty()));
    open(Review::Answers, "2026-04-01T18:00").await;
    assert!(seen().await.pages[1].reasons.is_empty(), "another has not marked it yet");
    fixture.mark(&examiner(&fixture.server, "Joan").await, &attempt, "80").await.unwrap();
    let answers = seen().await;
    assert_eq!(answers.pages[1].reasons, ["As the Laws leave it."; 2]);
    let pages = fixture.server.attempts.pages_of(&attempt).await.unwrap();
    let receipts = |pages: Vec<_>| pages.into_iter().flatten().collect::<Vec<_>>();
    let shown = receipts(answers.pages.iter().map(|page| page.done.receipt.clone()).collect());
    assert_eq!(shown, receipts(pages.into_iter().map(|page| page.receipt).collect()), "the same receipts");
    assert_eq!(emails().await, 2);
    open(Review::Answers, "2026-04-02T18:00").await;
    open(Review::None, "").await;
    assert_eq!(emails().await, 2, "no email without news");
    assert!(seen().await.joined.is_none(), "closed again, it is hidden");
    let mary = trainee(&fixture.server, "Mary").await;
    assert!(fixture.server.results.reviewed(&mary, &id).await.unwrap().is_none(), "it is Ada’s");
}

pub async fn review_helps_no_candidate(database: Database) {
    let fixture = MarkingFixture::new(&database).await;
    let grace = examiner(&fixture.server, "Grace").await;
    let (ada, mary) = (trainee(&fixture.server, "Ada").await, trainee(&fixture.server, "Mary").await);
    let attempt = fixture.enter(&ada).await;
    fixture.hand_in(&attempt, &[(1, ANSWER), (2, ANSWER)]).await;
    fixture.enter(&mary).await;
    let open = async |review: Review, until: &str, sure: bool| {
        fixture
            .server
            .results
            .set_review_phase(None, &grace, fixture.row.id, review, &until.into(), sure)
            .await
    };
    let early = open(Review::Marks, "", false).await;
    assert_eq!(faults(early), ["lasts"], "others may enter");
    open(Review::None, "2026-04-01T18:00", false).await.expect("nothing is shown");
    // The sitting has closed, and an examiner has paused Mary’s clock.
    fixture.close().await;
    let paused = "UPDATE attempt SET paused_at = seen_at WHERE state = 'under_way'";
    database.execute(paused).await;
    database.execute("UPDATE attempt SET added_seconds = 86400 WHERE state = 'under_way'").await;
    let held_open = open(Review::Marks, "", false).await;
    assert_eq!(faults(held_open), ["lasts"], "an attempt is in progress");
    assert_eq!(database.count("SELECT COUNT(*) FROM sitting WHERE state = 'ended'").await, 0);
    database.execute("UPDATE attempt SET added_seconds = 0, paused_at = NULL").await;
    for odd in ["soon", "9999-01-01T10:00", "1999-12-31T10:00"] {
        let odd = open(Review::Marks, odd, false).await;
        assert_eq!(faults(odd), ["appeals_until"]);
    }
    // A double click: the second sends no emails.
    let both = tokio::join!(open(Review::Marks, "", false), open(Review::Marks, "", false));
    assert!(both.0.is_ok() && both.1.is_ok(), "{both:?}");
    let emails =
        fixture.server.outbox.emails(50).await.unwrap().into_iter().filter(|one| one.kind == "review");
    assert_eq!(emails.count(), 2, "one to Ada and one to Mary");
    assert_eq!(database.count("SELECT COUNT(*) FROM attempt WHERE state = 'out_of_time'").await, 1);
    assert_eq!(database.count("SELECT COUNT(*) FROM sitting WHERE state = 'ended'").await, 1, "for good");
    assert_eq!(database.count("SELECT COUNT(*) FROM audit WHERE deed = 'sitting-ended'").await, 1);
    let unsure = open(Review::None, "", false).await;
    assert_eq!(faults(unsure), ["unsure"]);
    open(Review::None, "", true).await.expect("certain");
}

pub async fn expired_attempt_is_marked(database: Database) {
    let fixture = MarkingFixture::new(&database).await;
    let grace = examiner(&fixture.server, "Grace").await;
    let ada = trainee(&fixture.server, "Ada").await;
    let attempt = fixture.enter(&ada).await;
    let change = Uuid::from_u128(3);
    let act = Act::Answer { page: 1, change, answer: ANSWER.to_owned(), base: None };
    fixture.server.attempts.act(&attempt, "here", false, vec![act]).await.unwrap();
    fixture.close().await;
    let outcome = fixture.outcome(&grace, &ada).await;
    assert_eq!(outcome.state, AttemptState::OutOfTime);
    assert!(matches!(outcome.pages[0], MarkingStatus::Counts { .. }));
}
