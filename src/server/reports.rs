//! Problem reports about scenarios, from users and visitors to the operator.

use super::accounts::Account;
use super::texts::{self, TextFault};
use crate::federation::Federation;
use crate::parts::{Clock, Entropy, RateLimits, Service};
use std::net::IpAddr;
use std::sync::Arc;
use store::report::{self, ReportId, ReportRow, ReportedAnswer};
use store::{Moment, Store, StoreError};
use time::{Duration, OffsetDateTime};
use uuid::Uuid;

/// The reporter.
#[derive(Clone, Debug)]
pub enum Reporter {
    /// A signed-in user.
    Account(Account),
    /// A visitor, by address; behind a proxy all visitors may share one.
    Visitor(Option<IpAddr>),
}

/// A new report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReport {
    pub scenario: String,
    /// The SHA-256 of the scenario's text, in hexadecimal.
    pub scenario_digest: String,
    /// Version of the current engine.
    pub engine: String,
    /// Description.
    pub text: String,
    /// The reporter's answer, if any.
    pub answer: Option<ReportedAnswer>,
}

/// A stored report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    pub id: Uuid,
    /// The account that sent it, unless it was a visitor.
    pub account: Option<Uuid>,
    pub reported: NewReport,
    pub at: OffsetDateTime,
}

/// The reason a report was not stored.
#[derive(Debug, thiserror::Error)]
pub enum ReportFault {
    /// Invalid text.
    #[error(transparent)]
    Text(#[from] TextFault),
    /// Too many reports.
    #[error("too many reports, the next in {wait}")]
    TooMany {
        /// Time until the next is accepted.
        wait: Duration,
    },
    /// Database error.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Reporter {
    /// Key of the rate limit.
    fn key(&self) -> String {
        match self {
            Reporter::Account(account) => format!("account {}", account.id.0),
            Reporter::Visitor(Some(address)) => format!("visitor {address}"),
            Reporter::Visitor(None) => "visitor".to_owned(),
        }
    }

    fn account(&self) -> Option<&Account> {
        match self {
            Reporter::Account(account) => Some(account),
            Reporter::Visitor(_) => None,
        }
    }
}

/// Reports about scenarios.
#[derive(Clone, Debug, Service)]
pub struct Reports {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    demonstration: Arc<Federation>,
    limits: Arc<RateLimits>,
}

impl Reports {
    /// Stores a report. On return it is on disk.
    pub async fn keep(&self, reporter: &Reporter, new: NewReport) -> Result<Report, ReportFault> {
        let text = texts::text(&new.text)?;
        if text.is_empty() {
            return Err(TextFault::Empty.into());
        }
        let at = self.clock.now();
        let key = reporter.key();
        let here = self.demonstration.id;
        let begun = self.limits.reports.begin(here, &key, at).await?;
        begun.map_err(|wait| ReportFault::TooMany { wait })?;
        let row = self.report_row(reporter, NewReport { text, ..new }, at);
        if let Err(fault) = self.keep_report(&row).await {
            self.limits.reports.take_back(here, &key).await;
            return Err(fault.into());
        }
        Ok(row.into())
    }

    async fn keep_report(&self, row: &ReportRow) -> Result<(), StoreError> {
        let mut write = self.store.write().await?;
        report::insert(&mut write, row).await?;
        write.commit().await
    }

    fn report_row(&self, reporter: &Reporter, new: NewReport, at: Moment) -> ReportRow {
        ReportRow {
            federation_id: self.demonstration.id,
            id: ReportId(self.entropy.id(at)),
            account_id: reporter.account().map(|account| account.id),
            scenario: new.scenario,
            scenario_digest: new.scenario_digest,
            engine: new.engine,
            text: new.text,
            answer: new.answer,
            reported_at: at,
        }
    }

    /// The latest reports, the latest first, up to a limit.
    pub async fn list(&self, limit: u16) -> Result<Vec<Report>, StoreError> {
        let rows = report::latest(&self.store, self.demonstration.id, limit.into()).await?;
        Ok(rows.into_iter().map(Report::from).collect())
    }
}

impl From<ReportRow> for Report {
    fn from(row: ReportRow) -> Self {
        Self {
            id: row.id.0,
            account: row.account_id.map(|account| account.0),
            at: row.reported_at.time(),
            reported: NewReport {
                scenario: row.scenario,
                scenario_digest: row.scenario_digest,
                engine: row.engine,
                text: row.text,
                answer: row.answer,
            },
        }
    }
}
