//! Request ids: in the log, in the response, and in counts.
//!
//! The log has one line per response. It names the *route*, never the URL, which may contain an
//! answer, a secret or a user's id.

use super::ClientAddress;
use super::metrics::Requests;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::Response;
use server::clock::{Clock, Stopwatch};
use server::entropy::Entropy;
use std::sync::Arc;
use tracing::Instrument;

/// The header in which a proxy may name a request, and in which its answer names it.
pub(super) const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The longest id that is taken over from a proxy.
const LONGEST: usize = 64;

/// Request ids and counters. Clones share them.
#[derive(Clone)]
pub(super) struct RequestLog {
    clock: Clock,
    entropy: Entropy,
    behind_a_proxy: bool,
    counted: Arc<Requests>,
}

impl RequestLog {
    pub(super) fn new(clock: Clock, entropy: Entropy, from: &ClientAddress, counted: Arc<Requests>) -> Self {
        let behind_a_proxy = matches!(from, ClientAddress::Header(_));
        Self { clock, entropy, behind_a_proxy, counted }
    }

    /// The proxy's request id if configured and present; otherwise a new one.
    fn id(&self, headers: &HeaderMap) -> HeaderValue {
        let given = headers.get(REQUEST_ID).filter(|id| self.behind_a_proxy && is_id(id.as_bytes()));
        given.cloned().unwrap_or_else(|| {
            let id = self.entropy.id(self.clock.now()).to_string();
            HeaderValue::try_from(id).unwrap_or(HeaderValue::from_static(""))
        })
    }
}

fn is_id(id: &[u8]) -> bool {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_.".contains(byte);
    (1..=LONGEST).contains(&id.len()) && id.iter().all(plain)
}

/// Names a request, follows it to its answer, writes that down and counts it.
pub(super) async fn watched(State(watch): State<RequestLog>, mut request: Request, next: Next) -> Response {
    let id = watch.id(request.headers());
    request.headers_mut().insert(REQUEST_ID, id.clone());
    let (method, route) = (word(request.method()), route(&request));
    let span = tracing::info_span!("request", id = id.to_str().unwrap_or_default(), method, route);
    let begun = Stopwatch::begin();
    let under_way = watch.counted.begin();
    let mut answer = next.run(request).instrument(span.clone()).await;
    drop(under_way);
    answer.headers_mut().insert(REQUEST_ID, id);
    let (status, took) = (answer.status(), begun.took());
    watch.counted.answered(method, &route, status, took);
    let ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
    span.in_scope(|| {
        if status.is_server_error() {
            tracing::warn!(status = status.as_u16(), ms, "answered");
        } else {
            tracing::info!(status = status.as_u16(), ms, "answered");
        }
    });
    answer
}

/// The method, of those that there are.
fn word(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// Which of the site's routes is asked for.
fn route(request: &Request) -> String {
    let route = request.extensions().get::<MatchedPath>();
    route.map_or("none", MatchedPath::as_str).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use time::OffsetDateTime;

    fn watch(from: &ClientAddress) -> RequestLog {
        let clock = Clock::standing_at(OffsetDateTime::UNIX_EPOCH);
        RequestLog::new(clock, Entropy::seeded(1), from, Arc::new(Requests::default()))
    }

    #[test]
    fn trusts_request_ids_from_proxies_only() {
        let forwarded = ClientAddress::Header(HeaderName::from_static("x-forwarded-for"));
        let id = |from: &ClientAddress, given: &'static str| {
            let headers = HeaderMap::from_iter([(REQUEST_ID, HeaderValue::from_static(given))]);
            watch(from).id(&headers).to_str().unwrap().to_owned()
        };
        assert_eq!(id(&forwarded, "01-Ab_c.d"), "01-Ab_c.d");
        for bad in
            ["", "a b", "a\"b", "a{b}", "aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffffggggg"]
        {
            assert_eq!(id(&forwarded, bad).len(), 36, "{bad}");
        }
        assert_eq!(id(&ClientAddress::Connection, "01-Ab_c.d").len(), 36, "anybody sends what they like");
    }
}
