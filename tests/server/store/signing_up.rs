//! The server's rules for signing up.

use crate::store::database::Database;
use server::Server;
use server::accounts::{Browser, Cost, Field, Password, SignUpFailure, SignUpFault};
use server::accounts::{Guessable, policy};
use server::clock::Clock;
use server::entropy::Entropy;
use time::macros::datetime;

contract! {
    sign_up_signs_in, reports_every_sign_up_fault, address_ignores_case, concurrent_sign_up_is_one,
    faulty_form_stores_nothing, stores_no_password_or_token, demo_federation_exists_once,
}

pub const GOOD: &str = "kvart ost regn lykt";

/// A server over a fresh database, whose clock stands still.
pub async fn server(database: &Database) -> (Server, Clock) {
    let clock = Clock::standing_at(datetime!(2026-03-01 09:30 UTC));
    let server =
        Server::new(database.open().await, clock.clone(), Entropy::system(), Cost::TRIFLING).await.unwrap();
    (server, clock)
}

/// Faults of a form.
async fn faults(server: &Server, name: &str, email: &str, password: &str) -> Vec<SignUpFault> {
    match server
        .sign_up
        .with_password(&Browser::default(), server.federation(), name, email, Password::new(password))
        .await
    {
        Ok(_) => vec![],
        Err(SignUpFailure::Faults(faults)) => faults,
        Err(other) => panic!("{other}"),
    }
}

pub async fn sign_up_signs_in(database: Database) {
    let (server, _) = server(&database).await;
    let (account, token) = server
        .sign_up
        .with_password(
            &Browser::default(),
            server.federation(),
            "  Berit Ås ",
            " Berit@Example.ORG ",
            Password::new(GOOD),
        )
        .await
        .unwrap();
    assert_eq!((account.name.as_str(), account.email.as_str()), ("Berit Ås", "berit@example.org"));
    assert_eq!(account.federation, server.federation().id);
    assert_eq!(server.sessions.who(&token).await.unwrap(), Some(account));
    let printed =
        format!("{:?} {token:?} {:?}", server.sessions.who(&token).await.unwrap(), Password::new(GOOD));
    for secret in ["berit", "Berit", GOOD, token.as_str()] {
        assert!(!printed.contains(secret), "{printed}");
    }
}

pub async fn reports_every_sign_up_fault(database: Database) {
    let (server, _) = server(&database).await;
    server
        .sign_up
        .with_password(
            &Browser::default(),
            server.federation(),
            "Berit",
            "berit@example.org",
            Password::new(GOOD),
        )
        .await
        .unwrap();
    let found = faults(&server, "", "", "").await;
    assert_eq!(found, [SignUpFault::NameEmpty, SignUpFault::EmailEmpty, SignUpFault::PasswordTooShort]);
    assert_eq!(
        found.iter().map(|fault| fault.field()).collect::<Vec<_>>(),
        [Field::Name, Field::Email, Field::Password]
    );
    let found = faults(&server, &"x".repeat(101), "berit@example.org", &"x".repeat(257)).await;
    assert_eq!(found, [SignUpFault::NameTooLong, SignUpFault::EmailTaken, SignUpFault::PasswordTooLong]);
    // Password strength is checked last.
    let found = faults(&server, "Be\u{202E}rit", "berit", "aaaaaaaaaaaa").await;
    assert_eq!(found, [SignUpFault::NameUnprintable, SignUpFault::EmailMalformed]);
    let found = faults(&server, "Berit", "new@example.org", "aaaaaaaaaaaa").await;
    assert_eq!(found, [SignUpFault::PasswordGuessable(Guessable::Repeated)]);
}

