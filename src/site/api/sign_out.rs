//! Signing out: the button in the header.

use super::cookies;
use super::redirect::see_other;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::Server;

/// Ends the session, here and in the browser, and leads home. A session that could not be ended here is one that somebody else could still use: the
/// browser keeps it, and the page this leads to says so and lets it be tried again.
#[server(prefix = "/api", endpoint = "sign-out")]
pub async fn sign_out() -> Result<(), ServerFnError> {
    let server = expect_context::<Server>();
    if let Some(token) = cookies::session()
        && let Err(error) = server.sign_out(&token).await
    {
        tracing::error!(%error, "a session could not be ended");
        see_other("/sign-out");
        return Ok(());
    }
    cookies::end_session();
    see_other("/");
    Ok(())
}
