//! The lists of sittings: their people, emails and entry.

use super::faults;
use crate::store::database::Database;
use crate::store::practice::trainee;
use crate::store::signing_up::server;
use crate::store::sittings::{bank, examiner, form, made, opened};
use collation::Alphabet;
use server::Server;
use server::accommodations::{Accommodation, ExtraTime};
use server::accounts::{Account, Password};
use server::enrolment::LineFault;
use server::exams::roster::{Listed, ListedState, pasted};
use server::exams::{EnterFault, Sitting, SittingForm, SittingState};
use server::forms::Rejection;
use server::roles::{Action, Allowed, Whose};
use std::collections::BTreeSet;
use store::account::{AccountId, AccountIdentifiersRow};
use time::Duration;
use uuid::Uuid;

contract! {
    adds_once_and_tells_when_open, email_names_everything, only_listed_people_enter,
    shows_what_each_has_done, pasted_text_waits_for_its_owner, own_exams_leave_out_drafts,
    deleted_account_leaves_the_list, reminds_once_the_day_before,
}

const EXAM_EMAILS: &str = "SELECT COUNT(*) FROM mail WHERE kind = 'exam'";

fn these(people: &[&Account]) -> BTreeSet<AccountId> {
    people.iter().map(|one| one.id).collect()
}

async fn list(server: &Server, allowed: &Allowed, sitting: &Sitting) -> Vec<Listed> {
    server.rosters.list(allowed, sitting, Alphabet::Common).await.unwrap()
}

/// A sitting that may be begun now, without an entry code.
async fn open_sitting(server: &Server, allowed: &Allowed) -> Sitting {
    let form = form(server, allowed).await;
    opened(server, allowed, &form).await
}

async fn enters(server: &Server, who: &Account, sitting: &Sitting) -> Result<String, EnterFault> {
    let current = server.sittings.by_code("demo.spring").await.unwrap().expect("it is open").1;
    assert_eq!(current.id, sitting.id);
    let entered = server.admissions.enter(who, current, "", "device", false).await;
    entered.map(|id| id.0.to_string())
}

pub async fn adds_once_and_tells_when_open(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = examiner(&server, "Ada").await;
    let (grace, joan) = (trainee(&server, "Grace").await, trainee(&server, "Joan").await);
    let form = form(&server, &allowed).await;
    let draft = made(&server, &allowed, &form).await;
    assert_eq!(server.rosters.add(&allowed, &draft, &these(&[&grace, &joan])).await.unwrap(), 2);
    assert_eq!(server.rosters.add(&allowed, &draft, &these(&[&grace])).await.unwrap(), 0);
    let nobody = BTreeSet::from([AccountId(Uuid::from_u128(7))]);
    assert_eq!(
        server.rosters.add(&allowed, &draft, &nobody).await.unwrap(),
        0,
        "no account of the federation"
    );
    assert_eq!(database.count(EXAM_EMAILS).await, 0, "the times of a draft may change");
    assert_eq!(faults(server.rosters.email_again(&allowed, &draft, grace.id).await), ["not-open"]);
    server.rosters.remove(&allowed, &draft, joan.id).await.unwrap();
    let opened = opened_from(&server, &allowed, &draft).await;
    assert_eq!(database.count(EXAM_EMAILS).await, 1, "told at the opening");
    server.rosters.add(&allowed, &opened, &these(&[&joan])).await.unwrap();
    assert_eq!(database.count(EXAM_EMAILS).await, 2, "told at once, and the others not again");
    server.rosters.email_again(&allowed, &opened, grace.id).await.unwrap();
    assert_eq!(database.count(EXAM_EMAILS).await, 3);
    let of = |deed: &str| format!("SELECT COUNT(*) FROM audit WHERE deed = '{deed}'");
    for (deed, times) in [("candidate-invited", 3), ("candidate-removed", 1), ("candidate-emailed", 1)] {
        assert_eq!(database.count(&of(deed)).await, times, "{deed}");
    }
    assert!(matches!(
        server.rosters.remove(&allowed, &opened, allowed.by().id).await,
        Err(Rejection::NotFound)
    ));
}

