//! `/federation/{code}/invite`: inviting a person without an account.

use super::{federation_link, federation_page};
use crate::api::{Action, Allowed, Flash, Refused, RequestContext, take_flash};
use crate::pages::response::head_title;
use crate::pages::sign_up::{self, field_of};
use crate::parts::field::{Field, summary};
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Invite() -> impl IntoView {
    let flash = take_flash("invite").unwrap_or_default();
    federation_page(Action::Enrol, "/invite", async move |_: RequestContext, allowed: Allowed| {
        Ok::<_, Refused>(render(&allowed, &flash))
    })
}

fn render(allowed: &Allowed, flash: &Flash) -> AnyView {
    let words = words();
    let typed = |name: &str| flash.typed.get(name).cloned().unwrap_or_default();
    let message = flash.typed.contains_key("told").then(|| {
        let text = words.format("invite-invited", &[("email", typed("email").into())]);
        view! { <p class="saved" role="status"><b>{text}</b></p> }
    });
    let field = |name: &'static str, kind: &'static str| {
        let of_it = flash.faults.iter().filter(|one| field_of(one) == name);
        let faults: Vec<String> = of_it.map(|one| fault_text(flash, one)).collect();
        Field {
            name,
            kind,
            autocomplete: "off",
            label: words.say(&format!("invite-{name}")),
            hint: None,
            typed: if flash.faults.is_empty() { String::new() } else { typed(name) },
            focus: !faults.is_empty(),
            faults,
        }
        .view()
    };
    let wrong = flash.faults.iter().map(|fault| (field_of(fault), fault_text(flash, fault))).collect();
    view! {
        {head_title(words.say("invite-title"))}
        {federation_link(allowed)}
        <h1>{words.say("invite-title")}</h1>
        {message}
        <p class="lead">{words.say("invite-lead")}</p>
        {summary(wrong)}
        <form method="post" action="/api/invite" novalidate=true>
            <input type="hidden" name="federation" value=allowed.federation().code.clone() />
            {field("name", "text")}
            {field("email", "email")}
            <p class="actions"><button type="submit" class="button primary">{words.say("invite-submit")}</button></p>
        </form>
    }
    .into_any()
}

/// A fault, worded for staff.
fn fault_text(flash: &Flash, fault: &str) -> String {
    match fault {
        "email-taken" => words().say("invite-taken"),
        _ => sign_up::fault_text(flash, fault),
    }
}
