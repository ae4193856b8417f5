//! The table `studio_form`, and the server's rules for it.

use crate::store::database::Database;
use crate::store::own_bank::writer;
use crate::store::rows::{self, at};
use crate::store::signing_up::server;
use server::own_bank::{FORM_LIFETIME, FORM_LIMIT};
use store::studio_form::{self, StudioFormId, StudioFormRow};
use store::{Store, StoreError};
use time::Duration;
use uuid::Uuid;

contract! {
    rows_round_trip_until_they_expire, form_is_its_senders, latest_forms_are_kept,
}

fn row(account: u128, id: u128, seconds: i64) -> StudioFormRow {
    let owner = rows::account(1, account);
    StudioFormRow {
        federation_id: owner.federation_id,
        account_id: owner.id,
        id: StudioFormId(Uuid::from_u128(id)),
        fields: "note=%F0%9F%82%A1&text=\'; DROP TABLE studio_form; --".to_owned(),
        expires_at: at(seconds),
    }
}

async fn insert(store: &Store, row: &StudioFormRow) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    studio_form::insert(&mut write, row).await?;
    write.commit().await
}

pub async fn rows_round_trip_until_they_expire(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let (first, second) = (row(1, 1, 10), row(1, 2, 20));
    for row in [&first, &second] {
        insert(&store, row).await.unwrap();
    }
    let (federation, account) = (first.federation_id, first.account_id);
    let all = async || studio_form::of_account(&store, federation, account).await.unwrap();
    assert_eq!(all().await, [second.clone(), first.clone()]);
    let by_id =
        async |seconds| studio_form::by_id(&store, federation, account, first.id, at(seconds)).await.unwrap();
    assert_eq!(by_id(9).await, Some(first.clone()));
    assert_eq!(by_id(10).await, None);
    let mut write = store.write().await.unwrap();
    assert_eq!(studio_form::delete_expired(&mut write, federation, at(10)).await.unwrap(), 1);
    write.commit().await.unwrap();
    assert_eq!(all().await, [second]);
    let mut stranger = row(1, 3, 0);
    stranger.account_id = rows::account(1, 99).id;
    assert!(matches!(insert(&store, &stranger).await, Err(StoreError::Reference)), "it needs an account");
}

pub async fn form_is_its_senders(database: Database) {
    let (server, clock) = server(&database).await;
    let (ada, grace) = (writer(&server, "Ada").await, writer(&server, "Grace").await);
    let id = server.own_bank.store_form(&ada, "note=long").await.unwrap();
    let found = async |who| server.own_bank.stored_form(who, id).await.unwrap();
    assert_eq!(found(&ada).await.as_deref(), Some("note=long"));
    assert_eq!(found(&grace).await, None);
    let exported = server.data_exports.everything_of(ada.by()).await.unwrap();
    assert_eq!(exported["unsaved_scenarios"][0]["form"], "note=long");
    clock.advance(FORM_LIFETIME - Duration::seconds(1));
    assert!(found(&ada).await.is_some());
    clock.advance(Duration::seconds(1));
    assert_eq!(found(&ada).await, None);
}

pub async fn latest_forms_are_kept(database: Database) {
    let (server, clock) = server(&database).await;
    let (ada, grace) = (writer(&server, "Ada").await, writer(&server, "Grace").await);
    let theirs = server.own_bank.store_form(&grace, "note=theirs").await.unwrap();
    let mut ids = Vec::new();
    for n in 0..=FORM_LIMIT {
        clock.advance(Duration::seconds(1));
        ids.push(server.own_bank.store_form(&ada, &format!("note={n}")).await.unwrap());
    }
    let found = async |who, id| server.own_bank.stored_form(who, id).await.unwrap();
    assert_eq!(found(&ada, ids[0]).await, None, "the oldest");
    for id in &ids[1..] {
        assert!(found(&ada, *id).await.is_some());
    }
    assert!(found(&grace, theirs).await.is_some());
}
