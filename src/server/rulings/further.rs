//! More rulings than anybody waits for at once.

use super::{Rulings, Unruled, is_quick};
use rules::engine::Case;
use tokio::time::Instant;

impl Rulings {
    /// Works out rulings on several cases, one after the other, for as long as anybody is kept waiting for one. Says how many of them, from the
    /// first, need not be waited for any more: they are kept, take no search, or cannot be had. What is found is kept, so that asking again
    /// leads further.
    pub async fn further(&self, cases: &[Case]) -> usize {
        let deadline = Instant::now() + self.inner.limits.patience;
        for (done, case) in cases.iter().enumerate() {
            // Late is as good: what was begun goes on.
            if !is_quick(case)
                && matches!(self.on_by(case, deadline).await, Err(Unruled::Late | Unruled::Busy))
            {
                return done;
            }
        }
        cases.len()
    }
}
