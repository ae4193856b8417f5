//! `/account/leave`: deletion of the user's account.

use super::{account_link, account_page};
use crate::api::{LeavePost, lacks_password, own_name};
use crate::pages::response::head_title;
use crate::parts::page_form::PageForm;
use crate::parts::password_note::password_note;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Leave() -> impl IntoView {
    let form = PageForm::take(&LeavePost::FORM);
    account_page("/account/leave", async move |context| {
        own_name(&context).await?;
        let note = lacks_password(&context).await.map(password_note);
        let words = words();
        Ok(view! {
            {head_title(words.say("own-leave"))}
            {account_link()}
            <h1>{words.say("own-leave")}</h1>
            <p>{words.say("own-leave-goes")}</p>
            <p>{words.say("own-leave-stays")}</p>
            <p><a href="/account/data.json">{words.say("own-leave-data")}</a></p>
            {note}
            {form.view([], form.field("password", ""), ("own-leave-do", ""))}
        }
        .into_any())
    })
}
