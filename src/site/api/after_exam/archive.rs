//! The archive of a sitting, streamed while it is built.

use super::opened_sitting;
use crate::api::attachment::private_attachment;
use crate::api::federation::{or_refuse, server};
use crate::api::request_context::{Refused, RequestContext};
use crate::api::streaming::StreamingBody;
use crate::error_page::retry_later;
use axum::body::Body;
use axum::extract::{Path as UrlPath, State};
use axum::http::request::Parts;
use axum::response::Response;
use bank::Bank;
use server::Server;
use server::exams::Sitting;
pub use server::exams::archive::ArchiveReadiness;
use server::exams::archive::{ArchiveRefusal, ENDING};
use server::roles::{Action, Whose};
use server::rulings::Rulings;
use std::sync::Arc;

/// Readiness of a sitting for archiving.
pub async fn archive_readiness(
    context: &RequestContext,
    sitting: &Sitting,
) -> Result<ArchiveReadiness, Refused> {
    or_refuse(server(context)?.archives.readiness(sitting).await)
}

/// Streams the archive of the sitting in the URL, for its examiners; refused while candidates may
/// still answer.
pub async fn archive_file(
    State(rules): State<Server>,
    State(bank): State<Arc<Bank>>,
    State(rulings): State<Rulings>,
    UrlPath((code, id)): UrlPath<(String, String)>,
    parts: Parts,
) -> Response {
    let context = RequestContext::of_request(rules, &parts);
    let begun: Result<Response, Refused> = async {
        let allowed = context.allowed(Action::HoldExams, &code, Whose::Others).await?;
        let sitting = opened_sitting(&context, &allowed, &id).await?;
        let name = format!("{code}-{}-{}{ENDING}", sitting.code, sitting.opens_at.strftime("%Y-%m-%d"));
        let pieces = server(&context)?.archives.begin(&allowed, sitting, bank, rulings).await;
        let pieces = match pieces {
            Err(ArchiveRefusal::Busy) => return Ok(retry_later()),
            Err(ArchiveRefusal::Store(cause)) => or_refuse(Err(cause))?,
            Ok(pieces) => pieces,
        };
        let going = StreamingBody(pieces.ok_or(Refused::NotFound)?);
        Ok(private_attachment("application/zip", &name, Body::new(going)))
    }
    .await;
    begun.unwrap_or_else(|why| why.file_response(&format!("/federation/{code}/exams/{id}/archive")))
}
