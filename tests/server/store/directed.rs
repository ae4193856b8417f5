//! The table `directed`, and the server's rules for directed sessions and their co-signers.

use super::faults;
use crate::store::after_exams::bank;
use crate::store::database::Database;
use crate::store::practice::trainee;
use crate::store::rows::{self, at};
use crate::store::second_factors::set_up;
use crate::store::signing_up::{GOOD, server};
use bank::programme::PracticalRecord;
use jiff::civil::date;
use server::Server;
use server::accounts::{Account, Browser, Password};
use server::audit::By;
use server::directed::{
    Decision, Directed, DirectedForm, DirectedPart, DirectedState, SIGNING_PAGE, UNSIGNED_LIMIT,
};
use server::federation::Settings;
use server::forms::Rejection;
use server::records::ResultsShown;
use server::roles::{Action, Allowed, Role, Whose};
use store::directed::{self, DirectedId, DirectedRow};
use store::{Store, StoreError};
use time::Duration;
use uuid::Uuid;

contract! {
    enters_signs_and_counts, reports_session_faults, eligible_co_signers_only,
    co_signer_decides_and_withdraws, owner_withdraws_unsigned, limits_unsigned_sessions,
    leaving_keeps_given_signatures, table_refuses_bad_values,
}

/// An account's directed sessions, as programmes count them.
async fn practical(server: &Server, who: &Account) -> Vec<PracticalRecord> {
    server.records.of(&bank(), server.federation(), who.id, ResultsShown::Whole).await.unwrap().practical
}

/// A user's permission to enter directed sessions.
pub async fn own(server: &Server, who: &Account) -> Allowed {
    let home = server.federation().code.clone();
    server.permissions.allow(who, Action::KeepCertificates, &home, Whose::Own).await.unwrap()
}

/// A possible co-signer, with their permission.
pub async fn cosigner(server: &Server, name: &str, role: Role) -> (Account, Allowed) {
    let who = trainee(server, name).await;
    let home = server.federation().clone();
    server.roles.set_role_of(By::Program, &home, &who, role, true).await.unwrap();
    if role.asks_for_second_factor() {
        set_up(server, &who).await;
    }
    let allowed = server.permissions.allow(&who, Action::CoSign, &home.code, Whose::Others).await.unwrap();
    (who, allowed)
}

/// A session as a form sends it.
pub fn session(day: &str, event: &str, cosigner: &Account) -> DirectedForm {
    DirectedForm {
        day: day.into(),
        minutes: "210".into(),
        text: event.to_owned(),
        part: "directed".to_owned(),
        cosigner: cosigner.id.0.to_string(),
    }
}

fn states(sessions: &[Directed]) -> Vec<(DirectedId, DirectedState)> {
    sessions.iter().map(|one| (one.id, one.state)).collect()
}

pub async fn enters_signs_and_counts(database: Database) {
    let (server, clock) = server(&database).await;
    let (karl, signs) = cosigner(&server, "Karl", Role::Examiner).await;
    let ada = trainee(&server, "Ada").await;
    let allowed = own(&server, &ada).await;
    let entered = session("2026-02-28", "Club evening, Bergen", &karl);
    let id = server.directed.enter(&allowed, &entered).await.unwrap();
    let result = server.directed.own(&allowed).await.unwrap().remove(0);
    assert_eq!((result.date, result.minutes, result.part), (date(2026, 2, 28), 210, DirectedPart::Directed));
    assert_eq!((result.event.as_str(), result.cosigner.as_str()), ("Club evening, Bergen", "Karl"));
    assert_eq!((result.state, result.decided_at), (DirectedState::Pending, None));
    let counted = async || practical(&server, &ada).await;
    let record = PracticalRecord { date: date(2026, 2, 28), minutes: 210, cosigned: false };
    assert_eq!(counted().await, [record]);

    clock.advance(Duration::hours(1));
    assert_eq!(server.directed.cosigning_asked(&signs).await.unwrap(), 1);
    server.directed.decide(&signs, id, Decision::Sign, "").await.unwrap();
    assert_eq!(server.directed.cosigning_asked(&signs).await.unwrap(), 0);
    let result = server.directed.own(&allowed).await.unwrap().remove(0);
    assert_eq!((result.state, result.decided_at), (DirectedState::Signed, Some(server.instant())));
    assert_eq!(counted().await, [PracticalRecord { cosigned: true, ..record }]);
    let log =
        "SELECT COUNT(*) FROM audit WHERE deed IN ('directed-entered', 'directed-signed') AND detail LIKE '%";
    assert_eq!(database.count(&format!("{log}{}%'", id.0)).await, 2);
    assert_eq!(database.count("SELECT COUNT(*) FROM audit WHERE detail LIKE '%Bergen%'").await, 0);
}

