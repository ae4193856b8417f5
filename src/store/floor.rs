//! Compatibility with a newer schema: a program may work on one that only adds to what it knows, so
//! that nodes of two versions can share a database during an upgrade. `migrations/README.md` states
//! the rules for migrations.

use super::db::{Either, on_either};
use super::error::StoreError;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::{PgConnection, SqliteConnection};

/// The number of a program: that of the newest migration it knows.
pub(super) fn program(known: &Migrator) -> i64 {
    known.iter().map(|migration| migration.version).max().unwrap_or_default()
}

/// Applied migrations, the earliest first: numbers and checksums.
pub(super) async fn applied(
    link: &mut Either<&mut SqliteConnection, &mut PgConnection>,
) -> Result<Vec<(i64, Vec<u8>)>, sqlx::Error> {
    const SQL: &str = "SELECT version, checksum FROM _sqlx_migrations ORDER BY version";
    on_either!(link, link => sqlx::query_as(SQL).fetch_all(&mut **link).await)
}

/// Accepts the failure to migrate a newer schema if its floor allows this program.
pub(super) async fn or_served(
    migrated: Result<(), MigrateError>,
    known: &Migrator,
    place: &str,
    mut link: Either<&mut SqliteConnection, &mut PgConnection>,
) -> Result<(), StoreError> {
    let place = || place.to_owned();
    match migrated {
        Ok(()) => Ok(()),
        Err(cause @ MigrateError::VersionMissing(_)) => {
            let open = |cause| StoreError::Open { place: place(), cause };
            let applied = applied(&mut link).await.map_err(open)?;
            let program = program(known);
            let schema = applied.last().map_or(0, |(number, _)| *number);
            // Another history is not a newer one.
            let here = |number, sum: &[u8]| applied.iter().any(|(n, s)| *n == number && s == sum);
            if schema <= program || !known.iter().all(|one| here(one.version, &one.checksum)) {
                return Err(StoreError::Migration { place: place(), cause });
            }
            const FLOOR: &str = "SELECT max(floor) FROM schema_floor";
            let floor: Option<i64> =
                on_either!(link, link => sqlx::query_scalar(FLOOR).fetch_one(link).await).map_err(open)?;
            match floor.unwrap_or(schema) {
                floor if floor <= program => {
                    tracing::warn!(
                        "the database {} has schema {schema}, newer than this program’s {program}, which it still serves",
                        place()
                    );
                    Ok(())
                }
                floor => Err(StoreError::Newer { place: place(), schema, floor, program }),
            }
        }
        Err(cause) => Err(StoreError::Migration { place: place(), cause }),
    }
}
