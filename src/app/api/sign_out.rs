//! Signing out: the button in the header.

use super::cookies;
use super::redirect::see_other;
use crate::server::Server;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;

/// Ends the session, here and in the browser, and leads home. Where the session could not be ended here, the browser keeps nothing of it all the
/// same.
#[server(prefix = "/api", endpoint = "sign-out")]
pub async fn sign_out() -> Result<(), ServerFnError> {
    let server = expect_context::<Server>();
    if let Some(token) = cookies::session()
        && let Err(error) = server.sign_out(&token).await
    {
        tracing::error!(%error, "a session could not be ended");
    }
    cookies::end_session();
    see_other("/");
    Ok(())
}
