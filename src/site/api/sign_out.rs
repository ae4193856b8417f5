//! Sign-out: the button in the header, and the way to sign out at a provider too.

use super::cookies;
use super::posted::{Posted, Stop, form};
use super::request_context::RequestContext;
use leptos::prelude::expect_context;
use server::Server;
use server::accounts::providers::{Onward, ProviderId};

/// Page that offers to sign out at the provider too. A form must not lead there: browsers refuse
/// forms that lead elsewhere.
const ONWARD: &str = "/sign-out/onward";

form! {
    /// Ends the session, on the server and in the browser, and leads home, or to the way to sign out at
    /// the provider at which the browser signed in. If the server cannot end
    /// it, a stolen copy would stay valid: the browser keeps it, and the next page says so and
    /// offers to try again.
    "sign-out" SignOutPost at "/sign-out" {}
}

impl Posted for SignOutPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        if let Some(token) = cookies::session()
            && let Err(error) = expect_context::<Server>().sessions.sign_out(&token).await
        {
            tracing::error!(%error, "cannot end a session");
            return Ok(self.page());
        }
        cookies::end_session();
        Ok(after_sign_out(context, "/").await)
    }
}

/// The page after sign-out: the offer to sign out at the provider too, or else this one.
pub(super) async fn after_sign_out(context: &RequestContext, other: &str) -> String {
    if way_out(context).await.is_some() { ONWARD } else { other }.to_owned()
}

/// The way to sign out at the provider at which this browser signed in.
pub async fn way_out(context: &RequestContext) -> Option<Onward> {
    let (server, (code, id)) = (context.server()?, cookies::provider()?);
    let found = server.providers.way_out(&code, ProviderId(id)).await;
    found.unwrap_or_else(|error| {
        tracing::error!(%error, "cannot read a provider");
        None
    })
}
