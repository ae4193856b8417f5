//! The tables of own scenarios, and the way of a scenario from draft to retirement.

use super::faults;
use crate::exam::{fixed, row};
use crate::store::after_exams::{answered, bank, over, rulings};
use crate::store::attempts::{ExamFixture, answer};
use crate::store::database::Database;
use crate::store::practice::trainee;
use crate::store::second_factors::set_up;
use crate::store::signing_up::server;
use bank::Bank;
use bank::exam::{Paper, Part, Pool, unprepared};
use bank::own::{Audience, OwnId, with_id};
use bank::similar::Likeness;
use server::Server;
use server::audit::By;
use server::entropy::Entropy;
use server::exams::Act;
use server::exams::regrade::{Comparison, RegradeState};
use server::own_bank::{
    FILE, GenerateForm, ImportedFile, NewDraft, Origin, SavedDraft, ScenarioChange, ScenarioState,
    WrittenScenario,
};
use server::roles::{Action, Allowed, Role, Whose};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use store::appeal::AppealId;
use store::attempt::AttemptId;
use store::own_scenario;
use store::{Key, StoreError, attempt_mark};
use uuid::Uuid;

contract! {
    numbers_are_unique, two_people_make_it_live, papers_draw_it_at_home_until_offered,
    members_practise_what_is_opened, marks_outlive_retirement, open_sitting_asks_it_no_more,
    replacement_retires_the_old_one,
    other_node_learns_of_it, imports_many_with_a_report, generates_into_review,
}

/// A scenario of the bank under another id, or none.
fn file() -> String {
    bank().text_of("r001").expect("a file").to_owned()
}

/// The permission of a person who may write scenarios.
pub async fn writer(server: &Server, name: &str) -> Allowed {
    let account = trainee(server, name).await;
    let home = server.federation().clone();
    server.roles.set_role_of(By::Program, &home, &account, Role::Examiner, true).await.unwrap();
    set_up(server, &account).await;
    server.permissions.allow(&account, Action::WriteScenarios, &home.code, Whose::Others).await.unwrap()
}

async fn draft(server: &Server, allowed: &Allowed) -> OwnId {
    server.own_bank.begin(allowed, NewDraft { file: file(), ..NewDraft::default() }).await.unwrap()
}

/// A scenario written by the first and reviewed by the second.
async fn live(server: &Server, writer: &Allowed, reviewer: &Allowed) -> String {
    let id = draft(server, writer).await.to_string();
    review(server, writer, reviewer, &id).await;
    id
}

async fn review(server: &Server, writer: &Allowed, reviewer: &Allowed, id: &str) {
    server.own_bank.change(writer, id, ScenarioChange::Submit).await.unwrap();
    server.own_bank.approve(reviewer, id, 1).await.unwrap();
}

async fn state(server: &Server, allowed: &Allowed, id: &str) -> ScenarioState {
    server.own_bank.find(allowed, id).await.unwrap().expect("a scenario").state
}

/// Ids that a paper on calls may draw in the federation with this code.
fn drawn(bank: &Bank, code: &str) -> Vec<String> {
    let file = "name = \"Spring\"\n[[draw]]\npart = \"closed\"\ncount = 1\nfamily = \"rotation\"\n\
                judgement = true\n[result]\npass = \"65 %\"\n";
    let paper = Paper::read(file).expect("a sound paper");
    let pool = unprepared(&bank.for_papers(code.into()), &paper);
    pool.rows[0].items.iter().map(|item| item.origin.clone()).collect()
}

pub async fn numbers_are_unique(database: Database) {
    let (server, _) = server(&database).await;
    let ada = writer(&server, "Ada").await;
    let id = draft(&server, &ada).await;
    assert_eq!(id.to_string(), "own-demo-1");
    let store = database.open().await;
    let federation = server.federation().id;
    let found = own_scenario::by_number(&store, federation, 1).await.unwrap().expect("a row");
    let mut row = found.scenario;
    row.id = own_scenario::OwnScenarioId(Uuid::from_u128(9));
    let mut write = store.write().await.unwrap();
    let twice = own_scenario::insert(&mut write, &row).await;
    assert!(matches!(twice, Err(StoreError::Unique(Key::OwnScenarioNumber))), "{twice:?}");
    drop(write);
    // A number is not given again.
    server.own_bank.change(&ada, "own-demo-1", ScenarioChange::Drop).await.unwrap();
    assert!(server.own_bank.list(&ada).await.unwrap().is_empty());
    assert_eq!(draft(&server, &ada).await.to_string(), "own-demo-2");
    let none = own_scenario::of_appeal(&store, federation, AppealId(Uuid::from_u128(1))).await.unwrap();
    assert_eq!(none, None);
}

