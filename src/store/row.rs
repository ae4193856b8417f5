//! [`Row`]: everything about a table that follows from the struct of its rows, by
//! `#[derive(Row)]`; and the statements about whole rows.

use super::db::WriteTransaction;
use super::error::StoreError;
use super::query::{Arguments, Params, changes_rows, execute};
use sqlx::error::BoxDynError;
pub(super) use store_derive::Row;

/// A table's row. As parameters it gives all its columns, in order.
pub(super) trait Row: Params {
    /// The columns, with the table's name before each, so that joins can list them too.
    const COLUMNS: &'static str;
    /// `SELECT … FROM …`
    const SELECT: &'static str;
    /// The row with a key.
    const SELECT_BY_KEY: &'static str;
    const INSERT: &'static str;
    /// Inserts unless there is a row with this key.
    const INSERT_NEW: &'static str;
    /// Inserts, or changes the row with this key.
    const UPSERT: &'static str;
    /// Changes the row with this key; its parameters are [`Changes`].
    const UPDATE: &'static str;
    /// Deletes the row with a key.
    const DELETE: &'static str;

    /// Adds the key and the columns that updates change.
    fn add_changes_to(&self, arguments: &mut Arguments<'_>) -> Result<(), BoxDynError>;
}

/// The parameters of an update of a row.
pub(super) struct Changes<'a, R>(pub(super) &'a R);

impl<R: Row> Params for Changes<'_, R> {
    fn add_to(&self, arguments: &mut Arguments<'_>) -> Result<(), BoxDynError> {
        self.0.add_changes_to(arguments)
    }
}

/// A row, and the values of columns that are not read back.
pub(super) struct RowAnd<'a, R, P>(pub(super) &'a R, pub(super) P);

impl<R: Row, P: Params> Params for RowAnd<'_, R, P> {
    fn add_to(&self, arguments: &mut Arguments<'_>) -> Result<(), BoxDynError> {
        self.0.add_to(arguments)?;
        self.1.add_to(arguments)
    }
}

/// Adds a row.
pub(super) async fn insert<R: Row>(write: &mut WriteTransaction, row: &R) -> Result<(), StoreError> {
    execute(write, R::INSERT, row).await
}

/// Adds a row unless there is one with its key. Returns true if there was none.
pub(super) async fn insert_new<R: Row>(write: &mut WriteTransaction, row: &R) -> Result<bool, StoreError> {
    changes_rows(write, R::INSERT_NEW, row).await
}

/// Adds a row, or changes the one with its key.
pub(super) async fn upsert<R: Row>(write: &mut WriteTransaction, row: &R) -> Result<(), StoreError> {
    execute(write, R::UPSERT, row).await
}

/// Changes the row with this key. Returns true if there is one.
pub(super) async fn update<R: Row>(write: &mut WriteTransaction, row: &R) -> Result<bool, StoreError> {
    changes_rows(write, R::UPDATE, &Changes(row)).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::sqlite::SqliteArguments;

    #[derive(sqlx::FromRow, Row)]
    #[row(table = "seat", key(event_id, id), also(sought))]
    struct SeatRow {
        id: i32,
        event_id: i32,
        #[row(fixed)]
        made: i64,
        #[sqlx(json)]
        players: Vec<String>,
        note: Option<String>,
    }

    #[test]
    fn texts_follow_the_struct() {
        assert_eq!(
            SeatRow::SELECT,
            "SELECT seat.id, seat.event_id, seat.made, seat.players, seat.note FROM seat"
        );
        assert_eq!(SeatRow::SELECT_BY_KEY, format!("{} WHERE event_id = $1 AND id = $2", SeatRow::SELECT));
        assert_eq!(
            SeatRow::INSERT,
            "INSERT INTO seat (id, event_id, made, players, note, sought) VALUES ($1, $2, $3, $4, $5, $6)"
        );
        let new = format!("{} ON CONFLICT (event_id, id) DO NOTHING", SeatRow::INSERT);
        assert_eq!(SeatRow::INSERT_NEW, new);
        let set = "players = excluded.players, note = excluded.note, sought = excluded.sought";
        let upsert = format!("{} ON CONFLICT (event_id, id) DO UPDATE SET {set}", SeatRow::INSERT);
        assert_eq!(SeatRow::UPSERT, upsert);
        assert_eq!(
            SeatRow::UPDATE,
            "UPDATE seat SET players = $3, note = $4 WHERE event_id = $1 AND id = $2"
        );
        assert_eq!(SeatRow::DELETE, "DELETE FROM seat WHERE event_id = $1 AND id = $2");
    }

    #[test]
    fn parameters_follow_the_texts() {
        let row = SeatRow { id: 5, event_id: 7, made: 9, players: vec!["Ada".to_owned()], note: None };
        let values = |params: &dyn Params| {
            let mut arguments = SqliteArguments::default();
            params.add_to(&mut Arguments::of_sqlite(&mut arguments)).unwrap();
            format!("{arguments:?}")
        };
        let (id, event, made) = ("Int(5)", "Int(7)", "Int64(9)");
        let rest = "Text(\"[\\\"Ada\\\"]\"), Null";
        let list = |values: &str| format!("SqliteArguments {{ values: SqliteArgumentsBuffer([{values}]) }}");
        assert_eq!(values(&row), list(&format!("{id}, {event}, {made}, {rest}")));
        assert_eq!(values(&Changes(&row)), list(&format!("{event}, {id}, {rest}")));
        let and = RowAnd(&row, ("ada",));
        assert_eq!(values(&and), list(&format!("{id}, {event}, {made}, {rest}, Text(\"ada\")")));
    }
}
