//! The user's stored answers and settings, which a page can also do without.

use crate::api::{Own, OwnDataError, RequestContext, now, own, timestamp};
use jiff::Timestamp;

/// The database does not respond, so the user's answers are unknown.
#[derive(Clone, Copy, Debug)]
pub struct DatabaseUnavailable;

/// The signed-in user's answers and settings; `None` for a visitor.
pub async fn own_if_signed_in(context: &RequestContext) -> Result<Option<Own>, DatabaseUnavailable> {
    match own(context).await {
        Ok(own) => Ok(Some(own)),
        Err(OwnDataError::SignedOut | OwnDataError::SessionEnded | OwnDataError::NotFound) => Ok(None),
        Err(OwnDataError::Database) => Err(DatabaseUnavailable),
    }
}

/// The server's current time.
pub fn current_time(context: &RequestContext) -> Timestamp {
    now(context).map(timestamp).unwrap_or_default()
}
