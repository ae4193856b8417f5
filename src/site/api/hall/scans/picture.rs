//! Pictures of answer sheets as files.

use super::listed::scanned_picture;
use crate::api::federation::{or_refuse, server};
use crate::api::request_context::{Refused, RequestContext};
use axum::extract::{Path as UrlPath, State};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use server::Server;
use server::roles::{Action, Whose};

/// A picture in JPEG. It never changes, and each question on its page shows a part of it.
pub async fn scan_picture(
    State(rules): State<Server>,
    UrlPath((code, id, scan)): UrlPath<(String, String, String)>,
    parts: Parts,
) -> Response {
    let context = RequestContext::of_request(rules, &parts);
    let found = async {
        let allowed = context.allowed(Action::HoldExams, &code, Whose::Others).await?;
        let found = scanned_picture(&context, &allowed, &id, &scan).await?;
        let scans = &server(&context)?.hall_scans;
        or_refuse(scans.picture(&allowed, &found.sitting, found.scan.id).await)?.ok_or(Refused::NotFound)
    };
    match found.await {
        Ok(jpeg) => {
            let head =
                [(header::CONTENT_TYPE, "image/jpeg"), (header::CACHE_CONTROL, "private, max-age=600")];
            (head, jpeg).into_response()
        }
        Err(why) => why.file_response(&format!("/federation/{code}/exams/{id}/scans")),
    }
}
