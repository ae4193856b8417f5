//! Load shedding: a concurrency limit per route class. Each class has its own number of concurrent
//! requests and a short queue. A request that finds the queue full, or has no permit within a
//! second, gets 503 with `Retry-After`. Classes do not share permits, so practice cannot delay the
//! saving of exam answers.
//!
//! A permit is released when the response begins: a file that streams for minutes holds none.

use super::error_responses::{RequestFacts, Styles, error_response};
use super::limiter::{Limiter, LimiterMetrics};
use super::receiving::{self, Received, receive};
use crate::{ErrorPage, api};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use server::Server;
use std::sync::Arc;
use std::time::Duration;

/// Longest wait for a permit.
const PERMIT_TIMEOUT: Duration = Duration::from_secs(1);

/// Concurrent requests per route class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConcurrencyLimits {
    /// Candidates' exam pages.
    pub exam: usize,
    /// Sign-in and entry to an exam. Sign-in also waits in the hashing queue, which has its own
    /// limit.
    pub sign_in: usize,
    /// Pages of federations, accounts and the register.
    pub pages: usize,
    /// Requests that read a whole exam, federation or account: statistics, tables, archives, PDFs.
    pub long: usize,
    /// Practice, except for requests that may wait for a search.
    pub practice: usize,
    /// Requests that may wait for a search: the desk, answers, what-if.
    pub search: usize,
}

impl ConcurrencyLimits {
    /// Defaults for this machine with this many database connections: pages, practice, long
    /// requests and other writers (`store::open::max_writers`) leave an eighth of the connections
    /// to exams, and long requests delay pages no more than practice does. Requests waiting for a
    /// search or a password hold no connection.
    pub fn for_this_machine(connections: u32) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let connections = usize::try_from(connections).unwrap_or(usize::MAX);
        let (each, long) = ((connections / 4).max(1), (connections / 8).max(1));
        Self { exam: cores * 256, sign_in: 1024, pages: each, long, practice: each, search: 64 }
    }
}

/// Route class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RouteClass {
    Exam,
    SignIn,
    Pages,
    Long,
    Practice,
    Search,
}

/// Path suffixes of long requests.
const LONG: [&str; 10] = [
    "archive.zip",
    "audit.csv",
    "audit.jsonl",
    "certificate.pdf",
    "data.json",
    "directors.csv",
    "progress.csv",
    "results.csv",
    "statistics",
    "statistics.csv",
];

impl RouteClass {
    /// Class of a path; `None` for health checks and the icon, which need no permit and are never
    /// refused.
    fn of(path: &str) -> Option<Self> {
        let mut segments = path.split('/').skip(1);
        let (first, second, third) = (segments.next(), segments.next(), segments.next());
        Some(match (first.unwrap_or_default(), second.unwrap_or_default(), third.unwrap_or_default()) {
            ("healthz" | "readyz" | "icon.svg", ..) => return None,
            ("attempt", _, "review" | "appeals") => Self::Pages,
            ("attempt", ..) | ("api", "attempt", _) => Self::Exam,
            ("sign-in" | "sign-out" | "exam", ..) => Self::SignIn,
            ("api", "sign-in" | "sign-out" | "code" | "attempt-begin", _) => Self::SignIn,
            ("desk" | "answer", ..) | ("api", "desk" | "answer", _) => Self::Search,
            ("scenario", _, "marked" | "what-if" | "variant") => Self::Search,
            ("practice" | "scenario" | "laws", ..) => Self::Practice,
            _ if path.rsplit('/').next().is_some_and(|last| LONG.contains(&last)) => Self::Long,
            _ => Self::Pages,
        })
    }
}

/// Limiters of all route classes. Clones share them.
#[derive(Clone)]
pub(super) struct RouteLimiters(Arc<Limiters>);

struct Limiters {
    classes: [Limiter; 6],
    uploads: Limiter,
}

impl RouteLimiters {
    pub(super) fn new(limits: ConcurrencyLimits) -> Self {
        Self(Arc::new(Limiters {
            classes: [
                Limiter::new("exam", limits.exam),
                Limiter::new("door", limits.sign_in),
                Limiter::new("pages", limits.pages),
                Limiter::new("long", limits.long),
                Limiter::new("practice", limits.practice),
                Limiter::new("search", limits.search),
            ],
            uploads: Limiter::new("files", receiving::UPLOAD_SLOTS),
        }))
    }

