//! Marking by the engine: ended attempts one after the other, off the serving threads, as soon as
//! their end is known.
//!
//! Every page is marked except those left to examiners: where the Laws leave a matter to judgement,
//! where the bank's question has changed, and where no ruling is available. An unanswered page gets
//! 0 in any case. Existing marks stay, so marking is idempotent. An attempt that was never begun
//! has nothing to mark.

pub mod digest;
pub mod examiner;
pub mod rubric;
pub mod rulings;

use super::attempt::AttemptState;
use super::results::record::given_in;
use crate::Server;
use crate::cache::SharedCache;
use crate::clock::Clock;
use crate::figures::Counter;
use crate::rulings::Rulings;
use bank::exam::{DrawnPaper, MarkKind, MarkingStatus, PageOf, is_for_examiners};
use bank::{Answer, Bank};
use digest::{Digests, digest, is_same};
use rules::engine;
use rulings::{by_engine, ruled};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, OnceLock};
use store::attempt::{self, AttemptId, AttemptRow};
use store::attempt_answer::{self, AttemptAnswerRow};
use store::attempt_mark::{self, AttemptMarkRow};
use store::federation::FederationId;
use store::{Moment, Store, StoreError};
use time::OffsetDateTime;
use tokio::sync::mpsc::{self, error::TrySendError};

/// Queue length. An attempt that does not fit is marked when its results are requested, or after
/// the next start.
const LINE: usize = 16_384;
/// Attempts taken from the queue at a time.
const TOGETHER: usize = 256;
/// An attempt that is over, by its federation and id.
type Over = (FederationId, AttemptId);

/// The line of what is to be marked; until it is said by what, nothing is.
#[derive(Debug, Default)]
pub(super) struct Marking {
    line: OnceLock<mpsc::Sender<Over>>,
    left: LeftToExaminers,
    turned_away: Counter,
}

/// Of how many attempts it is known which answers were left.
const LEFT: usize = 65_536;

/// Answers that the engine has examined and left to examiners, by attempt and page. A cache:
/// missing entries are computed again.
#[derive(Clone, Debug, Default)]
struct LeftToExaminers(Arc<SharedCache<AttemptId, Arc<BTreeSet<i32>>, LEFT>>);

/// Dependencies of marking.
struct Marker {
    store: Store,
    clock: Clock,
    bank: Arc<Bank>,
    rulings: Rulings,
    left: LeftToExaminers,
}

/// Verdicts by component.
type Components = BTreeMap<String, String>;

/// A page with its mark and how each component was marked.
type PageMarked = (i32, u16, Components);

impl Marking {
    /// Number waiting, and number that found the queue full.
    pub(super) fn figures(&self) -> (usize, u64) {
        let waiting = self.line.get().map_or(0, |line| line.max_capacity() - line.capacity());
        (waiting, self.turned_away.all())
    }
}

impl LeftToExaminers {
    fn of(&self, id: AttemptId) -> Option<Arc<BTreeSet<i32>>> {
        self.0.get(&id)
    }

    /// These pages of an attempt, and no others.
    fn keep(&self, id: AttemptId, pages: BTreeSet<i32>) {
        if pages.is_empty() { self.0.remove(&id) } else { self.0.insert(id, Arc::new(pages)) }
    }
}

impl Server {
    /// Says by which bank and rulings attempts are marked from now on, those first that were over
    /// before and have no mark. What was said first holds. From then on jobs that another server
    /// left behind are gone on with, too.
    pub fn marks_by(&self, bank: Arc<Bank>, rulings: Rulings) {
        let (line, waiting) = mpsc::channel(LINE);
        let marking = &self.inner.exams.marking;
        if marking.line.set(line).is_ok() {
            let (store, clock) = (self.inner.store.clone(), self.inner.clock.clone());
            let marker = Marker {
                store,
                clock,
                bank: bank.clone(),
                rulings: rulings.clone(),
                left: marking.left.clone(),
            };
            tokio::spawn(marker.tend(waiting));
            let server = self.clone();
            tokio::spawn(async move { server.mark_unmarked(Moment::new(OffsetDateTime::UNIX_EPOCH)).await });
            tokio::spawn(self.clone().tend_jobs(bank, rulings));
        }
    }

    /// Has everything marked that was over since a moment and has no mark: what a server was
    /// stopped before, this one or another. What the engine has gone through here and left is not
    /// gone through again.
    pub(crate) async fn mark_unmarked(&self, since: Moment) {
        let marking = &self.inner.exams.marking;
        match attempt_mark::unmarked_attempts(&self.inner.store, since).await {
            Ok(over) => {
                let Some(line) = marking.line.get() else { return };
                for one in over {
                    if marking.left.of(one.1).is_none() {
                        // It is closed only while the site stops.
                        let _ = line.send(one).await;
                    }
                }
            }
            Err(error) => {
                tracing::warn!(%error, "it is not known what has no mark; it is marked when it is looked at")
            }
        }
    }

    /// True if an answered page waits for an examiner: one has begun with it, or the engine does
    /// not mark it.
    pub(super) fn is_left(
        &self,
        bank: &Bank,
        id: AttemptId,
        (page, of): (i32, &PageOf),
        now: MarkingStatus,
    ) -> bool {
        match now {
            MarkingStatus::Counts { .. } => false,
            MarkingStatus::Once | MarkingStatus::Apart => true,
            MarkingStatus::Unmarked => {
                let is_left = |pages: Arc<BTreeSet<i32>>| pages.contains(&page);
                is_for_examiners(bank, &of.id) || self.inner.exams.marking.left.of(id).is_some_and(is_left)
            }
        }
    }

