//! Sign-up: the form at `/sign-up`.

use super::cookies::{self, Flash};
use super::redirect::see_other;
use super::request_context::complete_sign_in;
use super::request_context::federation_or_default;
use super::ticket::{minutes, tell};
use crate::api::request_context::browser;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::Server;
use server::accounts::{Password, SignUpFailure};

/// Creates an account and signs in, then redirects to `next` or the progress page; on a fault to
/// the form with everything but the password.
#[server(prefix = "/api", endpoint = "sign-up")]
pub async fn sign_up(
    #[server(default)] name: String,
    #[server(default)] email: String,
    #[server(default)] password: String,
    #[server(default)] next: String,
    #[server(default)] federation: String,
) -> Result<(), ServerFnError> {
    let server = expect_context::<Server>();
    let signed_up = async {
        let federation = federation_or_default(&server, &federation).await?;
        server.sign_up.with_password(&browser(), &federation, &name, &email, Password::new(password)).await
    };
    let mut wait = None;
    let faults = match signed_up.await {
        Ok((_, token)) => {
            complete_sign_in(&server, &token, &next).await;
            return Ok(());
        }
        Err(SignUpFailure::Faults(faults)) => {
            faults.into_iter().map(|fault| fault.word().to_owned()).collect()
        }
        Err(SignUpFailure::ToConfirm) => {
            cookies::store_next(&next);
            tell("sign-up", "to-confirm", "/sign-up");
            return Ok(());
        }
        Err(SignUpFailure::Invited) => vec!["invited".to_owned()],
        Err(SignUpFailure::TooManyAttempts { wait: left }) => {
            wait = Some(minutes(left));
            vec!["too-many".to_owned()]
        }
        Err(SignUpFailure::Busy(_)) => vec!["busy".to_owned()],
        Err(SignUpFailure::Store(error)) => {
            tracing::error!(%error, "cannot create an account");
            vec!["store".to_owned()]
        }
    };
    let typed = [("name", name), ("email", email), ("next", next), ("federation", federation)];
    let wait = wait.map(|minutes| ("minutes", minutes));
    let typed = typed.into_iter().chain(wait).map(|(field, text)| (field.to_owned(), text)).collect();
    cookies::leave_flash("sign-up", &Flash { faults, typed });
    see_other("/sign-up");
    Ok(())
}
