//! Invitations: the form at `/federation/{code}/invite`, and the button for sending another.

use super::cookies::{self, Flash};
use super::federation::person_id;
use super::redirect::see_other;
use super::request_context::{Refused, RequestContext};
use super::ticket::tell;
use crate::api::request_context::browser;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::Server;
use server::accounts::InviteFault;
use server::roles::{Action, Whose};

/// Creates an account and sends an invitation.
#[server(prefix = "/api", endpoint = "invite")]
pub async fn invite(
    #[server(default)] federation: String,
    #[server(default)] name: String,
    #[server(default)] email: String,
) -> Result<(), ServerFnError> {
    let back = format!("/federation/{federation}/invite");
    let allowed = match RequestContext::current().allowed(Action::Enrol, &federation, Whose::Others).await {
        Ok(allowed) => allowed,
        Err(refused) => {
            refused.redirect(&back);
            return Ok(());
        }
    };
    let faults = match expect_context::<Server>()
        .invitations
        .create(browser().language, &allowed, &name, &email)
        .await
    {
        Ok(_) => {
            let typed = [("told", "invited".to_owned()), ("email", email)];
            let typed = typed.map(|(field, text)| (field.to_owned(), text)).into();
            cookies::leave_flash("invite", &Flash { faults: Vec::new(), typed });
            see_other(&back);
            return Ok(());
        }
        Err(InviteFault::Faults(faults)) => faults.into_iter().map(|fault| fault.word().to_owned()).collect(),
        Err(InviteFault::Nobody) => vec!["spent".to_owned()],
        Err(InviteFault::Store(error)) => {
            tracing::error!(%error, "cannot invite");
            vec!["store".to_owned()]
        }
    };
    let typed = [("name", name), ("email", email)].map(|(field, text)| (field.to_owned(), text)).into();
    cookies::leave_flash("invite", &Flash { faults, typed });
    see_other(&back);
    Ok(())
}

/// Sends another invitation, and redirects to the person.
#[server(prefix = "/api", endpoint = "invite-again")]
pub async fn invite_again(
    #[server(default)] federation: String,
    #[server(default)] person: String,
) -> Result<(), ServerFnError> {
    let context = RequestContext::current();
    let back = format!("/federation/{federation}/people/{person}");
    let invited = async {
        let allowed = context.allowed(Action::Enrol, &federation, Whose::Others).await?;
        let id = person_id(&person).ok_or(Refused::NotFound)?;
        let server = expect_context::<Server>();
        server.invitations.resend(browser().language, &allowed, id).await.map_err(|fault| match fault {
            InviteFault::Store(error) => {
                tracing::error!(%error, "cannot repeat an invitation");
                Refused::Database
            }
            InviteFault::Nobody | InviteFault::Faults(_) => Refused::NotFound,
        })
    };
    match invited.await {
        Ok(()) => tell("invite-again", "invited", &back),
        Err(refused) => refused.redirect(&back),
    }
    Ok(())
}
