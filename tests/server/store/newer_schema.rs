//! Schemas newer than the program: nodes of two versions share a database during an upgrade.

use crate::store::database::{Database, Kind};
use crate::store::{
    accounts, answers, attempts, audit, certificate_search, notes, rows, sessions, signing_in,
};
use sqlx::{Connection, Executor, PgConnection};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::{Store, StoreError, account, answer};

contract! {
    opens_compatible_newer_schemas, newer_schema_stores_the_same, works_during_a_migration,
    two_versions_start_together,
}

/// A later version's migration: each table gets a nullable column, one with a default, and an
/// index; and there is one more table. `floor` is the oldest program it supports, if newer than
/// before.
async fn migrate(database: &Database, floor: Option<i64>) {
    let tables = match database.kind {
        Kind::Sqlite => {
            "SELECT group_concat(name) FROM sqlite_schema
             WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_sqlx_*'"
        }
        Kind::Postgres => {
            "SELECT string_agg(table_name::text, ',') FROM information_schema.tables
             WHERE table_schema = 'public' AND table_name <> '_sqlx_migrations'"
        }
    };
    for table in database.text(tables).await.split(',') {
        for sql in [
            format!("ALTER TABLE {table} ADD COLUMN later_note TEXT"),
            format!("ALTER TABLE {table} ADD COLUMN later_rank INTEGER NOT NULL DEFAULT 7"),
            format!("CREATE INDEX {table}_by_later ON {table} (later_rank)"),
        ] {
            database.execute(&sql).await;
        }
    }
    database.execute("CREATE TABLE later (rank INTEGER NOT NULL)").await;
    if let Some(floor) = floor {
        database.execute(&format!("INSERT INTO schema_floor (floor) VALUES ({floor})")).await;
    }
    let applied = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         SELECT 9999, 'later', success, checksum, execution_time FROM _sqlx_migrations WHERE version = 1";
    database.execute(applied).await;
}

/// Version number of this program.
async fn program(database: &Database) -> i64 {
    database.count("SELECT CAST(max(version) AS bigint) FROM _sqlx_migrations WHERE version < 9999").await
}

pub async fn opens_compatible_newer_schemas(database: Database) {
    database.open().await.close().await;
    let ours = program(&database).await;
    migrate(&database, Some(ours)).await;
    database.open().await.close().await;
    database.execute(&format!("INSERT INTO schema_floor (floor) VALUES ({})", ours + 1)).await;
    let refused = Store::open(&database.url).await.unwrap_err();
    let told = matches!(
        &refused,
        StoreError::Newer { schema: 9999, floor, program, .. } if (*floor, *program) == (ours + 1, ours)
    );
    assert!(told, "{refused:?}");
    // A history with a gap is refused, whatever follows.
    database.execute("DELETE FROM schema_floor").await;
    database.execute("INSERT INTO schema_floor (floor) VALUES (1)").await;
    database.execute("DELETE FROM _sqlx_migrations WHERE version = 4").await;
    let refused = Store::open(&database.url).await.unwrap_err();
    assert!(matches!(refused, StoreError::Migration { .. }), "{refused:?}");
}

/// The contract once more, by a sample of its behaviours.
pub async fn newer_schema_stores_the_same(first: Database) {
    macro_rules! again {
        ($($module:ident :: $behaviour:ident,)+) => {
            $({
                let database = Database::new(first.kind).await;
                database.open().await.close().await;
                migrate(&database, None).await;
                $module::$behaviour(database).await;
            })+
        };
    }
    again! {
        accounts::account_round_trips,
        accounts::names_sort_alphabetically,
        sessions::session_round_trips,
        answers::answer_round_trips,
        answers::concurrent_answers_are_all_stored,
        notes::keeps_earlier_versions,
        signing_in::right_password_signs_in,
        audit::concurrent_entries_form_one_chain,
        attempts::saved_answer_survives_with_receipt,
        attempts::concurrent_saves_keep_order,
        certificate_search::searches_certificates,
    }
}

