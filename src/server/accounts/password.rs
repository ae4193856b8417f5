//! Password hashing, with bounded concurrency, off the serving threads.

use super::strength::{Guessable, guessable};
use crate::entropy::Entropy;
use crate::metrics::QueueLoad;
use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};
use std::fmt;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// A password as typed. `Debug` hides it.
#[derive(Clone, PartialEq, Eq)]
pub struct Password(String);

impl Password {
    /// The text as typed, including spaces.
    pub fn new(typed: impl Into<String>) -> Self {
        Self(typed.into())
    }

    pub(super) fn typed(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

/// Cost of hashing, and its concurrency.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Memory for each, in KiB (argon2's `m`).
    pub memory: u32,
    /// Passes over the memory (argon2's `t`).
    pub passes: u32,
    /// Concurrent hashes.
    pub at_once: usize,
    /// Queue length; further callers get a busy error.
    pub waiting: usize,
}

impl Cost {
    /// argon2id with 19 MiB and two passes: OWASP's minimum. One hash at a time leaves a core of
    /// the smallest machine to the pages. The queue is as long as is hashed within a request's
    /// timeout.
    pub const RECOMMENDED: Self = Self { memory: 19 * 1024, passes: 2, at_once: 1, waiting: 600 };

    /// [`Cost::RECOMMENDED`], with half of the machine's cores.
    pub fn of_this_machine() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self { at_once: (cores / 2).max(1), ..Self::RECOMMENDED }
    }

    /// The cheapest argon2 allows: for tests only.
    pub const TRIFLING: Self = Self { memory: 8, passes: 1, at_once: 2, waiting: 64 };

    fn argon2(self) -> Argon2<'static> {
        let params = Params::new(self.memory, self.passes, 1, None).expect("a cost within argon2's limits");
        Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
    }

    /// Prefix of hashes of this cost; another prefix means other parameters.
    fn version(self) -> String {
        format!("$argon2id$v=19$m={},t={},p=1$", self.memory, self.passes)
    }
}

/// Result of comparing a password with the stored hash.
#[derive(Clone, PartialEq, Eq)]
pub enum Compared {
    /// Another password, or no stored hash.
    Different,
    /// The same password.
    Same,
    /// The same password, but the stored hash has another cost: store this one instead.
    SameAt(String),
}

/// The hashing queue is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("too many passwords are waiting to be hashed")]
pub struct QueueFull;

/// Hashes and compares passwords.
#[derive(Clone, Debug)]
pub struct Passwords {
    cost: Cost,
    workers: Arc<Semaphore>,
    slots: Arc<Semaphore>,
    /// Strength checks have a queue of their own, so that sign-ups do not delay sign-ins.
    checking: Arc<Semaphore>,
    check_slots: Arc<Semaphore>,
    /// Compared with if there is no account, so that this takes as long.
    decoy: Arc<str>,
}

impl Passwords {
    /// Hashing at this cost.
    pub fn new(cost: Cost, entropy: &Entropy) -> Self {
        let unknown = Password(hex::encode(entropy.bytes::<16>()));
        Self {
            cost,
            workers: Arc::new(Semaphore::new(cost.at_once)),
            slots: Arc::new(Semaphore::new(cost.at_once + cost.waiting)),
            checking: Arc::new(Semaphore::new(1)),
            check_slots: Arc::new(Semaphore::new(1 + cost.waiting)),
            decoy: hash(cost, &unknown, &entropy.bytes()).into(),
        }
    }

    /// Checks whether the queue has room at the moment, without reserving a place.
    pub fn has_room(&self) -> Result<(), QueueFull> {
        if self.slots.available_permits() == 0 { Err(QueueFull) } else { Ok(()) }
    }

    /// The hash to store, as a PHC string.
    pub async fn hash(&self, password: Password, salt: [u8; 16]) -> Result<String, QueueFull> {
        let cost = self.cost;
        self.run_hashing(move || hash(cost, &password, &salt)).await
    }

