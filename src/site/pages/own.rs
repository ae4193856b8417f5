//! The user's stored answers and settings, which a page can also do without.

use crate::api::{Own, OwnDataError, RequestContext, now, own, timestamp};
use jiff::Timestamp;

/// The database does not respond, so the user's answers are unknown.
#[derive(Clone, Copy, Debug)]
pub struct StoreSilent;

/// The signed-in user's answers and settings; `None` for a visitor.
pub async fn theirs(context: &RequestContext) -> Result<Option<Own>, StoreSilent> {
    match own(context).await {
        Ok(own) => Ok(Some(own)),
        Err(OwnDataError::SignedOut | OwnDataError::SessionEnded | OwnDataError::NotFound) => Ok(None),
        Err(OwnDataError::Database) => Err(StoreSilent),
    }
}

/// The server's current time.
pub fn time(context: &RequestContext) -> Timestamp {
    now(context).map(timestamp).unwrap_or_default()
}
