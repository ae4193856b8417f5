//! The table `api_token`, and the server's rules for tokens and for the lists of the API.

use crate::store::certificates::{certified_holder, examiner, signing_server};
use crate::store::database::Database;
use crate::store::faults;
use crate::store::practice::trainee;
use crate::store::rows::{self, at};
use crate::store::second_factors::set_up;
use crate::store::signing_up::server;
use server::Server;
use server::accounts::Account;
use server::api_tokens::{ApiFault, NewToken, SETTLED, Scope, TOKEN_LIMIT, TokenSecret, TokenState};
use server::audit::By;
use server::certificates::Change;
use server::forms::Rejection;
use server::roles::{Action, Allowed, Role, Whose};
use store::api_token::{self, ApiTokenId, ApiTokenRow};
use store::{Key, Store, StoreError};
use time::Duration;
use uuid::Uuid;

contract! {
    rows_round_trip_latest_first, hash_is_unique_per_federation, use_and_revocation_are_recorded_once,
    token_acts_for_its_maker, refuses_faulty_tokens, concurrent_makers_share_the_limit,
    first_use_of_a_day_is_logged, deleted_maker_stops_tokens, changes_are_listed_once_settled,
    nodes_share_the_limit_on_requests,
}

fn row(number: u128, hash: u8, seconds: i64) -> ApiTokenRow {
    let maker = rows::account(1, 1);
    ApiTokenRow {
        federation_id: maker.federation_id,
        id: ApiTokenId(Uuid::from_u128(number)),
        name: "'; DROP TABLE api_token; -- ♠".to_owned(),
        token_hash: vec![hash; 32],
        hint: "00ff".to_owned(),
        scopes: "people results".to_owned(),
        by_federation_id: maker.federation_id,
        by_account_id: maker.id,
        made_at: at(seconds),
        expires_at: at(1000),
        used_at: None,
        revoked_at: None,
    }
}

async fn with_accounts(database: &Database) -> Store {
    let store = database.open().await;
    rows::two_federations(&store).await;
    store
}

async fn insert(store: &Store, row: &ApiTokenRow) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    api_token::insert(&mut write, row).await?;
    write.commit().await
}

pub async fn rows_round_trip_latest_first(database: Database) {
    let store = with_accounts(&database).await;
    let (first, second) = (row(2, 1, 0), ApiTokenRow { used_at: Some(at(7)), ..row(1, 2, 1) });
    for row in [&first, &second] {
        insert(&store, row).await.unwrap();
    }
    let home = first.federation_id;
    let all = api_token::of_federation(&store, home).await.unwrap();
    let names: Vec<&str> = all.iter().map(|one| one.by_name.as_str()).collect();
    assert_eq!(names, [rows::account(1, 1).name.as_str(); 2]);
    assert_eq!(all.into_iter().map(|one| one.token).collect::<Vec<_>>(), [second, first.clone()]);
    assert_eq!(api_token::by_hash(&store, "fed1", &[1; 32]).await.unwrap(), Some(first));
    assert_eq!(api_token::by_hash(&store, "fed2", &[1; 32]).await.unwrap(), None);
    assert_eq!(api_token::count_active(&store, home, at(999)).await.unwrap(), 2);
    assert_eq!(api_token::count_active(&store, home, at(1000)).await.unwrap(), 0);
}

pub async fn hash_is_unique_per_federation(database: Database) {
    let store = with_accounts(&database).await;
    insert(&store, &row(1, 1, 0)).await.unwrap();
    let refused = insert(&store, &row(2, 1, 0)).await;
    assert!(matches!(refused, Err(StoreError::Unique(Key::ApiTokenHash))), "{refused:?}");
    let nobody = ApiTokenRow { by_account_id: rows::account(1, 9).id, ..row(3, 3, 0) };
    assert!(matches!(insert(&store, &nobody).await, Err(StoreError::Reference)));
}

pub async fn use_and_revocation_are_recorded_once(database: Database) {
    let store = with_accounts(&database).await;
    let one = row(1, 1, 0);
    insert(&store, &one).await.unwrap();
    let mut write = store.write().await.unwrap();
    let home = one.federation_id;
    let mut used = Vec::new();
    for (now, before) in [(10, 0), (11, 5), (70, 10), (71, 11)] {
        used.push(api_token::record_use(&mut write, home, one.id, at(now), at(before)).await.unwrap());
    }
    assert_eq!(used, [true, false, false, true], "as long after the last as the caller says");
    assert!(api_token::revoke(&mut write, home, one.id, at(80)).await.unwrap());
    assert!(!api_token::revoke(&mut write, home, one.id, at(81)).await.unwrap());
    let other = rows::account(2, 1).federation_id;
    assert!(!api_token::revoke(&mut write, other, one.id, at(81)).await.unwrap());
    write.commit().await.unwrap();
    let found = api_token::by_hash(&store, "fed1", &[1; 32]).await.unwrap().expect("it is kept");
    assert_eq!((found.used_at, found.revoked_at), (Some(at(71)), Some(at(80))));
}

