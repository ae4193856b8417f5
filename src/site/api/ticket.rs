//! Links in emails: a form each, at `/invitation/{token}`, `/confirm/{token}`, `/reset/{token}` and
//! `/address/{token}`. Viewing one changes nothing; posting it redeems the link.

use super::cookies::{self, tell};
use super::given::keep_given;
use super::posted::{Posted, Stop, form};
use super::request_context::{AuthState, Refused, RequestContext, browser, complete_sign_in};
use leptos::prelude::expect_context;
use server::Server;
pub use server::accounts::TicketPurpose;
use server::accounts::{TicketFault, TicketToken};
use server::forms::Faults;
use time::Duration;

/// A link's purpose and data for its page.
#[derive(Clone, PartialEq, Eq)]
pub struct Ticket {
    /// The secret in the link, which its form sends along.
    pub token: String,
    /// Name of the account's federation.
    pub federation: String,
    /// Its code.
    pub code: String,
    pub name: String,
    /// Address the email was sent to.
    pub email: String,
}

/// The data behind a link; [`Refused::NotFound`] if it is no longer valid.
pub async fn ticket(
    context: &RequestContext,
    purpose: TicketPurpose,
    token: &str,
) -> Result<Ticket, Refused> {
    let token = TicketToken::parse(token).ok_or(Refused::NotFound)?;
    let server = context.server().ok_or(Refused::Database)?;
    match server.tickets.holder(&token, purpose).await {
        Ok(holder) => Ok(Ticket {
            token: token.as_str().to_owned(),
            name: holder.account().name,
            email: holder.email().to_owned(),
            federation: holder.federation.name,
            code: holder.federation.code,
        }),
        Err(TicketFault::Store(error)) => {
            tracing::error!(%error, "cannot read an email link");
            Err(Refused::Database)
        }
        Err(_) => Err(Refused::NotFound),
    }
}

form! {
    /// Accepts an invitation with the first password, and signs in.
    "invitation" InvitationPost at "/invitation/{token}" labels "link-{}" faults "account-fault-{}" {
        token: hidden,
        password: password("new-password") = "link-new-password",
    }
    "wrong-password" at "password"
}

form! {
    /// Confirms the address with the password, signs in, and leads to the page stored at sign-up.
    "confirm" ConfirmPost at "/confirm/{token}" labels "link-{}" faults "account-fault-{}" {
        token: hidden,
        password: password("current-password") = "sign-up-password",
    }
    "wrong-password" at "password"
}

form! {
    /// Sets a new password; leads to sign-in.
    "reset" ResetPost at "/reset/{token}" labels "link-{}" faults "account-fault-{}" {
        token: hidden,
        password: password("new-password") = "link-new-password",
    }
    "wrong-password" at "password"
}

form! {
    /// Makes the address the email was sent to the account's address.
    "address" AddressPost at "/address/{token}" labels "link-{}" faults "account-fault-{}" {
        token: hidden,
    }
}

impl Posted for InvitationPost {
    async fn act(&self, _: &RequestContext) -> Result<String, Stop> {
        redeem(self, &self.token, async |server, token| {
            let (_, session) = server.invitations.accept(&browser(), token, self.password.clone()).await?;
            Ok(complete_sign_in(server, &session, "").await)
        })
        .await
    }
}

impl Posted for ConfirmPost {
    async fn act(&self, _: &RequestContext) -> Result<String, Stop> {
        redeem(self, &self.token, async |server, token| {
            let (account, session) = server.sign_up.confirm(&browser(), token, self.password.clone()).await?;
            let is_kept = keep_given(server, &account).await;
            let to = complete_sign_in(server, &session, &cookies::take_next()).await;
            // The progress page says what was not stored, and why.
            Ok(if is_kept { to } else { "/me".to_owned() })
        })
        .await
    }
}

impl Posted for ResetPost {
    async fn act(&self, _: &RequestContext) -> Result<String, Stop> {
        redeem(self, &self.token, async |server, token| {
            server.accounts.reset_password(&browser(), token, self.password.clone()).await?;
            tell("sign-in", "password-changed");
            Ok("/sign-in".to_owned())
        })
        .await
    }
}

impl Posted for AddressPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        redeem(self, &self.token, async |server, token| {
            server.accounts.change_address(browser().language, token).await?;
            let (form, to) = match context.auth_state().await {
                AuthState::SignedIn(_) => ("email", "/account/email"),
                _ => ("sign-in", "/sign-in"),
            };
            tell(form, "address-changed");
            Ok(to.to_owned())
        })
        .await
    }
}

/// Redeems a link. Without a token leads to the page for a new one; a link that is no longer valid
/// has a page that says so.
async fn redeem(
    form: &impl Posted,
    token: &str,
    does: impl AsyncFnOnce(&Server, &TicketToken) -> Result<String, TicketFault>,
) -> Result<String, Stop> {
    let Some(token) = TicketToken::parse(token) else { return Ok("/reset".to_owned()) };
    match does(&expect_context::<Server>(), &token).await {
        Err(TicketFault::Spent) => Ok(form.page()),
        redeemed => Ok(redeemed?),
    }
}

impl From<TicketFault> for Stop {
    fn from(fault: TicketFault) -> Self {
        match fault {
            TicketFault::Spent => "spent".into(),
            TicketFault::Field(fault) => fault.word().into(),
            TicketFault::Wrong => "wrong-password".into(),
            TicketFault::TooManyAttempts { wait } => {
                Faults::with("too-many", "minutes", minutes(wait)).into()
            }
            TicketFault::Busy(_) => "busy".into(),
            TicketFault::Store(error) => {
                tracing::error!(%error, "cannot redeem an email link");
                "store".into()
            }
        }
    }
}

/// The wait in whole minutes, at least one.
pub(super) fn minutes(wait: Duration) -> String {
    (wait.whole_seconds().max(1).unsigned_abs()).div_ceil(60).to_string()
}
