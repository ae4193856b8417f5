//! Files that were tried, and how far each is.

use super::{FileFault, Known, KnownCourse, KnownPerson, Part, Plan, Sheet, plan, read};
use crate::server::Server;
use crate::server::accounts::Account;
use crate::server::roles::{Allowed, Role};
use crate::store::account::{self, AccountId};
use crate::store::course::{self, CourseId};
use crate::store::federation::FederationId;
use crate::store::{Moment, Source, StoreError, course_member, role};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use time::Duration;
use uuid::Uuid;

/// How long a file waits to be carried out.
const WAITS: Duration = Duration::hours(1);
/// How many files wait at once; the oldest that is not being carried out makes room.
const WAITING: usize = 32;

/// The files that were tried here. They are kept in memory, and those of another program are not seen.
#[derive(Debug, Default)]
pub struct Enrolments(Mutex<BTreeMap<Uuid, Arc<Trial>>>);

/// A file that was tried.
#[derive(Debug)]
pub struct Trial {
    /// Its id, as it stands in its address.
    pub id: Uuid,
    /// The heads of its columns that are of no use here.
    pub unused: Vec<String>,
    pub(super) sheet: Sheet,
    federation: FederationId,
    by: Account,
    at: Moment,
    state: Mutex<State>,
    done: AtomicUsize,
}

/// How far a file is.
#[derive(Clone, Debug)]
pub enum State {
    /// It was tried, and would do this.
    Tried(Arc<Plan>),
    /// It is being carried out.
    Running,
    /// It was carried out, and did this.
    Done(Arc<Plan>),
    /// Things had changed since it was tried, and now it has faults: nothing was done.
    Overtaken(Arc<Plan>),
    /// The database did not play along: nothing was done.
    Failed,
}

/// Why a file was not tried.
#[derive(Debug, thiserror::Error)]
pub enum TryFault {
    /// What is wrong with the whole of it.
    #[error("the file cannot be read: {0:?}")]
    File(Vec<FileFault>),
    /// Too many are being carried out at this moment.
    #[error("too many files at once")]
    Busy,
    /// The database did not play along.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What is known of a federation, and the ids of what it has.
pub(super) struct Ground {
    pub known: Known,
    pub people: BTreeMap<String, AccountId>,
    pub courses: BTreeMap<String, CourseId>,
}

impl Trial {
    /// How far it is.
    pub fn state(&self) -> State {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// How many of its lines have been carried out, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.sheet.rows.len())
    }

    pub(super) fn advance(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn become_state(&self, state: State) {
        *self.state.lock().unwrap_or_else(PoisonError::into_inner) = state;
    }

    /// Begins to be carried out, if it may: it was tried and has no faults. Of two who ask at once one begins it.
    pub(super) fn begin(&self) -> bool {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let may = matches!(&*state, State::Tried(plan) if plan.faulty() == 0 && !plan.is_idle());
        if may {
            *state = State::Running;
            self.done.store(0, Ordering::Relaxed);
        }
        may
    }

    fn is_running(&self) -> bool {
        matches!(self.state(), State::Running)
    }
}

impl Enrolments {
    /// Keeps a file, and lets go of those that have waited too long.
    fn keep(&self, trial: Arc<Trial>) -> Result<(), TryFault> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, one| one.is_running() || trial.at.since(one.at) < WAITS);
        if all.len() >= WAITING {
            let oldest = all.values().filter(|one| !one.is_running()).min_by_key(|one| one.at);
            let oldest = oldest.map(|one| one.id).ok_or(TryFault::Busy)?;
            all.remove(&oldest);
        }
        all.insert(trial.id, trial);
        Ok(())
    }

    fn find(&self, id: Uuid) -> Option<Arc<Trial>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned()
    }
}

impl Server {
    /// Tries a file in the federation in which it is allowed to enrol: reads it, and says what it would do. Nothing is done.
    pub async fn try_enrolment(&self, allowed: &Allowed, bytes: Vec<u8>) -> Result<Arc<Trial>, TryFault> {
        let ground = ground(&self.inner.store, allowed.federation().id).await?;
        // Ten thousand lines take a moment, in which nobody else should wait.
        let tried = tokio::task::spawn_blocking(move || {
            let sheet = read(&bytes)?;
            let tried = plan(&sheet, ground.known).0;
            Ok((sheet, tried))
        });
        let (sheet, tried) = match tried.await {
            Ok(tried) => tried.map_err(TryFault::File)?,
            // It broke off, which the log has.
            Err(_) => return Err(TryFault::File(vec![FileFault::NotText])),
        };
        let at = self.inner.clock.now();
        let trial = Arc::new(Trial {
            id: self.inner.entropy.id(at),
            unused: sheet.unused.clone(),
            sheet,
            federation: allowed.federation().id,
            by: allowed.by().clone(),
            at,
            state: Mutex::new(State::Tried(Arc::new(tried))),
            done: AtomicUsize::new(0),
        });
        self.inner.enrolments.keep(trial.clone())?;
        Ok(trial)
    }

    /// A file that the same person tried in the same federation.
    pub fn trial(&self, allowed: &Allowed, id: Uuid) -> Option<Arc<Trial>> {
        let by = allowed.by();
        self.inner.enrolments.find(id).filter(|trial| {
            trial.federation == allowed.federation().id
                && (trial.by.federation, trial.by.id) == (by.federation, by.id)
        })
    }
}

/// What a federation has now.
pub(super) async fn ground(
    from: impl Into<Source<'_>>,
    federation: FederationId,
) -> Result<Ground, StoreError> {
    let mut from = from.into();
    let accounts = account::known(from.again(), federation).await?;
    let courses = course::of_federation(from.again(), federation).await?;
    let members = course_member::of_federation(from.again(), federation).await?;
    let roles = role::of_federation(from, federation).await?;
    let email: BTreeMap<AccountId, &str> = accounts.iter().map(|row| (row.id, row.email.as_str())).collect();
    let mut known = Known::default();
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
    Ok(Ground { known, people, courses })
}
