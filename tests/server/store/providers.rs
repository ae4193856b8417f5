//! The tables `provider`, `provider_link` and `provider_flow`.

use crate::store::database::Database;
use crate::store::rows::{self, at};
use serde_json::{Value, json};
use store::account_deletion::erase;
use store::provider::{self, ProviderId, ProviderRow};
use store::provider_flow::{self, ProviderFlowRow};
use store::provider_link::{self, ProviderLinkRow};
use store::{Key, Store, StoreError};
use uuid::Uuid;

contract! {
    providers_round_trip, offered_ones_are_listed_with_their_federation, links_are_unique_both_ways,
    state_is_taken_once, expired_sign_ins_are_removed, removing_a_provider_removes_links,
    account_deletion_removes_links, issuer_never_changes,
}

fn row(federation: u128, number: u128) -> ProviderRow {
    ProviderRow {
        federation_id: rows::federation(federation).id,
        id: ProviderId(Uuid::from_u128(number)),
        name: "'; DROP TABLE provider; -- ♠".to_owned(),
        issuer: "https://id.example.org/realms/members".to_owned(),
        client: "director".to_owned(),
        secret: Some(vec![1, 2, 3]),
        scopes: "profile email".to_owned(),
        number_claim: "member_number".to_owned(),
        email_rule: "verified".to_owned(),
        admits: true,
        trusts_factor: false,
        is_offered: true,
        tried_at: Some(at(5)),
        metadata: json!({"issuer": "https://id.example.org/realms/members", "n": 1}),
        keys: json!({"keys": []}),
        read_at: at(4),
        created_at: at(3),
    }
}

fn link(account: u128, provider: u128, subject: &str) -> ProviderLinkRow {
    let owner = rows::account(1, account);
    ProviderLinkRow {
        federation_id: owner.federation_id,
        provider_id: ProviderId(Uuid::from_u128(provider)),
        subject: subject.to_owned(),
        account_id: owner.id,
        number: Some("NBF-7".to_owned()),
        linked_at: at(10),
        used_at: at(10),
    }
}

fn flow(number: u8, seconds: i64) -> ProviderFlowRow {
    ProviderFlowRow {
        federation_id: rows::federation(1).id,
        secret_hash: vec![number; 32],
        provider_id: ProviderId(Uuid::from_u128(7)),
        account_id: Some(rows::account(1, 1).id),
        purpose: "link".to_owned(),
        state: "state".to_owned(),
        nonce: "nonce".to_owned(),
        verifier: "verifier".to_owned(),
        identity: Value::Null,
        expires_at: at(seconds),
    }
}

/// A store with the providers 7 and 8 of the first federation, and 9 of the second.
async fn with_providers(database: &Database) -> Store {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let mut write = store.write().await.unwrap();
    for row in [row(1, 7), row(1, 8), row(2, 9)] {
        provider::insert(&mut write, &row).await.unwrap();
    }
    write.commit().await.unwrap();
    store
}

async fn insert(store: &Store, link: &ProviderLinkRow) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    provider_link::insert(&mut write, link).await?;
    write.commit().await
}

async fn links(store: &Store, account: u128) -> Vec<ProviderLinkRow> {
    let owner = rows::account(1, account);
    provider_link::of_account(store, owner.federation_id, owner.id).await.unwrap()
}

pub async fn providers_round_trip(database: Database) {
    let store = with_providers(&database).await;
    let (federation, id) = (row(1, 7).federation_id, row(1, 7).id);
    assert_eq!(provider::by_id(&store, federation, id).await.unwrap(), Some(row(1, 7)));
    assert_eq!(provider::by_id(&store, row(2, 9).federation_id, id).await.unwrap(), None);
    let changed = ProviderRow { secret: None, tried_at: None, is_offered: false, ..row(1, 7) };
    let mut write = store.write().await.unwrap();
    assert!(provider::update(&mut write, &changed).await.unwrap());
    let read = ProviderRow { keys: json!({"keys": [1]}), read_at: at(9), ..row(1, 8) };
    provider::set_documents(&mut write, &read).await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(provider::of_federation(&store, federation).await.unwrap(), [changed, read]);
}

pub async fn offered_ones_are_listed_with_their_federation(database: Database) {
    let store = with_providers(&database).await;
    let mut write = store.write().await.unwrap();
    provider::update(&mut write, &ProviderRow { is_offered: false, ..row(1, 8) }).await.unwrap();
    write.commit().await.unwrap();
    let listed = provider::offered(&store).await.unwrap();
    let listed: Vec<_> = listed.into_iter().map(|one| (one.code, one.id)).collect();
    assert_eq!(listed, [("fed1".to_owned(), row(1, 7).id), ("fed2".to_owned(), row(2, 9).id)]);
}

