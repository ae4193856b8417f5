//! `/account/leave`: deletion of the user's account.

use super::{account_link, account_page};
use crate::api::{LeavePost, own_name};
use crate::pages::response::head_title;
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Leave() -> impl IntoView {
    let form = PageForm::take(&LeavePost::FORM);
    account_page("/account/leave", async move |context| {
        own_name(&context).await?;
        let words = words();
        Ok(view! {
            {head_title(words.say("own-leave"))}
            {account_link()}
            <h1>{words.say("own-leave")}</h1>
            <p>{words.say("own-leave-goes")}</p>
            <p>{words.say("own-leave-stays")}</p>
            <p><a href="/account/data.json">{words.say("own-leave-data")}</a></p>
            {form.view([], form.field("password", ""), ("own-leave-do", ""))}
        }
        .into_any())
    })
}
