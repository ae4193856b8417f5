//! `/federation/{code}/settings`: what a federation has decided.

use super::{above, within};
use crate::app::api::{Action, Allowed, Flash, Refused, Settings as Kept, SignUpPolicy, Visit, take_flash};
use crate::app::pages::titled;
use crate::app::parts::field::{Area, Field, Select, summary, tick};
use crate::law::Edition;
use crate::words::english;
use leptos::prelude::*;

/// The page.
#[component]
pub fn Settings() -> impl IntoView {
    let flash = take_flash("settings");
    within(Action::SetFederation, "/settings", async move |_: Visit, allowed: Allowed| {
        Ok::<_, Refused>(shown(&allowed, flash))
    })
}

fn shown(allowed: &Allowed, flash: Option<Flash>) -> AnyView {
    let words = english();
    let kept = Kept::of(allowed.federation());
    let faults = flash.as_ref().map(|flash| flash.faults.clone()).unwrap_or_default();
    let typed = |name: &str, now: &str| {
        flash.as_ref().and_then(|flash| flash.typed.get(name).cloned()).unwrap_or_else(|| now.to_owned())
    };
    let said = |fault: &String| words.say(&format!("settings-fault-{fault}"));
    let wrong = |name: &str| faults.iter().filter(|fault| *fault == name).map(said).collect::<Vec<_>>();
    let label = |name: &str| words.say(&format!("settings-{name}"));
    let hint = |name: &str| {
        let id = format!("settings-{name}-hint");
        words.knows(&id).then(|| words.say(&id))
    };
    let text = |name: &'static str, kind: &'static str, now: &str| {
        Field {
            name,
            kind,
            autocomplete: "off",
            label: label(name),
            hint: hint(name),
            typed: typed(name, now),
            faults: wrong(name),
            focus: faults.first().is_some_and(|first| first == name),
        }
        .view()
    };
    let select = |name: &'static str, choices: Vec<(String, String)>, now: &str| {
        Select {
            name,
            label: label(name),
            hint: hint(name),
            choices,
            chosen: typed(name, now),
            faults: wrong(name),
        }
        .view()
    };
    let editions = Edition::ALL.into_iter().map(|one| (one.word().to_owned(), words.edition(one))).collect();
    let policies = SignUpPolicy::ALL
        .into_iter()
        .map(|one| (one.word().to_owned(), words.say(&format!("settings-sign_up-{}", one.word()))))
        .collect();
    let levels = Area {
        name: "levels",
        label: label("levels"),
        hint: hint("levels"),
        typed: typed("levels", &kept.levels),
        faults: wrong("levels"),
        rows: 4,
    };
    let keeps = typed("keeps_record", if kept.keeps_record { "yes" } else { "no" }) == "yes";
    let told = faults.iter().map(|fault| (fault.clone(), said(fault))).collect();
    view! {
        {titled(words.say("federation-settings"))}
        {above(allowed)}
        <h1>{words.say("federation-settings")}</h1>
        {summary(told)}
        <form method="post" action="/api/settings" novalidate=true>
            <input type="hidden" name="federation" value=allowed.federation().code.clone() />
            {text("name", "text", &kept.name)}
            {text("languages", "text", &kept.languages)}
            {select("edition", editions, &kept.edition)}
            {text("edition_from", "date", &kept.edition_from)}
            {text("zone", "text", &kept.zone)}
            {levels.view()}
            {select("sign_up", policies, &kept.sign_up)}
            {tick("keeps_record", label("keeps_record"), keeps)}
            <p class="actions"><button type="submit" class="button primary">{words.say("settings-save")}</button></p>
        </form>
    }
    .into_any()
}
