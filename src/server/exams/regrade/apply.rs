//! Applying a comparison: new marks, audit entries and emails.
//!
//! A background job, independent of its requester, that processes some attempts at a time so as not
//! to delay saving. Each batch is atomic. An interrupted job continues where it was: pages whose
//! marks have changed since the comparison are left as they are.

use super::stored::key;
use super::{
    APPLIED, APPLYING, COMPARED, ChangedAttempt, Comparison, PageChange, Policy, Regrade, RegradeScope,
    Regrades,
};
use crate::accounts::AccountId;
use crate::audit::{AuditEvent, Deed, On};
use crate::exams::marks::{next, per_mille};
use crate::exams::sitting::{Review, Sitting};
use crate::jobs::{JobFault, LeasedJob};
use crate::mail::{Email, EmailKind};
use crate::roles::Allowed;
use bank::exam::{CombinedResult, MarkKind};
use rules::engine;
use serde_json::json;
use std::collections::BTreeMap;
use store::attempt_mark::{self, AttemptMarkRow};
use store::sitting::{self, SittingId};
use store::{StoreError, WriteTransaction, account, attempt};
use words::Language;

/// Attempts per commit.
const BATCH: usize = 25;

/// A running regrade and its requester.
struct RegradeRun<'a> {
    regrades: Regrades,
    asked_in: Option<Language>,
    allowed: Allowed,
    policy: Policy,
    job: &'a LeasedJob,
    /// Number of attempts processed so far, by any node.
    given: usize,
}

/// Regraded marks of an attempt.
struct RegradedPages {
    pages: Vec<i32>,
    before: CombinedResult,
    after: CombinedResult,
}

/// Addresses by account, if any.
type Addresses = BTreeMap<AccountId, String>;

impl Regrades {
    /// Starts applying a comparison. Returns true if it was ready; of concurrent calls one starts.
    pub async fn apply(
        &self,
        asked_in: Option<Language>,
        allowed: &Allowed,
        regrade: &Regrade,
        policy: Policy,
    ) -> Result<bool, StoreError> {
        if regrade.scope.0 != allowed.federation().id {
            return Ok(false);
        }
        let (from, to) = ([COMPARED, APPLYING], (APPLYING, policy.word()));
        let row = self.jobs.continue_job(&key(regrade.scope), regrade.id, from, allowed.by(), to).await?;
        let Some(row) = row else { return Ok(false) };
        let regrades = self.clone();
        self.jobs.run_job(row, move |job| {
            let regrades = regrades.clone();
            async move { regrades.run_regrade(&job, None, asked_in).await }
        });
        Ok(true)
    }

    /// Applies the rest of a comparison.
    pub(crate) async fn apply_all(
        &self,
        job: &LeasedJob,
        allowed: Allowed,
        scope: RegradeScope,
        asked_in: Option<Language>,
    ) -> Result<(), JobFault> {
        let row = job.row();
        let no_policy = || JobFault::Cannot(format!("there is no policy {:?}", row.task));
        let policy = Policy::read(&row.task).ok_or_else(no_policy)?;
        let found = self.compared(scope, row.id).await?;
        let given = usize::try_from(row.done).unwrap_or_default();
        RegradeRun { regrades: self.clone(), asked_in, allowed, policy, job, given }
            .all(&found, scope.1)
            .await
    }
}

