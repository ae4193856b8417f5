//! Unsent emails, for the operator: `/outbox`.

use super::federation::default_federation;
use super::redirect::see_other;
use super::request_context::{Refused, RequestContext};
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::Server;
pub use server::mail::OutboxEmail;
use server::roles::{Action, Allowed, Whose};
use uuid::Uuid;

/// Number of emails listed.
const LISTED: u16 = 200;

/// The latest emails, and whether an SMTP server is configured.
pub async fn outbox(context: &RequestContext) -> Result<(Vec<OutboxEmail>, bool), Refused> {
    let allowed = operator_permission(context).await?;
    let server = context.server().ok_or(Refused::Database)?;
    match server.outbox.list(&allowed, LISTED).await {
        Ok(emails) => Ok((emails, server.mail.sends_mail())),
        Err(error) => {
            tracing::error!(%error, "cannot read unsent emails");
            Err(Refused::Database)
        }
    }
}

/// Retries an unsent email at once and redirects to the list.
#[server(prefix = "/api", endpoint = "outbox")]
pub async fn hasten(
    #[server(default)] federation: String,
    #[server(default)] letter: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let hastened = async {
        let allowed = operator_permission(&context).await?;
        let email = Uuid::parse_str(&letter).map_err(|_| Refused::NotFound)?;
        let server = expect_context::<Server>();
        server.outbox.retry(&allowed, &federation, email).await.map_err(|error| {
            tracing::error!(%error, "cannot retry an email");
            Refused::Database
        })
    };
    match hastened.await {
        // An email sent meanwhile is listed as sent.
        Ok(_) => see_other("/outbox"),
        Err(refused) => refused.redirect("/outbox"),
    }
    Ok(())
}

/// The permission of a site operator, which holds everywhere.
async fn operator_permission(context: &RequestContext) -> Result<Allowed, Refused> {
    context.allowed(Action::RunSite, &default_federation(context), Whose::Others).await
}
