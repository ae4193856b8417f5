//! Keeping what candidates do, many of them with one commit.
//!
//! Every order waits in one line. A task takes all that wait, carries them out in one transaction in the order in which they came, commits,
//! and only then answers each: what is told as kept is on disk. While one commit is written the next orders gather, so that the
//! disk is asked once for however many save at the same time, and an order that comes alone does not wait for others.
//!
//! Where a transaction fails, each of its orders is tried by itself, so that one that cannot be carried out takes nobody's with it. And nobody keeps
//! others waiting by what they send: of each attempt one order at a time is in the line, and what is carried out together is counted by what it does.

use super::admission::{Entered, Entering};
use super::order::{Done, Order};
use super::sitting::moment;
use crate::server::audit::{By, Deed, Entry, On, record_at};
use crate::server::clock::Stopwatch;
use crate::server::figures::{Saves, SavesFigures};
use crate::store::{Store, StoreError, Write};
use jiff::Timestamp;
use serde_json::json;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{mpsc, oneshot};
use uuid::Uuid;

/// How many orders may wait before whoever sends one more is kept waiting.
const LINE: usize = 8192;
/// How many acts are carried out in one transaction at most: it must not take longer than somebody is glad to wait.
const TOGETHER: usize = 512;

/// The line. Cheap to clone: clones are the same line. It ends with the last of them.
#[derive(Clone, Debug)]
pub struct Saving {
    line: mpsc::Sender<Waiting>,
    turns: Arc<Turns>,
    counted: Arc<Saves>,
}

/// Whose turn it is, of those who order something of one attempt.
type Turns = Mutex<HashMap<Uuid, Arc<tokio::sync::Mutex<()>>>>;

/// Something to be carried out, and who waits for it.
enum Waiting {
    Order(Box<Order>, oneshot::Sender<Result<Done, StoreError>>),
    Entering(Box<Entering>, oneshot::Sender<Result<Entered, StoreError>>),
}

/// What came of it.
enum Carried {
    Order(Box<Done>),
    Entering(Entered),
}

impl Saving {
    /// A line before this store.
    pub fn begin(store: Store) -> Self {
        let (line, waiting) = mpsc::channel(LINE);
        let counted = Arc::<Saves>::default();
        tokio::spawn(tend(store, waiting, counted.clone()));
        Self { line, turns: Arc::default(), counted }
    }

    /// How many wait, and how those before them went.
    pub(super) fn figures(&self) -> SavesFigures {
        self.counted.figures(self.line.max_capacity() - self.line.capacity())
    }

    /// Carries out what a candidate orders. When this returns it is on disk.
    pub(super) async fn order(&self, order: Order) -> Result<Done, StoreError> {
        let id = order.attempt().0;
        let turn = lock(&self.turns).entry(id).or_default().clone();
        let done = {
            let _turn = turn.lock().await;
            let (tell, told) = oneshot::channel();
            let sent = self.line.send(Waiting::Order(Box::new(order), tell)).await;
            sent.map_err(|_| StoreError::Stopping)?;
            told.await.map_err(|_| StoreError::Stopping)?
        };
        drop(turn);
        let mut turns = lock(&self.turns);
        if turns.get(&id).is_some_and(|turn| Arc::strong_count(turn) == 1) {
            turns.remove(&id);
        }
        done
    }

    /// Lets a candidate in. When this returns it is on disk.
    pub(super) async fn enter(&self, entering: Entering) -> Result<Entered, StoreError> {
        let (tell, told) = oneshot::channel();
        let sent = self.line.send(Waiting::Entering(Box::new(entering), tell)).await;
        sent.map_err(|_| StoreError::Stopping)?;
        told.await.map_err(|_| StoreError::Stopping)?
    }
}

async fn tend(store: Store, mut line: mpsc::Receiver<Waiting>, counted: Arc<Saves>) {
    let mut next = line.recv().await;
    while let Some(first) = next.take() {
        let (mut together, left) = gather(first, &mut line, TOGETHER, Waiting::weight);
        // Those of one attempt stay in their order; two servers that hold the rows of several take them in the same order.
        together.sort_by_key(Waiting::of);
        let (orders, watch) = (together.len(), Stopwatch::begin());
        let carried = carry_out(&store, &mut together).await;
        counted.tried(orders, carried.is_ok(), watch.took());
        if let Err(error) = carried {
            tracing::warn!(%error, orders = together.len(), "a transaction failed; each order is tried by itself");
            for one in together.drain(..) {
                one.alone(&store).await;
            }
        }
        next = match left {
            Some(left) => Some(left),
            None => line.recv().await,
        };
    }
}

/// The first and those who wait behind it, as long as they are not too much together; and the one that would be.
fn gather<T>(
    first: T,
    line: &mut mpsc::Receiver<T>,
    most: usize,
    weight: impl Fn(&T) -> usize,
) -> (Vec<T>, Option<T>) {
    let mut weighs = weight(&first);
    let mut together = vec![first];
    while let Ok(one) = line.try_recv() {
        weighs += weight(&one);
        if weighs > most {
            return (together, Some(one));
        }
        together.push(one);
    }
    (together, None)
}

