//! The table `ticket`: the secrets in emailed links.

use crate::store::database::Database;
use crate::store::rows::{self, at};
use store::ticket::{self, TicketRow};
use store::{Key, Store, StoreError};

contract! {
    ticket_needs_secret_purpose_time, ticket_is_redeemed_once, removes_expired_tickets_only,
}

fn row(federation: u128, account: u128, number: u8) -> TicketRow {
    let account = rows::account(federation, account);
    TicketRow {
        federation_id: account.federation_id,
        secret_hash: vec![number; 32],
        account_id: account.id,
        purpose: "reset".to_owned(),
        email: account.email,
        created_at: at(10),
        expires_at: at(100),
    }
}

async fn issued(store: &Store, row: &TicketRow) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    ticket::insert(&mut write, row).await?;
    write.commit().await
}

pub async fn ticket_needs_secret_purpose_time(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let one = row(1, 1, 7);
    issued(&store, &one).await.unwrap();
    let (here, there) = (rows::federation(1).id, rows::federation(2).id);
    let by = async |federation, secret: u8, purpose, now| {
        ticket::by_secret(&store, federation, &[secret; 32], purpose, at(now)).await.unwrap()
    };
    assert_eq!(by(here, 7, "reset", 99).await.as_ref(), Some(&one));
    assert_eq!(by(there, 7, "reset", 99).await, None);
    assert_eq!(by(here, 8, "reset", 99).await, None);
    assert_eq!(by(here, 7, "invitation", 99).await, None);
    assert_eq!(by(here, 7, "reset", 100).await, None, "it has expired");
    assert!(!format!("{one:?}").contains("example.org"));
    let again = issued(&store, &one).await;
    assert!(
        matches!(&again, Err(StoreError::Unique(Key::Primary(key))) if key == "ticket_pkey"),
        "{again:?}"
    );
    let odd = TicketRow { purpose: "anything".to_owned(), ..row(1, 1, 9) };
    assert!(matches!(issued(&store, &odd).await, Err(StoreError::Value(_))));
    let nobody = TicketRow { account_id: rows::account(1, 9).id, ..row(1, 1, 9) };
    assert!(matches!(issued(&store, &nobody).await, Err(StoreError::Reference)));
}

pub async fn ticket_is_redeemed_once(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let one = row(1, 1, 7);
    issued(&store, &one).await.unwrap();
    let redeeming: Vec<_> = (0..20)
        .map(|_| {
            let (store, one) = (store.clone(), one.clone());
            tokio::spawn(async move {
                let mut write = store.write().await.unwrap();
                let redeemed = ticket::redeem(&mut write, &one, at(99)).await.unwrap();
                write.commit().await.unwrap();
                redeemed
            })
        })
        .collect();
    let mut redeemed = 0;
    for one in redeeming {
        redeemed += u32::from(one.await.unwrap());
    }
    assert_eq!(redeemed, 1);
}

pub async fn removes_expired_tickets_only(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    for one in [row(1, 1, 1), row(1, 1, 2), row(1, 2, 3), row(2, 1, 4)] {
        issued(&store, &one).await.unwrap();
    }
    issued(&store, &TicketRow { expires_at: at(50), ..row(1, 2, 5) }).await.unwrap();
    let here = rows::federation(1).id;
    let mut write = store.write().await.unwrap();
    assert!(!ticket::redeem(&mut write, &row(1, 1, 1), at(100)).await.unwrap(), "it has expired");
    assert_eq!(ticket::delete_expired(&mut write, here, at(50)).await.unwrap(), 1);
    assert_eq!(ticket::delete_of_account(&mut write, here, rows::account(1, 1).id).await.unwrap(), 2);
    write.commit().await.unwrap();
    assert_eq!(database.count("SELECT COUNT(*) FROM ticket").await, 2);
}