    /// Has an attempt that is over marked as soon as those before it are.
    pub(super) fn mark_soon(&self, federation: FederationId, id: AttemptId) {
        let marking = &self.inner.exams.marking;
        // It is closed only while the site stops.
        if let Some(line) = marking.line.get()
            && let Err(TrySendError::Full(_)) = line.try_send((federation, id))
        {
            marking.turned_away.add(1);
        }
    }
}

impl Marker {
    async fn tend(self, mut line: mpsc::Receiver<Over>) {
        let mut together = Vec::with_capacity(TOGETHER);
        while line.recv_many(&mut together, TOGETHER).await > 0 {
            let waiting: BTreeSet<Over> = together.drain(..).collect();
            for (federation, id) in waiting {
                if let Err(error) = self.mark(federation, id).await {
                    tracing::warn!(%error, attempt = %id.0, "an attempt could not be marked; it is tried again when its results are asked for");
                }
            }
        }
    }

    /// Marks the pages of an attempt that have no mark.
    async fn mark(&self, federation: FederationId, id: AttemptId) -> Result<(), StoreError> {
        let row = attempt::by_id(&self.store, federation, id).await?;
        let is_over = |row: &AttemptRow| AttemptState::read(&row.state).is_some_and(AttemptState::is_over);
        let Some(row) = row.filter(|row| is_over(row) && row.begun_at.is_some()) else { return Ok(()) };
        let known = attempt_mark::of_attempt(&self.store, federation, id).await?;
        let changes = attempt_answer::last_of_each(&self.store, federation, id).await?;
        let digests = Arc::new(digest::digests(&row.drawn));
        let drawn: DrawnPaper = serde_json::from_value(row.drawn).unwrap_or_default();
        let has_mark = |page: i32| known.iter().any(|mark| mark.page == page);
        let (mut marked, mut left) = (Vec::new(), BTreeSet::new());
        for (of, page) in drawn.pages().into_iter().zip(1..).filter(|(_, page)| !has_mark(*page)) {
            let Some(answer) = answer_of(&changes, page) else {
                marked.push((page, 0, Components::new()));
                continue;
            };
            match self.marked(digests.clone(), of, answer).await {
                Some((mark, components)) => marked.push((page, mark, components)),
                None => drop(left.insert(page)),
            }
        }
        if !marked.is_empty() {
            self.keep(federation, id, marked).await?;
        }
        self.left.keep(id, left);
        Ok(())
    }

    /// An answer, marked off the threads that serve. One at which the engine breaks off takes none of the others along.
    async fn marked(&self, digests: Arc<Digests>, of: PageOf, answer: Answer) -> Option<(u16, Components)> {
        let (bank, rulings) = (self.bank.clone(), self.rulings.clone());
        let work = move || marked(&bank, &rulings, &digests, &of, &answer);
        tokio::task::spawn_blocking(work).await.ok().flatten()
    }

    async fn keep(
        &self,
        federation: FederationId,
        id: AttemptId,
        marked: Vec<PageMarked>,
    ) -> Result<(), StoreError> {
        let mut write = self.store.write().await?;
        // Locks the attempt against concurrent marking.
        attempt::lock(&mut write, federation, id).await?;
        let known = attempt_mark::of_attempt_within(&mut write, federation, id).await?;
        let now = self.clock.now();
        for (page, mark, components) in marked {
            if known.iter().any(|known| known.page == page) {
                continue;
            }
            let row = AttemptMarkRow {
                federation_id: federation,
                attempt_id: id,
                page,
                number: 1,
                kind: MarkKind::Engine.word().to_owned(),
                by_federation_id: None,
                by_account_id: None,
                mark: per_mille(mark),
                components,
                engine: engine::VERSION.to_owned(),
                reason: String::new(),
                marked_at: now,
            };
            attempt_mark::insert(&mut write, &row).await?;
        }
        write.commit().await
    }
}

/// A mark as the table holds it.
pub(super) fn per_mille(mark: u16) -> i16 {
    i16::try_from(mark.min(1000)).unwrap_or(1000)
}

/// The last answer that was kept of a page; none where nothing is answered.
pub(super) fn answer_of(changes: &[AttemptAnswerRow], page: i32) -> Option<Answer> {
    given_in(&changes.iter().rev().find(|change| change.page == page)?.answer)
}

/// An answer, marked by the engine; not where it is left to examiners, where something else is
/// asked now than was, or where a ruling cannot be had.
fn marked(
    bank: &Bank,
    rulings: &Rulings,
    digests: &Digests,
    of: &PageOf,
    answer: &Answer,
) -> Option<(u16, Components)> {
    if is_for_examiners(bank, &of.id) {
        return None;
    }
    let (scenario, ruling) = ruled(bank, rulings, &of.id)?;
    if !is_same(digests, &of.id, &digest(&scenario)) {
        return None;
    }
    let marked = by_engine(rulings, (scenario, ruling), answer)?;
    let verdicts = marked.components.iter().map(|c| (c.key.word().to_owned(), c.verdict.word().to_owned()));
    Some((marked.permille, verdicts.collect()))
}