/// Carries out all of them in one transaction and answers; where that fails they are all still there.
async fn carry_out(store: &Store, together: &mut Vec<Waiting>) -> Result<(), StoreError> {
    let mut write = store.write().await?;
    let mut carried = Vec::with_capacity(together.len());
    for one in together.iter() {
        carried.push(one.carry_out(&mut write).await?);
    }
    record(&mut write, together.iter().zip(&carried)).await?;
    write.commit().await?;
    for (one, carried) in together.drain(..).zip(carried) {
        one.answer(Ok(carried));
    }
    Ok(())
}

/// Enters in the log what belongs there. That comes last: whoever enters something keeps others out of it until they are done.
async fn record<'a>(
    write: &mut Write,
    carried: impl Iterator<Item = (&'a Waiting, &'a Carried)>,
) -> Result<(), StoreError> {
    let entry = |(one, carried): (&Waiting, &'a Carried)| match carried {
        Carried::Order(done) if done.took_over => Some((entry(done), one.at())),
        Carried::Order(_) | Carried::Entering(_) => None,
    };
    let (entries, at): (Vec<Entry>, Vec<Timestamp>) = carried.filter_map(entry).unzip();
    match at.into_iter().max() {
        Some(at) => record_at(write, &entries, moment(at)).await,
        None => Ok(()),
    }
}

/// That a candidate went on with another device.
fn entry(done: &Done) -> Entry {
    let row = &done.attempt.row;
    let detail = json!({ "sitting": row.sitting_id.0.to_string(), "attempt": row.id.0.to_string() });
    let (federation, who) = (row.federation_id, row.account_id);
    let (by, on) = (By::Person(federation, who), On::Person(federation, who));
    Entry::new(federation, by, Deed::AttemptTakenOver, on).with(detail)
}

impl Waiting {
    /// How much there is to do.
    fn weight(&self) -> usize {
        match self {
            Waiting::Order(order, _) => order.acts.len().max(1),
            Waiting::Entering(..) => 1,
        }
    }

    /// When it was asked for.
    fn at(&self) -> Timestamp {
        match self {
            Waiting::Order(order, _) => order.at,
            Waiting::Entering(entering, _) => entering.at,
        }
    }

    /// What is changed, for the order in which rows are taken.
    fn of(&self) -> (bool, Uuid) {
        match self {
            Waiting::Order(order, _) => (true, order.attempt().0),
            Waiting::Entering(entering, _) => (false, entering.account().0),
        }
    }

    async fn carry_out(&self, write: &mut Write) -> Result<Carried, StoreError> {
        Ok(match self {
            Waiting::Order(order, _) => Carried::Order(Box::new(order.carry_out(write).await?)),
            Waiting::Entering(entering, _) => Carried::Entering(entering.carry_out(write).await?),
        })
    }

    /// In a transaction of its own.
    async fn alone(self, store: &Store) {
        let carried = async {
            let mut write = store.write().await?;
            let carried = self.carry_out(&mut write).await?;
            record(&mut write, std::iter::once((&self, &carried))).await?;
            write.commit().await?;
            Ok(carried)
        };
        let carried = carried.await;
        self.answer(carried);
    }

    /// Whoever does not wait any more asks again under the same number.
    fn answer(self, carried: Result<Carried, StoreError>) {
        match (self, carried) {
            (Waiting::Order(_, tell), Ok(Carried::Order(done))) => drop(tell.send(Ok(*done))),
            (Waiting::Entering(_, tell), Ok(Carried::Entering(entered))) => drop(tell.send(Ok(entered))),
            (Waiting::Order(_, tell), Err(error)) => drop(tell.send(Err(error))),
            (Waiting::Entering(_, tell), Err(error)) => drop(tell.send(Err(error))),
            // Each is answered with what it was carried out as.
            (Waiting::Order(..), Ok(_)) | (Waiting::Entering(..), Ok(_)) => {}
        }
    }
}

fn lock<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::gather;
    use tokio::sync::mpsc;

    #[test]
    fn what_is_done_together_is_counted_by_what_it_does() {
        let (sender, mut line) = mpsc::channel(8);
        for weight in [100, 300, 12, 90, 1] {
            sender.try_send(weight).unwrap();
        }
        let mut gathered = |first| gather(first, &mut line, 512, |weight| *weight);
        assert_eq!(gathered(100), (vec![100, 100, 300, 12], Some(90)));
        assert_eq!(gathered(90), (vec![90, 1], None));
        // What is too much by itself is done by itself.
        sender.try_send(1).unwrap();
        assert_eq!(gather(900, &mut line, 512, |weight| *weight), (vec![900], Some(1)));
    }
}