    /// Compares a password with a hash. Without a hash the result is false, after the same amount
    /// of work.
    pub async fn matches(&self, password: Password, stored: Option<String>) -> Result<bool, QueueFull> {
        let (exists, stored) = self.stored_or_decoy(stored);
        self.run_hashing(move || exists & matches(&password, &stored)).await
    }

    /// Like [`Passwords::matches`]; a hash of another cost is recomputed in the same queue slot.
    pub async fn compare(
        &self,
        password: Password,
        stored: Option<String>,
        salt: [u8; 16],
    ) -> Result<Compared, QueueFull> {
        let (exists, stored) = self.stored_or_decoy(stored);
        let cost = self.cost;
        let compare = move || match exists & matches(&password, &stored) {
            false => Compared::Different,
            true if stored.starts_with(&cost.version()) => Compared::Same,
            true => Compared::SameAt(hash(cost, &password, &salt)),
        };
        self.run_hashing(compare).await
    }

    /// The stored hash, or the decoy; invited accounts without a password have an empty one.
    fn stored_or_decoy(&self, stored: Option<String>) -> (bool, String) {
        let stored = stored.filter(|stored| !stored.is_empty());
        (stored.is_some(), stored.unwrap_or_else(|| self.decoy.to_string()))
    }

    /// The reason the password is easily guessed, if it is. `about` has personal words.
    pub async fn guessable(
        &self,
        password: Password,
        about: Vec<String>,
    ) -> Result<Option<Guessable>, QueueFull> {
        queued(&self.check_slots, &self.checking, move || guessable(password.typed(), &about)).await
    }

    /// Metrics of hashing.
    pub fn hashing_load(&self) -> QueueLoad {
        let free = (self.workers.available_permits(), self.slots.available_permits());
        QueueLoad::of(self.cost.at_once, self.cost.at_once + self.cost.waiting, free.0, free.1)
    }

    /// Metrics of strength checks.
    pub fn strength_load(&self) -> QueueLoad {
        let free = (self.checking.available_permits(), self.check_slots.available_permits());
        QueueLoad::of(1, 1 + self.cost.waiting, free.0, free.1)
    }

    async fn run_hashing<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, QueueFull> {
        queued(&self.slots, &self.workers, work).await
    }
}

/// Runs work off the serving threads, in queue order. Abandoned work is still done and keeps its
/// slot until then.
async fn queued<T: Send + 'static>(
    slots: &Arc<Semaphore>,
    workers: &Arc<Semaphore>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, QueueFull> {
    let slots = Arc::clone(slots).try_acquire_owned().map_err(|_| QueueFull)?;
    let workers = Arc::clone(workers).acquire_owned().await.map_err(|_| QueueFull)?;
    let done = tokio::task::spawn_blocking(move || {
        let done = work();
        drop((workers, slots));
        done
    });
    match done.await {
        Ok(done) => Ok(done),
        Err(stopped) => match stopped.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            // The runtime is shutting down.
            Err(_) => Err(QueueFull),
        },
    }
}

fn hash(cost: Cost, password: &Password, salt: &[u8; 16]) -> String {
    let hash = cost.argon2().hash_password_with_salt(password.0.as_bytes(), salt);
    hash.expect("a password and a salt within argon2's limits").to_string()
}

