//! Timeouts for PostgreSQL, and detection of dead peers.
//!
//! Each side has limits of its own, as neither can tell the other that it is gone. The server's end
//! the transaction of a node that was cut off, and release its locks; ours give up on a server that
//! is cut off, paused or restarted. None of them applies to SQLite, whose file is local.

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{Connection, PgConnection};
use std::io::ErrorKind;
use std::time::Duration;

/// Timeout for obtaining a connection, including a new one. Shorter than a save's total, so that a
/// save is refused rather than left hanging.
pub(super) const CONNECTION: Duration = Duration::from_secs(3);
/// Lock timeout of a statement. Locks are normally held for milliseconds; a longer one means
/// trouble for its holder, which should not spread.
const LOCK: Duration = Duration::from_secs(2);
/// Statement timeout. The longest queries (statistics, an archive) read some ten thousand rows.
const STATEMENT: Duration = Duration::from_secs(10);
/// Idle timeout of a transaction, after which the locks of a node that was cut off are free again.
const IDLE: Duration = Duration::from_secs(5);
/// Timeout for a result. Longer than the statement timeout, so that a reachable server gives up
/// first.
const ANSWER: Duration = Duration::from_secs(12);
/// Timeout of a ping, which does not query the database.
const ALIVE: Duration = Duration::from_secs(1);
/// After how long without use a connection has to show it. A database that was restarted was away for longer than this.
pub(super) const FRESH: Duration = Duration::from_millis(500);

/// Session settings of a connection, overriding those of the role and the database.
pub(super) fn lasting(options: PgConnectOptions) -> PgConnectOptions {
    options.options([
        // Anything reported as saved is on disk.
        ("synchronous_commit", "on"),
        // Over TCP the server finds out within half a minute that a node is gone which says
        // nothing; a socket of the machine takes no notice.
        ("tcp_keepalives_idle", "10"),
        ("tcp_keepalives_interval", "5"),
        ("tcp_keepalives_count", "3"),
        ("tcp_user_timeout", "25000"),
    ])
}

/// The same for what the site asks, which is never to take long. Bringing tables up to date may.
pub(super) fn limited(options: PgConnectOptions) -> PgConnectOptions {
    // Everything is found by a key, and a statement is planned once for as long as a connection
    // lasts. One that was planned while a table was empty would read all of it when hundreds have
    // come in, until the server has counted again.
    let plans = [("enable_seqscan", "off"), ("random_page_cost", "1.1"), ("jit", "off")];
    let limits = [
        ("lock_timeout", LOCK),
        ("statement_timeout", STATEMENT),
        ("idle_in_transaction_session_timeout", IDLE),
    ];
    lasting(options).options(plans).options(limits.map(|(name, limit)| (name, limit.as_millis())))
}

/// Connections that are tried before they are used again, each try with an end: without one, those
/// to a server that is cut off would be taken until the network gives them up, a quarter of an hour
/// later.
pub(super) fn tried(pool: PgPoolOptions) -> PgPoolOptions {
    pool.acquire_timeout(CONNECTION)
        .test_before_acquire(false)
        .before_acquire(|link, about| {
            Box::pin(async move {
                if about.idle_for >= FRESH {
                    alive(link).await?;
                }
                Ok(true)
            })
        })
        .after_release(|link, _| Box::pin(async move { alive(link).await.map(|()| true) }))
}

/// Pings the server. Drains pending results and rolls back a dropped transaction.
pub(super) async fn alive(link: &mut PgConnection) -> Result<(), sqlx::Error> {
    within(ALIVE, link.ping()).await
}

/// Waits for an answer of the server as long as one may take.
pub(super) async fn answered<T>(
    asked: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    within(ANSWER, asked).await
}

async fn within<T>(
    limit: Duration,
    asked: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    let silent = |_| sqlx::Error::Io(ErrorKind::TimedOut.into());
    tokio::time::timeout(limit, asked).await.map_err(silent)?
}
