//! Load shedding: a concurrency limit per route class. Each class has its own number of concurrent
//! requests and a short queue. A request that finds no permit gets 503 with `Retry-After` at once.
//! Classes do not share permits, so practice cannot delay the saving of exam answers.
//!
//! A permit is released when the response begins: a file that streams for minutes holds none.

use super::arrived::{self, Arrived, arrived};
use super::gate::{Gate, GateFigures};
use super::unserved;
use crate::{ErrorPage, api};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use server::Server;
use std::sync::Arc;
use std::time::Duration;

/// Timeout for a permit.
const PATIENCE: Duration = Duration::from_secs(1);

/// Concurrent requests per route class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConcurrencyLimits {
    /// Candidates' exam pages.
    pub exam: usize,
    /// Sign-in and entry to an exam. Sign-in also waits in the hashing queue, which has its own
    /// limit.
    pub door: usize,
    /// Pages of federations, accounts and the register.
    pub pages: usize,
    /// Requests that read a whole exam, federation or account: statistics, tables, archives, PDFs.
    pub long: usize,
    /// Practice, without what waits for a search.
    pub practice: usize,
    /// Requests that may wait for a search: the desk, answers, what-if.
    pub search: usize,
}

impl ConcurrencyLimits {
    /// Defaults for this machine with this many database connections: pages, practice, long
    /// requests and other writers (`store::open::max_writers`) leave an eighth of the connections to
    /// exams, and long requests delay pages no more than practice does. Requests waiting for a
    /// search or a password hold no connection.
    pub fn of_this_machine(connections: u32) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let connections = usize::try_from(connections).unwrap_or(usize::MAX);
        let (each, long) = ((connections / 4).max(1), (connections / 8).max(1));
        Self { exam: cores * 256, door: 1024, pages: each, long, practice: each, search: 64 }
    }
}

/// A class of addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Class {
    Exam,
    Door,
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

impl Class {
    /// Of an address; none for what takes no work, and must be answered whatever happens.
    fn of(path: &str) -> Option<Self> {
        let mut pieces = path.split('/').skip(1);
        let (first, second, third) = (pieces.next(), pieces.next(), pieces.next());
        Some(match (first.unwrap_or_default(), second.unwrap_or_default(), third.unwrap_or_default()) {
            ("healthz" | "readyz" | "icon.svg", ..) => return None,
            ("attempt", _, "review" | "appeals") => Self::Pages,
            ("attempt", ..) | ("api", "attempt", _) => Self::Exam,
            ("sign-in" | "sign-out" | "exam", ..) => Self::Door,
            ("api", "sign-in" | "sign-out" | "code" | "attempt-begin", _) => Self::Door,
            ("desk" | "answer", ..) | ("api", "desk" | "answer", _) => Self::Search,
            ("scenario", _, "marked" | "what-if" | "variant") => Self::Search,
            ("practice" | "scenario" | "laws", ..) => Self::Practice,
            _ if path.rsplit('/').next().is_some_and(|last| LONG.contains(&last)) => Self::Long,
            _ => Self::Pages,
        })
    }
}

/// The shares of all classes. Clones are the same.
#[derive(Clone)]
pub(super) struct RequestGates(Arc<Inner>);

struct Inner {
    classes: [Gate; 6],
    files: Gate,
}

impl RequestGates {
    pub(super) fn new(shares: ConcurrencyLimits) -> Self {
        Self(Arc::new(Inner {
            classes: [
                Gate::new("exam", shares.exam),
                Gate::new("door", shares.door),
                Gate::new("pages", shares.pages),
                Gate::new("long", shares.long),
                Gate::new("practice", shares.practice),
                Gate::new("search", shares.search),
            ],
            files: Gate::new("files", arrived::FILES),
        }))
    }

