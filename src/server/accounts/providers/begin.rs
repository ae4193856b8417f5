//! The beginning of a sign-in: secrets stored for the browser, and the provider's URL with them.

use super::documents;
use super::{ProviderFault, Providers};
use crate::accounts::{Account, Browser, FlowToken};
use crate::outbound::Hosts;
use crate::rate_limits::limit::sweep;
use derive::Word;
use openidconnect::core::{CoreAuthenticationFlow, CoreClient};
use openidconnect::{ClientId, CsrfToken, Nonce, PkceCodeChallenge, PkceCodeVerifier, RedirectUrl, Scope};
use serde_json::Value;
use store::federation::Federation;
use store::provider::{self, ProviderId, ProviderRow};
use store::provider_flow::{self, ProviderFlowRow};
use time::Duration;

/// Time to sign in at the provider.
pub const FLOW_LASTS: Duration = Duration::minutes(15);

/// The purpose of a sign-in at a provider.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Word)]
#[word(kebab)]
pub enum FlowPurpose {
    /// Sign in, or make an account
    SignIn,
    /// Link the signed-in account
    Link,
    /// Try the provider before it is offered
    Try,
}

/// The way to a provider.
#[derive(Clone, PartialEq, Eq)]
pub struct Onward {
    /// The provider's name.
    pub name: String,
    /// Its URL with the parameters it needs.
    pub url: String,
}

impl Providers {
    /// Limits providers to these hosts. Later calls have no effect.
    pub fn limit_to(&self, hosts: Hosts) {
        self.reach.limit_to(hosts);
    }

    /// The URL to which a federation's providers send people back. Each federation has its own, so
    /// that the answer of one federation's provider never counts for another's.
    pub fn return_url(&self, federation: &Federation) -> String {
        self.mail.page_address(&format!("/sign-in/{}/return", federation.code))
    }

    /// Begins a sign-in in a browser, for a visitor, or to link this account. The caller has checked
    /// that trying is permitted.
    pub async fn begin(
        &self,
        browser: &Browser,
        federation: &Federation,
        provider: ProviderId,
        purpose: FlowPurpose,
        who: Option<&Account>,
    ) -> Result<FlowToken, ProviderFault> {
        let now = self.clock.now();
        if let Some(network) = browser.network {
            let begun = self.limits.providers.begin(self.demonstration.id, &network.to_string(), now).await?;
            begun.map_err(|wait| ProviderFault::TooManyAttempts { wait })?;
        }
        if self.limits.sweeps.begin(federation.id, "", now).await?.is_ok() {
            self.sessions.sweep(federation.id, now).await;
            sweep(&self.store, federation.id, now).await;
        }
        let row = provider::by_id(&self.store, federation.id, provider).await?;
        let row = row.filter(|row| row.is_offered || purpose == FlowPurpose::Try);
        let row = row.ok_or(ProviderFault::NotOffered)?;
        let secret = || hex::encode(self.entropy.bytes::<32>());
        let token = FlowToken::new(&federation.code, &self.entropy);
        let flow = ProviderFlowRow {
            federation_id: federation.id,
            secret_hash: token.hash().to_vec(),
            provider_id: row.id,
            account_id: who.filter(|_| purpose == FlowPurpose::Link).map(|who| who.id),
            purpose: purpose.word().to_owned(),
            state: secret(),
            nonce: secret(),
            verifier: secret(),
            identity: Value::Null,
            expires_at: now.plus(FLOW_LASTS),
        };
        let mut write = self.store.write().await?;
        provider_flow::insert(&mut write, &flow).await?;
        write.commit().await?;
        Ok(token)
    }

    /// The way to the provider for a sign-in that has begun.
    pub async fn onward(&self, token: &FlowToken) -> Result<Onward, ProviderFault> {
        let (federation, flow, row) = self.flow(token).await?;
        if flow.state.is_empty() {
            return Err(ProviderFault::Expired);
        }
        let url = self.authorization_url(&federation, &flow, &row).ok_or(ProviderFault::Invalid)?;
        Ok(Onward { name: row.name, url })
    }

    /// The purpose and the provider of a sign-in that has begun.
    pub async fn purpose(&self, token: &FlowToken) -> Option<(FlowPurpose, ProviderId)> {
        let (_, flow, row) = self.flow(token).await.ok()?;
        let purpose = FlowPurpose::ALL.into_iter().find(|one| one.word() == flow.purpose)?;
        Some((purpose, row.id))
    }

    /// The sign-in of a browser with its federation and provider.
    pub(super) async fn flow(
        &self,
        token: &FlowToken,
    ) -> Result<(Federation, ProviderFlowRow, ProviderRow), ProviderFault> {
        let federation = self.federations.by_code(token.code()).await?.ok_or(ProviderFault::Expired)?;
        let (store, now) = (&self.store, self.clock.now());
        let flow = provider_flow::by_secret(store, federation.id, &token.hash(), now).await?;
        let flow = flow.ok_or(ProviderFault::Expired)?;
        let row = provider::by_id(store, federation.id, flow.provider_id).await?;
        Ok((federation, flow, row.ok_or(ProviderFault::NotOffered)?))
    }

    fn authorization_url(
        &self,
        federation: &Federation,
        flow: &ProviderFlowRow,
        row: &ProviderRow,
    ) -> Option<String> {
        let metadata = documents::stored(&row.metadata, &row.keys)?;
        let back = RedirectUrl::new(self.return_url(federation)).ok()?;
        let client = CoreClient::from_provider_metadata(metadata, ClientId::new(row.client.clone()), None)
            .set_redirect_uri(back);
        let challenge =
            PkceCodeChallenge::from_code_verifier_sha256(&PkceCodeVerifier::new(flow.verifier.clone()));
        let (state, nonce) = (flow.state.clone(), flow.nonce.clone());
        let (url, ..) = client
            .authorize_url(
                CoreAuthenticationFlow::AuthorizationCode,
                move || CsrfToken::new(state),
                move || Nonce::new(nonce),
            )
            .add_scopes(row.scopes.split_whitespace().map(|scope| Scope::new(scope.to_owned())))
            .set_pkce_challenge(challenge)
            .url();
        Some(url.into())
    }
}
