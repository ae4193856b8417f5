//! Change of the email address: the form at `/account/email`.

use super::cookies::tell_with;
use super::posted::{Posted, Stop, form};
use super::request_context::{RequestContext, browser};

form! {
    /// Sends an email to the new address, with a link that makes it the account's address.
    "email" EmailPost at "/account/email" labels "email-{}" faults "account-fault-{}" {
        email: email("email") = "email-new",
        password: password("current-password"),
    }
    "wrong-password" at "password"
}

impl Posted for EmailPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let (server, account, _) = context.signed_in().await?;
        server
            .accounts
            .ask_for_address(browser().language, &account, self.password.clone(), &self.email)
            .await?;
        tell_with("email", "asked", [("email", &self.email)]);
        Ok(self.page())
    }
}

/// The signed-in user's address.
pub async fn own_email(context: &RequestContext) -> Option<String> {
    context.auth_state().await.user().map(|account| account.email.clone())
}
