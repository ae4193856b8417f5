//! The second-factor code after the password: the form at `/sign-in/code`.

use super::cookies;
use super::posted::{Posted, Stop, form};
use super::request_context::{RequestContext, browser, complete_sign_in, with_next};
use super::ticket::minutes;
use leptos::prelude::expect_context;
use server::Server;
use server::accounts::{CodeFault, SecondFactorFault};
use server::forms::Faults;

/// True if the browser's session awaits a second-factor code.
pub fn awaits_code() -> bool {
    cookies::session_awaiting_code().is_some()
}

form! {
    /// Checks the code; leads to the page after sign-in, or without a session that awaits a code to
    /// sign-in.
    "code" CodePost labels "own-second-{}" faults "own-fault-{}" | "account-fault-{}" {
        code: code("one-time-code"),
        next: kept,
    }
}

impl CodePost {
    fn path(&self) -> String {
        with_next("/sign-in/code", &self.next)
    }
}

impl Posted for CodePost {
    async fn act(&self, _: &RequestContext) -> Result<String, Stop> {
        let server = expect_context::<Server>();
        let given = match cookies::session_awaiting_code() {
            Some(token) => server.sign_in.with_code(&browser(), &token, &self.code).await,
            None => Err(CodeFault::NothingAwaited),
        };
        match given {
            Ok(token) => {
                cookies::end_awaiting_code();
                Ok(complete_sign_in(&server, &token, &self.next).await)
            }
            Err(CodeFault::NothingAwaited | CodeFault::SecondFactor(SecondFactorFault::NotSetUp)) => {
                cookies::end_awaiting_code();
                Ok(with_next("/sign-in", &self.next))
            }
            Err(CodeFault::SecondFactor(fault)) => Err(fault.into()),
        }
    }
}

impl From<SecondFactorFault> for Stop {
    fn from(fault: SecondFactorFault) -> Self {
        match fault {
            SecondFactorFault::NoCode => "code-empty".into(),
            SecondFactorFault::Code => "code".into(),
            SecondFactorFault::Password => "password".into(),
            SecondFactorFault::NotSetUp => "nothing".into(),
            SecondFactorFault::TooManyAttempts { wait } => {
                Faults::with("too-many", "minutes", minutes(wait)).into()
            }
            SecondFactorFault::Busy(_) => "busy".into(),
            SecondFactorFault::Store(error) => {
                tracing::error!(%error, "database error");
                "store".into()
            }
        }
    }
}
