//! Rulings on more cases than fit in one request.

use super::{Rulings, Unruled, is_quick};
use rules::engine::{Case, Ruling};
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::time::Instant;

/// Rulings one after another until a deadline, for code off the serving threads.
#[derive(Debug)]
pub struct RulingsUntil {
    rulings: Rulings,
    deadline: Instant,
    is_late: bool,
}

impl RulingsUntil {
    /// The ruling on a case; `None` if there is no time for its search.
    pub fn on(&mut self, case: &Case) -> Option<Arc<Ruling>> {
        let left = self.deadline.saturating_duration_since(Instant::now());
        let found = Handle::current().block_on(self.rulings.within(&[case], left)).pop().flatten();
        self.is_late |= found.is_none();
        found
    }

    /// True if a ruling was not available in time.
    pub fn is_late(&self) -> bool {
        self.is_late
    }
}

impl Rulings {
    /// Computes rulings on several cases in sequence, within the timeout for one. Returns the
    /// length of the prefix that needs no more waiting: cached, without a search, or unavailable.
    /// Results are cached, so a repeated call gets further.
    pub async fn further(&self, cases: &[Case]) -> usize {
        let deadline = Instant::now() + self.inner.limits.timeout;
        for (done, case) in cases.iter().enumerate() {
            // After a timeout the search continues.
            if !is_quick(case)
                && matches!(self.on_by(case, deadline).await, Err(Unruled::Late | Unruled::Busy))
            {
                return done;
            }
        }
        cases.len()
    }

    /// Rulings on several cases in sequence, within a time: `None` for those that need a search for
    /// which it does not suffice. Results are cached, so a repeated call gets further.
    pub async fn within(&self, cases: &[&Case], time: Duration) -> Vec<Option<Arc<Ruling>>> {
        let deadline = Instant::now() + time;
        let mut rulings = Vec::new();
        for case in cases {
            let found = match self.at_hand(case) {
                None if Instant::now() < deadline => self.on_by(case, deadline).await.ok(),
                found => found,
            };
            rulings.push(found);
        }
        rulings
    }

    /// Rulings for as long as this, from now on. Results are cached, so a repeated request gets further.
    pub fn until(&self, time: Duration) -> RulingsUntil {
        RulingsUntil { rulings: self.clone(), deadline: Instant::now() + time, is_late: false }
    }
}