pub async fn reports_session_faults(database: Database) {
    let (server, clock) = server(&database).await;
    let (karl, _) = cosigner(&server, "Karl", Role::CourseLeader).await;
    let (ada, grace) = (trainee(&server, "Ada").await, trainee(&server, "Grace").await);
    let allowed = own(&server, &ada).await;
    let enter = async |form: &DirectedForm| server.directed.enter(&allowed, form).await;
    let good = session("2026-03-01", "Club evening", &karl);
    assert_eq!(faults(enter(&DirectedForm::default()).await).len(), 5, "every fault at once");
    let of_grace = session("2026-03-01", "Club evening", &grace);
    assert_eq!(faults(enter(&of_grace).await), ["cosigner"], "a trainee signs nothing");
    let tomorrow = DirectedForm { day: "2026-03-02".into(), ..good.clone() };
    assert_eq!(faults(enter(&tomorrow).await), ["future"]);
    assert_eq!(database.count("SELECT COUNT(*) FROM directed").await, 0);
    enter(&good).await.unwrap();
    assert_eq!(faults(enter(&good).await), ["twice"]);
    // Days follow the federation's time zone: there it is tomorrow already.
    database.execute("UPDATE federation SET zone = 'Pacific/Kiritimati'").await;
    clock.advance(Duration::hours(1));
    let allowed = own(&server, &ada).await;
    server.directed.enter(&allowed, &tomorrow).await.unwrap();
}

pub async fn eligible_co_signers_only(database: Database) {
    let (server, _) = server(&database).await;
    let home = server.federation().clone();
    let (karl, _) = cosigner(&server, "Karl", Role::CourseLeader).await;
    let mary = trainee(&server, "Mary").await;
    server.roles.set_role_of(By::Program, &home, &mary, Role::Examiner, true).await.unwrap();
    let emmy = trainee(&server, "Emmy").await;
    server.roles.set_role_of(By::Program, &home, &emmy, Role::Admin, true).await.unwrap();
    // A user with an account elsewhere, and both roles here.
    let other = Settings { name: "Another Federation".to_owned(), ..Settings::of(&home) };
    let other = server.federations.enter("another", &other).await.unwrap();
    let (grace, _) = server
        .sign_up
        .with_password(&Browser::default(), &other, "Grace", "grace@example.org", Password::new(GOOD))
        .await
        .unwrap();
    for role in [Role::CourseLeader, Role::Examiner] {
        server.roles.set_role_of(By::Program, &home, &grace, role, true).await.unwrap();
    }
    let names = async |who: &Account| -> Vec<String> {
        let allowed = own(&server, who).await;
        let mut names: Vec<String> =
            server.directed.cosigners(&allowed).await.unwrap().into_iter().map(|one| one.name).collect();
        names.sort();
        names
    };
    let ada = trainee(&server, "Ada").await;
    assert_eq!(names(&ada).await, ["Grace", "Karl"], "Mary’s role counts only with a second factor");
    set_up(&server, &mary).await;
    assert_eq!(names(&ada).await, ["Grace", "Karl", "Mary"]);
    assert_eq!(names(&karl).await, ["Grace", "Mary"]);
    let themselves = session("2026-03-01", "Club evening", &karl);
    let refused = server.directed.enter(&own(&server, &karl).await, &themselves).await;
    assert_eq!(faults(refused), ["cosigner"]);
    let elsewhere = session("2026-03-01", "Club evening", &grace);
    let id = server.directed.enter(&own(&server, &ada).await, &elsewhere).await.unwrap();
    let signs = server.permissions.allow(&grace, Action::CoSign, &home.code, Whose::Others).await.unwrap();
    server.directed.decide(&signs, id, Decision::Sign, "").await.unwrap();
}

