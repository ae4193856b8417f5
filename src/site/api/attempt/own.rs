//! The user's own exams, for their pages.

use super::super::federation::or_refuse;
use super::super::request_context::{Refused, RequestContext};
use jiff::Timestamp;
pub use server::exams::markers::MarkedSitting;
pub use server::exams::roster::OwnExam;

/// A user's exams.
pub struct OwnExams {
    /// The latest first.
    pub exams: Vec<OwnExam>,
    /// The sittings that they mark by invitation.
    pub marked: Vec<MarkedSitting>,
    /// The code of their federation.
    pub federation: String,
    /// The current time.
    pub now: Timestamp,
}

/// The exams that the user is listed for, has entered or marks.
pub async fn own_exams(context: &RequestContext) -> Result<OwnExams, Refused> {
    let (server, who, token) = context.signed_in().await?;
    let exams = or_refuse(server.rosters.own(&who).await)?;
    let marked = or_refuse(server.markers.marked_by(&who).await)?;
    Ok(OwnExams { exams, marked, federation: token.code().to_owned(), now: server.instant() })
}
