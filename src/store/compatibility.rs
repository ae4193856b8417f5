//! Compatibility with a newer schema: a program may work on one that only adds to its own, so that
//! nodes of two versions can share a database during an upgrade. `migrations/README.md` states the
//! rules for migrations.

use super::either::{Either, on_either};
use super::error::StoreError;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::{PgConnection, SqliteConnection};

/// The schema version of this program: the number of its newest migration.
pub(super) fn program_version(own: &Migrator) -> i64 {
    own.iter().map(|migration| migration.version).max().unwrap_or_default()
}

/// Applied migrations, the earliest first: numbers and checksums.
pub(super) async fn applied(
    conn: &mut Either<&mut SqliteConnection, &mut PgConnection>,
) -> Result<Vec<(i64, Vec<u8>)>, sqlx::Error> {
    const SQL: &str = "SELECT version, checksum FROM _sqlx_migrations ORDER BY version";
    on_either!(conn, conn => sqlx::query_as(SQL).fetch_all(&mut **conn).await)
}

/// Accepts the failure to migrate a newer schema if its floor allows this program.
pub(super) async fn accept_newer(
    migrated: Result<(), MigrateError>,
    own: &Migrator,
    place: &str,
    mut conn: Either<&mut SqliteConnection, &mut PgConnection>,
) -> Result<(), StoreError> {
    let place = || place.to_owned();
    match migrated {
        Ok(()) => Ok(()),
        Err(cause @ MigrateError::VersionMissing(_)) => {
            let open = |cause| StoreError::Open { place: place(), cause };
            let applied = applied(&mut conn).await.map_err(open)?;
            let program = program_version(own);
            let schema = applied.last().map_or(0, |(number, _)| *number);
            // The database must have all of our migrations: a different history is not a newer one.
            let is_applied = |number, sum: &[u8]| applied.iter().any(|(n, s)| *n == number && s == sum);
            if schema <= program || !own.iter().all(|own| is_applied(own.version, &own.checksum)) {
                return Err(StoreError::Migration { place: place(), cause });
            }
            const FLOOR: &str = "SELECT max(floor) FROM schema_floor";
            let floor: Option<i64> =
                on_either!(conn, conn => sqlx::query_scalar(FLOOR).fetch_one(conn).await).map_err(open)?;
            match floor.unwrap_or(schema) {
                floor if floor <= program => {
                    tracing::warn!(
                        "schema {schema} of the database {} is newer than this program’s {program}, but compatible",
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
