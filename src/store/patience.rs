//! How long a PostgreSQL server may take over each thing, and how a connection behind which nobody is left is found out.
//!
//! Each side has limits of its own, for neither can tell the other that it is gone. The server's end what a node began that was cut off, with
//! the locks it holds; ours let go of a server that is cut off, paused or restarted. Nothing here bears on SQLite, whose file is on this machine.

use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{Connection, PgConnection};
use std::io::ErrorKind;
use std::time::Duration;

/// How long whoever asks waits for a connection, a new one included. Short of what a save may take in all, so that it is refused and not kept hanging.
pub(super) const CONNECTION: Duration = Duration::from_secs(3);
/// How long a statement may wait for another's lock. Locks are held for milliseconds; whoever holds one this long is in trouble, and the next need
/// not be in trouble with it.
const LOCK: Duration = Duration::from_secs(2);
/// How long a statement may run. The longest that people ask for (statistics, an archive) read some ten thousand rows.
const STATEMENT: Duration = Duration::from_secs(10);
/// How long a transaction may have nothing to do: what a node that was cut off has locked is free again after this.
const IDLE: Duration = Duration::from_secs(5);
/// How long an answer may take to arrive. Longer than a statement may run, so that where the server is there it is the server that gives up.
const ANSWER: Duration = Duration::from_secs(12);
/// How long a connection may take to show that it is alive: that asks nothing of the database.
const ALIVE: Duration = Duration::from_secs(1);
/// After how long without use a connection has to show it. A database that was restarted was away for longer than this.
pub(super) const FRESH: Duration = Duration::from_millis(500);

/// What a connection asks of the server from its beginning, whatever a role or a database has set for itself.
pub(super) fn lasting(options: PgConnectOptions) -> PgConnectOptions {
    options.options([
        // What is told as saved is on disk.
        ("synchronous_commit", "on"),
        // Over TCP the server finds out within half a minute that a node is gone which says nothing; a socket of the machine takes no notice.
        ("tcp_keepalives_idle", "10"),
        ("tcp_keepalives_interval", "5"),
        ("tcp_keepalives_count", "3"),
        ("tcp_user_timeout", "25000"),
    ])
}

/// The same for what the site asks, which is never to take long. Bringing tables up to date may.
pub(super) fn limited(options: PgConnectOptions) -> PgConnectOptions {
    // Everything is found by a key, and a statement is planned once for as long as a connection lasts. One that was planned while a table was empty
    // would read all of it when hundreds have come in, until the server has counted again.
    let plans = [("enable_seqscan", "off"), ("random_page_cost", "1.1"), ("jit", "off")];
    let limits = [
        ("lock_timeout", LOCK),
        ("statement_timeout", STATEMENT),
        ("idle_in_transaction_session_timeout", IDLE),
    ];
    lasting(options).options(plans).options(limits.map(|(name, limit)| (name, limit.as_millis())))
}

/// Connections that are tried before they are used again, each try with an end: without one, those to a server that is cut off would be taken until
/// the network gives them up, a quarter of an hour later.
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

/// Whether somebody is at the other end. What is still to come from there is read, and a transaction that was dropped is rolled back.
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
