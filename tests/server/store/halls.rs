//! Papers written in a hall: drawn once for each listed person, typed in by examiners through the
//! queue of online answers, and left alone by clocks.

use super::faults;
use crate::store::after_exams::{answered, bank, examiner_named};
use crate::store::attempts::{ExamFixture, answer};
use crate::store::database::Database;
use crate::store::practice::trainee;
use collation::Alphabet;
use server::accounts::Account;
use server::exams::attempt::receipt::first_broken;
use server::exams::hall::{HallPaper, SheetId, TypingFault};
use server::exams::results::ExamStep;
use server::exams::{Act, ActionRefusal, AttemptState, Review, Sitting};
use server::roles::Allowed;
use server::rulings::{Limits, Rulings};
use std::collections::BTreeSet;
use std::time::Duration;

contract! {
    draws_a_paper_for_each_listed_person, typed_answers_have_receipts, no_clock_runs_on_paper,
    finished_paper_is_closed_and_marked, finished_paper_is_corrected, codes_belong_to_one_sheet,
    untyped_papers_are_the_next_step,
}

/// An open sitting with Grace and Joan on its list, and its examiner.
pub struct Hall {
    pub fixture: ExamFixture,
    karl: Account,
    pub allowed: Allowed,
    pub sitting: Sitting,
    grace: Account,
}

impl Hall {
    pub async fn new(database: &Database) -> Hall {
        let fixture = ExamFixture::new(database).await;
        let (karl, allowed) = examiner_named(&fixture, "Karl").await;
        let (grace, joan) = (trainee(&fixture.server, "Grace").await, trainee(&fixture.server, "Joan").await);
        let sitting = fixture.server.sittings.by_code("demo.spring").await.unwrap().expect("open").1;
        let people = BTreeSet::from([grace.id, joan.id, karl.id]);
        fixture.server.rosters.add(&allowed, &sitting, &people).await.unwrap();
        Hall { fixture, karl, allowed, sitting, grace }
    }

    pub async fn draw(&self) -> (usize, usize) {
        let drawn = self.fixture.server.halls.draw(&self.allowed, &self.sitting, Alphabet::Common).await;
        let drawn = drawn.unwrap();
        (drawn.drawn, drawn.refused)
    }

    async fn papers(&self) -> Vec<HallPaper> {
        self.fixture.server.halls.papers(&self.allowed, &self.sitting).await.unwrap()
    }

    async fn type_in(&self, paper: &HallPaper, page: u16, answer: &str) -> Result<(), TypingFault> {
        let halls = &self.fixture.server.halls;
        halls.type_answer(&self.allowed, paper, "desk", (page, 0), answer.to_owned()).await.map(drop)
    }
}

pub async fn draws_a_paper_for_each_listed_person(database: Database) {
    let hall = Hall::new(&database).await;
    assert_eq!(hall.draw().await, (2, 1), "an examiner does not draw their own");
    assert_eq!(hall.draw().await, (0, 1));
    let papers = hall.papers().await;
    let found: Vec<(u32, &str)> = papers.iter().map(|one| (one.number, &*one.name)).collect();
    assert_eq!(found, [(1, "Grace"), (2, "Joan")]);
    assert!(papers.iter().all(|one| one.attempt.rules.pages.len() == 7 && !one.attempt.has_begun()));
    let late = trainee(&hall.fixture.server, "Anna").await;
    let server = &hall.fixture.server;
    server.rosters.add(&hall.allowed, &hall.sitting, &BTreeSet::from([late.id])).await.unwrap();
    assert_eq!(hall.draw().await, (1, 1));
    assert_eq!(hall.papers().await[2].name, "Anna", "numbers given out before stay");
    let log = "SELECT COUNT(*) FROM audit WHERE deed = 'hall-paper-drawn'";
    assert_eq!(database.count(log).await, 3);
    // Entering leads to the paper, on which the candidate can do nothing themselves.
    let again = hall.fixture.enter(&hall.grace, "here").await;
    assert_eq!(again.hall_number(), Some(1));
    assert_eq!(hall.fixture.act(&again, answer(1, "{}")).await, Err(ActionRefusal::Waits));
    assert_eq!(hall.fixture.act(&again, Act::TakeOver).await, Err(ActionRefusal::Waits));
    assert_eq!(server.attempts.under_way(&hall.grace).await.unwrap(), None, "pages stay open to them");
    assert!(hall.karl.id != hall.grace.id);
}

