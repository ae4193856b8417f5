//! Marking by the engine: ended attempts one after the other, off the serving threads, as soon as
//! their end is known.
//!
//! Every page is marked except those left to examiners: where the Laws leave a matter to judgement,
//! where the bank's question has changed, and where no ruling is available. An unanswered page gets
//! 0 in any case. Existing marks stay, so marking is idempotent. An attempt that was never begun
//! has nothing to mark.

use super::Marking;
use super::digest::{self, Digests, digest, is_same};
use super::queue::{EndedAttempt, LeftToExaminers};
use super::rulings::{by_engine, ruled};
use crate::clock::Clock;
use crate::exams::answers::answer_of;
use crate::exams::attempt::AttemptState;
use crate::exams::marks::{awarded_marks, next, per_mille};
use crate::exams::sitting::Sittings;
use crate::own_bank::ServedBank;
use crate::rulings::Rulings;
use bank::exam::{DrawnPaper, MarkKind, PageOf, is_for_examiners};
use bank::{Answer, Bank};
use rules::engine;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use store::attempt::{self, AttemptId, AttemptRow};
use store::attempt_mark::{self, AttemptMarkRow};
use store::federation::FederationId;
use store::{Moment, Store, StoreError, attempt_answer};
use time::OffsetDateTime;
use tokio::sync::mpsc;

/// Number of attempts taken from the queue at a time.
const BATCH: usize = 256;

/// Dependencies of marking.
struct Marker {
    store: Store,
    clock: Clock,
    served: Arc<ServedBank>,
    rulings: Rulings,
    left: LeftToExaminers,
    sittings: Sittings,
}

/// Verdicts by component.
type Components = BTreeMap<String, String>;

/// A page with its mark and verdicts.
type PageMarked = (i32, u16, Components);

impl Marking {
    /// Starts marking by the served bank and these rulings, earlier unmarked attempts first. Returns false
    /// if it was started before.
    pub(crate) fn start(&self, served: Arc<ServedBank>, rulings: Rulings) -> bool {
        let queue = &self.engine_queue;
        let Some(waiting) = queue.open() else { return false };
        let marker = Marker {
            store: self.store.clone(),
            clock: self.clock.clone(),
            served,
            rulings,
            left: queue.left.clone(),
            sittings: self.sittings.clone(),
        };
        tokio::spawn(marker.run(waiting));
        let marking = self.clone();
        tokio::spawn(async move { marking.mark_unmarked(Moment::new(OffsetDateTime::UNIX_EPOCH)).await });
        true
    }

    /// Queues attempts without marks that ended since a moment, such as those whose server was
    /// stopped before marking them. Skips those that the engine has left to examiners.
    pub(crate) async fn mark_unmarked(&self, since: Moment) {
        let queue = &self.engine_queue;
        match attempt_mark::unmarked_attempts(&self.store, since).await {
            Ok(ended) => {
                let Some(sender) = queue.sender() else { return };
                for attempt in ended {
                    if queue.left.get(attempt.1).is_none() {
                        // Fails only while the site stops.
                        let _ = sender.send(attempt).await;
                    }
                }
            }
            Err(error) => {
                tracing::warn!(%error, "cannot list unmarked attempts; will mark on demand")
            }
        }
    }
}

impl Marker {
    /// Marks queued attempts until the queue closes.
    async fn run(self, mut queue: mpsc::Receiver<EndedAttempt>) {
        let mut batch = Vec::with_capacity(BATCH);
        while queue.recv_many(&mut batch, BATCH).await > 0 {
            let attempts: BTreeSet<EndedAttempt> = batch.drain(..).collect();
            for (federation, id) in attempts {
                if let Err(error) = self.mark(federation, id).await {
                    tracing::warn!(
                        %error,
                        attempt = %id.0,
                        "attempt not marked; will retry when its results are requested"
                    );
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
        let has_mark = |page: i32| !awarded_marks(&known, page).is_empty();
        let bank = self.served.bank_with(drawn.items.iter().map(|item| item.origin())).await;
        let (mut marked, mut left) = (Vec::new(), BTreeSet::new());
        for (of, page) in drawn.pages().into_iter().zip(1..).filter(|(_, page)| !has_mark(*page)) {
            let Some(answer) = answer_of(&changes, page) else {
                marked.push((page, 0, Components::new()));
                continue;
            };
            match self.marked(bank.clone(), digests.clone(), of, answer).await {
                Some((mark, components)) => marked.push((page, mark, components)),
                None => drop(left.insert(page)),
            }
        }
        if !marked.is_empty() {
            self.store_marks(federation, id, marked).await?;
        }
        self.left.set(id, left);
        Ok(())
    }

    /// Marks an answer off the serving threads. A panic of the engine affects no other answer.
    async fn marked(
        &self,
        bank: Arc<Bank>,
        digests: Arc<Digests>,
        of: PageOf,
        answer: Answer,
    ) -> Option<(u16, Components)> {
        let rulings = self.rulings.clone();
        let work = move || marked(&bank, &rulings, &digests, &of, &answer);
        tokio::task::spawn_blocking(work).await.ok().flatten()
    }

    async fn store_marks(
        &self,
        federation: FederationId,
        id: AttemptId,
        marked: Vec<PageMarked>,
    ) -> Result<(), StoreError> {
        let mut write = self.store.write().await?;
        // Locks the attempt against concurrent marking.
        let row = attempt::lock(&mut write, federation, id).await?;
        // Reopened meanwhile: its answers may change.
        let is_over = |row: &AttemptRow| AttemptState::read(&row.state).is_some_and(AttemptState::is_over);
        let Some(row) = row.filter(is_over) else { return Ok(()) };
        let (sitting, is_test, mut is_changed) = (row.sitting_id, row.test, false);
        let known = attempt_mark::of_attempt_within(&mut write, federation, id).await?;
        let now = self.clock.now();
        for (page, mark, components) in marked {
            if !awarded_marks(&known, page).is_empty() {
                continue;
            }
            let row = AttemptMarkRow {
                federation_id: federation,
                attempt_id: id,
                page,
                number: next(&known, page),
                kind: MarkKind::Engine.word().to_owned(),
                by_federation_id: None,
                by_account_id: None,
                mark: per_mille(mark),
                components,
                engine: engine::VERSION.to_owned(),
                reason: String::new(),
                marked_at: now,
                withdraws: false,
            };
            attempt_mark::insert(&mut write, &row).await?;
            is_changed = !is_test;
        }
        // The results may have been released before.
        if is_changed {
            self.sittings.announce_change(&mut write, federation, sitting).await?;
        }
        write.commit().await
    }
}

/// The engine's mark for an answer; `None` if it is left to examiners, if the question has
/// changed, or if no ruling is available.
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
