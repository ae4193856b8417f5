//! A limit on the requests of each token, counted by each node for itself: a count in the database
//! would be a write for every read.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use store::Moment;
use store::api_token::ApiTokenId;
use time::Duration;

/// Requests of a token within [`WINDOW`].
pub const REQUESTS: u32 = 300;
/// From the first of them on.
const WINDOW: Duration = Duration::minutes(1);
/// Counted tokens beyond which expired counts are removed.
const KEPT: usize = 1_000;

/// Requests of each token, and the beginning of its window.
#[derive(Debug, Default)]
pub struct CallBudget(Mutex<BTreeMap<ApiTokenId, (u32, Moment)>>);

impl CallBudget {
    /// Counts a request; the time to wait if it is one too many.
    pub fn take(&self, token: ApiTokenId, now: Moment) -> Result<(), Duration> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.len() > KEPT {
            counts.retain(|_, (_, since)| now.since(*since) < WINDOW);
        }
        let (count, since) = counts.entry(token).or_insert((0, now));
        let spent = now.since(*since);
        if spent >= WINDOW {
            (*count, *since) = (0, now);
        } else if *count >= REQUESTS {
            return Err(WINDOW - spent);
        }
        *count += 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use time::OffsetDateTime;
    use uuid::Uuid;

    #[test]
    fn limits_each_token_by_window() {
        let (budget, now) = (CallBudget::default(), Moment::new(OffsetDateTime::UNIX_EPOCH));
        let (one, other) = (ApiTokenId(Uuid::from_u128(1)), ApiTokenId(Uuid::from_u128(2)));
        for _ in 0..REQUESTS {
            assert_eq!(budget.take(one, now), Ok(()));
        }
        let later = now.plus(Duration::seconds(20));
        assert_eq!(budget.take(one, later), Err(Duration::seconds(40)));
        assert_eq!(budget.take(other, later), Ok(()));
        assert_eq!(budget.take(one, now.plus(WINDOW)), Ok(()));
    }
}
