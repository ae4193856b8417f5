//! Requests for a new password: the form at `/reset`.

use super::cookies::{self, Flash};
use super::redirect::see_other;
use super::request_context::federation_or_default;
use super::ticket::tell;
use crate::api::request_context::browser;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::Server;

/// Sends an email if there is an account with this address. Neither the response nor its timing
/// reveals whether there is: the lookup happens after the response.
#[server(prefix = "/api", endpoint = "ask-reset")]
pub async fn ask_for_reset(
    #[server(default)] email: String,
    #[server(default)] federation: String,
) -> Result<(), ServerFnError> {
    let server = expect_context::<Server>();
    let fault = match (server.accounts.address(&email), federation_or_default(&server, &federation).await) {
        (Err(fault), _) => fault.word(),
        (_, Err(error)) => {
            tracing::error!(%error, "cannot request an email");
            "store"
        }
        (Ok(address), Ok(federation)) => {
            let asked_in = browser().language;
            tokio::spawn(async move {
                if let Err(error) = server.accounts.ask_for_reset(asked_in, &federation, &address).await {
                    tracing::error!(%error, "cannot queue an email");
                }
            });
            tell("reset", "asked", "/reset");
            return Ok(());
        }
    };
    let typed = [("email", email), ("federation", federation)];
    let typed = typed.map(|(name, text)| (name.to_owned(), text)).into();
    cookies::leave_flash("reset", &Flash { faults: vec![fault.to_owned()], typed });
    see_other("/reset");
    Ok(())
}
