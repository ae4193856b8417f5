//! Concurrent actions of which only one may succeed, or one must see the other. The order is
//! forced: another transaction locks the end of the federation's log, which is locked last in every
//! transaction, so that the first waits before its commit while the second begins.

use crate::store::certificates::{earn, examiner, proposed, signing_server};
use crate::store::courses::{leader, made, spring};
use crate::store::database::{Database, Kind};
use crate::store::directed::{cosigner, own, session};
use crate::store::enrolments::tried;
use crate::store::practice::trainee;
use crate::store::second_factors::set_up;
use crate::store::signing_up::{GOOD, server};
use crate::store::sittings;
use server::Server;
use server::accounts::second_factor::RECOVERY_CODES;
use server::accounts::{
    Account, Browser, CodeFault, Password, SecondFactor, SessionToken, SignInFault, TicketFault,
};
use server::audit::By;
use server::certificates::{BulkState, IssueFault, Proposal};
use server::enrolment::{DryRun, State};
use server::federation::Settings;
use server::forms::Rejection;
use server::roles::{Allowed, Role};
use std::collections::BTreeSet;
use std::time::Duration;
use store::{WriteTransaction, audit};
use tokio::task::JoinHandle;

contract! {
    new_session_knows_the_new_role, old_password_cannot_race_a_change,
    old_password_cannot_race_a_link, new_session_awaits_new_factor, sign_out_beats_a_pending_code,
    concurrent_codes_are_one_set, double_entry_is_one_session, deleted_account_cannot_be_renamed,
    two_nodes_issue_once, concurrent_import_is_applied_once, log_orders_concurrent_settings,
    concurrent_exams_share_no_code,
}

const NEW: &str = "blek tinde sokk glass";

/// Long enough for unblocked work to finish, and for blocked work to reach its lock.
pub async fn a_while() {
    tokio::time::sleep(Duration::from_millis(400)).await;
}

/// Spawns work that must block.
pub async fn waiting<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> JoinHandle<T> {
    let begun = tokio::spawn(work);
    a_while().await;
    assert!(!begun.is_finished(), "it must wait for the lock");
    begun
}

/// A lock that blocks every audit entry of the server's own federation.
async fn lock_log_end(database: &Database, server: &Server) -> WriteTransaction {
    let mut fixture = database.open().await.write().await.unwrap();
    audit::lock_head(&mut fixture, server.federation().id).await.unwrap();
    fixture
}

/// Releases the lock, and returns both results.
async fn both<A, B>(fixture: WriteTransaction, first: JoinHandle<A>, second: JoinHandle<B>) -> (A, B) {
    drop(fixture);
    let ended = async { (first.await.unwrap(), second.await.unwrap()) };
    tokio::time::timeout(Duration::from_secs(20), ended).await.expect("neither waits for the other")
}

type SignedIn = Result<(Account, SessionToken), SignInFault>;

/// Signs in with Ada's old password.
fn signing_in(server: &Server) -> impl Future<Output = SignedIn> + Send + 'static {
    let server = server.clone();
    async move {
        server
            .sign_in
            .with_password(&Browser::default(), server.federation(), "ada@example.org", Password::new(GOOD))
            .await
    }
}

pub async fn new_session_knows_the_new_role(database: Database) {
    let (server, _) = server(&database).await;
    let ada = trainee(&server, "Ada").await;
    let fixture = lock_log_end(&database, &server).await;
    let giving = server.clone();
    let giving = waiting(async move {
        giving.roles.set_role_of(By::Program, giving.federation(), &ada, Role::Examiner, true).await
    })
    .await;
    let entering = waiting(signing_in(&server)).await;
    let (given, entered) = both(fixture, giving, entering).await;
    assert!(given.unwrap());
    entered.unwrap();
    let long = "SELECT COUNT(*) FROM session WHERE idle_seconds > 7200";
    assert_eq!(database.count(long).await, 0, "examiners get no month-long sessions");
    assert_eq!(database.count("SELECT COUNT(*) FROM session").await, 1);
}

