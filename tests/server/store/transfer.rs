//! Move of a site from SQLite to PostgreSQL.

use crate::store::database::{Database, Kind};
use crate::store::{
    api_tokens, appeals, attempts, certificates, courses, directed, edition_change, email_texts,
    emailed_links, flags, halls, markers, notes, own_bank, own_exams, plans, providers, reports, rosters,
    rows, studio_forms, webhooks,
};
use server::maintenance::chains::Broken;
use server::maintenance::transfer::{TransferFault, TransferProgress, TransferReport, move_site};
use sqlx::{Connection, SqliteConnection};
use std::collections::BTreeSet;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use store::{Store, StoreError, transfer};

/// A site with two federations and this many more answers.
async fn filled(answers: u32) -> Database {
    let database = Database::new(Kind::Sqlite).await;
    let store = database.open().await;
    rows::two_federations(&store).await;
    rows::add_answer(&store, &rows::answer(1, 1, 1)).await.unwrap();
    store.close().await;
    let more = format!(
        "INSERT INTO answer SELECT federation_id, account_id, randomblob(16), scenario, scenario_digest, \
         answer, edition, engine,
             mark, components, answered_at, confidence, evidence
         FROM answer, (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {answers}) \
         SELECT i FROM n)"
    );
    if answers > 0 {
        database.execute(&more).await;
    }
    database
}

async fn moved(from: &Database, to: &Database) -> Result<TransferReport, TransferFault> {
    let (moved, chains) = move_site(&from.url, &to.url, |_| {}).await?;
    assert_eq!(chains.is_some(), moved.is_whole());
    Ok(moved)
}

/// Tables of a site that have rows.
fn with_rows(moved: &TransferReport) -> BTreeSet<String> {
    moved.tables.iter().filter(|table| table.target > 0).map(|table| table.table.clone()).collect()
}

/// A query for a statement that fills a table of accounts.
fn row_per_account(table: &str) -> String {
    format!(
        "SELECT 'INSERT INTO {table} SELECT ' || group_concat(CASE
            WHEN \"notnull\" = 0 THEN 'NULL'
            WHEN name LIKE '%federation_id' THEN 'federation_id'
            WHEN name LIKE '%account_id' THEN 'id'
            WHEN '_' || name GLOB '*_at' THEN 'created_at'
            WHEN type = 'TEXT' THEN '''x'''
            ELSE '1' END, ', ') || ' FROM account'
         FROM (SELECT * FROM pragma_table_info('{table}') ORDER BY cid)"
    )
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moves_every_table() {
    let mut seen = BTreeSet::new();
    macro_rules! sites {
        ($($module:ident :: $behaviour:ident,)+) => {
            // On the heap: together they would not fit into the stack of a test.
            $(seen.extend(Box::pin(async {
                let database = Database::new(Kind::Sqlite).await;
                $module::$behaviour(database.same()).await;
                let target = Database::new(Kind::Postgres).await;
                let first = moved(&database, &target).await.unwrap();
                assert!(first.is_whole() && !first.was_there, "{first:?}");
                // A second run only compares, and the result opens like any other site.
                let again = moved(&database, &target).await.unwrap();
                assert!(again.is_whole() && again.was_there, "{again:?}");
                assert_eq!(again.tables, first.tables);
                target.open().await.close().await;
                with_rows(&first).into_iter().collect::<BTreeSet<_>>()
            }).await);)+
        };
    }
    sites! {
        certificates::certificate_keeps_its_logo,
        certificates::reissue_replaces,
        certificates::register_lists_willing_directors,
        certificates::two_examiners_must_agree,
        edition_change::makes_a_delta_paper,
        attempts::next_stage_closes_the_last,
        own_exams::leaving_anonymises_attempts,
        appeals::decides_once_with_a_mark,
        directed::enters_signs_and_counts,
        courses::trainees_see_assignments,
        emailed_links::stores_only_the_links_hash,
        flags::flag_is_private,
        notes::saved_note_survives,
        plans::saves_and_changes_a_plan,
        providers::links_are_unique_both_ways,
        providers::expired_sign_ins_are_removed,
        reports::report_round_trips,
        rosters::only_listed_people_enter,
        markers::marks_one_sitting_and_nothing_else,
        api_tokens::rows_round_trip_latest_first,
        webhooks::only_chosen_events_are_sent,
        email_texts::text_round_trips_per_language,
        own_bank::replacement_retires_the_old_one,
        studio_forms::rows_round_trip_until_they_expire,
        halls::broken_picture_is_named,
    }
    // A row for each account, in the tables that the steps above leave empty.
    let (database, target) = (filled(0).await, Database::new(Kind::Postgres).await);
    for table in transfer::tables(&database.url).await.unwrap() {
        if !seen.contains(&table) && database.count(&format!("SELECT COUNT(*) FROM {table}")).await == 0 {
            database.execute(&database.text(&row_per_account(&table)).await).await;
        }
    }
    let last = moved(&database, &target).await.unwrap();
    assert!(last.is_whole(), "{last:?}");
    seen.extend(with_rows(&last));
    let all: BTreeSet<String> = last.tables.into_iter().map(|table| table.table).collect();
    let empty: Vec<&String> = all.difference(&seen).collect();
    assert!(empty.is_empty(), "nothing was moved of {empty:?}");
}

