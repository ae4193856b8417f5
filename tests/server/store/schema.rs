//! The two schemas are the same: tables, columns, types, keys, indexes and references.

use crate::store::database::{Database, Kind};
use sqlx::{Connection, PgConnection, SqliteConnection};
use std::collections::{BTreeMap, BTreeSet};
use store::key::UNIQUE;

/// A database's schema, in terms common to both.
#[derive(Debug, Default, PartialEq, Eq)]
struct Schema {
    /// Table and column position, to name, family of types, and nullability.
    columns: BTreeMap<(String, i64), (String, &'static str, bool)>,
    /// Table, kind, and columns in order.
    keys: BTreeSet<(String, &'static str, String)>,
    /// Names of the indexes that are not keys.
    indexes: BTreeSet<String>,
    /// Table, column, position in the reference, and the referenced table and column.
    references: BTreeSet<(String, String, i64, String, String)>,
}

#[tokio::test]
async fn schemas_are_equal() {
    let (sqlite, postgres) = (sqlite().await.0, postgres().await.0);
    assert_eq!(sqlite.columns, postgres.columns, "columns");
    assert_eq!(sqlite.keys, postgres.keys, "keys and indexes");
    assert_eq!(sqlite.indexes, postgres.indexes, "names of indexes");
    assert_eq!(sqlite.references, postgres.references, "references");
    assert!(sqlite.columns.contains_key(&("federation".to_owned(), 1)), "nothing was compared");
}

#[tokio::test]
async fn constraint_names_are_equal() {
    let (written, names) = (sqlite().await.1, postgres().await.1);
    assert!(names.len() >= 9, "{names:?}");
    for name in names {
        // SQLite cannot add constraints to an existing table, so it gets a unique index.
        let forms = [format!("CONSTRAINT {name} "), format!("CREATE UNIQUE INDEX {name} ")];
        assert!(forms.iter().any(|form| written.contains(form)), "SQLite has no {name}");
    }
}

#[tokio::test]
async fn keys_begin_with_the_federation() {
    for (table, kind, columns) in sqlite().await.0.keys {
        let first = columns.split(',').next().unwrap();
        let expected = if table == "federation" { ["id", "code"].as_slice() } else { &["federation_id"] };
        assert!(expected.contains(&first), "{kind} of {table}: {columns}");
    }
}

#[tokio::test]
async fn unique_keys_are_named() {
    let (keys, names) = (sqlite().await.0.keys, postgres().await.1);
    let primary = keys.iter().filter(|(_, kind, _)| *kind == "primary");
    let primary = primary.map(|(table, ..)| format!("{table}_pkey"));
    let listed = UNIQUE.iter().map(|(_, name, _)| (*name).to_owned());
    let found = names.into_iter().filter(|name| !name.ends_with("_fkey")).collect();
    assert_eq!(primary.chain(listed).collect::<BTreeSet<String>>(), found);
    let unique = keys.iter().filter(|(_, kind, _)| *kind == "unique").map(|(table, _, columns)| {
        let columns: Vec<String> = columns.split(',').map(|column| format!("{table}.{column}")).collect();
        columns.join(", ")
    });
    let listed = UNIQUE.iter().map(|(_, _, columns)| (*columns).to_owned());
    assert_eq!(unique.collect::<BTreeSet<String>>(), listed.collect());
}

#[tokio::test]
async fn postgres_sorts_bytewise() {
    let database = Database::new(Kind::Postgres).await;
    database.open().await;
    let other = "SELECT COUNT(*) FROM information_schema.columns
                 WHERE table_schema = 'public' AND table_name <> '_sqlx_migrations' AND data_type = 'text'
                   AND collation_name IS DISTINCT FROM 'C'";
    assert_eq!(database.count(other).await, 0);
}

/// The schema on SQLite, and the SQL of its tables.
async fn sqlite() -> (Schema, String) {
    let database = Database::new(Kind::Sqlite).await;
    database.open().await;
    let mut connection = SqliteConnection::connect(&database.url).await.unwrap();
    let tables: Vec<(String, String)> = sqlx::query_as(
        "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*' \
         AND name NOT GLOB '_sqlx_*'",
    )
    .fetch_all(&mut connection)
    .await
    .unwrap();
    let mut schema = Schema::default();
    for (table, written) in &tables {
        assert!(written.trim_end().ends_with("STRICT"), "{table} is not STRICT");
        schema.sqlite_columns(&mut connection, table, written).await;
        schema.sqlite_keys(&mut connection, table).await;
        schema.sqlite_references(&mut connection, table).await;
    }
    let unique: Vec<String> = sqlx::query_scalar(
        "SELECT sql FROM sqlite_schema WHERE type = 'index' AND sql LIKE 'CREATE UNIQUE INDEX %'",
    )
    .fetch_all(&mut connection)
    .await
    .unwrap();
    (schema, tables.into_iter().map(|(_, written)| written).chain(unique).collect())
}

impl Schema {
    async fn sqlite_columns(&mut self, link: &mut SqliteConnection, table: &str, written: &str) {
        let columns: Vec<(i64, String, String, bool)> =
            sqlx::query_as("SELECT cid, name, type, \"notnull\" FROM pragma_table_info($1)")
                .bind(table)
                .fetch_all(link)
                .await
                .unwrap();
        for (database, name, declared, filled) in columns {
            let checked = |check: String| written.contains(&check);
            let family = match declared.as_str() {
                "TEXT" if checked(format!("json_valid({name})")) => "json",
                "TEXT" if checked(format!("{name} GLOB '????-??-??T??:??:??.??????Z'")) => "moment",
                "TEXT" => "text",
                "BLOB" if checked(format!("length({name}) = 16")) => "uuid",
                "BLOB" => "bytes",
                "INTEGER" if checked(format!("{name} IN (0, 1)")) => "bool",
                "INTEGER" => "integer",
                other => panic!("{table}.{name} is {other}"),
            };
            self.columns.insert((table.to_owned(), database + 1), (name, family, !filled));
        }
    }

    async fn sqlite_keys(&mut self, link: &mut SqliteConnection, table: &str) {
        let keys: Vec<(String, String, bool, String)> = sqlx::query_as(
            "SELECT list.name, list.origin, list.\"unique\", group_concat(info.name, ',' ORDER BY info.seqno)
             FROM pragma_index_list($1) AS list, pragma_index_info(list.name) AS info GROUP BY list.name",
        )
        .bind(table)
        .fetch_all(link)
        .await
        .unwrap();
        for (name, origin, unique, columns) in keys {
            let kind = match (origin.as_str(), unique) {
                ("pk", _) => "primary",
                (_, true) => "unique",
                _ => "index",
            };
            if kind == "index" {
                self.indexes.insert(name);
            }
            self.keys.insert((table.to_owned(), kind, columns));
        }
    }

    async fn sqlite_references(&mut self, link: &mut SqliteConnection, table: &str) {
        let references: Vec<(String, i64, String, String)> =
            sqlx::query_as("SELECT \"from\", seq, \"table\", \"to\" FROM pragma_foreign_key_list($1)")
                .bind(table)
                .fetch_all(link)
                .await
                .unwrap();
        let full = references
            .into_iter()
            .map(|(from, database, other, to)| (table.to_owned(), from, database + 1, other, to));
        self.references.extend(full);
    }

    async fn postgres_columns(&mut self, link: &mut PgConnection) {
        let columns: Vec<(String, i64, String, String, bool)> = sqlx::query_as(
            "SELECT table_name::text, ordinal_position::bigint, column_name::text, udt_name::text, is_nullable = 'YES'
             FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_sqlx_migrations'",
        )
        .fetch_all(link)
        .await
        .unwrap();
        for (table, database, name, declared, nullable) in columns {
            let family = match declared.as_str() {
                "jsonb" => "json",
                "timestamptz" => "moment",
                "text" => "text",
                "uuid" => "uuid",
                "bytea" => "bytes",
                "bool" => "bool",
                "int2" | "int4" | "int8" => "integer",
                other => panic!("{table}.{name} is {other}"),
            };
            self.columns.insert((table, database), (name, family, nullable));
        }
    }

    async fn postgres_keys(&mut self, link: &mut PgConnection) {
        let keys: Vec<(String, String, bool, bool, String)> = sqlx::query_as(
            "SELECT t.relname::text, n.relname::text, i.indisprimary, i.indisunique,
                    string_agg(a.attname, ',' ORDER BY k.place)
             FROM pg_index i
             JOIN pg_class t ON t.oid = i.indrelid
             JOIN pg_class n ON n.oid = i.indexrelid
             CROSS JOIN LATERAL unnest(i.indkey) WITH ORDINALITY AS k (attnum, place)
             JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.attnum
             WHERE t.relnamespace = 'public'::regnamespace AND t.relname <> '_sqlx_migrations'
             GROUP BY t.relname, n.relname, i.indisprimary, i.indisunique",
        )
        .fetch_all(link)
        .await
        .unwrap();
        for (table, name, primary, unique, columns) in keys {
            let kind = if primary {
                "primary"
            } else if unique {
                "unique"
            } else {
                "index"
            };
            if kind == "index" {
                self.indexes.insert(name);
            }
            self.keys.insert((table, kind, columns));
        }
    }

    async fn postgres_references(&mut self, link: &mut PgConnection) {
        let references: Vec<(String, String, i64, String, String)> = sqlx::query_as(
            "SELECT t.relname::text, a.attname::text, k.place, o.relname::text, b.attname::text
             FROM pg_constraint c
             JOIN pg_class t ON t.oid = c.conrelid
             JOIN pg_class o ON o.oid = c.confrelid
             CROSS JOIN LATERAL unnest(c.conkey, c.confkey) WITH ORDINALITY AS k (here, there, place)
             JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.here
             JOIN pg_attribute b ON b.attrelid = o.oid AND b.attnum = k.there
             WHERE c.contype = 'f'",
        )
        .fetch_all(link)
        .await
        .unwrap();
        self.references.extend(references);
    }
}

/// The schema on PostgreSQL, and the names of its primary, unique and foreign keys.
async fn postgres() -> (Schema, BTreeSet<String>) {
    let database = Database::new(Kind::Postgres).await;
    database.open().await;
    let mut connection = PgConnection::connect(&database.url).await.unwrap();
    let mut schema = Schema::default();
    schema.postgres_columns(&mut connection).await;
    schema.postgres_keys(&mut connection).await;
    schema.postgres_references(&mut connection).await;
    let names: Vec<String> = sqlx::query_scalar(
        "SELECT conname::text FROM pg_constraint
         WHERE contype IN ('p', 'u', 'f') AND connamespace = 'public'::regnamespace
           AND conrelid <> '_sqlx_migrations'::regclass",
    )
    .fetch_all(&mut connection)
    .await
    .unwrap();
    (schema, names.into_iter().collect())
}
