//! `/federation/{code}/people/{id}/accommodations`: a candidate's accommodation for exams.

use super::federation_link;
use crate::api::{
    Accommodation, Action, Allowed, ExtraTime, Flash, Member, RequestContext, accommodation_of, member,
    person_id, take_flash,
};
use crate::pages::context::path_param;
use crate::pages::refused::refused;
use crate::pages::response::{head_title, suspended};
use crate::parts::field::{Field, summary, tick};
use crate::words;
use leptos::prelude::*;
use std::collections::BTreeMap;

#[component]
pub fn Accommodations() -> impl IntoView {
    let flash = take_flash("accommodation");
    let context = RequestContext::current();
    let (code, id) = (path_param("code"), path_param("id"));
    suspended(async move {
        let shown = async {
            let whose = match person_id(&id) {
                Some(id) => context.whose(&code, id).await,
                None => crate::api::Whose::Others,
            };
            let allowed = context.allowed(Action::Accommodate, &code, whose).await?;
            let member = member(&context, &allowed, &id).await?;
            let accommodation = accommodation_of(&context, &member.account).await?;
            Ok(render(&allowed, &member, accommodation, flash))
        };
        shown
            .await
            .unwrap_or_else(|why| refused(why, &format!("/federation/{code}/people/{id}/accommodations")))
    })
}

fn render(allowed: &Allowed, member: &Member, accommodation: Accommodation, flash: Option<Flash>) -> AnyView {
    let words = words();
    let code = &allowed.federation().code;
    let (person, name) = (member.account.id.0.to_string(), member.account.name.clone());
    let faults = flash.as_ref().map(|flash| flash.faults.clone()).unwrap_or_default();
    let saved = faults.iter().any(|fault| fault == "kept");
    let faults: Vec<String> = faults.into_iter().filter(|fault| fault != "kept").collect();
    let typed = flash.filter(|_| !saved).map_or_else(|| fields(accommodation), |flash| flash.typed);
    let message = |fault: &String| words.say(&format!("granted-fault-{fault}"));
    let of = |fault: &String| if fault == "both" { "minutes".to_owned() } else { fault.clone() };
    let field = |field: &'static str| {
        Field {
            name: field,
            kind: "text",
            autocomplete: "off",
            label: words.say(&format!("granted-{field}")),
            hint: Some(words.say(&format!("granted-{field}-hint"))),
            typed: typed.get(field).cloned().unwrap_or_default(),
            faults: faults.iter().filter(|fault| of(fault) == field).map(message).collect(),
            focus: faults.first().is_some_and(|first| of(first) == field),
        }
        .view()
    };
    let ticked = |name: &str| typed.get(name).is_some_and(|value| value == "yes");
    let messages = faults.iter().map(|fault| (of(fault), message(fault))).collect();
    let done = saved.then(|| view! { <p class="done" role="status">{words.say("granted-kept")}</p> });
    let to = format!("/federation/{code}/people/{person}");
    view! {
        {head_title(words.say("granted-title"))}
        {federation_link(allowed)}
        <h1>{words.say("granted-title")}</h1>
        <p><a href=to>{name}</a></p>
        <p>{words.say("granted-lead")}</p>
        {done}
        {summary(messages)}
        <form method="post" action="/api/accommodation" novalidate=true>
            <input type="hidden" name="federation" value=code.clone() />
            <input type="hidden" name="person" value=person />
            {field("percent")}
            {field("minutes")}
            {tick("larger_type", words.say("granted-larger_type"), ticked("larger_type"))}
            {tick("no_countdown", words.say("granted-no_countdown"), ticked("no_countdown"))}
            <p class="actions"><button type="submit" class="button primary">{words.say("granted-save")}</button></p>
        </form>
    }
    .into_any()
}

/// The accommodation as form values.
fn fields(accommodation: Accommodation) -> BTreeMap<String, String> {
    let (percent, minutes) = match accommodation.extra {
        ExtraTime::None => (String::new(), String::new()),
        ExtraTime::Percent(percent) => (percent.to_string(), String::new()),
        ExtraTime::Minutes(minutes) => (String::new(), minutes.to_string()),
    };
    let yes = |is: bool| if is { "yes" } else { "" }.to_owned();
    [
        ("percent", percent),
        ("minutes", minutes),
        ("larger_type", yes(accommodation.larger_type)),
        ("no_countdown", yes(accommodation.no_countdown)),
    ]
    .map(|(name, text)| (name.to_owned(), text))
    .into()
}
