//! Rulings: computed with bounded concurrency, off the serving threads, and cached.
//!
//! A call out of rotation is ruled on at once. A claim may take seconds of search: concurrent
//! requests for a case share one search, searches queue, and requests have a timeout. Members and
//! visitors have a queue and workers each (`asker`). An abandoned search continues, and its ruling
//! is cached; a visitor's search is dropped, queued or running: at once if the client has gone, and
//! after a while if the request timed out.

use crate::metrics::{Counter, QueueLoad};
use asker::{QueueSlot, Queues};
use rules::engine::{self, Case, Facts, Ruling, StopSignal};
use std::collections::VecDeque;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::Instant;

/// Interval for checking whether other callers are waiting.
const YIELD_INTERVAL: Duration = Duration::from_millis(20);

/// Time for which a visitor's search keeps its slot after a request was told to come back, in
/// multiples of the timeout: enough to reload the page.
const GRACE_FOR_VISITORS: u32 = 4;

/// Interval for checking that a request still waits for a visitor's search.
const POLL_INTERVAL: Duration = Duration::from_millis(250);

mod asker;
mod further;
mod limits;

pub use asker::Asker;
pub use limits::Limits;

/// The reason a ruling is unavailable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unruled {
    /// The queue is full.
    #[error("too many rulings are waiting to be worked out")]
    Busy,
    /// Still being computed.
    #[error("the ruling is still being worked out")]
    Late,
    /// The search panicked.
    #[error("the search for the ruling failed")]
    Broken,
}

/// Computes rulings and caches them. Cheap to clone: clones share everything but who asks.
#[derive(Clone)]
pub struct Rulings {
    inner: Arc<Inner>,
    asker: Asker,
}

/// A function from facts to a ruling.
type Rule = Box<dyn Fn(&Case) -> Ruling + Send + Sync>;
/// The same, with a signal to stop.
type BriefRule = Box<dyn Fn(&Case, &StopSignal) -> Ruling + Send + Sync>;

struct Inner {
    rule: Rule,
    /// With less search, for visitors, if different
    brief: Option<BriefRule>,
    limits: Limits,
    queues: Queues,
    /// Cached rulings, the latest last.
    cache: Mutex<VecDeque<CachedRuling>>,
    counted: RulingCounters,
}

/// Counters.
#[derive(Default)]
struct RulingCounters {
    found: Counter,
    done: Counter,
    broken: Counter,
    busy: Counter,
    late: Counter,
    dropped: Counter,
}

/// Metrics of the searches since startup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchMetrics {
    /// Searches under way and waiting, for members and for the site.
    pub line: QueueLoad,
    /// The same for visitors.
    pub visitors: QueueLoad,
    /// Requests for rulings that need a search and were cached or running.
    pub found: u64,
    /// Finished searches.
    pub done: u64,
    /// Searches that panicked.
    pub broken: u64,
    /// Requests refused because the queue was full.
    pub busy: u64,
    /// Requests that timed out.
    pub late: u64,
    /// Searches for visitors that were dropped, as no request waited any more.
    pub dropped: u64,
}

/// A cached or pending ruling.
struct CachedRuling {
    engine: &'static str,
    case: Arc<Case>,
    ruling: PendingRuling,
    /// True for a case of the bank, which cases from users do not evict
    stays: bool,
    /// True for the brief search, valid for visitors only
    brief: bool,
    /// Time of the last request that timed out
    late: Option<Instant>,
}

/// Empty until the search is done; closed while empty if it panicked.
type PendingRuling = watch::Receiver<Option<Arc<Ruling>>>;

impl fmt::Debug for Rulings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rulings").field("limits", &self.inner.limits).finish_non_exhaustive()
    }
}

impl Rulings {
    /// Rulings by this function, [`engine::rule`] on every site, within these limits.
    pub fn new(rule: impl Fn(&Case) -> Ruling + Send + Sync + 'static, limits: Limits) -> Self {
        Self::of(Box::new(rule), None, limits)
    }

    /// The same, with a brief search for visitors, [`engine::rule_briefly`] on every site.
    pub fn with_brief(
        rule: impl Fn(&Case) -> Ruling + Send + Sync + 'static,
        brief: impl Fn(&Case, &StopSignal) -> Ruling + Send + Sync + 'static,
        limits: Limits,
    ) -> Self {
        Self::of(Box::new(rule), Some(Box::new(brief)), limits)
    }

    fn of(rule: Rule, brief: Option<BriefRule>, limits: Limits) -> Self {
        let (cache, counted) = (Mutex::default(), RulingCounters::default());
        let inner = Inner { rule, brief, limits, queues: Queues::new(limits), cache, counted };
        Self { inner: Arc::new(inner), asker: Asker::Site }
    }

