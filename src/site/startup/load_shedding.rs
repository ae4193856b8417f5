//! Load shedding: a concurrency limit per route class. Each class has its own number of concurrent
//! requests and a short queue. A request that finds the queue full, or has no permit within a
//! second, gets 503 with `Retry-After`. Classes do not share permits, so practice cannot delay the
//! saving of exam answers.
//!
//! A permit is released when the response begins: a file that streams for minutes holds none.

use super::error_responses::{RequestFacts, Styles, error_response};
use super::receiving::{Received, receive};
use super::route_limiters::RouteLimiters;
use crate::{ErrorPage, api, routes};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use server::Server;
use std::time::Duration;

/// Longest wait for a permit.
const PERMIT_TIMEOUT: Duration = Duration::from_secs(1);

/// Runs a request once its body is complete and a permit of its class is free; otherwise responds
/// with 503. A body that is too long needs no permit, because its route refuses it.
pub(super) async fn shed_load(
    State((server, limiters, styles)): State<(Server, RouteLimiters, Styles)>,
    request: Request,
    next: Next,
) -> Response {
    // `CONNECT host:port` and `OPTIONS *` have no path.
    if !request.uri().path().starts_with('/') {
        return StatusCode::BAD_REQUEST.into_response();
    }
    let class = routes::load_class(request.uri().path());
    let Some(limiter) = limiters.of(class) else { return next.run(request).await };
    let facts = RequestFacts::of(&request);
    let token = api::session_in(request.headers());
    let is_signed_in = async {
        let Some(token) = token else { return false };
        matches!(server.sessions.who(&token).await, Ok(Some(_)))
    };
    let admitted = match receive(request, limiters.uploads(), is_signed_in).await {
        Received::Complete(request) => limiter.acquire(PERMIT_TIMEOUT).await.map(|permit| (request, permit)),
        Received::TooLong(request) => return next.run(request).await,
        Received::Incomplete => None,
    };
    match admitted {
        Some((request, _permit)) => next.run(request).await,
        None => error_response(&facts, ErrorPage::Busy { again: facts.again() }, &styles),
    }
}
