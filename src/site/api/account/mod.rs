//! The user's own account: the forms at `/account` and below. Each acts on the signed-in user's
//! account alone.

mod second_factor;

pub use second_factor::{
    SecondFactor, begin_second_factor, confirm_second_factor, remove_second_factor, renew_recovery_codes,
    second_factor,
};

use super::attachment::private_attachment;
use super::code::fault_flash;
use super::cookies::{self, Flash};
use super::federation::or_refuse;
use super::redirect::see_other;
use super::request_context::{Refused, RequestContext};
use crate::api::request_context::browser;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::Server;
pub use server::accounts::Session;
pub use server::accounts::browser::browser_and_system;
use server::accounts::change::ChangeFault;
use server::accounts::{Account, Password, SessionToken};

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

/// Changes the name and redirects to the account page.
#[server(prefix = "/api", endpoint = "account-name")]
pub async fn rename(#[server(default)] name: String) -> Result<(), ServerFnError> {
    act("/account", "account-name", async |server, account, _| {
        match server.accounts.rename(&account, &name).await {
            Ok(()) => Ok("/account"),
            Err(fault) => {
                let mut flash = change_fault(fault);
                flash.typed.insert("name".to_owned(), name.clone());
                Err(flash)
            }
        }
    })
    .await
}

/// Changes the password: ends every session and gives this browser a new one.
#[server(prefix = "/api", endpoint = "account-password")]
pub async fn change_password(
    #[server(default)] current: String,
    #[server(default)] password: String,
) -> Result<(), ServerFnError> {
    act("/account/password", "account-password", async |server, account, token| {
        let (current, new) = (Password::new(current.clone()), Password::new(password.clone()));
        let token = server
            .accounts
            .change_password(&browser(), &account, &token, current, new)
            .await
            .map_err(change_fault)?;
        cookies::begin_session(&token);
        super::request_context::remember_device(server, &token).await;
        cookies::leave_flash(
            "account-done",
            &Flash { faults: vec!["password".to_owned()], ..Flash::default() },
        );
        Ok("/account")
    })
    .await
}

/// Ends one of the user's sessions and redirects to the list.
#[server(prefix = "/api", endpoint = "session-end")]
pub async fn end_session(#[server(default)] session: String) -> Result<(), ServerFnError> {
    act("/account/sessions", "account-sessions", async |server, account, _| {
        server.sessions.end(&account, &session).await.map_err(database_fault)?;
        Ok("/account/sessions")
    })
    .await
}

/// Signs out everywhere, including here.
#[server(prefix = "/api", endpoint = "sign-out-everywhere")]
pub async fn sign_out_everywhere() -> Result<(), ServerFnError> {
    act("/account/sessions", "account-sessions", async |server, account, _| {
        server.sessions.sign_out_everywhere(&account).await.map_err(database_fault)?;
        cookies::end_session();
        Ok("/sign-in")
    })
    .await
}

/// Deletes the account after a password check and redirects to the home page.
#[server(prefix = "/api", endpoint = "account-leave")]
pub async fn leave_account(#[server(default)] password: String) -> Result<(), ServerFnError> {
    act("/account/leave", "account-leave", async |server, account, _| {
        server.accounts.leave(&account, Password::new(password.clone())).await.map_err(fault_flash)?;
        cookies::end_session();
        Ok("/")
    })
    .await
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

/// Runs an action for the signed-in user and redirects; on a fault to the form with the faults,
/// without a user to sign-in.
async fn act(
    page: &str,
    form: &str,
    deed: impl AsyncFnOnce(&Server, Account, SessionToken) -> Result<&'static str, Flash>,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    match context.signed_in().await {
        Err(refused) => refused.redirect(page),
        Ok((server, account, token)) => match deed(server, account, token.clone()).await {
            Ok(onward) => see_other(onward),
            Err(flash) => {
                cookies::leave_flash(form, &flash);
                see_other(page);
            }
        },
    }
    Ok(())
}

fn database_fault(error: server::StoreError) -> Flash {
    fault_flash(error.into())
}

fn change_fault(fault: ChangeFault) -> Flash {
    match fault {
        ChangeFault::Typed(fault) => Flash { faults: vec![fault.word().to_owned()], ..Flash::default() },
        ChangeFault::Current(fault) => fault_flash(fault),
    }
}