/// An admin of this name, who is examiner too.
pub async fn admin(server: &Server, name: &str) -> (Account, Allowed) {
    let (who, _) = examiner(server, name).await;
    let home = server.federation().clone();
    server.roles.set_role_of(By::Program, &home, &who, Role::Admin, true).await.unwrap();
    let allowed =
        server.permissions.allow(&who, Action::KeepTokens, &home.code, Whose::Others).await.unwrap();
    (who, allowed)
}

async fn make(server: &Server, allowed: &Allowed, scopes: &[Scope]) -> Result<TokenSecret, Rejection> {
    let scopes: Vec<String> = scopes.iter().map(|scope| scope.word().to_owned()).collect();
    let new = NewToken { name: " Membership\tsystem ", scopes: &scopes, days: &"30".into() };
    server.api_tokens.make(allowed, &new).await
}

pub async fn token_acts_for_its_maker(database: Database) {
    let (server, clock) = server(&database).await;
    let (who, allowed) = admin(&server, "Karl").await;
    let secret = make(&server, &allowed, &[Scope::People, Scope::People, Scope::Results]).await.unwrap();
    let admit = async |scope| server.api_tokens.admit(secret.as_str(), scope).await;
    let caller = admit(Some(Scope::People)).await.unwrap();
    assert_eq!((caller.allowed.by().id, caller.allowed.action()), (who.id, Action::KeepPeople));
    assert!(matches!(By::from(&caller.allowed), By::Token(_, id, _) if id == who.id));
    assert!(matches!(admit(Some(Scope::Certificates)).await, Err(ApiFault::Scope(Scope::Certificates))));
    let [one] = server.api_tokens.list(&allowed).await.unwrap().try_into().unwrap();
    assert_eq!((one.name.as_str(), one.by.as_str()), ("Membership system", "Karl"));
    assert_eq!((one.state, one.scopes), (TokenState::Active, vec![Scope::People, Scope::Results]));
    clock.advance(Duration::days(30));
    assert!(matches!(admit(None).await, Err(ApiFault::Token)));
    let [one] = server.api_tokens.list(&allowed).await.unwrap().try_into().unwrap();
    assert_eq!(one.state, TokenState::Expired);
    let next = make(&server, &allowed, &[Scope::People]).await.unwrap();
    let home = server.federation().clone();
    server.roles.set_role_of(By::Program, &home, &who, Role::Admin, false).await.unwrap();
    let refused = server.api_tokens.admit(next.as_str(), None).await;
    assert!(matches!(refused, Err(ApiFault::Token)), "he is no longer admin: {refused:?}");
}

pub async fn refuses_faulty_tokens(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = admin(&server, "Karl").await;
    let new = |name: &'static str, scope: &str, days: &str| {
        (name, vec![scope.to_owned()], server::forms::NumberEntry::<1, 730>::from(days))
    };
    for ((name, scopes, days), expected) in [
        (new("", "", "0"), &["name", "scopes", "days"][..]),
        (new("a\u{7}", "people", "730"), &["name"]),
        (new("A", "everything", "1"), &["scopes"]),
        (new("A", "people", "731"), &["days"]),
    ] {
        let made = server.api_tokens.make(&allowed, &NewToken { name, scopes: &scopes, days: &days }).await;
        assert_eq!(faults(made), expected);
    }
    assert_eq!(database.count("SELECT COUNT(*) FROM api_token").await, 0);
    // An admin who is no examiner may not put candidates on lists.
    let ada = trainee(&server, "Ada").await;
    let home = server.federation().clone();
    server.roles.set_role_of(By::Program, &home, &ada, Role::Admin, true).await.unwrap();
    set_up(&server, &ada).await;
    let hers = server.permissions.allow(&ada, Action::KeepTokens, &home.code, Whose::Others).await.unwrap();
    assert_eq!(faults(make(&server, &hers, &[Scope::Candidates]).await), ["scopes"]);
    assert!(make(&server, &allowed, &[Scope::Candidates]).await.is_ok());
}

