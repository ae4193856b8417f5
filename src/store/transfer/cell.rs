//! A value of a row: read from either database, written to PostgreSQL, and digested.

use crate::moment::Moment;
use serde_json::Value;
use sqlx::Row;
use sqlx::postgres::PgRow;
use sqlx::sqlite::SqliteRow;
use time::format_description::well_known::Rfc3339;
use uuid::Uuid;

/// Type of a column; `migrations/README.md` pairs the types of both databases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CellKind {
    Uuid,
    Text,
    Moment,
    Json,
    Integer,
    Bool,
    Bytes,
}

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Cell {
    Null,
    Uuid(Uuid),
    Text(String),
    Moment(Moment),
    /// JSON text, which differs between the databases.
    Json(String),
    Integer(i64),
    Bool(bool),
    Bytes(Vec<u8>),
}

impl CellKind {
    /// The kind for PostgreSQL's type name.
    pub(super) fn of(postgres: &str) -> Option<Self> {
        Some(match postgres {
            "uuid" => Self::Uuid,
            "text" => Self::Text,
            "timestamptz" => Self::Moment,
            "jsonb" => Self::Json,
            "int2" | "int4" | "int8" => Self::Integer,
            "bool" => Self::Bool,
            "bytea" => Self::Bytes,
            _ => return None,
        })
    }

    /// The expression that reads a column from PostgreSQL: integers in one width, JSON as text.
    pub(super) fn read(self, column: &str) -> String {
        match self {
            Self::Integer => format!("\"{column}\"::bigint"),
            Self::Json => format!("\"{column}\"::text"),
            _ => format!("\"{column}\""),
        }
    }
}

/// Reads a value from a row of either database.
macro_rules! read {
    ($row:ident, $at:ident, $kind:ident) => {
        match $kind {
            CellKind::Uuid => $row.try_get::<Option<Uuid>, _>($at)?.map(Cell::Uuid),
            CellKind::Text => $row.try_get::<Option<String>, _>($at)?.map(Cell::Text),
            CellKind::Moment => $row.try_get::<Option<Moment>, _>($at)?.map(Cell::Moment),
            CellKind::Json => $row.try_get::<Option<String>, _>($at)?.map(Cell::Json),
            CellKind::Integer => $row.try_get::<Option<i64>, _>($at)?.map(Cell::Integer),
            CellKind::Bool => $row.try_get::<Option<bool>, _>($at)?.map(Cell::Bool),
            CellKind::Bytes => $row.try_get::<Option<Vec<u8>>, _>($at)?.map(Cell::Bytes),
        }
        .unwrap_or(Cell::Null)
    };
}

impl Cell {
    /// Reads a value of a row.
    pub(super) fn of_sqlite(row: &SqliteRow, at: usize, kind: CellKind) -> Result<Self, sqlx::Error> {
        Ok(read!(row, at, kind))
    }

    /// Reads a value of a row that was selected by the expression of [`CellKind::read`].
    pub(super) fn of_postgres(row: &PgRow, at: usize, kind: CellKind) -> Result<Self, sqlx::Error> {
        Ok(read!(row, at, kind))
    }

    /// Appends the value to a line of `COPY … FROM STDIN`, in the text format.
    pub(super) fn copy_to(&self, line: &mut String) {
        match self {
            Self::Null => line.push_str("\\N"),
            Self::Uuid(id) => line.push_str(&id.to_string()),
            Self::Text(text) | Self::Json(text) => escape(text, line),
            // Formatting fails only for a year beyond 9999; PostgreSQL then rejects the empty text.
            Self::Moment(at) => line.push_str(&at.time().format(&Rfc3339).unwrap_or_default()),
            Self::Integer(number) => line.push_str(&number.to_string()),
            Self::Bool(yes) => line.push(if *yes { 't' } else { 'f' }),
            Self::Bytes(bytes) => {
                line.push_str("\\\\x");
                line.push_str(&hex::encode(bytes));
            }
        }
    }

