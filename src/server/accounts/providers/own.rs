//! The links of an account, for its owner.

use super::links::LinkFault;
use super::{ProviderFault, Providers};
use crate::accounts::lock::lock;
use crate::accounts::{Account, SessionToken};
use crate::audit::{AuditEvent, Deed};
use crate::mail::{Email, EmailKind};
use serde_json::json;
use store::provider::{self, ProviderId, ProviderRow};
use store::{StoreError, account, provider_link, session};
use time::OffsetDateTime;
use words::Language;

/// A provider, for an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountProvider {
    pub id: ProviderId,
    pub name: String,
    /// Times of the link and of the last sign-in; `None` if the account is not linked.
    pub linked: Option<(OffsetDateTime, OffsetDateTime)>,
    /// The member number that the provider gave last, if it is not the account's.
    pub other_number: Option<String>,
}

/// The ways to sign in to an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountProviders {
    pub has_password: bool,
    pub member_number: Option<String>,
    /// Linked providers, and those that can be.
    pub providers: Vec<AccountProvider>,
}

impl Providers {
    /// The ways to sign in to an account.
    pub async fn of_account(&self, who: &Account) -> Result<AccountProviders, StoreError> {
        let row = account::by_id(&self.store, who.federation, who.id).await?;
        let links = provider_link::of_account(&self.store, who.federation, who.id).await?;
        let all = provider::of_federation(&self.store, who.federation).await?;
        let member_number = row.as_ref().and_then(|row| row.member_number.clone());
        let of = |provider: ProviderRow| {
            let link = links.iter().find(|link| link.provider_id == provider.id);
            let number = link.and_then(|link| link.number.clone());
            (link.is_some() || provider.is_offered).then(|| AccountProvider {
                id: provider.id,
                name: provider.name,
                linked: link.map(|link| (link.linked_at.time(), link.used_at.time())),
                other_number: number.filter(|number| Some(number) != member_number.as_ref()),
            })
        };
        let providers = all.into_iter().filter_map(of).collect();
        let has_password = row.is_some_and(|row| !row.password_hash.is_empty());
        Ok(AccountProviders { has_password, member_number, providers })
    }

    /// Unlinks an account from a provider, unless that is the only way to sign in, and reports it to
    /// the account's address. Ends other sessions than this one: the provider may have let in
    /// somebody else.
    pub async fn unlink(
        &self,
        asked_in: Option<Language>,
        who: &Account,
        token: &SessionToken,
        id: ProviderId,
    ) -> Result<(), LinkFault> {
        let federation = self.federations.home_of(who).await?.ok_or(ProviderFault::Expired)?;
        let mut write = self.store.write().await?;
        let row = lock(&mut write, who).await?.ok_or(ProviderFault::Expired)?;
        let links = provider_link::of_account(&mut write, who.federation, who.id).await?;
        let all = provider::of_federation(&mut write, who.federation).await?;
        let mut others = all.iter().filter(|one| one.is_offered && one.id != id);
        let has_other = others.any(|one| links.iter().any(|link| link.provider_id == one.id));
        if row.password_hash.is_empty() && !has_other {
            return Err(LinkFault::LastWay);
        }
        let unlinked = all.iter().find(|one| one.id == id);
        if let Some(ProviderRow { name, .. }) = unlinked
            && provider_link::delete(&mut write, who.federation, who.id, id).await?
        {
            let this = token.hash();
            session::delete_others_of_account(&mut write, who.federation, who.id, &this).await?;
            let kind = EmailKind::ProviderUnlinked { name };
            self.mail
                .post(&mut write, asked_in, Email { federation: &federation, to: &row.email, kind })
                .await?;
            let entry = AuditEvent::own(who, Deed::ProviderUnlinked).with(json!({"provider": id.0}));
            self.audit.record(&mut write, &entry).await?;
        }
        Ok(write.commit().await?)
    }
}
