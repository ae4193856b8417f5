//! Sign-in through a federation's own system: the way there, the decision that a first sign-in asks
//! for, and links of one's own account. `provider_answer` is the way back.

use super::cookies::{self, tell};
use super::federation::{or_refuse, server};
use super::given::keep_given;
use super::posted::{Posted, Stop, form};
use super::provider_answer::fail;
use super::request_context::{AuthState, Refused, RequestContext, browser, complete_sign_in};
use super::ticket::minutes;
use server::accounts::TicketToken;
pub use server::accounts::providers::{AccountProvider, AccountProviders, Onward, PendingSignIn};
use server::accounts::providers::{FlowPurpose, LinkFault, ProviderFault, ProviderId};
use server::forms::Faults;
use uuid::Uuid;

/// Page that leads to the provider. A form must not: browsers refuse forms that lead elsewhere.
const ONWARD: &str = "/sign-in/onward";

/// A provider that is offered for sign-in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferedProvider {
    /// Code of its federation.
    pub federation: String,
    pub id: String,
    pub name: String,
}

/// The providers offered by all federations, or by the one with this code; none if the database
/// does not respond.
pub async fn offered_providers(context: &RequestContext, federation: Option<&str>) -> Vec<OfferedProvider> {
    let Some(server) = context.server() else { return Vec::new() };
    let all = server.providers.offered().await.unwrap_or_else(|error| {
        tracing::error!(%error, "cannot read providers");
        Vec::new()
    });
    let of = all.into_iter().filter(|one| federation.is_none_or(|code| code == one.code));
    of.map(|one| OfferedProvider { federation: one.code, id: one.id.0.to_string(), name: one.name }).collect()
}

/// Parses a provider's id.
pub(super) fn provider_id(text: &str) -> Option<ProviderId> {
    Uuid::try_parse(text).ok().map(ProviderId)
}

/// The way to the provider for the sign-in that has begun in this browser.
pub async fn onward(context: &RequestContext) -> Option<Onward> {
    let (server, token) = (context.server()?, cookies::flow()?);
    server.providers.onward(&token).await.ok()
}

/// The sign-in in this browser that awaits a decision.
pub async fn pending_sign_in(context: &RequestContext) -> Option<PendingSignIn> {
    let (server, token) = (context.server()?, cookies::flow()?);
    server.providers.pending(&token).await.ok()
}

/// The signed-in user's name and address, if their account is in the federation of this sign-in.
pub async fn account_to_link(context: &RequestContext, pending: &PendingSignIn) -> Option<(String, String)> {
    let AuthState::SignedIn(account) = context.auth_state().await else { return None };
    (account.federation == pending.federation.id).then_some((account.name, account.email))
}

/// The ways to sign in to the user's account.
pub async fn own_providers(context: &RequestContext) -> Result<AccountProviders, Refused> {
    let (server, account, _) = context.signed_in().await?;
    or_refuse(server.providers.of_account(&account).await)
}

/// For a user whose account has no password: true if the site emails the way to one.
pub async fn lacks_password(context: &RequestContext) -> Option<bool> {
    let own = own_providers(context).await.ok()?;
    (!own.has_password).then(|| sends_mail(context))
}

/// True if the site emails new passwords by itself.
pub fn sends_mail(context: &RequestContext) -> bool {
    context.server().is_some_and(|server| server.mail.sends_mail())
}

/// Begins a sign-in, and returns the page that leads to the provider.
pub(super) async fn begin(
    context: &RequestContext,
    (federation, provider): (&str, &str),
    purpose: FlowPurpose,
) -> Result<String, Stop> {
    let server = server(context)?;
    let federation = server.federations.by_code(federation).await?.ok_or(Refused::NotFound)?;
    let provider = provider_id(provider).ok_or(Refused::NotFound)?;
    let state = context.auth_state().await;
    let token = server.providers.begin(&browser(), &federation, provider, purpose, state.user()).await?;
    cookies::store_flow(&token);
    Ok(ONWARD.to_owned())
}

form! {
    /// Begins a sign-in through a provider; leads to `next` after it.
    "provider-begin" ProviderBeginPost at "/sign-in" labels "provider-{}" faults "account-fault-{}" {
        federation: hidden,
        provider: hidden,
        next: hidden,
    }
}

