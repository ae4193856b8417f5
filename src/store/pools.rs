//! How busy the connections to the database are.

use super::db::{Either, Store};
use sqlx::{Database, Pool};

/// The connections of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Connections {
    /// What they are for: `read` and `write` on SQLite, `all` on PostgreSQL.
    pub kind: &'static str,
    /// How many are open.
    pub open: u32,
    /// How many of those nobody uses just now.
    pub idle: u32,
    /// How many there may be.
    pub most: u32,
}

impl Connections {
    pub(super) fn of<D: Database>(kind: &'static str, pool: &Pool<D>) -> Self {
        let (open, idle) = (pool.size(), pool.num_idle());
        let idle = u32::try_from(idle).unwrap_or(u32::MAX).min(open);
        Self { kind, open, idle, most: pool.options().get_max_connections() }
    }
}

impl Store {
    /// How many connections there are, and how many of them wait for something to do.
    pub fn connections(&self) -> Vec<Connections> {
        match &self.pools {
            Either::Sqlite(pools) => {
                vec![pools.readers.figures(), Connections::of("write", &pools.writer)]
            }
            Either::Postgres(links) => vec![links.figures()],
        }
    }
}
