//! Sign-in: the form at `/sign-in`.

use super::cookies::{self, Flash};
use super::redirect::see_other;
use super::request_context::{complete_sign_in, federation_or_default};
use super::ticket::minutes;
use crate::api::request_context::browser;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::Server;
use server::accounts::{Password, SignInFault};

/// Signs in, then redirects to `next` or to the progress page. On a fault redirects to the form
/// with everything but the password.
#[server(prefix = "/api", endpoint = "sign-in")]
pub async fn sign_in(
    #[server(default)] email: String,
    #[server(default)] password: String,
    #[server(default)] next: String,
    #[server(default)] federation: String,
) -> Result<(), ServerFnError> {
    let server = expect_context::<Server>();
    let mut typed =
        vec![("email", email.clone()), ("next", next.clone()), ("federation", federation.clone())];
    let mut wrong = "wrong";
    let signed_in = async {
        let federation = federation_or_default(&server, &federation).await?;
        if server.sign_up.confirms(&federation) {
            wrong = "wrong-or-unconfirmed";
        }
        server.sign_in.with_password(&browser(), &federation, &email, Password::new(password)).await
    };
    let fault = match signed_in.await {
        Ok((_, token)) => {
            complete_sign_in(&server, &token, &next).await;
            return Ok(());
        }
        Err(SignInFault::Wrong) => wrong,
        Err(SignInFault::TooManyAttempts { wait }) => {
            typed.push(("minutes", minutes(wait)));
            "too-many"
        }
        Err(SignInFault::Busy(_)) => "busy",
        Err(SignInFault::Store(error)) => {
            tracing::error!(%error, "cannot sign in");
            "store"
        }
    };
    let typed = typed.into_iter().map(|(field, text)| (field.to_owned(), text)).collect();
    cookies::leave_flash("sign-in", &Flash { faults: vec![fault.to_owned()], typed });
    see_other("/sign-in");
    Ok(())
}
