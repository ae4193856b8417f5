//! Failures possible on PostgreSQL only, with concurrent writers: rows locked by others, and
//! exhausted connections.

use super::faults;
use crate::exam::{self, PAPER, fixed};
use crate::store::after_exams::bank;
use crate::store::attempts::ExamFixture;
use crate::store::certificates::{certified_holder, earn, examiner, proposed, signing_server};
use crate::store::concurrency::{a_while, carried, ended, waiting};
use crate::store::courses::{leader, made, spring};
use crate::store::database::{Database, Kind};
use crate::store::emailed_links::token;
use crate::store::enrolments::tried;
use crate::store::practice::trainee;
use crate::store::programmes::{new, writer};
use crate::store::signing_up::{GOOD, server};
use crate::store::sittings;
use server::Server;
use server::accommodations::{Accommodation, ExtraTime};
use server::accounts::{Browser, Cost, Password};
use server::certificates::{BulkState, Proposal};
use server::clock::Clock;
use server::enrolment::State;
use server::entropy::Entropy;
use server::exams::{EnterFault, Review, SittingForm};
use sqlx::{Connection, Executor, PgConnection};
use std::collections::BTreeSet;
use std::time::Duration;
use store::account::AccountId;
use store::federation::FederationId;
use store::job::{JobRow, NewJob};
use store::sitting::{SittingId, SittingRow};
use store::throttle::ThrottleKey;
use store::{Moment, StoreError, account, federation, job, throttle, ticket};
use time::macros::datetime;
use uuid::Uuid;