pub async fn old_password_cannot_race_a_change(database: Database) {
    let (server, _) = server(&database).await;
    let ada = trainee(&server, "Ada").await;
    let fixture = lock_log_end(&database, &server).await;
    let replacing = server.clone();
    let replacing =
        waiting(async move { replacing.accounts.replace_password(&ada, Password::new(NEW)).await }).await;
    let entering = waiting(signing_in(&server)).await;
    let (replaced, entered) = both(fixture, replacing, entering).await;
    replaced.unwrap();
    assert!(matches!(entered, Err(SignInFault::Wrong)), "{entered:?}");
    assert_eq!(database.count("SELECT COUNT(*) FROM session").await, 0);
}

pub async fn old_password_cannot_race_a_link(database: Database) {
    let (server, _) = server(&database).await;
    let ada = trainee(&server, "Ada").await;
    let fixture = lock_log_end(&database, &server).await;
    let (replacing, asking, her) = (server.clone(), server.clone(), ada.clone());
    let replacing =
        waiting(async move { replacing.accounts.replace_password(&her, Password::new(NEW)).await }).await;
    let asking = waiting(async move {
        asking.accounts.ask_for_address(None, &ada, Password::new(GOOD), "somebody@example.org").await
    })
    .await;
    let (replaced, asked) = both(fixture, replacing, asking).await;
    replaced.unwrap();
    assert!(matches!(asked, Err(TicketFault::Wrong)), "{asked:?}");
    assert_eq!(database.count("SELECT COUNT(*) FROM ticket").await, 0);
}

pub async fn new_session_awaits_new_factor(database: Database) {
    let (server, _) = server(&database).await;
    let ada = trainee(&server, "Ada").await;
    server.second_factors.begin(&ada).await.unwrap();
    let SecondFactor::Begun(secret) = server.second_factors.status(&ada).await.unwrap() else { panic!() };
    let code = secret.code_at(server.now());
    let fixture = lock_log_end(&database, &server).await;
    let confirming = server.clone();
    let confirming = waiting(async move { confirming.second_factors.confirm(&ada, None, &code).await }).await;
    let entering = waiting(signing_in(&server)).await;
    let (confirmed, entered) = both(fixture, confirming, entering).await;
    confirmed.unwrap();
    assert!(server.sign_in.awaits_code(&entered.unwrap().1).await.unwrap());
    assert_eq!(database.count("SELECT COUNT(*) FROM session").await, 1);
}

pub async fn sign_out_beats_a_pending_code(database: Database) {
    let (server, _) = server(&database).await;
    let ada = trainee(&server, "Ada").await;
    let code = set_up(&server, &ada).await.remove(0);
    let (_, token) = signing_in(&server).await.unwrap();
    let fixture = lock_log_end(&database, &server).await;
    let (leaving, coming) = (server.clone(), server.clone());
    let leaving = waiting(async move { leaving.sessions.sign_out_everywhere(&ada).await }).await;
    let coming =
        waiting(async move { coming.sign_in.with_code(&Browser::default(), &token, &code).await }).await;
    let (left, came) = both(fixture, leaving, coming).await;
    assert_eq!(left.unwrap(), 1);
    assert!(matches!(came, Err(CodeFault::NothingAwaited)), "{came:?}");
    assert_eq!(database.count("SELECT COUNT(*) FROM session").await, 0);
    let used = "SELECT COUNT(*) FROM recovery_code WHERE used_at IS NOT NULL";
    assert_eq!(database.count(used).await, 1, "the code was the right one");
}