pub async fn two_people_make_it_live(database: Database) {
    let (server, _) = server(&database).await;
    server.marks_by(bank(), rulings());
    let (ada, grace) = (writer(&server, "Ada").await, writer(&server, "Grace").await);
    let own = &server.own_bank;
    let id = draft(&server, &ada).await.to_string();
    let written = own.find(&ada, &id).await.unwrap().expect("a draft");
    assert!(
        written.file.contains("id = \"own-demo-1\"") && !written.file.contains("r001"),
        "{}",
        written.file
    );
    assert_eq!((written.state, written.origin, written.current), (ScenarioState::Draft, Origin::Written, 1));

    // What has faults is saved, and goes no further.
    let broken = written.file.replace("dealer = \"N\"", "dealer = \"Q\"");
    assert_eq!(own.write(&ada, &id, 1, &broken).await.unwrap(), SavedDraft::Written(2));
    assert_eq!(faults(own.write(&grace, &id, 1, &written.file).await), ["changed"]);
    assert_eq!(faults(own.change(&ada, &id, ScenarioChange::Submit).await), ["faults"]);
    assert_eq!(faults(own.write(&ada, &id, 2, &"#".repeat(FILE + 1)).await.map(|_| ())), ["long"]);
    assert_eq!(own.write(&ada, &id, 2, &written.file).await.unwrap(), SavedDraft::Written(3));
    assert_eq!(own.write(&ada, &id, 3, &written.file).await.unwrap(), SavedDraft::Same);

    own.change(&ada, &id, ScenarioChange::Submit).await.unwrap();
    assert_eq!(faults(own.write(&ada, &id, 3, "x = 1").await.map(|_| ())), ["state"]);
    assert_eq!(faults(own.approve(&ada, &id, 3).await), ["own"], "a writer reviews nothing of their own");
    assert_eq!(faults(own.approve(&grace, &id, 2).await), ["changed"], "not the text that was read");
    own.change(&grace, &id, ScenarioChange::SendBack(" Say who dealt. ".to_owned())).await.unwrap();
    assert_eq!(own.find(&ada, &id).await.unwrap().expect("a draft").note, "Say who dealt.");
    assert_eq!(faults(own.approve(&grace, &id, 3).await), ["state"]);
    own.change(&ada, &id, ScenarioChange::Submit).await.unwrap();
    own.approve(&grace, &id, 3).await.unwrap();
    let found = own.find(&ada, &id).await.unwrap().expect("it is live");
    assert_eq!(found.state, ScenarioState::Live);
    assert_eq!(found.reviewed_by, Some((grace.by().federation, grace.by().id)));
    assert_eq!(faults(own.write(&ada, &id, 3, "x = 1").await.map(|_| ())), ["state"], "live is never edited");
    assert_eq!(
        server.bank().scenario(&id).expect("it is served").case,
        bank().scenario("r001").unwrap().case
    );
    let deeds = "SELECT COUNT(*) FROM audit WHERE deed IN ('scenario-drafted', 'scenario-changed',
        'scenario-submitted', 'scenario-sent-back', 'scenario-reviewed')";
    assert_eq!(database.count(deeds).await, 7);
    let proof = own.proof(&grace, &found, rulings()).await.unwrap();
    assert!(proof.faults.is_empty() && !proof.about.premises.is_empty(), "{:?}", proof.faults);
    let like: Vec<_> = proof.similar.iter().take(1).map(|(like, one)| (*like, one.id.as_str())).collect();
    assert_eq!(like, [(Likeness::SameFacts, "r001")]);
    let bank = bank();
    let file = bank.text_of("r006").expect("a file");
    let WrittenScenario { id, .. } = found.clone();
    let moved = WrittenScenario { file: with_id(file, &id), ..found };
    let variants = own.proof(&grace, &moved, rulings()).await.unwrap().about.variants;
    let ids: Vec<&str> = variants.iter().map(|one| one.stages[0].id.as_str()).collect();
    assert!(ids.len() > 1, "{ids:?}");
    assert!(ids.iter().all(|one| one.starts_with(&format!("{id}~"))), "{ids:?}");
    // With a veto on it, a variant is not shown.
    let vetoed = with_id(&format!("vetoed = [\"{}\"]\n{file}", variants[0].token), &id);
    let fewer = own.proof(&grace, &WrittenScenario { file: vetoed, ..moved }, rulings()).await.unwrap();
    assert!(fewer.faults.is_empty() && !fewer.about.variants.is_empty(), "{:?}", fewer.faults);
    assert!(fewer.about.variants.iter().all(|one| one.token != variants[0].token));
}

