//! The bank that the site serves: its files, and the live and retired scenarios of all federations.
//!
//! It is replaced as a whole whenever a scenario goes live, is offered or is retired. Other nodes see
//! the change when they poll; what needs a scenario that this node does not know yet, such as marking,
//! reloads first.

use crate::parts::Shutdown;
use crate::rulings::Rulings;
use bank::own::{OwnId, OwnScenario, OwnUse};
use bank::{Bank, LocatedFault};
use rules::engine;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, RwLock};
use std::time::Duration;
use store::own_scenario::{self, BankFingerprint, ServedScenarioRow};
use store::{Store, StoreError};
use tokio::time::sleep;

/// Interval between two looks at the database.
const POLL_INTERVAL: Duration = Duration::from_secs(2);

/// Own scenarios by id, each read and ruled on once: their texts never change.
type KnownScenarios = BTreeMap<OwnId, Arc<OwnScenario>>;

/// The bank that is served, and what it is made of.
#[derive(Debug)]
pub struct ServedBank {
    store: Store,
    /// The bank's files, and the rulings shown for it; once the site has read them.
    files: OnceLock<(Arc<Bank>, Rulings)>,
    current: RwLock<Arc<Bank>>,
    known: Mutex<KnownScenarios>,
    /// The state of the database that `current` shows; the lock makes one reload wait for another.
    seen: tokio::sync::Mutex<Option<BankFingerprint>>,
    /// Scenarios are generated for one request at a time.
    pub(super) generating: tokio::sync::Semaphore,
}

/// Reads a text and rules on it off the serving threads; `None` if that panics.
pub(super) async fn read_own(text: String, id: OwnId) -> Option<Result<OwnScenario, Vec<LocatedFault>>> {
    tokio::task::spawn_blocking(move || OwnScenario::read(&text, &id)).await.ok()
}

impl ServedBank {
    pub(crate) fn new(store: Store) -> Self {
        Self {
            store,
            files: OnceLock::new(),
            current: RwLock::default(),
            known: Mutex::default(),
            seen: tokio::sync::Mutex::default(),
            generating: tokio::sync::Semaphore::new(1),
        }
    }

    /// The bank now.
    pub fn bank(&self) -> Arc<Bank> {
        self.current.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The rulings shown for the bank, once it is served.
    pub(crate) fn rulings(&self) -> Option<Rulings> {
        self.files.get().map(|(_, rulings)| rulings.clone())
    }

    /// Serves these files. Returns false if it serves others already.
    pub(crate) fn serve(&self, files: Arc<Bank>, rulings: Rulings) -> bool {
        let is_first = self.files.set((files.clone(), rulings)).is_ok();
        if is_first {
            self.replace(files);
        }
        is_first
    }

    fn replace(&self, bank: Arc<Bank>) {
        *self.current.write().unwrap_or_else(PoisonError::into_inner) = bank;
    }

    /// Reloads the bank if the database has other scenarios than it shows. Returns true if it did.
    pub async fn refresh(&self) -> Result<bool, StoreError> {
        let Some((files, rulings)) = self.files.get() else { return Ok(false) };
        let mut seen = self.seen.lock().await;
        let now = own_scenario::fingerprint(&self.store).await?;
        if *seen == Some(now) {
            return Ok(false);
        }
        let rows = own_scenario::served(&self.store).await?;
        let mut own: Vec<(Arc<OwnScenario>, OwnUse)> = Vec::new();
        for row in rows {
            let usage = usage(&row);
            own.extend(self.read(row, rulings).await.map(|scenario| (scenario, usage)));
        }
        let bank = files.with_own(own.iter().map(|(scenario, usage)| (&**scenario, usage.clone())));
        self.replace(Arc::new(bank));
        *seen = Some(now);
        Ok(true)
    }

    /// The bank, reloaded first if it does not have all of these scenarios or stages.
    pub(crate) async fn bank_with<'a>(&self, origins: impl IntoIterator<Item = &'a str>) -> Arc<Bank> {
        let bank = self.bank();
        if origins.into_iter().all(|id| bank.scenario(id).is_some()) {
            return bank;
        }
        if let Err(error) = self.refresh().await {
            tracing::warn!(%error, "cannot reload the bank");
        }
        self.bank()
    }

    async fn read(&self, row: ServedScenarioRow, rulings: &Rulings) -> Option<Arc<OwnScenario>> {
        let id = OwnId { code: row.code, number: row.number.unsigned_abs() };
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner).get(&id).cloned();
        if known.is_some() {
            return known;
        }
        match read_own(row.file, id.clone()).await {
            Some(Ok(read)) => {
                if !read.faults.is_empty() {
                    tracing::error!(scenario = %id, "own scenario has faults; not asked");
                }
                for (stage, ruling) in read.stages() {
                    rulings.keep(engine::VERSION, &stage.case, ruling.clone());
                }
                let read = Arc::new(read);
                self.known.lock().unwrap_or_else(PoisonError::into_inner).insert(id, read.clone());
                Some(read)
            }
            // Reviewed by another version of the program.
            _ => {
                tracing::error!(scenario = %id, "own scenario unreadable");
                None
            }
        }
    }

    /// Follows the changes of other nodes until the site stops.
    pub(crate) async fn poll(self: Arc<Self>, shutdown: Shutdown) {
        while !shutdown.has_begun() {
            if let Err(error) = self.refresh().await {
                tracing::warn!(%error, "cannot read own scenarios; will retry");
            }
            sleep(POLL_INTERVAL).await;
        }
    }
}

fn usage(row: &ServedScenarioRow) -> OwnUse {
    OwnUse {
        owner: row.code.as_str().into(),
        live: row.state == super::ScenarioState::Live.word(),
        offered: row.offered,
        practised: row.practised,
    }
}
