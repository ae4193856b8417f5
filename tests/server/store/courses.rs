//! The tables of courses, and the server's rules for them.

use super::faults;
use crate::store::database::Database;
use crate::store::practice::trainee;
use crate::store::signing_up::server;
use bank::Bank;
use server::Server;
use server::accounts::Account;
use server::audit::By;
use server::courses::{Course, CourseForm, MemberAnswer, WorkForm};
use server::enrolment::Part;
use server::federation::Settings;
use server::forms::Rejection;
use server::practice::NewAnswer;
use server::roles::{Action, Allowed, Role, Whose};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::LazyLock;
use store::course::{CourseId, ScenarioSet};
use time::Duration;
use uuid::Uuid;

contract! {
    course_round_trips, reports_every_course_fault, course_belongs_to_one_federation,
    members_sort_by_name, trainees_see_assignments, reads_members_answers_in_order,
}

/// A small bank: one scenario of two stages.
fn bank() -> &'static Bank {
    static BANK: LazyLock<Bank> = LazyLock::new(|| {
        Bank::load(&Path::new(env!("CHECKOUT")).join("tests/banks/staged")).expect("a sound bank")
    });
    &BANK
}

/// A course leader, with their permission.
pub async fn leader(server: &Server, name: &str) -> (Account, Allowed) {
    let account = trainee(server, name).await;
    let home = server.federation().clone();
    server.roles.set_role_of(By::Program, &home, &account, Role::CourseLeader, true).await.unwrap();
    let allowed =
        server.permissions.allow(&account, Action::LeadCourses, &home.code, Whose::Others).await.unwrap();
    (account, allowed)
}

pub fn spring() -> CourseForm {
    let law = bank().laws()[0];
    CourseForm {
        name: "Spring course".into(),
        code: "spring".into(),
        begins: "2026-03-01".into(),
        ends: "2026-05-31".into(),
        laws: format!(" {law} ,{law}"),
        sets: "Calls: r900, r900\n\nMore : r901".into(),
    }
}

pub async fn made(server: &Server, allowed: &Allowed, form: &CourseForm) -> Course {
    let id = server.courses.keep(allowed, bank(), None, form).await.unwrap();
    server.courses.find(allowed, id).await.unwrap().unwrap()
}

pub async fn course_round_trips(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = leader(&server, "Ada").await;
    let course = made(&server, &allowed, &spring()).await;
    assert_eq!((course.name.as_str(), course.code.as_str()), ("Spring course", "spring"));
    assert_eq!(course.begins.map(|day| day.to_string()).as_deref(), Some("2026-03-01"));
    assert_eq!(course.laws, [bank().laws()[0]], "each law once");
    let more = ScenarioSet { name: "More".into(), scenarios: vec!["r901".into()] };
    assert_eq!((course.sets.len(), &course.sets[1]), (2, &more));
    let again = CourseForm { name: "Autumn course".into(), begins: "".into(), ..CourseForm::of(&course) };
    assert_eq!(server.courses.keep(&allowed, bank(), Some(course.id), &again).await.unwrap(), course.id);
    let changed = server.courses.find(&allowed, course.id).await.unwrap().unwrap();
    assert_eq!(changed, Course { name: "Autumn course".into(), begins: None, ..course });
    assert_eq!(server.courses.list(&allowed).await.unwrap(), [changed]);
    let nobody = server.courses.keep(&allowed, bank(), Some(CourseId(Uuid::from_u128(7))), &again).await;
    assert!(matches!(nobody, Err(Rejection::NotFound)), "{nobody:?}");
    let log = "SELECT COUNT(*) FROM audit WHERE deed IN ('course-made', 'course-changed')";
    assert_eq!(database.count(log).await, 2);
}

pub async fn reports_every_course_fault(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = leader(&server, "Ada").await;
    let bad = CourseForm {
        name: " ".into(),
        code: "spring course".into(),
        begins: "2026-02-30".into(),
        ends: "soon".into(),
        laws: "1 nine".into(),
        sets: "no colon\nA: r900\nA: r901\nB: r000".into(),
    };
    let refused = server.courses.keep(&allowed, bank(), None, &bad).await;
    assert_eq!(
        faults(refused),
        ["name", "code", "begins", "ends", "laws:1", "laws:nine", "sets:1", "sets:3", "sets-scenario:r000"]
    );
    let turned = CourseForm { ends: "2026-02-28".into(), ..spring() };
    let refused = server.courses.keep(&allowed, bank(), None, &turned).await;
    assert_eq!(faults(refused), ["ends"]);
    made(&server, &allowed, &spring()).await;
    let twice = server.courses.keep(&allowed, bank(), None, &spring()).await;
    assert_eq!(faults(twice), ["code-taken"]);
    assert_eq!(database.count("SELECT COUNT(*) FROM course").await, 1);
}

pub async fn course_belongs_to_one_federation(database: Database) {
    let (server, _) = server(&database).await;
    let (ada, allowed) = leader(&server, "Ada").await;
    let course = made(&server, &allowed, &spring()).await;
    let settings = Settings { name: "Elsewhere".into(), ..Settings::of(server.federation()) };
    server.federations.enter("elsewhere", &settings).await.unwrap();
    let elsewhere = server.federations.by_code("elsewhere").await.unwrap().unwrap();
    server.roles.set_role_of(By::Program, &elsewhere, &ada, Role::CourseLeader, true).await.unwrap();
    let there =
        server.permissions.allow(&ada, Action::LeadCourses, "elsewhere", Whose::Others).await.unwrap();
    assert_eq!(server.courses.find(&there, course.id).await.unwrap(), None);
    assert!(server.courses.list(&there).await.unwrap().is_empty());
    let changed = server.courses.keep(&there, bank(), Some(course.id), &spring()).await;
    assert!(matches!(changed, Err(Rejection::NotFound)), "{changed:?}");
    // Another federation may have a course with the same code, without these members.
    let other = made(&server, &there, &spring()).await;
    let seated = server.courses.seat(&there, &other, "ada@example.org", Part::Trainee, false).await;
    assert_eq!(faults(seated), ["email"]);
}

