//! Comparing stored marks with the engine's current ones.

use super::stored::{key, written};
use super::{
    APPLIED, APPLYING, COMPARED, COMPARING, ChangedAttempt, Comparison, PageChange, Regrade, RegradeScope,
    RegradeState, Regrades,
};
use crate::accounts::AccountId;
use crate::exams::marking::digest::{digest, is_same};
use crate::exams::marking::rulings::{RuledScenario, find_ruled, marked};
use crate::exams::marks::of_engine;
use crate::exams::results::record::AttemptRecord;
use crate::exams::sitting::{Sitting, SittingState};
use crate::jobs::{Begin, JobFault, LeasedJob};
use crate::roles::{Action, Allowed};
use crate::rulings::Rulings;
use bank::{Answer, Bank, MarkedComponent};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;
use store::sitting::{self, SittingId};
use store::{StoreError, account};
use time::Duration;
use words::Language;

/// Time for which a comparison is shown.
const SHOWN_FOR: Duration = Duration::days(7);
/// Attempts between two progress reports.
const REPORT_INTERVAL: usize = 20;

impl Regrades {
    /// The latest comparison of these attempts.
    pub async fn latest(
        &self,
        allowed: &Allowed,
        sitting: Option<SittingId>,
    ) -> Result<Option<Regrade>, StoreError> {
        let scope = (allowed.federation().id, sitting);
        let Some(row) = self.jobs.job(&key(scope)).await? else { return Ok(None) };
        let number = |of: i32| usize::try_from(of).unwrap_or_default();
        let (done, of) = (number(row.done), number(row.total));
        let state = match (row.state.as_str(), row.held_by) {
            (COMPARING, Some(_)) => RegradeState::Comparing,
            (APPLYING, Some(_)) => RegradeState::Applying,
            (APPLIED, _) => RegradeState::Applied(done),
            (state @ (COMPARED | APPLYING), None) => match self.compared(scope, row.id).await {
                Ok(found) if state == COMPARED => RegradeState::Compared(found),
                Ok(found) => RegradeState::Stopped(found),
                Err(JobFault::Store(error)) => return Err(error),
                // Written by another version of the program, or replaced by another comparison:
                // must be requested again.
                Err(fault) => {
                    tracing::warn!(%fault, "stored comparison unreadable");
                    RegradeState::Broken
                }
            },
            _ => RegradeState::Broken,
        };
        Ok(Some(Regrade { scope, id: row.id, state, done, of }))
    }

    /// Starts a comparison of these attempts, unless one is running.
    pub async fn compare(
        &self,
        allowed: &Allowed,
        sitting: Option<SittingId>,
        bank: Arc<Bank>,
        rulings: Rulings,
    ) -> Result<(), StoreError> {
        let begin = Begin {
            key: key((allowed.federation().id, sitting)),
            by: allowed.by(),
            state: COMPARING,
            task: "",
            total: 0,
            file: None,
            lifetime: SHOWN_FOR,
            at_once: true,
        };
        let mut write = self.store.write().await?;
        if let Some(row) = self.jobs.begin_job(&mut write, begin).await? {
            write.commit().await?;
            let regrades = self.clone();
            self.jobs.run_job(row, move |job| {
                let (regrades, with) = (regrades.clone(), (bank.clone(), rulings.clone()));
                async move { regrades.run_regrade(&job, Some(with), None).await }
            });
        }
        Ok(())
    }

    /// Compares or applies, by the state of the job.
    pub(crate) async fn run_regrade(
        &self,
        job: &LeasedJob,
        by: Option<(Arc<Bank>, Rulings)>,
        asked_in: Option<Language>,
    ) -> Result<(), JobFault> {
        let row = job.row();
        let scope = (row.federation_id, (!row.about.is_nil()).then_some(SittingId(row.about)));
        let allowed = job.allowed(Action::HoldExams).await?;
        if row.state == APPLYING {
            return self.apply_all(job, allowed, scope, asked_in).await;
        }
        let Some((bank, rulings)) = by else {
            return Err(JobFault::Cannot("there is no bank here".to_owned()));
        };
        let mut progress = ProgressReporter { job, done: 0, of: 0 };
        let found = Comparing::new(self.clone(), bank, rulings).all(scope, &mut progress).await?;
        progress.report().await?;
        job.end(COMPARED, Some(&written(&found)?)).await?;
        self.comparisons.insert(scope, row.id, Arc::new(found));
        Ok(())
    }
}

/// Progress reports of a comparison.
struct ProgressReporter<'a> {
    job: &'a LeasedJob,
    done: usize,
    of: usize,
}

impl ProgressReporter<'_> {
    /// Counts an attempt.
    async fn advance(&mut self) -> Result<(), JobFault> {
        self.done += 1;
        if self.done.is_multiple_of(REPORT_INTERVAL) { self.report().await } else { Ok(()) }
    }

    async fn report(&self) -> Result<(), JobFault> {
        self.job.advance((self.done, self.of), None).await
    }
}

