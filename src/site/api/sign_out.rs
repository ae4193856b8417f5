//! Sign-out: the button in the header.

use super::cookies;
use super::posted::{Posted, Stop, form};
use super::request_context::RequestContext;
use leptos::prelude::expect_context;
use server::Server;

form! {
    /// Ends the session, on the server and in the browser, and leads home. If the server cannot end
    /// it, a stolen copy would stay valid: the browser keeps it, and the next page says so and
    /// offers to try again.
    "sign-out" SignOutPost at "/sign-out" {}
}

impl Posted for SignOutPost {
    async fn act(&self, _: &RequestContext) -> Result<String, Stop> {
        if let Some(token) = cookies::session()
            && let Err(error) = expect_context::<Server>().sessions.sign_out(&token).await
        {
            tracing::error!(%error, "cannot end a session");
            return Ok(self.page());
        }
        cookies::end_session();
        Ok("/".to_owned())
    }
}
