//! Concurrent actions of which only one may succeed, or one must see the other. The order is
//! forced: another transaction holds the end of the federation's log, which is locked last in every
//! transaction, so that the first waits before its commit while the second begins.

use crate::store::certificates::{earn, examiner, proposed, signing};
use crate::store::courses::{leader, made, spring};
use crate::store::directed::{cosigner, own, session};
use crate::store::enrolments::tried;
use crate::store::place::{Kind, Place};
use crate::store::practice::trainee;
use crate::store::second_factors::set_up;
use crate::store::signing_up::{GOOD, server};
use server::Server;
use server::accounts::second_factor::RECOVERY_CODES;
use server::accounts::{Account, CodeFault, Password, SecondFactor, SessionToken, SignInFault, TicketFault};
use server::audit::By;
use server::certificates::{BulkState, IssueFault, Proposal};
use server::directed::{DirectedFault, EnterFault};
use server::enrolment::{DryRun, State};
use server::federation::Settings;
use server::roles::{Allowed, Role};
use std::collections::BTreeSet;
use std::time::Duration;
use store::{WriteTransaction, audit};
use tokio::task::JoinHandle;

const NEW: &str = "blek tinde sokk glass";

/// Long enough for whatever does not wait to be done, or to stand before what it waits for.
pub async fn a_while() {
    tokio::time::sleep(Duration::from_millis(400)).await;
}

/// Begins something by itself. It must come to wait.
pub async fn waiting<T: Send + 'static>(work: impl Future<Output = T> + Send + 'static) -> JoinHandle<T> {
    let begun = tokio::spawn(work);
    a_while().await;
    assert!(!begun.is_finished(), "it waits for what somebody else holds");
    begun
}

/// A lock that blocks every audit entry of the server's own federation.
async fn end_of_log(place: &Place, server: &Server) -> WriteTransaction {
    let mut held = place.open().await.write().await.unwrap();
    audit::lock_head(&mut held, server.federation().id).await.unwrap();
    held
}

/// Lets go, and what came of the two.
async fn both<A, B>(held: WriteTransaction, first: JoinHandle<A>, second: JoinHandle<B>) -> (A, B) {
    drop(held);
    let ended = async { (first.await.unwrap(), second.await.unwrap()) };
    tokio::time::timeout(Duration::from_secs(20), ended).await.expect("neither waits for the other")
}

type SignedIn = Result<(Account, SessionToken), SignInFault>;

/// Signs in with the password that Ada had.
fn signing_in(server: &Server) -> impl Future<Output = SignedIn> + Send + 'static {
    let server = server.clone();
    async move { server.sign_in(server.federation(), "ada@example.org", Password::new(GOOD)).await }
}

pub async fn new_session_knows_the_new_role(place: Place) {
    let (server, _) = server(&place).await;
    let ada = trainee(&server, "Ada").await;
    let held = end_of_log(&place, &server).await;
    let giving = server.clone();
    let giving = waiting(async move {
        giving.set_role_of(By::Program, giving.federation(), &ada, Role::Examiner, true).await
    })
    .await;
    let entering = waiting(signing_in(&server)).await;
    let (given, entered) = both(held, giving, entering).await;
    assert!(given.unwrap());
    entered.unwrap();
    let long = "SELECT COUNT(*) FROM session WHERE idle_seconds > 7200";
    assert_eq!(place.count(long).await, 0, "nobody who holds exams is signed in for a month");
    assert_eq!(place.count("SELECT COUNT(*) FROM session").await, 1);
}

pub async fn old_password_cannot_race_a_change(place: Place) {
    let (server, _) = server(&place).await;
    let ada = trainee(&server, "Ada").await;
    let held = end_of_log(&place, &server).await;
    let replacing = server.clone();
    let replacing = waiting(async move { replacing.replace_password(&ada, Password::new(NEW)).await }).await;
    let entering = waiting(signing_in(&server)).await;
    let (replaced, entered) = both(held, replacing, entering).await;
    replaced.unwrap();
    assert!(matches!(entered, Err(SignInFault::Wrong)), "{entered:?}");
    assert_eq!(place.count("SELECT COUNT(*) FROM session").await, 0);
}

pub async fn old_password_cannot_race_a_link(place: Place) {
    let (server, _) = server(&place).await;
    let ada = trainee(&server, "Ada").await;
    let held = end_of_log(&place, &server).await;
    let (replacing, asking, her) = (server.clone(), server.clone(), ada.clone());
    let replacing = waiting(async move { replacing.replace_password(&her, Password::new(NEW)).await }).await;
    let asking =
        waiting(
            async move { asking.ask_for_address(&ada, Password::new(GOOD), "somebody@example.org").await },
        )
        .await;
    let (replaced, asked) = both(held, replacing, asking).await;
    replaced.unwrap();
    assert!(matches!(asked, Err(TicketFault::Wrong)), "{asked:?}");
    assert_eq!(place.count("SELECT COUNT(*) FROM ticket").await, 0);
}

