//! The table `flag`, and the server's rules for it.

use crate::store::database::Database;
use crate::store::practice::trainee;
use crate::store::rows::{self, at};
use crate::store::signing_up::server;
use std::collections::BTreeSet;
use store::StoreError;
use store::flag::{self, FlagRow};

contract! {
    sets_and_clears_a_flag, flag_is_private, concurrent_flags_are_one, flag_needs_an_account,
}

fn of(scenarios: &[&str]) -> BTreeSet<String> {
    scenarios.iter().map(|one| (*one).to_owned()).collect()
}

pub async fn sets_and_clears_a_flag(database: Database) {
    let (server, _) = server(&database).await;
    let berit = trainee(&server, "Berit").await;
    for scenario in ["r001", "c001", "r001", "r041~7k2"] {
        server.notes.flag(&berit, scenario, true).await.unwrap();
    }
    assert_eq!(server.practice.own(&berit).await.unwrap().flags, of(&["c001", "r001", "r041"]));
    for _ in 0..2 {
        server.notes.flag(&berit, "r001", false).await.unwrap();
    }
    assert_eq!(server.practice.own(&berit).await.unwrap().flags, of(&["c001", "r041"]));
    // A flag on a variant, by an earlier program, is cleared from the scenario's page.
    database.execute("UPDATE flag SET scenario = 'r041~7k2' WHERE scenario = 'r041'").await;
    assert_eq!(server.practice.own(&berit).await.unwrap().flags, of(&["c001", "r041"]));
    server.notes.flag(&berit, "r041~9zz", false).await.unwrap();
    assert_eq!(server.practice.own(&berit).await.unwrap().flags, of(&["c001"]));
}

pub async fn flag_is_private(database: Database) {
    let (server, _) = server(&database).await;
    let (berit, carl) = (trainee(&server, "Berit").await, trainee(&server, "Carl").await);
    server.notes.flag(&berit, "r001", true).await.unwrap();
    assert_eq!(server.practice.own(&carl).await.unwrap().flags, of(&[]));
    server.notes.flag(&carl, "r001", false).await.unwrap();
    assert_eq!(server.practice.own(&berit).await.unwrap().flags, of(&["r001"]));
}

pub async fn concurrent_flags_are_one(database: Database) {
    let (server, _) = server(&database).await;
    let berit = trainee(&server, "Berit").await;
    let setting: Vec<_> = (0..20)
        .map(|_| {
            let (server, berit) = (server.clone(), berit.clone());
            tokio::spawn(async move { server.notes.flag(&berit, "r001", true).await.unwrap() })
        })
        .collect();
    for set in setting {
        set.await.unwrap();
    }
    assert_eq!(server.practice.own(&berit).await.unwrap().flags, of(&["r001"]));
    assert_eq!(database.count("SELECT COUNT(*) FROM flag").await, 1);
}

pub async fn flag_needs_an_account(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let nobody = rows::account(1, 9);
    let row = FlagRow {
        federation_id: nobody.federation_id,
        account_id: nobody.id,
        scenario: "r001".to_owned(),
        flagged_at: at(0),
    };
    let mut write = store.write().await.unwrap();
    let refused = flag::set(&mut write, &row).await;
    assert!(matches!(refused, Err(StoreError::Reference)), "{refused:?}");
}
