//! The operator's key, and the federations' signing keys it has opened.

use crate::credentials::keys::{OperatorKey, SigningKey};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use store::federation::FederationId;

/// A federation's signing key, opened.
#[derive(Clone, Debug)]
pub(super) struct OpenKey {
    pub number: i32,
    pub key: Arc<SigningKey>,
}

/// Opened keys by federation and number.
type OpenKeys = HashMap<(FederationId, i32), Arc<SigningKey>>;

/// The operator's key, and the federations' signing keys it has opened.
#[derive(Debug, Default)]
pub struct Keyring {
    operator: OnceLock<Arc<OperatorKey>>,
    open: Mutex<OpenKeys>,
}

impl Keyring {
    /// Sets the operator's key; a later one is ignored.
    pub(super) fn set_operator(&self, operator: Arc<OperatorKey>) {
        let _ = self.operator.set(operator);
    }

    pub(crate) fn operator(&self) -> Option<&OperatorKey> {
        self.operator.get().map(Arc::as_ref)
    }

    /// The opened key of a federation with this number.
    pub(super) fn get(&self, federation: FederationId, number: i32) -> Option<OpenKey> {
        self.open().get(&(federation, number)).cloned().map(|key| OpenKey { number, key })
    }

    /// Caches an opened key, unless another thread has done so.
    pub(super) fn insert(&self, federation: FederationId, number: i32, key: SigningKey) -> OpenKey {
        let key = self.open().entry((federation, number)).or_insert_with(|| Arc::new(key)).clone();
        OpenKey { number, key }
    }

    fn open(&self) -> MutexGuard<'_, OpenKeys> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