pub async fn typed_answers_have_receipts(database: Database) {
    let hall = Hall::new(&database).await;
    hall.draw().await;
    let papers = hall.papers().await;
    // Pages in any order, later stages and the open part with them.
    for page in [7, 4, 1] {
        hall.type_in(&papers[0], page, r#"{"law":["30A"]}"#).await.unwrap();
    }
    let rows = hall.fixture.server.attempts.changes_of(&papers[0].attempt).await.unwrap();
    assert_eq!(rows.iter().map(|row| row.page).collect::<Vec<_>>(), [7, 4, 1]);
    assert_eq!(first_broken(&rows), None);
    let log = "SELECT COUNT(*) FROM audit WHERE deed = 'hall-answer-typed'";
    assert_eq!(database.count(log).await, 3, "with who typed it");
    // Another examiner does not overwrite what they have not seen.
    let stale = hall.fixture.server.halls.type_answer(
        &hall.allowed,
        &papers[0],
        "other desk",
        (1, 0),
        "{}".to_owned(),
    );
    assert!(matches!(stale.await, Err(TypingFault::Refused(ActionRefusal::Stale))));
    let online = trainee(&hall.fixture.server, "Anna").await;
    let attempt = hall.fixture.enter(&online, "here").await;
    let not_on_paper = HallPaper { attempt, ..papers[1].clone() };
    let refused = hall.type_in(&not_on_paper, 1, "{}").await;
    assert!(matches!(refused, Err(TypingFault::Refused(ActionRefusal::Elsewhere))));
    let own = HallPaper { is_own: true, ..papers[1].clone() };
    assert!(matches!(hall.type_in(&own, 1, "{}").await, Err(TypingFault::Own)));
}

pub async fn no_clock_runs_on_paper(database: Database) {
    let hall = Hall::new(&database).await;
    hall.draw().await;
    hall.type_in(&hall.papers().await[0], 1, "{}").await.unwrap();
    let server = &hall.fixture.server;
    let monitor = server.sittings.monitor(&bank(), &hall.sitting, "", Alphabet::Common, 0).await.unwrap();
    assert!(monitor.seats.is_empty() && monitor.counts.iter().all(|(_, n)| *n == 0));
    assert!(server.sittings.end(&hall.allowed, &hall.sitting).await.unwrap());
    hall.fixture.later(24 * 60);
    let papers = hall.papers().await;
    let states: Vec<AttemptState> = papers.iter().map(|one| one.attempt.state()).collect();
    assert_eq!(states, [AttemptState::UnderWay, AttemptState::Waits]);
    let review = async || {
        let results = &server.results;
        results.set_review_phase(None, &hall.allowed, hall.sitting.id, Review::Marks, &"".into(), true).await
    };
    assert_eq!(faults(review().await), ["typing"]);
    hall.type_in(&papers[0], 2, "{}").await.unwrap();
    server.halls.finish(&hall.allowed, &papers[0], "desk").await.unwrap();
    review().await.unwrap();
}

pub async fn finished_paper_is_closed_and_marked(database: Database) {
    let hall = Hall::new(&database).await;
    hall.draw().await;
    let paper = hall.papers().await.remove(0);
    hall.type_in(&paper, 1, &answered("r001", None)).await.unwrap();
    let server = &hall.fixture.server;
    server.halls.finish(&hall.allowed, &paper, "desk").await.unwrap();
    let late = hall.type_in(&paper, 2, "{}").await;
    assert!(matches!(late, Err(TypingFault::Refused(ActionRefusal::Over))));
    let finished = hall.papers().await.remove(0).attempt;
    assert_eq!(finished.state(), AttemptState::Submitted);
    assert!(finished.has_begun() && finished.over_at().is_some_and(|at| at <= hall.sitting.closes_at));
    server.marks_by(bank(), Rulings::new(rules::engine::rule, Limits::of_this_machine()));
    let marked = async || database.count("SELECT COUNT(*) FROM attempt_mark WHERE mark = 1000").await;
    for _ in 0..600 {
        if marked().await > 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(marked().await, 1, "the page that is right, as if given online");
}

/// Waits until a query finds this number.
pub async fn counts(database: &Database, query: &str, number: i64) {
    for _ in 0..600 {
        if database.count(query).await == number {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("never {number}: {query}");
}

pub async fn finished_paper_is_corrected(database: Database) {
    let hall = Hall::new(&database).await;
    hall.draw().await;
    let paper = hall.papers().await.remove(0);
    hall.type_in(&paper, 1, &answered("r001", None)).await.unwrap();
    let server = &hall.fixture.server;
    let halls = &server.halls;
    assert!(halls.reopen(&hall.allowed, &paper, "too early").await.is_err(), "it is not finished");
    server.marks_by(bank(), Rulings::new(rules::engine::rule, Limits::of_this_machine()));
    halls.finish(&hall.allowed, &paper, "desk").await.unwrap();
    counts(&database, "SELECT COUNT(*) FROM attempt_mark WHERE page = 1 AND mark = 1000", 1).await;
    assert_eq!(faults(halls.reopen(&hall.allowed, &paper, " ").await), ["reason"]);
    halls.reopen(&hall.allowed, &paper, "a page was typed in for another").await.unwrap();
    hall.fixture.later(1);
    hall.type_in(&paper, 1, r#"{"law":["30A"]}"#).await.unwrap();
    hall.type_in(&paper, 2, "{}").await.unwrap();
    halls.finish(&hall.allowed, &paper, "desk").await.unwrap();
    // The mark of the corrected page is withdrawn, and given again; others stay.
    counts(&database, "SELECT COUNT(*) FROM attempt_mark WHERE page = 1", 3).await;
    let last =
        "SELECT COUNT(*) FROM attempt_mark WHERE page = 1 AND number = 3 AND mark < 1000 AND NOT withdraws";
    assert_eq!(database.count(last).await, 1);
    assert_eq!(database.count("SELECT COUNT(*) FROM attempt_mark WHERE page = 3").await, 1);
    let both = "SELECT COUNT(*) FROM attempt_answer WHERE page = 1";
    assert_eq!(database.count(both).await, 2, "both versions are kept");
    assert_eq!(database.count("SELECT COUNT(*) FROM audit WHERE deed = 'hall-paper-reopened'").await, 1);
    assert!(server.sittings.end(&hall.allowed, &hall.sitting).await.unwrap());
    let id = hall.sitting.id;
    let released =
        server.results.set_review_phase(None, &hall.allowed, id, Review::Marks, &"".into(), true).await;
    released.unwrap();
    assert_eq!(faults(halls.reopen(&hall.allowed, &paper, "too late").await), ["released"]);
}

pub async fn untyped_papers_are_the_next_step(database: Database) {
    let hall = Hall::new(&database).await;
    hall.draw().await;
    let server = &hall.fixture.server;
    assert!(server.sittings.end(&hall.allowed, &hall.sitting).await.unwrap());
    let step = async || {
        let results = server.results.of_sitting(&hall.allowed, &bank(), hall.sitting.id).await.unwrap();
        results.expect("results").step(server.instant())
    };
    assert_eq!(step().await, (ExamStep::Type, 2));
    let papers = hall.papers().await;
    hall.type_in(&papers[0], 1, "{}").await.unwrap();
    assert_eq!(step().await, (ExamStep::Type, 2));
    server.halls.finish(&hall.allowed, &papers[0], "desk").await.unwrap();
    assert_ne!(step().await.0, ExamStep::Type, "the other may be of a person who did not come");
}

pub async fn codes_belong_to_one_sheet(database: Database) {
    let hall = Hall::new(&database).await;
    hall.draw().await;
    let papers = hall.papers().await;
    let id: SheetId = SheetId::of(&papers[0].attempt, 2).to_string().parse().unwrap();
    assert!(id.is_of(&papers[0].attempt) && !id.is_of(&papers[1].attempt));
    let other: SheetId = SheetId::of(&papers[0].attempt, 1).to_string().parse().unwrap();
    let text = id.to_string();
    // A sign of the check; the last one has bits that fill up.
    let (at, sign) = (text.len() - 3, if text.as_bytes()[text.len() - 3] == b'0' { "1" } else { "0" });
    let forged: SheetId = format!("{}{sign}{}", &text[..at], &text[at + 1..]).parse().unwrap();
    assert!(other != id && forged != id && !forged.is_of(&papers[0].attempt));
}
