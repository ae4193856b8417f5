//! Example rows. Each has a number; the same number gives the same row.

use serde_json::json;
use std::collections::BTreeMap;
use store::account::{self, AccountId, AccountRow};
use store::answer::{self, AnswerId, AnswerRow};
use store::federation::{self, Federation, FederationId};
use store::session::{self, SessionRow};
use store::{Moment, Store, StoreError};
use time::Duration;
use time::macros::datetime;
use uuid::Uuid;

/// This many seconds into a fixed day.
pub fn at(seconds: i64) -> Moment {
    Moment::new(datetime!(2026-03-01 09:30:00.123456 UTC)).plus(Duration::seconds(seconds))
}

pub fn federation(number: u128) -> Federation {
    Federation {
        id: FederationId(Uuid::from_u128(number)),
        code: format!("fed{number}"),
        name: format!("Norges Bridgeforbund № {number} ♠"),
        language: "nb".to_owned(),
        languages: vec!["nb".to_owned(), "en".to_owned()],
        edition: "2017".to_owned(),
        edition_from: Some("2017-08-01".to_owned()),
        zone: "Europe/Oslo".to_owned(),
        levels: vec!["Klubb".to_owned(), "Krets".to_owned()],
        sign_up: "confirmed".to_owned(),
        keeps_record: false,
        disclosure: "laws".to_owned(),
        awaits_results: false,
        second_issuer: "always".to_owned(),
        elections: json!({"similar": {"upper": 800, "lower": 500}, "claim_order": "top_down", "strict": true}),
        created_at: at(0),
    }
}

pub fn account(federation: u128, number: u128) -> AccountRow {
    AccountRow {
        federation_id: FederationId(Uuid::from_u128(federation)),
        id: AccountId(Uuid::from_u128(number)),
        email: format!("trainee{number}@example.org"),
        name: format!("Øystein Å. {number}"),
        password_hash: "$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaGhhc2g".to_owned(),
        created_at: at(1),
        member_number: Some(format!("NBF-{number}")),
        confirmed_at: Some(at(2)),
        must_confirm: true,
        language: Some("nb".to_owned()),
        law_language: Some("en".to_owned()),
        law_beside: true,
    }
}

pub fn session(federation: u128, account: u128, number: u8) -> SessionRow {
    SessionRow {
        federation_id: FederationId(Uuid::from_u128(federation)),
        token_hash: vec![number; 32],
        account_id: AccountId(Uuid::from_u128(account)),
        created_at: at(10),
        expires_at: at(1000),
        last_seen_at: at(10),
        ends_at: at(5000),
        idle_seconds: 990,
        device: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0".to_owned(),
        awaits_code: false,
        proven_at: None,
        provider_factor: false,
    }
}

pub fn answer(federation: u128, account: u128, number: u128) -> AnswerRow {
    AnswerRow {
        federation_id: FederationId(Uuid::from_u128(federation)),
        account_id: AccountId(Uuid::from_u128(account)),
        id: AnswerId(Uuid::from_u128(number)),
        scenario: "pass-at-lhos-turn".to_owned(),
        scenario_digest: "0f".repeat(32),
        answer: BTreeMap::from([
            ("law".to_owned(), vec!["30B1".to_owned()]),
            ("unauthorised_for".to_owned(), vec!["north".to_owned(), "south".to_owned()]),
            ("cancelled".to_owned(), vec![]),
        ]),
        edition: "2017".to_owned(),
        engine: "0.1.0".to_owned(),
        mark: 667,
        components: BTreeMap::from([
            ("law".to_owned(), "right".to_owned()),
            ("unauthorised_for".to_owned(), "wrong".to_owned()),
        ]),
        answered_at: at(60),
        confidence: None,
        evidence: true,
    }
}

pub async fn add_federation(store: &Store, row: &Federation) -> Result<Federation, StoreError> {
    let mut write = store.write().await?;
    let stored = federation::ensure(&mut write, row).await?;
    write.commit().await?;
    Ok(stored)
}

pub async fn add_account(store: &Store, row: &AccountRow) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    account::insert(&mut write, row).await?;
    write.commit().await
}

pub async fn add_session(store: &Store, row: &SessionRow) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    session::insert(&mut write, row).await?;
    write.commit().await
}

pub async fn add_answer(store: &Store, row: &AnswerRow) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    answer::insert(&mut write, row).await?;
    write.commit().await
}

/// Federations 1 and 2, each with accounts 1 and 2.
pub async fn two_federations(store: &Store) {
    for number in [1, 2] {
        add_federation(store, &federation(number)).await.unwrap();
        for person in [1, 2] {
            add_account(store, &account(number, person)).await.unwrap();
        }
    }
}