#[tokio::test]
async fn validates_name_address_password() {
    let database = Database::new(crate::store::database::Kind::Sqlite).await;
    let (server, _) = server(&database).await;
    let long = format!("{}@example.org", "x".repeat(policy::EMAIL_LIMIT));
    let email = |typed: &'static str| ("Berit", typed, GOOD, SignUpFault::EmailMalformed);
    let name = |typed: &'static str, fault| (typed, "new@example.org", GOOD, fault);
    let password =
        |typed: &'static str, why| ("Berit", "new@example.org", typed, SignUpFault::PasswordGuessable(why));
    for (name, email, password, fault) in [
        name(" \t ", SignUpFault::NameEmpty),
        name("1 2 3", SignUpFault::NameEmpty),
        name("\u{200B}", SignUpFault::NameUnprintable),
        name("Be\0rit", SignUpFault::NameUnprintable),
        name("Be\nrit", SignUpFault::NameUnprintable),
        ("Berit", &long, GOOD, SignUpFault::EmailTooLong),
        email("example.org"),
        email("@example.org"),
        email("berit@"),
        email("berit@example"),
        email("berit@example..org"),
        email("berit@-example.org"),
        email("berit@exa mple.org"),
        email("be rit@example.org"),
        email("be\0rit@example.org"),
        email("a@b@example.org"),
        email("Berit <berit@example.org>"),
        ("Berit", "new@example.org", "kvart ost", SignUpFault::PasswordTooShort),
        password("password12", Guessable::Common),
        password("1234567890", Guessable::Common),
        password("new@example.org", Guessable::Simple),
    ] {
        assert_eq!(faults(&server, name, email, password).await, [fault], "{name:?} {email:?} {password:?}");
    }
    for (number, name) in ["Ng", "李", "O’Brien-Ås, Jr.", "محمد"].into_iter().enumerate() {
        let email = format!("o'b.r+{number}@bücher-bridge.example");
        assert_eq!(faults(&server, name, &email, GOOD).await, [], "{name} {email}");
    }
}

pub async fn address_ignores_case(database: Database) {
    let (server, _) = server(&database).await;
    server
        .sign_up
        .with_password(
            &Browser::default(),
            server.federation(),
            "Berit",
            "berit@example.org",
            Password::new(GOOD),
        )
        .await
        .unwrap();
    assert_eq!(faults(&server, "Another", "BERIT@Example.Org", GOOD).await, [SignUpFault::EmailTaken]);
}

pub async fn concurrent_sign_up_is_one(database: Database) {
    let (server, _) = server(&database).await;
    let signing: Vec<_> = (0..8)
        .map(|_| {
            let server = server.clone();
            tokio::spawn(async move { faults(&server, "Berit", "berit@example.org", GOOD).await })
        })
        .collect();
    let mut found = Vec::new();
    for signed in signing {
        found.push(signed.await.unwrap());
    }
    found.sort_by_key(Vec::len);
    assert_eq!(found[0], []);
    assert!(found[1..].iter().all(|faults| *faults == [SignUpFault::EmailTaken]), "{found:?}");
    assert_eq!(database.count("SELECT COUNT(*) FROM account").await, 1);
    assert_eq!(database.count("SELECT COUNT(*) FROM session").await, 1, "and no session without an account");
}

pub async fn faulty_form_stores_nothing(database: Database) {
    let (server, _) = server(&database).await;
    assert_ne!(faults(&server, "Berit", "berit@example.org", "short").await, []);
    assert_eq!(database.count("SELECT COUNT(*) FROM account").await, 0);
    assert_eq!(database.count("SELECT COUNT(*) FROM session").await, 0);
}

pub async fn stores_no_password_or_token(database: Database) {
    let (server, _) = server(&database).await;
    let (_, token) = server
        .sign_up
        .with_password(
            &Browser::default(),
            server.federation(),
            "Berit",
            "berit@example.org",
            Password::new(GOOD),
        )
        .await
        .unwrap();
    let hash = database.text("SELECT password_hash FROM account").await;
    assert!(hash.starts_with("$argon2id$v=19$m=8,t=1,p=1$") && !hash.contains(GOOD), "{hash}");
    let stored = match database.kind {
        crate::store::database::Kind::Sqlite => {
            database.text("SELECT lower(hex(token_hash)) FROM session").await
        }
        crate::store::database::Kind::Postgres => {
            database.text("SELECT encode(token_hash, 'hex') FROM session").await
        }
    };
    assert_eq!(stored.len(), 64);
    assert_ne!(stored, token.as_str());
}

pub async fn demo_federation_exists_once(database: Database) {
    let store = database.open().await;
    let starting: Vec<_> = (0..8)
        .map(|_| {
            let store = store.clone();
            let server = Server::new(store, Clock::system(), Entropy::system(), Cost::TRIFLING);
            tokio::spawn(async move { server.await.unwrap().federation().clone() })
        })
        .collect();
    let mut found = Vec::new();
    for started in starting {
        found.push(started.await.unwrap());
    }
    let first = found[0].clone();
    assert_eq!((first.code.as_str(), first.name.as_str()), ("demo", "Demonstration Federation"));
    assert_eq!((first.language.as_str(), first.edition.as_str()), ("en", "2017"));
    assert!(found.iter().all(|federation| *federation == first), "{found:?}");
    assert_eq!(database.count("SELECT COUNT(*) FROM federation").await, 1);
}
