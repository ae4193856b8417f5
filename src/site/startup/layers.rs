//! Middleware for every request and response.

use super::client_address::ClientAddress;
use super::request_log::{RequestLog, log_request};
use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::Response;
use std::time::Duration;
use tower::ServiceBuilder;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::csrf::CsrfLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;

/// Timeout of a request.
pub(super) const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);

/// Adds logging, security headers, compression and the timeout. A page sets its own, wider content
/// security policy; see `shell`.
pub(super) fn layers(router: Router, client_address: ClientAddress, log: RequestLog) -> Router {
    let network = move |request: Request, next: Next| with_network(client_address.clone(), request, next);
    let always = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    router.layer(
        ServiceBuilder::new()
            .layer(from_fn_with_state(log, log_request))
            .layer(from_fn(network))
            .layer(always(header::CONTENT_SECURITY_POLICY, "default-src 'none'; frame-ancestors 'none'"))
            .layer(always(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
            .layer(always(header::REFERRER_POLICY, "same-origin"))
            .layer(always(header::X_FRAME_OPTIONS, "DENY"))
            .layer(always(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
            // Not `no-store`: the back button restores form input.
            .layer(always(header::CACHE_CONTROL, "private, no-cache"))
            // An archive is already compressed.
            .layer(
                CompressionLayer::new().compress_when(
                    DefaultPredicate::new().and(NotForContentType::const_new("application/zip")),
                ),
            )
            .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, REQUEST_TIMEOUT))
            .layer(CsrfLayer::new()),
    )
}

/// Records the client's network in the request, for rate limits.
async fn with_network(from: ClientAddress, mut request: Request, next: Next) -> Response {
    if let Some(network) = from.network(&request) {
        request.extensions_mut().insert(network);
    }
    next.run(request).await
}
