//! The browser comes back from a provider.

use super::begin::FlowPurpose;
use super::documents::names_itself;
use super::identity::Identity;
use super::links::AnsweredSignIn;
use super::{ProviderFault, Providers};
use crate::accounts::session::SignInProof;
use crate::accounts::{Account, Browser, FlowToken, SessionToken};
use crate::audit::{AuditEvent, Deed};
use crate::roles::Role;
use serde_json::{Value, json};
use store::account::{self, AccountRow};
use store::provider::{self, ProviderId, ProviderRow};
use store::provider_flow::{self, ProviderFlowRow};
use store::provider_link;
use store::{StoreError, WriteTransaction, role, second_factor};
use time::Duration;

/// Time to decide what a first sign-in leads to, which may include a new password by email.
pub const DECISION_LASTS: Duration = Duration::hours(1);

/// What a provider's answer carries in the URL.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProviderAnswer {
    pub code: String,
    pub state: String,
    /// The issuer, from providers that name themselves (RFC 9207).
    pub iss: Option<String>,
    /// Token of an error.
    pub error: Option<String>,
}

/// What an answer leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProviderOutcome {
    /// A session; with a second factor, it awaits the code.
    SignedIn(SessionToken),
    /// No account is linked: the person decides.
    Undecided,
    /// The account is linked.
    Linked,
    /// The provider works.
    Tried(ProviderId),
}

impl Providers {
    /// Accepts a provider's answer, once, in the browser in which the sign-in began; for linking, in
    /// the session of the same account.
    pub async fn answer(
        &self,
        browser: &Browser,
        who: Option<&Account>,
        token: &FlowToken,
        answer: &ProviderAnswer,
    ) -> Result<ProviderOutcome, ProviderFault> {
        let (federation, flow, row) = self.flow(token).await?;
        // Not taken yet: a forged answer must not end the sign-in.
        if flow.state.is_empty() || flow.state != answer.state {
            return Err(ProviderFault::Expired);
        }
        let mut write = self.store.write().await?;
        if !provider_flow::take_state(&mut write, &flow).await? {
            return Err(ProviderFault::Expired);
        }
        write.commit().await?;
        let is_named = match &answer.iss {
            Some(iss) => *iss == row.issuer,
            None => !names_itself(&row.metadata),
        };
        if !is_named {
            tracing::warn!(provider = %row.id.0, "answer of another issuer");
            return Err(ProviderFault::Invalid);
        }
        match answer.error.as_deref() {
            Some("access_denied") => return Err(ProviderFault::Declined),
            Some(error) => {
                tracing::warn!(provider = %row.id.0, error, "a provider answers with an error");
                return Err(ProviderFault::Refused);
            }
            None => {}
        }
        let identity = self.exchange(&federation, &flow, row.clone(), &answer.code).await?;
        let purpose = FlowPurpose::ALL.into_iter().find(|one| one.word() == flow.purpose);
        let answered = AnsweredSignIn { federation, flow, provider: row, identity };
        match purpose.ok_or(ProviderFault::Expired)? {
            FlowPurpose::Try => self.tried(answered).await,
            FlowPurpose::Link => {
                let AnsweredSignIn { federation, flow, .. } = &answered;
                let who =
                    who.filter(|who| who.federation == federation.id && Some(who.id) == flow.account_id);
                self.link(browser, who.ok_or(ProviderFault::Expired)?, &answered).await?;
                Ok(ProviderOutcome::Linked)
            }
            FlowPurpose::SignIn => self.signed_in(browser, &answered).await,
        }
    }

