//! The server's rules for signing in and out, and for sessions.

use crate::store::database::Database;
use crate::store::signing_up::{GOOD, server};
use server::Server;
use server::accounts::session::SESSION_LASTS;
use server::accounts::{Account, Browser, Password, SessionToken, SignInFault};
use server::clock::Clock;
use server::rate_limits::policy::{ATTEMPTS, REFILL};
use time::Duration;

contract! {
    right_password_signs_in, hides_unknown_addresses, every_sign_in_has_a_new_token,
    signing_out_ends_that_session_only, unknown_token_is_signed_out, idle_session_ends,
    active_session_continues, removes_expired_sessions, one_attempt_a_minute_after_limit,
    concurrent_attempts_are_limited, success_resets_the_limit, malformed_address_is_just_wrong,
}

const BERIT: &str = "berit@example.org";

/// A server with an account.
async fn with_berit(database: &Database) -> (Server, Clock, Account, SessionToken) {
    let (server, clock) = server(database).await;
    let (account, token) = server
        .sign_up
        .with_password(&Browser::default(), server.federation(), "Berit", BERIT, Password::new(GOOD))
        .await
        .unwrap();
    (server, clock, account, token)
}

async fn sign_in(
    server: &Server,
    email: &str,
    password: &str,
) -> Result<(Account, SessionToken), SignInFault> {
    server
        .sign_in
        .with_password(&Browser::default(), server.federation(), email, Password::new(password))
        .await
}

async fn is_wrong(server: &Server, email: &str, password: &str) -> bool {
    matches!(sign_in(server, email, password).await, Err(SignInFault::Wrong))
}

pub async fn right_password_signs_in(database: Database) {
    let (server, _, account, _) = with_berit(&database).await;
    for email in [BERIT, " Berit@EXAMPLE.org\n"] {
        let (who, token) = sign_in(&server, email, GOOD).await.unwrap();
        assert_eq!(who, account);
        assert_eq!(server.sessions.who(&token).await.unwrap(), Some(who));
    }
}

pub async fn hides_unknown_addresses(database: Database) {
    let (server, ..) = with_berit(&database).await;
    let mut texts = Vec::new();
    for (email, password) in
        [(BERIT, "kvart ost regn lykT"), (BERIT, ""), ("nobody@example.org", GOOD), ("", "")]
    {
        let fault = sign_in(&server, email, password).await.unwrap_err();
        texts.push(format!("{fault} {fault:?}"));
    }
    texts.dedup();
    assert_eq!(texts.len(), 1, "{texts:?}");
}

pub async fn every_sign_in_has_a_new_token(database: Database) {
    let (server, _, account, first) = with_berit(&database).await;
    let (_, second) = sign_in(&server, BERIT, GOOD).await.unwrap();
    let (_, third) = sign_in(&server, BERIT, GOOD).await.unwrap();
    assert!(first != second && second != third && first != third);
    for token in [first, second, third] {
        let read = SessionToken::parse(token.as_str()).unwrap();
        assert_eq!(server.sessions.who(&read).await.unwrap().as_ref(), Some(&account));
    }
}

pub async fn signing_out_ends_that_session_only(database: Database) {
    let (server, _, account, first) = with_berit(&database).await;
    let (_, second) = sign_in(&server, BERIT, GOOD).await.unwrap();
    server.sessions.sign_out(&first).await.unwrap();
    server.sessions.sign_out(&first).await.unwrap();
    assert_eq!(server.sessions.who(&first).await.unwrap(), None);
    assert_eq!(server.sessions.who(&second).await.unwrap(), Some(account));
}

pub async fn unknown_token_is_signed_out(database: Database) {
    let (server, _, _, token) = with_berit(&database).await;
    let invented = SessionToken::parse(&format!("demo.{}", "0".repeat(64))).unwrap();
    assert_eq!(server.sessions.who(&invented).await.unwrap(), None);
    server.sessions.sign_out(&invented).await.unwrap();
    let upper = token.as_str().to_uppercase();
    for text in [
        "",
        "0",
        &"0".repeat(63),
        &"0".repeat(65),
        &"g".repeat(64),
        &format!("{upper}A")[1..],
        "é".repeat(32).as_str(),
    ] {
        assert_eq!(SessionToken::parse(text), None, "{text}");
    }
}

pub async fn idle_session_ends(database: Database) {
    let (server, clock, account, token) = with_berit(&database).await;
    clock.advance(SESSION_LASTS - Duration::microseconds(1));
    let (_, other) = sign_in(&server, BERIT, GOOD).await.unwrap();
    clock.advance(Duration::microseconds(1));
    assert_eq!(server.sessions.who(&token).await.unwrap(), None);
    assert_eq!(server.sessions.who(&token).await.unwrap(), None, "asking does not wake it");
    assert_eq!(server.sessions.who(&other).await.unwrap(), Some(account));
}

pub async fn active_session_continues(database: Database) {
    let (server, clock, account, token) = with_berit(&database).await;
    for _ in 0..6 {
        clock.advance(Duration::days(20));
        assert_eq!(server.sessions.who(&token).await.unwrap().as_ref(), Some(&account));
    }
}

pub async fn removes_expired_sessions(database: Database) {
    let (server, clock, ..) = with_berit(&database).await;
    clock.advance(SESSION_LASTS);
    sign_in(&server, BERIT, GOOD).await.unwrap();
    assert_eq!(database.count("SELECT COUNT(*) FROM session").await, 1);
}

pub async fn one_attempt_a_minute_after_limit(database: Database) {
    let (server, clock, ..) = with_berit(&database).await;
    for email in [BERIT, "nobody@example.org"] {
        for _ in 0..ATTEMPTS {
            assert!(is_wrong(&server, email, "something else").await);
        }
        let too_many = async |wait| {
            let fault = sign_in(&server, email, GOOD).await.unwrap_err();
            assert!(matches!(fault, SignInFault::TooManyAttempts { wait: told } if told == wait), "{fault}");
        };
        too_many(REFILL).await;
        clock.advance(REFILL / 2);
        too_many(REFILL / 2).await;
        clock.advance(REFILL / 2);
        assert!(is_wrong(&server, email, "something else").await);
        too_many(REFILL).await;
        assert!(is_wrong(&server, &format!("x{email}"), GOOD).await, "others are not delayed");
    }
    clock.advance(REFILL);
    sign_in(&server, BERIT, GOOD).await.unwrap();
}

pub async fn concurrent_attempts_are_limited(database: Database) {
    let (server, ..) = with_berit(&database).await;
    let trying: Vec<_> = (0..ATTEMPTS * 3)
        .map(|_| {
            let server = server.clone();
            tokio::spawn(async move { is_wrong(&server, BERIT, "something else").await })
        })
        .collect();
    let mut judged = 0;
    for tried in trying {
        judged += u32::from(tried.await.unwrap());
    }
    assert_eq!(judged, ATTEMPTS);
}

pub async fn success_resets_the_limit(database: Database) {
    let (server, ..) = with_berit(&database).await;
    for _ in 0..3 {
        for _ in 1..ATTEMPTS {
            assert!(is_wrong(&server, BERIT, "something else").await);
        }
        sign_in(&server, BERIT, GOOD).await.unwrap();
    }
}

pub async fn malformed_address_is_just_wrong(database: Database) {
    let (server, ..) = with_berit(&database).await;
    for email in ["\0", "berit\0@example.org", &"x".repeat(100_000), "' OR 1=1 --", "%"] {
        assert!(is_wrong(&server, email, GOOD).await);
    }
}