pub async fn links_are_unique_both_ways(database: Database) {
    let store = with_providers(&database).await;
    insert(&store, &link(1, 7, "ada")).await.unwrap();
    let same_subject = insert(&store, &link(2, 7, "ada")).await;
    assert!(
        matches!(same_subject, Err(StoreError::Unique(Key::Primary(key))) if key == "provider_link_pkey")
    );
    let same_account = insert(&store, &link(1, 7, "other")).await;
    assert!(matches!(same_account, Err(StoreError::Unique(Key::ProviderAccount))));
    insert(&store, &link(1, 8, "ada")).await.unwrap();
    assert_eq!(links(&store, 1).await.len(), 2);
    let mut write = store.write().await.unwrap();
    provider_link::touch(&mut write, &link(1, 7, "ada"), None, at(20)).await.unwrap();
    write.commit().await.unwrap();
    let touched = ProviderLinkRow { number: None, used_at: at(20), ..link(1, 7, "ada") };
    let federation = touched.federation_id;
    let found = provider_link::by_subject(&store, federation, touched.provider_id, "ada").await.unwrap();
    assert_eq!(found, Some(touched));
}

pub async fn state_is_taken_once(database: Database) {
    let store = with_providers(&database).await;
    let begun = flow(1, 100);
    let mut write = store.write().await.unwrap();
    provider_flow::insert(&mut write, &begun).await.unwrap();
    assert!(provider_flow::take_state(&mut write, &begun).await.unwrap());
    assert!(!provider_flow::take_state(&mut write, &begun).await.unwrap());
    provider_flow::set_identity(&mut write, &begun, &json!({"subject": "ada"}), at(200)).await.unwrap();
    write.commit().await.unwrap();
    let (federation, hash) = (begun.federation_id, &begun.secret_hash);
    let kept = provider_flow::by_secret(&store, federation, hash, at(199)).await.unwrap().unwrap();
    assert_eq!((kept.state.as_str(), kept.nonce.as_str(), kept.verifier.as_str()), ("", "", ""));
    assert_eq!(kept.identity, json!({"subject": "ada"}));
    assert_eq!(provider_flow::by_secret(&store, federation, hash, at(200)).await.unwrap(), None, "expired");
    let mut write = store.write().await.unwrap();
    assert!(!provider_flow::take_state(&mut write, &kept).await.unwrap(), "an empty state is none");
    assert!(provider_flow::delete(&mut write, federation, hash).await.unwrap());
    write.commit().await.unwrap();
}

pub async fn expired_sign_ins_are_removed(database: Database) {
    let store = with_providers(&database).await;
    let mut write = store.write().await.unwrap();
    for flow in [flow(1, 100), ProviderFlowRow { account_id: None, ..flow(2, 200) }] {
        provider_flow::insert(&mut write, &flow).await.unwrap();
    }
    let federation = flow(1, 0).federation_id;
    assert_eq!(provider_flow::delete_expired(&mut write, federation, at(100)).await.unwrap(), 1);
    write.commit().await.unwrap();
    assert!(provider_flow::by_secret(&store, federation, &[2; 32], at(100)).await.unwrap().is_some());
}

pub async fn removing_a_provider_removes_links(database: Database) {
    let store = with_providers(&database).await;
    insert(&store, &link(1, 7, "ada")).await.unwrap();
    insert(&store, &link(1, 8, "ada")).await.unwrap();
    let mut write = store.write().await.unwrap();
    provider_flow::insert(&mut write, &flow(1, 100)).await.unwrap();
    let (federation, id) = (row(1, 7).federation_id, row(1, 7).id);
    assert!(provider::delete(&mut write, federation, id).await.unwrap());
    write.commit().await.unwrap();
    assert_eq!(links(&store, 1).await, [link(1, 8, "ada")]);
    assert_eq!(provider_link::count(&store, federation, id).await.unwrap(), 0);
    assert_eq!(provider_flow::by_secret(&store, federation, &[1; 32], at(0)).await.unwrap(), None);
}

pub async fn account_deletion_removes_links(database: Database) {
    let store = with_providers(&database).await;
    insert(&store, &link(1, 7, "ada")).await.unwrap();
    insert(&store, &link(2, 7, "grace")).await.unwrap();
    let owner = rows::account(1, 1);
    let mut write = store.write().await.unwrap();
    provider_flow::insert(&mut write, &flow(1, 100)).await.unwrap();
    erase(&mut write, owner.federation_id, owner.id, "gone", false).await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(links(&store, 1).await, []);
    assert_eq!(links(&store, 2).await.len(), 1);
    assert_eq!(provider_flow::by_secret(&store, owner.federation_id, &[1; 32], at(0)).await.unwrap(), None);
}

pub async fn issuer_never_changes(database: Database) {
    let store = with_providers(&database).await;
    let other = ProviderRow { issuer: "https://evil.example.org".to_owned(), ..row(1, 7) };
    let mut write = store.write().await.unwrap();
    provider::update(&mut write, &other).await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(provider::by_id(&store, other.federation_id, other.id).await.unwrap(), Some(row(1, 7)));
}
