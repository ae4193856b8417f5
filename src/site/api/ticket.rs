//! Links in emails: a form each, at `/invitation/{token}`, `/confirm/{token}`, `/reset/{token}` and
//! `/address/{token}`. Viewing one changes nothing; posting it redeems the link.

use super::cookies::{self, Flash};
use super::redirect::see_other;
use super::request_context::{AuthState, Refused, RequestContext, complete_sign_in};
use crate::api::request_context::browser;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::Server;
pub use server::accounts::TicketPurpose;
use server::accounts::{Password, TicketFault, TicketToken};
use time::Duration;

/// A link's purpose and data for its page.
#[derive(Clone, PartialEq, Eq)]
pub struct Ticket {
    /// The secret in the link, which its form sends along.
    pub token: String,
    /// Name of the account's federation.
    pub federation: String,
    pub name: String,
    /// Address the email was sent to.
    pub email: String,
}

/// The data parse_token a link; [`Refused::NotFound`] if it is no longer valid.
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
        }),
        Err(TicketFault::Store(error)) => {
            tracing::error!(%error, "cannot read an email link");
            Err(Refused::Database)
        }
        Err(_) => Err(Refused::NotFound),
    }
}

/// Accepts an invitation with the first password, and signs in.
#[server(prefix = "/api", endpoint = "invitation")]
pub async fn accept_invitation(
    #[server(default)] token: String,
    #[server(default)] password: String,
) -> Result<(), ServerFnError> {
    let server = expect_context::<Server>();
    let Some(read) = parse_token(&token) else { return Ok(()) };
    match server.invitations.accept(&browser(), &read, Password::new(password)).await {
        Ok((_, session)) => complete_sign_in(&server, &session, "").await,
        Err(fault) => redirect_with_fault(TicketPurpose::Invitation, &read, fault),
    }
    Ok(())
}

/// Confirms the address with the password, signs in, and continues to the page stored at sign-up.
#[server(prefix = "/api", endpoint = "confirm")]
pub async fn confirm(
    #[server(default)] token: String,
    #[server(default)] password: String,
) -> Result<(), ServerFnError> {
    let server = expect_context::<Server>();
    let Some(read) = parse_token(&token) else { return Ok(()) };
    match server.sign_up.confirm(&browser(), &read, Password::new(password)).await {
        Ok((_, session)) => complete_sign_in(&server, &session, &cookies::take_next()).await,
        Err(fault) => redirect_with_fault(TicketPurpose::Confirmation, &read, fault),
    }
    Ok(())
}

/// Sets a new password and redirects to sign-in.
#[server(prefix = "/api", endpoint = "reset")]
pub async fn reset_password(
    #[server(default)] token: String,
    #[server(default)] password: String,
) -> Result<(), ServerFnError> {
    let server = expect_context::<Server>();
    let Some(read) = parse_token(&token) else { return Ok(()) };
    match server.accounts.reset_password(&browser(), &read, Password::new(password)).await {
        Ok(()) => tell("sign-in", "password-changed", "/sign-in"),
        Err(fault) => redirect_with_fault(TicketPurpose::Reset, &read, fault),
    }
    Ok(())
}

/// Makes the address the email was sent to the account's address.
#[server(prefix = "/api", endpoint = "address")]
pub async fn change_address(#[server(default)] token: String) -> Result<(), ServerFnError> {
    let server = expect_context::<Server>();
    let Some(read) = parse_token(&token) else { return Ok(()) };
    match server.accounts.change_address(browser().language, &read).await {
        Ok(()) => match RequestContext::current().auth_state().await {
            AuthState::SignedIn(_) => tell("email", "address-changed", "/account/email"),
            _ => tell("sign-in", "address-changed", "/sign-in"),
        },
        Err(fault) => redirect_with_fault(TicketPurpose::Address, &read, fault),
    }
    Ok(())
}

/// The token of a form; without one, redirects to the page for a new link.
fn parse_token(token: &str) -> Option<TicketToken> {
    let read = TicketToken::parse(token);
    if read.is_none() {
        see_other("/reset");
    }
    read
}

/// Redirects to the page of a link with the fault.
fn redirect_with_fault(purpose: TicketPurpose, token: &TicketToken, fault: TicketFault) {
    let mut typed = Vec::new();
    let fault = match fault {
        // The page already says so.
        TicketFault::Spent => None,
        fault => Some(word(fault, &mut typed)),
    };
    let faults = fault.into_iter().map(str::to_owned).collect();
    let typed = typed.into_iter().map(|(name, text)| (name.to_owned(), text)).collect();
    cookies::leave_flash("ticket", &Flash { faults, typed });
    see_other(&format!("/{}/{}", purpose.page(), token.as_str()));
}

/// Token of a fault; its arguments are added to `typed`.
pub(super) fn word(fault: TicketFault, typed: &mut Vec<(&'static str, String)>) -> &'static str {
    match fault {
        TicketFault::Spent => "spent",
        TicketFault::Field(fault) => fault.word(),
        TicketFault::Wrong => "wrong-password",
        TicketFault::TooManyAttempts { wait } => {
            typed.push(("minutes", minutes(wait)));
            "too-many"
        }
        TicketFault::Busy(_) => "busy",
        TicketFault::Store(error) => {
            tracing::error!(%error, "cannot redeem an email link");
            "store"
        }
    }
}

/// The wait in whole minutes, at least one.
pub(super) fn minutes(wait: Duration) -> String {
    (wait.whole_seconds().max(1).unsigned_abs()).div_ceil(60).to_string()
}

/// Redirects to a page that shows a notice, once.
pub(super) fn tell(form: &str, text: &str, to: &str) {
    let typed = [("told".to_owned(), text.to_owned())].into();
    cookies::leave_flash(form, &Flash { faults: Vec::new(), typed });
    see_other(to);
}
