//! The load of a queue.

/// Running and queued work of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct QueueLoad {
    pub running: usize,
    pub waiting: usize,
}

impl QueueLoad {
    /// The load of a queue with `slots` slots for running and waiting work and `workers` workers,
    /// of which so many are free.
    pub(crate) fn of(workers: usize, slots: usize, free_workers: usize, free_slots: usize) -> Self {
        let running = workers.saturating_sub(free_workers);
        Self { running, waiting: slots.saturating_sub(free_slots).saturating_sub(running) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tells_running_from_waiting() {
        assert_eq!(QueueLoad::of(2, 10, 2, 10), QueueLoad { running: 0, waiting: 0 });
        assert_eq!(QueueLoad::of(2, 10, 0, 5), QueueLoad { running: 2, waiting: 3 });
        // A slot is taken a moment before the work begins.
        assert_eq!(QueueLoad::of(2, 10, 2, 9), QueueLoad { running: 0, waiting: 1 });
    }
}