pub async fn concurrent_codes_are_one_set(database: Database) {
    let (server, _) = server(&database).await;
    let ada = trainee(&server, "Ada").await;
    set_up(&server, &ada).await;
    let fixture = lock_log_end(&database, &server).await;
    let making = || {
        let (server, ada) = (server.clone(), ada.clone());
        async move { server.second_factors.renew_recovery_codes(&ada, Password::new(GOOD)).await }
    };
    let (first, second) = (waiting(making()).await, waiting(making()).await);
    let (first, second) = both(fixture, first, second).await;
    assert!(first.is_ok() && second.is_ok());
    assert_eq!(
        database.count("SELECT COUNT(*) FROM recovery_code").await,
        i64::try_from(RECOVERY_CODES).unwrap()
    );
}

pub async fn double_entry_is_one_session(database: Database) {
    let (server, _) = server(&database).await;
    let (karl, _) = cosigner(&server, "Karl", Role::CourseLeader).await;
    let ada = trainee(&server, "Ada").await;
    let allowed = own(&server, &ada).await;
    let form = session("2026-02-28", "Club evening, Bergen", &karl);
    let fixture = lock_log_end(&database, &server).await;
    let entering = || {
        let (server, allowed, form) = (server.clone(), allowed.clone(), form.clone());
        async move { server.directed.enter(&allowed, &form).await }
    };
    let (first, second) = (waiting(entering()).await, waiting(entering()).await);
    let (first, second) = both(fixture, first, second).await;
    first.unwrap();
    assert!(matches!(&second, Err(Rejection::Faults(faults)) if *faults == ["twice"]), "{second:?}");
    assert_eq!(database.count("SELECT COUNT(*) FROM directed").await, 1);
}

pub async fn deleted_account_cannot_be_renamed(database: Database) {
    let (server, _) = server(&database).await;
    let ada = trainee(&server, "Ada").await;
    let fixture = lock_log_end(&database, &server).await;
    let (leaving, naming, her) = (server.clone(), server.clone(), ada.clone());
    let leaving = waiting(async move { leaving.accounts.leave(&her, Password::new(GOOD)).await }).await;
    let naming = waiting(async move { naming.accounts.rename(&ada, "Ada Lovelace").await }).await;
    let (left, named) = both(fixture, leaving, naming).await;
    left.unwrap();
    // On SQLite it may come first: a deletion is counted before the password is checked.
    assert!(named.is_err() || database.kind == Kind::Sqlite, "{named:?}");
    assert_eq!(database.count("SELECT COUNT(*) FROM account WHERE name <> ''").await, 0);
}

/// A person who has earned a certificate, and two nodes with the same proposal.
async fn two_issuing_nodes(database: &Database) -> ([(Server, Allowed); 2], BTreeSet<String>) {
    let (first, _) = signing_server(database).await;
    let (second, _) = signing_server(database).await;
    let (_, karl) = examiner(&first, "Karl").await;
    let (_, greta) = examiner(&first, "Greta").await;
    first.signing_keys.ready_to_sign().await.unwrap();
    let ada = trainee(&first, "Ada").await;
    earn(&first, &ada).await;
    let chosen = proposed(&first, &karl).await.iter().map(Proposal::key).collect();
    ([(first, karl), (second, greta)], chosen)
}

/// Its final result.
pub async fn ended(server: &Server, allowed: &Allowed) -> BulkState {
    loop {
        match server.issuing.being_issued(allowed).await.unwrap().expect("begun").state() {
            BulkState::AtWork => tokio::time::sleep(Duration::from_millis(5)).await,
            state => return state,
        }
    }
}

