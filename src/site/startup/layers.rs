//! Middleware for every request and response.

use super::ClientAddress;
use super::requests::{RequestLog, watched};
use axum::Router;
use axum::extract::{ConnectInfo, Request};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::Response;
use server::accounts::Network;
use std::net::SocketAddr;
use std::time::Duration;
use tower::ServiceBuilder;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate};
use tower_http::csrf::CsrfLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;

/// Timeout of a request.
pub(super) const REQUEST_LIMIT: Duration = Duration::from_secs(30);

/// Headers for every response. A page sets its own, wider policy; see `shell`.
pub(super) fn layers(router: Router, client_address: ClientAddress, watch: RequestLog) -> Router {
    let network = move |request: Request, next: Next| with_network(client_address.clone(), request, next);
    let always = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    router.layer(
        ServiceBuilder::new()
            .layer(from_fn_with_state(watch, watched))
            .layer(from_fn(network))
            .layer(always(header::CONTENT_SECURITY_POLICY, "default-src 'none'; frame-ancestors 'none'"))
            .layer(always(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
            .layer(always(header::REFERRER_POLICY, "same-origin"))
            .layer(always(header::X_FRAME_OPTIONS, "DENY"))
            .layer(always(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"))
            // Revalidated each time, but the back button restores form input.
            .layer(always(header::CACHE_CONTROL, "private, no-cache"))
            // An archive is compressed as it is made.
            .layer(
                CompressionLayer::new().compress_when(
                    DefaultPredicate::new().and(NotForContentType::const_new("application/zip")),
                ),
            )
            .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, REQUEST_LIMIT))
            .layer(CsrfLayer::new()),
    )
}

/// Finds out from which network a request comes, before anything asks.
async fn with_network(from: ClientAddress, mut request: Request, next: Next) -> Response {
    let network = match &from {
        ClientAddress::Connection => {
            let connection = request.extensions().get::<ConnectInfo<SocketAddr>>();
            connection.map(|ConnectInfo(address)| Network::of(address.ip()))
        }
        ClientAddress::Header(name) => {
            let last = request.headers().get_all(name).into_iter().next_back();
            last.and_then(|value| value.to_str().ok()).and_then(Network::named)
        }
    };
    if let Some(network) = network {
        request.extensions_mut().insert(network);
    }
    next.run(request).await
}
