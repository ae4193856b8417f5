//! `/federation/{code}/settings`: a federation's settings.

use super::{federation_link, federation_page};
use crate::api::{
    Action, Allowed, Disclosure, Flash, LOGO, Refused, RequestContext, Settings as SavedSettings,
    SignUpPolicy, logo_in_use, logo_path, take_flash,
};
use crate::pages::response::head_title;
use crate::parts::field::{Field, SelectField, TextArea, summary, tick};
use crate::words;
use leptos::prelude::*;
use rules::law::{Edition, Guidelines, OrderWithinSuit, Presumption};

#[component]
pub fn Settings() -> impl IntoView {
    let (flash, of_logo) = (take_flash("settings"), take_flash("logo"));
    federation_page(
        Action::SetFederation,
        "/settings",
        async move |context: RequestContext, allowed: Allowed| {
            let number = logo_in_use(&context, &allowed).await?;
            let wrong_logo = of_logo.map(|flash| flash.faults).unwrap_or_default();
            Ok::<_, Refused>(render(&allowed, flash, number, &wrong_logo))
        },
    )
}

fn render(allowed: &Allowed, flash: Option<Flash>, number: Option<i32>, wrong_logo: &[String]) -> AnyView {
    let words = words();
    let saved = SavedSettings::of(allowed.federation());
    let faults = flash.as_ref().map(|flash| flash.faults.clone()).unwrap_or_default();
    let typed = |name: &str, now: &str| {
        flash.as_ref().and_then(|flash| flash.typed.get(name).cloned()).unwrap_or_else(|| now.to_owned())
    };
    let message = |fault: &String| words.say(&format!("settings-fault-{fault}"));
    let wrong = |name: &str| faults.iter().filter(|fault| *fault == name).map(message).collect::<Vec<_>>();
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
        SelectField {
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
    let disclosures = Disclosure::ALL
        .into_iter()
        .map(|one| (one.word().to_owned(), words.say(&format!("settings-disclosure-{}", one.word()))))
        .collect();
    let levels = TextArea {
        name: "levels",
        label: label("levels"),
        hint: hint("levels"),
        typed: typed("levels", &saved.levels),
        faults: wrong("levels"),
        rows: 4,
    };
    let keeps = typed("keeps_record", if saved.keeps_record { "yes" } else { "no" }) == "yes";
    let messages = faults.iter().map(|fault| (fault.clone(), message(fault))).collect();
    view! {
        {head_title(words.say("federation-settings"))}
        {federation_link(allowed)}
        <h1>{words.say("federation-settings")}</h1>
        {summary(messages)}
        <form method="post" action="/api/settings" novalidate=true>
            <input type="hidden" name="federation" value=allowed.federation().code.clone() />
            {text("name", "text", &saved.name)}
            {text("languages", "text", &saved.languages)}
            {select("edition", editions, &saved.edition)}
            {text("edition_from", "date", &saved.edition_from)}
            {elections(&saved, &typed, wrong("elections"))}
            {text("zone", "text", &saved.zone)}
            {levels.view()}
            {select("sign_up", policies, &saved.sign_up)}
            {tick("keeps_record", label("keeps_record"), keeps)}
            {select("disclosure", disclosures, &saved.disclosure)}
            <p class="actions"><button type="submit" class="button primary">{words.say("settings-save")}</button></p>
        </form>
        {logo(&allowed.federation().code, number, wrong_logo)}
    }
    .into_any()
}

/// The logo on certificates, and the form for another.
fn logo(code: &str, number: Option<i32>, faults: &[String]) -> AnyView {
    let words = words();
    let now = match number {
        Some(number) => view! {
            <p><img class="logo" src=logo_path(code, number) alt=words.say("settings-logo-now") /></p>
        }
        .into_any(),
        None => view! { <p>{words.say("settings-logo-none")}</p> }.into_any(),
    };
    let message: Vec<String> =
        faults.iter().map(|fault| words.say(&format!("settings-fault-{fault}"))).collect();
    let wrong = !message.is_empty();
    let fault =
        wrong.then(|| view! { <p class="fault" id="logo-fault" role="alert">{message.join(" ")}</p> });
    let described = if wrong { "logo-fault logo-hint" } else { "logo-hint" };
    let code = code.to_owned();
    let remove = number.map(|_| {
        view! {
            <button type="submit" class="button quiet" name="remove" value="yes">
                {words.say("settings-logo-remove")}
            </button>
        }
    });
    view! {
        <section aria-labelledby="logo">
            <h2 id="logo">{words.say("settings-logo")}</h2>
            {now}
            <form method="post" action=LOGO enctype="multipart/form-data">
                <input type="hidden" name="federation" value=code />
                <div class="field" class:has-fault=wrong>
                    <label for="file">{words.say("settings-logo-file")}</label>
                    <p class="hint" id="logo-hint">{words.say("settings-logo-hint")}</p>
                    {fault}
                    <input id="file" name="file" type="file" accept=".png,image/png" aria-describedby=described />
                </div>
                <p class="actions">
                    <button type="submit" class="button primary">{words.say("settings-logo-save")}</button>
                    {remove}
                </p>
            </form>
        </section>
    }
    .into_any()
}

/// The federation's elections, each as in the Laws or the guidelines unless chosen here.
fn elections(saved: &SavedSettings, typed: &dyn Fn(&str, &str) -> String, faults: Vec<String>) -> AnyView {
    let words = words();
    let usual = |text: String| (String::new(), text);
    let mut guidelines = vec![usual(words.say("desk-guidelines-none"))];
    let elective = Guidelines::ALL.into_iter().filter(|one| *one != Guidelines::None);
    guidelines.extend(
        elective.map(|one| (one.word().to_owned(), words.say(&format!("desk-guidelines-{}", one.word())))),
    );
    let mut orders = vec![usual(words.say("desk-as-laws"))];
    orders.extend(
        OrderWithinSuit::ALL
            .map(|one| (one.word().to_owned(), words.say(&format!("desk-order-{}", one.word())))),
    );
    let now = |name: &str| {
        typed(&format!("elected[{name}]"), saved.elections.get(name).map(String::as_str).unwrap_or_default())
    };
    let select = |sent: &'static str, name: &str, label: String, choices| {
        SelectField { name: sent, label, hint: None, choices, chosen: now(name), faults: Vec::new() }.view()
    };
    let number = |sent: &'static str, name: &str, label: String| {
        Field {
            name: sent,
            kind: "number",
            autocomplete: "off",
            label,
            hint: None,
            typed: now(name),
            faults: Vec::new(),
            focus: false,
        }
        .view()
    };
    let wrong = !faults.is_empty();
    let fault = wrong.then(|| view! { <p class="fault" id="elections-fault">{faults.join(" ")}</p> });
    view! {
        <fieldset class="field" id="elections" class:has-fault=wrong aria-describedby="elections-hint">
            <legend>{words.say("desk-elections")}</legend>
            <p class="hint" id="elections-hint">{words.say("desk-elections-hint")}</p>
            {fault}
            {select("elected[guidelines]", "guidelines", words.say("desk-guidelines"), guidelines)}
            {select("elected[order]", "order", words.say("desk-order"), orders)}
            {number("elected[similar_from]", "similar_from", words.say("desk-similar-from"))}
            {number("elected[dissimilar_below]", "dissimilar_below", words.say("desk-dissimilar-below"))}
            <p class="hint">{words.say("desk-similar-hint")}</p>
            <details class="fold">
                <summary>{words.say("desk-presumptions")}</summary>
                {presumptions(&now)}
            </details>
        </fieldset>
    }
    .into_any()
}

fn presumptions(now: &dyn Fn(&str) -> String) -> Vec<AnyView> {
    let words = words();
    let elective = Presumption::ALL.into_iter().filter(|one| one.is_elective());
    elective
        .map(|one| {
            let chosen = now(one.word());
            let name = format!("elected[{}]", one.word());
            let choices = [("", "desk-as-laws"), ("yes", "settings-holds"), ("no", "settings-holds-not")];
            let choices: Vec<AnyView> = choices
                .into_iter()
                .map(|(value, id)| {
                    let checked = chosen == value;
                    view! {
                        <label class="choice">
                            <input type="radio" name=name.clone() value=value checked=checked />
                            <span class="says">{words.say(id)}</span>
                        </label>
                    }
                    .into_any()
                })
                .collect();
            view! {
                <fieldset class="field">
                    <legend>{words.presumption(one)}</legend>
                    <div class="choices choices-short">{choices}</div>
                </fieldset>
            }
            .into_any()
        })
        .collect()
}
