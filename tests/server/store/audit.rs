//! The tables `audit` and `audit_head`, and the server's rules for them.

use crate::store::database::{Database, Kind};
use crate::store::rows;
use crate::store::signing_up::server;
use serde_json::json;
use server::Server;
use server::accounts::Account;
use server::audit::{AuditAnchor, AuditEvent, Break, By, Deed, Filter, On, Soundness};
use store::account::{AccountId, AccountRow};
use store::audit::{self, AuditFilter};
use store::federation::FederationId;
use store::{Key, StoreError};
use uuid::Uuid;

contract! {
    entry_links_to_the_previous, concurrent_entries_form_one_chain, uncommitted_deed_is_not_logged,
    entries_are_immutable, detects_tampering, anchor_reveals_a_rewritten_log,
    filters_one_federations_log, log_outlives_accounts, checks_ten_thousand_entries,
}

/// Logs this many deeds of Ada's on herself.
async fn fill(server: &Server, ada: &Account, times: usize) {
    for n in 0..times {
        let entry =
            AuditEvent::own(ada, Deed::NameChanged).with(json!({ "time": n, "odd": "\0 «♠» \u{1F0A1} 1e2" }));
        server.audit.enter(&[entry]).await.unwrap();
    }
}

/// An account created without a log entry.
async fn person(database: &Database, server: &Server, name: &str) -> Account {
    let id = AccountId(Uuid::from_u128(name.len().try_into().unwrap()));
    let email = format!("{}@example.org", name.to_lowercase());
    let federation_id = server.federation().id;
    let member_number = None;
    let row =
        AccountRow { federation_id, id, name: name.to_owned(), email, member_number, ..rows::account(1, 1) };
    rows::add_account(&database.open().await, &row).await.unwrap();
    Account::from(row)
}

async fn sound(server: &Server) -> Soundness {
    server.audit.check(server.federation().id, None).await.unwrap()
}

/// A log with this many entries.
async fn filled(database: &Database, times: usize) -> (Server, Account) {
    let (server, _) = server(database).await;
    let ada = person(database, &server, "Ada").await;
    fill(&server, &ada, times).await;
    (server, ada)
}

/// Disables the database's protections, as an attacker could.
async fn disarm(database: &Database) {
    let tables = match database.kind {
        Kind::Sqlite => vec![
            "DROP TRIGGER audit_is_not_changed",
            "DROP TRIGGER audit_is_not_removed",
            "DROP TRIGGER audit_goes_on",
            "DROP TRIGGER audit_head_goes_on",
        ],
        Kind::Postgres => {
            vec!["ALTER TABLE audit DISABLE TRIGGER USER", "ALTER TABLE audit_head DISABLE TRIGGER USER"]
        }
    };
    for sql in tables {
        database.execute(sql).await;
    }
}

pub async fn entry_links_to_the_previous(database: Database) {
    let (server, ada) = filled(&database, 2).await;
    let federation = server.federation().id;
    let store = database.open().await;
    let rows = audit::after(&store, federation, &AuditFilter::default(), 0, 10).await.unwrap();
    assert_eq!(rows.iter().map(|row| row.number).collect::<Vec<_>>(), [1, 2]);
    assert_eq!((&rows[0].before, &rows[1].before), (&vec![0; 32], &rows[0].hash));
    assert_eq!(rows[0].by_account_id, Some(ada.id));
    assert_eq!((rows[0].on_federation_id, rows[0].on_id), (Some(federation), Some(ada.id.0)));
    assert_eq!((rows[0].deed.as_str(), rows[0].on_kind.as_str()), ("name-changed", "person"));
    let detail: serde_json::Value = serde_json::from_str(&rows[1].detail).unwrap();
    assert_eq!(detail, json!({ "time": 1, "odd": "\0 «♠» \u{1F0A1} 1e2" }));
    let expected = Soundness { entries: 2, hash: hex::encode(&rows[1].hash), broken: None };
    assert_eq!(sound(&server).await, expected);
}

pub async fn concurrent_entries_form_one_chain(database: Database) {
    let (server, ada) = filled(&database, 0).await;
    let made: Vec<_> = (0..20)
        .map(|_| {
            let (server, ada) = (server.clone(), ada.clone());
            tokio::spawn(async move { fill(&server, &ada, 3).await })
        })
        .collect();
    for one in made {
        one.await.unwrap();
    }
    let found = sound(&server).await;
    assert_eq!((found.entries, found.broken), (60, None));
}