pub async fn papers_draw_it_at_home_until_offered(database: Database) {
    let (server, _) = server(&database).await;
    server.marks_by(bank(), rulings());
    let (ada, grace) = (writer(&server, "Ada").await, writer(&server, "Grace").await);
    let id = live(&server, &ada, &grace).await;
    let is_drawn = |code: &str| drawn(&server.bank(), code).contains(&id);
    assert!(is_drawn("demo") && !is_drawn("nbf"));
    let fixed = format!(
        "name = \"Spring\"\n[[item]]\nscenario = \"{id}\"\npart = \"closed\"\n[result]\npass = \"65 %\"\n"
    );
    let may_fix = |code: &str| Paper::read_for(&server.bank().for_papers(code.into()), &fixed).is_ok();
    assert!(may_fix("demo") && !may_fix("nbf"));
    server.own_bank.change(&ada, &id, ScenarioChange::Offer(true)).await.unwrap();
    assert!(is_drawn("demo") && is_drawn("nbf") && may_fix("nbf"));
    server.own_bank.change(&ada, &id, ScenarioChange::Offer(false)).await.unwrap();
    assert!(is_drawn("demo") && !is_drawn("nbf"));
    server.own_bank.change(&ada, &id, ScenarioChange::Retire).await.unwrap();
    assert!(!is_drawn("demo") && !may_fix("demo"));
    assert!(server.bank().scenario(&id).is_some(), "marks still find it");
}

pub async fn members_practise_what_is_opened(database: Database) {
    let (server, _) = server(&database).await;
    server.marks_by(bank(), rulings());
    let (ada, grace) = (writer(&server, "Ada").await, writer(&server, "Grace").await);
    let id = live(&server, &ada, &grace).await;
    let seen = |audience: Audience| {
        let bank = server.bank().for_audience(audience);
        (bank.scenario(&id).is_some(), bank.firsts().any(|one| one.id == id))
    };
    let members = || Audience::Members("demo".into());
    assert_eq!((seen(members()), seen(Audience::Public)), ((false, false), (false, false)));
    server.own_bank.change(&ada, &id, ScenarioChange::Practise(true)).await.unwrap();
    assert_eq!(seen(members()), (true, true));
    assert_eq!(seen(Audience::Members("nbf".into())), (false, false));
    assert_eq!(seen(Audience::Public), (false, false), "visitors see the site's own");
    server.own_bank.change(&ada, &id, ScenarioChange::Retire).await.unwrap();
    assert_eq!(seen(members()), (true, false), "answers can still be read");
}

