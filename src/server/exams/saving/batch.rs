//! Batches of the save queue: many requests in one commit, or one by itself.

use crate::audit::{AuditEvent, By, Deed, On, record_at};
use crate::clock::moment;
use crate::exams::attempt::admit::{Admission, AdmissionResult};
use crate::exams::attempt::apply::{CandidateRequest, Done, Typist};
use jiff::Timestamp;
use serde_json::json;
use std::time::Duration;
use store::{Store, StoreError, WriteTransaction};
use tokio::sync::oneshot;
use tokio::time::{Instant, timeout};
use uuid::Uuid;

/// Transaction timeout: far beyond normal durations, so that it means the database does not answer.
/// Longer than any client waits, so that an overloaded machine finishes its work instead of
/// starting it again and again.
const TRANSACTION: Duration = Duration::from_secs(6);

/// A queued request, and its deadline.
pub(crate) struct QueuedRequest {
    pub(crate) what: QueuedWork,
    pub(crate) until: Instant,
}

/// The request and its waiting caller.
pub(crate) enum QueuedWork {
    Order(Box<CandidateRequest>, Reply<Done>),
    Entering(Box<Admission>, Reply<AdmissionResult>),
}

pub(crate) type Reply<T> = oneshot::Sender<Result<T, StoreError>>;

/// Result of a request.
enum RequestResult {
    Order(Box<Done>),
    Entering(AdmissionResult),
}

/// Applies all requests in one transaction and replies. On failure `batch` is unchanged.
pub(crate) async fn carry_out(store: &Store, batch: &mut Vec<QueuedRequest>) -> Result<(), StoreError> {
    let results = in_time(async {
        let mut write = store.write_first().await?;
        let mut results = Vec::with_capacity(batch.len());
        for one in batch.iter() {
            results.push(one.carry_out(&mut write).await?);
        }
        record(&mut write, batch.iter().zip(&results)).await?;
        write.commit().await?;
        Ok(results)
    });
    let results = results.await?;
    for (one, results) in batch.drain(..).zip(results) {
        one.answer(Ok(results));
    }
    Ok(())
}

/// Aborts a transaction on timeout, after which it is unknown whether it was committed.
async fn in_time<T>(transaction: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    timeout(TRANSACTION, transaction).await.unwrap_or_else(|_| Err(StoreError::timed_out()))
}

/// Writes audit entries, last, as the log stays locked until the commit.
async fn record<'a>(
    write: &mut WriteTransaction,
    results: impl Iterator<Item = (&'a QueuedRequest, &'a RequestResult)>,
) -> Result<(), StoreError> {
    let entry = |(one, results): (&QueuedRequest, &'a RequestResult)| match results {
        RequestResult::Order(done) => Some((one.entry(done)?, one.at())),
        RequestResult::Entering(_) => None,
    };
    let (entries, at): (Vec<AuditEvent>, Vec<Timestamp>) = results.filter_map(entry).unzip();
    match at.into_iter().max() {
        Some(at) => record_at(write, &entries, moment(at)).await,
        None => Ok(()),
    }
}

/// The audit entry for a change of device, or for what an examiner typed in.
fn entry(done: &Done, typist: Option<Typist>) -> Option<AuditEvent> {
    let row = &done.attempt.row;
    let mut detail = json!({ "sitting": row.sitting_id.0.to_string(), "attempt": row.id.0.to_string() });
    let (federation, who) = (row.federation_id, row.account_id);
    let saved = done.outcomes.iter().filter_map(|outcome| outcome.as_ref().ok()?.as_ref());
    let pages: Vec<u16> = saved.map(|receipt| receipt.page).collect();
    let deed = match typist {
        None if done.took_over => Deed::AttemptTakenOver,
        Some(_) if done.attempt.state().is_over() && done.outcomes.iter().all(Result::is_ok) => {
            Deed::HallPaperFinished
        }
        Some(Typist { from_scans: true, .. }) if !pages.is_empty() => Deed::HallSheetsConfirmed,
        Some(_) if !pages.is_empty() => Deed::HallAnswerTyped,
        _ => return None,
    };
    if !pages.is_empty() {
        detail["pages"] = json!(pages);
    }
    let by = typist.map_or(By::Person(federation, who), |typist| typist.by);
    Some(AuditEvent::new(federation, by, deed, On::Person(federation, who)).with(detail))
}

impl QueuedRequest {
    /// The audit entry for its result.
    fn entry(&self, done: &Done) -> Option<AuditEvent> {
        match &self.what {
            QueuedWork::Order(order, _) => entry(done, order.typist),
            QueuedWork::Entering(..) => None,
        }
    }

    /// Amount of work.
    pub(crate) fn weight(&self) -> usize {
        match &self.what {
            QueuedWork::Order(order, _) => order.acts.len().max(1),
            QueuedWork::Entering(..) => 1,
        }
    }

    /// Time of the request.
    fn at(&self) -> Timestamp {
        match &self.what {
            QueuedWork::Order(order, _) => order.at,
            QueuedWork::Entering(entering, _) => entering.at,
        }
    }

    /// The rows changed, for the lock order.
    pub(crate) fn lock_key(&self) -> (bool, Uuid) {
        match &self.what {
            QueuedWork::Order(order, _) => (true, order.attempt().0),
            QueuedWork::Entering(entering, _) => (false, entering.account().0),
        }
    }

    async fn carry_out(&self, write: &mut WriteTransaction) -> Result<RequestResult, StoreError> {
        Ok(match &self.what {
            QueuedWork::Order(order, _) => RequestResult::Order(Box::new(order.carry_out(write).await?)),
            QueuedWork::Entering(entering, _) => RequestResult::Entering(entering.carry_out(write).await?),
        })
    }

    /// Applies the request in a transaction of its own, and replies.
    pub(crate) async fn alone(self, store: &Store) {
        let results = in_time(async {
            let mut write = store.write_first().await?;
            let results = self.carry_out(&mut write).await?;
            record(&mut write, std::iter::once((&self, &results))).await?;
            write.commit().await?;
            Ok(results)
        });
        let results = results.await;
        self.answer(results);
    }

    /// Replies that the outcome is unknown.
    pub(crate) fn refuse(self) {
        self.answer(Err(StoreError::timed_out()));
    }

    /// A client that has stopped waiting repeats its request under the same number.
    fn answer(self, results: Result<RequestResult, StoreError>) {
        match (self.what, results) {
            (QueuedWork::Order(_, reply), Ok(RequestResult::Order(done))) => drop(reply.send(Ok(*done))),
            (QueuedWork::Entering(_, reply), Ok(RequestResult::Entering(entered))) => {
                drop(reply.send(Ok(entered)))
            }
            (QueuedWork::Order(_, reply), Err(error)) => drop(reply.send(Err(error))),
            (QueuedWork::Entering(_, reply), Err(error)) => drop(reply.send(Err(error))),
            // Impossible: results have the kind of their request.
            (QueuedWork::Order(..), Ok(_)) | (QueuedWork::Entering(..), Ok(_)) => {}
        }
    }
}