pub async fn co_signer_decides_and_withdraws(database: Database) {
    let (server, clock) = server(&database).await;
    let (karl, of_karl) = cosigner(&server, "Karl", Role::CourseLeader).await;
    let (_, of_mary) = cosigner(&server, "Mary", Role::CourseLeader).await;
    let ada = trainee(&server, "Ada").await;
    let allowed = own(&server, &ada).await;
    let mut ids = Vec::new();
    for event in ["Club evening", "Pairs final"] {
        ids.push(server.directed.enter(&allowed, &session("2026-03-01", event, &karl)).await.unwrap());
        clock.advance(Duration::minutes(1));
    }
    let decide = async |by: &Allowed, id, decision, reason: &str| {
        server.directed.decide(by, id, decision, reason).await
    };
    let not_hers = decide(&of_mary, ids[0], Decision::Sign, "").await;
    assert!(matches!(not_hers, Err(Rejection::NotFound)), "{not_hers:?}");
    let early = decide(&of_karl, ids[0], Decision::TakeBack, "I erred.").await;
    assert!(matches!(early, Err(Rejection::NotFound)), "there is no signature yet: {early:?}");
    let wordless = decide(&of_karl, ids[0], Decision::Refuse, " \n").await;
    assert_eq!(faults(wordless), ["empty"]);
    decide(&of_karl, ids[1], Decision::Refuse, "I was not there.").await.unwrap();
    clock.advance(Duration::minutes(1));
    // Of two concurrent decisions one wins.
    let both = tokio::join!(
        decide(&of_karl, ids[0], Decision::Sign, ""),
        decide(&of_karl, ids[0], Decision::Sign, "")
    );
    assert!(both.0.is_ok() != both.1.is_ok(), "{both:?}");
    let signed = [(ids[0], DirectedState::Signed), (ids[1], DirectedState::Refused)];
    let (queue, more) = server.directed.cosigning(&of_karl, 0).await.unwrap();
    assert_eq!((states(&queue), more), (signed.to_vec(), false), "the latest first");
    assert!(server.directed.cosigning(&of_mary, 0).await.unwrap().0.is_empty());
    decide(&of_karl, ids[0], Decision::TakeBack, "It was another day.").await.unwrap();
    let again = decide(&of_karl, ids[0], Decision::Sign, "").await;
    assert!(matches!(again, Err(Rejection::NotFound)), "{again:?}");
    let result = server.directed.own(&allowed).await.unwrap();
    let answers: Vec<_> = result.iter().map(|one| (one.state, one.answer.as_str())).collect();
    let refused = DirectedState::Refused;
    assert_eq!(answers, [(refused, "I was not there."), (refused, "It was another day.")]);
    assert!(practical(&server, &ada).await.is_empty());
    for (deed, n) in [("signed", 1), ("refused", 1), ("taken-back", 1)] {
        let log = format!("SELECT COUNT(*) FROM audit WHERE deed = 'directed-{deed}'");
        assert_eq!(database.count(&log).await, n, "{deed}");
    }
}

pub async fn owner_withdraws_unsigned(database: Database) {
    let (server, _) = server(&database).await;
    let (karl, signs) = cosigner(&server, "Karl", Role::CourseLeader).await;
    let (ada, grace) = (trainee(&server, "Ada").await, trainee(&server, "Grace").await);
    let (of_ada, of_grace) = (own(&server, &ada).await, own(&server, &grace).await);
    let mut ids = Vec::new();
    for event in ["Signed", "Refused", "Asked"] {
        ids.push(server.directed.enter(&of_ada, &session("2026-03-01", event, &karl)).await.unwrap());
    }
    server.directed.decide(&signs, ids[0], Decision::Sign, "").await.unwrap();
    server.directed.decide(&signs, ids[1], Decision::Refuse, "No.").await.unwrap();
    assert!(!server.directed.withdraw(&of_grace, ids[2]).await.unwrap(), "it is Ada’s");
    for (id, withdrawn) in [(ids[0], false), (ids[1], true), (ids[2], true), (ids[2], false)] {
        assert_eq!(server.directed.withdraw(&of_ada, id).await.unwrap(), withdrawn);
    }
    let gone = server.directed.decide(&signs, ids[2], Decision::Sign, "").await;
    assert!(matches!(gone, Err(Rejection::NotFound)), "{gone:?}");
    assert_eq!(states(&server.directed.own(&of_ada).await.unwrap()), [(ids[0], DirectedState::Signed)]);
    assert_eq!(database.count("SELECT COUNT(*) FROM audit WHERE deed = 'directed-withdrawn'").await, 2);
}

