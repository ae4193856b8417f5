//! The exam lock: routes closed to candidates with a running attempt.

use super::super::cookies;
use super::super::drain::drain;
use super::super::request_context::RequestContext;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use server::Server;

/// Redirects a candidate with a running attempt from a closed route to it.
pub async fn closed(State(server): State<Server>, mut request: Request, next: Next) -> Response {
    let Some(token) = cookies::session_in(request.headers()) else { return next.run(request).await };
    let context = RequestContext::of(server.clone(), Some(token));
    let may_sit = context.may_sit().await;
    request.extensions_mut().insert(context);
    // If the user is unknown, pages report that themselves.
    let Some(account) = may_sit else { return next.run(request).await };
    match server.attempts.under_way(&account).await {
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
