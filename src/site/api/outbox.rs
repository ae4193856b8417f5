//! Unsent emails, for the operator: `/outbox`.

use super::federation::{default_federation, server};
use super::posted::{Posted, Stop, form};
use super::request_context::{Refused, RequestContext};
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

form! {
    /// Retries an unsent email at once. One sent meanwhile is listed as sent.
    "outbox" OutboxPost at "/outbox" {
        federation: hidden,
        letter: hidden,
    }
}

impl Posted for OutboxPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = operator_permission(context).await?;
        let email = Uuid::parse_str(&self.letter).map_err(|_| Refused::NotFound)?;
        server(context)?.outbox.retry(&allowed, &self.federation, email).await?;
        Ok(self.page())
    }
}

/// The permission of a site operator, which holds everywhere.
async fn operator_permission(context: &RequestContext) -> Result<Allowed, Refused> {
    context.allowed(Action::RunSite, &default_federation(context), Whose::Others).await
}
