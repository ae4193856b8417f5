//! Invitations: the form at `/federation/{code}/invite`, and the button for sending another.

use super::cookies::{tell, tell_with};
use super::federation::{person_id, server};
use super::posted::{Posted, Stop, form};
use super::request_context::{Refused, RequestContext, browser};
use server::forms::Rejection;
use server::roles::{Action, Whose};

form! {
    /// Creates an account and sends an invitation.
    "invite" InvitePost at "/federation/{federation}/invite" labels "invite-{}" faults "account-fault-{}" {
        federation: hidden,
        name: text,
        email: email,
    }
}

impl Posted for InvitePost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::Enrol, &self.federation, Whose::Others).await?;
        let invitations = &server(context)?.invitations;
        let invited = invitations.create(browser().language, &allowed, &self.name, &self.email).await;
        invited.map_err(|rejection| match rejection {
            Rejection::Store(error) => {
                tracing::error!(%error, "cannot invite");
                Stop::from("store")
            }
            other => other.into(),
        })?;
        tell_with("invite", "invited", [("email", &self.email)]);
        Ok(self.page())
    }
}

form! {
    /// Sends another invitation, and leads to the person.
    "invite-again" InviteAgain at "/federation/{federation}/people/{person}" {
        federation: hidden,
        person: hidden,
    }
}

impl Posted for InviteAgain {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::Enrol, &self.federation, Whose::Others).await?;
        let id = person_id(&self.person).ok_or(Refused::NotFound)?;
        server(context)?.invitations.resend(browser().language, &allowed, id).await?;
        tell("invite-again", "invited");
        Ok(self.page())
    }
}
