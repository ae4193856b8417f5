//! Accounts linked with a subject at a provider; and what a first sign-in leads to: a link with an
//! account that the person has proved to be theirs by signing in, or a new account.

use super::begin::FlowPurpose;
use super::identity::Identity;
use super::{ProviderFault, Providers};
use crate::accounts::lock::lock;
use crate::accounts::sign_up::ValidSignUp;
use crate::accounts::ticket::{TicketFault, TicketPurpose};
use crate::accounts::token::TicketToken;
use crate::accounts::{Account, Browser, FlowToken, SessionToken, SignUpFault, policy};
use crate::audit::{AuditEvent, Deed};
use crate::mail::{Email, EmailKind};
use serde_json::json;
use store::account::{self, AccountRow};
use store::federation::Federation;
use store::provider::{ProviderId, ProviderRow};
use store::provider_flow::{self, ProviderFlowRow};
use store::provider_link::{self, ProviderLinkRow};
use store::{Key, StoreError, WriteTransaction, ticket};
use words::Language;

/// A sign-in that awaits the person's decision.
#[derive(Clone)]
pub struct PendingSignIn {
    pub federation: Federation,
    pub provider: ProviderId,
    /// The provider's name.
    pub name: String,
    pub identity: Identity,
    /// True if an account has the address.
    pub is_known: bool,
    /// True if a new account can be made.
    pub may_join: bool,
    /// True if it was to try the provider.
    pub is_trial: bool,
}

/// A sign-in that its provider has answered.
pub(super) struct AnsweredSignIn {
    pub federation: Federation,
    pub flow: ProviderFlowRow,
    pub provider: ProviderRow,
    pub identity: Identity,
}

