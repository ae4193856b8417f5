//! [`Either`]: a value for SQLite or one for PostgreSQL; and the macro that lets a statement be
//! written once for both.

/// A value for SQLite, or its counterpart for PostgreSQL, such as a connection.
#[derive(Clone, Debug)]
pub(super) enum Either<S, P> {
    Sqlite(S),
    Postgres(P),
}

/// Evaluates an async expression on the connection `$conn` of either database: it is written once
/// and compiled for both. On PostgreSQL the result timeout of `pg_timeouts` applies.
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
