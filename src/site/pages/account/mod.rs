//! `/account` and below: the user's own account.
//!
//! | file | URL |
//! |---|---|
//! | here | `/account`: the name, and links to the others |
//! | `password` | `/account/password` |
//! | `second_factor` | `/account/second-factor` |
//! | `sessions` | `/account/sessions` |
//! | `leave` | `/account/leave` |
//!
//! The export of all data, `/account/data.json`, is no page.

mod leave;
mod password;
mod second_factor;
mod sessions;

pub use leave::Leave;
pub use password::Password;
pub use second_factor::{SecondFactorPage, code_field};
pub use sessions::Sessions;

use super::refused::refused;
use super::response::{head_title, suspended};
use crate::api::{
    Flash, Refused, RequestContext, SecondFactor, own_name, second_factor as factor_of, take_flash,
};
use crate::parts::field::{Field, summary};
use crate::words;
use leptos::prelude::*;
use std::future::Future;

#[component]
pub fn Account() -> impl IntoView {
    let flash = take_flash("account-name");
    let done = take_flash("account-done").is_some();
    account_page("/account", async move |context| {
        let (name, email) = own_name(&context).await?;
        let (second, needs) = factor_of(&context).await?;
        Ok(render(&name, &email, &second, needs, flash, done))
    })
}

fn render(
    name: &str,
    email: &str,
    second: &SecondFactor,
    needs: bool,
    flash: Option<Flash>,
    done: bool,
) -> AnyView {
    let words = words();
    let done = done.then(|| view! { <p class="done" role="status">{words.say("own-password-changed")}</p> });
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
        {done}
        {name_form(name, flash)}
        <ul class="rows laws">
            {way("/account/email", "email-title", words.say("own-email-about"))}
            {way("/account/password", "own-password", words.say("own-password-about"))}
            {way("/account/second-factor", "own-second", words.say(second))}
            {way("/account/sessions", "own-sessions", words.say("own-sessions-about"))}
            {way("/account/data.json", "own-data", words.say("own-data-about"))}
            {way("/account/leave", "own-leave", words.say("own-leave-about"))}
        </ul>
    }
    .into_any()
}

fn name_form(name: &str, flash: Option<Flash>) -> AnyView {
    let words = words();
    let flash = flash.unwrap_or_else(|| Flash {
        typed: [("name".to_owned(), name.to_owned())].into(),
        ..Flash::default()
    });
    let (messages, of_field) = faults(&flash, &["name"]);
    let field = Field {
        name: "name",
        kind: "text",
        autocomplete: "name",
        label: words.say("sign-up-name"),
        hint: Some(words.say("sign-up-name-hint")),
        typed: flash.typed.get("name").cloned().unwrap_or_default(),
        faults: of_field.iter().map(|(_, message)| message.clone()).collect(),
        focus: !of_field.is_empty(),
    };
    view! {
        {summary(messages)}
        <form method="post" action="/api/account-name" novalidate=true>
            {field.view()}
            <p class="actions"><button type="submit" class="button">{words.say("own-name-save")}</button></p>
        </form>
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

/// Faults: the field, and the message.
type FieldFaults = Vec<(String, String)>;

/// All faults, each with its field if that is one of these; and those of these fields only.
pub fn faults(flash: &Flash, fields: &[&str]) -> (FieldFaults, FieldFaults) {
    let words = words();
    let minutes: i64 = flash.typed.get("minutes").and_then(|n| n.parse().ok()).unwrap_or(1);
    let message = |fault: &String| {
        let own = format!("own-fault-{fault}");
        let id = if words.knows(&own) { own } else { format!("account-fault-{fault}") };
        words.format(&id, &[("minutes", minutes.into())])
    };
    let field = |fault: &String| {
        let begins = fault.split('-').next().unwrap_or_default();
        if fields.contains(&begins) { begins.to_owned() } else { String::new() }
    };
    let all: Vec<(String, String)> =
        flash.faults.iter().map(|fault| (field(fault), message(fault))).collect();
    let of_fields = all.iter().filter(|(field, _)| !field.is_empty()).cloned().collect();
    (all, of_fields)
}

/// A password field with its faults.
fn password_field(
    name: &'static str,
    label: &str,
    kind: &'static str,
    wrong: &[(String, String)],
) -> AnyView {
    let words = words();
    Field {
        name,
        kind: "password",
        autocomplete: kind,
        label: words.say(label),
        hint: (kind == "new-password").then(|| words.say("sign-up-password-hint")),
        typed: String::new(),
        faults: wrong.iter().filter(|(field, _)| field == name).map(|(_, message)| message.clone()).collect(),
        focus: wrong.first().is_some_and(|(field, _)| field == name),
    }
    .view()
}
