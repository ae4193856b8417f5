//! Migrates PostgreSQL's schema while other nodes are working.
//!
//! A table change waits for all readers, a dump for example, and all later queries queue behind it.
//! So a migration waits only briefly, is rolled back as a whole, lets the others through, and
//! retries.

use sqlx::migrate::{Migrate, MigrateError, Migrator};
use sqlx::{Executor, PgConnection};
use std::time::Duration;

/// Has a migration wait a second for a table: half of what a statement of the site waits for a lock.
const BRIEFLY: &str = "SET lock_timeout = '1s'";
/// Afterwards: no limit, and the migration lock is released, above all for an older node that
/// starts between two attempts.
const FREE: &str = "RESET lock_timeout; SELECT pg_advisory_unlock_all()";
/// After how long a migration is tried again.
const PAUSE: Duration = Duration::from_secs(3);
/// Number of attempts, ten minutes in total. Do not upgrade beside a longer dump.
const TRIES: u8 = 150;
/// PostgreSQL: a lock that did not come free in time, and two who waited for each other.
const HELD: [&str; 2] = ["55P03", "40P01"];

/// Applies what is missing, each migration as a whole or not at all.
pub(super) async fn migrate(
    link: &mut PgConnection,
    known: &Migrator,
    place: &str,
) -> Result<(), MigrateError> {
    let mut tries = TRIES;
    loop {
        match once(link, known).await {
            Err(fault) if is_held(&fault) && tries > 1 => {
                tries -= 1;
                tracing::warn!(
                    "the tables of {place} are not up to date yet, for somebody holds one of them; \
                     tried again in {} seconds: {fault}",
                    PAUSE.as_secs()
                );
                tokio::time::sleep(PAUSE).await;
            }
            done => return done,
        }
    }
}

/// One try. Nodes that start at once take turns, and wait for each other as long as that takes; but
/// a table has to come free in a moment.
async fn once(link: &mut PgConnection, known: &Migrator) -> Result<(), MigrateError> {
    link.lock().await?;
    link.execute(BRIEFLY).await?;
    let migrated = known.run_direct(None, link, false).await;
    let freed = link.execute(FREE).await;
    migrated.and(freed.map(drop).map_err(MigrateError::from))
}

/// True if another connection holds a lock that the migration needs.
fn is_held(fault: &MigrateError) -> bool {
    let (MigrateError::Execute(cause) | MigrateError::ExecuteMigration(cause, _)) = fault else {
        return false;
    };
    let code = cause.as_database_error().and_then(|report| report.code());
    code.is_some_and(|code| HELD.contains(&code.as_ref()))
}
