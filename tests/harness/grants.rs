//! Roles and second factors granted directly, without the site's pages.

use std::collections::BTreeMap;
use std::sync::{MutexGuard, PoisonError};

use server::accounts::SecondFactor;
use server::audit::By;
use server::roles::Role;
use totp_rs::{Builder, Secret, Totp};

use super::running::RunningSite;

/// An authenticator app, independent of the server's code: it starts with the secret as typed.
pub struct Authenticator(Totp);

impl Authenticator {
    /// Reads a base32 secret, in groups as the page shows it.
    pub fn with(typed: &str) -> Self {
        let secret = Secret::try_from_base32(typed.replace(' ', "")).expect("base32");
        Self(Builder::new().with_secret(secret).build().expect("a secret of twenty bytes"))
    }

    /// The current code.
    pub fn code(&self) -> String {
        self.0.generate(now()).to_string()
    }

    /// The next code, as a phone shows it whose clock is half a minute ahead. The server accepts it
    /// already, even after the current code was used.
    pub fn next_code(&self) -> String {
        self.0.generate(now() + 30).to_string()
    }
}

#[expect(clippy::disallowed_methods, reason = "an authenticator program has a clock of its own")]
fn now() -> u64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970").as_secs()
}

impl RunningSite {
    /// Grants a role in a federation to one of its accounts.
    pub fn grant_role_only(&self, code: &str, email: &str, role: Role) {
        self.operate(async |server| {
            let federation = server.federations.by_code(code).await.expect("readable").expect("exists");
            let holder =
                server.people.account_with(&federation, email).await.expect("readable").expect("an account");
            server.roles.set_role_of(By::Program, &federation, &holder, role, true).await.expect("granted");
        });
    }

    /// Grants a role, and sets up a second factor if the role requires one.
    pub fn grant_role(&self, code: &str, email: &str, role: Role) {
        self.grant_role_only(code, email, role);
        if role.asks_for_second_factor() && !self.codes().contains_key(email) {
            self.set_up_second_factor(code, email);
        }
    }

    /// Sets up an account's second factor.
    pub fn set_up_second_factor(&self, code: &str, email: &str) {
        let codes = self.operate(async |server| {
            let federation = server.federations.by_code(code).await.expect("readable").expect("exists");
            let who =
                server.people.account_with(&federation, email).await.expect("readable").expect("an account");
            server.second_factors.begin(&who).await.expect("begun");
            let SecondFactor::Begun(secret) = server.second_factors.status(&who).await.expect("readable")
            else {
                panic!("{email} has a second factor already");
            };
            let first = secret.code_at(server.now());
            server.second_factors.confirm(&who, None, &first).await.expect("confirmed")
        });
        self.codes().insert(email.to_owned(), codes.as_slice().to_vec());
    }

    /// One of an account's recovery codes, each of which works once.
    pub fn recovery_code(&self, email: &str) -> String {
        self.codes().get_mut(email).and_then(Vec::pop).expect("a recovery code is left")
    }

    fn codes(&self) -> MutexGuard<'_, BTreeMap<String, Vec<String>>> {
        self.codes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
