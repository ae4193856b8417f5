//! Dry runs of import files, and their state.

use super::{
    Enrolment, EnrolmentFileFault, EnrolmentSheet, EnrolmentState, ImportAction, ImportPlan, KnownCourse,
    KnownPerson, Part, PlannedLine, plan, read,
};
use crate::forms::{Faults, Rejection};
use crate::jobs::{Begin, ENROL, is_by};
use crate::roles::{Allowed, Role};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::account::{self, AccountId};
use store::course::{self, CourseId};
use store::federation::FederationId;
use store::job::{self, JobKey};
use store::{ReadSource, StoreError, course_member, role};
use time::Duration;
use uuid::Uuid;

/// Time for which a file waits to be applied, and for which its result is shown.
const WAITS: Duration = Duration::hours(1);
/// Faults of a whole file that fit in the cookie.
const FAULT_LIMIT: usize = 20;
/// Pending files per account; the oldest idle one is dropped for a new one.
const WAITING: i64 = 4;
/// States of the job: dry run done; running (unless failed); applied; data had changed.
pub(super) const TRIED: &str = "tried";
pub(super) const RUNNING: &str = "running";
pub(super) const DONE: &str = "done";
pub(super) const OVERTAKEN: &str = "overtaken";

/// A snapshot of a file.
#[derive(Clone, Debug)]
pub struct DryRun {
    /// Id, used in its URL.
    pub id: Uuid,
    /// Names of unused columns.
    pub unused: Vec<String>,
    pub(super) job: Uuid,
    pub(super) lines: usize,
    done: usize,
    state: State,
}

/// State of a file.
#[derive(Clone, Debug)]
pub enum State {
    /// Dry run done, with this plan.
    Tried(Arc<ImportPlan>),
    /// Being applied.
    Running,
    /// Applied, with this result.
    Done(Arc<ImportPlan>),
    /// The data has changed since the dry run, and the file has faults now; nothing was done.
    Overtaken(Arc<ImportPlan>),
    /// Database error; nothing was done.
    Failed,
}

/// Existing data of a federation, with ids.
pub(super) struct ExistingData {
    pub known: EnrolmentState,
    pub people: BTreeMap<String, AccountId>,
    pub courses: BTreeMap<String, CourseId>,
}

impl DryRun {
    pub fn state(&self) -> State {
        self.state.clone()
    }

    /// Processed lines, as far as this node knows, and their total.
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.lines)
    }

    /// True if it may be applied: a dry run without faults that would change something.
    pub(super) fn may_begin(&self) -> bool {
        matches!(&self.state, State::Tried(plan) if plan.faulty() == 0 && !plan.is_idle())
    }
}

impl Enrolment {
    /// Parses and plans a file in the permission's federation, without applying it.
    pub async fn dry_run(&self, allowed: &Allowed, bytes: Vec<u8>) -> Result<DryRun, Rejection> {
        let (federation, by) = (allowed.federation().id, allowed.by());
        let ground = ground(&self.store, federation).await?;
        let bytes = Arc::new(bytes);
        let (sheet, tried) = read_and_planned(bytes.clone(), ground).await.map_err(rejected)?;
        let now = self.clock.now();
        let id = self.entropy.id(now);
        let begin = Begin {
            key: key(federation, id),
            by,
            state: TRIED,
            task: "",
            total: sheet.rows.len(),
            file: Some(bytes.as_slice()),
            lifetime: WAITS,
            at_once: false,
        };
        self.jobs.sweep_jobs(federation, now).await?;
        let mut write = self.store.write().await?;
        let row = self.jobs.begin_job(&mut write, begin).await?.ok_or("busy")?;
        if job::keep_latest(&mut write, federation, ENROL, (by.federation, by.id), WAITING).await? > WAITING {
            return Err("busy".into());
        }
        write.commit().await?;
        let (lines, state) = (sheet.rows.len(), State::Tried(Arc::new(tried)));
        Ok(DryRun { id, unused: sheet.unused, job: row.id, lines, done: 0, state })
    }

