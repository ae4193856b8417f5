//! `/account/password`: change of password.

use super::{account_link, account_page, faults, password_field};
use crate::api::{own_name, take_flash};
use crate::pages::response::head_title;
use crate::parts::field::summary;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Password() -> impl IntoView {
    let mut flash = take_flash("account-password").unwrap_or_default();
    // A wrong password is a fault of the current one's field.
    for fault in flash.faults.iter_mut().filter(|fault| *fault == "password") {
        "current".clone_into(fault);
    }
    account_page("/account/password", async move |context| {
        own_name(&context).await?;
        let words = words();
        let (messages, wrong) = faults(&flash, &["current", "password"]);
        Ok(view! {
            {head_title(words.say("own-password"))}
            {account_link()}
            <h1>{words.say("own-password")}</h1>
            <p>{words.say("own-password-ends")}</p>
            {summary(messages)}
            <form method="post" action="/api/account-password" novalidate=true>
                {password_field("current", "own-password-current", "current-password", &wrong)}
                {password_field("password", "own-password-new", "new-password", &wrong)}
                <p class="actions">
                    <button type="submit" class="button primary">{words.say("own-password-save")}</button>
                </p>
            </form>
        }
        .into_any())
    })
}
