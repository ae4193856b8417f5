//! One's own second factor, by the forms at `/account/second-factor`.

use super::super::code::told;
use super::super::cookies::{self, Flash};
use super::super::federation::told as read;
use super::super::request_context::{Refused, RequestContext};
use super::{act, unsaved};
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
    let (second, asked) = tokio::join!(server.second_factor(&account), server.needs_second_factor(&account));
    Ok((read(second)?, read(asked)?))
}

/// Makes a secret to set up a program with, and leads back to the page that shows it.
#[server(prefix = "/api", endpoint = "second-factor")]
pub async fn begin_second_factor() -> Result<(), ServerFnError> {
    act(PAGE, FORM, async |server, account, _| {
        server.begin_second_factor(&account).await.map_err(unsaved)?;
        Ok(PAGE)
    })
    .await
}

/// Takes a first code. The page that this leads to shows the recovery codes, once.
#[server(prefix = "/api", endpoint = "second-factor-confirm")]
pub async fn confirm_second_factor(#[server(default)] code: String) -> Result<(), ServerFnError> {
    act(PAGE, FORM, async |server, account, token| {
        let codes = server.confirm_second_factor(&account, Some(&token), &code).await.map_err(told)?;
        show_once(&codes);
        Ok(PAGE)
    })
    .await
}

/// Makes new recovery codes in place of the old.
#[server(prefix = "/api", endpoint = "recovery-codes")]
pub async fn renew_recovery_codes(#[server(default)] password: String) -> Result<(), ServerFnError> {
    act(PAGE, FORM, async |server, account, _| {
        let renewed = server.renew_recovery_codes(&account, Password::new(password.clone())).await;
        show_once(&renewed.map_err(|fault| of_form(told(fault), "renew"))?);
        Ok(PAGE)
    })
    .await
}

/// Takes the second factor away.
#[server(prefix = "/api", endpoint = "second-factor-remove")]
pub async fn remove_second_factor(#[server(default)] removing: String) -> Result<(), ServerFnError> {
    act(PAGE, FORM, async |server, account, _| {
        let removed = server.remove_second_factor(&account, Password::new(removing.clone())).await;
        removed.map_err(|fault| of_form(told(fault), "remove"))?;
        Ok(PAGE)
    })
    .await
}

/// Says which of the page's forms the faults are of.
fn of_form(mut flash: Flash, form: &str) -> Flash {
    flash.typed.insert("form".to_owned(), form.to_owned());
    flash
}

/// Carries the codes to the page that shows them. They are in the browser for a minute at most, and in no address.
fn show_once(codes: &RecoveryCodes) {
    let typed = [("codes".to_owned(), codes.as_slice().join(" "))].into();
    cookies::leave_flash("recovery-codes", &Flash { faults: Vec::new(), typed });
}
