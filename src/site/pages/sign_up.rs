//! `/sign-up`: the sign-up form.

use super::context::query;
use super::response::{head_title, suspended};
use crate::api::{Flash, RequestContext, default_federation, federations, local, take_flash};
use crate::parts::field::{Field, SelectField, summary};
use crate::words;
use leptos::prelude::*;
use url::form_urlencoded;

/// Fields in form order: name, type, `autocomplete` token.
const FIELDS: [(&str, &str, &str); 3] =
    [("name", "text", "name"), ("email", "email", "email"), ("password", "password", "new-password")];

#[component]
pub fn SignUp() -> impl IntoView {
    let words = words();
    let flash = take_flash("sign-up").unwrap_or_default();
    if flash.typed.contains_key("told") {
        return view! {
            {head_title(words.say("sign-up-title"))}
            <h1>{words.say("sign-up-title")}</h1>
            <p class="saved" role="status"><b>{words.say("sign-up-to-confirm")}</b></p>
            <p>{words.say("sign-up-to-confirm-help")}</p>
        }
        .into_any();
    }
    let next = next(&flash);
    let sign_in = with_next("/sign-in", &next);
    let messages = flash.faults.iter().map(|fault| (field_of(fault), fault_text(&flash, fault))).collect();
    let first = FIELDS.iter().find(|(name, ..)| flash.faults.iter().any(|fault| field_of(fault) == *name));
    let fields: Vec<AnyView> = FIELDS
        .into_iter()
        .map(|(name, kind, autocomplete)| {
            let hint = format!("sign-up-{name}-hint");
            Field {
                name,
                kind,
                autocomplete,
                label: words.say(&format!("sign-up-{name}")),
                hint: words.knows(&hint).then(|| words.say(&hint)),
                typed: flash.typed.get(name).cloned().unwrap_or_default(),
                faults: flash
                    .faults
                    .iter()
                    .filter(|f| field_of(f) == name)
                    .map(|f| fault_text(&flash, f))
                    .collect(),
                focus: first.is_some_and(|(one, ..)| *one == name),
            }
            .view()
        })
        .collect();
    view! {
        {head_title(words.say("sign-up-title"))}
        <h1>{words.say("sign-up-title")}</h1>
        <p>{words.say("sign-up-lead")}</p>
        {summary(messages)}
        <form method="post" action="/api/sign-up" novalidate=true>
            <input type="hidden" name="next" value=next />
            {federation_field(&flash)}
            {fields}
            <p class="actions"><button type="submit" class="button primary">{words.say("sign-up-submit")}</button></p>
        </form>
        <p>{words.say("sign-up-have")} " " <a href=sign_in>{words.say("nav-sign-in")}</a></p>
    }
    .into_any()
}

/// Field of a fault: its id up to the first hyphen; empty if it has none.
pub fn field_of(fault: &str) -> String {
    let field = fault.split('-').next().unwrap_or_default();
    if FIELDS.iter().any(|(name, ..)| *name == field) { field.to_owned() } else { String::new() }
}

/// The message for a fault, with the waiting time after too many attempts.
pub fn fault_text(flash: &Flash, fault: &str) -> String {
    let minutes: i64 = flash.typed.get("minutes").and_then(|n| n.parse().ok()).unwrap_or(1);
    words().format(&format!("account-fault-{fault}"), &[("minutes", minutes.into())])
}

/// The federation field: a choice, if there are several.
pub fn federation_field(flash: &Flash) -> AnyView {
    let context = RequestContext::current();
    let typed = flash.typed.get("federation").cloned().or_else(|| query_param("federation"));
    suspended(async move {
        let all = federations(&context).await;
        let chosen = typed.unwrap_or_else(|| default_federation(&context));
        if all.len() < 2 {
            return view! { <input type="hidden" name="federation" value=chosen /> }.into_any();
        }
        let choices = all.into_iter().map(|one| (one.code, one.name)).collect();
        let label = words().say("federation-choose");
        SelectField { name: "federation", label, hint: None, choices, chosen, faults: Vec::new() }.view()
    })
}

/// A query parameter of the URL.
fn query_param(name: &str) -> Option<String> {
    let query = query();
    let found = form_urlencoded::parse(query.as_bytes()).find(|(one, _)| one == name);
    found.map(|(_, text)| text.into_owned())
}

/// The page to continue with, if on this site: from the returned form, or else from the URL.
pub fn next(flash: &Flash) -> String {
    let next = flash.typed.get("next").cloned().or_else(|| query_param("next")).unwrap_or_default();
    local(&next).unwrap_or_default().to_owned()
}

/// Path of a form that continues at `next`.
pub fn with_next(form: &str, next: &str) -> String {
    if next.is_empty() {
        return form.to_owned();
    }
    let query = form_urlencoded::Serializer::new(String::new()).append_pair("next", next).finish();
    format!("{form}?{query}")
}