pub async fn new_session_awaits_new_factor(place: Place) {
    let (server, _) = server(&place).await;
    let ada = trainee(&server, "Ada").await;
    server.begin_second_factor(&ada).await.unwrap();
    let SecondFactor::Begun(secret) = server.second_factor(&ada).await.unwrap() else { panic!() };
    let code = secret.code_at(server.now());
    let held = end_of_log(&place, &server).await;
    let confirming = server.clone();
    let confirming = waiting(async move { confirming.confirm_second_factor(&ada, None, &code).await }).await;
    let entering = waiting(signing_in(&server)).await;
    let (confirmed, entered) = both(held, confirming, entering).await;
    confirmed.unwrap();
    assert!(server.awaits_code(&entered.unwrap().1).await.unwrap());
    assert_eq!(place.count("SELECT COUNT(*) FROM session").await, 1);
}

pub async fn sign_out_beats_a_pending_code(place: Place) {
    let (server, _) = server(&place).await;
    let ada = trainee(&server, "Ada").await;
    let code = set_up(&server, &ada).await.remove(0);
    let (_, token) = signing_in(&server).await.unwrap();
    let held = end_of_log(&place, &server).await;
    let (leaving, coming) = (server.clone(), server.clone());
    let leaving = waiting(async move { leaving.sign_out_everywhere(&ada).await }).await;
    let coming = waiting(async move { coming.give_code(&token, &code).await }).await;
    let (left, came) = both(held, leaving, coming).await;
    assert_eq!(left.unwrap(), 1);
    assert!(matches!(came, Err(CodeFault::NothingAwaited)), "{came:?}");
    assert_eq!(place.count("SELECT COUNT(*) FROM session").await, 0);
    let used = "SELECT COUNT(*) FROM recovery_code WHERE used_at IS NOT NULL";
    assert_eq!(place.count(used).await, 1, "the code was the right one");
}

pub async fn concurrent_codes_are_one_set(place: Place) {
    let (server, _) = server(&place).await;
    let ada = trainee(&server, "Ada").await;
    set_up(&server, &ada).await;
    let held = end_of_log(&place, &server).await;
    let making = || {
        let (server, ada) = (server.clone(), ada.clone());
        async move { server.renew_recovery_codes(&ada, Password::new(GOOD)).await }
    };
    let (first, second) = (waiting(making()).await, waiting(making()).await);
    let (first, second) = both(held, first, second).await;
    assert!(first.is_ok() && second.is_ok());
    assert_eq!(
        place.count("SELECT COUNT(*) FROM recovery_code").await,
        i64::try_from(RECOVERY_CODES).unwrap()
    );
}

pub async fn double_entry_is_one_session(place: Place) {
    let (server, _) = server(&place).await;
    let (karl, _) = cosigner(&server, "Karl", Role::CourseLeader).await;
    let ada = trainee(&server, "Ada").await;
    let allowed = own(&server, &ada).await;
    let form = session("2026-02-28", "Club evening, Bergen", &karl);
    let held = end_of_log(&place, &server).await;
    let entering = || {
        let (server, allowed, form) = (server.clone(), allowed.clone(), form.clone());
        async move { server.enter_directed(&allowed, &form).await }
    };
    let (first, second) = (waiting(entering()).await, waiting(entering()).await);
    let (first, second) = both(held, first, second).await;
    first.unwrap();
    assert!(
        matches!(&second, Err(EnterFault::Faults(faults)) if *faults == [DirectedFault::Twice]),
        "{second:?}"
    );
    assert_eq!(place.count("SELECT COUNT(*) FROM directed").await, 1);
}

pub async fn who_leaves_gets_no_name_any_more(place: Place) {
    let (server, _) = server(&place).await;
    let ada = trainee(&server, "Ada").await;
    let held = end_of_log(&place, &server).await;
    let (leaving, naming, her) = (server.clone(), server.clone(), ada.clone());
    let leaving = waiting(async move { leaving.leave(&her, Password::new(GOOD)).await }).await;
    let naming = waiting(async move { naming.rename(&ada, "Ada Lovelace").await }).await;
    let (left, named) = both(held, leaving, naming).await;
    left.unwrap();
    // On SQLite it may come first: a deletion is counted before the password is checked.
    assert!(named.is_err() || place.kind == Kind::Sqlite, "{named:?}");
    assert_eq!(place.count("SELECT COUNT(*) FROM account WHERE name <> ''").await, 0);
}

