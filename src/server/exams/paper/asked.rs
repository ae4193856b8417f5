//! Scenarios that a federation has asked in exams lately.

use super::Papers;
use crate::clock::{moment, timestamp};
use bank::exam::{DrawnPaper, Paper};
use jiff::ToSpan;
use jiff::tz::TimeZone;
use std::collections::BTreeSet;
use store::federation::FederationId;
use store::{StoreError, exposure};

impl Papers {
    /// The scenarios asked in a federation's exams within this number of months, trials left out.
    pub async fn asked_within(
        &self,
        federation: FederationId,
        months: u16,
    ) -> Result<BTreeSet<String>, StoreError> {
        let now = timestamp(self.clock.now()).to_zoned(TimeZone::UTC);
        let since = now.saturating_sub(i32::from(months).months()).timestamp();
        let drawn = exposure::drawn_since(&self.store, federation, moment(since)).await?;
        // Thousands of papers take a moment, off the serving threads.
        let origins = move || {
            let papers = drawn.into_iter().filter_map(|one| serde_json::from_value::<DrawnPaper>(one).ok());
            papers.flat_map(|one| one.items).map(|item| item.origin().to_owned()).collect()
        };
        Ok(tokio::task::spawn_blocking(origins).await.unwrap_or_default())
    }

    /// The scenarios that a paper's file does not draw, because they were asked too recently.
    pub async fn avoided(
        &self,
        federation: FederationId,
        file: &str,
    ) -> Result<BTreeSet<String>, StoreError> {
        match Paper::read(file).ok().and_then(|paper| paper.unasked_months) {
            Some(months) => self.asked_within(federation, months).await,
            None => Ok(BTreeSet::new()),
        }
    }
}
