//! The table `throttle`: counts of recent attempts.

use super::db::{Store, WriteTransaction};
use super::error::StoreError;
use super::federation::FederationId;
use super::moment::Moment;
use super::query::{count_changed, execute, fetch_optional, fetch_optional_scalar};

/// A counter's key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThrottleKey<'a> {
    /// The federation.
    pub federation: FederationId,
    /// The kind of attempt, by its token.
    pub kind: &'a str,
    /// The SHA-256 of the client's identity, 32 bytes.
    pub who: &'a [u8; 32],
}

/// Counts an attempt if there were fewer than `limit` in the window, and returns their new number;
/// `None` if the limit is reached. The first attempt, or the first after a window has ended, starts
/// a window until `ends`. Of two concurrent calls for the last attempt, one gets `None`.
pub async fn take(
    write: &mut WriteTransaction,
    counted: ThrottleKey<'_>,
    limit: i32,
    now: Moment,
    ends: Moment,
) -> Result<Option<i32>, StoreError> {
    const SQL: &str = "
        INSERT INTO throttle (federation_id, kind, who_hash, tries, ends_at) VALUES ($1, $2, $3, 1, $4)
        ON CONFLICT (federation_id, kind, who_hash) DO UPDATE SET
            tries = CASE WHEN throttle.ends_at <= $5 THEN 1 ELSE throttle.tries + 1 END,
            ends_at = CASE WHEN throttle.ends_at <= $5 THEN excluded.ends_at ELSE throttle.ends_at END
        WHERE throttle.ends_at <= $5 OR throttle.tries < $6
        RETURNING tries";
    fetch_optional_scalar(
        write,
        SQL,
        &(counted.federation, counted.kind, counted.who.as_slice(), ends, now, limit),
    )
    .await
}

/// Number of attempts in the current window, and its end.
pub async fn status(
    store: &Store,
    counted: ThrottleKey<'_>,
    now: Moment,
) -> Result<Option<(i32, Moment)>, StoreError> {
    const SQL: &str = "
        SELECT tries, ends_at FROM throttle
        WHERE federation_id = $1 AND kind = $2 AND who_hash = $3 AND ends_at > $4";
    fetch_optional(store, SQL, &(counted.federation, counted.kind, counted.who.as_slice(), now)).await
}

/// Uncounts one attempt.
pub async fn take_back(write: &mut WriteTransaction, counted: ThrottleKey<'_>) -> Result<(), StoreError> {
    const SQL: &str = "
        UPDATE throttle SET tries = tries - 1
        WHERE federation_id = $1 AND kind = $2 AND who_hash = $3 AND tries > 0";
    of_one(write, SQL, counted).await
}

/// Resets the counter.
pub async fn forget(write: &mut WriteTransaction, counted: ThrottleKey<'_>) -> Result<(), StoreError> {
    of_one(write, "DELETE FROM throttle WHERE federation_id = $1 AND kind = $2 AND who_hash = $3", counted)
        .await
}

async fn of_one(
    write: &mut WriteTransaction,
    sql: &'static str,
    counted: ThrottleKey<'_>,
) -> Result<(), StoreError> {
    execute(write, sql, &(counted.federation, counted.kind, counted.who.as_slice())).await
}

/// Removes windows that had ended by `now`, the oldest first, up to a limit, skipping locked rows.
/// Returns their number.
pub async fn delete_over(
    write: &mut WriteTransaction,
    federation: FederationId,
    now: Moment,
    most: i64,
) -> Result<u64, StoreError> {
    // Repeated outside the subquery so that SQLite does not scan all ended windows.
    const SQL: &str = "
        DELETE FROM throttle WHERE federation_id = $1 AND NOT (ends_at > $2) AND (kind, who_hash) IN (
            SELECT kind, who_hash FROM throttle WHERE federation_id = $1 AND ends_at <= $2
            ORDER BY ends_at LIMIT $3 @skip_locked)";
    let sql = write.skipping_locked(SQL);
    count_changed(write, sql, &(federation, now, most)).await
}
