//! Who is let in when more is asked than can be done. Addresses are of a few classes, and each class has a share of its own: so many requests at
//! once, and so many that wait for a moment. Who finds no place is told so at once, with 503 and when to come again. No class takes
//! anything of another's share, so that practice can be as busy as it likes and answers of an exam are still saved.
//!
//! A place is given back as soon as an answer begins: a file that is sent for minutes holds none.

use super::arrived::{Arrived, arrived};
use super::unserved;
use crate::app::Unserved;
use crate::server::figures::{Count, Line};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, SemaphorePermit};

/// How long somebody waits for a place.
const PATIENCE: Duration = Duration::from_secs(1);
/// How many may wait for each that is let in.
const WAITING: usize = 64;

/// How many requests of each class are let in at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shares {
    /// What candidates do at their exams.
    pub exam: usize,
    /// The ways in: signing in, and into an exam. Whoever signs in waits in the line for hashing, which is bounded by itself.
    pub door: usize,
    /// Pages of federations, accounts and the register.
    pub pages: usize,
    /// What reads a whole exam, federation or account: statistics, tables, archives, and certificates on paper.
    pub long: usize,
    /// Practice, without what waits for a search.
    pub practice: usize,
    /// What may wait for a search: the desk, what is answered, what would be if.
    pub search: usize,
}

impl Shares {
    /// As they are on this machine, over so many connections to the database: whatever pages, practice and what takes long have in hand, and whoever
    /// else writes (`store::open::writers`), an eighth of these is left to exams, and what takes long keeps the pages waiting no more than practice
    /// does. Who waits for a search or a password holds none.
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

/// What the addresses end in that take long.
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

/// The share of a class.
struct Gate {
    name: &'static str,
    at_once: usize,
    places: Semaphore,
    waiting: Semaphore,
    refused: Count,
}

/// How a class is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GateFigures {
    /// What it is called.
    pub(super) name: &'static str,
    /// Requests let in, and waiting.
    pub(super) line: Line,
    /// How many have been told to come again.
    pub(super) refused: u64,
}

impl Gate {
    fn new(name: &'static str, at_once: usize) -> Self {
        let at_once = at_once.clamp(1, Semaphore::MAX_PERMITS / WAITING);
        let waiting = Semaphore::new(at_once * WAITING);
        Self { name, at_once, places: Semaphore::new(at_once), waiting, refused: Count::default() }
    }

    /// A place, at once or after a moment.
    async fn enter(&self) -> Option<SemaphorePermit<'_>> {
        if let Ok(place) = self.places.try_acquire() {
            return Some(place);
        }
        let entered = async {
            let _waits = self.waiting.try_acquire().ok()?;
            tokio::time::timeout(PATIENCE, self.places.acquire()).await.ok()?.ok()
        };
        let entered = entered.await;
        if entered.is_none() {
            self.refused.add(1);
        }
        entered
    }

    fn figures(&self) -> GateFigures {
        let running = self.at_once - self.places.available_permits().min(self.at_once);
        let waiting = self.at_once * WAITING - self.waiting.available_permits();
        GateFigures { name: self.name, line: Line { running, waiting }, refused: self.refused.all() }
    }
}

/// The shares of all classes. Clones are the same.
#[derive(Clone)]
pub(super) struct Gates(Arc<[Gate; 6]>);

impl Gates {
    pub(super) fn new(shares: Shares) -> Self {
        Self(Arc::new([
            Gate::new("exam", shares.exam),
            Gate::new("door", shares.door),
            Gate::new("pages", shares.pages),
            Gate::new("long", shares.long),
            Gate::new("practice", shares.practice),
            Gate::new("search", shares.search),
        ]))
    }

    fn of(&self, class: Class) -> &Gate {
        let [exam, door, pages, long, practice, search] = &*self.0;
        match class {
            Class::Exam => exam,
            Class::Door => door,
            Class::Pages => pages,
            Class::Long => long,
            Class::Practice => practice,
            Class::Search => search,
        }
    }

    /// How each of them is doing.
    pub(super) fn figures(&self) -> Vec<GateFigures> {
        self.0.iter().map(Gate::figures).collect()
    }
}

/// Lets a request in when all of it has arrived and there is a place for it, and answers in its stead where there is none.
pub(super) async fn let_in(
    State((gates, styles)): State<(Gates, unserved::Styles)>,
    request: Request,
    next: Next,
) -> Response {
    let Some(class) = Class::of(request.uri().path()) else { return next.run(request).await };
    let asked = unserved::Asked::of(&request);
    let entered = match arrived(request).await {
        Arrived::Whole(request) => gates.of(class).enter().await.map(|place| (request, place)),
        Arrived::TooLong(request) => return next.run(request).await,
        Arrived::Never => None,
    };
    match entered {
        Some((request, _place)) => next.run(request).await,
        None => unserved::answer(&asked, Unserved::Busy { again: asked.again() }, &styles),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::open::writers;

    #[test]
    fn every_address_is_of_the_class_of_what_it_is_for() {
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
    fn every_file_that_is_made_is_known_to_take_long_or_not_to() {
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
    fn everything_else_leaves_connections_to_exams() {
        for connections in [5, 16, 100] {
            let shares = Shares::of_this_machine(connections);
            let read = shares.pages + shares.long + shares.practice;
            let left = usize::try_from(connections - writers(connections)).unwrap().checked_sub(read);
            assert!(left.is_some_and(|left| left > 0), "{shares:?} of {connections}");
        }
        let least = Shares::of_this_machine(1);
        assert!(least.pages > 0 && least.long > 0 && least.practice > 0);
    }

    #[tokio::test]
    async fn whoever_finds_no_place_waits_for_a_moment_and_is_turned_away() {
        let gate = Arc::new(Gate::new("practice", 1));
        let place = gate.enter().await.expect("the first has a place");
        let mut crowd = tokio::task::JoinSet::new();
        for _ in 0..WAITING + 3 {
            let gate = gate.clone();
            crowd.spawn(async move { gate.enter().await.is_some() });
        }
        while let Some(entered) = crowd.join_next().await {
            assert!(!entered.expect("it does not break off"), "there is no other place");
        }
        assert_eq!(gate.figures().line, Line { running: 1, waiting: 0 });
        assert_eq!(gate.figures().refused, 3 + u64::try_from(WAITING).unwrap());
        let (entered, ()) = tokio::join!(gate.enter(), async { drop(place) });
        assert!(entered.is_some(), "a place came free while somebody waited");
        drop(entered);
        assert_eq!(gate.figures().line, Line { running: 0, waiting: 0 });
    }
}