/// Opens a draft.
async fn opened_from(server: &Server, allowed: &Allowed, draft: &Sitting) -> Sitting {
    let rulings =
        server::rulings::Rulings::new(rules::engine::rule, server::rulings::Limits::of_this_machine());
    let file = crate::store::sittings::FILE.to_owned();
    let prepared =
        server.papers.prepare(bank(), rulings, draft.id, file, Vec::new(), BTreeSet::new()).await.unwrap();
    assert!(server.sittings.open(allowed, draft, &prepared).await.unwrap());
    server.sittings.find(allowed, draft.id).await.unwrap().unwrap()
}

pub async fn email_names_everything(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = examiner(&server, "Ada").await;
    let grace = trainee(&server, "Grace").await;
    database.execute("UPDATE federation SET zone = 'Europe/Oslo'").await;
    let home = server.federations.by_code("demo").await.unwrap().unwrap();
    let allowed =
        server.permissions.allow(allowed.by(), Action::HoldExams, &home.code, Whose::Others).await.unwrap();
    let grants =
        server.permissions.allow(allowed.by(), Action::Accommodate, "demo", Whose::Others).await.unwrap();
    let extra = Accommodation { extra: ExtraTime::Percent(25), ..Accommodation::default() };
    assert!(server.accommodations.grant(&grants, grace.id, &extra).await.unwrap());
    database.execute("UPDATE account SET language = 'nb' WHERE email = 'grace@example.org'").await;
    let form = SittingForm {
        entry_code: "sesame".to_owned(),
        closes: "2026-12-05T12:00".into(),
        ..form(&server, &allowed).await
    };
    let sitting = opened(&server, &allowed, &form).await;
    server.rosters.add(&allowed, &sitting, &these(&[&grace])).await.unwrap();
    let body = database.text("SELECT body FROM mail WHERE kind = 'exam'").await;
    for text in [
        "Spring exam",
        "/exam/demo.spring",
        "søndag 1. mars 2026 kl. 09:00 (Europe/Oslo)",
        "lørdag 5. desember 2026 kl. 12:00 (Europe/Oslo)",
        "Tilmålt tid: 75 minutter",
        "Inngangskode: sesame",
    ] {
        assert!(body.contains(text), "{text} in {body}");
    }
}

pub async fn only_listed_people_enter(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = examiner(&server, "Ada").await;
    let (grace, joan) = (trainee(&server, "Grace").await, trainee(&server, "Joan").await);
    let sitting = open_sitting(&server, &allowed).await;
    server.rosters.add(&allowed, &sitting, &these(&[&grace])).await.unwrap();
    server.rosters.set_entry(&allowed, &sitting, true).await.unwrap();
    assert!(matches!(enters(&server, &joan, &sitting).await, Err(EnterFault::NotListed)));
    let entered = enters(&server, &grace, &sitting).await.expect("she is listed");
    assert_eq!(faults(server.rosters.remove(&allowed, &sitting, grace.id).await), ["entered"]);
    assert_eq!(enters(&server, &grace, &sitting).await.expect("and goes on"), entered);
    server.rosters.set_entry(&allowed, &sitting, false).await.unwrap();
    enters(&server, &joan, &sitting).await.expect("everyone may");
    assert_eq!(database.count("SELECT COUNT(*) FROM audit WHERE deed = 'sitting-entry-set'").await, 2);
    assert_eq!(database.count("SELECT COUNT(*) FROM attempt").await, 2);
}

