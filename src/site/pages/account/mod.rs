//! `/account` and below: the user's own account.
//!
//! | file | URL |
//! |---|---|
//! | here | `/account`: the name, and links to the others |
//! | `password` | `/account/password` |
//! | `second_factor` | `/account/second-factor` |
//! | `providers` | `/account/providers` |
//! | `sessions` | `/account/sessions` |
//! | `leave` | `/account/leave` |
//!
//! The export of all data, `/account/data.json`, is no page.

mod leave;
mod password;
mod providers;
mod second_factor;
mod sessions;

pub use leave::Leave;
pub use password::Password;
pub use providers::Providers;
pub use second_factor::SecondFactorPage;
pub use sessions::Sessions;

use super::refused::refused;
use super::response::{head_title, suspended};
use crate::api::{NamePost, Refused, RequestContext, SecondFactor, own_name, second_factor as factor_of};
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;
use std::future::Future;

#[component]
pub fn Account() -> impl IntoView {
    let form = PageForm::take(&NamePost::FORM);
    account_page("/account", async move |context| {
        let (name, email) = own_name(&context).await?;
        let (second, needs) = factor_of(&context).await?;
        Ok(render(&name, &email, &second, needs, &form))
    })
}

fn render(name: &str, email: &str, second: &SecondFactor, needs: bool, form: &PageForm) -> AnyView {
    let words = words();
    let second = match second {
        SecondFactor::Confirmed { .. } => "own-second-on",
        _ if needs => "own-second-needed",
        _ => "own-second-off",
    };
    let way = |to: &'static str, what: &str, how: String| {
        view! {
            <li>
                <span class="what"><a href=to>{words.say(what)}</a></span>
                <span class="how">{how}</span>
            </li>
        }
        .into_any()
    };
    view! {
        {head_title(words.say("own-title"))}
        <h1>{words.say("own-title")}</h1>
        <p class="note">{words.format("own-who", &[("email", email.into())])}</p>
        {form.done("password", "own-password-changed")}
        {form.view([], form.field("name", name), ("own-name-save", ""))}
        <ul class="rows laws described">
            {way("/account/email", "email-title", words.say("own-email-about"))}
            {way("/account/password", "own-password", words.say("own-password-about"))}
            {way("/account/second-factor", "own-second", words.say(second))}
            {way("/account/providers", "provider-own", words.say("provider-own-about"))}
            {way("/account/sessions", "own-sessions", words.say("own-sessions-about"))}
            {way("/account/data.json", "own-data", words.say("own-data-about"))}
            {way("/account/leave", "own-leave", words.say("own-leave-about"))}
        </ul>
    }
    .into_any()
}

/// A page of the user's account; visitors are redirected to sign-in, and return.
fn account_page<F>(here: &'static str, page: impl FnOnce(RequestContext) -> F + Send + 'static) -> AnyView
where
    F: Future<Output = Result<AnyView, Refused>> + Send,
{
    let context = RequestContext::current();
    suspended(async move { page(context).await.unwrap_or_else(|why| refused(why, here)) })
}

/// Link back to the account page.
fn account_link() -> AnyView {
    view! { <p class="above"><a href="/account">{words().say("own-title")}</a></p> }.into_any()
}
