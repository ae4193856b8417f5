//! Slow lanes: passwords from a network with too many failures are checked one at a time, with a
//! pause in between.
//!
//! A correct password still gets in, a little later. Lanes are in memory, separately on each node.

use super::password::QueueFull;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Mutex as Turn, Semaphore};
use tokio::time::{Instant, sleep_until};

/// Pause between two checks: four a second, 3,600 in a quarter of an hour.
pub const PAUSE: Duration = Duration::from_millis(250);
/// Queue length of a lane: ten seconds for the last.
const WAITING: usize = 40;
/// Number of lanes above which idle ones are dropped.
const KEPT: usize = 1000;

/// The lanes, by network.
#[derive(Debug, Default)]
pub(crate) struct SlowLanes(Mutex<HashMap<String, Arc<SlowLane>>>);

#[derive(Debug)]
struct SlowLane {
    waiting: Semaphore,
    /// Time of the last check. A fair lock: first come, first served.
    last: Turn<Option<Instant>>,
}

impl SlowLanes {
    /// Waits for one's turn in the lane of a network; refused where too many wait there.
    pub(super) async fn pass(&self, network: &str) -> Result<(), QueueFull> {
        let lane = self.lane(network);
        let _waiting = lane.waiting.try_acquire().map_err(|_| QueueFull)?;
        let mut last = lane.last.lock().await;
        if let Some(last) = *last {
            sleep_until(last + PAUSE).await;
        }
        *last = Some(Instant::now());
        Ok(())
    }

    fn lane(&self, network: &str) -> Arc<SlowLane> {
        let mut lanes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if lanes.len() >= KEPT {
            lanes.retain(|_, lane| Arc::strong_count(lane) > 1);
        }
        let new = || Arc::new(SlowLane { waiting: Semaphore::new(WAITING), last: Turn::new(None) });
        lanes.entry(network.to_owned()).or_insert_with(new).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_lane_lets_one_through_at_a_time() {
        let lanes = SlowLanes::default();
        let begun = Instant::now();
        for _ in 0..3 {
            lanes.pass("192.0.2.1").await.expect("there is room");
        }
        assert!(begun.elapsed() >= 2 * PAUSE, "{:?}", begun.elapsed());
        let begun = Instant::now();
        lanes.pass("192.0.2.2").await.expect("another network has a lane of its own");
        assert!(begun.elapsed() < PAUSE, "{:?}", begun.elapsed());
    }

    #[tokio::test]
    async fn a_full_lane_refuses_at_once() {
        let lanes = SlowLanes::default();
        let lane = lanes.lane("192.0.2.1");
        let crowd = lane.waiting.try_acquire_many(WAITING as u32).expect("nobody waits");
        assert!(lanes.pass("192.0.2.1").await.is_err());
        drop(crowd);
        lanes.pass("192.0.2.1").await.expect("there is room again");
    }
}
