//! `/account/leave`: deletion of the user's account.

use super::{account_link, account_page, faults, password_field};
use crate::api::{own_name, take_flash};
use crate::pages::response::head_title;
use crate::parts::field::summary;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Leave() -> impl IntoView {
    let flash = take_flash("account-leave").unwrap_or_default();
    account_page("/account/leave", async move |context| {
        own_name(&context).await?;
        let words = words();
        let (messages, wrong) = faults(&flash, &["password"]);
        Ok(view! {
            {head_title(words.say("own-leave"))}
            {account_link()}
            <h1>{words.say("own-leave")}</h1>
            <p>{words.say("own-leave-goes")}</p>
            <p>{words.say("own-leave-stays")}</p>
            <p><a href="/account/data.json">{words.say("own-leave-data")}</a></p>
            {summary(messages)}
            <form method="post" action="/api/account-leave" novalidate=true>
                {password_field("password", "own-password-current", "current-password", &wrong)}
                <p class="actions"><button type="submit" class="button">{words.say("own-leave-do")}</button></p>
            </form>
        }
        .into_any())
    })
}
