//! Bulk issue of certificates, with progress.
//!
//! A job, so that any node can report progress, and another node takes over if the working one is
//! gone. Certificates already issued are no longer proposed, so each is issued once.

use super::issue::Issued;
use super::signing::SigningFault;
use super::{IssueFault, Issuing, Proposal};
use crate::jobs::{Begin, ISSUE, JobFault, LeasedJob};
use crate::roles::{Action, Allowed};
use bank::Bank;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::sync::Arc;
use store::federation::FederationId;
use store::job::{self, JobKey, JobRow};
use store::{StoreError, certificate};
use time::Duration;
use tokio::task::JoinHandle;
use uuid::Uuid;

/// States of the job: running (unless aborted), finished.
const ISSUING: &str = "issuing";
const ISSUED: &str = "issued";
/// Time for which the result is shown.
const SHOWN_FOR: Duration = Duration::days(7);
/// Time to wait for the end before progress is shown instead.
const SHORT: std::time::Duration = std::time::Duration::from_secs(2);
/// Certificates per commit.
const BATCH: usize = 20;

/// A snapshot of a bulk issue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BulkIssue {
    of: usize,
    done: usize,
    state: BulkState,
}

/// State of the job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BulkState {
    /// Running
    AtWork,
    /// Finished
    Done {
        /// Number of certificates issued
        issued: usize,
        /// Number of certificates with a first examiner's assent, which await another's
        agreed: usize,
        /// Certificates not issued: name, and token of the reason
        left: Vec<(String, String)>,
    },
    /// Aborted; certificates issued before stay issued
    Broken,
}

/// Stored partial result.
#[derive(Debug, Default, Serialize, Deserialize)]
struct BulkProgress {
    /// Keys of the chosen proposals already processed.
    dealt: BTreeSet<String>,
    issued: usize,
    agreed: usize,
    left: Vec<(String, String)>,
}

impl BulkIssue {
    /// Number processed, and total.
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.of)
    }

    pub fn state(&self) -> BulkState {
        self.state.clone()
    }

    fn of(row: &JobRow, outcome: &str) -> Self {
        let state = match (row.state.as_str(), row.held_by) {
            (ISSUING, Some(_)) => BulkState::AtWork,
            (ISSUED, _) => {
                let BulkProgress { issued, agreed, left, .. } =
                    serde_json::from_str(outcome).unwrap_or_default();
                BulkState::Done { issued, agreed, left }
            }
            _ => BulkState::Broken,
        };
        let number = |of: i32| usize::try_from(of).unwrap_or_default();
        Self { of: number(row.total), done: number(row.done), state }
    }
}

impl BulkProgress {
    /// Counts a processed proposal.
    fn count(&mut self, proposal: &Proposal, outcome: Issued) {
        match outcome {
            Issued::Issued(_) => self.issued += 1,
            Issued::Agreed => self.agreed += 1,
            Issued::Left(why) => self.left.push((proposal.name.clone(), why.to_owned())),
        }
        self.dealt.insert(proposal.key());
    }
}

impl Issuing {
    /// Starts issuing the chosen proposals, by [`Proposal::key`], that are still valid. For its
    /// progress see [`Issuing::being_issued`].
    pub async fn issue_chosen(
        &self,
        allowed: &Allowed,
        bank: &Arc<Bank>,
        chosen: &BTreeSet<String>,
    ) -> Result<(), IssueFault> {
        self.start_issue(allowed, bank, chosen).await.map(drop)
    }

    /// The same, and waits a short time for the end: a few take no time, and the next page then has
    /// the result, not a progress of 0.
    pub async fn issue_chosen_and_wait(
        &self,
        allowed: &Allowed,
        bank: &Arc<Bank>,
        chosen: &BTreeSet<String>,
    ) -> Result<(), IssueFault> {
        if let Some(work) = self.start_issue(allowed, bank, chosen).await? {
            let _ = tokio::time::timeout(SHORT, work).await;
        }
        Ok(())
    }

