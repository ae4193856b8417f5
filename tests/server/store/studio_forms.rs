//! Forms of the studio that are kept for their senders.

use crate::store::database::Database;
use crate::store::own_bank::writer;
use crate::store::signing_up::server;
use server::jobs::KeptKind;
use time::Duration;

contract! {
    form_is_its_senders, latest_forms_are_kept, account_deletion_removes_forms,
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
    clock.advance(KeptKind::STUDIO.lifetime - Duration::seconds(1));
    assert!(found(&ada).await.is_some());
    clock.advance(Duration::seconds(1));
    assert_eq!(found(&ada).await, None);
}

pub async fn latest_forms_are_kept(database: Database) {
    let (server, clock) = server(&database).await;
    let (ada, grace) = (writer(&server, "Ada").await, writer(&server, "Grace").await);
    let theirs = server.own_bank.store_form(&grace, "note=theirs").await.unwrap();
    let mut ids = Vec::new();
    for n in 0..=KeptKind::STUDIO.most {
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

pub async fn account_deletion_removes_forms(database: Database) {
    let (server, _) = server(&database).await;
    let (ada, grace) = (writer(&server, "Ada").await, writer(&server, "Grace").await);
    let (own, theirs) = (
        server.own_bank.store_form(&ada, "note=own").await.unwrap(),
        server.own_bank.store_form(&grace, "note=theirs").await.unwrap(),
    );
    let who = ada.by();
    let mut write = database.open().await.write().await.unwrap();
    store::account_deletion::erase(&mut write, who.federation, who.id, "gone", false).await.unwrap();
    write.commit().await.unwrap();
    assert_eq!(server.own_bank.stored_form(&ada, own).await.unwrap(), None);
    assert!(server.own_bank.stored_form(&grace, theirs).await.unwrap().is_some());
}