/// The cost is that of the hash: passwords hashed at another cost still match.
fn matches(password: &Password, stored: &str) -> bool {
    PasswordHash::new(stored)
        .is_ok_and(|stored| Argon2::default().verify_password(password.0.as_bytes(), &stored).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[tokio::test]
    async fn refuses_when_queue_is_full() {
        let cost = Cost { at_once: 1, waiting: 1, ..Cost::TRIFLING };
        let passwords = Passwords::new(cost, &Entropy::seeded(1));
        let (started, starting) = tokio::sync::oneshot::channel();
        let (finish, finishing) = mpsc::channel::<()>();
        let workers = tokio::spawn({
            let passwords = passwords.clone();
            async move {
                let work = move || {
                    started.send(()).unwrap();
                    finishing.recv().unwrap();
                };
                passwords.run_hashing(work).await
            }
        });
        starting.await.unwrap();
        let mut waiting = Box::pin(passwords.hash(Password::new("in line"), [1; 16]));
        tokio::select! {
            biased;
            _ = &mut waiting => panic!("it has to wait"),
            () = std::future::ready(()) => {}
        }
        assert_eq!(passwords.hash(Password::new("one too many"), [1; 16]).await, Err(QueueFull));
        finish.send(()).unwrap();
        assert_eq!(workers.await.unwrap(), Ok(()));
        assert!(waiting.await.is_ok());
        assert!(passwords.hash(Password::new("later"), [1; 16]).await.is_ok());
    }

    #[tokio::test]
    async fn strength_checks_do_not_delay_sign_in() {
        let cost = Cost { at_once: 1, waiting: 0, ..Cost::TRIFLING };
        let passwords = Passwords::new(cost, &Entropy::seeded(1));
        let checking = Arc::clone(&passwords.checking).acquire_owned().await.unwrap();
        let check_slots = Arc::clone(&passwords.check_slots).acquire_owned().await.unwrap();
        assert_eq!(passwords.guessable(Password::new("one too many"), Vec::new()).await, Err(QueueFull));
        assert_eq!(passwords.matches(Password::new("kvart ost"), None).await, Ok(false));
        drop((checking, check_slots));
        assert!(passwords.guessable(Password::new("its turn"), Vec::new()).await.is_ok());
    }

    #[tokio::test]
    async fn hash_matches_at_any_cost() {
        let passwords = Passwords::new(Cost::TRIFLING, &Entropy::seeded(1));
        let dearer = Passwords::new(Cost { memory: 64, passes: 3, ..Cost::TRIFLING }, &Entropy::seeded(2));
        let stored = dearer.hash(Password::new("kvart ost"), [7; 16]).await.unwrap();
        for (typed, matches) in
            [("kvart ost", true), ("kvart ost ", false), ("Kvart ost", false), ("", false)]
        {
            assert_eq!(
                passwords.matches(Password::new(typed), Some(stored.clone())).await,
                Ok(matches),
                "{typed}"
            );
        }
        assert_eq!(passwords.matches(Password::new("x"), Some("no hash at all".to_owned())).await, Ok(false));
        assert_eq!(passwords.matches(Password::new("kvart ost"), None).await, Ok(false));
    }

    #[tokio::test]
    async fn rehashes_at_the_current_cost() {
        let before = Passwords::new(Cost { memory: 16, ..Cost::TRIFLING }, &Entropy::seeded(1));
        let now = Passwords::new(Cost::TRIFLING, &Entropy::seeded(2));
        let stored = before.hash(Password::new("kvart ost"), [7; 16]).await.unwrap();
        let compare =
            |typed: &str, stored: &str| now.compare(Password::new(typed), Some(stored.to_owned()), [9; 16]);
        assert!(compare("kvart", &stored).await == Ok(Compared::Different));
        let Ok(Compared::SameAt(renewed)) = compare("kvart ost", &stored).await else {
            panic!("it is renewed")
        };
        assert!(renewed.starts_with(&Cost::TRIFLING.version()), "{renewed}");
        assert!(compare("kvart ost", &renewed).await == Ok(Compared::Same));
        assert!(
            compare("", "").await == Ok(Compared::Different),
            "who has no password has not the empty one"
        );
    }

    #[test]
    fn decoy_costs_as_much_as_a_password() {
        let passwords = Passwords::new(Cost::TRIFLING, &Entropy::seeded(1));
        assert!(passwords.decoy.starts_with(&Cost::TRIFLING.version()), "{}", passwords.decoy);
        assert_eq!(Cost::TRIFLING.version(), "$argon2id$v=19$m=8,t=1,p=1$");
        let real = PasswordHash::new(&passwords.decoy).unwrap();
        assert!(real.salt.is_some() && real.hash.is_some());
    }

    #[test]
    fn default_cost_follows_owasp() {
        let stored = hash(Cost::RECOMMENDED, &Password::new("kvart ost regn lykt"), &[3; 16]);
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{stored}");
    }
}