    /// The same rulings, for requests of this client.
    pub fn asked_by(&self, asker: Asker) -> Self {
        Self { inner: self.inner.clone(), asker }
    }

    /// The brief function, if it applies to this client.
    fn brief(&self) -> Option<&BriefRule> {
        self.inner.brief.as_ref().filter(|_| self.asker.is_visitor())
    }

    /// The current metrics.
    pub fn metrics(&self) -> SearchMetrics {
        let Inner { queues, counted, .. } = &*self.inner;
        let RulingCounters { found, done, broken, busy, late, dropped } = counted;
        let [line, visitors] = queues.loads();
        SearchMetrics {
            line,
            visitors,
            found: found.all(),
            done: done.all(),
            broken: broken.all(),
            busy: busy.all(),
            late: late.all(),
            dropped: dropped.all(),
        }
    }

    /// The ruling on a case.
    pub async fn on(&self, case: &Case) -> Result<Arc<Ruling>, Unruled> {
        self.on_by(case, Instant::now() + self.inner.limits.timeout).await
    }

    /// The same, until this deadline.
    async fn on_by(&self, case: &Case, deadline: Instant) -> Result<Arc<Ruling>, Unruled> {
        if is_quick(case) {
            return self.quick(case).ok_or(Unruled::Broken);
        }
        let mut pending = self.cached_or_started(case, false)?;
        let ruled = wait_for(&mut pending, deadline).await;
        if matches!(ruled, Err(Unruled::Late)) {
            self.inner.counted.late.add(1);
            // Before the receiver is dropped, so that the search never looks abandoned.
            for one in self.cache().iter_mut().filter(|one| one.ruling.same_channel(&pending)) {
                one.late = Some(Instant::now());
            }
        }
        ruled
    }

    /// The ruling on a case that needs no search; `None` if the engine panics.
    fn quick(&self, case: &Case) -> Option<Arc<Ruling>> {
        catch_unwind(AssertUnwindSafe(|| (self.inner.rule)(case))).ok().map(Arc::new)
    }

    /// The ruling on a case if it is cached or needs no search; starts nothing.
    pub fn at_hand(&self, case: &Case) -> Option<Arc<Ruling>> {
        if is_quick(case) {
            return self.quick(case);
        }
        let cache = self.cache();
        let here = cache.iter().filter(|one| one.is(engine::VERSION, case));
        let best = here.min_by_key(|one| one.brief)?;
        best.ruling.borrow().clone()
    }

    /// Rulings on several cases in sequence, within the timeout for one. Results are cached, so a
    /// repeated request gets further.
    pub async fn on_all(&self, cases: &[Case]) -> Result<Vec<Arc<Ruling>>, Unruled> {
        let deadline = Instant::now() + self.inner.limits.timeout;
        let mut rulings = Vec::with_capacity(cases.len());
        for case in cases {
            rulings.push(self.on_by(case, deadline).await?);
        }
        Ok(rulings)
    }

    /// Precomputes these rulings of the bank in sequence while no other request is waiting. They
    /// stay cached.
    pub async fn prepare(self, cases: Vec<Case>) {
        for case in cases.into_iter().filter(|case| !is_quick(case)) {
            while self.inner.queues.is_at_work() {
                tokio::time::sleep(YIELD_INTERVAL).await;
            }
            if let Ok(mut pending) = self.cached_or_started(&case, true) {
                // A timeout is fine: the search continues.
                let _ = wait_for(&mut pending, Instant::now() + self.inner.limits.timeout).await;
            }
        }
    }

    /// Stores a ruling of this engine that was computed elsewhere. It stays cached.
    pub fn keep(&self, engine: &'static str, case: &Case, ruling: Arc<Ruling>) {
        if is_quick(case) {
            return;
        }
        // The value stays when the sender is dropped.
        let (_, ruling) = watch::channel(Some(ruling));
        let mut cache = self.cache();
        cache.retain(|one| !one.is(engine, case));
        let case = Arc::new(case.clone());
        self.insert(&mut cache, CachedRuling { engine, case, ruling, stays: true, brief: false, late: None });
    }

    /// The cached ruling on this case, or a search for it, which starts when a slot is free.
    fn cached_or_started(&self, case: &Case, stays: bool) -> Result<PendingRuling, Unruled> {
        let mut cache = self.cache();
        let brief = self.brief().is_some();
        let serves = |one: &CachedRuling| one.is(engine::VERSION, case) && (brief || !one.brief);
        if let Some(mut found) = cache.iter().rposition(serves).and_then(|at| cache.remove(at)) {
            self.inner.counted.found.add(1);
            found.stays |= stays;
            let pending = found.ruling.clone();
            cache.push_back(found);
            return Ok(pending);
        }
        let Some(slot) = self.inner.queues.slot(self.asker) else {
            self.inner.counted.busy.add(1);
            return Err(Unruled::Busy);
        };
        let (sender, pending) = watch::channel(None);
        let case = Arc::new(case.clone());
        let engine = engine::VERSION;
        let begun =
            CachedRuling { engine, case: case.clone(), ruling: pending.clone(), stays, brief, late: None };
        self.insert(&mut cache, begun);
        tokio::spawn(self.clone().search(case, sender, slot));
        Ok(pending)
    }

