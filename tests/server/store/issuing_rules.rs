//! A federation's rules for issuing: certificates wait for results, and a second examiner agrees.

use crate::exam::fixed;
use crate::store::attempts::ExamFixture;
use crate::store::certificates::{
    PRACTISED, examiner, issue_all, proposed, publish_programme, release_marks, signing_server,
};
use crate::store::database::Database;
use crate::store::practice::{new_answer, trainee};
use bank::exam::Part;
use server::Server;
use server::accounts::Account;
use server::audit::By;
use server::certificates::{BulkState, SecondExaminer};
use server::credentials::keys::OperatorKey;
use server::exams::Act;
use server::federation::{SecondIssuer, Settings};
use server::roles::{Action, Allowed, Role, Whose};
use std::sync::Arc;

contract! {
    waits_for_unreleased_results, second_examiner_where_there_are_two, always_needs_two,
}

/// Changes the rules of the demonstration federation.
async fn rule(server: &Server, change: impl FnOnce(&mut Settings)) {
    let code = server.federation().code.clone();
    let home = server.federations.by_code(&code).await.unwrap().expect("exists");
    let mut settings = Settings::of(&home);
    change(&mut settings);
    server.federations.change(By::Program, &home, &settings).await.unwrap();
}

/// An examiner's permission under the current rules.
async fn again(server: &Server, who: &Account) -> Allowed {
    let code = server.federation().code.clone();
    server.permissions.allow(who, Action::Certify, &code, Whose::Others).await.unwrap()
}

async fn second(server: &Server, allowed: &Allowed) -> SecondExaminer {
    server.issuing.second_examiner(allowed.federation()).await.unwrap()
}

fn done(issued: usize, agreed: usize, left: &[(&str, &str)]) -> BulkState {
    let left = left.iter().map(|(name, why)| ((*name).to_owned(), (*why).to_owned())).collect();
    BulkState::Done { issued, agreed, left }
}

pub async fn waits_for_unreleased_results(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&[(Part::Closed, "r001", 1)]), |_| {}).await;
    let server = &fixture.server;
    server.signing_keys.certifies_with(Arc::new(OperatorKey::new([7; 32])));
    let (karl, allowed) = examiner(server, "Karl").await;
    publish_programme(server, &karl, PRACTISED).await;
    let (ada, grace) = (trainee(server, "Ada").await, trainee(server, "Grace").await);
    for one in [&ada, &grace] {
        server.practice.record_answer(one, new_answer("r001", 600)).await.unwrap();
    }
    let attempt = fixture.enter(&ada, "here").await;
    let awaited = async |allowed: &Allowed| {
        let all = proposed(server, allowed).await;
        all.into_iter().map(|one| (one.name, one.awaits.is_some())).collect::<Vec<_>>()
    };
    let expected = [("Ada".to_owned(), true), ("Grace".to_owned(), false)];
    assert_eq!(awaited(&allowed).await, expected, "Ada sits an exam");
    fixture.act(&attempt, Act::Submit).await.unwrap();
    assert_eq!(issue_all(server, &allowed).await, done(1, 0, &[("Ada", "results")]));
    assert_eq!(server.certificates.own(&ada).await.unwrap().0.len(), 0);
    assert_eq!(server.certificates.own(&grace).await.unwrap().0.len(), 1);

    rule(server, |settings| settings.awaits_results = false).await;
    let log =
        "SELECT COUNT(*) FROM audit WHERE deed = 'federation-changed' AND detail LIKE '%awaits_results%'";
    assert_eq!(database.count(log).await, 1);
    assert_eq!(awaited(&again(server, &karl).await).await, [("Ada".to_owned(), false)], "the rule is off");
    rule(server, |settings| settings.awaits_results = true).await;
    let allowed = again(server, &karl).await;
    assert_eq!(awaited(&allowed).await, [("Ada".to_owned(), true)]);
    release_marks(&database).await;
    assert_eq!(issue_all(server, &allowed).await, done(1, 0, &[]), "released");
}

pub async fn second_examiner_where_there_are_two(database: Database) {
    let (server, _) = signing_server(&database).await;
    let (karl, allowed) = examiner(&server, "Karl").await;
    publish_programme(&server, &karl, PRACTISED).await;
    rule(&server, |settings| settings.second_issuer = SecondIssuer::Possible.word().to_owned()).await;
    let log =
        "SELECT COUNT(*) FROM audit WHERE deed = 'federation-changed' AND detail LIKE '%second_issuer%'";
    assert_eq!(database.count(log).await, 1);
    let by_karl = again(&server, &karl).await;
    assert_eq!(second(&server, &allowed).await, SecondExaminer::ByLevel, "the rule before");
    assert_eq!(second(&server, &by_karl).await, SecondExaminer::Alone);
    let (ada, grace) = (trainee(&server, "Ada").await, trainee(&server, "Grace").await);
    server.practice.record_answer(&ada, new_answer("r001", 600)).await.unwrap();
    assert_eq!(issue_all(&server, &by_karl).await, done(1, 0, &[]), "the only examiner issues alone");

    let (mary, by_mary) = examiner(&server, "Mary").await;
    assert_eq!(second(&server, &by_karl).await, SecondExaminer::Required);
    server.practice.record_answer(&grace, new_answer("r001", 600)).await.unwrap();
    assert_eq!(issue_all(&server, &by_karl).await, done(0, 1, &[]));
    assert_eq!(issue_all(&server, &by_karl).await, done(0, 0, &[("Grace", "agreed")]), "not alone");
    assert_eq!(server.certificates.own(&grace).await.unwrap().0.len(), 0);
    assert_eq!(issue_all(&server, &by_mary).await, done(1, 0, &[]));
    let (all, _) = server.certificates.own(&grace).await.unwrap();
    let happened = server.certificates.what_happened(&all[0]).await.unwrap();
    let told: Vec<_> = happened.iter().map(|one| (one.kind.as_str(), one.by.as_str())).collect();
    assert_eq!(told, [("agreed", "Karl"), ("issued", "Mary")]);
    let home = by_mary.federation().clone();
    server.roles.set_role_of(By::Program, &home, &mary, Role::Examiner, false).await.unwrap();
    assert_eq!(second(&server, &by_karl).await, SecondExaminer::Alone, "one is left");
}

pub async fn always_needs_two(database: Database) {
    let (server, _) = signing_server(&database).await;
    let (karl, _) = examiner(&server, "Karl").await;
    publish_programme(&server, &karl, PRACTISED).await;
    rule(&server, |settings| settings.second_issuer = SecondIssuer::Always.word().to_owned()).await;
    let by_karl = again(&server, &karl).await;
    let ada = trainee(&server, "Ada").await;
    server.practice.record_answer(&ada, new_answer("r001", 600)).await.unwrap();
    assert_eq!(issue_all(&server, &by_karl).await, done(0, 1, &[]));
    assert_eq!(issue_all(&server, &by_karl).await, done(0, 0, &[("Ada", "agreed")]));
    assert_eq!(server.certificates.own(&ada).await.unwrap().0.len(), 0);
}