    /// A file of the caller in the permission's federation, unless expired.
    pub async fn trial(&self, allowed: &Allowed, id: Uuid) -> Result<Option<DryRun>, StoreError> {
        let (key, by) = (key(allowed.federation().id, id), allowed.by());
        let now = self.clock.now();
        let row = self.jobs.job(&key).await?.filter(|row| is_by(row, by.federation, by.id));
        let Some(row) = row.filter(|row| row.held_by.is_some() || row.ends_at > now) else { return Ok(None) };
        if row.state == RUNNING && row.held_by.is_some() {
            // Polled often, and its lines are not shown until it is over.
            let lines = usize::try_from(row.total).unwrap_or_default();
            let done = self.imports.done(id).min(lines);
            return Ok(Some(DryRun {
                id,
                unused: Vec::new(),
                job: row.id,
                lines,
                done,
                state: State::Running,
            }));
        }
        let Some(bytes) = job::file(&self.store, &key).await? else { return Ok(None) };
        let ground = ground(&self.store, key.federation).await?;
        // It was parsed in the dry run.
        let Ok((sheet, as_now)) = read_and_planned(Arc::new(bytes), ground).await else { return Ok(None) };
        let lines = sheet.rows.len();
        let (done, state) = match row.state.as_str() {
            TRIED => (0, State::Tried(Arc::new(as_now))),
            OVERTAKEN => (0, State::Overtaken(Arc::new(as_now))),
            DONE => {
                let outcome = job::outcome(&self.store, &key, row.id).await?.unwrap_or_default();
                (lines, State::Done(Arc::new(as_done(&sheet, &outcome))))
            }
            _ => (0, State::Failed),
        };
        Ok(Some(DryRun { id, unused: sheet.unused, job: row.id, lines, done, state }))
    }
}

/// The federation's existing data.
pub(super) async fn ground(
    from: impl Into<ReadSource<'_>>,
    federation: FederationId,
) -> Result<ExistingData, StoreError> {
    let mut from = from.into();
    let accounts = account::identifiers(from.again(), federation).await?;
    let courses = course::of_federation(from.again(), federation).await?;
    let members = course_member::of_federation(from.again(), federation).await?;
    let roles = role::of_federation(from, federation).await?;
    let email: BTreeMap<AccountId, &str> = accounts.iter().map(|row| (row.id, row.email.as_str())).collect();
    let mut known = EnrolmentState::default();
    for row in &accounts {
        known.numbers.extend(row.member_number.clone().map(|number| (number, row.email.clone())));
        known.people.insert(row.email.clone(), KnownPerson { number: row.member_number.clone() });
    }
    let code: BTreeMap<CourseId, &str> = courses.iter().map(|row| (row.id, row.code.as_str())).collect();
    known.courses = courses.iter().map(|row| (row.code.clone(), KnownCourse::default())).collect();
    for row in members {
        let (Some(code), Some(email)) = (code.get(&row.course_id), email.get(&row.account_id)) else {
            continue;
        };
        let part = Part::from_word(&row.part).unwrap_or(Part::Trainee);
        if let Some(course) = known.courses.get_mut(*code) {
            course.members.insert((*email).to_owned(), (part, row.suspended));
        }
    }
    let leads =
        |row: &&role::RoleRow| row.home_id == federation && Role::read(&row.role) == Some(Role::CourseLeader);
    known.leaders = roles
        .iter()
        .filter(leads)
        .filter_map(|row| email.get(&row.account_id).map(|email| (*email).to_owned()))
        .collect();
    let people = accounts.iter().map(|row| (row.email.clone(), row.id)).collect();
    let courses = courses.into_iter().map(|row| (row.code, row.id)).collect();
    Ok(ExistingData { known, people, courses })
}

/// The first faults of a file.
fn rejected(faults: Vec<EnrolmentFileFault>) -> Faults {
    faults.iter().take(FAULT_LIMIT).map(EnrolmentFileFault::token).collect()
}

/// The job of a file.
pub(super) fn key(federation: FederationId, id: Uuid) -> JobKey {
    JobKey { federation, kind: ENROL, about: id }
}

/// Parses a file and plans it against the existing data, off the serving threads: ten thousand
/// lines take a moment.
async fn read_and_planned(
    bytes: Arc<Vec<u8>>,
    ground: ExistingData,
) -> Result<(EnrolmentSheet, ImportPlan), Vec<EnrolmentFileFault>> {
    let work = move || {
        let sheet = read(&bytes)?;
        let plan = plan(&sheet, ground.known).0;
        Ok((sheet, plan))
    };
    // A panic is logged.
    tokio::task::spawn_blocking(work).await.unwrap_or_else(|_| Err(vec![EnrolmentFileFault::NotText]))
}

/// The stored result: the actions of each line.
pub(super) fn to_stored(plan: &ImportPlan) -> Result<String, serde_json::Error> {
    let deeds: Vec<&[ImportAction]> =
        plan.lines.iter().map(|line| line.deeds.as_deref().unwrap_or_default()).collect();
    serde_json::to_string(&deeds)
}

fn as_done(sheet: &EnrolmentSheet, outcome: &str) -> ImportPlan {
    let deeds: Vec<Vec<ImportAction>> = serde_json::from_str(outcome).unwrap_or_default();
    let lines = sheet.rows.iter().zip(deeds).map(|(row, deeds)| PlannedLine {
        number: row.number,
        who: row.who.clone(),
        line: row.line.as_ref().ok().cloned(),
        deeds: Ok(deeds),
    });
    ImportPlan { lines: lines.collect() }
}
