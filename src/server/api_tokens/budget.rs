//! A limit on the requests of each token, by all nodes together. A node takes several requests at a time
//! from the count in the database, so that few reads need a write.

use crate::rate_limits::policy::{CALLS_SHARE, CALLS_WINDOW};
use crate::rate_limits::{RateDecision, RateLimit};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use store::api_token::{ApiTokenId, ApiTokenRow};
use store::{Moment, StoreError};
use tokio::sync;

/// Tokens beyond which the shares of idle ones are forgotten.
const KEPT: usize = 1_000;

/// The shares of this node in the limits of tokens.
#[derive(Debug, Default)]
pub struct CallShares(Mutex<BTreeMap<ApiTokenId, Arc<sync::Mutex<Share>>>>);

/// Requests that are counted and not made yet.
#[derive(Debug, Default)]
struct Share {
    left: u32,
    until: Option<Moment>,
}

impl CallShares {
    /// Counts a request; the time to wait if it is one too many.
    pub async fn take(
        &self,
        limit: &RateLimit,
        token: &ApiTokenRow,
        now: Moment,
    ) -> Result<RateDecision, StoreError> {
        let share = self.share_of(token);
        // Concurrent requests of a token wait for one share, and do not take one each.
        let mut share = share.lock().await;
        if share.left == 0 || share.until.is_none_or(|until| until <= now) {
            let id = token.id.0.to_string();
            if let Err(wait) = limit.begin(token.federation_id, &id, now).await? {
                return Ok(Err(wait));
            }
            *share = Share { left: CALLS_SHARE, until: Some(now.plus(CALLS_WINDOW)) };
        }
        share.left -= 1;
        Ok(Ok(()))
    }

    fn share_of(&self, token: &ApiTokenRow) -> Arc<sync::Mutex<Share>> {
        let mut shares = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if shares.len() > KEPT {
            shares.retain(|_, share| Arc::strong_count(share) > 1);
        }
        Arc::clone(shares.entry(token.id).or_default())
    }
}
