//! People as named in the files of an archive; each account is looked up once.

use super::format::ArchivedPerson;
use std::collections::BTreeMap;
use store::account::{self, AccountId};
use store::federation::{self, FederationId};
use store::{Store, StoreError};

/// People by their home federations and accounts.
pub(super) struct People {
    store: Store,
    found: BTreeMap<(FederationId, AccountId), ArchivedPerson>,
}

impl People {
    pub fn new(store: Store) -> Self {
        Self { store, found: BTreeMap::new() }
    }

    /// The owner of an account, if it exists.
    pub async fn find(
        &mut self,
        federation: Option<FederationId>,
        account: Option<AccountId>,
    ) -> Result<Option<ArchivedPerson>, StoreError> {
        let Some(id) = federation.zip(account) else { return Ok(None) };
        if let Some(found) = self.found.get(&id) {
            return Ok(Some(found.clone()));
        }
        let home = federation::by_id(&self.store, id.0).await?;
        let row = account::by_id(&self.store, id.0, id.1).await?;
        let person = ArchivedPerson {
            federation: home.map(|home| home.code).unwrap_or_default(),
            account: id.1.0.to_string(),
            // Of an account that was deleted there is none.
            name: row.map(|row| row.name).filter(|name| !name.is_empty()),
        };
        self.found.insert(id, person.clone());
        Ok(Some(person))
    }
}
