//! Statements for either database: a text with `$1`, `$2`, …, and a tuple or a row as parameters.

use super::db::{ReadSource, WriteTransaction, on_source};
use super::either::{Either, on_either};
use super::error::StoreError;
use sqlx::error::BoxDynError;
use sqlx::postgres::{PgArguments, PgRow};
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{Encode, FromRow, PgConnection, Postgres, SqlSafeStr, Sqlite, SqliteConnection, Type};

/// The parameters of a statement.
pub(super) trait Params: Sync {
    fn add_to(&self, arguments: &mut Arguments<'_>) -> Result<(), BoxDynError>;
}

/// A parameter that both databases take.
pub(super) trait Param<'q>:
    Encode<'q, Sqlite> + Type<Sqlite> + Encode<'q, Postgres> + Type<Postgres>
{
}

impl<'q, T> Param<'q> for T where T: Encode<'q, Sqlite> + Type<Sqlite> + Encode<'q, Postgres> + Type<Postgres> {}

/// The arguments of a statement, encoded for the database it goes to.
pub(super) struct Arguments<'a>(Either<&'a mut SqliteArguments, &'a mut PgArguments>);

impl<'a> Arguments<'a> {
    pub(super) fn of_sqlite(arguments: &'a mut SqliteArguments) -> Self {
        Self(Either::Sqlite(arguments))
    }

    pub(super) fn add<'q, T: Param<'q>>(&mut self, value: &T) -> Result<(), BoxDynError> {
        match &mut self.0 {
            Either::Sqlite(arguments) => sqlx::Arguments::add(*arguments, value),
            Either::Postgres(arguments) => sqlx::Arguments::add(*arguments, value),
        }
    }
}

macro_rules! tuple_params {
    ($($type:ident $value:ident),*) => {
        impl<'q, $($type: Param<'q> + Sync),*> Params for ($($type,)*) {
            fn add_to(&self, arguments: &mut Arguments<'_>) -> Result<(), BoxDynError> {
                let ($($value,)*) = self;
                $(arguments.add($value)?;)*
                Ok(())
            }
        }
    };
}

tuple_params!(A a);
tuple_params!(A a, B b);
tuple_params!(A a, B b, C c);
tuple_params!(A a, B b, C c, D d);
tuple_params!(A a, B b, C c, D d, E e);
tuple_params!(A a, B b, C c, D d, E e, F f);
tuple_params!(A a, B b, C c, D d, E e, F f, G g);
tuple_params!(A a, B b, C c, D d, E e, F f, G g, H h);
tuple_params!(A a, B b, C c, D d, E e, F f, G g, H h, I i);
tuple_params!(A a, B b, C c, D d, E e, F f, G g, H h, I i, J j, K k, L l);

impl Params for () {
    fn add_to(&self, _: &mut Arguments<'_>) -> Result<(), BoxDynError> {
        Ok(())
    }
}

/// A connection, which knows the kind of its arguments.
trait Encoding {
    type Arguments;

    fn encode(&self, params: &dyn Params) -> Result<Self::Arguments, sqlx::Error>;
}

impl Encoding for SqliteConnection {
    type Arguments = SqliteArguments;

    fn encode(&self, params: &dyn Params) -> Result<SqliteArguments, sqlx::Error> {
        let mut arguments = SqliteArguments::default();
        params.add_to(&mut Arguments::of_sqlite(&mut arguments)).map_err(sqlx::Error::Encode)?;
        Ok(arguments)
    }
}

impl Encoding for PgConnection {
    type Arguments = PgArguments;

    fn encode(&self, params: &dyn Params) -> Result<PgArguments, sqlx::Error> {
        let mut arguments = PgArguments::default();
        params.add_to(&mut Arguments(Either::Postgres(&mut arguments))).map_err(sqlx::Error::Encode)?;
        Ok(arguments)
    }
}

/// A type read from the rows of either database: a struct or a tuple.
pub(super) trait Fetched:
    for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin
{
}

impl<T> Fetched for T where T: for<'r> FromRow<'r, SqliteRow> + for<'r> FromRow<'r, PgRow> + Send + Unpin {}

/// Runs a statement. Returns the number of rows it changed.
pub(super) async fn count_changed(
    write: &mut WriteTransaction,
    sql: impl SqlSafeStr,
    params: &dyn Params,
) -> Result<u64, StoreError> {
    let sql = sql.into_sql_str();
    Ok(on_either!(write.conn(), conn => {
        let arguments = conn.encode(params)?;
        sqlx::query_with(sql, arguments).execute(conn).await.map(|done| done.rows_affected())
    })?)
}

/// Runs a statement. Returns true if it changed a row.
pub(super) async fn changes_rows(
    write: &mut WriteTransaction,
    sql: impl SqlSafeStr,
    params: &dyn Params,
) -> Result<bool, StoreError> {
    Ok(count_changed(write, sql, params).await? > 0)
}

/// Runs a statement.
pub(super) async fn execute(
    write: &mut WriteTransaction,
    sql: impl SqlSafeStr,
    params: &dyn Params,
) -> Result<(), StoreError> {
    count_changed(write, sql, params).await.map(|_| ())
}

/// All rows of a query.
pub(super) async fn fetch_all<T: Fetched>(
    from: impl Into<ReadSource<'_>>,
    sql: impl SqlSafeStr,
    params: &dyn Params,
) -> Result<Vec<T>, StoreError> {
    let sql = sql.into_sql_str();
    Ok(on_source!(from, conn => {
        let arguments = conn.encode(params)?;
        sqlx::query_as_with(sql, arguments).fetch_all(conn).await
    })?)
}

/// The first row of a query, if any.
pub(super) async fn fetch_optional<T: Fetched>(
    from: impl Into<ReadSource<'_>>,
    sql: impl SqlSafeStr,
    params: &dyn Params,
) -> Result<Option<T>, StoreError> {
    let sql = sql.into_sql_str();
    Ok(on_source!(from, conn => {
        let arguments = conn.encode(params)?;
        sqlx::query_as_with(sql, arguments).fetch_optional(conn).await
    })?)
}

/// The row of a query that always has one.
pub(super) async fn fetch_one<T: Fetched>(
    from: impl Into<ReadSource<'_>>,
    sql: impl SqlSafeStr,
    params: &dyn Params,
) -> Result<T, StoreError> {
    fetch_optional(from, sql, params).await?.ok_or_else(|| sqlx::Error::RowNotFound.into())
}

/// The values of a query for one column.
pub(super) async fn fetch_scalars<T>(
    from: impl Into<ReadSource<'_>>,
    sql: impl SqlSafeStr,
    params: &dyn Params,
) -> Result<Vec<T>, StoreError>
where
    (T,): Fetched,
{
    Ok(fetch_all::<(T,)>(from, sql, params).await?.into_iter().map(|(value,)| value).collect())
}

/// The first value of a query for one column, if any.
pub(super) async fn fetch_optional_scalar<T>(
    from: impl Into<ReadSource<'_>>,
    sql: impl SqlSafeStr,
    params: &dyn Params,
) -> Result<Option<T>, StoreError>
where
    (T,): Fetched,
{
    Ok(fetch_optional::<(T,)>(from, sql, params).await?.map(|(value,)| value))
}

/// The value of a query that always has one.
pub(super) async fn fetch_scalar<T>(
    from: impl Into<ReadSource<'_>>,
    sql: impl SqlSafeStr,
    params: &dyn Params,
) -> Result<T, StoreError>
where
    (T,): Fetched,
{
    Ok(fetch_one::<(T,)>(from, sql, params).await?.0)
}
