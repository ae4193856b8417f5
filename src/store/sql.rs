//! Fragments of SQL text that depend on a value.

use collation::Alphabet;
use sqlx::AssertSqlSafe;

/// Expands `@alphabet`, written behind each name in an `ORDER BY`, to the collation of an alphabet,
/// or to the database's default.
pub(super) fn with_collation(sql: &str, alphabet: Option<Alphabet>) -> AssertSqlSafe<String> {
    let collate = alphabet.map(|alphabet| format!("COLLATE \"{}\"", alphabet.collation()));
    // The only text inserted is the name of one of our collations.
    AssertSqlSafe(sql.replace("@alphabet", &collate.unwrap_or_default()))
}

/// A pattern of `LIKE … ESCAPE '!'` that matches every text containing this one literally.
pub(super) fn contains_pattern(text: &str) -> String {
    format!("%{}%", text.replace('!', "!!").replace('%', "!%").replace('_', "!_"))
}