    async fn start_issue(
        &self,
        allowed: &Allowed,
        bank: &Arc<Bank>,
        chosen: &BTreeSet<String>,
    ) -> Result<Option<JoinHandle<()>>, IssueFault> {
        let federation = allowed.federation();
        // Fails early: without a key no certificate can be signed.
        self.signing_keys.signing_key(federation.id).await.map_err(SigningFault::from)?;
        let proposed = self.proposals(allowed, bank).await?;
        let keys: BTreeSet<String> = proposed.iter().map(Proposal::key).collect();
        let chosen: BTreeSet<&String> = chosen.intersection(&keys).collect();
        if chosen.is_empty() {
            return Err(IssueFault::Nothing);
        }
        let task = serde_json::to_string(&chosen).unwrap_or_default();
        let begin = Begin {
            key: key(federation.id),
            by: allowed.by(),
            state: ISSUING,
            task: &task,
            total: chosen.len(),
            file: None,
            lifetime: SHOWN_FOR,
            at_once: true,
        };
        let mut write = self.store.write().await?;
        let row = self.jobs.begin_job(&mut write, begin).await?.ok_or(IssueFault::AtWork)?;
        write.commit().await?;
        let (issuing, bank) = (self.clone(), bank.clone());
        Ok(self.jobs.run_job(row, move |job| {
            let (issuing, bank) = (issuing.clone(), bank.clone());
            async move { issuing.run_bulk_issue(&job, &bank).await }
        }))
    }

    /// The running or latest bulk issue in the permission's federation.
    pub async fn being_issued(&self, allowed: &Allowed) -> Result<Option<BulkIssue>, StoreError> {
        let key = key(allowed.federation().id);
        let Some(row) = self.jobs.job(&key).await? else { return Ok(None) };
        let outcome = job::outcome(&self.store, &key, row.id).await?.unwrap_or_default();
        Ok(Some(BulkIssue::of(&row, &outcome)))
    }

    /// Issues the rest of the chosen proposals.
    pub(crate) async fn run_bulk_issue(&self, job: &LeasedJob, bank: &Bank) -> Result<(), JobFault> {
        let allowed = job.allowed(Action::Certify).await?;
        let chosen: BTreeSet<String> = serde_json::from_str(&job.row().task)?;
        let outcome = job::outcome(&self.store, job.key(), job.row().id).await?.unwrap_or_default();
        let mut so_far: BulkProgress =
            if outcome.is_empty() { BulkProgress::default() } else { serde_json::from_str(&outcome)? };
        let mut proposals = self.proposals(&allowed, bank).await?;
        proposals.retain(|one| chosen.contains(&one.key()) && !so_far.dealt.contains(&one.key()));
        self.count_unnoted(job, &chosen, &proposals, &mut so_far).await?;
        for lot in proposals.chunks(BATCH) {
            let cannot = |fault: IssueFault| match fault {
                IssueFault::Store(fault) => JobFault::Store(fault),
                other => JobFault::Cannot(other.to_string()),
            };
            let outcomes = self.issue_lot(&allowed, lot).await.map_err(cannot)?;
            lot.iter().zip(outcomes).for_each(|(proposal, outcome)| so_far.count(proposal, outcome));
            let outcome = serde_json::to_string(&so_far)?;
            job.advance((so_far.dealt.len(), chosen.len()), Some(&outcome)).await?;
        }
        job.end(ISSUED, Some(&serde_json::to_string(&so_far)?)).await
    }

    /// Counts proposals that have disappeared without being recorded: issued by a server that
    /// stopped before recording it, or handled elsewhere meanwhile.
    async fn count_unnoted(
        &self,
        job: &LeasedJob,
        chosen: &BTreeSet<String>,
        proposals: &[Proposal],
        so_far: &mut BulkProgress,
    ) -> Result<(), StoreError> {
        let proposed: BTreeSet<String> = proposals.iter().map(Proposal::key).collect();
        let gone: Vec<&String> = chosen.difference(&proposed).collect();
        let gone: Vec<&String> = gone.into_iter().filter(|key| !so_far.dealt.contains(*key)).collect();
        if gone.is_empty() {
            return Ok(());
        }
        let begun = job.row().begun_at;
        let issued = certificate::issued_since(&self.store, job.key().federation, begun).await?;
        let issued: BTreeSet<String> = issued
            .into_iter()
            .map(|(who, programme, level)| format!("{} {programme} {level}", who.0.simple()))
            .collect();
        for key in gone {
            so_far.issued += usize::from(issued.contains(key));
            so_far.dealt.insert(key.clone());
        }
        Ok(())
    }
}

fn key(federation: FederationId) -> JobKey {
    JobKey { federation, kind: ISSUE, about: Uuid::nil() }
}
