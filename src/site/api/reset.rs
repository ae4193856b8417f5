//! Requests for a new password: the form at `/reset`.

use super::cookies::tell;
use super::posted::{Posted, Stop, form};
use super::request_context::{RequestContext, browser, federation_or_default};
use leptos::prelude::expect_context;
use server::Server;

form! {
    /// Sends an email if there is an account with this address. Neither the response nor its timing
    /// reveals whether there is: the lookup happens after the response.
    "ask-reset" AskResetPost at "/reset" labels "sign-up-{}" faults "account-fault-{}" {
        email: email("email"),
        federation: choice = "federation-choose",
    }
}

impl Posted for AskResetPost {
    async fn act(&self, _: &RequestContext) -> Result<String, Stop> {
        let server = expect_context::<Server>();
        let address = server.accounts.address(&self.email).map_err(|fault| fault.word())?;
        let federation = federation_or_default(&server, &self.federation).await.map_err(|error| {
            tracing::error!(%error, "cannot request an email");
            "store"
        })?;
        let language = browser().language;
        tokio::spawn(async move {
            if let Err(error) = server.accounts.ask_for_reset(language, &federation, &address).await {
                tracing::error!(%error, "cannot queue an email");
            }
        });
        tell("ask-reset", "asked");
        Ok(self.page())
    }
}
