//! A candidate's review of an exam.

use super::federation::or_refuse;
use super::request_context::{Refused, RequestContext};
pub use server::exams::attempt::receipt::short as short_receipt;
pub use server::exams::{Reviewed, ReviewedPage};

/// A user's own ended attempt, by the id in the URL, as they may see it.
pub async fn reviewed(context: &RequestContext, id: &str) -> Result<Reviewed, Refused> {
    let (server, account, _) = context.signed_in().await?;
    or_refuse(server.results.reviewed(&account, id).await)?.ok_or(Refused::NotFound)
}
