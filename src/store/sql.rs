//! SQL texts joined from parts, and parts that depend on a value.

use collation::Alphabet;
use sqlx::AssertSqlSafe;

/// Joins constant texts, as `concat!` joins literals.
macro_rules! sql {
    ($($part:expr),+ $(,)?) => {{
        const PARTS: &[&str] = &[$($part),+];
        const JOINED: [u8; $crate::sql::length(PARTS)] = $crate::sql::join(PARTS);
        match str::from_utf8(&JOINED) {
            Ok(text) => text,
            Err(_) => unreachable!(),
        }
    }};
}
pub(super) use sql;

pub(super) const fn length(parts: &[&str]) -> usize {
    let (mut length, mut part) = (0, 0);
    while part < parts.len() {
        length += parts[part].len();
        part += 1;
    }
    length
}

pub(super) const fn join<const LENGTH: usize>(parts: &[&str]) -> [u8; LENGTH] {
    let (mut joined, mut part, mut at) = ([0; LENGTH], 0, 0);
    while part < parts.len() {
        let (_, rest) = joined.split_at_mut(at);
        let (here, _) = rest.split_at_mut(parts[part].len());
        here.copy_from_slice(parts[part].as_bytes());
        at += parts[part].len();
        part += 1;
    }
    joined
}

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
