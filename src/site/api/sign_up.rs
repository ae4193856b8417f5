//! Sign-up: the form at `/sign-up`.

use super::cookies;
use super::given::keep_given;
use super::posted::{Posted, Stop, form};
use super::request_context::{RequestContext, browser, complete_sign_in, federation_or_default};
use super::ticket::minutes;
use leptos::prelude::expect_context;
use server::Server;
use server::accounts::SignUpFailure;
use server::forms::Faults;

form! {
    /// Creates an account and signs in; leads to `next` or the progress page.
    "sign-up" SignUpPost at "/sign-up" labels "sign-up-{}" faults "account-fault-{}" {
        name: text("name"),
        email: email("email"),
        password: password("new-password"),
        next: kept,
        federation: choice = "federation-choose",
    }
}

impl Posted for SignUpPost {
    async fn act(&self, _: &RequestContext) -> Result<String, Stop> {
        let server = expect_context::<Server>();
        let signed_up = async {
            let federation = federation_or_default(&server, &self.federation).await?;
            server
                .sign_up
                .with_password(&browser(), &federation, &self.name, &self.email, self.password.clone())
                .await
        };
        match signed_up.await {
            Ok((account, token)) => {
                let is_kept = keep_given(&server, &account).await;
                let to = complete_sign_in(&server, &token, &self.next).await;
                // The progress page says what was not stored, and why.
                Ok(if is_kept { to } else { "/me".to_owned() })
            }
            Err(SignUpFailure::ToConfirm) => {
                cookies::store_next(&self.next);
                cookies::tell("sign-up", "to-confirm");
                Ok(self.page())
            }
            Err(SignUpFailure::Faults(faults)) => Err(Stop::faults(faults.into_iter().map(|one| one.word()))),
            Err(SignUpFailure::Invited) => Err("invited".into()),
            Err(SignUpFailure::TooManyAttempts { wait }) => {
                Err(Faults::with("too-many", "minutes", minutes(wait)).into())
            }
            Err(SignUpFailure::Busy(_)) => Err("busy".into()),
            Err(SignUpFailure::Store(error)) => {
                tracing::error!(%error, "cannot create an account");
                Err("store".into())
            }
        }
    }
}
