//! Keeping what candidates do, many of them with one commit.
//!
//! Every order waits in one line. A task takes all that wait, carries them out in one transaction in the order in which they came, commits,
//! and only then answers each: what is told as kept is on disk. While one commit is written the next orders gather, so that the
//! disk is asked once for however many save at the same time, and an order that comes alone does not wait for others.
//!
//! Where a transaction fails, each of its orders is tried by itself, so that one that cannot be carried out takes nobody's with it. And nobody keeps
//! others waiting by what they send: of each attempt one order at a time is in the line, and what is carried out together is counted by what it does.
//!
//! Everything has an end. Whoever orders is told within a few seconds that it is on disk, or that it is not known to be: then the same is sent again
//! under the same number, and kept once. Where the database is away all who wait are told so at once, and what has waited too long is not
//! carried out any more.

use super::admission::{Entered, Entering};
use super::order::{Done, Order};
use super::sitting::moment;
use crate::server::audit::{By, Deed, Entry, On, record_at};
use crate::store::{Store, StoreError, Write};
use jiff::Timestamp;
use serde_json::json;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout, timeout_at};
use uuid::Uuid;

/// How many orders may wait before whoever sends one more is kept waiting.
const LINE: usize = 8192;
/// How many acts are carried out in one transaction at most: it must not take longer than somebody is glad to wait.
const TOGETHER: usize = 512;
/// How long whoever orders something waits in all. A browser that is refused sends it again, and goes on once the database does; one that
/// is kept hanging does not.
const LIMIT: Duration = Duration::from_secs(4);
/// How long a transaction may take: much longer than one ever does, so that it ends only where the database does not answer. Longer than anybody
/// waits for it: a machine that is too slow for its load keeps what it has begun with, instead of beginning with it again and again.
const TRANSACTION: Duration = Duration::from_secs(6);
/// Within what time a connection that is lost shows it. Then the database may well be there again, and is asked once more.
const LOST: Duration = Duration::from_secs(1);
/// How many orders are tried by themselves at once, each on a connection: what one waits for the others need not.
const BY_THEMSELVES: usize = 8;

/// The line. Cheap to clone: clones are the same line. It ends with the last of them.
#[derive(Clone, Debug)]
pub struct Saving {
    line: mpsc::Sender<Waiting>,
    turns: Arc<Turns>,
}

/// Whose turn it is, of those who order something of one attempt.
type Turns = Mutex<HashMap<Uuid, Arc<tokio::sync::Mutex<()>>>>;

/// Something to be carried out, and until when somebody waits for it.
struct Waiting {
    what: What,
    until: Instant,
}

/// What it is, and who waits.
enum What {
    Order(Box<Order>, Tell<Done>),
    Entering(Box<Entering>, Tell<Entered>),
}

type Tell<T> = oneshot::Sender<Result<T, StoreError>>;

/// What came of it.
enum Carried {
    Order(Box<Done>),
    Entering(Entered),
}

impl Saving {
    /// A line before this store.
    pub fn begin(store: Store) -> Self {
        let (line, waiting) = mpsc::channel(LINE);
        tokio::spawn(tend(store, waiting));
        Self { line, turns: Arc::default() }
    }

    /// Carries out what a candidate orders. When this returns it is on disk; where it fails for want of an answer it may be all the same.
    pub(super) async fn order(&self, order: Order) -> Result<Done, StoreError> {
        let until = Instant::now() + LIMIT;
        let id = order.attempt().0;
        let turn = lock(&self.turns).entry(id).or_default().clone();
        let in_turn = async {
            let _turn = turn.lock().await;
            self.wait(until, |tell| What::Order(Box::new(order), tell)).await
        };
        let done = timeout_at(until, in_turn).await;
        drop(turn);
        let mut turns = lock(&self.turns);
        if turns.get(&id).is_some_and(|turn| Arc::strong_count(turn) == 1) {
            turns.remove(&id);
        }
        done.unwrap_or_else(|_| Err(StoreError::silent()))
    }

    /// Lets a candidate in. When this returns it is on disk; where it fails for want of an answer it may be all the same.
    pub(super) async fn enter(&self, entering: Entering) -> Result<Entered, StoreError> {
        let until = Instant::now() + LIMIT;
        let entered = self.wait(until, |tell| What::Entering(Box::new(entering), tell));
        timeout_at(until, entered).await.unwrap_or_else(|_| Err(StoreError::silent()))
    }

    async fn wait<T>(&self, until: Instant, what: impl FnOnce(Tell<T>) -> What) -> Result<T, StoreError> {
        let (tell, told) = oneshot::channel();
        let waiting = Waiting { what: what(tell), until };
        self.line.send(waiting).await.map_err(|_| StoreError::Stopping)?;
        told.await.map_err(|_| StoreError::Stopping)?
    }
}