/// The reason an account was not linked, unlinked or made.
#[derive(Debug, thiserror::Error)]
pub enum LinkFault {
    /// No sign-in awaits a decision.
    #[error(transparent)]
    Provider(#[from] ProviderFault),
    /// A fault of the name or address.
    #[error("invalid form: {0:?}")]
    Field(SignUpFault),
    /// The link from the email is spent.
    #[error(transparent)]
    Ticket(#[from] TicketFault),
    /// It is the only way to sign in to the account.
    #[error("the only way to sign in")]
    LastWay,
}

impl From<StoreError> for LinkFault {
    fn from(error: StoreError) -> Self {
        Self::Provider(error.into())
    }
}

impl Providers {
    /// The sign-in of a browser that awaits a decision.
    pub async fn pending(&self, token: &FlowToken) -> Result<PendingSignIn, ProviderFault> {
        let (federation, flow, row) = self.flow(token).await?;
        let identity: Option<Identity> = serde_json::from_value(flow.identity).ok();
        let identity = identity.ok_or(ProviderFault::Expired)?;
        let is_known = match identity.email.as_deref().filter(|_| identity.trusts_email) {
            Some(email) => account::by_email(&self.store, federation.id, email).await?.is_some(),
            None => false,
        };
        Ok(PendingSignIn {
            may_join: row.admits && identity.trusts_email && !is_known,
            is_trial: flow.purpose == FlowPurpose::Try.word(),
            federation,
            provider: row.id,
            name: row.name,
            identity,
            is_known,
        })
    }

    /// Links the signed-in account with the sign-in that awaits a decision.
    pub async fn link_pending(
        &self,
        browser: &Browser,
        who: &Account,
        token: &FlowToken,
    ) -> Result<(), LinkFault> {
        let answered = self.undecided(token).await?;
        if who.federation != answered.federation.id {
            return Err(ProviderFault::Expired.into());
        }
        Ok(self.link(browser, who, &answered).await?)
    }

    /// Makes an account for the sign-in that awaits a decision, and signs in.
    pub async fn join(
        &self,
        browser: &Browser,
        token: &FlowToken,
        name: &str,
    ) -> Result<(Account, SessionToken), LinkFault> {
        let pending = self.pending(token).await?;
        let answered = self.undecided(token).await?;
        let email = answered.identity.email.clone().filter(|_| pending.may_join);
        let email = email.ok_or(LinkFault::Field(SignUpFault::EmailTaken))?;
        let name = policy::name(name).map_err(LinkFault::Field)?;
        let (federation, now) = (&pending.federation, self.clock.now());
        if let Some(network) = browser.network {
            let begun = self.limits.sign_ups.begin(self.demonstration.id, &network.to_string(), now).await?;
            begun.map_err(|wait| ProviderFault::TooManyAttempts { wait })?;
        }
        // An empty hash matches no password.
        let new = ValidSignUp { name, email };
        let new = self.sign_up.new_account(federation, new, String::new(), browser.language);
        let new = AccountRow { confirmed_at: Some(now), must_confirm: false, ..new };
        let mut write = self.store.write().await?;
        account::insert(&mut write, &new).await.map_err(|error| match error {
            StoreError::Unique(Key::AccountEmail) => LinkFault::Field(SignUpFault::EmailTaken),
            other => other.into(),
        })?;
        let account = Account::from(new.clone());
        let mut entries = vec![AuditEvent::own(&account, Deed::AccountMade)];
        entries.extend(self.link_within(&mut write, browser.language, &new, &answered).await?);
        let token = self.sessions.begin_session(&mut write, federation, new.id, now, browser).await?;
        self.audit.record_all(&mut write, &entries).await?;
        write.commit().await?;
        Ok((account, token))
    }

    /// Accepts an invitation by the sign-in that awaits a decision, in place of a password.
    pub async fn accept(
        &self,
        browser: &Browser,
        token: &FlowToken,
        invitation: &TicketToken,
    ) -> Result<(Account, SessionToken), LinkFault> {
        let answered = self.undecided(token).await?;
        let holder = self.tickets.holder(invitation, TicketPurpose::Invitation).await?;
        let (federation, now) = (&holder.federation, self.clock.now());
        if federation.id != answered.federation.id {
            return Err(ProviderFault::Expired.into());
        }
        let mut write = self.store.write().await?;
        let invited = self.tickets.redeem(&mut write, &holder).await?;
        account::confirm(&mut write, federation.id, invited.id, now).await?;
        ticket::delete_of_account(&mut write, federation.id, invited.id).await?;
        let mut entries = self.link_within(&mut write, browser.language, &invited, &answered).await?;
        let token = self.sessions.begin_session(&mut write, federation, invited.id, now, browser).await?;
        let account = Account::from(invited);
        entries.push(AuditEvent::own(&account, Deed::InvitationTaken));
        self.audit.record_all(&mut write, &entries).await?;
        write.commit().await?;
        Ok((account, token))
    }

    /// Links an account, if it is not linked with another subject, nor the subject elsewhere.
    pub(super) async fn link(
        &self,
        browser: &Browser,
        who: &Account,
        answered: &AnsweredSignIn,
    ) -> Result<(), ProviderFault> {
        let mut write = self.store.write().await?;
        let account = lock(&mut write, who).await?.ok_or(ProviderFault::Expired)?;
        let entries = self.link_within(&mut write, browser.language, &account, answered).await?;
        self.audit.record_all(&mut write, &entries).await?;
        Ok(write.commit().await?)
    }

    /// The same in a running transaction, which has locked the account; a new link is reported to the
    /// account's address. Returns the entries for the audit log.
    async fn link_within(
        &self,
        write: &mut WriteTransaction,
        asked_in: Option<Language>,
        account: &AccountRow,
        AnsweredSignIn { federation, flow, provider, identity }: &AnsweredSignIn,
    ) -> Result<Vec<AuditEvent>, ProviderFault> {
        let now = self.clock.now();
        provider_flow::delete(write, federation.id, &flow.secret_hash).await?;
        let existing =
            provider_link::by_subject(&mut *write, federation.id, provider.id, &identity.subject).await?;
        match existing {
            Some(link) if link.account_id == account.id => return Ok(Vec::new()),
            Some(_) => return Err(ProviderFault::LinkedElsewhere),
            None => {}
        }
        let link = ProviderLinkRow {
            federation_id: federation.id,
            provider_id: provider.id,
            subject: identity.subject.clone(),
            account_id: account.id,
            number: identity.number.clone(),
            linked_at: now,
            used_at: now,
        };
        provider_link::insert(write, &link).await.map_err(|error| match error {
            StoreError::Unique(Key::ProviderAccount | Key::Primary(_)) => ProviderFault::LinkedElsewhere,
            other => other.into(),
        })?;
        let filled = self.fill_number(write, account, identity).await?;
        let kind = EmailKind::ProviderLinked { name: &provider.name };
        self.mail.post(write, asked_in, Email { federation, to: &account.email, kind }).await?;
        let entry = AuditEvent::own(&account.clone().into(), Deed::ProviderLinked);
        Ok([entry.with(json!({"provider": provider.id.0}))].into_iter().chain(filled).collect())
    }

    /// The sign-in of a browser that awaits a decision, as stored.
    async fn undecided(&self, token: &FlowToken) -> Result<AnsweredSignIn, ProviderFault> {
        let (federation, flow, provider) = self.flow(token).await?;
        let identity = serde_json::from_value(flow.identity.clone()).ok();
        let identity = identity.filter(|_| flow.purpose == FlowPurpose::SignIn.word());
        let identity = identity.ok_or(ProviderFault::Expired)?;
        Ok(AnsweredSignIn { federation, flow, provider, identity })
    }
}
