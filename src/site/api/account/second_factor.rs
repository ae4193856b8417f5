//! The user's second factor: the forms at `/account/second-factor`.

use super::super::code::fault_flash;
use super::super::cookies::{self, Flash};
use super::super::federation::or_refuse;
use super::super::request_context::{Refused, RequestContext};
use super::{act, database_fault};
use leptos::prelude::*;
use leptos::server_fn::error::ServerFnError;
use server::accounts::Password;
pub use server::accounts::SecondFactor;
use server::accounts::second_factor::RecoveryCodes;

const PAGE: &str = "/account/second-factor";
const FORM: &str = "second-factor";

/// Status of the user's second factor, and whether a role requires one.
pub async fn second_factor(context: &RequestContext) -> Result<(SecondFactor, bool), Refused> {
    let (server, account, _) = context.signed_in().await?;
    let (second, requested) =
        tokio::join!(server.second_factors.status(&account), server.second_factors.is_needed(&account));
    Ok((or_refuse(second)?, or_refuse(requested)?))
}

/// Creates a secret for an authenticator app and redirects to the page that shows it.
#[server(prefix = "/api", endpoint = "second-factor")]
pub async fn begin_second_factor() -> Result<(), ServerFnError> {
    act(PAGE, FORM, async |server, account, _| {
        server.second_factors.begin(&account).await.map_err(database_fault)?;
        Ok(PAGE)
    })
    .await
}

/// Confirms the setup with a first code. The next page shows the recovery codes, once.
#[server(prefix = "/api", endpoint = "second-factor-confirm")]
pub async fn confirm_second_factor(#[server(default)] code: String) -> Result<(), ServerFnError> {
    act(PAGE, FORM, async |server, account, token| {
        let codes =
            server.second_factors.confirm(&account, Some(&token), &code).await.map_err(fault_flash)?;
        show_once(&codes);
        Ok(PAGE)
    })
    .await
}

/// Replaces the recovery codes.
#[server(prefix = "/api", endpoint = "recovery-codes")]
pub async fn renew_recovery_codes(#[server(default)] password: String) -> Result<(), ServerFnError> {
    act(PAGE, FORM, async |server, account, _| {
        let renewed =
            server.second_factors.renew_recovery_codes(&account, Password::new(password.clone())).await;
        show_once(&renewed.map_err(|fault| of_form(fault_flash(fault), "renew"))?);
        Ok(PAGE)
    })
    .await
}

/// Removes the second factor.
#[server(prefix = "/api", endpoint = "second-factor-remove")]
pub async fn remove_second_factor(#[server(default)] removing: String) -> Result<(), ServerFnError> {
    act(PAGE, FORM, async |server, account, _| {
        let removed = server.second_factors.remove(&account, Password::new(removing.clone())).await;
        removed.map_err(|fault| of_form(fault_flash(fault), "remove"))?;
        Ok(PAGE)
    })
    .await
}

/// Names the form of the page that has the faults.
fn of_form(mut flash: Flash, form: &str) -> Flash {
    flash.typed.insert("form".to_owned(), form.to_owned());
    flash
}

/// Passes the codes to the page that shows them, in a cookie that lives for a minute: they are
/// never in a URL.
fn show_once(codes: &RecoveryCodes) {
    let typed = [("codes".to_owned(), codes.as_slice().join(" "))].into();
    cookies::leave_flash("recovery-codes", &Flash { faults: Vec::new(), typed });
}