impl Posted for ProviderBeginPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let begun = begin(context, (&self.federation, &self.provider), FlowPurpose::SignIn).await;
        match begun {
            Ok(to) => {
                cookies::store_next(&self.next);
                Ok(to)
            }
            // The page of this form shows the faults of the form for signing in.
            Err(Stop::Faults(faults)) => {
                fail("sign-in", faults);
                Ok(self.page())
            }
            Err(refused) => Err(refused),
        }
    }
}

form! {
    /// Makes an account at the first sign-in through a provider, and signs in.
    "provider-join" ProviderJoinPost at "/sign-in/first" labels "sign-up-{}" faults "account-fault-{}" {
        name: text("name"),
    }
}

impl Posted for ProviderJoinPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let (server, token) = (server(context)?, cookies::flow().ok_or(ProviderFault::Expired)?);
        let (account, session) = server.providers.join(&browser(), &token, &self.name).await?;
        cookies::end_flow();
        let is_kept = keep_given(server, &account).await;
        let to = complete_sign_in(server, &session, &cookies::take_next()).await;
        // The progress page says what was not stored, and why.
        Ok(if is_kept { to } else { "/me".to_owned() })
    }
}

form! {
    /// Links the signed-in account with the sign-in that awaits a decision.
    "provider-claim" ProviderClaimPost at "/sign-in/first" labels "provider-{}" faults "account-fault-{}" {}
}

impl Posted for ProviderClaimPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let (server, account, _) = context.signed_in().await?;
        let token = cookies::flow().ok_or(ProviderFault::Expired)?;
        server.providers.link_pending(&browser(), &account, &token).await?;
        cookies::end_flow();
        tell("provider-unlink", "linked");
        Ok("/account/providers".to_owned())
    }
}

form! {
    /// Accepts an invitation by a sign-in through a provider, in place of a password.
    "provider-accept" ProviderAcceptPost at "/invitation/{token}" labels "provider-{}" faults "account-fault-{}" {
        token: hidden,
    }
}

impl Posted for ProviderAcceptPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let server = server(context)?;
        let Some(invitation) = TicketToken::parse(&self.token) else { return Ok("/reset".to_owned()) };
        let token = cookies::flow().ok_or(ProviderFault::Expired)?;
        let (_, session) = server.providers.accept(&browser(), &token, &invitation).await?;
        cookies::end_flow();
        cookies::take_next();
        Ok(complete_sign_in(server, &session, "").await)
    }
}

form! {
    /// Begins a sign-in that links the user's account.
    "provider-link" ProviderLinkPost at "/account/providers" labels "provider-{}" faults "account-fault-{}" {
        provider: hidden,
    }
}

impl Posted for ProviderLinkPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let (_, _, session) = context.signed_in().await?;
        let place = (session.code(), self.provider.as_str());
        begin(context, place, FlowPurpose::Link).await
    }
}

form! {
    /// Unlinks the user's account from a provider.
    "provider-unlink" ProviderUnlinkPost at "/account/providers"
    labels "provider-{}" faults "account-fault-{}" {
        provider: hidden,
    }
}

impl Posted for ProviderUnlinkPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let (server, account, token) = context.signed_in().await?;
        let id = provider_id(&self.provider).ok_or(Refused::NotFound)?;
        server.providers.unlink(browser().language, &account, token, id).await?;
        tell(Self::FORM.name, "unlinked");
        Ok(self.page())
    }
}

impl From<ProviderFault> for Stop {
    fn from(fault: ProviderFault) -> Self {
        match fault {
            ProviderFault::TooManyAttempts { wait } => {
                Faults::with("too-many", "minutes", minutes(wait)).into()
            }
            ProviderFault::Store(error) => {
                tracing::error!(%error, "cannot sign in through a provider");
                "store".into()
            }
            fault => fault.word().into(),
        }
    }
}

impl From<LinkFault> for Stop {
    fn from(fault: LinkFault) -> Self {
        match fault {
            LinkFault::Provider(fault) => fault.into(),
            LinkFault::Field(fault) => fault.word().into(),
            LinkFault::Ticket(fault) => fault.into(),
            LinkFault::LastWay => "provider-last".into(),
        }
    }
}