pub async fn concurrent_makers_share_the_limit(database: Database) {
    let (server, _) = server(&database).await;
    let (_, allowed) = admin(&server, "Karl").await;
    let mut making = tokio::task::JoinSet::new();
    for _ in 0..TOKEN_LIMIT + 4 {
        let (server, allowed) = (server.clone(), allowed.clone());
        making.spawn(async move { make(&server, &allowed, &[Scope::People]).await });
    }
    let made = making.join_all().await;
    let refused = made.into_iter().filter(Result::is_err).map(faults).collect::<Vec<_>>();
    assert_eq!(refused, vec![vec!["full"]; 4]);
    let first = server.api_tokens.list(&allowed).await.unwrap()[0].id;
    server.api_tokens.revoke(&allowed, first).await.unwrap();
    assert!(matches!(server.api_tokens.revoke(&allowed, first).await, Err(Rejection::NotFound)));
    assert!(make(&server, &allowed, &[Scope::People]).await.is_ok(), "revoked ones do not count");
}

pub async fn first_use_of_a_day_is_logged(database: Database) {
    let (server, clock) = server(&database).await;
    let (_, allowed) = admin(&server, "Karl").await;
    let secret = make(&server, &allowed, &[Scope::People]).await.unwrap();
    for hours in [0, 1, 6, 8, 1] {
        clock.advance(Duration::hours(hours));
        let mut asking = tokio::task::JoinSet::new();
        for _ in 0..4 {
            let (server, secret) = (server.clone(), secret.clone());
            asking.spawn(async move { server.api_tokens.admit(secret.as_str(), None).await.map(drop) });
        }
        assert!(asking.join_all().await.iter().all(Result::is_ok));
    }
    // From half past nine on the first day to half past one on the next.
    let used = "SELECT COUNT(*) FROM audit WHERE deed = 'token-used' AND detail LIKE '%\"token\"%'";
    assert_eq!(database.count(used).await, 2);
    let used_at = server.api_tokens.list(&allowed).await.unwrap()[0].used_at;
    assert_eq!(used_at, Some(server.now()));
}

pub async fn deleted_maker_stops_tokens(database: Database) {
    let (server, _) = server(&database).await;
    let (who, allowed) = admin(&server, "Karl").await;
    let secret = make(&server, &allowed, &[Scope::People]).await.unwrap();
    let mut write = database.open().await.write().await.unwrap();
    store::account_deletion::erase(&mut write, who.federation, who.id, "gone", false).await.unwrap();
    write.commit().await.unwrap();
    assert!(matches!(server.api_tokens.admit(secret.as_str(), None).await, Err(ApiFault::Token)));
}

pub async fn changes_are_listed_once_settled(database: Database) {
    let (server, clock) = signing_server(&database).await;
    let (_, allowed) = examiner(&server, "Karl").await;
    let (_, first) = certified_holder(&server, &allowed, "Ada").await;
    let list = async |after| {
        let page = server.api_lists.certificates(&allowed, after, 1).await.unwrap();
        (page.all.iter().map(|one| one.id).collect::<Vec<_>>(), page.last, page.more)
    };
    assert_eq!(list(None).await, (vec![], None, false), "an earlier one may still be committed");
    clock.advance(SETTLED + Duration::microseconds(1));
    let (all, last, more) = list(None).await;
    assert_eq!((all, more), (vec![first.id], false));
    let cursor = last.map(|cursor| cursor.to_string().parse().unwrap());
    assert_eq!(cursor, last, "its text is read back");
    assert_eq!(list(last).await.0, []);
    let (_, second) = certified_holder(&server, &allowed, "Berit").await;
    server.certificates.change(&allowed, first.id, Change::Suspend, "A complaint.").await.unwrap();
    clock.advance(SETTLED + Duration::microseconds(1));
    let (page, next, more) = list(last).await;
    let (rest, ..) = list(next).await;
    // Both changed at the same time: in the order of ids.
    assert_eq!((page, rest, more), (vec![first.id], vec![second.id], true));
}

pub async fn nodes_share_the_limit_on_requests(database: Database) {
    let (one, clock) = server(&database).await;
    let (other, _) = server(&database).await;
    let (_, allowed) = admin(&one, "Karl").await;
    let secret = make(&one, &allowed, &[Scope::People]).await.unwrap();
    let mut admitted = 0;
    for node in [&one, &other].into_iter().cycle().take(400) {
        match node.api_tokens.admit(secret.as_str(), None).await {
            Ok(_) => admitted += 1,
            Err(ApiFault::TooMany(wait)) => assert!(wait <= Duration::minutes(1), "{wait}"),
            Err(fault) => panic!("{fault}"),
        }
    }
    assert_eq!(admitted, 300);
    // Of concurrent requests, none takes more of the limit than it needs.
    clock.advance(Duration::minutes(1));
    let mut asking = tokio::task::JoinSet::new();
    for _ in 0..50 {
        let (server, secret) = (one.clone(), secret.clone());
        asking.spawn(async move { server.api_tokens.admit(secret.as_str(), None).await.map(drop) });
    }
    assert!(asking.join_all().await.iter().all(Result::is_ok));
}
