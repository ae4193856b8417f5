//! Asking for a new password: the form at `/reset`.

use super::cookies::{self, Flash};
use super::redirect::see_other;
use super::request_context::federation_or_default;
use super::ticket::tell;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::Server;

/// Has a letter sent, if there is an account with this address. Neither what is answered nor when
/// tells whether there is: what it takes to find out is done after the answer.
#[server(prefix = "/api", endpoint = "ask-reset")]
pub async fn ask_for_reset(
    #[server(default)] email: String,
    #[server(default)] federation: String,
) -> Result<(), ServerFnError> {
    let server = expect_context::<Server>();
    let fault = match (server.address(&email), federation_or_default(&server, &federation).await) {
        (Err(fault), _) => fault.word(),
        (_, Err(error)) => {
            tracing::error!(%error, "a letter could not be asked for");
            "store"
        }
        (Ok(address), Ok(federation)) => {
            tokio::spawn(async move {
                if let Err(error) = server.ask_for_reset(&federation, &address).await {
                    tracing::error!(%error, "a letter could not be queued");
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
