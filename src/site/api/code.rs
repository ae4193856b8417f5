//! The second-factor code after the password: the form at `/sign-in/code`.

use super::cookies::{self, Flash};
use super::redirect::see_other;
use super::request_context::complete_sign_in;
use crate::api::request_context::browser;
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::Server;
use server::accounts::{CodeFault, SecondFactorFault};
use url::form_urlencoded;

/// True if the browser's session awaits a second-factor code.
pub fn awaits_code() -> bool {
    cookies::session_awaiting_code().is_some()
}

/// Checks the code and continues to the page after sign-in. On a fault redirects to the form; if no
/// session awaits a code, to sign-in.
#[server(prefix = "/api", endpoint = "code")]
pub async fn give_code(
    #[server(default)] code: String,
    #[server(default)] next: String,
) -> Result<(), ServerFnError> {
    let server = expect_context::<Server>();
    let with_next = |form: &str| {
        let query = form_urlencoded::Serializer::new(String::new()).append_pair("next", &next).finish();
        format!("{form}?{query}")
    };
    let given = match cookies::session_awaiting_code() {
        Some(token) => server.sign_in.with_code(&browser(), &token, &code).await,
        None => Err(CodeFault::NothingAwaited),
    };
    match given {
        Ok(token) => {
            cookies::end_awaiting_code();
            complete_sign_in(&server, &token, &next).await;
        }
        Err(CodeFault::NothingAwaited | CodeFault::SecondFactor(SecondFactorFault::NotSetUp)) => {
            cookies::end_awaiting_code();
            see_other(&with_next("/sign-in"));
        }
        Err(CodeFault::SecondFactor(fault)) => {
            cookies::leave_flash("code", &fault_flash(fault));
            see_other(&with_next("/sign-in/code"));
        }
    }
    Ok(())
}

/// The fault for a form, with the minutes to wait.
pub(super) fn fault_flash(fault: SecondFactorFault) -> Flash {
    let mut flash = Flash::default();
    flash.faults.push(match fault {
        SecondFactorFault::Code => "code".to_owned(),
        SecondFactorFault::Password => "password".to_owned(),
        SecondFactorFault::NotSetUp => "nothing".to_owned(),
        SecondFactorFault::TooManyAttempts { wait } => {
            let minutes = u64::try_from(wait.whole_seconds()).unwrap_or(0).max(1).div_ceil(60);
            flash.typed.insert("minutes".to_owned(), minutes.to_string());
            "too-many".to_owned()
        }
        SecondFactorFault::Busy(_) => "busy".to_owned(),
        SecondFactorFault::Store(error) => {
            tracing::error!(%error, "database error");
            "store".to_owned()
        }
    });
    flash
}