pub async fn uncommitted_deed_is_not_logged(database: Database) {
    let (server, _) = filled(&database, 1).await;
    let store = database.open().await;
    let mut write = store.write().await.unwrap();
    let head = audit::lock_head(&mut write, server.federation().id).await.unwrap();
    assert_eq!(head.number, 1);
    drop(write);
    fill(&server, &person(&database, &server, "Grace").await, 1).await;
    let found = sound(&server).await;
    assert_eq!((found.entries, found.broken), (2, None));
}

pub async fn entries_are_immutable(database: Database) {
    let (server, _) = filled(&database, 3).await;
    let mut wrong = vec![
        "UPDATE audit SET deed = 'nothing' WHERE number = 2",
        "UPDATE audit SET number = 9 WHERE number = 3",
        "DELETE FROM audit WHERE number = 3",
        "DELETE FROM audit",
        "DELETE FROM audit_head",
        "UPDATE audit_head SET number = 2",
        "INSERT INTO audit SELECT federation_id, 5, at, by_federation_id, by_account_id, deed, on_kind, \
         on_federation_id, on_id,
             detail, before, hash FROM audit WHERE number = 3",
    ];
    wrong.extend(match database.kind {
        Kind::Sqlite => [
            "REPLACE INTO audit SELECT * FROM audit WHERE number = 2",
            "REPLACE INTO audit SELECT * FROM audit",
        ],
        Kind::Postgres => ["TRUNCATE audit", "TRUNCATE federation CASCADE"],
    });
    for sql in wrong {
        assert!(database.try_execute(sql).await.is_err(), "{sql}");
    }
    let store = database.open().await;
    let row =
        audit::after(&store, server.federation().id, &AuditFilter::default(), 0, 1).await.unwrap().remove(0);
    let mut write = store.write().await.unwrap();
    let refused = audit::insert(&mut write, &row).await;
    assert!(
        matches!(refused, Err(StoreError::Refused(_) | StoreError::Unique(Key::Primary(_)))),
        "{refused:?}"
    );
    drop(write);
    let found = sound(&server).await;
    assert_eq!((found.entries, found.broken), (3, None));
}

pub async fn detects_tampering(database: Database) {
    let (server, ada) = filled(&database, 5).await;
    disarm(&database).await;
    let zeros = match database.kind {
        Kind::Sqlite => "UPDATE audit SET before = zeroblob(32) WHERE number = 4",
        Kind::Postgres => "UPDATE audit SET before = decode(repeat('00', 32), 'hex') WHERE number = 4",
    };
    let mut found = Vec::new();
    // Backwards, so that each break is met before the earlier ones.
    for sql in [
        "UPDATE audit_head SET number = 4",
        "UPDATE audit_head SET number = 6",
        "UPDATE audit SET detail = '{}' WHERE number = 5",
        zeros,
        "DELETE FROM audit WHERE number = 3",
        "UPDATE audit SET by_account_id = NULL WHERE number = 2",
        "UPDATE audit SET federation_id = federation_id, at = (SELECT created_at FROM federation) WHERE number = 1",
    ] {
        database.execute(sql).await;
        found.push(sound(&server).await.broken);
    }
    // The clock stands still, so that only a time of another day differs.
    let expected = [
        Some(Break::Replaced(4)),
        Some(Break::Missing(6)),
        Some(Break::Changed(5)),
        Some(Break::Parted(4)),
        Some(Break::Missing(3)),
        Some(Break::Changed(2)),
    ];
    assert_eq!(found[..6], expected);
    drop(ada);
}

pub async fn anchor_reveals_a_rewritten_log(database: Database) {
    let (server, ada) = filled(&database, 3).await;
    let stored = sound(&server).await;
    let known: AuditAnchor = format!("{}:{}", stored.entries, stored.hash.to_uppercase()).parse().unwrap();
    disarm(&database).await;
    for sql in ["DELETE FROM audit", "DELETE FROM audit_head WHERE 1 = 0", "UPDATE audit_head SET number = 0"]
    {
        database.execute(sql).await;
    }
    let federation = server.federation().id;
    assert_eq!(sound(&server).await.broken, None, "an empty log is whole");
    assert_eq!(server.audit.check(federation, Some(&known)).await.unwrap().broken, Some(Break::Missing(1)));
    let zeros = match database.kind {
        Kind::Sqlite => "UPDATE audit_head SET hash = zeroblob(32)",
        Kind::Postgres => "UPDATE audit_head SET hash = decode(repeat('00', 32), 'hex')",
    };
    database.execute(zeros).await;
    for _ in 0..3 {
        server.audit.enter(&[AuditEvent::own(&ada, Deed::AddressChanged)]).await.unwrap();
    }
    assert_eq!(sound(&server).await.broken, None, "every hash was recomputed");
    assert_eq!(server.audit.check(federation, Some(&known)).await.unwrap().broken, Some(Break::Replaced(3)));
    for bad in ["", "3", "0:", "3:ab", "x:00", "-1:00"] {
        assert!(bad.parse::<AuditAnchor>().is_err(), "{bad}");
    }
}

