//! The table `account`.

use crate::place::Place;
use crate::rows;
use director::store::account::{self, AccountRow};
use director::store::{Key, StoreError};

pub async fn an_account_is_read_as_it_was_written(place: Place) {
    let store = place.open().await;
    rows::two_federations(&store).await;
    let row = rows::account(1, 1);
    assert_eq!(account::by_id(&store, row.federation_id, row.id).await.unwrap(), Some(row.clone()));
    assert_eq!(account::by_email(&store, row.federation_id, &row.email).await.unwrap(), Some(row));
}

pub async fn an_address_is_one_account_within_a_federation(place: Place) {
    let store = place.open().await;
    rows::two_federations(&store).await;
    let twin = AccountRow { email: rows::account(1, 1).email, ..rows::account(1, 3) };
    let refused = rows::add_account(&store, &twin).await;
    assert!(matches!(refused, Err(StoreError::Unique(Key::AccountEmail))), "{refused:?}");
}

pub async fn an_address_may_be_in_two_federations(place: Place) {
    let store = place.open().await;
    rows::two_federations(&store).await;
    let (here, there) = (rows::account(1, 1), rows::account(2, 1));
    assert_eq!(here.email, there.email);
    assert_eq!(account::by_email(&store, here.federation_id, &here.email).await.unwrap(), Some(here));
    assert_eq!(account::by_email(&store, there.federation_id, &there.email).await.unwrap(), Some(there));
}

pub async fn an_id_that_is_there_already_is_named(place: Place) {
    let store = place.open().await;
    rows::two_federations(&store).await;
    let twin =
        AccountRow { email: "another@example.org".to_owned(), member_number: None, ..rows::account(1, 1) };
    let refused = rows::add_account(&store, &twin).await;
    assert!(matches!(refused, Err(StoreError::Unique(Key::AccountId))), "{refused:?}");
}

pub async fn an_account_of_no_federation_is_refused(place: Place) {
    let store = place.open().await;
    let refused = rows::add_account(&store, &rows::account(1, 1)).await;
    assert!(matches!(refused, Err(StoreError::Reference)), "{refused:?}");
}

pub async fn an_account_is_found_in_its_own_federation_only(place: Place) {
    let store = place.open().await;
    rows::two_federations(&store).await;
    let row = rows::account(1, 3);
    rows::add_account(&store, &row).await.unwrap();
    let elsewhere = rows::federation(2).id;
    assert_eq!(account::by_id(&store, elsewhere, row.id).await.unwrap(), None);
    assert_eq!(account::by_email(&store, elsewhere, &row.email).await.unwrap(), None);
}

pub async fn an_address_is_found_in_its_own_letters_only(place: Place) {
    let store = place.open().await;
    rows::two_federations(&store).await;
    let federation = rows::federation(1).id;
    for other in ["TRAINEE1@example.org", "trainee1@example.org ", "trainee_@example.org", "%"] {
        assert_eq!(account::by_email(&store, federation, other).await.unwrap(), None, "{other}");
    }
}

pub async fn a_row_is_printed_without_the_person(place: Place) {
    let store = place.open().await;
    rows::two_federations(&store).await;
    let row = rows::account(1, 1);
    let printed = format!("{:?}", account::by_id(&store, row.federation_id, row.id).await.unwrap().unwrap());
    for secret in [row.email, row.name, row.password_hash] {
        assert!(!printed.contains(&secret), "{printed}");
    }
}