#[tokio::test]
async fn moves_tables_by_dependency() {
    let database = filled(0).await;
    let tables = transfer::tables(&database.url).await.unwrap();
    let mut connection = SqliteConnection::connect(&database.url).await.unwrap();
    let written: Vec<String> = sqlx::query_scalar(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*' ORDER BY name",
    )
    .fetch_all(&mut connection)
    .await
    .unwrap();
    let of_the_schema = ["_sqlx_migrations", "schema_floor"];
    let written: Vec<String> =
        written.into_iter().filter(|name| !of_the_schema.contains(&name.as_str())).collect();
    let mut sorted = tables.clone();
    sorted.sort();
    assert_eq!(sorted, written);
    let references: Vec<(String, String)> = sqlx::query_as(
        "SELECT one.name, list.\"table\" FROM sqlite_schema AS one, pragma_foreign_key_list(one.name) AS list
         WHERE one.type = 'table' AND one.name <> list.\"table\"",
    )
    .fetch_all(&mut connection)
    .await
    .unwrap();
    let stands = |name: &String| tables.iter().position(|table| table == name);
    assert!(references.len() > 20);
    for (table, other) in references {
        assert!(stands(&other) < stands(&table), "{table} comes before {other}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn interrupted_move_resumes() {
    let (database, target) = (filled(1_700).await, Database::new(Kind::Postgres).await);
    for rows_then in [1_000, 1_500] {
        let (from, to) = (database.url.clone(), target.url.clone());
        let broken = tokio::spawn(async move {
            let stops = |progress: TransferProgress<'_>| {
                assert!(
                    !matches!(progress, TransferProgress::Copied { table: "answer", rows, .. } if rows == rows_then)
                );
            };
            move_site(&from, &to, stops).await
        });
        assert!(broken.await.unwrap_err().is_panic());
        assert_eq!(target.count("SELECT count(*) FROM answer").await, rows_then);
        let opened = Store::open(&target.url).await.unwrap_err();
        assert!(matches!(opened, StoreError::UnfinishedTransfer { .. }), "{opened:?}");
    }
    let mut again = Vec::new();
    let (moved, chains) = move_site(&database.url, &target.url, |progress| {
        if let TransferProgress::Copied { table, rows, total } = progress {
            again.push((table.to_owned(), rows, total));
        }
    })
    .await
    .unwrap();
    assert_eq!(again, [("answer".to_owned(), 1_701, 1_701)], "existing rows are not copied again");
    assert!(moved.is_whole() && chains.unwrap().broken.is_empty());
    target.open().await;
}

#[expect(clippy::disallowed_methods, reason = "the program is killed after a while")]
fn killed_after(mut program: Child, while_: Duration) -> bool {
    let begun = std::time::Instant::now();
    while begun.elapsed() < while_ {
        if program.try_wait().unwrap().is_some() {
            return false;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    program.kill().unwrap();
    program.wait().unwrap();
    true
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_move_completes_once() {
    let (database, target) = (filled(20_000).await, Database::new(Kind::Postgres).await);
    let program = || {
        let mut program = Command::new(env!("CARGO_BIN_EXE_director"));
        program.args(["move", "--database-url", &database.url, "--to", &target.url]).env_remove("LANG");
        program.stdout(Stdio::piped()).stderr(Stdio::piped());
        program
    };
    let kills = [150, 300, 600, 400, 250].into_iter().filter(|milliseconds| {
        killed_after(program().stderr(Stdio::null()).spawn().unwrap(), Duration::from_millis(*milliseconds))
    });
    assert!(kills.count() > 0, "it is never killed while working");
    let ended = program().output().unwrap();
    let (printed, told) = (String::from_utf8_lossy(&ended.stdout), String::from_utf8_lossy(&ended.stderr));
    assert!(ended.status.success(), "{told}");
    assert!(printed.contains("all identical") && printed.contains("CREDENTIAL_KEY"), "{printed}{told}");
    assert!(told.contains("answer: 20001 rows, identical on both sides"), "{told}");
    assert_eq!(target.count("SELECT count(*) FROM answer").await, 20_001);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn notices_concurrent_writes() {
    let (database, target) = (filled(10).await, Database::new(Kind::Postgres).await);
    let mut written = false;
    let (moved, chains) = move_site(&database.url, &target.url, |_| {
        if !std::mem::replace(&mut written, true) {
            let writes = database.execute("UPDATE account SET name = 'Somebody else' WHERE name LIKE '%1'");
            tokio::task::block_in_place(|| tokio::runtime::Handle::current().block_on(writes));
        }
    })
    .await
    .unwrap();
    assert!(moved.changed && !moved.is_whole() && chains.is_none(), "{moved:?}");
    assert!(moved.tables.iter().all(|table| table.same), "all is of one moment: {moved:?}");
    assert!(matches!(Store::open(&target.url).await, Err(StoreError::UnfinishedTransfer { .. })));
    // The changed rows had been copied already.
    let again = self::moved(&database, &target).await.unwrap();
    let differ: Vec<&str> =
        again.tables.iter().filter(|one| !one.same).map(|one| one.table.as_str()).collect();
    assert_eq!((differ, again.changed), (vec!["account"], false));
    assert!(matches!(Store::open(&target.url).await, Err(StoreError::UnfinishedTransfer { .. })));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn finds_different_rows() {
    let (database, target) = (filled(3).await, Database::new(Kind::Postgres).await);
    assert!(moved(&database, &target).await.unwrap().is_whole());
    for (sql, back) in [
        ("UPDATE answer SET mark = 666 WHERE mark = 667", "UPDATE answer SET mark = 667"),
        (
            "UPDATE account SET created_at = created_at + interval '1 microsecond'",
            "UPDATE account SET created_at = created_at - interval '1 microsecond'",
        ),
        (
            "UPDATE answer SET answer = jsonb_set(answer, '{law}', '[\"30B2\"]')",
            "UPDATE answer SET answer = jsonb_set(answer, '{law}', '[\"30B1\"]')",
        ),
        ("UPDATE answer SET confidence = 'sure'", "UPDATE answer SET confidence = NULL"),
    ] {
        target.execute(sql).await;
        let found = moved(&database, &target).await.unwrap();
        assert_eq!((found.is_whole(), found.was_there), (false, true), "{sql}");
        target.execute(back).await;
        assert!(moved(&database, &target).await.unwrap().is_whole(), "{back}");
    }
    target.open().await.close().await;
    target.execute("DELETE FROM answer WHERE id = (SELECT max(id::text)::uuid FROM answer)").await;
    let found = moved(&database, &target).await.unwrap();
    let answers = found.tables.iter().find(|one| one.table == "answer").unwrap();
    assert_eq!((answers.source, answers.target, answers.same), (4, 3, false));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn refuses_impossible_moves() {
    let (database, target) = (filled(0).await, Database::new(Kind::Postgres).await);
    let refused = async |from: &str, to: &str| move_site(from, to, |_| {}).await.unwrap_err();
    assert!(matches!(refused(&target.url, &database.url).await, TransferFault::NotFromSqlite));
    assert!(matches!(refused(&database.url, &database.url).await, TransferFault::NotToPostgres));
    let lost = format!("{}.lost", database.url);
    assert!(matches!(refused(&lost, &target.url).await, TransferFault::NoFile(_)));
    assert!(!std::path::Path::new(lost.strip_prefix("sqlite:").unwrap()).exists());
    // Another site.
    let (other, elsewhere) = (Database::new(Kind::Sqlite).await, Database::new(Kind::Postgres).await);
    rows::add_federation(&other.open().await, &rows::federation(7)).await.unwrap();
    assert!(moved(&other, &elsewhere).await.unwrap().is_whole());
    match refused(&database.url, &elsewhere.url).await {
        TransferFault::OtherSite(codes) => assert_eq!(codes, ["fed7"]),
        fault => panic!("{fault:?}"),
    }
    // Half of another site.
    elsewhere.execute("CREATE TABLE moving (site uuid, name text, last bigint, rows bigint)").await;
    elsewhere.execute("INSERT INTO moving VALUES (gen_random_uuid(), 'account', 1, 1)").await;
    assert!(matches!(refused(&other.url, &elsewhere.url).await, TransferFault::OtherSite(_)));
    // A text that PostgreSQL rejects.
    database.execute("UPDATE account SET name = 'A' || char(0) || 'b' WHERE name LIKE '%1'").await;
    match refused(&database.url, &target.url).await {
        TransferFault::Rows { table, cause: StoreError::Value(_) } => assert_eq!(table, "account"),
        fault => panic!("{fault:?}"),
    }
    // A schema of another program.
    database
        .execute("DELETE FROM _sqlx_migrations WHERE version = (SELECT max(version) FROM _sqlx_migrations)")
        .await;
    assert!(matches!(refused(&database.url, &target.url).await, TransferFault::Schema { .. }));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reports_earlier_broken_log() {
    let database = Database::new(Kind::Sqlite).await;
    notes::saved_note_survives(database.same()).await;
    database.execute("DROP TRIGGER audit_is_not_changed").await;
    database.execute("UPDATE audit SET deed = 'name-changed' WHERE number = 1").await;
    let target = Database::new(Kind::Postgres).await;
    let (moved, chains) = move_site(&database.url, &target.url, |_| {}).await.unwrap();
    assert!(moved.is_whole());
    assert!(matches!(&chains.unwrap().broken[..], [Broken::Log(code, _)] if code == "demo"));
}
