//! What happens when somebody asks for something: rules, and no SQL.
//!
//! - [`accounts`]: signing up, in and out; who is asking; passwords, sessions, the limit on failed attempts
//! - [`practice`]: keeping a trainee's answers, and giving them back
//! - [`rulings`]: the engine off the threads that serve, a search at a time for each core, and what it found
//! - [`federation`]: the demonstration federation
//! - [`clock`] and [`entropy`]: time and chance, the only places where either comes from
//!
//! Deliberately not here: how a case is ruled on and marked (`engine`, `quiz`), cookies and addresses (`app`), statements (`store`),
//! and words: faults are values, `words` says them.

pub mod accounts;
pub mod clock;
pub mod entropy;
pub mod federation;
pub mod practice;
pub mod rulings;

use crate::store::{Store, StoreError, federation::Federation};
use accounts::attempts::Attempts;
use accounts::password::{Cost, Passwords};
use clock::Clock;
use entropy::Entropy;
use std::sync::Arc;

/// The site's rules over a store. Cheap to clone: clones are the same server.
#[derive(Clone, Debug)]
pub struct Server {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    federation: Federation,
    passwords: Passwords,
    attempts: Attempts,
}

impl Server {
    /// A server over an open store. Enters the demonstration federation if it is not there.
    pub async fn new(store: Store, clock: Clock, entropy: Entropy, cost: Cost) -> Result<Self, StoreError> {
        let federation = federation::demonstration(&store, &clock, &entropy).await?;
        let passwords = Passwords::new(cost, &entropy);
        let attempts = Attempts::default();
        let inner = Inner { store, clock, entropy, federation, passwords, attempts };
        Ok(Self { inner: Arc::new(inner) })
    }

    /// The federation that is served.
    pub fn federation(&self) -> &Federation {
        &self.inner.federation
    }

    /// Whether the database answers.
    pub async fn ready(&self) -> Result<(), StoreError> {
        self.inner.store.ping().await
    }

    /// Lets go of the database, once what is under way is done.
    pub async fn close(&self) {
        self.inner.store.close().await;
    }
}