    /// Signs in to the linked account, or leaves the decision to the person.
    async fn signed_in(
        &self,
        browser: &Browser,
        AnsweredSignIn { federation, flow, provider, identity }: &AnsweredSignIn,
    ) -> Result<ProviderOutcome, ProviderFault> {
        let subject = &identity.subject;
        let link = provider_link::by_subject(&self.store, federation.id, provider.id, subject).await?;
        let Some(link) = link else {
            self.keep(flow, identity).await?;
            return Ok(ProviderOutcome::Undecided);
        };
        let now = self.clock.now();
        let mut write = self.store.write().await?;
        let account = account::lock(&mut write, federation.id, link.account_id).await?;
        let account = account.filter(|row| !row.name.is_empty()).ok_or(ProviderFault::Expired)?;
        provider_link::touch(&mut write, &link, identity.number.as_deref(), now).await?;
        let filled = self.fill_number(&mut write, &account, identity).await?;
        provider_flow::delete(&mut write, federation.id, &flow.secret_hash).await?;
        let proof = proof(&mut write, &account, provider, identity).await?;
        let token =
            self.sessions.open_session(&mut write, federation, account.id, now, (browser, proof)).await?;
        if let Some(entry) = &filled {
            self.audit.record(&mut write, entry).await?;
        }
        write.commit().await?;
        Ok(ProviderOutcome::SignedIn(token))
    }

    async fn tried(
        &self,
        AnsweredSignIn { flow, provider: mut row, identity, .. }: AnsweredSignIn,
    ) -> Result<ProviderOutcome, ProviderFault> {
        self.keep(&flow, &identity).await?;
        let mut write = self.store.write().await?;
        let now = provider::lock(&mut write, row.federation_id, row.id).await?;
        // Other settings have not been tried.
        if now.as_ref().is_some_and(|now| now.client == row.client && now.secret == row.secret) {
            row = now.unwrap_or(row);
            row.tried_at = Some(self.clock.now());
            provider::update(&mut write, &row).await?;
        }
        write.commit().await?;
        Ok(ProviderOutcome::Tried(row.id))
    }

    /// Keeps what the provider said until the person has decided.
    async fn keep(&self, flow: &ProviderFlowRow, identity: &Identity) -> Result<(), StoreError> {
        let identity = serde_json::to_value(identity).unwrap_or(Value::Null);
        let until = self.clock.now().plus(DECISION_LASTS);
        let mut write = self.store.write().await?;
        provider_flow::set_identity(&mut write, flow, &identity, until).await?;
        write.commit().await
    }

    /// Stores the member number of an account that has none, unless another account has it. Returns
    /// the entry for the audit log.
    pub(super) async fn fill_number(
        &self,
        write: &mut WriteTransaction,
        row: &AccountRow,
        identity: &Identity,
    ) -> Result<Option<AuditEvent>, StoreError> {
        let Some(number) = identity.number.as_deref().filter(|_| row.member_number.is_none()) else {
            return Ok(None);
        };
        if account::has_member_number(&mut *write, row.federation_id, number).await? {
            return Ok(None);
        }
        account::set_member_number(write, row.federation_id, row.id, Some(number)).await?;
        let entry = AuditEvent::own(&row.clone().into(), Deed::MemberNumberChanged);
        Ok(Some(entry.with(json!({"provider": true}))))
    }
}

/// What a sign-in through a provider proves. One's own second factor is always asked for. That of a
/// provider counts for an account without one, whose roles are all in the federation that trusts it:
/// other federations have not agreed to that.
async fn proof(
    write: &mut WriteTransaction,
    account: &AccountRow,
    row: &ProviderRow,
    identity: &Identity,
) -> Result<SignInProof, StoreError> {
    let (home, id) = (account.federation_id, account.id);
    if second_factor::is_confirmed(write, home, id).await? {
        return Ok(SignInProof::ByPassword);
    }
    if !row.trusts_factor || !identity.second_factor {
        return Ok(SignInProof::Fully);
    }
    let at_home = role::of_account(&mut *write, home, home, id).await?;
    let everywhere = role::words_everywhere(write, home, id).await?;
    let is_operator = at_home.iter().any(|row| Role::read(&row.role) == Some(Role::Operator));
    let only_here = at_home.len() == everywhere.len();
    Ok(if only_here && !is_operator { SignInProof::ByProvider } else { SignInProof::Fully })
}
