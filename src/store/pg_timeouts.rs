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
const RESULT: Duration = Duration::from_secs(12);
/// Timeout of a ping, which does not query the database.
const PING: Duration = Duration::from_secs(1);
/// Idle time after which a connection is pinged before use. A database restart takes longer.
pub(super) const FRESH: Duration = Duration::from_millis(500);

/// Adds session settings for durability and dead peers, overriding those of role and database.
pub(super) fn durable(options: PgConnectOptions) -> PgConnectOptions {
    options.options([
        // Anything reported as saved is on disk.
        ("synchronous_commit", "on"),
        // Over TCP the server notices a dead node within half a minute; a local socket ignores
        // these.
        ("tcp_keepalives_idle", "10"),
        ("tcp_keepalives_interval", "5"),
        ("tcp_keepalives_count", "3"),
        ("tcp_user_timeout", "25000"),
    ])
}

/// The session settings of [`durable`], with limits for the site's queries. Migrations may take
/// longer.
pub(super) fn with_limits(options: PgConnectOptions) -> PgConnectOptions {
    // Every query has an index, and a statement is planned once per connection. A plan made while a
    // table was empty would scan hundreds of rows until the server's next `ANALYZE`.
    let plans = [("enable_seqscan", "off"), ("random_page_cost", "1.1"), ("jit", "off")];
    let limits = [
        ("lock_timeout", LOCK),
        ("statement_timeout", STATEMENT),
        ("idle_in_transaction_session_timeout", IDLE),
    ];
    durable(options).options(plans).options(limits.map(|(name, limit)| (name, limit.as_millis())))
}

/// Makes a pool ping its connections, with a timeout, before reuse and on return. Without one,
/// connections to a server that is cut off would be lost until TCP gives up, 15 minutes later.
pub(super) fn with_health_checks(pool: PgPoolOptions) -> PgPoolOptions {
    pool.acquire_timeout(CONNECTION)
        .test_before_acquire(false)
        .before_acquire(|conn, about| {
            Box::pin(async move {
                if about.idle_for >= FRESH {
                    ping(conn).await?;
                }
                Ok(true)
            })
        })
        .after_release(|conn, _| Box::pin(async move { ping(conn).await.map(|()| true) }))
}

/// Pings the server. Drains pending results and rolls back a dropped transaction.
pub(super) async fn ping(conn: &mut PgConnection) -> Result<(), sqlx::Error> {
    with_timeout(PING, conn.ping()).await
}

/// Waits for a result of the server, within the result timeout.
pub(super) async fn await_result<T>(
    query: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    with_timeout(RESULT, query).await
}

async fn with_timeout<T>(
    timeout: Duration,
    query: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    let timed_out = |_| sqlx::Error::Io(ErrorKind::TimedOut.into());
    tokio::time::timeout(timeout, query).await.map_err(timed_out)?
}
