//! Pages closed to candidates with a running attempt: everything except the exam and signing in and
//! out. An allow list, so that pages with rulings stay closed even if they are added later.

use super::super::cookies;
use super::super::drain::drain;
use super::super::request_context::RequestContext;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use server::Server;

/// Open paths: the exam, signing in and out, assets, and health checks.
const OPEN: [&str; 18] = [
    "/exam",
    "/attempt",
    "/api/attempt",
    "/api/attempt-begin",
    "/sign-in",
    "/sign-out",
    "/api/sign-in",
    "/api/sign-out",
    "/api/code",
    "/api/language",
    "/language",
    "/refused",
    "/lost",
    "/malformed",
    "/pkg",
    "/icon.svg",
    "/healthz",
    "/readyz",
];

/// Redirects a candidate with a running attempt from closed pages to it.
pub async fn closed(State(server): State<Server>, mut request: Request, next: Next) -> Response {
    if is_open(request.uri().path()) {
        return next.run(request).await;
    }
    let Some(token) = cookies::session_in(request.headers()) else { return next.run(request).await };
    let context = RequestContext::of(server.clone(), Some(token));
    let may_sit = context.may_sit().await;
    request.extensions_mut().insert(context);
    // If the user is unknown, pages report that themselves.
    let Some(account) = may_sit else { return next.run(request).await };
    match server.under_way(&account).await {
        Ok(None) => next.run(request).await,
        Ok(Some(id)) => {
            drain(request.into_body()).await;
            Redirect::to(&format!("/attempt/{}?closed=1", id.0)).into_response()
        }
        Err(error) => {
            tracing::error!(%error, "cannot check for a running attempt");
            StatusCode::SERVICE_UNAVAILABLE.into_response()
        }
    }
}

fn is_open(path: &str) -> bool {
    // Dot segments are resolved later: a path that begins like the exam's could end elsewhere.
    let dots = path.split('/').any(|piece| {
        let piece = piece.to_ascii_lowercase().replace("%2e", ".");
        piece == "." || piece == ".."
    });
    let begins = OPEN
        .iter()
        .any(|open| path.strip_prefix(open).is_some_and(|rest| rest.is_empty() || rest.starts_with('/')));
    begins && !dots
}

#[cfg(test)]
mod tests {
    use super::is_open;

    #[test]
    fn closes_rulings_keeps_exam_open() {
        for path in ["/exam/demo.spring", "/attempt/1/2", "/attempt/1/save", "/api/attempt", "/pkg/x.js"] {
            assert!(is_open(path), "{path}");
        }
        for path in [
            "/",
            "/desk",
            "/desk/scenario.toml",
            "/scenario/r001",
            "/scenario/r001/what-if",
            "/practice",
            "/laws/2017/30",
            "/answer/1",
            "/me",
            "/account/data.json",
            "/api/answer",
            "/api/desk",
            "/examiner",
            "/federation/demo",
            "/federation/demo/exams/1",
            "/me/sessions",
            "/something-new",
            "/attempt/../desk",
            "/attempt/%2E%2e/desk",
            "/attempt/./../desk",
        ] {
            assert!(!is_open(path), "{path}");
        }
    }
}