/// Marks of an attempt, once the engine has given as many.
async fn marks(fixture: &ExamFixture, attempt: AttemptId, many: usize) -> Vec<i16> {
    for _ in 0..2_000 {
        let rows =
            attempt_mark::of_attempt(&fixture.store, fixture.row.federation_id, attempt).await.unwrap();
        if rows.len() >= many {
            return rows.into_iter().map(|row| row.mark).collect();
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("never marked");
}

async fn compared(fixture: &ExamFixture, allowed: &Allowed) -> Arc<Comparison> {
    let server = &fixture.server;
    server.regrades.compare(allowed, None, server.bank(), rulings()).await.unwrap();
    for _ in 0..2_000 {
        let found = server.regrades.latest(allowed, None).await.unwrap().expect("a regrade");
        if let RegradeState::Compared(compared) = found.state() {
            return compared;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("never compared");
}

pub async fn marks_outlive_retirement(database: Database) {
    let asked = [(Part::Closed, "own-demo-1", 1), (Part::Closed, "r006", 1)];
    let fixture = ExamFixture::with(&database, &fixed(&asked), |_| {}).await;
    let server = &fixture.server;
    server.marks_by(bank(), rulings());
    let (ada, grace) = (writer(server, "Ada").await, writer(server, "Grace").await);
    let id = live(server, &ada, &grace).await;
    let joan = trainee(server, "Joan").await;
    let attempt = fixture.enter(&joan, "here").await;
    fixture.act(&attempt, answer(1, &answered("r001", None))).await.unwrap();
    fixture.act(&attempt, Act::Submit).await.unwrap();
    assert_eq!(marks(&fixture, attempt.id(), 2).await, [1000, 0]);

    server.own_bank.change(&ada, &id, ScenarioChange::Retire).await.unwrap();
    let holds = server.permissions.allow(ada.by(), Action::HoldExams, "demo", Whose::Others).await.unwrap();
    over(&fixture, &holds).await;
    let found = compared(&fixture, &holds).await;
    assert_eq!((found.attempts, found.missing.len(), found.changed.len()), (1, 0, 0), "{found:?}");
    // A stored mark that the engine would not give shows that the retired scenario was ruled on.
    database.execute("UPDATE attempt_mark SET mark = 400 WHERE page = 1").await;
    let found = compared(&fixture, &holds).await;
    assert_eq!(found.changed.len(), 1);
    assert_eq!((found.changed[0].pages[0].kept, found.changed[0].pages[0].now), (400, 1000));
}

pub async fn open_sitting_asks_it_no_more(database: Database) {
    let of = |id| (Part::Closed, id, 1);
    let pool =
        Pool { rows: vec![row(&[of("own-demo-1"), of("r006")], 1), row(&[of("own-demo-2"), of("r001")], 2)] };
    let fixture = ExamFixture::with(&database, &pool, |_| {}).await;
    let server = &fixture.server;
    server.marks_by(bank(), rulings());
    let (ada, grace) = (writer(server, "Ada").await, writer(server, "Grace").await);
    let ids = [live(server, &ada, &grace).await, live(server, &ada, &grace).await];
    assert_eq!(ids, ["own-demo-1", "own-demo-2"]);
    let uses = server.papers.uses(&ada, server.bank(), &ids[0]).await.unwrap();
    assert_eq!(uses.sittings.len(), 1);
    for id in ids {
        server.own_bank.change(&ada, &id, ScenarioChange::Retire).await.unwrap();
    }
    // Enough draws that chance alone would not avoid it; the second row has nothing else.
    for name in ["Joan", "Karl", "Mary", "Omar", "Rosa", "Tove", "Ugo", "Vera"] {
        let joan = trainee(server, name).await;
        let pages = fixture.enter(&joan, name).await.rules.pages;
        let asked: BTreeSet<&str> = pages.iter().map(|page| page.id.as_str()).collect();
        assert_eq!(asked, BTreeSet::from(["own-demo-2", "r001", "r006"]));
    }
}

pub async fn replacement_retires_the_old_one(database: Database) {
    let (server, _) = server(&database).await;
    server.marks_by(bank(), rulings());
    let (ada, grace) = (writer(&server, "Ada").await, writer(&server, "Grace").await);
    let old = live(&server, &ada, &grace).await;
    let new = server.own_bank.replace(&ada, &old).await.unwrap().to_string();
    assert_eq!(state(&server, &ada, &old).await, ScenarioState::Live, "until the new one is reviewed");
    review(&server, &ada, &grace, &new).await;
    assert_eq!(state(&server, &ada, &old).await, ScenarioState::Retired);
    assert_eq!(faults(server.own_bank.replace(&ada, &old).await.map(|_| ())), ["state"]);
    let bank = server.bank().for_papers("demo".into());
    assert!(bank.listed(&old).is_none() && bank.listed(&new).is_some());
}

pub async fn other_node_learns_of_it(database: Database) {
    let asked = [(Part::Closed, "own-demo-1", 1)];
    let fixture = ExamFixture::with(&database, &fixed(&asked), |_| {}).await;
    // The node that marks knows the bank before the scenario is live on this one.
    let cost = server::accounts::Cost::TRIFLING;
    let other =
        Server::new(database.open().await, fixture.clock.clone(), Entropy::system(), cost).await.unwrap();
    other.marks_by(bank(), rulings());
    other.load_own_scenarios().await.unwrap();
    assert!(other.bank().scenario("own-demo-1").is_none());
    let (ada, grace) = (writer(&fixture.server, "Ada").await, writer(&fixture.server, "Grace").await);
    live(&fixture.server, &ada, &grace).await;
    let joan = trainee(&fixture.server, "Joan").await;
    let attempt = other_enters(&other, &joan).await;
    let act = |act| other.attempts.act(&attempt, "here", false, vec![act]);
    act(answer(1, &answered("r001", None))).await.unwrap();
    act(Act::Submit).await.unwrap();
    assert_eq!(marks(&fixture, attempt.id(), 1).await, [1000], "no mark is lost");
    assert!(other.bank().scenario("own-demo-1").is_some());
    // And it sees by itself that the scenario is retired.
    fixture.server.marks_by(bank(), rulings());
    fixture.server.own_bank.change(&ada, "own-demo-1", ScenarioChange::Retire).await.unwrap();
    let retired = async {
        while other.bank().for_papers("demo".into()).listed("own-demo-1").is_some() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), retired).await.expect("it polls");
}

async fn other_enters(server: &Server, who: &server::accounts::Account) -> server::exams::Attempt {
    let found = server.sittings.by_code(&format!("demo.{}", crate::exam::CODE)).await.unwrap();
    let (_, sitting) = found.expect("a sitting");
    let id = server.admissions.enter(who, sitting, "", "here", false).await.unwrap();
    server.attempts.find(who, &id.0.to_string()).await.unwrap().expect("an attempt")
}

pub async fn imports_many_with_a_report(database: Database) {
    let (server, _) = server(&database).await;
    server.marks_by(bank(), rulings());
    let ada = writer(&server, "Ada").await;
    let of = |name: &str, bytes: &[u8]| ImportedFile { name: name.to_owned(), bytes: bytes.to_vec() };
    let other = bank().text_of("r006").unwrap().replace("2017", "1850");
    let both = format!("{}\n{other}", file());
    let files = vec![of("two.toml", both.as_bytes()), of("card.png", &[0xff, 0xfe, 0]), of("", b"")];
    let done = server.own_bank.import(&ada, files).await.unwrap();
    assert_eq!(done.refused, ["card.png"]);
    assert_eq!(done.drafts.iter().map(OwnId::to_string).collect::<Vec<_>>(), ["own-demo-1", "own-demo-2"]);
    let all = server.own_bank.list(&ada).await.unwrap();
    assert!(all.iter().all(|one| one.origin == Origin::Imported && one.state == ScenarioState::Draft));
    let report = server.own_bank.report(&ada, all).await.unwrap();
    let (second, first) = (&report[0], &report[1]);
    assert_eq!(first.twin, Some((Likeness::SameFacts, "r001".to_owned())));
    assert_eq!(first.file_name.as_deref(), Some("two.toml"));
    assert!(first.faults.is_empty());
    let places: Vec<_> = second.faults.iter().map(|fault| fault.field.as_str()).collect();
    assert_eq!((places, second.faults[0].line > 1), (vec!["edition"], true), "{:?}", second.faults);
    assert_eq!(faults(server.own_bank.import(&ada, vec![of("", b" \n")]).await.map(|_| ())), ["nothing"]);
}

pub async fn generates_into_review(database: Database) {
    let (server, _) = server(&database).await;
    server.marks_by(bank(), rulings());
    let (ada, grace) = (writer(&server, "Ada").await, writer(&server, "Grace").await);
    let form = |clause: &str, count: &str| GenerateForm {
        clause: clause.to_owned(),
        edition: "2017".to_owned(),
        count: count.into(),
        ..GenerateForm::default()
    };
    for (form, fault) in [(form("99", "2"), "clause"), (form("29A", "0"), "count")] {
        assert_eq!(faults(server.own_bank.generate(&ada, &form).await.map(|_| ())), [fault]);
    }
    let like = GenerateForm { like: "r999".to_owned(), ..form("29A", "2") };
    assert_eq!(faults(server.own_bank.generate(&ada, &like).await.map(|_| ())), ["like"]);
    let made = server.own_bank.generate(&ada, &form("30B1", "3")).await.unwrap();
    assert_eq!((made.drafts.len(), made.shortfall), (3, None));
    for id in made.drafts.iter().map(OwnId::to_string) {
        let one = server.own_bank.find(&ada, &id).await.unwrap().expect("a draft");
        assert_eq!((one.state, one.origin), (ScenarioState::Review, Origin::Generated));
        let proof = server.own_bank.proof(&ada, &one, rulings()).await.unwrap();
        let is_twin = |like: &Likeness| *like != Likeness::SamePath;
        assert!(!proof.similar.iter().any(|(like, _)| is_twin(like)), "{id} is a twin");
        assert!(!proof.drafts.iter().any(|(like, _)| is_twin(like)), "{id} is a twin of a draft");
        assert_eq!(faults(server.own_bank.approve(&ada, &id, 1).await), ["own"], "not by who asked for it");
        server.own_bank.approve(&grace, &id, 1).await.unwrap();
    }
    let claims = server.own_bank.generate(&ada, &form("70D1", "2")).await.unwrap();
    assert_eq!((claims.drafts.len(), claims.shortfall), (2, None));
}
