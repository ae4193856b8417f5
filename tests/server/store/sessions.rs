//! The table `session`.

use crate::store::database::Database;
use crate::store::rows::{self, at};
use store::federation::FederationId;
use store::session::{self, SessionRow};
use store::{Key, Moment, Store, StoreError};

contract! {
    session_round_trips, duplicate_token_is_named, session_needs_an_account,
    refuses_hash_of_wrong_length, use_extends_a_session, expired_session_stays_expired,
    ended_session_is_gone, sweeps_only_expired_sessions,
}

/// Records a use, in a transaction of its own.
async fn touch(store: &Store, row: &SessionRow, seen_at: Moment, expires_at: Moment) -> bool {
    let mut write = store.write().await.unwrap();
    let touched =
        session::touch(&mut write, row.federation_id, &row.token_hash, seen_at, expires_at).await.unwrap();
    write.commit().await.unwrap();
    touched
}

async fn found(store: &Store, row: &SessionRow) -> Option<SessionRow> {
    let code = format!("fed{}", row.federation_id.0.as_u128());
    session::by_token_hash(store, &code, &row.token_hash).await.unwrap()
}

pub async fn session_round_trips(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let row = rows::session(1, 1, 1);
    rows::add_session(&store, &row).await.unwrap();
    assert_eq!(found(&store, &row).await, Some(row));
    assert_eq!(found(&store, &rows::session(2, 1, 1)).await, None, "it belongs to the other federation");
    assert_eq!(found(&store, &rows::session(1, 1, 2)).await, None);
}

pub async fn duplicate_token_is_named(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    rows::add_session(&store, &rows::session(1, 1, 1)).await.unwrap();
    let refused = rows::add_session(&store, &rows::session(1, 2, 1)).await;
    assert!(
        matches!(&refused, Err(StoreError::Unique(Key::Primary(key))) if key == "session_pkey"),
        "{refused:?}"
    );
    rows::add_session(&store, &rows::session(2, 1, 1)).await.unwrap();
}

pub async fn session_needs_an_account(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let refused = rows::add_session(&store, &rows::session(1, 9, 1)).await;
    assert!(matches!(refused, Err(StoreError::Reference)), "{refused:?}");
}

pub async fn refuses_hash_of_wrong_length(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    for token_hash in [vec![], vec![1; 31], vec![1; 33]] {
        let refused = rows::add_session(&store, &SessionRow { token_hash, ..rows::session(1, 1, 1) }).await;
        assert!(matches!(refused, Err(StoreError::Value(_))), "{refused:?}");
    }
}

pub async fn use_extends_a_session(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let row = rows::session(1, 1, 1);
    rows::add_session(&store, &row).await.unwrap();
    assert!(touch(&store, &row, at(500), at(1500)).await);
    assert_eq!(
        found(&store, &row).await,
        Some(SessionRow { last_seen_at: at(500), expires_at: at(1500), ..row })
    );
}

pub async fn expired_session_stays_expired(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let row = rows::session(1, 1, 1);
    rows::add_session(&store, &row).await.unwrap();
    assert!(!touch(&store, &row, row.expires_at, at(5000)).await);
    assert!(!touch(&store, &rows::session(1, 1, 2), at(500), at(1500)).await, "there is none");
    assert_eq!(found(&store, &row).await, Some(row));
}

pub async fn ended_session_is_gone(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let (row, other) = (rows::session(1, 1, 1), rows::session(1, 1, 2));
    for row in [&row, &other] {
        rows::add_session(&store, row).await.unwrap();
    }
    for expected in [true, false] {
        let mut write = store.write().await.unwrap();
        assert_eq!(session::delete(&mut write, row.federation_id, &row.token_hash).await.unwrap(), expected);
        write.commit().await.unwrap();
    }
    assert_eq!(found(&store, &row).await, None);
    assert_eq!(found(&store, &other).await, Some(other));
}

pub async fn sweeps_only_expired_sessions(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    // Whole seconds beside fractions: as text they must sort like times.
    let times = [(1, at(100)), (2, Moment::new(at(100).time().replace_nanosecond(0).unwrap())), (3, at(101))];
    for (number, expires_at) in times {
        let row = SessionRow { expires_at, ..rows::session(1, 1, number) };
        rows::add_session(&store, &row).await.unwrap();
        rows::add_session(&store, &SessionRow { federation_id: rows::federation(2).id, ..row })
            .await
            .unwrap();
    }
    assert_eq!(swept(&store, rows::federation(1).id, at(100)).await, 2);
    assert_eq!(swept(&store, rows::federation(1).id, at(100)).await, 0);
    assert!(found(&store, &rows::session(1, 1, 3)).await.is_some());
    assert_eq!(
        database.count("SELECT COUNT(*) FROM session").await,
        4,
        "the other federation's are its own business"
    );
}

async fn swept(store: &Store, federation: FederationId, now: Moment) -> u64 {
    let mut write = store.write().await.unwrap();
    let swept = session::delete_expired(&mut write, federation, now).await.unwrap();
    write.commit().await.unwrap();
    swept
}
