//! Concurrency limits of the route classes.

use super::limiter::{Limiter, LimiterMetrics};
use super::receiving;
use crate::routes::RouteClass;
use std::sync::Arc;

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

    /// Limiter of a class; `None` for requests that are never refused.
    pub(super) fn of(&self, class: RouteClass) -> Option<&Limiter> {
        let [exam, sign_in, pages, long, practice, search] = &self.0.classes;
        Some(match class {
            RouteClass::Unlimited => return None,
            RouteClass::Exam => exam,
            RouteClass::SignIn => sign_in,
            RouteClass::Pages => pages,
            RouteClass::Long => long,
            RouteClass::Practice => practice,
            RouteClass::Search => search,
        })
    }

    /// Limiter of uploads.
    pub(super) fn uploads(&self) -> &Limiter {
        &self.0.uploads
    }

    /// Metrics of each class, and of running uploads.
    pub(super) fn metrics(&self) -> Vec<LimiterMetrics> {
        self.0.classes.iter().chain([&self.0.uploads]).map(Limiter::metrics).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::open::max_writers;

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
