//! A choice between the two databases, and the macro that writes a statement once for both.

/// A value of SQLite or of PostgreSQL.
#[derive(Clone, Debug)]
pub(super) enum Either<S, P> {
    Sqlite(S),
    Postgres(P),
}

/// Runs the same expression on the connection of either database: the statement is written once and
/// compiled for both. On PostgreSQL it is bounded by the result timeout (`pg_timeouts`).
macro_rules! on_either {
    ($target:expr, $conn:ident => $body:expr) => {
        match $target {
            $crate::either::Either::Sqlite($conn) => $body,
            $crate::either::Either::Postgres($conn) => {
                $crate::pg_timeouts::await_result(async { $body }).await
            }
        }
    };
}
pub(super) use on_either;
