//! The user's own account: the forms at `/account` and below. Each acts on the signed-in user's
//! account alone.

mod second_factor;

pub use second_factor::{
    RecoveryPost, SecondFactor, SecondFactorConfirm, SecondFactorPost, SecondFactorRemove, second_factor,
};

use super::attachment::private_attachment;
use super::cookies;
use super::federation::or_refuse;
use super::posted::{Posted, Stop, form};
use super::request_context::{Refused, RequestContext, browser};
use super::sign_out::after_sign_out;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use server::Server;
use server::accounts::SecondFactorFault;
pub use server::accounts::Session;
pub use server::accounts::browser::browser_and_system;
use server::accounts::change::ChangeFault;

/// The signed-in user's name and email address.
pub async fn own_name(context: &RequestContext) -> Result<(String, String), Refused> {
    let (_, account, _) = context.signed_in().await?;
    Ok((account.name, account.email))
}

/// The user's sessions, the last used first.
pub async fn sessions(context: &RequestContext) -> Result<Vec<Session>, Refused> {
    let (server, account, token) = context.signed_in().await?;
    or_refuse(server.sessions.list(&account, token).await)
}

form! {
    /// Changes the name.
    "account-name" NamePost at "/account" labels "sign-up-{}" faults "own-fault-{}" | "account-fault-{}" {
        name: text("name"),
    }
}

impl Posted for NamePost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let (server, account, _) = context.signed_in().await?;
        server.accounts.rename(&account, &self.name).await?;
        Ok(self.page())
    }
}

form! {
    /// Changes the password: ends every session and gives this browser a new one.
    "account-password" PasswordPost at "/account/password"
    labels "own-password-{}" faults "own-fault-{}" | "account-fault-{}" {
        current: password("current-password"),
        password: password("new-password") = "own-password-new",
    }
}

impl Posted for PasswordPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let (server, account, token) = context.signed_in().await?;
        let (current, new) = (self.current.clone(), self.password.clone());
        let token = match server.accounts.change_password(&browser(), &account, token, current, new).await {
            Err(ChangeFault::Current(SecondFactorFault::Password)) => return Err("current".into()),
            changed => changed?,
        };
        cookies::begin_session(&token);
        super::request_context::remember_device(server, &token).await;
        cookies::tell("account-name", "password");
        Ok("/account".to_owned())
    }
}

form! {
    /// Ends one of the user's sessions.
    "session-end" SessionPost at "/account/sessions" labels "own-{}" faults "account-fault-{}" {
        session: hidden,
    }
}

impl Posted for SessionPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let (server, account, _) = context.signed_in().await?;
        server.sessions.end(&account, &self.session).await.map_err(SecondFactorFault::from)?;
        Ok(self.page())
    }
}

form! {
    /// Signs out everywhere, including here.
    "sign-out-everywhere" SignOutEverywhere at "/account/sessions"
    labels "own-{}" faults "account-fault-{}" {}
}

impl Posted for SignOutEverywhere {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let (server, account, _) = context.signed_in().await?;
        server.sessions.sign_out_everywhere(&account).await.map_err(SecondFactorFault::from)?;
        cookies::end_session();
        Ok(after_sign_out(context, "/sign-in").await)
    }
}

form! {
    /// Deletes the account after a password check; leads to the home page.
    "account-leave" LeavePost at "/account/leave" labels "own-{}" faults "account-fault-{}" {
        password: password("current-password") = "own-password-current",
    }
}

impl Posted for LeavePost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let (server, account, _) = context.signed_in().await?;
        server.accounts.leave(&account, self.password.clone()).await?;
        cookies::end_session();
        Ok("/".to_owned())
    }
}

impl From<ChangeFault> for Stop {
    fn from(fault: ChangeFault) -> Self {
        match fault {
            ChangeFault::Typed(fault) => fault.word().into(),
            ChangeFault::Current(fault) => fault.into(),
        }
    }
}

/// All data of the signed-in user as a file; the sign-in page for others.
pub async fn account_data(State(server): State<Server>, parts: Parts) -> Response {
    let context = RequestContext::of_request(server, &parts);
    let (server, account, _) = match context.signed_in().await {
        Ok(signed_in) => signed_in,
        Err(Refused::SignedOut) => return Redirect::to("/sign-in?next=/account").into_response(),
        Err(_) => return StatusCode::SERVICE_UNAVAILABLE.into_response(),
    };
    match server.data_exports.hand_over(&account).await {
        Ok(everything) => private_attachment("application/json", "account.json", format!("{everything:#}\n")),
        Err(error) => {
            tracing::error!(%error, "cannot read an account's data");
            StatusCode::SERVICE_UNAVAILABLE.into_response()
        }
    }
}
