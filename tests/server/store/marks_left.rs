//! Pages left to examiners, and those that are marked by no examiner: their own, a trial, a paper
//! never begun. And the time at which the engine marks.

use crate::exam::{PAPER, fixed};
use crate::store::attempts;
use crate::store::marks::{ANSWER, Held, bank, examiner, scenario};
use crate::store::place::Place;
use crate::store::practice::trainee;
use bank::exam::{MarkKind, Standing};
use rules::engine;
use serde_json::json;
use server::exams::{Act, AttemptState, EnterFault, FilledSheet, MarkFault, Review, SheetFault, Steer};
use server::rulings::{Limits, Rulings};
use std::collections::BTreeMap;
use std::time::Duration;
use store::accommodation::{self, AccommodationRow};
use store::attempt_mark::{self, AttemptMarkRow};

const BOTH: [(u16, &str); 2] = [(1, ANSWER), (2, ANSWER)];
/// Marks of pages.
const MARKS: &str = "SELECT COUNT(*) FROM attempt_mark WHERE page > 0";

async fn held(place: &Place) -> Held {
    Held::asking(place, [scenario(false), scenario(true)], json!({})).await
}

/// Waits until there are this many marks, without a reader.
async fn marked(place: &Place, marks: i64) {
    for _ in 0..1_000 {
        if place.count(MARKS).await == marks {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{} marks, not {marks}", place.count(MARKS).await);
}

pub async fn examiners_leave_their_own_alone(place: Place) {
    let held = held(&place).await;
    let (grace, mary) = (examiner(&held.server, "Grace").await, examiner(&held.server, "Mary").await);
    let own = held.enter(grace.by()).await;
    let sitting = held.sitting().await;
    let steer =
        async |who, one| held.server.steer_on_board(who, &sitting, one, Steer::Add(600)).await.unwrap();
    assert_eq!(steer(&grace, Some(own.id())).await, 0, "nobody gives time to themselves");
    let ada = trainee(&held.server, "Ada").await;
    held.enter(&ada).await;
    assert_eq!(steer(&grace, None).await, 1, "all but her own");
    assert_eq!(steer(&mary, Some(own.id())).await, 1);
    held.hand_in(&own, &BOTH).await;
    held.outcome(&mary, grace.by()).await;
    assert_eq!(held.queue(&grace).await, []);
    assert!(matches!(held.mark(&grace, &own, "100").await, Err(MarkFault::NotTheirs)));
    assert_eq!(held.queue(&mary).await, [(2, MarkKind::Examiner)]);
    held.mark(&mary, &own, "50").await.unwrap();
    assert!(held.server.sheet(&grace, held.row.id, own.id()).await.unwrap().is_none());
    let points = [("manner".to_owned(), "4".to_owned())].into();
    let filled = FilledSheet { points, ..FilledSheet::default() };
    let kept = held.server.keep_sheet(&grace, held.row.id, own.id(), &filled).await;
    assert!(matches!(kept, Err(SheetFault::NoSheet)), "{kept:?}");
    held.server.keep_sheet(&mary, held.row.id, own.id(), &filled).await.unwrap();
}

pub async fn trial_excludes_sitting(place: Place) {
    let held = held(&place).await;
    let (grace, mary) = (examiner(&held.server, "Grace").await, examiner(&held.server, "Mary").await);
    let trial = held.comes_in(grace.by(), true).await.unwrap();
    held.hand_in(&trial, &BOTH).await;
    let sits = held.comes_in(grace.by(), false).await;
    assert!(matches!(sits, Err(EnterFault::SitsAndTries)), "she knows what is asked");
    let own = held.enter(mary.by()).await;
    let tries = held.comes_in(mary.by(), true).await;
    assert!(matches!(tries, Err(EnterFault::SitsAndTries)), "it would show her the rulings");
    held.outcome(&mary, grace.by()).await;
    assert_eq!(held.queue(&mary).await, [], "nobody marks a trial");
    assert!(matches!(held.mark(&mary, &trial, "50").await, Err(MarkFault::NotTheirs)));
    held.hand_in(&own, &[]).await;
    assert!(held.comes_in(mary.by(), true).await.unwrap().is_test(), "she has handed in");
}

pub async fn ended_attempt_is_marked_at_once(place: Place) {
    let held = held(&place).await;
    let grace = examiner(&held.server, "Grace").await;
    let (ada, joan) = (trainee(&held.server, "Ada").await, trainee(&held.server, "Joan").await);
    let mary = trainee(&held.server, "Mary").await;
    place.execute("UPDATE sitting SET authorised = TRUE").await;
    let waits = held.enter(&ada).await;
    assert_eq!(waits.state(), AttemptState::Waits);
    let sitting = held.sitting().await;
    for who in [&joan, &mary] {
        let one = held.enter(who).await;
        let steer =
            async |steer| held.server.steer_on_board(&grace, &sitting, Some(one.id()), steer).await.unwrap();
        assert_eq!(steer(Steer::Authorise).await, 1);
        if who == &joan {
            assert_eq!(steer(Steer::End).await, 1);
            marked(&place, 2).await;
        }
    }
    assert!(held.server.end_sitting(&grace, &sitting).await.unwrap());
    marked(&place, 4).await;
    let never = held.outcome(&grace, &ada).await;
    assert_eq!((never.word(), never.joined.is_none(), never.pages.len()), ("not_sat", true, 0));
    assert!(held.outcome(&grace, &joan).await.joined.is_some());
    assert_eq!(place.count(MARKS).await, 4, "there is nothing to mark");
    let id = waits.id().0.to_string();
    held.server.open_review(&grace, held.row.id, Review::Explanations, "", false).await.unwrap();
    assert!(held.server.reviewed(&ada, &id).await.unwrap().is_none());
    let letters = held.server.letters(50).await.unwrap();
    let told: Vec<&str> =
        letters.iter().filter(|one| one.kind == "review").map(|one| one.recipient.as_str()).collect();
    assert!(told.len() == 2 && !told.contains(&ada.email.as_str()), "{told:?}");
    let statistics = held.server.exam_statistics(&grace, &held.sitting().await).await.unwrap();
    assert_eq!(statistics.candidates + statistics.waiting, 2);
}

pub async fn changed_question_goes_to_examiners(place: Place) {
    let facts = json!({ scenario(false): "of other facts" });
    let held = Held::asking(&place, [scenario(false), "r999"], facts).await;
    let (grace, mary) = (examiner(&held.server, "Grace").await, examiner(&held.server, "Mary").await);
    let ada = trainee(&held.server, "Ada").await;
    let attempt = held.enter(&ada).await;
    held.hand_in(&attempt, &BOTH).await;
    let outcome = held.outcome(&grace, &ada).await;
    assert_eq!((outcome.pages, outcome.left), (vec![Standing::Unmarked; 2], 2), "the engine marks neither");
    let mut waits = held.queue(&grace).await;
    waits.sort();
    assert_eq!(waits, [(1, MarkKind::Examiner), (2, MarkKind::Examiner)]);
    let task =
        held.server.tasked(&grace, bank(), held.row.id, attempt.id(), 1).await.unwrap().expect("a task");
    assert!(task.task.computed && !task.is_as_drawn(&bank().find(scenario(false)).unwrap()));
    for page in [1, 2] {
        held.mark_page(&grace, &attempt, page, "60").await.unwrap();
        held.mark_page(&mary, &attempt, page, "60").await.unwrap();
    }
    let done = Standing::Counts { permille: 600, kind: MarkKind::Examiner };
    assert_eq!(held.outcome(&grace, &ada).await.pages, [done; 2]);
}

pub async fn an_answer_that_one_examiner_has_marked_waits_for_another_whatever_the_engine_could(
    place: Place,
) {
    let held = held(&place).await;
    let (grace, mary) = (examiner(&held.server, "Grace").await, examiner(&held.server, "Mary").await);
    let ada = trainee(&held.server, "Ada").await;
    let attempt = held.enter(&ada).await;
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
        marked_at: held.row.opens_at,
    };
    let mut write = held.store.write().await.unwrap();
    attempt_mark::insert(&mut write, &begun).await.unwrap();
    write.commit().await.unwrap();
    held.hand_in(&attempt, &[(1, ANSWER)]).await;
    assert_eq!(held.outcome(&grace, &ada).await.left, 1);
    assert_eq!((held.queue(&grace).await, held.queue(&mary).await), (vec![(1, MarkKind::Examiner)], vec![]));
    held.mark_page(&grace, &attempt, 1, "60").await.unwrap();
    assert_eq!(held.outcome(&grace, &ada).await.left, 0);
}

pub async fn start_marks_old_attempts(place: Place) {
    let held = attempts::Held::with(&place, &fixed(&PAPER[..1]), |_| {}).await;
    let ada = trainee(&held.server, "Ada").await;
    let attempt = held.enter(&ada, "here").await;
    held.act(&attempt, attempts::answer(1, ANSWER)).await.unwrap();
    held.act(&attempt, Act::Submit).await.unwrap();
    assert_eq!(place.count(MARKS).await, 0);
    held.server.marks_by(bank().clone(), Rulings::new(engine::rule, Limits::of_this_machine()));
    marked(&place, 1).await;
}

pub async fn missing_ruling_goes_to_examiners(place: Place) {
    let held = attempts::Held::with(&place, &fixed(&PAPER[..1]), |_| {}).await;
    let (grace, ada) = (examiner(&held.server, "Grace").await, trainee(&held.server, "Ada").await);
    held.server
        .marks_by(bank().clone(), Rulings::new(|_| panic!("it breaks off"), Limits::of_this_machine()));
    let attempt = held.enter(&ada, "here").await;
    held.act(&attempt, attempts::answer(1, ANSWER)).await.unwrap();
    held.act(&attempt, Act::Submit).await.unwrap();
    let queue = async || held.server.queue(&grace, bank(), held.row.id).await.unwrap().expect("a queue");
    for _ in 0..1_000 {
        if let [task] = &queue().await.tasks[..] {
            assert!(task.computed && task.turn == MarkKind::Examiner);
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it is left to nobody");
}

pub async fn results_show_accommodations(place: Place) {
    let held = attempts::Held::with(&place, &fixed(&PAPER[..1]), |_| {}).await;
    let grace = examiner(&held.server, "Grace").await;
    let (ada, joan) = (trainee(&held.server, "Ada").await, trainee(&held.server, "Joan").await);
    let granted = AccommodationRow {
        federation_id: ada.federation,
        account_id: ada.id,
        extra_percent: Some(50),
        extra_minutes: None,
        larger_type: false,
        no_countdown: false,
        granted_at: held.clock.now(),
    };
    let mut write = held.store.write().await.unwrap();
    accommodation::save(&mut write, &granted).await.unwrap();
    write.commit().await.unwrap();
    for who in [&ada, &joan] {
        held.enter(who, "here").await;
    }
    held.later(50);
    let results = held.server.results(&grace, bank(), held.row.id).await.unwrap().expect("results");
    let states: Vec<_> = results.outcomes.iter().map(|one| (&*one.who.account.name, one.state)).collect();
    assert_eq!(states, [("Ada", AttemptState::UnderWay), ("Joan", AttemptState::OutOfTime)]);
}

pub async fn concurrent_sheets_merge(place: Place) {
    let held = held(&place).await;
    let (grace, mary) = (examiner(&held.server, "Grace").await, examiner(&held.server, "Mary").await);
    place
        .execute(
            "UPDATE sitting SET paper = replace(paper, '[[rubric]]', '[[rubric]]
    id = \"clear\"
    name = \"Clear\"
    points = 4
    part = \"practical\"
    [[rubric]]')",
        )
        .await;
    let attempt = held.enter(&trainee(&held.server, "Ada").await).await;
    let keep = async |who, base: i32, lines: [(&str, &str); 2], remark: &str| {
        let points = lines.map(|(line, points)| (line.to_owned(), points.to_owned())).into();
        let filled = FilledSheet { base, points, remark: remark.to_owned() };
        held.server.keep_sheet(who, held.row.id, attempt.id(), &filled).await
    };
    let sheet =
        async || held.server.sheet(&grace, held.row.id, attempt.id()).await.unwrap().expect("a sheet");
    keep(&grace, 0, [("clear", "1"), ("manner", "1")], "Calm.").await.unwrap();
    let base = sheet().await.base;
    keep(&grace, base, [("clear", "3"), ("manner", "1")], "Calm.").await.unwrap();
    // Mary was shown what there was before.
    keep(&mary, base, [("clear", "1"), ("manner", "2")], "Calm.").await.unwrap();
    let now = sheet().await;
    assert_eq!(now.points, [("clear".to_owned(), 3), ("manner".to_owned(), 2)].into());
    let both = keep(&mary, base, [("clear", "4"), ("manner", "2")], "Calm.").await;
    assert!(matches!(&both, Err(SheetFault::Since(lines)) if *lines == ["clear"]), "{both:?}");
    let rows = "SELECT COUNT(*) FROM attempt_mark WHERE page = 0";
    assert_eq!(place.count(rows).await, 3);
    keep(&grace, now.base, [("clear", "3"), ("manner", "2")], "Calm.").await.unwrap();
    assert_eq!(place.count(rows).await, 3, "nothing was changed");
    keep(&mary, now.base, [("clear", ""), ("manner", "2")], "Louder.").await.unwrap();
    let last = sheet().await;
    assert_eq!((last.points, last.remark.as_str()), ([("manner".to_owned(), 2)].into(), "Louder."));
}
