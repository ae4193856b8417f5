//! Forms: size limits, and responses to malformed ones.

use crate::api;
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::future::Future;
use tower::ServiceBuilder;
use tower::layer::util::{Identity, Stack};
use tower_http::limit::RequestBodyLimitLayer;

/// The longest body that is read; the longest form of the site is a small part of it.
pub(super) const BODY_LIMIT: usize = 256 * 1024;

/// The longest body that is read at an address.
pub(super) fn limit(path: &str) -> usize {
    match path {
        api::ENROL => api::ENROL_BODY,
        api::LOGO => api::LOGO_BODY,
        _ => BODY_LIMIT,
    }
}

/// Reads bodies of up to so many bytes, where files are sent to.
pub(super) fn longer(
    most: usize,
) -> ServiceBuilder<Stack<DefaultBodyLimit, Stack<RequestBodyLimitLayer, Identity>>> {
    ServiceBuilder::new().layer(RequestBodyLimitLayer::new(most)).layer(DefaultBodyLimit::disable())
}

/// Answers forms with pages of this site only. For malformed ones, Leptos would redirect to
/// whatever referrer the browser gives.
pub(super) async fn at_home<P, F>(page: P, request: Request, next: Next) -> Response
where
    P: Fn(Request) -> F,
    F: Future<Output = Response>,
{
    if !request.uri().path().starts_with("/api/") || request.method() != Method::POST {
        return next.run(request).await;
    }
    let headers = request.headers().clone();
    let limit = limit(request.uri().path());
    let length = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    let answer = if length.is_some_and(|length: usize| length > limit) {
        api::forget(request.into_body()).await;
        StatusCode::PAYLOAD_TOO_LARGE.into_response()
    } else {
        next.run(request).await
    };
    let to = answer.headers().get(header::LOCATION).and_then(|to| to.to_str().ok());
    if answer.status() == StatusCode::SEE_OTHER
        && to.is_some_and(|to| to.starts_with('/') && !to.starts_with("//"))
    {
        return answer;
    }
    tracing::warn!(status = %answer.status(), "a form could not be read");
    let mut request = Request::new(Body::empty());
    *request.uri_mut() = Uri::from_static(match answer.status() {
        StatusCode::PAYLOAD_TOO_LARGE => "/malformed?why=long",
        _ => "/malformed",
    });
    *request.headers_mut() = headers;
    page(request).await
}
