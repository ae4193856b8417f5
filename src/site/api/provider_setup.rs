//! A federation's sign-in providers, for its admins.

use super::cookies::{self, tell};
use super::federation::{or_refuse, server};
use super::posted::{Posted, Stop, form};
use super::provider::{begin, provider_id};
use super::request_context::{Refused, RequestContext};
pub use server::accounts::providers::{EmailRule, Identity, Provider, ProviderSettings};
use server::accounts::providers::{FlowPurpose, OfferAct};
use server::roles::{Action, Allowed, Whose};

/// A federation's providers, and the URL that is entered at each.
pub async fn providers(
    context: &RequestContext,
    allowed: &Allowed,
) -> Result<(Vec<Provider>, String), Refused> {
    let service = &server(context)?.providers;
    Ok((or_refuse(service.list(allowed).await)?, service.return_url(allowed.federation())))
}

/// The provider in the URL.
pub async fn provider(context: &RequestContext, allowed: &Allowed, id: &str) -> Result<Provider, Refused> {
    let id = provider_id(id).ok_or(Refused::NotFound)?;
    or_refuse(server(context)?.providers.get(allowed, id).await)?.ok_or(Refused::NotFound)
}

/// What a provider said at a trial in this browser.
pub async fn tried_identity(context: &RequestContext, provider: &Provider) -> Option<Identity> {
    let (server, token) = (context.server()?, cookies::flow()?);
    let pending = server.providers.pending(&token).await.ok()?;
    (pending.is_trial && pending.provider == provider.id).then_some(pending.identity)
}

form! {
    /// Enters or changes a provider.
    "provider" ProviderPost
    at "/federation/{federation}/providers/{provider}" without provider "/federation/{federation}/providers/new"
    labels "provider-{}" {
        federation: hidden,
        provider: hidden,
    }
    form ProviderSettings {
        name: text,
        issuer: text,
        client: text,
        secret: password("off"),
        scopes: text,
        number_claim: text,
        email_rule: choice,
        admits: tick,
        trusts_factor: tick,
    }
}

impl Posted for ProviderPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::SetFederation, &self.federation, Whose::Others).await?;
        let id = match self.provider.as_str() {
            "" => None,
            id => Some(provider_id(id).ok_or(Refused::NotFound)?),
        };
        let saved = server(context)?.providers.save(&allowed, id, &self.form).await?;
        tell(Self::FORM.name, "saved");
        Ok(format!("/federation/{}/providers/{}", self.federation, saved.0))
    }
}

form! {
    /// Tries, offers, withdraws or removes a provider.
    "provider-act" ProviderActPost at "/federation/{federation}/providers/{provider}"
    labels "provider-{}" faults "account-fault-{}" {
        federation: hidden,
        provider: hidden,
        act: hidden,
    }
}

impl Posted for ProviderActPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::SetFederation, &self.federation, Whose::Others).await?;
        let id = provider_id(&self.provider).ok_or(Refused::NotFound)?;
        if self.act == "try" {
            let place = (self.federation.as_str(), self.provider.as_str());
            return begin(context, place, FlowPurpose::Try).await;
        }
        let act = OfferAct::ALL.into_iter().find(|act| act.word() == self.act).ok_or(Refused::NotFound)?;
        server(context)?.providers.act(&allowed, id, act).await?;
        match act {
            OfferAct::Remove => {
                tell(ProviderPost::FORM.name, "removed");
                Ok(format!("/federation/{}/providers", self.federation))
            }
            OfferAct::Offer | OfferAct::Withdraw => Ok(self.page()),
        }
    }
}