impl RegradeRun<'_> {
    /// Applies all attempts, then logs their number and ends the job.
    async fn all(mut self, found: &Comparison, of: Option<SittingId>) -> Result<(), JobFault> {
        let total = found.changed.len();
        for of_sitting in found.changed.chunk_by(|one, next| one.sitting == next.sitting) {
            let to = self.addresses(of_sitting[0].sitting).await?;
            let mut in_order: Vec<&ChangedAttempt> = of_sitting.iter().collect();
            // The common lock order for several attempts.
            in_order.sort_by_key(|one| one.attempt);
            for batch in in_order.chunks(BATCH) {
                self.given += self.batch(batch, &to, total).await?;
            }
        }
        let on = of.map_or(On::Federation, |sitting| On::Sitting(sitting.0));
        let detail =
            json!({ "policy": self.policy.word(), "engine": engine::VERSION, "attempts": self.given });
        let federation = self.allowed.federation().id;
        let entry = AuditEvent::new(federation, self.allowed.by(), Deed::SittingRemarked, on).with(detail);
        let mut write = self.regrades.store.write().await?;
        self.regrades.audit.record_all(&mut write, &[entry]).await?;
        self.job.end_within(&mut write, APPLIED, None).await?;
        Ok(write.commit().await?)
    }

    /// Addresses of a sitting's candidates; deleted accounts have none.
    async fn addresses(&self, sitting: SittingId) -> Result<Addresses, StoreError> {
        let people = account::at_sitting(&self.regrades.store, self.allowed.federation().id, sitting);
        let people = people.await?.into_iter().filter(|who| who.email.contains('@'));
        Ok(people.map(|who| (who.id, who.email)).collect())
    }

    /// Applies a batch of attempts at one sitting in one commit. Returns the number changed.
    async fn batch(&self, some: &[&ChangedAttempt], to: &Addresses, total: usize) -> Result<usize, JobFault> {
        let federation = self.allowed.federation();
        let mut write = self.regrades.store.write().await?;
        // Locked, so that the review phase does not change during the commit.
        let sitting = sitting::lock(&mut write, federation.id, some[0].sitting).await?.map(Sitting::from);
        let notified = sitting.is_some_and(|sitting| sitting.review != Review::None);
        let mut entries = Vec::new();
        for one in some {
            let Some(given) = self.still_compared(&mut write, one).await? else { continue };
            if let Some(to) = to.get(&one.who).filter(|_| notified) {
                let page = format!("/attempt/{}/review", one.attempt.0);
                let kind = EmailKind::Remarked { link: &page };
                self.regrades.mail.post(&mut write, self.asked_in, Email { federation, to, kind }).await?;
            }
            entries.push(self.entry(one, given));
        }
        if !entries.is_empty() {
            self.regrades.sittings.announce_change(&mut write, federation.id, some[0].sitting).await?;
            self.regrades.audit.record_all(&mut write, &entries).await?;
            self.job.advance_within(&mut write, (self.given + entries.len(), total), None).await?;
            write.commit().await?;
        }
        Ok(entries.len())
    }

    /// Regrades the pages of an attempt whose marks are still those compared; `None` if there are
    /// none.
    async fn still_compared(
        &self,
        write: &mut WriteTransaction,
        one: &ChangedAttempt,
    ) -> Result<Option<RegradedPages>, StoreError> {
        let federation = self.allowed.federation().id;
        if attempt::lock(write, federation, one.attempt).await?.is_none() {
            return Ok(None);
        }
        let mut marks = attempt_mark::of_attempt_within(write, federation, one.attempt).await?;
        let before = one.with(&marks);
        let is_same =
            |page: &&PageChange| self.policy.takes(page) && next(&marks, page.page) == page.last + 1;
        let pages: Vec<&PageChange> = one.pages.iter().filter(is_same).collect();
        for page in &pages {
            let row = self.mark(one, page);
            attempt_mark::insert(write, &row).await?;
            marks.push(row);
        }
        let after = one.with(&marks);
        let pages: Vec<i32> = pages.iter().map(|page| page.page).collect();
        Ok((!pages.is_empty()).then_some(RegradedPages { pages, before, after }))
    }

    fn mark(&self, one: &ChangedAttempt, page: &PageChange) -> AttemptMarkRow {
        AttemptMarkRow {
            federation_id: self.allowed.federation().id,
            attempt_id: one.attempt,
            page: page.page,
            number: page.last + 1,
            kind: MarkKind::Regrade.word().to_owned(),
            by_federation_id: None,
            by_account_id: None,
            mark: per_mille(page.now),
            components: page.components.clone(),
            engine: engine::VERSION.to_owned(),
            reason: String::new(),
            marked_at: self.regrades.clock.now(),
            withdraws: false,
        }
    }

    fn entry(&self, one: &ChangedAttempt, given: RegradedPages) -> AuditEvent {
        let federation = self.allowed.federation().id;
        let detail = json!({
            "sitting": one.sitting.0.to_string(),
            "attempt": one.attempt.0.to_string(),
            "policy": self.policy.word(),
            "engine": engine::VERSION,
            "pages": given.pages,
            "before": given.before.permille,
            "after": given.after.permille,
        });
        let on = On::Person(federation, one.who);
        AuditEvent::new(federation, self.allowed.by(), Deed::AttemptRemarked, on).with(detail)
    }
}