/// A person who has earned a certificate, and two nodes with the same proposal.
async fn two_who_issue(place: &Place) -> ([(Server, Allowed); 2], BTreeSet<String>) {
    let (first, _) = signing(place).await;
    let (second, _) = signing(place).await;
    let (_, karl) = examiner(&first, "Karl").await;
    let (_, greta) = examiner(&first, "Greta").await;
    first.ready_to_sign().await.unwrap();
    let ada = trainee(&first, "Ada").await;
    earn(&first, &ada).await;
    let chosen = proposed(&first, &karl).await.iter().map(Proposal::key).collect();
    ([(first, karl), (second, greta)], chosen)
}

/// Its final result.
pub async fn ended(server: &Server, allowed: &Allowed) -> BulkState {
    loop {
        match server.being_issued(allowed).await.unwrap().expect("it was begun").state() {
            BulkState::AtWork => tokio::time::sleep(Duration::from_millis(5)).await,
            state => return state,
        }
    }
}

pub async fn two_nodes_issue_once(place: Place) {
    let (both, chosen) = two_who_issue(&place).await;
    // On SQLite any lock blocks everything, including the lease.
    let held = match place.kind {
        Kind::Postgres => Some(end_of_log(&place, &both[0].0).await),
        Kind::Sqlite => None,
    };
    let [(first, karl), (second, greta)] = &both;
    first.issue_chosen(karl, &crate::store::after_exams::bank(), &chosen).await.unwrap();
    a_while().await;
    let refused = second.issue_chosen(greta, &crate::store::after_exams::bank(), &chosen).await;
    assert!(matches!(refused, Err(IssueFault::AtWork | IssueFault::Nothing)), "{refused:?}");
    for (server, allowed) in both.iter().filter(|_| held.is_some()) {
        assert_eq!(server.being_issued(allowed).await.unwrap().unwrap().state(), BulkState::AtWork);
    }
    drop(held);
    let done = BulkState::Done { issued: 1, agreed: 0, left: Vec::new() };
    for (server, allowed) in &both {
        assert_eq!(ended(server, allowed).await, done);
    }
    assert_eq!(place.count("SELECT COUNT(*) FROM certificate").await, 1);
}

/// Carries a file out, to its end.
pub async fn carried(server: Server, allowed: Allowed, trial: DryRun) -> State {
    server.begin_enrolment(&allowed, &trial).await.unwrap();
    loop {
        let now = server.trial(&allowed, trial.id).await.unwrap().expect("it was tried");
        match now.state() {
            State::Running => tokio::time::sleep(Duration::from_millis(5)).await,
            state => return state,
        }
    }
}

pub async fn concurrent_import_is_applied_once(place: Place) {
    let (server, _) = server(&place).await;
    let (_, allowed) = leader(&server, "Ada").await;
    made(&server, &allowed, &spring()).await;
    let lines = "Grace;Hopper;grace@example.org;7;spring;;\nKarl;K;karl@example.org;;spring;student;0\n";
    let (first, second) = (tried(&server, &allowed, lines).await, tried(&server, &allowed, lines).await);
    let held = end_of_log(&place, &server).await;
    let first = waiting(carried(server.clone(), allowed.clone(), first)).await;
    let second = waiting(carried(server.clone(), allowed.clone(), second)).await;
    let (first, second) = both(held, first, second).await;
    let counts = |state: &State| match state {
        State::Done(plan) => plan.counts(),
        other => panic!("{other:?}"),
    };
    // Both are jobs by then, and whichever is taken up first makes them.
    let mut counted = [counts(&first), counts(&second)];
    counted.sort_unstable();
    assert_eq!(counted, [(0, 0, 2), (2, 0, 0)]);
    assert_eq!(place.count("SELECT COUNT(*) FROM account").await, 3);
}

pub async fn log_orders_concurrent_settings(place: Place) {
    let (server, _) = server(&place).await;
    let held = end_of_log(&place, &server).await;
    let changing = |name: &str| {
        let (server, name) = (server.clone(), name.to_owned());
        let settings = Settings { name, ..Settings::of(server.federation()) };
        async move { server.change_federation(By::Program, server.federation(), &settings).await }
    };
    let (first, second) = (waiting(changing("One")).await, waiting(changing("Two")).await);
    let (first, second) = both(held, first, second).await;
    assert!(first.is_ok() && second.is_ok());
    let told = "SELECT detail FROM audit WHERE deed = 'federation-changed' ORDER BY number DESC LIMIT 1";
    assert_eq!(place.text(told).await, r#"{"name":{"before":"One","now":"Two"}}"#);
}
