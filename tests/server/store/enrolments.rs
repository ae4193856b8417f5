//! Imports of people: a dry run has no effect, and an import is applied whole or not at all.

use crate::store::courses::{leader, made, spring};
use crate::store::database::Database;
use crate::store::practice::trainee;
use crate::store::signing_up::{GOOD, server};
use server::Server;
use server::accounts::{Browser, Password};
use server::enrolment::{DryRun, Part, State};
use server::forms::Rejection;
use server::roles::Allowed;
use std::time::Duration;

contract! {
    dry_run_then_applies, second_import_changes_nothing, fault_blocks_the_import,
    changed_plan_is_not_applied, concurrent_sign_up_is_reused, import_file_is_private,
}

const HEADS: &str = "firstname;lastname;email;member_number;course1;role1;suspended\n";

pub async fn tried(server: &Server, allowed: &Allowed, lines: &str) -> DryRun {
    server.enrolment.dry_run(allowed, format!("{HEADS}{lines}").into_bytes()).await.unwrap()
}

/// The current state of an import.
pub async fn now(server: &Server, allowed: &Allowed, trial: &DryRun) -> DryRun {
    server.enrolment.trial(allowed, trial.id).await.unwrap().expect("their own")
}

/// An import once it has ended.
pub async fn ended(server: &Server, allowed: &Allowed, trial: &DryRun) -> DryRun {
    let ended = async {
        loop {
            let now = now(server, allowed, trial).await;
            if !matches!(now.state(), State::Running) {
                return now;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), ended).await.expect("an end")
}

/// Applies an import, and waits for its end.
async fn carried_out(server: &Server, allowed: &Allowed, trial: &DryRun) -> State {
    server.enrolment.begin(None, allowed, trial).await.unwrap();
    ended(server, allowed, trial).await.state()
}

/// True if applying is refused in the current state.
async fn is_refused(server: &Server, allowed: &Allowed, trial: &DryRun) -> bool {
    matches!(server.enrolment.begin(None, allowed, trial).await, Err(Rejection::NotFound))
}

pub const LINES: &str = "Grace;Hopper;grace@example.org;7;spring;;
Karl;K;karl@example.org;;spring;student;0
Grace;Hopper;grace@example.org;7;;;
Ada;Lovelace;ada@example.org;1;spring;teacher;
";

pub async fn dry_run_then_applies(database: Database) {
    let (server, _) = server(&database).await;
    let (ada, allowed) = leader(&server, "Ada").await;
    let course = made(&server, &allowed, &spring()).await;
    let trial = tried(&server, &allowed, LINES).await;
    let State::Tried(plan) = trial.state() else { panic!("{:?}", trial.state()) };
    assert_eq!((plan.faulty(), plan.counts()), (0, (2, 1, 1)));
    assert_eq!(database.count("SELECT COUNT(*) FROM account").await, 1, "nothing is done yet");
    assert_eq!(now(&server, &allowed, &trial).await.id, trial.id);

    let state = carried_out(&server, &allowed, &trial).await;
    assert!(matches!(state, State::Done(_)), "{state:?}");
    assert_eq!(now(&server, &allowed, &trial).await.progress(), (4, 4));
    let members = server.courses.members(&allowed, &course).await.unwrap();
    let seen: Vec<_> =
        members.iter().map(|one| (one.name.as_str(), one.number.as_deref(), one.part)).collect();
    let expected = [
        ("Ada", Some("1"), Part::Leader),
        ("Grace Hopper", Some("7"), Part::Trainee),
        ("Karl K", None, Part::Trainee),
    ];
    assert_eq!(seen, expected, "account holders keep their own name");
    let home = server.federation().clone();
    assert!(
        server
            .sign_in
            .with_password(&Browser::default(), &home, "grace@example.org", Password::new(""))
            .await
            .is_err()
    );
    assert!(
        server
            .sign_in
            .with_password(&Browser::default(), &home, "ada@example.org", Password::new(GOOD))
            .await
            .is_ok()
    );
    assert!(is_refused(&server, &allowed, &trial).await, "once");
    let log = "SELECT COUNT(*) FROM audit WHERE deed = 'people-enrolled'";
    assert_eq!(database.count(log).await, 1);
    assert!(server.courses.works_of(&ada).await.unwrap().is_empty());
}

pub async fn second_import_changes_nothing(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = leader(&server, "Ada").await;
    made(&server, &allowed, &spring()).await;
    let first = tried(&server, &allowed, LINES).await;
    carried_out(&server, &allowed, &first).await;
    let everything = async || {
        let mut all = Vec::new();
        for table in ["account", "course_member", "audit", "role", "course"] {
            all.push(database.count(&format!("SELECT COUNT(*) FROM {table}")).await);
        }
        all
    };
    let before = everything().await;
    let second = tried(&server, &allowed, LINES).await;
    let State::Tried(plan) = second.state() else { panic!("{:?}", second.state()) };
    assert!(plan.is_idle(), "{plan:?}");
    assert!(is_refused(&server, &allowed, &second).await);
    assert_eq!(everything().await, before);
}

pub async fn fault_blocks_the_import(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = leader(&server, "Ada").await;
    made(&server, &allowed, &spring()).await;
    let trial = tried(&server, &allowed, "G;H;grace@example.org;;spring;;\nK;K;karl;;;;\n").await;
    assert!(is_refused(&server, &allowed, &trial).await);
    assert_eq!(database.count("SELECT COUNT(*) FROM account").await, 1);
}

pub async fn changed_plan_is_not_applied(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = leader(&server, "Ada").await;
    made(&server, &allowed, &spring()).await;
    let first =
        tried(&server, &allowed, "G;H;grace@example.org;7;spring;;\nK;K;karl@example.org;;;;\n").await;
    let other = tried(&server, &allowed, "N;N;nils@example.org;7;;;\n").await;
    assert!(matches!(carried_out(&server, &allowed, &other).await, State::Done(_)));
    let state = carried_out(&server, &allowed, &first).await;
    let State::Overtaken(plan) = state else { panic!("{state:?}") };
    assert_eq!(plan.faulty(), 1);
    assert_eq!(database.count("SELECT COUNT(*) FROM account").await, 2, "Ada and Nils");
    assert_eq!(database.count("SELECT COUNT(*) FROM course_member").await, 0);
}

pub async fn concurrent_sign_up_is_reused(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = leader(&server, "Ada").await;
    made(&server, &allowed, &spring()).await;
    let trial = tried(&server, &allowed, "Grace;H;grace@example.org;7;spring;;\n").await;
    trainee(&server, "Grace").await;
    assert!(matches!(carried_out(&server, &allowed, &trial).await, State::Done(_)));
    assert_eq!(database.count("SELECT COUNT(*) FROM account WHERE member_number = '7'").await, 1);
    assert_eq!(database.count("SELECT COUNT(*) FROM account").await, 2);
}

pub async fn import_file_is_private(database: Database) {
    let (server, _) = server(&database).await;
    let (_, ada) = leader(&server, "Ada").await;
    let (_, grace) = leader(&server, "Grace").await;
    let trial = tried(&server, &ada, "K;K;karl@example.org;;;;\n").await;
    assert!(server.enrolment.trial(&grace, trial.id).await.unwrap().is_none());
    assert!(server.enrolment.trial(&ada, trial.id).await.unwrap().is_some());
}
