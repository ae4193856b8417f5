//! Forms: size limits, and responses to malformed ones.

use crate::api;
use crate::pages::malformed;
use axum::body::Body;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::{Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use server::accounts::Network;
use std::future::Future;
use tower::ServiceBuilder;
use tower::layer::util::{Identity, Stack};
use tower_http::limit::RequestBodyLimitLayer;

pub(crate) use crate::form::BODY_LIMIT;

/// Body limit of a path, in bytes.
pub(super) fn body_limit(path: &str) -> usize {
    match path {
        "/api/enrol" => api::ENROL_BODY,
        "/api/hall-scan" => api::SCAN_BODY,
        "/api/logo" => api::LOGO_BODY,
        _ => BODY_LIMIT,
    }
}

/// Layers that replace the default body limit, for uploads.
pub(crate) fn upload_limit(
    bytes: usize,
) -> ServiceBuilder<Stack<DefaultBodyLimit, Stack<RequestBodyLimitLayer, Identity>>> {
    ServiceBuilder::new().layer(RequestBodyLimitLayer::new(bytes)).layer(DefaultBodyLimit::disable())
}

/// Responds to posted forms with a redirect within this site, the desk's page, or the page for
/// malformed data. For malformed forms, Leptos would redirect to the referrer, whatever it is.
pub(super) async fn keep_on_site<P, F>(page: P, request: Request, next: Next) -> Response
where
    P: Fn(Request) -> F,
    F: Future<Output = Response>,
{
    if !request.uri().path().starts_with("/api/") || request.method() != Method::POST {
        return next.run(request).await;
    }
    let headers = request.headers().clone();
    let limit = body_limit(request.uri().path());
    let length = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    let network = request.extensions().get::<Network>().copied();
    let mut response = if length.is_some_and(|length: usize| length > limit) {
        api::drain(request.into_body()).await;
        StatusCode::PAYLOAD_TOO_LARGE.into_response()
    } else {
        next.run(request).await
    };
    let to = response.headers().get(header::LOCATION).and_then(|to| to.to_str().ok());
    if response.status() == StatusCode::SEE_OTHER
        && to.is_some_and(|to| to.starts_with('/') && !to.starts_with("//"))
    {
        return response;
    }
    let mut request = Request::new(Body::empty());
    *request.headers_mut() = headers;
    if let Some(desk) = response.extensions_mut().remove::<api::DeskPage>() {
        // Visitors' rulings are limited by network.
        network.map(|network| request.extensions_mut().insert(network));
        *request.uri_mut() = desk.0.facts_path().parse().unwrap_or_default();
        request.extensions_mut().insert(desk);
        return page(request).await;
    }
    tracing::warn!(status = %response.status(), "malformed form");
    let too_long = response.status() == StatusCode::PAYLOAD_TOO_LARGE;
    let path = if too_long { malformed::too_long(limit) } else { malformed::PATH.to_owned() };
    *request.uri_mut() = path.parse().unwrap_or_default();
    page(request).await
}
