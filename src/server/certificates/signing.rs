//! A federation's signing keys: created on demand, stored sealed under the operator's key, and
//! never removed. The newest signs.

use super::keyring::{Keyring, OpenKey};
use crate::audit::{Audit, AuditEvent, By, Deed, On};
use crate::credentials::did::{Did, DidFault};
use crate::credentials::keys::{KeyName, OperatorKey, PublicKey, SealFault, SigningKey};
use crate::credentials::proof::ProofFault;
use crate::federation::{Federation, Federations};
use crate::forms::Rejection;
use crate::mail::Mail;
use crate::parts::{Clock, Entropy, Service};
use serde_json::json;
use std::sync::Arc;
use store::federation::{self, FederationId};
use store::signing_key::{self, SigningKeyRow};
use store::{Key, Store, StoreError};

/// The reason no signing key is available.
#[derive(Debug, thiserror::Error)]
pub enum FederationKeyFault {
    /// The operator has set no key to seal the federation's under.
    #[error("the operator has set no key for certificates (CREDENTIAL_KEY)")]
    NoOperatorKey,
    /// The federation's key does not open.
    #[error(transparent)]
    Sealed(#[from] SealFault),
    /// Database error.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The reason nothing can be signed.
#[derive(Debug, thiserror::Error)]
pub enum SigningFault {
    /// There is no key to sign with.
    #[error(transparent)]
    Key(#[from] FederationKeyFault),
    /// A list cannot be signed.
    #[error(transparent)]
    Proof(#[from] ProofFault),
    /// The site's URL cannot identify an issuer.
    #[error(transparent)]
    Address(#[from] DidFault),
    /// Database error.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The signing stopped before its end.
    #[error(transparent)]
    Stopped(#[from] tokio::task::JoinError),
}

impl From<SigningFault> for Rejection {
    fn from(fault: SigningFault) -> Self {
        tracing::error!(%fault, "cannot sign");
        "signing".into()
    }
}

/// Federations' signing keys.
#[derive(Clone, Debug, Service)]
pub struct SigningKeys {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    demonstration: Arc<Federation>,
    keyring: Arc<Keyring>,
    audit: Audit,
    federations: Federations,
    mail: Mail,
}

impl SigningKeys {
    /// Sets the operator's key, without which nothing is issued. Later calls have no effect.
    pub fn certifies_with(&self, operator: Arc<OperatorKey>) {
        self.keyring.set_operator(operator);
    }

    /// True if this site can issue certificates.
    pub fn can_sign(&self) -> bool {
        self.keyring.operator().is_some()
    }

    /// The key to the first steps of a new site, if there is an operator's key.
    pub(crate) fn setup_key(&self) -> Option<String> {
        self.keyring.operator().map(OperatorKey::setup_key)
    }

    /// A federation's current signing key, created if there is none.
    pub(super) async fn signing_key(&self, federation: FederationId) -> Result<OpenKey, FederationKeyFault> {
        match self.key_in_use(federation).await? {
            Some(ready) => Ok(ready),
            None => self.make_key(federation, 1).await,
        }
    }

    /// A federation's current signing key, if any.
    pub(super) async fn key_in_use(
        &self,
        federation: FederationId,
    ) -> Result<Option<OpenKey>, FederationKeyFault> {
        let last = signing_key::of_federation(&self.store, federation).await?.pop();
        last.map(|row| self.opened(&row)).transpose()
    }

    /// Creates a key for every federation without one.
    pub async fn ready_to_sign(&self) -> Result<(), FederationKeyFault> {
        for federation in self.federations.all().await? {
            self.signing_key(federation.id).await?;
        }
        Ok(())
    }

    /// Creates a new key for a federation, and returns its number. Earlier keys still verify
    /// earlier signatures.
    pub async fn rotate_key(&self, federation: &Federation) -> Result<i32, FederationKeyFault> {
        let last = self.signing_key(federation.id).await?.number;
        let made = self.make_key(federation.id, last + 1).await?;
        Ok(made.number)
    }

    async fn make_key(&self, federation: FederationId, number: i32) -> Result<OpenKey, FederationKeyFault> {
        let operator = self.keyring.operator().ok_or(FederationKeyFault::NoOperatorKey)?;
        let key = SigningKey::new(self.entropy.bytes());
        let (of, named) = names(federation, number);
        let name = KeyName { federation: &of, key: &named };
        let row = SigningKeyRow {
            federation_id: federation,
            number,
            public: key.public().multikey(),
            sealed: key.seal(operator, self.entropy.bytes(), name),
            created_at: self.clock.now(),
        };
        let entry = AuditEvent::new(federation, By::Program, Deed::SigningKeyMade, On::Federation);
        let made = async {
            let mut write = self.store.write().await?;
            signing_key::insert(&mut write, &row).await?;
            self.audit
                .record(&mut write, &entry.with(json!({ "number": number, "key": row.public })))
                .await?;
            write.commit().await
        };
        match made.await {
            Ok(()) => Ok(self.keyring.insert(federation, number, key)),
            // Another node was first: use its key.
            Err(StoreError::Unique(Key::Primary(key))) if key == "signing_key_pkey" => {
                let all = signing_key::of_federation(&self.store, federation).await?;
                let row = all.into_iter().find(|row| row.number == number);
                row.map_or(Err(SealFault::NoSeal.into()), |row| self.opened(&row))
            }
            Err(error) => Err(error.into()),
        }
    }

    fn opened(&self, row: &SigningKeyRow) -> Result<OpenKey, FederationKeyFault> {
        let (federation, number) = (row.federation_id, row.number);
        if let Some(open) = self.keyring.get(federation, number) {
            return Ok(open);
        }
        let operator = self.keyring.operator().ok_or(FederationKeyFault::NoOperatorKey)?;
        let (of, named) = names(federation, number);
        let key = SigningKey::open(&row.sealed, operator, KeyName { federation: &of, key: &named })?;
        Ok(self.keyring.insert(federation, number, key))
    }

    /// A federation's identifier for verifiers: the URL under which its keys are published.
    pub fn issuer_of(&self, federation: &Federation) -> Result<Did, DidFault> {
        let site = self.mail.public_url();
        let (host, mut path) = site.place();
        path.extend(["federation", &federation.code]);
        Did::web(host, &path)
    }

    /// All keys of a federation, former ones included.
    pub async fn keys_of(&self, federation: &Federation) -> Result<Vec<PublicKey>, StoreError> {
        let rows = signing_key::of_federation(&self.store, federation.id).await?;
        Ok(rows.iter().filter_map(|row| PublicKey::read(&row.public).ok()).collect())
    }

    /// The DID document with the keys of the federation with this code, if it exists.
    pub async fn did_document(&self, code: &str) -> Result<Option<String>, SigningFault> {
        let Some(federation) = self.federations.by_code(code).await? else { return Ok(None) };
        let keys = self.keys_of(&federation).await?;
        Ok(Some(self.issuer_of(&federation)?.document(&keys).json()))
    }

    /// The DID document of the site: the keys of the demonstration federation.
    pub async fn site_did_document(&self) -> Result<Option<String>, SigningFault> {
        let keys = self.keys_of(&self.demonstration).await?;
        let site = self.mail.public_url();
        Ok(Some(Did::web(site.place().0, &[])?.document(&keys).json()))
    }
}

/// Match of an operator's key with the sealed keys of a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyMatch {
    NothingSealed,
    /// It opens every current signing key.
    Opens,
    /// Sealed under another key, or tampered with.
    Another,
    /// There is no operator's key, and something is sealed.
    NoKey,
}

/// Checks whether an operator's key opens the signing keys in a store. Changes nothing.
pub(crate) async fn fit(store: &Store, operator: Option<&OperatorKey>) -> Result<KeyMatch, StoreError> {
    let mut fit = KeyMatch::NothingSealed;
    for (id, _) in federation::codes(store).await? {
        for row in signing_key::of_federation(store, id).await? {
            let Some(operator) = operator else { return Ok(KeyMatch::NoKey) };
            let (of, named) = names(id, row.number);
            let name = KeyName { federation: &of, key: &named };
            if SigningKey::open(&row.sealed, operator, name).is_err() {
                return Ok(KeyMatch::Another);
            }
            fit = KeyMatch::Opens;
        }
    }
    Ok(fit)
}

/// The names bound into a key's seal.
fn names(federation: FederationId, number: i32) -> (String, String) {
    (federation.0.simple().to_string(), number.to_string())
}