    fn of(&self, class: Class) -> &Gate {
        let [exam, door, pages, long, practice, search] = &self.0.classes;
        match class {
            Class::Exam => exam,
            Class::Door => door,
            Class::Pages => pages,
            Class::Long => long,
            Class::Practice => practice,
            Class::Search => search,
        }
    }

    /// Metrics of each class, and of running uploads.
    pub(super) fn figures(&self) -> Vec<GateFigures> {
        self.0.classes.iter().chain([&self.0.files]).map(Gate::figures).collect()
    }
}

/// Lets a request in when all of it has arrived and there is a place for it, and answers in its
/// stead where there is none.
pub(super) async fn let_in(
    State((server, gates, styles)): State<(Server, RequestGates, unserved::Styles)>,
    request: Request,
    next: Next,
) -> Response {
    // A proxy is asked to connect, or a server for all that it has; neither is an address of a page.
    if !request.uri().path().starts_with('/') {
        return StatusCode::BAD_REQUEST.into_response();
    }
    let Some(class) = Class::of(request.uri().path()) else { return next.run(request).await };
    let asked = unserved::RequestFacts::of(&request);
    let token = api::session_in(request.headers());
    let is_somebody = async {
        let Some(token) = token else { return false };
        matches!(server.who(&token).await, Ok(Some(_)))
    };
    let entered = match arrived(request, &gates.0.files, is_somebody).await {
        Arrived::Whole(request) => gates.of(class).enter(PATIENCE).await.map(|place| (request, place)),
        Arrived::TooLong(request) => return next.run(request).await,
        Arrived::Never => None,
    };
    match entered {
        Some((request, _place)) => next.run(request).await,
        None => unserved::answer(&asked, ErrorPage::Busy { again: asked.again() }, &styles),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::open::max_writers;

    #[test]
    fn every_route_has_its_class() {
        for (class, paths) in [
            (Some(Class::Exam), &["/attempt/1/save", "/attempt/1", "/attempt/1/2", "/api/attempt"][..]),
            (
                Some(Class::Door),
                &["/sign-in", "/api/sign-in", "/api/code", "/exam/demo.x", "/api/attempt-begin"],
            ),
            (
                Some(Class::Search),
                &["/desk", "/api/desk", "/api/answer", "/answer/1", "/scenario/r001/what-if"],
            ),
            (Some(Class::Practice), &["/practice", "/practice/70", "/scenario/r001", "/laws/2017/30"]),
            (
                Some(Class::Pages),
                &["/", "/me", "/federation/demo", "/register/demo", "/attempt/1/review", "/attempting"],
            ),
            (
                Some(Class::Long),
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
                assert_eq!(Class::of(path), class, "{path}");
            }
        }
    }

    /// Files that are made at once.
    const SHORT: [&str; 5] = ["credential.json", "did.json", "icon.svg", "receipts.txt", "scenario.toml"];

    #[test]
    fn every_export_is_classified() {
        let routes = include_str!("routes.rs");
        let quoted = routes.split('"').skip(1).step_by(2).filter(|text| text.starts_with('/'));
        let last: Vec<&str> = quoted.filter_map(|address| address.rsplit('/').next()).collect();
        for name in last.iter().filter(|name| name.contains('.')) {
            assert!(LONG.contains(name) != SHORT.contains(name), "{name} takes long, or it does not");
        }
        for name in LONG.into_iter().filter(|name| name.contains('.')) {
            assert!(last.contains(&name), "no address ends in {name}");
        }
    }

    #[test]
    fn leaves_connections_to_exams() {
        for connections in [5, 16, 100] {
            let shares = ConcurrencyLimits::of_this_machine(connections);
            let read = shares.pages + shares.long + shares.practice;
            let left = usize::try_from(connections - max_writers(connections)).unwrap().checked_sub(read);
            assert!(left.is_some_and(|left| left > 0), "{shares:?} of {connections}");
        }
        let least = ConcurrencyLimits::of_this_machine(1);
        assert!(least.pages > 0 && least.long > 0 && least.practice > 0);
    }
}
