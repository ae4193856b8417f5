//! Bringing the tables of PostgreSQL up to date while other nodes are at work on them.
//!
//! What changes a table waits for whoever reads it, a dump for instance, and whoever comes next waits behind it, however little they want. So a migration
//! waits for a moment only, is taken back as a whole, lets all others through, and comes again.

use sqlx::migrate::{Migrate, MigrateError, Migrator};
use sqlx::{Executor, PgConnection};
use std::time::Duration;

/// Has a migration wait a second for a table: half of what a statement of the site waits for a lock.
const BRIEFLY: &str = "SET lock_timeout = '1s'";
/// Afterwards: no limit, and the lock of migrations is anybody's, above all an older node's that starts between two tries.
const FREE: &str = "RESET lock_timeout; SELECT pg_advisory_unlock_all()";
/// After how long a migration is tried again.
const PAUSE: Duration = Duration::from_secs(3);
/// How often it is tried, which takes ten minutes. A dump that takes longer is one beside which no version is changed.
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

/// One try. Nodes that start at once take turns, and wait for each other as long as that takes; but a table has to come free in a moment.
async fn once(link: &mut PgConnection, known: &Migrator) -> Result<(), MigrateError> {
    link.lock().await?;
    link.execute(BRIEFLY).await?;
    let migrated = known.run_direct(None, link, false).await;
    let freed = link.execute(FREE).await;
    migrated.and(freed.map(drop).map_err(MigrateError::from))
}

/// Whether somebody else holds what a migration needs.
fn is_held(fault: &MigrateError) -> bool {
    let (MigrateError::Execute(cause) | MigrateError::ExecuteMigration(cause, _)) = fault else {
        return false;
    };
    let code = cause.as_database_error().and_then(|report| report.code());
    code.is_some_and(|code| HELD.contains(&code.as_ref()))
}
