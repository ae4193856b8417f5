//! Migrates PostgreSQL's schema while other nodes are working.
//!
//! A table change waits for all readers, a dump for example, and all later queries queue behind it.
//! So a migration waits only briefly, is rolled back as a whole, lets the others through, and
//! retries.

use sqlx::migrate::{Migrate, MigrateError, Migrator};
use sqlx::{Executor, PgConnection};
use std::time::Duration;

/// Lock timeout of a migration: half of that of the site's statements.
const LOCK_TIMEOUT: &str = "SET lock_timeout = '1s'";
/// Removes the lock timeout and releases the migration lock, above all for an older node that
/// starts between two attempts.
const RELEASE: &str = "RESET lock_timeout; SELECT pg_advisory_unlock_all()";
/// Retry delay.
const RETRY_DELAY: Duration = Duration::from_secs(3);
/// Number of attempts, ten minutes in total. Do not upgrade beside a longer dump.
const ATTEMPTS: u8 = 150;
/// PostgreSQL's codes for a lock timeout and a deadlock.
const LOCKED: [&str; 2] = ["55P03", "40P01"];

/// Applies missing migrations, each as a whole or not at all, retrying while a table is locked.
pub(super) async fn run(
    conn: &mut PgConnection,
    migrations: &Migrator,
    place: &str,
) -> Result<(), MigrateError> {
    let mut attempts = ATTEMPTS;
    loop {
        match attempt(conn, migrations).await {
            Err(fault) if is_locked(&fault) && attempts > 1 => {
                attempts -= 1;
                tracing::warn!(
                    "cannot migrate {place} while a table is locked; retrying in {} seconds: {fault}",
                    RETRY_DELAY.as_secs()
                );
                tokio::time::sleep(RETRY_DELAY).await;
            }
            done => return done,
        }
    }
}

/// One attempt. The wait for other migrating nodes is unlimited, that for a table is short.
async fn attempt(conn: &mut PgConnection, migrations: &Migrator) -> Result<(), MigrateError> {
    conn.lock().await?;
    conn.execute(LOCK_TIMEOUT).await?;
    let migrated = migrations.run_direct(None, conn, false).await;
    let released = conn.execute(RELEASE).await;
    migrated.and(released.map(drop).map_err(MigrateError::from))
}

/// True if another connection holds a lock that the migration needs.
fn is_locked(fault: &MigrateError) -> bool {
    let (MigrateError::Execute(cause) | MigrateError::ExecuteMigration(cause, _)) = fault else {
        return false;
    };
    let code = cause.as_database_error().and_then(|report| report.code());
    code.is_some_and(|code| LOCKED.contains(&code.as_ref()))
}