pub async fn two_nodes_issue_once(database: Database) {
    let (both, chosen) = two_issuing_nodes(&database).await;
    // On SQLite any lock blocks everything, including the lease.
    let fixture = match database.kind {
        Kind::Postgres => Some(lock_log_end(&database, &both[0].0).await),
        Kind::Sqlite => None,
    };
    let [(first, karl), (second, greta)] = &both;
    first.issuing.issue_chosen(karl, &crate::store::after_exams::bank(), &chosen).await.unwrap();
    a_while().await;
    let refused = second.issuing.issue_chosen(greta, &crate::store::after_exams::bank(), &chosen).await;
    assert!(matches!(refused, Err(IssueFault::AtWork | IssueFault::Nothing)), "{refused:?}");
    for (server, allowed) in both.iter().filter(|_| fixture.is_some()) {
        assert_eq!(server.issuing.being_issued(allowed).await.unwrap().unwrap().state(), BulkState::AtWork);
    }
    drop(fixture);
    let done = BulkState::Done { issued: 1, agreed: 0, left: Vec::new() };
    for (server, allowed) in &both {
        assert_eq!(ended(server, allowed).await, done);
    }
    assert_eq!(database.count("SELECT COUNT(*) FROM certificate").await, 1);
}

/// Applies an import, to its end.
pub async fn carried(server: Server, allowed: Allowed, trial: DryRun) -> State {
    server.enrolment.begin(None, &allowed, &trial).await.unwrap();
    loop {
        let now = server.enrolment.trial(&allowed, trial.id).await.unwrap().expect("a dry run");
        match now.state() {
            State::Running => tokio::time::sleep(Duration::from_millis(5)).await,
            state => return state,
        }
    }
}

pub async fn concurrent_import_is_applied_once(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = leader(&server, "Ada").await;
    made(&server, &allowed, &spring()).await;
    let lines = "Grace;Hopper;grace@example.org;7;spring;;\nKarl;K;karl@example.org;;spring;student;0\n";
    let (first, second) = (tried(&server, &allowed, lines).await, tried(&server, &allowed, lines).await);
    let fixture = lock_log_end(&database, &server).await;
    let first = waiting(carried(server.clone(), allowed.clone(), first)).await;
    let second = waiting(carried(server.clone(), allowed.clone(), second)).await;
    let (first, second) = both(fixture, first, second).await;
    let counts = |state: &State| match state {
        State::Done(plan) => plan.counts(),
        other => panic!("{other:?}"),
    };
    // Both are jobs by then, and the first to be taken makes them.
    let mut counted = [counts(&first), counts(&second)];
    counted.sort_unstable();
    assert_eq!(counted, [(0, 0, 2), (2, 0, 0)]);
    assert_eq!(database.count("SELECT COUNT(*) FROM account").await, 3);
}

pub async fn log_orders_concurrent_settings(database: Database) {
    let (server, _) = server(&database).await;
    let fixture = lock_log_end(&database, &server).await;
    let changing = |name: &str| {
        let (server, name) = (server.clone(), name.to_owned());
        let settings = Settings { name, ..Settings::of(server.federation()) };
        async move { server.federations.change(By::Program, server.federation(), &settings).await }
    };
    let (first, second) = (waiting(changing("One")).await, waiting(changing("Two")).await);
    let (first, second) = both(fixture, first, second).await;
    assert!(first.is_ok() && second.is_ok());
    let sql = "SELECT detail FROM audit WHERE deed = 'federation-changed' ORDER BY number DESC LIMIT 1";
    assert_eq!(database.text(sql).await, r#"{"name":{"before":"One","now":"Two"}}"#);
}

pub async fn concurrent_exams_share_no_code(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = sittings::examiner(&server, "Ada").await;
    let form = sittings::form(&server, &allowed).await;
    let fixture = lock_log_end(&database, &server).await;
    let keeping = || {
        let (server, allowed, form) = (server.clone(), allowed.clone(), form.clone());
        async move { server.sittings.keep(&allowed, None, &form).await }
    };
    let (first, second) = (waiting(keeping()).await, waiting(keeping()).await);
    let (first, second) = both(fixture, first, second).await;
    assert_eq!((first.is_ok(), second.is_ok()), (true, false), "{first:?} {second:?}");
    assert_eq!(database.count("SELECT COUNT(*) FROM sitting").await, 1);
}