/// Blocks inserts that refer to an account, until dropped.
async fn block_inserts(database: &Database) -> PgConnection {
    let mut fixture = PgConnection::connect(&database.url).await.unwrap();
    fixture.execute("BEGIN").await.unwrap();
    fixture.execute("SELECT id FROM account FOR UPDATE").await.unwrap();
    fixture
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn concurrent_entry_gives_one_attempt() {
    let database = Database::new(Kind::Postgres).await;
    let fixture = ExamFixture::new(&database).await;
    let (other, _) = server(&database).await;
    let twin = SittingRow { id: SittingId(Uuid::from_u128(8)), ..fixture.row.clone() };
    exam::hold(&fixture.store, &twin, &fixed(&PAPER)).await;
    let ada = trainee(&fixture.server, "Ada").await;
    let lead = sittings::examiner(&fixture.server, "Karl").await.1;
    let mut coming = Vec::new();
    let stop = block_inserts(&database).await;
    for (server, id) in [(&fixture.server, fixture.row.id), (&other, twin.id)] {
        let sitting = fixture.server.sittings.find(&lead, id).await.unwrap().expect("exists");
        let (server, ada) = (server.clone(), ada.clone());
        coming.push(
            waiting(async move { server.admissions.enter(&ada, sitting, "", "here", false).await }).await,
        );
    }
    stop.close().await.unwrap();
    let mut refused = Vec::new();
    for one in coming {
        refused.extend(one.await.unwrap().err());
    }
    assert!(matches!(refused[..], [EnterFault::NoneLeft(None)]), "{refused:?}");
    assert_eq!(database.count("SELECT COUNT(*) FROM attempt").await, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sweeping_keeps_links_in_use() {
    let database = Database::new(Kind::Postgres).await;
    let (server, clock) = server(&database).await;
    let here = server.federation().clone();
    let berit = trainee(&server, "Berit").await;
    trainee(&server, "Ada").await;
    server.accounts.ask_for_reset(None, &here, "berit@example.org").await.unwrap();
    clock.advance(time::Duration::hours(2));
    server.accounts.ask_for_reset(None, &here, "ada@example.org").await.unwrap();
    let mut sweeping = database.open().await.write().await.unwrap();
    assert_eq!(ticket::delete_of_account(&mut sweeping, here.id, berit.id).await.unwrap(), 1);
    let link = token(&server, "ada@example.org").await;
    let (browser, new) = (Browser::default(), Password::new("blek tinde sokk glass"));
    let resetting = server.accounts.reset_password(&browser, &link, new);
    tokio::time::timeout(Duration::from_secs(5), resetting).await.expect("no lock").unwrap();
    // Sweeping does not wait for a locked row either.
    let mut other = database.open().await.write().await.unwrap();
    let swept = ticket::delete_expired(&mut other, here.id, store::Moment::new(server.now()));
    let swept = tokio::time::timeout(Duration::from_secs(5), swept).await.expect("no lock");
    assert_eq!(swept.unwrap(), 0);
}

/// An expired job without a worker.
fn expired_job(federation: FederationId, at: Moment) -> NewJob<'static> {
    let row = JobRow {
        federation_id: federation,
        kind: "issue".to_owned(),
        about: Uuid::nil(),
        id: Uuid::nil(),
        by_federation_id: federation,
        by_account_id: AccountId(Uuid::nil()),
        state: String::new(),
        done: 0,
        total: 0,
        held_by: None,
        held_until: None,
        taken: 0,
        begun_at: at,
        ends_at: at,
        task: String::new(),
    };
    NewJob { row, outcome: "", file: None }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sweeping_skips_locked_rows() {
    let database = Database::new(Kind::Postgres).await;
    let (server, _) = server(&database).await;
    let (here, now, store) = (server.federation().id, Moment::new(server.now()), database.open().await);
    let mut write = store.write().await.unwrap();
    let counted = ThrottleKey { federation: here, kind: "test", who: &[1; 32] };
    throttle::take(&mut write, counted, 5, now, now).await.unwrap();
    assert!(job::begin(&mut write, &expired_job(here, now)).await.unwrap());
    write.commit().await.unwrap();
    let mut fixture = PgConnection::connect(&database.url).await.unwrap();
    fixture.execute("BEGIN").await.unwrap();
    fixture.execute("SELECT kind FROM throttle FOR UPDATE").await.unwrap();
    fixture.execute("SELECT kind FROM job FOR UPDATE").await.unwrap();
    let sweep = async || {
        let mut write = store.write().await.unwrap();
        let limits = throttle::delete_over(&mut write, here, now, 10).await.unwrap();
        let jobs = job::delete_over(&mut write, here, now).await.unwrap();
        write.commit().await.unwrap();
        (limits, jobs)
    };
    let swept = tokio::time::timeout(Duration::from_secs(5), sweep()).await;
    assert_eq!(swept.expect("no lock"), (0, 0));
    // Closing alone returns before the database has released the rows.
    fixture.execute("ROLLBACK").await.unwrap();
    fixture.close().await.unwrap();
    assert_eq!(sweep().await, (1, 1));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn taken_status_index_is_redrawn() {
    let database = Database::new(Kind::Postgres).await;
    let (server, _) = signing_server(&database).await;
    let (_, allowed) = examiner(&server, "Karl").await;
    certified_holder(&server, &allowed, "Grace").await;
    let ada = trainee(&server, "Ada").await;
    earn(&server, &ada).await;
    let chosen = proposed(&server, &allowed).await.iter().map(Proposal::key).collect();
    // A connection of its own: the store's end a transaction that is idle for long.
    let mut fixture = PgConnection::connect(&database.url).await.unwrap();
    fixture.execute("BEGIN").await.unwrap();
    fixture.execute("SELECT id FROM federation FOR UPDATE").await.unwrap();
    server.issuing.issue_chosen(&allowed, &bank(), &chosen).await.unwrap();
    // It has drawn and signed its index, and waits. Now all indexes of the list are taken.
    a_while().await;
    a_while().await;
    database
        .execute(
            "CREATE TEMP TABLE copied AS SELECT * FROM certificate CROSS JOIN generate_series(0, 131071) AS place;
             UPDATE copied SET id = gen_random_uuid(), grounds = '{}', status_index = place, state = 'revoked';
             ALTER TABLE copied DROP COLUMN place;
             INSERT INTO certificate SELECT * FROM copied ON CONFLICT DO NOTHING",
        )
        .await;
    assert_eq!(
        server.issuing.being_issued(&allowed).await.unwrap().unwrap().state(),
        BulkState::AtWork,
        "it still waits"
    );
    fixture.execute("ROLLBACK").await.unwrap();
    let done = BulkState::Done { issued: 1, agreed: 0, left: Vec::new() };
    assert_eq!(ended(&server, &allowed).await, done);
    let of_next = "SELECT COUNT(*) FROM certificate WHERE status_list = 2 AND state = 'valid'";
    assert_eq!(database.count(of_next).await, 1, "the list is full, and another is begun");
}

/// Runs work while only one connection is left.
async fn with_one_connection<T>(what: &str, work: impl Future<Output = T>) -> T {
    let done = tokio::time::timeout(Duration::from_secs(5), work).await;
    done.unwrap_or_else(|_| panic!("{what}: it needs a second connection while it holds one"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_transaction_needs_two_connections() {
    let database = Database::new(Kind::Postgres).await;
    let (store, clock) = (database.open().await, Clock::standing_at(datetime!(2026-03-01 09:30 UTC)));
    let server = Server::new(store.clone(), clock.clone(), Entropy::system(), Cost::TRIFLING).await.unwrap();
    let (_, lead) = sittings::examiner(&server, "Karl").await;
    let write = writer(&server, "Greta").await;
    let (_, teach) = leader(&server, "Lise").await;
    made(&server, &teach, &spring()).await;
    let ada = trainee(&server, "Ada").await;
    let form = sittings::form(&server, &lead).await;
    let open = sittings::opened(&server, &lead, &form).await;
    let other = SittingForm { code: "other".into(), ..form.clone() };
    let draft = sittings::made(&server, &lead, &other).await;
    let rulings = crate::store::after_exams::rulings();
    let file = sittings::FILE.to_owned();
    let prepared = server
        .papers
        .prepare(sittings::bank(), rulings, draft.id, file, Vec::new(), BTreeSet::new())
        .await
        .unwrap();
    server.admissions.enter(&ada, open.clone(), "", "here", false).await.unwrap();
    let programme = server.programmes.make(&write, &bank(), &new("north", "norway")).await.unwrap();
    let text = server.programmes.text(&write, programme, 1).await.unwrap().unwrap();
    let trial = tried(&server, &teach, "Grace;Hopper;grace@example.org;7;spring;;\n").await;
    let home = server.federation().clone();

    // All connections but one are in use.
    let mut others = Vec::new();
    while let Ok(other) = tokio::time::timeout(Duration::from_millis(500), store.write_first()).await {
        others.push(other.unwrap());
    }
    others.pop();

    let more = Accommodation { extra: ExtraTime::Minutes(10), ..Accommodation::default() };
    assert!(
        with_one_connection("granting", server.accommodations.grant(&lead, ada.id, &more)).await.unwrap()
    );
    let stored =
        with_one_connection("keeping a sitting", server.sittings.keep(&lead, Some(open.id), &form)).await;
    assert_eq!(faults(stored), ["is_open"]);
    assert!(with_one_connection("opening", server.sittings.open(&lead, &draft, &prepared)).await.unwrap());
    assert!(with_one_connection("ending", server.sittings.end(&lead, &open)).await.unwrap());
    with_one_connection(
        "review",
        server.results.set_review_phase(None, &lead, open.id, Review::Marks, &"".into(), true),
    )
    .await
    .unwrap();
    let changed = format!("{text}# And a word more\n");
    with_one_connection("writing", server.programmes.write(&write, programme, 1, &changed)).await.unwrap();
    with_one_connection("offering", server.programmes.offer(&write, &bank(), programme, 2)).await.unwrap();
    let state = with_one_connection("a file of people", carried(server.clone(), teach, trial)).await;
    assert!(matches!(state, State::Done(_)), "{state:?}");
    let entered = with_one_connection(
        "signing in",
        server.sign_in.with_password(&Browser::default(), &home, "ada@example.org", Password::new(GOOD)),
    )
    .await;
    with_one_connection(
        "a link",
        server.accounts.ask_for_address(None, &ada, Password::new(GOOD), "a@example.org"),
    )
    .await
    .unwrap();
    with_one_connection("a note", server.notes.note(&ada, "r001", "Mind the turn.")).await.unwrap();
    with_one_connection("leaving", server.accounts.leave(&ada, Password::new(GOOD))).await.unwrap();
    assert_eq!(server.sessions.who(&entered.unwrap().1).await.unwrap(), None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn account_lock_admits_inserts() {
    let database = Database::new(Kind::Postgres).await;
    let (server, _) = server(&database).await;
    let ada = trainee(&server, "Ada").await;
    let mut fixture = database.open().await.write().await.unwrap();
    federation::lock(&mut fixture, ada.federation).await.unwrap();
    assert!(account::lock(&mut fixture, ada.federation, ada.id).await.unwrap().is_some());
    let answering = server.practice.record_answer(&ada, crate::store::practice::new_answer("r001", 1000));
    tokio::time::timeout(Duration::from_secs(5), answering)
        .await
        .expect("an answer waits for nobody")
        .unwrap();
    let (store, her) = (database.open().await, ada.clone());
    let taking = waiting(async move {
        let mut write = store.write().await?;
        account::lock(&mut write, her.federation, her.id).await?;
        Ok::<_, StoreError>(())
    });
    let taking = taking.await;
    drop(fixture);
    taking.await.unwrap().unwrap();
}