/// The engine's current mark and verdicts.
type Now = (u16, BTreeMap<String, String>);

/// Digest of the current question under an id, with its ruling.
type CurrentQuestion = (String, RuledScenario);

/// A running comparison. Each question is ruled on once, and each distinct answer marked once.
struct Comparing {
    regrades: Regrades,
    bank: Arc<Bank>,
    rulings: Rulings,
    asked: HashMap<String, Option<CurrentQuestion>>,
    marked: HashMap<(String, String), Option<Now>>,
    otherwise: BTreeSet<String>,
}

impl Comparing {
    fn new(regrades: Regrades, bank: Arc<Bank>, rulings: Rulings) -> Self {
        let (asked, marked, otherwise) = Default::default();
        Self { regrades, bank, rulings, asked, marked, otherwise }
    }

    async fn all(
        mut self,
        (federation, one): RegradeScope,
        progress: &mut ProgressReporter<'_>,
    ) -> Result<Comparison, JobFault> {
        let rows = sitting::of_federation(&self.regrades.store, federation).await?;
        let sittings = rows.into_iter().map(Sitting::from).filter(|sitting| {
            sitting.state != SittingState::Draft && one.is_none_or(|one| one == sitting.id)
        });
        let (mut attempts, mut changed) = (0, Vec::new());
        for sitting in sittings {
            attempts += self.sitting(&sitting, progress, &mut changed).await?;
        }
        let missing = self.asked.into_iter().filter(|(_, asked)| asked.is_none()).map(|(id, _)| id);
        let missing: BTreeSet<String> = missing.collect();
        let listed = |ids: BTreeSet<String>| ids.into_iter().collect();
        Ok(Comparison { attempts, missing: listed(missing), otherwise: listed(self.otherwise), changed })
    }

    /// Compares the attempts at one sitting, and adds those that differ. Returns the total.
    async fn sitting(
        &mut self,
        sitting: &Sitting,
        progress: &mut ProgressReporter<'_>,
        differ: &mut Vec<ChangedAttempt>,
    ) -> Result<usize, JobFault> {
        let (recorded, terms) = self.regrades.results.record_of(sitting).await?;
        let people = account::at_sitting(&self.regrades.store, sitting.federation, sitting.id).await?;
        let names: BTreeMap<AccountId, String> = people.into_iter().map(|who| (who.id, who.name)).collect();
        let (attempts, terms) = (recorded.len(), Arc::new(terms));
        progress.of += attempts;
        progress.report().await?;
        for one in recorded {
            let pages = self.pages(&one).await;
            if !pages.is_empty() {
                let name = names.get(&one.who).cloned().unwrap_or_default();
                differ.push(ChangedAttempt::new(sitting, &terms, one, name, pages));
            }
            progress.advance().await?;
        }
        Ok(attempts)
    }

    /// Pages of an attempt with a differing mark.
    async fn pages(&mut self, one: &AttemptRecord) -> Vec<PageChange> {
        let mut differ = Vec::new();
        for (number, page) in (1..).zip(&one.pages) {
            let Some(rows) = one.marks.get(&number) else { continue };
            let (Some(kept), Some(last)) = (of_engine(rows), rows.last()) else { continue };
            // An unanswered page earns nothing in any case.
            let Some(answer) = one.answers.get(&number).cloned() else { continue };
            let Some((progress, ruled)) = self.current_question(&page.id).await else { continue };
            if !is_same(&one.digests, &page.id, &progress) {
                // The question has changed since: the engine's mark would be for another one.
                self.otherwise.insert(page.id.clone());
                continue;
            }
            let Some((now, components)) = self.now(&page.id, ruled, answer).await else { continue };
            if now != kept.mark.unsigned_abs() {
                differ.push(PageChange {
                    page: number,
                    scenario: page.id.clone(),
                    last: last.number,
                    kept: kept.mark.unsigned_abs(),
                    engine: kept.engine.clone(),
                    now,
                    components,
                });
            }
        }
        differ
    }

    /// The current question under an id; `None` if the bank no longer has it.
    async fn current_question(&mut self, id: &str) -> Option<CurrentQuestion> {
        if let Some(known) = self.asked.get(id) {
            return known.clone();
        }
        let found = find_ruled(&self.bank, &self.rulings, id).await.map(|ruled| (digest(&ruled.0), ruled));
        self.asked.insert(id.to_owned(), found.clone());
        found
    }

    /// The engine's current mark for an answer.
    async fn now(&mut self, id: &str, ruled: RuledScenario, answer: Answer) -> Option<Now> {
        let known = (id.to_owned(), answer.to_json());
        if let Some(now) = self.marked.get(&known) {
            return now.clone();
        }
        let word = |one: &MarkedComponent| (one.key.word().to_owned(), one.verdict.word().to_owned());
        let now = marked(&self.rulings, ruled, answer).await;
        let now = now.map(|marked| (marked.permille, marked.components.iter().map(word).collect()));
        self.marked.insert(known, now.clone());
        now
    }
}