pub async fn filters_one_federations_log(database: Database) {
    let (server, ada) = filled(&database, 2).await;
    let store = database.open().await;
    rows::add_federation(&store, &rows::federation(7)).await.unwrap();
    let (here, there) = (server.federation().id, FederationId(Uuid::from_u128(7)));
    let grace = person(&database, &server, "Grace").await;
    let role = json!({ "role": "examiner" });
    server
        .audit
        .enter(&[
            AuditEvent::new(here, &grace, Deed::RoleGranted, &ada).with(role.clone()),
            AuditEvent::new(there, By::Program, Deed::FederationAdded, On::Federation),
            AuditEvent::new(there, &ada, Deed::RoleGranted, &grace).with(role),
        ])
        .await
        .unwrap();
    let all = Filter::default();
    let of = |person: &Account| Filter { person: Some(person.id.0), deed: None };
    let deed = Filter { person: None, deed: Some(Deed::RoleGranted) };
    for (federation, filter, numbers) in [
        (here, all, vec![3, 2, 1]),
        (there, all, vec![2, 1]),
        (here, of(&grace), vec![3]),
        (here, of(&ada), vec![3, 2, 1]),
        (here, deed, vec![3]),
        (there, Filter { deed: Some(Deed::RoleGranted), ..of(&ada) }, vec![2]),
        (there, Filter { deed: Some(Deed::NameChanged), ..of(&ada) }, vec![]),
    ] {
        let listed = server.audit.latest(federation, &filter, 10, 0).await.unwrap();
        assert_eq!(listed.iter().map(|entry| entry.number).collect::<Vec<_>>(), numbers, "{filter:?}");
        assert_eq!(server.audit.count(federation, &filter).await.unwrap(), numbers.len() as i64);
        let mut listed = server.audit.all(federation, &filter).await.unwrap();
        listed.reverse();
        assert_eq!(listed.iter().map(|entry| entry.number).collect::<Vec<_>>(), numbers, "{filter:?}");
    }
    let page = server.audit.latest(here, &all, 1, 1).await.unwrap();
    assert_eq!(page.iter().map(|entry| entry.number).collect::<Vec<_>>(), [2]);
    let granted = server.audit.latest(here, &deed, 1, 0).await.unwrap().remove(0);
    let names = |named: Option<server::audit::MentionedPerson>| named.and_then(|named| named.name);
    assert_eq!((names(granted.by), names(granted.on)), (Some("Grace".to_owned()), Some("Ada".to_owned())));
    let entered = server.audit.latest(there, &all, 1, 1).await.unwrap().remove(0);
    assert!(entered.by.is_none() && entered.on.is_none() && entered.on_id.is_none());
}

pub async fn log_outlives_accounts(database: Database) {
    let (server, ada) = filled(&database, 1).await;
    let rows = database.open().await;
    let rows = audit::latest(&rows, ada.federation, &AuditFilter::default(), 9, 0).await.unwrap();
    assert!(!format!("{rows:?}").contains("Ada"), "ids and no names");
    database.execute("DELETE FROM session").await;
    database.execute("DELETE FROM account").await;
    let listed = server.audit.latest(ada.federation, &Filter::default(), 9, 0).await.unwrap();
    let by = listed[0].by.clone().unwrap();
    assert_eq!((by.id, by.name), (ada.id.0, None));
    assert_eq!(sound(&server).await.broken, None);
}

pub async fn checks_ten_thousand_entries(database: Database) {
    let (server, ada) = filled(&database, 0).await;
    let entries = vec![AuditEvent::own(&ada, Deed::AccountMade); 10_000];
    server.audit.enter(&entries).await.unwrap();
    let found = sound(&server).await;
    assert_eq!((found.entries, found.broken), (10_000, None));
}