pub async fn shows_what_each_has_done(database: Database) {
    let (server, clock) = server(&database).await;
    let (_, allowed) = examiner(&server, "Ada").await;
    let people =
        [trainee(&server, "Grace").await, trainee(&server, "Joan").await, trainee(&server, "Mary").await];
    let [grace, joan, mary] = &people;
    let sitting = open_sitting(&server, &allowed).await;
    server.rosters.add(&allowed, &sitting, &these(&[grace, joan, mary])).await.unwrap();
    server.rosters.record_opened(&sitting, joan.id).await.unwrap();
    server.rosters.record_opened(&sitting, allowed.by().id).await.unwrap();
    enters(&server, mary, &sitting).await.unwrap();
    let states = async || {
        let listed = list(&server, &allowed, &sitting).await;
        listed.into_iter().map(|one| (one.name, one.state)).collect::<Vec<_>>()
    };
    let so_far = |mary: ListedState| {
        let states = [("Grace", ListedState::Invited), ("Joan", ListedState::Opened), ("Mary", mary)];
        states.map(|(name, state)| (name.to_owned(), state)).to_vec()
    };
    assert_eq!(states().await, so_far(ListedState::Sits));
    clock.advance(Duration::minutes(90));
    assert_eq!(states().await, so_far(ListedState::Done), "her time is up, although nobody has stored it");
}

pub async fn pasted_text_waits_for_its_owner(database: Database) {
    let (server, clock) = server(&database).await;
    let (_, allowed) = examiner(&server, "Ada").await;
    let (_, other) = examiner(&server, "Karl").await;
    let grace = trainee(&server, "Grace").await;
    trainee(&server, "Joan").await;
    database.execute("UPDATE account SET member_number = 'N 17' WHERE email = 'joan@example.org'").await;
    let sitting = open_sitting(&server, &allowed).await;
    server.rosters.add(&allowed, &sitting, &these(&[&grace])).await.unwrap();
    assert_eq!(faults(server.rosters.try_pasted(&allowed, &sitting, " \n,").await), ["people"]);
    let crowd = "a@example.org\n".repeat(pasted::PEOPLE + 1);
    assert_eq!(faults(server.rosters.try_pasted(&allowed, &sitting, &crowd).await), ["people-long"]);
    let text = "Grace <Grace@Example.org>\nN 17; N 18\neve@example.org, eve@\n";
    let id = server.rosters.try_pasted(&allowed, &sitting, text).await.unwrap();
    assert_eq!(database.count("SELECT COUNT(*) FROM roster").await, 1, "nobody is added");
    let trial = server.rosters.trial(&allowed, &sitting, id).await.unwrap().expect("hers");
    let found: Vec<_> = trial
        .plan
        .lines
        .iter()
        .map(|line| (line.number, line.who.as_str(), line.found.as_ref().map(|found| found.1)))
        .collect();
    let (unknown, malformed) = (LineFault::NotAMember, LineFault::EmailMalformed);
    let expected = [
        (1, "Grace@Example.org", Ok(true)),
        (2, "N 17", Ok(false)),
        (2, "N 18", Err(&unknown)),
        (3, "eve@example.org", Err(&unknown)),
        (3, "eve@", Err(&malformed)),
    ];
    assert_eq!(found, expected);
    assert!(server.rosters.trial(&other, &sitting, id).await.unwrap().is_none(), "another examiner's");
    let added = server.rosters.add(&allowed, &sitting, &trial.plan.to_add()).await.unwrap();
    assert_eq!(added, 1);
    clock.advance(Duration::hours(1));
    assert!(server.rosters.trial(&allowed, &sitting, id).await.unwrap().is_none(), "expired");
}

