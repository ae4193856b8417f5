//! `/account/password`: change of password.

use super::{account_link, account_page};
use crate::api::{PasswordPost, lacks_password, own_name};
use crate::pages::response::head_title;
use crate::parts::page_form::PageForm;
use crate::parts::password_note::password_note;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Password() -> impl IntoView {
    let form = PageForm::take(&PasswordPost::FORM);
    account_page("/account/password", async move |context| {
        own_name(&context).await?;
        let note = lacks_password(&context).await.map(password_note);
        let words = words();
        let hint = words.say("sign-up-password-hint");
        let fields = view! { {form.field("current", "")} {form.hinted("password", "", Some(hint))} };
        Ok(view! {
            {head_title(words.say("own-password"))}
            {account_link()}
            <h1>{words.say("own-password")}</h1>
            <p>{words.say("own-password-ends")}</p>
            {note}
            {form.view([], fields, ("own-password-save", "primary"))}
        }
        .into_any())
    })
}
