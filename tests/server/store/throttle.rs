//! The table `throttle`: limits shared by all servers over one database.

use crate::store::database::Database;
use crate::store::signing_up::{GOOD, server};
use server::Server;
use server::accounts::{Browser, Password, SignInFault};
use server::rate_limits::RateLimit;
use server::rate_limits::policy::{ATTEMPTS, REFILL, WINDOW};
use store::federation::FederationId;
use store::{Moment, Store};
use time::Duration;
use time::macros::datetime;

contract! {
    two_servers_have_one_limit, success_is_shared_between_nodes, nodes_share_the_limit,
    counts_failures_only, slow_limit_admits_one_more, unjudged_attempt_is_free,
    anyone_removes_expired_windows, outage_allows_no_attempt,
}

const BERIT: &str = "berit@example.org";

/// Noon of a day.
fn noon() -> Moment {
    Moment::new(datetime!(2026-01-01 12:00 UTC))
}

/// Two servers over one database, each with its own connections, and an account.
async fn two(database: &Database) -> [Server; 2] {
    let (one, _) = server(database).await;
    one.sign_up
        .with_password(&Browser::default(), one.federation(), "Berit", BERIT, Password::new(GOOD))
        .await
        .unwrap();
    [one, server(database).await.0]
}

async fn sign_in(server: &Server, password: &str) -> Result<(), SignInFault> {
    server
        .sign_in
        .with_password(&Browser::default(), server.federation(), BERIT, Password::new(password))
        .await
        .map(|_| ())
}

/// A limit of this many in the federation.
async fn limit(database: &Database, most: u32) -> (Store, RateLimit, FederationId) {
    let (server, _) = server(database).await;
    let store = database.open().await;
    (store.clone(), RateLimit::new(store, "test", most, WINDOW), server.federation().id)
}

pub async fn two_servers_have_one_limit(database: Database) {
    let servers = two(&database).await;
    for server in servers.iter().cycle().take(ATTEMPTS as usize) {
        assert!(matches!(sign_in(server, "something else").await, Err(SignInFault::Wrong)));
    }
    for server in &servers {
        let fault = sign_in(server, GOOD).await.unwrap_err();
        assert!(matches!(fault, SignInFault::TooManyAttempts { wait } if wait == REFILL), "{fault}");
    }
}

pub async fn success_is_shared_between_nodes(database: Database) {
    let [one, other] = two(&database).await;
    for _ in 0..3 {
        for _ in 1..ATTEMPTS {
            assert!(matches!(sign_in(&one, "something else").await, Err(SignInFault::Wrong)));
        }
        sign_in(&other, GOOD).await.unwrap();
    }
}

pub async fn nodes_share_the_limit(database: Database) {
    let servers = two(&database).await;
    let trying: Vec<_> = (0..ATTEMPTS as usize * 4)
        .map(|n| {
            let server = servers[n % 2].clone();
            tokio::spawn(async move { sign_in(&server, "something else").await.unwrap_err() })
        })
        .collect();
    let mut judged = 0;
    for tried in trying {
        match tried.await.unwrap() {
            SignInFault::Wrong => judged += 1,
            SignInFault::TooManyAttempts { .. } => {}
            other => panic!("{other}"),
        }
    }
    assert_eq!(judged, ATTEMPTS);
}

pub async fn counts_failures_only(database: Database) {
    let (_, attempts, here) = limit(&database, 2).await;
    let allow = async |who, now| attempts.allow(here, who, now).await.unwrap();
    for _ in 0..5 {
        assert_eq!(allow("192.0.2.1", noon()).await, Ok(()));
    }
    attempts.count(here, "192.0.2.1", noon()).await.unwrap();
    assert_eq!(allow("192.0.2.1", noon()).await, Ok(()));
    attempts.count(here, "192.0.2.1", noon()).await.unwrap();
    assert_eq!(allow("192.0.2.1", noon().plus(Duration::minutes(5))).await, Err(Duration::minutes(10)));
    assert_eq!(allow("192.0.2.2", noon()).await, Ok(()), "others are not delayed");
    assert_eq!(allow("192.0.2.1", noon().plus(WINDOW)).await, Ok(()));
    attempts.count(here, "192.0.2.1", noon().plus(WINDOW)).await.unwrap();
    assert_eq!(allow("192.0.2.1", noon().plus(WINDOW)).await, Ok(()), "it restarts at one");
}

pub async fn slow_limit_admits_one_more(database: Database) {
    let (store, _, here) = limit(&database, 2).await;
    let attempts = RateLimit::new(store, "slow", 2, WINDOW).refilled_each(Duration::minutes(3));
    let begin = async |minute: i64| {
        let now = noon().plus(Duration::seconds(minute * 60));
        attempts.begin(here, BERIT, now).await.unwrap()
    };
    assert_eq!([begin(0).await, begin(0).await], [Ok(()), Ok(())]);
    assert_eq!(begin(1).await, Err(Duration::minutes(2)));
    assert_eq!([begin(3).await, begin(3).await], [Ok(()), Err(Duration::minutes(3))]);
    // Two, and one more each three minutes of the fifteen.
    let mut judged = 3;
    for minute in 4..15 {
        judged += u32::from(begin(minute).await.is_ok());
    }
    assert_eq!(judged, 6);
    assert_eq!(
        [begin(15).await, begin(15).await, begin(15).await.map_err(|_| Duration::ZERO)],
        [Ok(()), Ok(()), Err(Duration::ZERO)]
    );
}

pub async fn unjudged_attempt_is_free(database: Database) {
    let (_, attempts, here) = limit(&database, 2).await;
    for _ in 0..5 {
        assert_eq!(attempts.begin(here, BERIT, noon()).await.unwrap(), Ok(()));
        attempts.take_back(here, BERIT).await;
    }
    assert_eq!(attempts.begin(here, BERIT, noon()).await.unwrap(), Ok(()));
    assert_eq!(attempts.begin(here, BERIT, noon()).await.unwrap(), Ok(()));
    assert_eq!(attempts.begin(here, BERIT, noon()).await.unwrap(), Err(WINDOW));
}

pub async fn anyone_removes_expired_windows(database: Database) {
    let (_, attempts, here) = limit(&database, 2).await;
    let rows = async || database.count("SELECT COUNT(*) FROM throttle").await;
    for n in 0..150 {
        attempts.begin(here, &format!("{n}@example.org"), noon()).await.unwrap().unwrap();
    }
    assert_eq!(rows().await, 150, "nothing is over");
    for n in 0..100 {
        attempts.begin(here, &format!("{n}@example.com"), noon().plus(WINDOW)).await.unwrap().unwrap();
    }
    assert!(rows().await <= 100, "{}", rows().await);
}

pub async fn outage_allows_no_attempt(database: Database) {
    let (store, attempts, here) = limit(&database, 2).await;
    store.close().await;
    assert!(attempts.begin(here, BERIT, noon()).await.is_err());
    assert!(attempts.allow(here, BERIT, noon()).await.is_err());
    assert!(attempts.count(here, BERIT, noon()).await.is_err());
}
