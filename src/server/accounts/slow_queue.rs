//! Slow queues: passwords from a network with too many failures are checked one at a time, with a
//! pause in between.
//!
//! A correct password still gets in, a little later. Queues are in memory, separately on each node.

use super::password::QueueFull;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Mutex as FairMutex, Semaphore};
use tokio::time::{Instant, sleep_until};

/// Pause between two checks: four a second, 3,600 in a quarter of an hour.
pub const PAUSE: Duration = Duration::from_millis(250);
/// Length of a queue: the last waits ten seconds.
const WAITING: usize = 40;
/// Number of queues above which idle ones are dropped.
const CAPACITY: usize = 1000;

/// The queues, by network.
#[derive(Debug, Default)]
pub(crate) struct SlowQueues(Mutex<HashMap<String, Arc<SlowQueue>>>);

#[derive(Debug)]
struct SlowQueue {
    waiting: Semaphore,
    /// Time of the last check. Tokio's mutex is fair: first come, first served.
    last: FairMutex<Option<Instant>>,
}

impl SlowQueues {
    /// Waits for one's turn in the queue of a network; fails if it is full.
    pub(super) async fn wait(&self, network: &str) -> Result<(), QueueFull> {
        let queue = self.queue(network);
        let _waiting = queue.waiting.try_acquire().map_err(|_| QueueFull)?;
        let mut last = queue.last.lock().await;
        if let Some(last) = *last {
            sleep_until(last + PAUSE).await;
        }
        *last = Some(Instant::now());
        Ok(())
    }

    fn queue(&self, network: &str) -> Arc<SlowQueue> {
        let mut queues = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if queues.len() >= CAPACITY {
            queues.retain(|_, queue| Arc::strong_count(queue) > 1);
        }
        let new = || Arc::new(SlowQueue { waiting: Semaphore::new(WAITING), last: FairMutex::new(None) });
        queues.entry(network.to_owned()).or_insert_with(new).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn lets_one_through_at_a_time() {
        let queues = SlowQueues::default();
        let begun = Instant::now();
        for _ in 0..3 {
            queues.wait("192.0.2.1").await.expect("there is room");
        }
        assert!(begun.elapsed() >= 2 * PAUSE, "{:?}", begun.elapsed());
        let begun = Instant::now();
        queues.wait("192.0.2.2").await.expect("another network has a queue of its own");
        assert!(begun.elapsed() < PAUSE, "{:?}", begun.elapsed());
    }

    #[tokio::test]
    async fn a_full_queue_refuses_at_once() {
        let queues = SlowQueues::default();
        let queue = queues.queue("192.0.2.1");
        let crowd = queue.waiting.try_acquire_many(WAITING as u32).expect("an empty queue");
        assert!(queues.wait("192.0.2.1").await.is_err());
        drop(crowd);
        queues.wait("192.0.2.1").await.expect("there is room again");
    }
}