async fn tend(store: Store, mut line: mpsc::Receiver<Waiting>) {
    let mut next = line.recv().await;
    while let Some(first) = next.take() {
        let (together, left) = gather(first, &mut line, TOGETHER, Waiting::weight);
        let now = Instant::now();
        let (mut together, late): (Vec<_>, Vec<_>) = together.into_iter().partition(|one| one.until > now);
        refuse(late);
        // Those of one attempt stay in their order; two servers that hold the rows of several take them in the same order.
        together.sort_by_key(Waiting::of);
        serve(&store, together).await;
        next = match left {
            Some(left) => Some(left),
            None => line.recv().await,
        };
    }
}

/// Carries them out, together or each by itself, and answers all.
async fn serve(store: &Store, mut together: Vec<Waiting>) {
    if together.is_empty() {
        return;
    }
    let begun = Instant::now();
    let mut tried = carry_out(store, &mut together).await;
    if matches!(&tried, Err(error) if error.is_away()) && begun.elapsed() < LOST {
        tried = carry_out(store, &mut together).await;
    }
    match tried {
        Ok(()) => {}
        Err(error) if error.is_away() => {
            tracing::warn!(%error, orders = together.len(), "the database is away; what waits is refused");
            refuse(together);
        }
        Err(error) => {
            tracing::warn!(%error, orders = together.len(), "a transaction failed; each order is tried by itself");
            by_themselves(store, together).await;
        }
    }
}

/// Tells each that it is not known to be kept.
fn refuse(those: Vec<Waiting>) {
    for one in those {
        one.answer(Err(StoreError::silent()));
    }
}

/// Each in a transaction of its own, some at once: of one attempt there are no two.
async fn by_themselves(store: &Store, those: Vec<Waiting>) {
    let mut under_way = JoinSet::new();
    for one in those {
        if under_way.len() >= BY_THEMSELVES {
            under_way.join_next().await;
        }
        let store = store.clone();
        under_way.spawn(async move { one.alone(&store).await });
    }
    while under_way.join_next().await.is_some() {}
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
    let carried = in_time(async {
        let mut write = store.write().await?;
        let mut carried = Vec::with_capacity(together.len());
        for one in together.iter() {
            carried.push(one.carry_out(&mut write).await?);
        }
        record(&mut write, together.iter().zip(&carried)).await?;
        write.commit().await?;
        Ok(carried)
    });
    let carried = carried.await?;
    for (one, carried) in together.drain(..).zip(carried) {
        one.answer(Ok(carried));
    }
    Ok(())
}

/// Gives a transaction up that takes too long. Whether it was committed is then not known.
async fn in_time<T>(transaction: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    timeout(TRANSACTION, transaction).await.unwrap_or_else(|_| Err(StoreError::silent()))
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
        match &self.what {
            What::Order(order, _) => order.acts.len().max(1),
            What::Entering(..) => 1,
        }
    }

    /// When it was asked for.
    fn at(&self) -> Timestamp {
        match &self.what {
            What::Order(order, _) => order.at,
            What::Entering(entering, _) => entering.at,
        }
    }

    /// What is changed, for the order in which rows are taken.
    fn of(&self) -> (bool, Uuid) {
        match &self.what {
            What::Order(order, _) => (true, order.attempt().0),
            What::Entering(entering, _) => (false, entering.account().0),
        }
    }

    async fn carry_out(&self, write: &mut Write) -> Result<Carried, StoreError> {
        Ok(match &self.what {
            What::Order(order, _) => Carried::Order(Box::new(order.carry_out(write).await?)),
            What::Entering(entering, _) => Carried::Entering(entering.carry_out(write).await?),
        })
    }

    /// In a transaction of its own.
    async fn alone(self, store: &Store) {
        let carried = in_time(async {
            let mut write = store.write().await?;
            let carried = self.carry_out(&mut write).await?;
            record(&mut write, std::iter::once((&self, &carried))).await?;
            write.commit().await?;
            Ok(carried)
        });
        let carried = carried.await;
        self.answer(carried);
    }

    /// Whoever does not wait any more asks again under the same number.
    fn answer(self, carried: Result<Carried, StoreError>) {
        match (self.what, carried) {
            (What::Order(_, tell), Ok(Carried::Order(done))) => drop(tell.send(Ok(*done))),
            (What::Entering(_, tell), Ok(Carried::Entering(entered))) => drop(tell.send(Ok(entered))),
            (What::Order(_, tell), Err(error)) => drop(tell.send(Err(error))),
            (What::Entering(_, tell), Err(error)) => drop(tell.send(Err(error))),
            // Each is answered with what it was carried out as.
            (What::Order(..), Ok(_)) | (What::Entering(..), Ok(_)) => {}
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
