//! The request log: an id for each request, and a line for each response.
//!
//! A line names the *route*, never the URL, which may contain an answer, a secret or a user's id.

use super::client_address::ClientAddress;
use super::metrics::requests::RequestCounters;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use server::clock::{Clock, Stopwatch};
use server::entropy::Entropy;
use std::sync::Arc;
use tracing::Instrument;

/// Header with the request id: from a proxy, and in the response.
pub(super) const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Maximum length of an id from a proxy.
const ID_LIMIT: usize = 64;

/// Request ids and counters. Clones share them.
#[derive(Clone)]
pub(super) struct RequestLog {
    clock: Clock,
    entropy: Entropy,
    behind_a_proxy: bool,
    counters: Arc<RequestCounters>,
}

impl RequestLog {
    pub(super) fn new(
        clock: Clock,
        entropy: Entropy,
        client_address: &ClientAddress,
        counters: Arc<RequestCounters>,
    ) -> Self {
        let behind_a_proxy = matches!(client_address, ClientAddress::Header(_));
        Self { clock, entropy, behind_a_proxy, counters }
    }

    /// The proxy's request id if configured and present; otherwise a new one.
    fn id(&self, headers: &HeaderMap) -> HeaderValue {
        let forwarded = headers.get(REQUEST_ID).filter(|id| self.behind_a_proxy && is_id(id.as_bytes()));
        forwarded.cloned().unwrap_or_else(|| {
            let id = self.entropy.id(self.clock.now()).to_string();
            HeaderValue::try_from(id).unwrap_or(HeaderValue::from_static(""))
        })
    }
}

fn is_id(id: &[u8]) -> bool {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_.".contains(byte);
    (1..=ID_LIMIT).contains(&id.len()) && id.iter().all(plain)
}

/// Assigns a request its id, and logs and counts the response.
pub(super) async fn log_request(State(log): State<RequestLog>, mut request: Request, next: Next) -> Response {
    let id = log.id(request.headers());
    request.headers_mut().insert(REQUEST_ID, id.clone());
    let (method, route) = (method_label(request.method()), route(&request));
    let span = tracing::info_span!("request", id = id.to_str().unwrap_or_default(), method, route);
    let begun = Stopwatch::begin();
    let running = log.counters.begin();
    let mut response = next.run(request).instrument(span.clone()).await;
    drop(running);
    response.headers_mut().insert(REQUEST_ID, id);
    let (status, took) = (response.status(), begun.took());
    log.counters.record(method, &route, status, took);
    let ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
    span.in_scope(|| {
        if status.is_server_error() {
            tracing::warn!(status = status.as_u16(), ms, "answered");
        } else {
            tracing::info!(status = status.as_u16(), ms, "answered");
        }
    });
    response
}

/// Metric label of a method; unusual ones share a label, to bound their number.
fn method_label(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// Pattern of the matched route; `none` without one.
fn route(request: &Request) -> String {
    let route = request.extensions().get::<MatchedPath>();
    route.map_or("none", MatchedPath::as_str).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use time::OffsetDateTime;

    fn log(from: &ClientAddress) -> RequestLog {
        let clock = Clock::standing_at(OffsetDateTime::UNIX_EPOCH);
        RequestLog::new(clock, Entropy::seeded(1), from, Arc::new(RequestCounters::default()))
    }

    #[test]
    fn trusts_request_ids_from_proxies_only() {
        let forwarded = ClientAddress::Header(HeaderName::from_static("x-forwarded-for"));
        let id = |from: &ClientAddress, forwarded_id: &'static str| {
            let headers = HeaderMap::from_iter([(REQUEST_ID, HeaderValue::from_static(forwarded_id))]);
            log(from).id(&headers).to_str().unwrap().to_owned()
        };
        assert_eq!(id(&forwarded, "01-Ab_c.d"), "01-Ab_c.d");
        for bad in
            ["", "a b", "a\"b", "a{b}", "aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffffggggg"]
        {
            assert_eq!(id(&forwarded, bad).len(), 36, "{bad}");
        }
        assert_eq!(id(&ClientAddress::Connection, "01-Ab_c.d").len(), 36, "clients may send any id");
    }
}