    /// Searches once a worker is free, and sends the ruling to every request that waits.
    async fn search(self, case: Arc<Case>, sender: watch::Sender<Option<Arc<Ruling>>>, slot: QueueSlot) {
        let worker = {
            let mut turn = pin!(slot.worker());
            loop {
                let worker = tokio::select! {
                    worker = &mut turn => Some(worker),
                    () = tokio::time::sleep(POLL_INTERVAL) => None,
                };
                if self.asker.is_visitor() && self.drops_abandoned(&case, &sender) {
                    return;
                }
                match worker {
                    Some(Ok(worker)) => break worker,
                    Some(Err(_)) => return,
                    None => {}
                }
            }
        };
        let (own, asked, stop) = (self.clone(), case.clone(), StopSignal::default());
        let stopped = stop.clone();
        let mut searched = tokio::task::spawn_blocking(move || {
            let ruling = match own.brief() {
                Some(brief) => brief(&asked, &stop),
                None => (own.inner.rule)(&asked),
            };
            drop((worker, slot));
            ruling
        });
        let searched = loop {
            tokio::select! {
                searched = &mut searched => break searched,
                () = tokio::time::sleep(POLL_INTERVAL), if self.brief().is_some() => {
                    if self.drops_abandoned(&case, &sender) {
                        return stopped.set();
                    }
                }
            }
        };
        match searched {
            Ok(ruling) => {
                self.inner.counted.done.add(1);
                sender.send_replace(Some(Arc::new(ruling)));
            }
            Err(cause) => {
                self.inner.counted.broken.add(1);
                tracing::error!(%cause, "search for a ruling panicked");
                self.forget(&case);
            }
        }
    }

    /// Removes this search from the cache if no request waits for it, and none timed out recently.
    /// The cache holds one receiver itself. Under one lock: a later request starts another search.
    fn drops_abandoned(&self, case: &Arc<Case>, sender: &watch::Sender<Option<Arc<Ruling>>>) -> bool {
        let mut cache = self.cache();
        let grace = self.inner.limits.timeout * GRACE_FOR_VISITORS;
        let stays = |one: &CachedRuling| one.stays || one.late.is_some_and(|late| late.elapsed() < grace);
        let own = |one: &CachedRuling| Arc::ptr_eq(&one.case, case);
        if sender.receiver_count() > 1 || cache.iter().any(|one| own(one) && stays(one)) {
            return false;
        }
        cache.retain(|one| !own(one));
        self.inner.counted.dropped.add(1);
        true
    }

    /// Removes a failed search from the cache.
    fn forget(&self, case: &Arc<Case>) {
        self.cache().retain(|one| !Arc::ptr_eq(&one.case, case));
    }

    /// Evicts the least recently used ruling; not a running search, which would be started again.
    fn insert(&self, cache: &mut VecDeque<CachedRuling>, one: CachedRuling) {
        cache.push_back(one);
        while cache.iter().filter(|one| !one.stays).count() > self.inner.limits.capacity {
            let Some(oldest) = cache.iter().position(CachedRuling::is_evictable) else { return };
            cache.remove(oldest);
        }
    }

    fn cache(&self) -> MutexGuard<'_, VecDeque<CachedRuling>> {
        self.inner.cache.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl CachedRuling {
    /// Cases are compared as they are: most differ in the first words of their facts, so that two
    /// thousand take microseconds.
    fn is(&self, engine: &str, case: &Case) -> bool {
        *self.case == *case && self.engine == engine
    }

    fn is_evictable(&self) -> bool {
        !self.stays && self.ruling.borrow().is_some()
    }
}

/// Waits for a pending ruling until a deadline.
async fn wait_for(pending: &mut PendingRuling, deadline: Instant) -> Result<Arc<Ruling>, Unruled> {
    match tokio::time::timeout_at(deadline, pending.wait_for(Option::is_some)).await {
        Ok(Ok(ruling)) => ruling.clone().ok_or(Unruled::Broken),
        Ok(Err(_)) => Err(Unruled::Broken),
        Err(_) => Err(Unruled::Late),
    }
}

/// True if ruling on the case needs no search and takes less time than a request to the queue.
fn is_quick(case: &Case) -> bool {
    matches!(case.facts, Facts::Rotation(_))
}

#[cfg(test)]
mod tests;