pub async fn members_sort_by_name(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = leader(&server, "Ada").await;
    let course = made(&server, &allowed, &spring()).await;
    let grace = trainee(&server, "Grace").await;
    for (email, part) in [("Grace@example.org ", Part::Trainee), ("ada@example.org", Part::Leader)] {
        server.courses.seat(&allowed, &course, email, part, false).await.unwrap();
    }
    let no_leader = server.courses.seat(&allowed, &course, "grace@example.org", Part::Leader, false).await;
    assert_eq!(faults(no_leader), ["part"]);
    for odd in ["nobody@example.org", "nobody", "", "a\0@example.org"] {
        let nobody = server.courses.seat(&allowed, &course, odd, Part::Trainee, false).await;
        assert_eq!(faults(nobody), ["email"], "{odd}");
    }
    server.courses.seat(&allowed, &course, "grace@example.org", Part::Trainee, true).await.unwrap();
    let members = server.courses.members(&allowed, &course).await.unwrap();
    let seen: Vec<_> = members.iter().map(|one| (one.name.as_str(), one.part, one.suspended)).collect();
    assert_eq!(seen, [("Ada", Part::Leader, false), ("Grace", Part::Trainee, true)]);
    assert!(server.courses.unseat(&allowed, &course, grace.id).await.unwrap());
    assert!(!server.courses.unseat(&allowed, &course, grace.id).await.unwrap());
    assert_eq!(server.courses.members(&allowed, &course).await.unwrap().len(), 1);
}

fn work(of: &str, opens: &str, due: &str) -> WorkForm {
    WorkForm { title: String::new(), of: of.into(), opens: opens.into(), due: due.into() }
}

pub async fn trainees_see_assignments(database: Database) {
    let (server, _) = server(&database).await;
    let (ada, allowed) = leader(&server, "Ada").await;
    let course = made(&server, &allowed, &spring()).await;
    let (grace, karl) = (trainee(&server, "Grace").await, trainee(&server, "Karl").await);
    server.courses.seat(&allowed, &course, "grace@example.org", Part::Trainee, false).await.unwrap();
    server.courses.seat(&allowed, &course, "karl@example.org", Part::Trainee, true).await.unwrap();
    server.courses.seat(&allowed, &course, "ada@example.org", Part::Leader, false).await.unwrap();
    let law = format!("law:{}", bank().laws()[0]);
    let called = |law: &str| format!("Law {law}");
    let assign = async |form: WorkForm| server.courses.assign(&allowed, bank(), &course, &form, called).await;
    let later = assign(work(&law, "2026-04-01", "")).await.unwrap();
    let first = assign(work("set:1", "2026-03-01", "2026-03-14")).await.unwrap();
    for (form, tokens) in [
        (work("set:2", "2026-03-01", ""), vec!["of"]),
        (work("law:1", "", ""), vec!["of", "opens"]),
        (work(&law, "2026-03-02", "2026-03-01"), vec!["due"]),
        (WorkForm { title: "x".repeat(121), ..work("", "soon", "later") }, {
            vec!["title", "of", "opens", "due"]
        }),
    ] {
        assert_eq!(faults(assign(form).await), tokens);
    }
    let seen = server.courses.works_of(&grace).await.unwrap();
    let seen: Vec<_> =
        seen.iter().map(|(name, work)| (name.as_str(), work.title.as_str(), work.id)).collect();
    let law = format!("Law {}", bank().laws()[0]);
    assert_eq!(seen, [("Spring course", "More", first), ("Spring course", law.as_str(), later)]);
    assert!(server.courses.works_of(&karl).await.unwrap().is_empty());
    assert!(server.courses.works_of(&ada).await.unwrap().is_empty());
    assert!(server.courses.withdraw(&allowed, &course, first).await.unwrap());
    assert!(!server.courses.withdraw(&allowed, &course, first).await.unwrap());
    assert_eq!(server.courses.works(&allowed, &course).await.unwrap().len(), 1);
}

pub async fn reads_members_answers_in_order(database: Database) {
    let (server, clock) = server(&database).await;
    let (_, allowed) = leader(&server, "Ada").await;
    let course = made(&server, &allowed, &spring()).await;
    let (grace, karl) = (trainee(&server, "Grace").await, trainee(&server, "Karl").await);
    server.courses.seat(&allowed, &course, "grace@example.org", Part::Trainee, false).await.unwrap();
    for (account, scenario, mark) in [(&grace, "b", 1000), (&karl, "b", 1), (&grace, "a", 500)] {
        let given = NewAnswer {
            scenario: scenario.to_owned(),
            scenario_digest: "ab".repeat(32),
            answer: BTreeMap::new(),
            edition: "2017".to_owned(),
            engine: "0.1.0".to_owned(),
            mark,
            components: BTreeMap::new(),
            confidence: None,
            is_evidence: true,
        };
        server.practice.record_answer(account, given).await.unwrap();
        clock.advance(Duration::minutes(1));
    }
    let answers = server.courses.answers(&allowed, &course).await.unwrap();
    let seen: Vec<_> =
        answers.iter().map(|MemberAnswer { scenario, mark, .. }| (scenario.as_str(), *mark)).collect();
    assert_eq!(seen, [("b", 1000), ("a", 500)]);
    assert!(answers.iter().all(|answer| answer.by == grace.id));
}
