//! Rulings on more cases than fit in one request.

use super::{Rulings, Unruled, is_quick};
use rules::engine::{Case, Ruling};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

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
}
