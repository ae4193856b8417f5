//! Change of the email address: the form at `/account/email`.

use super::cookies::{self, Flash};
use super::redirect::see_other;
use super::request_context::{AuthState, RequestContext, sign_in_url};
use super::ticket::word;
use crate::api::request_context::browser;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::accounts::Password;

/// Sends an email to the new address, with a link that makes it the account's address.
#[server(prefix = "/api", endpoint = "email")]
pub async fn ask_for_address(
    #[server(default)] email: String,
    #[server(default)] password: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let (AuthState::SignedIn(account), Some(server)) = (context.auth_state().await, context.server()) else {
        see_other(&sign_in_url("/account/email"));
        return Ok(());
    };
    let mut typed = vec![("email", email.clone())];
    let faults = match server
        .accounts
        .ask_for_address(browser().language, &account, Password::new(password), &email)
        .await
    {
        Ok(()) => {
            typed.push(("told", "asked".to_owned()));
            Vec::new()
        }
        Err(fault) => vec![word(fault, &mut typed).to_owned()],
    };
    let typed = typed.into_iter().map(|(name, text)| (name.to_owned(), text)).collect();
    cookies::leave_flash("email", &Flash { faults, typed });
    see_other("/account/email");
    Ok(())
}

/// The signed-in user's address.
pub async fn own_email(context: &RequestContext) -> Option<String> {
    context.auth_state().await.user().map(|account| account.email.clone())
}