    /// Appends the value to the input of a digest, alike for both databases: kind, length, content.
    pub(super) fn digest_to(&self, bytes: &mut Vec<u8>) {
        let (kind, value): (u8, Vec<u8>) = match self {
            Self::Null => (0, Vec::new()),
            Self::Uuid(id) => (1, id.as_bytes().to_vec()),
            Self::Text(text) => (2, text.as_bytes().to_vec()),
            Self::Moment(at) => (3, at.time().unix_timestamp_nanos().to_be_bytes().to_vec()),
            Self::Json(text) => (4, canonical(text).into_bytes()),
            Self::Integer(number) => (5, number.to_be_bytes().to_vec()),
            Self::Bool(yes) => (6, vec![u8::from(*yes)]),
            Self::Bytes(bytes) => (7, bytes.clone()),
        };
        bytes.push(kind);
        bytes.extend((value.len() as u64).to_be_bytes());
        bytes.extend(value);
    }
}

fn escape(text: &str, line: &mut String) {
    for c in text.chars() {
        match c {
            '\\' => line.push_str("\\\\"),
            '\n' => line.push_str("\\n"),
            '\r' => line.push_str("\\r"),
            '\t' => line.push_str("\\t"),
            c => line.push(c),
        }
    }
}

/// JSON in one form for both databases: `jsonb` reorders keys and rewrites numbers. Invalid JSON
/// stays as it is.
fn canonical(text: &str) -> String {
    serde_json::from_str(text).map_or_else(|_| text.to_owned(), |value: Value| ordered(&value))
}

fn ordered(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<(&String, &Value)> = fields.iter().collect();
            fields.sort_by_key(|(name, _)| name.as_str());
            let fields = fields.into_iter();
            let fields: Vec<String> = fields
                .map(|(name, value)| format!("{}:{}", Value::from(name.as_str()), ordered(value)))
                .collect();
            format!("{{{}}}", fields.join(","))
        }
        Value::Array(values) => {
            format!("[{}]", values.iter().map(ordered).collect::<Vec<_>>().join(","))
        }
        // `1e2`, `100.0` and `100` are one number.
        Value::Number(number) => match (number.is_f64(), number.as_f64()) {
            (true, Some(number)) => format!("{number}"),
            _ => number.to_string(),
        },
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_is_canonical_across_databases() {
        for (one, other) in [
            (r#"{"b":1,"a":[true,null]}"#, r#"{"a": [true, null], "b": 1}"#),
            ("1e2", "100"),
            ("100.0", "100"),
            ("1.50", "1.5"),
            ("1e-7", "0.0000001"),
            (r#""\u00e5\/""#, "\"å/\""),
        ] {
            assert_eq!(canonical(one), canonical(other));
        }
        for (one, other) in [("1", "\"1\""), ("[1,2]", "[2,1]"), (r#"{"a":1}"#, r#"{"a":2}"#), ("0.1", "0.2")]
        {
            assert_ne!(canonical(one), canonical(other));
        }
    }

    #[test]
    fn distinct_rows_have_distinct_bytes() {
        let bytes = |cells: &[Cell]| {
            let mut bytes = Vec::new();
            cells.iter().for_each(|cell| cell.digest_to(&mut bytes));
            bytes
        };
        let text = |text: &str| Cell::Text(text.to_owned());
        assert_ne!(bytes(&[text("ab"), text("c")]), bytes(&[text("a"), text("bc")]));
        assert_ne!(bytes(&[Cell::Null]), bytes(&[text("")]));
        assert_ne!(bytes(&[Cell::Bool(true)]), bytes(&[Cell::Integer(1)]));
    }

    #[test]
    fn escapes_separators() {
        let mut line = String::new();
        Cell::Text("a\tb\nc\r\\N\u{2660}".to_owned()).copy_to(&mut line);
        Cell::Bytes(vec![0, 255]).copy_to(&mut line);
        assert_eq!(line, "a\\tb\\nc\\r\\\\N\u{2660}\\\\x00ff");
    }
}
