//! The user's second factor: the forms at `/account/second-factor`.

use super::super::cookies::tell_with;
use super::super::federation::or_refuse;
use super::super::posted::{Posted, Stop, form};
use super::super::request_context::{Refused, RequestContext};
pub use server::accounts::SecondFactor;
use server::accounts::SecondFactorFault;
use server::accounts::second_factor::RecoveryCodes;

/// Status of the user's second factor, and whether a role requires one.
pub async fn second_factor(context: &RequestContext) -> Result<(SecondFactor, bool), Refused> {
    let (server, account, _) = context.signed_in().await?;
    let (second, requested) =
        tokio::join!(server.second_factors.status(&account), server.second_factors.is_needed(&account));
    // A provider's second factor that counts in this session takes its place.
    let needs = or_refuse(requested)? && !context.provider_factor().await;
    Ok((or_refuse(second)?, needs))
}

form! {
    /// Creates a secret for an authenticator app; leads to the page that shows it.
    "second-factor" SecondFactorPost at "/account/second-factor" labels "own-{}" faults "account-fault-{}" {}
}

form! {
    /// Confirms the setup with a first code. The next page shows the recovery codes, once.
    "second-factor-confirm" SecondFactorConfirm at "/account/second-factor"
    labels "own-second-{}" faults "own-fault-{}" | "account-fault-{}" {
        code: code("one-time-code"),
    }
}

form! {
    /// Replaces the recovery codes.
    "recovery-codes" RecoveryPost at "/account/second-factor" labels "own-{}" faults "account-fault-{}" {
        password: password("current-password") = "own-password-current",
    }
}

form! {
    /// Removes the second factor. Its field has a name of its own, as the page has two passwords.
    "second-factor-remove" SecondFactorRemove at "/account/second-factor"
    labels "own-{}" faults "account-fault-{}" {
        removing: password("current-password") = "own-password-current",
    }
    "password" at "removing"
}

impl Posted for SecondFactorPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let (server, account, _) = context.signed_in().await?;
        server.second_factors.begin(&account).await.map_err(SecondFactorFault::from)?;
        Ok(self.page())
    }
}

impl Posted for SecondFactorConfirm {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let (server, account, token) = context.signed_in().await?;
        show_once(&server.second_factors.confirm(&account, Some(token), &self.code).await?);
        Ok(self.page())
    }
}

impl Posted for RecoveryPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let (server, account, _) = context.signed_in().await?;
        show_once(&server.second_factors.renew_recovery_codes(&account, self.password.clone()).await?);
        Ok(self.page())
    }
}

impl Posted for SecondFactorRemove {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let (server, account, _) = context.signed_in().await?;
        server.second_factors.remove(&account, self.removing.clone()).await?;
        Ok(self.page())
    }
}

/// Passes the codes to the page that shows them, in a cookie that lives for a minute: they are
/// never in a URL.
fn show_once(codes: &RecoveryCodes) {
    tell_with("recovery-codes", "codes", [("codes", &codes.as_slice().join(" "))]);
}
