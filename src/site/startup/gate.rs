//! So many at once, and so many that wait until one of them is done.

use server::metrics::{Counter, QueueLoad};
use std::time::Duration;
use tokio::sync::{Semaphore, SemaphorePermit};

/// Queue length per permit.
const WAITING: usize = 64;

/// A share of what can be done at once.
pub(super) struct Gate {
    name: &'static str,
    at_once: usize,
    places: Semaphore,
    waiting: Semaphore,
    refused: Counter,
}

/// Metrics of a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GateFigures {
    /// Name.
    pub(super) name: &'static str,
    /// Requests let in, and waiting.
    pub(super) line: QueueLoad,
    /// Requests refused.
    pub(super) refused: u64,
}

impl Gate {
    /// So many places, under a name.
    pub(super) fn new(name: &'static str, at_once: usize) -> Self {
        let at_once = at_once.clamp(1, Semaphore::MAX_PERMITS / WAITING);
        let waiting = Semaphore::new(at_once * WAITING);
        Self { name, at_once, places: Semaphore::new(at_once), waiting, refused: Counter::default() }
    }

    /// A place, at once or within so long; none where too many wait already.
    pub(super) async fn enter(&self, patience: Duration) -> Option<SemaphorePermit<'_>> {
        if let Ok(place) = self.places.try_acquire() {
            return Some(place);
        }
        let entered = async {
            let _waits = self.waiting.try_acquire().ok()?;
            tokio::time::timeout(patience, self.places.acquire()).await.ok()?.ok()
        };
        let entered = entered.await;
        if entered.is_none() {
            self.refused.add(1);
        }
        entered
    }

    /// The current metrics.
    pub(super) fn figures(&self) -> GateFigures {
        let running = self.at_once - self.places.available_permits().min(self.at_once);
        let waiting = self.at_once * WAITING - self.waiting.available_permits();
        GateFigures { name: self.name, line: QueueLoad { running, waiting }, refused: self.refused.all() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    const PATIENCE: Duration = Duration::from_millis(200);

    #[tokio::test]
    async fn waits_briefly_then_refuses() {
        let gate = Arc::new(Gate::new("practice", 1));
        let place = gate.enter(PATIENCE).await.expect("the first has a place");
        let mut crowd = tokio::task::JoinSet::new();
        for _ in 0..WAITING + 3 {
            let gate = gate.clone();
            crowd.spawn(async move { gate.enter(PATIENCE).await.is_some() });
        }
        while let Some(entered) = crowd.join_next().await {
            assert!(!entered.expect("it does not break off"), "there is no other place");
        }
        assert_eq!(gate.figures().line, QueueLoad { running: 1, waiting: 0 });
        assert_eq!(gate.figures().refused, 3 + u64::try_from(WAITING).unwrap());
        let (entered, ()) = tokio::join!(gate.enter(PATIENCE), async { drop(place) });
        assert!(entered.is_some(), "a place came free while somebody waited");
        drop(entered);
        assert_eq!(gate.figures().line, QueueLoad { running: 0, waiting: 0 });
    }
}