pub async fn works_during_a_migration(database: Database) {
    let store = database.open().await;
    rows::two_federations(&store).await;
    let done = Arc::new(AtomicBool::new(false));
    let working: Vec<_> = (0..4)
        .map(|worker: u128| {
            let (store, done) = (store.clone(), done.clone());
            tokio::spawn(async move {
                let mut stored = 0;
                while !done.load(Ordering::Relaxed) || stored < 5 {
                    let row = rows::answer(1, 1, 1_000_000 * (worker + 1) + stored);
                    rows::add_answer(&store, &row).await.unwrap();
                    let read =
                        answer::by_id(&store, row.federation_id, row.account_id, row.id).await.unwrap();
                    assert_eq!(read, Some(row));
                    stored += 1;
                }
                i64::try_from(stored).unwrap()
            })
        })
        .collect();
    tokio::time::sleep(Duration::from_millis(50)).await;
    migrate(&database, None).await;
    tokio::time::sleep(Duration::from_millis(50)).await;
    done.store(true, Ordering::Relaxed);
    let mut kept = 0;
    for one in working {
        kept += one.await.unwrap();
    }
    let there = "SELECT COUNT(*) FROM answer WHERE later_rank = 7 AND later_note IS NULL";
    assert_eq!(database.count(there).await, kept, "also those before it");
    // A restart succeeds unchanged.
    let again = database.open().await;
    rows::add_answer(&again, &rows::answer(1, 1, 9)).await.unwrap();
}

/// Starts nodes of this version while another migrates past them.
pub async fn two_versions_start_together(database: Database) {
    database.open().await.close().await;
    let opening: Vec<_> = (0..4)
        .map(|_| {
            let url = database.url.clone();
            tokio::spawn(async move {
                for _ in 0..4 {
                    let store = Store::open(&url).await.unwrap();
                    store.ping().await.unwrap();
                    store.close().await;
                }
            })
        })
        .collect();
    migrate(&database, None).await;
    for one in opening {
        one.await.unwrap();
    }
    database.open().await;
}

/// A query behind a migration that waits for a table has two seconds; the migration may block it
/// for one.
async fn soon<T>(asked: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(2), asked).await.expect("within the time limit")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn waiting_migration_blocks_no_query() {
    let database = Database::new(Kind::Postgres).await;
    let store = database.open().await;
    rows::two_federations(&store).await;
    rows::add_account(&store, &rows::account(1, 10)).await.unwrap();
    // Undoes migrations 31 and 36. The first changes a table, but none of the columns that running
    // nodes read.
    database
        .execute(
            "ALTER TABLE account DROP COLUMN language, DROP COLUMN law_language, DROP COLUMN law_beside;
             ALTER TABLE certificate DROP COLUMN language;
             DROP INDEX account_unsought; DROP INDEX certificate_unsought;
             DELETE FROM _sqlx_migrations WHERE version IN (31, 36)",
        )
        .await;
    // A dump reads for as long as it takes.
    let mut dump = PgConnection::connect(&database.url).await.unwrap();
    dump.execute("BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM account").await.unwrap();
    let opening: Vec<_> = (0..2)
        .map(|_| {
            let url = database.url.clone();
            tokio::spawn(async move { Store::open(&url).await })
        })
        .collect();
    let mut older = 0;
    // For five seconds and more.
    for _ in 0..100 {
        let mut connection = PgConnection::connect(&database.url).await.unwrap();
        soon(connection.execute("UPDATE account SET name = name || '.'")).await.unwrap();
        // An old node that starts takes the lock between two attempts.
        let locks: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM pg_locks JOIN pg_database ON database = pg_database.oid
             WHERE locktype = 'advisory' AND datname = current_database()",
        )
        .fetch_one(&mut connection)
        .await
        .unwrap();
        older += i64::from(locks == 0);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(older > 0, "the lock of migrations is free between two tries");
    assert!(opening.iter().all(|one| !one.is_finished()), "they wait for the dump");
    dump.execute("COMMIT").await.unwrap();
    for one in opening {
        let ended = tokio::time::timeout(Duration::from_secs(20), one).await.expect("an end");
        ended.unwrap().unwrap().close().await;
    }
    let again = database.open().await;
    let row = rows::account(1, 10);
    let found = account::by_id(&again, row.federation_id, row.id).await.unwrap().unwrap();
    assert!(found.name.starts_with(&row.name) && found.language.is_none(), "{found:?}");
    assert_eq!(database.count("SELECT count(*) FROM _sqlx_migrations WHERE version IN (31, 36)").await, 2);
}