pub async fn limits_unsigned_sessions(database: Database) {
    let (server, clock) = server(&database).await;
    let (karl, signs) = cosigner(&server, "Karl", Role::CourseLeader).await;
    let ada = trainee(&server, "Ada").await;
    let allowed = own(&server, &ada).await;
    let enter = async |n: i64| {
        server.directed.enter(&allowed, &session("2026-03-01", &format!("Evening {n}"), &karl)).await
    };
    let first = enter(0).await.unwrap();
    for n in 1..UNSIGNED_LIMIT {
        clock.advance(Duration::seconds(1));
        enter(n).await.unwrap();
    }
    assert_eq!(faults(enter(UNSIGNED_LIMIT).await), ["full"]);
    server.directed.decide(&signs, first, Decision::Sign, "").await.unwrap();
    enter(UNSIGNED_LIMIT).await.unwrap();
    let (page, more) = server.directed.cosigning(&signs, 0).await.unwrap();
    assert_eq!((page.len(), more), (SIGNING_PAGE as usize, true));
    let (rest, more) = server.directed.cosigning(&signs, SIGNING_PAGE).await.unwrap();
    assert_eq!((states(&rest), more), (vec![(first, DirectedState::Signed)], false));
}

pub async fn leaving_keeps_given_signatures(database: Database) {
    let (server, _) = server(&database).await;
    let (karl, signs) = cosigner(&server, "Karl", Role::CourseLeader).await;
    let (ada, grace) = (trainee(&server, "Ada").await, trainee(&server, "Grace").await);
    let (of_ada, of_grace) = (own(&server, &ada).await, own(&server, &grace).await);
    for (allowed, event) in [(&of_ada, "Ada’s evening"), (&of_grace, "Grace’s evening")] {
        let id = server.directed.enter(allowed, &session("2026-03-01", event, &karl)).await.unwrap();
        server.directed.decide(&signs, id, Decision::Sign, "").await.unwrap();
    }
    server.directed.enter(&of_grace, &session("2026-03-01", "Another", &karl)).await.unwrap();
    let result = server.data_exports.everything_of(&ada).await.unwrap();
    let result = result["directed"].as_array().unwrap();
    assert_eq!(result.len(), 1);
    assert!(
        result[0]["event"] == "Ada’s evening"
            && result[0]["state"] == "signed"
            && result[0]["minutes"] == 210
    );
    assert!(!result[0].to_string().contains(&karl.id.0.to_string()), "the export reveals no more of others");

    server.accounts.leave(&ada, Password::new(GOOD)).await.unwrap();
    assert_eq!(database.count("SELECT COUNT(*) FROM directed").await, 2);
    server.accounts.leave(&karl, Password::new(GOOD)).await.unwrap();
    let left = server.directed.own(&of_grace).await.unwrap();
    assert!(left.iter().all(|one| one.cosigner.is_empty()));
    assert_eq!(left.iter().filter(|one| one.state == DirectedState::Signed).count(), 1);
    let waits = left.iter().find(|one| one.state == DirectedState::Pending).expect("an unsigned session");
    assert!(server.directed.withdraw(&of_grace, waits.id).await.unwrap());
}

async fn keep(store: &Store, row: &DirectedRow) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    directed::insert(&mut write, row).await?;
    write.commit().await
}

pub async fn table_refuses_bad_values(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let (who, signs) = (rows::account(1, 1), rows::account(2, 1));
    let good = DirectedRow {
        federation_id: who.federation_id,
        id: DirectedId(Uuid::from_u128(1)),
        account_id: who.id,
        directed_on: "2026-03-01".to_owned(),
        minutes: 1440,
        event: "Club evening".to_owned(),
        part: "co_directed".to_owned(),
        cosigner_federation_id: signs.federation_id,
        cosigner_account_id: signs.id,
        state: "asked".to_owned(),
        answer: String::new(),
        entered_at: at(0),
        decided_at: None,
    };
    keep(&store, &good).await.unwrap();
    let next = DirectedRow { id: DirectedId(Uuid::from_u128(2)), ..good.clone() };
    for odd in [
        DirectedRow { directed_on: "1 March".to_owned(), ..next.clone() },
        DirectedRow { minutes: 0, ..next.clone() },
        DirectedRow { minutes: 1441, ..next.clone() },
        DirectedRow { event: String::new(), ..next.clone() },
        DirectedRow { part: "watched".to_owned(), ..next.clone() },
    ] {
        let refused = keep(&store, &odd).await;
        assert!(matches!(refused, Err(StoreError::Value(_))), "{odd:?}: {refused:?}");
    }
    let mut write = store.write().await.unwrap();
    let odd = DirectedRow { state: "perhaps".to_owned(), decided_at: Some(at(1)), ..good.clone() };
    let refused = directed::decide(&mut write, &odd, "asked").await;
    assert!(matches!(refused, Err(StoreError::Value(_))), "{refused:?}");
    drop(write);
    let stored = directed::by_id(&store, good.federation_id, good.id).await.unwrap().expect("exists");
    assert_eq!((stored.directed, stored.account_name, stored.cosigner_name), (good, who.name, signs.name));
}
