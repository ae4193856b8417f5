//! Sign-out: the button in the header.

use super::cookies;
use super::redirect::see_other;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::Server;

/// Ends the session, on the server and in the browser, and redirects home. If the server cannot end
/// it, a stolen copy would stay valid: the browser keeps it, and the next page says so and offers
/// to try again.
#[server(prefix = "/api", endpoint = "sign-out")]
pub async fn sign_out() -> Result<(), ServerFnError> {
    let server = expect_context::<Server>();
    if let Some(token) = cookies::session()
        && let Err(error) = server.sessions.sign_out(&token).await
    {
        tracing::error!(%error, "cannot end a session");
        see_other("/sign-out");
        return Ok(());
    }
    cookies::end_session();
    see_other("/");
    Ok(())
}
