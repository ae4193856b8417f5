//! More rulings than anybody waits for at once.

use super::{Rulings, Unruled, is_quick};
use crate::engine::Case;

impl Rulings {
    /// Works out rulings on several cases, one after the other, for as long as anybody is kept waiting for one. Says how many of them, from the
    /// first, need not be waited for any more: they are kept, take no search, or cannot be had. What is found is kept, so that asking again
    /// leads further.
    pub async fn further(&self, cases: &[Case]) -> usize {
        let mut done = 0;
        let all = async {
            for case in cases {
                if !is_quick(case) && matches!(self.on(case).await, Err(Unruled::Late | Unruled::Busy)) {
                    return;
                }
                done += 1;
            }
        };
        // Late is as good: what was begun goes on.
        let _ = tokio::time::timeout(self.inner.limits.patience, all).await;
        done
    }
}