    fn of(&self, class: RouteClass) -> &Limiter {
        let [exam, sign_in, pages, long, practice, search] = &self.0.classes;
        match class {
            RouteClass::Exam => exam,
            RouteClass::SignIn => sign_in,
            RouteClass::Pages => pages,
            RouteClass::Long => long,
            RouteClass::Practice => practice,
            RouteClass::Search => search,
        }
    }

    /// Metrics of each class, and of running uploads.
    pub(super) fn metrics(&self) -> Vec<LimiterMetrics> {
        self.0.classes.iter().chain([&self.0.uploads]).map(Limiter::metrics).collect()
    }
}

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
    let Some(class) = RouteClass::of(request.uri().path()) else { return next.run(request).await };
    let facts = RequestFacts::of(&request);
    let token = api::session_in(request.headers());
    let is_signed_in = async {
        let Some(token) = token else { return false };
        matches!(server.who(&token).await, Ok(Some(_)))
    };
    let admitted = match receive(request, &limiters.0.uploads, is_signed_in).await {
        Received::Complete(request) => {
            limiters.of(class).acquire(PERMIT_TIMEOUT).await.map(|permit| (request, permit))
        }
        Received::TooLong(request) => return next.run(request).await,
        Received::Incomplete => None,
    };
    match admitted {
        Some((request, _permit)) => next.run(request).await,
        None => error_response(&facts, ErrorPage::Busy { again: facts.again() }, &styles),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::open::max_writers;

    #[test]
    fn classifies_paths() {
        for (class, paths) in [
            (Some(RouteClass::Exam), &["/attempt/1/save", "/attempt/1", "/attempt/1/2", "/api/attempt"][..]),
            (
                Some(RouteClass::SignIn),
                &["/sign-in", "/api/sign-in", "/api/code", "/exam/demo.x", "/api/attempt-begin"],
            ),
            (
                Some(RouteClass::Search),
                &["/desk", "/api/desk", "/api/answer", "/answer/1", "/scenario/r001/what-if"],
            ),
            (Some(RouteClass::Practice), &["/practice", "/practice/70", "/scenario/r001", "/laws/2017/30"]),
            (
                Some(RouteClass::Pages),
                &["/", "/me", "/federation/demo", "/register/demo", "/attempt/1/review", "/attempting"],
            ),
            (
                Some(RouteClass::Long),
                &[
                    "/federation/demo/exams/1/statistics",
                    "/federation/demo/exams/1/archive.zip",
                    "/account/data.json",
                    "/certificate/1/certificate.pdf",
                ],
            ),
            (None, &["/healthz", "/readyz", "/icon.svg"]),
        ] {
            for path in paths {
                assert_eq!(RouteClass::of(path), class, "{path}");
            }
        }
    }

    /// Files that are cheap to produce.
    const SHORT: [&str; 5] = ["credential.json", "did.json", "icon.svg", "receipts.txt", "scenario.toml"];

    #[test]
    fn classifies_every_file() {
        let routes = include_str!("routes.rs");
        let quoted = routes.split('"').skip(1).step_by(2).filter(|text| text.starts_with('/'));
        let last: Vec<&str> = quoted.filter_map(|path| path.rsplit('/').next()).collect();
        for name in last.iter().filter(|name| name.contains('.')) {
            assert!(LONG.contains(name) != SHORT.contains(name), "{name} is in one of the two lists");
        }
        for name in LONG.into_iter().filter(|name| name.contains('.')) {
            assert!(last.contains(&name), "no route ends in {name}");
        }
    }

    #[test]
    fn leaves_connections_to_exams() {
        for connections in [5, 16, 100] {
            let limits = ConcurrencyLimits::for_this_machine(connections);
            let read = limits.pages + limits.long + limits.practice;
            let left = usize::try_from(connections - max_writers(connections)).unwrap().checked_sub(read);
            assert!(left.is_some_and(|left| left > 0), "{limits:?} of {connections}");
        }
        let least = ConcurrencyLimits::for_this_machine(1);
        assert!(least.pages > 0 && least.long > 0 && least.practice > 0);
    }
}
