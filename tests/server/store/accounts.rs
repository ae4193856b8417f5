//! The table `account`.

use crate::store::database::Database;
use crate::store::rows;
use collation::Alphabet;
use store::account::{self, AccountRow, PageQuery};
use store::{Key, StoreError};

contract! {
    account_round_trips, names_sort_alphabetically, search_ignores_case_and_marks,
    fills_collation_keys_of_old_rows, fills_many_collation_keys, address_is_unique_per_federation,
    two_federations_may_share_an_address, duplicate_id_is_named, account_needs_a_federation,
    account_belongs_to_one_federation, address_lookup_is_exact, debug_output_hides_the_person,
}

pub async fn account_round_trips(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let row = rows::account(1, 1);
    assert_eq!(account::by_id(&store, row.federation_id, row.id).await.unwrap(), Some(row.clone()));
    assert_eq!(account::by_email(&store, row.federation_id, &row.email).await.unwrap(), Some(row));
}

pub async fn address_is_unique_per_federation(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let twin = AccountRow { email: rows::account(1, 1).email, ..rows::account(1, 3) };
    let refused = rows::add_account(&store, &twin).await;
    assert!(matches!(refused, Err(StoreError::Unique(Key::AccountEmail))), "{refused:?}");
}

pub async fn two_federations_may_share_an_address(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let (here, there) = (rows::account(1, 1), rows::account(2, 1));
    assert_eq!(here.email, there.email);
    assert_eq!(account::by_email(&store, here.federation_id, &here.email).await.unwrap(), Some(here));
    assert_eq!(account::by_email(&store, there.federation_id, &there.email).await.unwrap(), Some(there));
}

pub async fn duplicate_id_is_named(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let twin =
        AccountRow { email: "another@example.org".to_owned(), member_number: None, ..rows::account(1, 1) };
    let refused = rows::add_account(&store, &twin).await;
    assert!(
        matches!(&refused, Err(StoreError::Unique(Key::Primary(key))) if key == "account_pkey"),
        "{refused:?}"
    );
}

pub async fn account_needs_a_federation(database: Database) {
    let store = database.open().await;
    let refused = rows::add_account(&store, &rows::account(1, 1)).await;
    assert!(matches!(refused, Err(StoreError::Reference)), "{refused:?}");
}

pub async fn account_belongs_to_one_federation(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let row = rows::account(1, 3);
    rows::add_account(&store, &row).await.unwrap();
    let elsewhere = rows::federation(2).id;
    assert_eq!(account::by_id(&store, elsewhere, row.id).await.unwrap(), None);
    assert_eq!(account::by_email(&store, elsewhere, &row.email).await.unwrap(), None);
}

pub async fn address_lookup_is_exact(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let federation = rows::federation(1).id;
    for other in ["TRAINEE1@example.org", "trainee1@example.org ", "trainee_@example.org", "%"] {
        assert_eq!(account::by_email(&store, federation, other).await.unwrap(), None, "{other}");
    }
}

pub async fn debug_output_hides_the_person(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let row = rows::account(1, 1);
    let printed = format!("{:?}", account::by_id(&store, row.federation_id, row.id).await.unwrap().unwrap());
    for secret in [row.email, row.name, row.password_hash] {
        assert!(!printed.contains(&secret), "{printed}");
    }
}

pub async fn names_sort_alphabetically(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let federation = rows::federation(2).id;
    let names = ["Zoé", "Åse", "Ærlig", "eric", "Øystein", "Éric", "Aase", "Anna", "Anna"];
    for (at, name) in (0..).zip(names) {
        let row = AccountRow { name: name.to_owned(), ..rows::account(2, 10 + at) };
        rows::add_account(&store, &row).await.unwrap();
    }
    for alphabet in Alphabet::ALL {
        let (mut found, mut last): (Vec<String>, Option<AccountRow>) = (Vec::new(), None);
        loop {
            let after = last.as_ref().map(|row| (row.name.as_str(), row.id));
            let part = PageQuery { alphabet: Some(alphabet), after, limit: 2 };
            let part = account::page(&store, federation, "", part).await.unwrap();
            let Some(row) = part.last() else { break };
            found.extend(part.iter().map(|row| row.name.clone()));
            last = Some(row.clone());
        }
        let mut expected = found.clone();
        alphabet.sort(&mut expected, |name| name);
        assert_eq!(found, expected, "{alphabet:?}");
        assert!(names.iter().all(|name| found.iter().any(|one| one == name)), "{found:?}");
        let database = |sought: &str| found.iter().position(|name| name == sought);
        assert_eq!(database("Åse") > database("Zoé"), alphabet == Alphabet::Norwegian, "{found:?}");
    }
}

pub async fn search_ignores_case_and_marks(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let federation = rows::federation(2).id;
    for (at, name) in (0..).zip(["Åse Øvrebø", "Éric", "Erica", "Anna"]) {
        let row = AccountRow { name: name.to_owned(), ..rows::account(2, 10 + at) };
        rows::add_account(&store, &row).await.unwrap();
    }
    let mut write = store.write().await.unwrap();
    assert!(account::set_name(&mut write, federation, rows::account(2, 13).id, "Zoé").await.unwrap());
    write.commit().await.unwrap();
    // Opening again changes nothing.
    store.close().await;
    let store = database.open().await;
    for (holds, names) in [
        ("åse", vec!["Åse Øvrebø"]),
        ("ase", vec!["Åse Øvrebø"]),
        ("øvre", vec!["Åse Øvrebø"]),
        ("ovre", vec![]),
        ("éric", vec!["Erica", "Éric"]),
        ("zoe", vec!["Zoé"]),
        ("anna", vec![]),
        ("é%", vec![]),
    ] {
        let part = PageQuery { alphabet: None, after: None, limit: 9 };
        let found = account::page(&store, federation, holds, part).await.unwrap();
        let found: Vec<&str> = found.iter().map(|row| row.name.as_str()).collect();
        assert_eq!(found, names, "{holds:?}");
    }
}

pub async fn fills_collation_keys_of_old_rows(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let row = AccountRow { name: "Éric Åsen".to_owned(), ..rows::account(2, 10) };
    rows::add_account(&store, &row).await.unwrap();
    store.close().await;
    database.execute("UPDATE account SET sought = ''").await;
    let store = database.open().await;
    let part = PageQuery { alphabet: None, after: None, limit: 9 };
    let found = account::page(&store, row.federation_id, "eric asen", part).await.unwrap();
    assert_eq!(found, [row]);
}

pub async fn fills_many_collation_keys(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let mut write = store.write().await.unwrap();
    for n in 100..1300 {
        // Some names leave an empty key; they must not block the others.
        let name = if n % 3 == 0 { "\u{301}".to_owned() } else { format!("Éric {n}") };
        account::insert(&mut write, &AccountRow { name, ..rows::account(n % 2 + 1, n) }).await.unwrap();
    }
    write.commit().await.unwrap();
    store.close().await;
    database.execute("UPDATE account SET sought = ''").await;
    database.open().await.close().await;
    assert_eq!(database.count("SELECT count(*) FROM account WHERE sought LIKE 'eric %'").await, 800);
    assert_eq!(
        database.count("SELECT count(*) FROM account WHERE sought = '' AND name LIKE 'Éric %'").await,
        0
    );
}
