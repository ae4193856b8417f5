//! Sign-in: the form at `/sign-in`.

use super::posted::{Posted, Stop, form};
use super::request_context::{RequestContext, browser, complete_sign_in, federation_or_default};
use super::ticket::minutes;
use leptos::prelude::expect_context;
use server::Server;
use server::accounts::SignInFault;
use server::forms::Faults;

form! {
    /// Signs in; leads to `next` or the progress page.
    "sign-in" SignInPost at "/sign-in" labels "sign-up-{}" faults "account-fault-{}" {
        email: email("email"),
        password: password("current-password"),
        next: kept,
        federation: choice = "federation-choose",
    }
    "wrong" at "password", "wrong-or-unconfirmed" at "password"
}

impl Posted for SignInPost {
    async fn act(&self, _: &RequestContext) -> Result<String, Stop> {
        let server = expect_context::<Server>();
        let mut wrong = "wrong";
        let signed_in = async {
            let federation = federation_or_default(&server, &self.federation).await?;
            if server.sign_up.confirms(&federation) {
                wrong = "wrong-or-unconfirmed";
            }
            server.sign_in.with_password(&browser(), &federation, &self.email, self.password.clone()).await
        };
        match signed_in.await {
            Ok((_, token)) => Ok(complete_sign_in(&server, &token, &self.next).await),
            Err(SignInFault::Wrong) => Err(wrong.into()),
            Err(SignInFault::TooManyAttempts { wait }) => {
                Err(Faults::with("too-many", "minutes", minutes(wait)).into())
            }
            Err(SignInFault::Busy(_)) => Err("busy".into()),
            Err(SignInFault::Store(error)) => {
                tracing::error!(%error, "cannot sign in");
                Err("store".into())
            }
        }
    }
}
