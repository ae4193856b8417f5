//! Taking over jobs that another node abandoned.

use super::Jobs;
use super::kind::{ISSUE, REGRADE, SCAN, key_of};
use super::leased::LEASE;
use crate::certificates::Issuing;
use crate::enrolment::Enrolment;
use crate::exams::hall::scans::HallScans;
use crate::exams::marking::Marking;
use crate::exams::regrade::Regrades;
use crate::federation::Federation;
use crate::own_bank::ServedBank;
use crate::parts::{Clock, Entropy, RateLimits, Service};
use crate::rulings::Rulings;
use bank::Bank;
use std::sync::Arc;
use store::job::{self, JobRow};
use store::{Moment, Store, StoreError, federation};
use time::Duration;

/// Interval for checking for abandoned jobs.
const POLL_INTERVAL: std::time::Duration = std::time::Duration::from_secs(10);
/// Age of attempts that are checked for missing marks; a start checks all.
const UNMARKED_AGE: Duration = Duration::hours(2);
/// Number of times a job is taken: a job that has stopped this many nodes would stop the next.
const TAKEN: i32 = 4;

/// Continues jobs that another node abandoned.
#[derive(Clone, Debug, Service)]
pub struct Takeovers {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    demonstration: Arc<Federation>,
    limits: Arc<RateLimits>,
    jobs: Jobs,
    marking: Marking,
    regrades: Regrades,
    issuing: Issuing,
    enrolment: Enrolment,
    hall_scans: HallScans,
}

impl Takeovers {
    /// Polls for abandoned jobs until the runtime ends.
    pub(crate) async fn poll(self, served: Arc<ServedBank>, rulings: Rulings) {
        loop {
            if let Err(error) = self.take_over(&served.bank(), &rulings).await {
                tracing::error!(%error, "cannot list abandoned jobs");
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Takes over jobs whose lease has expired, and continues them; removes expired jobs. Returns
    /// the number taken.
    pub async fn take_over(&self, bank: &Arc<Bank>, rulings: &Rulings) -> Result<usize, StoreError> {
        let mut taken = 0;
        for federation in federation::all(&self.store).await? {
            let now = self.clock.now();
            let left = job::abandoned(&self.store, federation.id, now).await?;
            // Jobs of another version of the program are left to it.
            for row in left.into_iter().filter(|row| key_of(row).is_some()) {
                if let Some(row) = self.take_job_over(row, now).await? {
                    taken += 1;
                    self.resume_job(row, bank, rulings);
                }
            }
        }
        let (site, now) = (self.demonstration.id, self.clock.now());
        // One node in a minute does this for all.
        if self.limits.sweeps.begin(site, "jobs", now).await?.is_ok() {
            for federation in federation::all(&self.store).await? {
                self.jobs.sweep_jobs(federation.id, now).await?;
                self.hall_scans.sweep(federation.id, now).await?;
            }
            self.marking.mark_unmarked(now.plus(-UNMARKED_AGE)).await;
        }
        Ok(taken)
    }

    fn resume_job(&self, row: JobRow, bank: &Arc<Bank>, rulings: &Rulings) {
        let (bank, rulings) = (bank.clone(), rulings.clone());
        match row.kind.as_str() {
            ISSUE => {
                let issuing = self.issuing.clone();
                self.jobs.run_job(row, move |job| {
                    let (issuing, bank) = (issuing.clone(), bank.clone());
                    async move { issuing.run_bulk_issue(&job, &bank).await }
                });
            }
            REGRADE => {
                let regrades = self.regrades.clone();
                self.jobs.run_job(row, move |job| {
                    let (regrades, with) = (regrades.clone(), (bank.clone(), rulings.clone()));
                    async move { regrades.run_regrade(&job, Some(with), None).await }
                });
            }
            SCAN => self.hall_scans.resume_reading(row),
            _ => {
                let enrolment = self.enrolment.clone();
                self.jobs.run_job(row, move |job| {
                    let enrolment = enrolment.clone();
                    async move { enrolment.run_import(&job, None).await }
                });
            }
        }
    }

    async fn take_job_over(&self, row: JobRow, now: Moment) -> Result<Option<JobRow>, StoreError> {
        let (held_by, held_until) = (self.entropy.id(now), now.plus(LEASE));
        let mut write = self.store.write().await?;
        if !job::take_over(&mut write, &row, held_by, held_until).await? {
            return Ok(None);
        }
        let key = key_of(&row);
        if let Some(key) = key.as_ref().filter(|_| row.taken >= TAKEN) {
            tracing::error!(kind = key.kind, "job abandoned: it has stopped every node that took it");
            job::end(&mut write, key, held_by, None, None).await?;
            write.commit().await?;
            return Ok(None);
        }
        write.commit().await?;
        // Its current row: the previous worker may have progressed before the takeover.
        let Some(key) = key else { return Ok(None) };
        let row = job::by_key(&self.store, &key).await?;
        Ok(row.filter(|row| row.held_by == Some(held_by)))
    }
}
