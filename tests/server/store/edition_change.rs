//! Consequences of a change of edition for holders, and the paper on them.

use super::faults;
use crate::exam::fixed;
use crate::store::after_exams::{bank, marked, rulings};
use crate::store::attempts::ExamFixture;
use crate::store::certificates::{examiner, issue_all, publish_programme, release_marks, signing_server};
use crate::store::database::Database;
use crate::store::practice::{new_answer, trainee};
use bank::exam::{Paper, Part};
use bank::programme::{Grounds, delta};
use rules::engine::{self, Family};
use rules::law::Edition::{self, E2007, E2017};
use server::Server;
use server::accounts::Account;
use server::audit::By;
use server::certificates::{BulkState, Change, EditionChange, Reckoned};
use server::credentials::keys::OperatorKey;
use server::exams::Act;
use server::federation::Settings;
use server::roles::{Action, Allowed, Refusal, Role, Whose};
use server::rulings::{Limits, Rulings};
use std::sync::Arc;
use std::time::Duration;

contract! {
    edition_change_lists_holders, slow_edition_change_is_cached, exam_scenarios_are_grounds,
    makes_a_delta_paper,
}

const ONE_OR_TWO: &str = "
[[levels.requires]]
any = [
  { family = \"rotation\", scenarios = 1, mean = 500 },
  { family = \"concession\", scenarios = 2, mean = 500 },
]
";
const CLAIM: &str = "\n[[levels.requires]]\nfamily = \"claim\"\nscenarios = 1\nmean = 500\n";

/// A scenario whose ruling, as far as questioned, differs between 2007 and 2017, and two whose
/// ruling does not.
fn picked() -> [String; 3] {
    let bank = bank();
    let single = bank.firsts().filter(|one| bank.stages(one).count() == 1);
    let ids: Vec<&str> =
        single.filter(|one| one.case.facts.family() != Family::Claim).map(|one| &*one.id).collect();
    let found = delta(&bank, ids, E2007, E2017, |case| Some(Arc::new(engine::rule(case))));
    // The bank has it under the former edition.
    let asked = found.changed.iter().filter(|one| one.is_asked() && one.asked_as.is_some());
    let mut asked = asked.filter(|one| bank.scenario(&one.id).is_some_and(|one| one.case.edition == E2007));
    let asked = asked.next();
    let changed = asked.expect("something changes").id.clone();
    let mut same = found.unchanged.into_iter();
    [changed, same.next().expect("something stays"), same.next().expect("and something else")]
}

/// 2007 certificates for these people, who have answered these scenarios.
async fn certify(database: &Database, server: &Server, allowed: &Allowed, people: &[(&str, [&str; 2])]) {
    for (name, ids) in people {
        let who = trainee(server, name).await;
        for id in ids {
            server.practice.record_answer(&who, new_answer(id, 1000)).await.unwrap();
        }
    }
    let done = BulkState::Done { issued: people.len(), agreed: 0, left: Vec::new() };
    assert_eq!(issue_all(server, allowed).await, done);
    database.execute("UPDATE certificate SET edition = '2007'").await;
}

/// Result of an edition change, however long it takes.
async fn edition_change_result(
    server: &Server,
    allowed: &Allowed,
    from: Edition,
    to: Edition,
) -> EditionChange {
    let rulings = rulings();
    loop {
        let there = server
            .edition_changes
            .change_of_edition(allowed, (bank(), rulings.clone()), from, to)
            .await
            .unwrap();
        if let Reckoned::Whole(change) = there {
            return *change;
        }
    }
}

async fn examiner_permission(server: &Server, by: &Account) -> Allowed {
    let home = server.federation().code.clone();
    server.permissions.allow(by, Action::HoldExams, &home, Whose::Others).await.unwrap()
}

pub async fn edition_change_lists_holders(database: Database) {
    let (server, _) = signing_server(&database).await;
    let (karl, allowed) = examiner(&server, "Karl").await;
    publish_programme(&server, &karl, ONE_OR_TWO).await;
    let [changes, same, other] = picked();
    let people = [("Ada", [&*changes, &*same]), ("Grace", [&*same, &*other])];
    certify(&database, &server, &allowed, &people).await;
    assert_eq!(server.edition_changes.editions_certified(&allowed).await.unwrap(), [(E2007, 2)]);
    let found = edition_change_result(&server, &allowed, E2007, E2017).await;
    let mut told: Vec<_> = found
        .holders
        .iter()
        .map(|one| (one.name.as_str(), one.levels.join(" "), one.scenarios.len(), found.changed_of(one)))
        .collect();
    told.sort();
    let level = || "County Director".to_owned();
    assert_eq!(told, [("Ada", level(), 2, 1), ("Grace", level(), 2, 0)]);
    assert_eq!(found.behind(), [(&*changes, 1), (&*same, 2), (&*other, 1)].into());
    let changed: Vec<&str> = found.delta.changed.iter().map(|one| one.id.as_str()).collect();
    assert_eq!((changed, found.delta.unchanged.len()), (vec![&*changes], 2));
    assert!(found.delta.changed[0].stages[0].changed.iter().all(|one| one.before != one.after));
    // No certificate is issued under 2017, and suspended or expired ones are left out.
    assert_eq!(edition_change_result(&server, &allowed, E2017, E2007).await.holders, []);
    let grace = found.holders.iter().find(|one| one.name == "Grace").expect("her").certificate;
    server.certificates.change(&allowed, grace, Change::Suspend, "For now.").await.unwrap();
    let left = edition_change_result(&server, &allowed, E2007, E2017).await;
    assert_eq!(left.holders.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Ada"]);
    database.execute("UPDATE certificate SET valid_until = '2020-01-01'").await;
    assert_eq!(server.edition_changes.editions_certified(&allowed).await.unwrap(), []);

    // In another federation none of them is counted, and a trainee has no permission.
    let settings = Settings { name: "Other".to_owned(), ..Settings::of(server.federation()) };
    let elsewhere = server.federations.enter("other", &settings).await.unwrap();
    database.execute("UPDATE certificate SET valid_until = NULL").await;
    server.roles.set_role_of(By::Program, &elsewhere, &karl, Role::Examiner, true).await.unwrap();
    let there = server.permissions.allow(&karl, Action::Certify, "other", Whose::Others).await.unwrap();
    assert_eq!(server.edition_changes.editions_certified(&there).await.unwrap(), []);
    assert_eq!(edition_change_result(&server, &there, E2007, E2017).await.holders, []);
    let mary = trainee(&server, "Mary").await;
    let refused = server.permissions.allow(&mary, Action::Certify, "demo", Whose::Others).await;
    assert!(matches!(refused, Err(Refusal::NotTheirs)), "{refused:?}");
}

pub async fn slow_edition_change_is_cached(database: Database) {
    let (server, _) = signing_server(&database).await;
    let (karl, allowed) = examiner(&server, "Karl").await;
    publish_programme(&server, &karl, CLAIM).await;
    let bank = bank();
    let mut single = bank.firsts().filter(|one| bank.stages(one).count() == 1);
    let claim = single.find(|one| one.case.facts.family() == Family::Claim).expect("a claim");
    certify(&database, &server, &allowed, &[("Ada", [&*claim.id, &*claim.id])]).await;
    let (_, known) = bank.rulings().find(|(case, _)| **case == claim.case).expect("a ruling");
    let slow = move |_: &engine::Case| {
        std::thread::sleep(Duration::from_millis(100));
        (*known).clone()
    };
    let timeout = Duration::from_millis(20);
    let rulings = Rulings::new(slow, Limits { at_once: 1, waiting: 8, timeout, capacity: 10 });
    let ask = async || {
        server
            .edition_changes
            .change_of_edition(&allowed, (bank.clone(), rulings.clone()), E2007, E2017)
            .await
            .unwrap()
    };
    assert_eq!(ask().await, Reckoned::Late { done: 0, of: 2 });
    let found = loop {
        if let Reckoned::Whole(found) = ask().await {
            break found;
        }
    };
    assert_eq!(found.delta.unchanged, std::slice::from_ref(&claim.id));
    assert!(matches!(ask().await, Reckoned::Whole(_)), "from then on at once");
}

pub async fn exam_scenarios_are_grounds(database: Database) {
    let fixture = ExamFixture::with(&database, &fixed(&[(Part::Closed, "r001", 1)]), |_| {}).await;
    let server = &fixture.server;
    server.signing_keys.certifies_with(Arc::new(OperatorKey::new([7; 32])));
    let (karl, allowed) = examiner(server, "Karl").await;
    publish_programme(server, &karl, "\n[[levels.requires]]\nexam = { mark = 500 }\n").await;
    let ada = trainee(server, "Ada").await;
    let attempt = fixture.enter(&ada, "here").await;
    fixture.act(&attempt, Act::Submit).await.unwrap();
    marked(&fixture, attempt.id(), 1, 800, "wrong").await;
    database
        .execute(
            "UPDATE sitting SET paper = 'name = \"County\"\n[[item]]\nscenario = \"r001\"\n\
        part = \"closed\"\n'",
        )
        .await;
    release_marks(&database).await;
    assert_eq!(issue_all(server, &allowed).await, BulkState::Done { issued: 1, agreed: 0, left: Vec::new() });
    let grounds = async || -> Grounds { server.certificates.own(&ada).await.unwrap().0.remove(0).grounds };
    assert_eq!(grounds().await.behind(), ["r001"].into());
    let found = edition_change_result(server, &allowed, E2017, E2007).await;
    assert_eq!(found.behind(), [("r001", 1)].into());
    let kept = server.data_exports.everything_of(&ada).await.unwrap();
    let exam = &kept["certificates"][0]["grounds"]["exams"][0];
    assert!(exam["permille"] == 800 && exam.get("scenarios").is_none(), "{exam}");
    // As stored before exams listed their questions.
    database
        .execute(
            "UPDATE certificate SET grounds = \
            '{\"exams\":[{\"paper\":\"spring\",\"date\":\"2026-01-01\",\"permille\":800}]}'",
        )
        .await;
    assert_eq!((grounds().await.exams[0].permille, grounds().await.behind().len()), (800, 0));
    let found = edition_change_result(server, &allowed, E2017, E2007).await;
    assert_eq!((found.holders.len(), found.behind().len()), (1, 0));
}

pub async fn makes_a_delta_paper(database: Database) {
    let (server, _) = signing_server(&database).await;
    let (karl, allowed) = examiner(&server, "Karl").await;
    publish_programme(&server, &karl, ONE_OR_TWO).await;
    let [changes, same, other] = picked();
    certify(&database, &server, &allowed, &[("Ada", [&*changes, &*same]), ("Grace", [&*same, &*other])])
        .await;
    let found = edition_change_result(&server, &allowed, E2007, E2017).await;
    let holds = examiner_permission(&server, &karl).await;
    let nameless = server.edition_changes.make_paper_of_change(&holds, &found, " ").await;
    assert_eq!(faults(nameless), ["name"]);
    let made =
        server.edition_changes.make_paper_of_change(&holds, &found, " What is \"new\" ").await.unwrap();
    let paper = server.papers.find(&holds, made.expect("a question")).await.unwrap().unwrap();
    assert_eq!(paper.name, "What is \"new\"");
    let read = Paper::read_for(&bank(), &paper.file).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!((read.edition, read.since, read.items()), (Some(E2017), Some(E2007), 1));
    assert_eq!(read.name, paper.name);
    assert!(paper.file.contains(&format!("\"{changes}~2017\"")), "{}", paper.file);
    assert_eq!(database.count("SELECT COUNT(*) FROM audit WHERE deed = 'paper-made'").await, 1);
    // Without a difference there is no paper to make.
    let unchanged = EditionChange { delta: Default::default(), ..found };
    assert_eq!(
        server.edition_changes.make_paper_of_change(&holds, &unchanged, "Nothing").await.unwrap(),
        None
    );
    assert_eq!(server.papers.list(&holds).await.unwrap().len(), 1);
}