pub async fn own_exams_leave_out_drafts(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = examiner(&server, "Ada").await;
    let (grace, joan) = (trainee(&server, "Grace").await, trainee(&server, "Joan").await);
    let sitting = open_sitting(&server, &allowed).await;
    let form = SittingForm { code: "autumn".to_owned(), ..form(&server, &allowed).await };
    let draft = made(&server, &allowed, &form).await;
    for one in [&sitting, &draft] {
        server.rosters.add(&allowed, one, &these(&[&grace])).await.unwrap();
    }
    enters(&server, &joan, &sitting).await.unwrap();
    for (who, entered) in [(&grace, false), (&joan, true)] {
        let own = server.rosters.own(who).await.unwrap();
        let shown: Vec<_> = own.iter().map(|one| (one.sitting.id, one.attempt.is_some())).collect();
        assert_eq!(shown, [(sitting.id, entered)]);
        assert_eq!(own[0].sitting.state, SittingState::Open);
    }
    assert!(server.rosters.own(allowed.by()).await.unwrap().is_empty());
}

pub async fn deleted_account_leaves_the_list(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = examiner(&server, "Ada").await;
    let grace = trainee(&server, "Grace").await;
    let sitting = open_sitting(&server, &allowed).await;
    server.rosters.add(&allowed, &sitting, &these(&[&grace])).await.unwrap();
    let password = Password::new(crate::store::signing_up::GOOD);
    server.accounts.leave(&grace, password).await.unwrap();
    assert!(list(&server, &allowed, &sitting).await.is_empty());
}

#[test]
fn reads_addresses_or_numbers_of_a_line() {
    let of = |text: &str| {
        pasted::written(text).into_iter().map(|(n, who)| format!("{n} {who}")).collect::<Vec<_>>()
    };
    assert_eq!(of("Ada Lovelace <ada@example.org>\r\n\r\n12, 13"), ["1 ada@example.org", "3 12", "3 13"]);
    assert_eq!(of("17\tGrace\tgrace@example.org"), ["1 grace@example.org"], "a row of a spreadsheet");
    assert_eq!(of(""), Vec::<String>::new());
}

#[test]
fn person_twice_is_added_once() {
    let id = AccountId(Uuid::from_u128(1));
    let known =
        [AccountIdentifiersRow { id, email: "ada@example.org".into(), member_number: Some("7".into()) }];
    let plan = pasted::plan("ADA@example.org\n7\n", &known, &BTreeSet::new());
    assert_eq!((plan.lines.len(), plan.to_add()), (1, BTreeSet::from([id])));
}

pub async fn reminds_once_the_day_before(database: Database) {
    let (server, clock) = server(&database).await;
    let (_, allowed) = examiner(&server, "Ada").await;
    let (grace, joan) = (trainee(&server, "Grace").await, trainee(&server, "Joan").await);
    let form = SittingForm {
        opens: "2026-03-05T09:00".into(),
        closes: "2026-03-05T12:00".into(),
        ..form(&server, &allowed).await
    };
    let sitting = opened(&server, &allowed, &form).await;
    server.rosters.add(&allowed, &sitting, &these(&[&grace])).await.unwrap();
    let reminders = async || database.count("SELECT COUNT(*) FROM mail WHERE kind = 'exam-tomorrow'").await;
    clock.advance(Duration::hours(48));
    assert_eq!((server.rosters.remind().await.unwrap(), reminders().await), (0, 0), "in two days");
    clock.advance(Duration::hours(24));
    server.rosters.add(&allowed, &sitting, &these(&[&joan])).await.unwrap();
    let (one, other) = tokio::join!(server.rosters.remind(), server.rosters.remind());
    assert_eq!((one.unwrap() + other.unwrap(), reminders().await), (1, 1), "two nodes send it once");
    let email = "SELECT recipient || ' ' || body FROM mail WHERE kind = 'exam-tomorrow'";
    let email = database.text(email).await;
    assert!(email.starts_with("grace@example.org ") && email.contains("opens tomorrow"), "{email}");
    clock.advance(Duration::hours(10));
    assert_eq!(server.rosters.remind().await.unwrap(), 0, "Joan was told today");
    clock.advance(Duration::hours(14));
    assert_eq!(server.rosters.remind().await.unwrap(), 0, "it is no longer the day before");
}
