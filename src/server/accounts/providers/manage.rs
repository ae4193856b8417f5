//! A federation's providers: entered with their documents, tried, offered, withdrawn and removed.

use super::documents;
use super::exchange::secret_name;
use super::{ProviderSettings, Providers};
use crate::audit::{AuditEvent, Deed, On};
use crate::federation::Federation;
use crate::forms::Rejection;
use crate::roles::Allowed;
use derive::Word;
use serde_json::{Value, json};
use store::provider::{self, OfferedProviderRow, ProviderId, ProviderRow};
use store::{StoreError, WriteTransaction, provider_link};
use time::OffsetDateTime;

/// Providers of a federation.
const MANY: usize = 10;

/// A provider, for those who set it up.
#[derive(Clone)]
pub struct Provider {
    pub id: ProviderId,
    pub settings: ProviderSettings,
    /// True if a client secret is stored.
    pub has_secret: bool,
    pub is_offered: bool,
    /// Time of the last successful trial.
    pub tried_at: Option<OffsetDateTime>,
    /// Number of linked accounts.
    pub linked: i64,
}

/// An offered provider of any federation.
pub type Offered = OfferedProviderRow;

/// What is done to a provider.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
pub enum OfferAct {
    /// Offers it
    Offer,
    /// Withdraws it: it stays, with its links
    Withdraw,
    /// Removes it with its links
    Remove,
}

impl Providers {
    /// The offered providers of all federations.
    pub async fn offered(&self) -> Result<Vec<Offered>, StoreError> {
        provider::offered(&self.store).await
    }

    /// A federation's providers, the oldest first.
    pub async fn list(&self, allowed: &Allowed) -> Result<Vec<Provider>, StoreError> {
        let mut all = Vec::new();
        for row in provider::of_federation(&self.store, allowed.federation().id).await? {
            all.push(self.with_count(row).await?);
        }
        Ok(all)
    }

    /// One of them.
    pub async fn get(&self, allowed: &Allowed, id: ProviderId) -> Result<Option<Provider>, StoreError> {
        match provider::by_id(&self.store, allowed.federation().id, id).await? {
            Some(row) => self.with_count(row).await.map(Some),
            None => Ok(None),
        }
    }

    /// True if the site can store client secrets.
    pub fn can_seal(&self) -> bool {
        self.keyring.operator().is_some()
    }

    /// Enters a provider, or changes one, after reading its documents. The issuer of a provider never
    /// changes: its subjects would be other people.
    pub async fn save(
        &self,
        allowed: &Allowed,
        id: Option<ProviderId>,
        settings: &ProviderSettings,
    ) -> Result<ProviderId, Rejection> {
        let (federation, now) = (allowed.federation(), self.clock.now());
        let stored = match id {
            Some(id) => {
                let found = provider::by_id(&self.store, federation.id, id).await?;
                Some(found.ok_or(Rejection::NotFound)?)
            }
            None => None,
        };
        let settings = match &stored {
            Some(row) => ProviderSettings { issuer: row.issuer.clone(), ..settings.clone() },
            None => settings.clone(),
        };
        let issuer = settings.check()?;
        if !settings.secret.typed().is_empty() && !self.can_seal() {
            return Err("secret-unsealed".into());
        }
        if id.is_none() && provider::of_federation(&self.store, federation.id).await?.len() >= MANY {
            return Err("many".into());
        }
        let begun = self.limits.documents.begin(federation.id, "", now).await?;
        begun.map_err(|_| Rejection::from("often"))?;
        let read = documents::read(&self.reach, &issuer).await.map_err(|fault| {
            tracing::info!(%fault, "cannot read the documents of a provider");
            Rejection::from(fault.word())
        })?;
        if stored.as_ref().is_some_and(|row| row.issuer != read.issuer) {
            return Err("issuer-other".into());
        }
        let is_new = stored.is_none();
        let row = stored.unwrap_or_else(|| self.empty(federation, read.issuer));
        let row = ProviderRow { metadata: read.metadata, keys: read.keys, read_at: now, ..row };
        self.write_settings(allowed, is_new, row, &settings).await
    }

    async fn write_settings(
        &self,
        allowed: &Allowed,
        is_new: bool,
        before: ProviderRow,
        settings: &ProviderSettings,
    ) -> Result<ProviderId, Rejection> {
        let mut row = settings.applied(before.clone());
        if let (secret, Some(operator)) = (settings.secret.typed(), self.keyring.operator())
            && !secret.is_empty()
        {
            row.secret = Some(operator.seal(secret.as_bytes(), self.entropy.bytes(), &secret_name(&row)));
        }
        if row.client != before.client || row.secret != before.secret {
            row.tried_at = None;
        }
        let mut write = self.store.write().await?;
        let deed = match is_new {
            true => {
                provider::insert(&mut write, &row).await?;
                Deed::ProviderAdded
            }
            false => {
                provider::update(&mut write, &row).await?;
                Deed::ProviderChanged
            }
        };
        self.record(&mut write, allowed, deed, &row).await?;
        write.commit().await?;
        Ok(row.id)
    }

    /// Offers, withdraws or removes a provider.
    pub async fn act(&self, allowed: &Allowed, id: ProviderId, act: OfferAct) -> Result<(), Rejection> {
        let federation = allowed.federation().id;
        let mut write = self.store.write().await?;
        let row = provider::lock(&mut write, federation, id).await?.ok_or(Rejection::NotFound)?;
        let deed = match act {
            OfferAct::Offer if row.tried_at.is_none() => return Err("untried".into()),
            OfferAct::Offer => Deed::ProviderOffered,
            OfferAct::Withdraw => Deed::ProviderWithdrawn,
            OfferAct::Remove => Deed::ProviderRemoved,
        };
        let row = ProviderRow { is_offered: act == OfferAct::Offer, ..row };
        match act {
            OfferAct::Remove => provider::delete(&mut write, federation, id).await?,
            OfferAct::Offer | OfferAct::Withdraw => provider::update(&mut write, &row).await?,
        };
        self.record(&mut write, allowed, deed, &row).await?;
        Ok(write.commit().await?)
    }

    async fn record(
        &self,
        write: &mut WriteTransaction,
        allowed: &Allowed,
        deed: Deed,
        row: &ProviderRow,
    ) -> Result<(), StoreError> {
        let entry = AuditEvent::new(row.federation_id, allowed.by(), deed, On::Federation);
        let detail = json!({"provider": row.id.0, "issuer": row.issuer, "trusts_factor": row.trusts_factor});
        self.audit.record(write, &entry.with(detail)).await
    }

    async fn with_count(&self, row: ProviderRow) -> Result<Provider, StoreError> {
        Ok(Provider {
            id: row.id,
            settings: ProviderSettings::of(Some(&row)),
            has_secret: row.secret.is_some(),
            is_offered: row.is_offered,
            tried_at: row.tried_at.map(|at| at.time()),
            linked: provider_link::count(&self.store, row.federation_id, row.id).await?,
        })
    }

    /// A new provider without settings.
    fn empty(&self, federation: &Federation, issuer: String) -> ProviderRow {
        let now = self.clock.now();
        ProviderRow {
            federation_id: federation.id,
            id: ProviderId(self.entropy.id(now)),
            name: String::new(),
            issuer,
            client: String::new(),
            secret: None,
            scopes: String::new(),
            number_claim: String::new(),
            email_rule: String::new(),
            admits: false,
            trusts_factor: false,
            is_offered: false,
            tried_at: None,
            metadata: Value::Null,
            keys: Value::Null,
            read_at: now,
            created_at: now,
        }
    }
}
