//! `/federation/{code}/settings`: a federation's settings.

use super::{federation_field, federation_link, federation_page};
use crate::api::{
    Action, Allowed, Disclosure, LogoPost, Refused, RequestContext, SecondIssuer, Settings as SavedSettings,
    SettingsPost, SignUpPolicy, logo_in_use, logo_path,
};
use crate::pages::response::head_title;
use crate::parts::button::act;
use crate::parts::field::{Choice, choices, labelled, offered, radios};
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;
use rules::law::{Edition, Guidelines, OrderWithinSuit, Presumption};

#[component]
pub fn Settings() -> impl IntoView {
    let (form, of_logo) = (PageForm::take(&SettingsPost::FORM), PageForm::take(&LogoPost::FORM));
    federation_page(
        Action::SetFederation,
        "/settings",
        async move |context: RequestContext, allowed: Allowed| {
            let number = logo_in_use(&context, &allowed).await?;
            Ok::<_, Refused>(render(&allowed, &form, number, &of_logo))
        },
    )
}

fn render(allowed: &Allowed, form: &PageForm, number: Option<i32>, of_logo: &PageForm) -> AnyView {
    let words = words();
    let saved = SavedSettings::of(allowed.federation());
    let editions = Edition::ALL.into_iter().map(|one| (one.word().to_owned(), words.edition(one)));
    let policies = offered(SignUpPolicy::ALL.map(SignUpPolicy::word), "settings-sign_up-{}");
    let disclosures = offered(Disclosure::ALL.map(Disclosure::word), "settings-disclosure-{}");
    let issuers = offered(SecondIssuer::ALL.map(SecondIssuer::word), "settings-second_issuer-{}");
    let elections = elections(&saved, form);
    let fields = view! {
        {form.field("name", saved.name)}
        {form.field("languages", saved.languages)}
        {form.choice("edition", editions, saved.edition)}
        {form.field("edition_from", saved.edition_from)}
        {elections}
        {form.field("zone", saved.zone)}
        {form.field("levels", saved.levels)}
        {form.choice("sign_up", policies, saved.sign_up)}
        {form.tick("keeps_record", saved.keeps_record)}
        {form.choice("disclosure", disclosures, saved.disclosure)}
        {form.tick("awaits_results", saved.awaits_results)}
        {form.choice("second_issuer", issuers, saved.second_issuer)}
    };
    view! {
        {head_title(words.say("federation-settings"))}
        {federation_link(allowed)}
        <h1>{words.say("federation-settings")}</h1>
        {form.view([federation_field(allowed)], fields, ("settings-save", "primary"))}
        {logo(allowed, number, of_logo)}
    }
    .into_any()
}

/// The logo on certificates, and the form for another.
fn logo(allowed: &Allowed, number: Option<i32>, form: &PageForm) -> AnyView {
    let words = words();
    let now = match number {
        Some(number) => {
            let path = logo_path(&allowed.federation().code, number);
            view! { <p><img class="logo" src=path alt=words.say("settings-logo-now") /></p> }.into_any()
        }
        None => view! { <p>{words.say("settings-logo-none")}</p> }.into_any(),
    };
    let remove = number.map(|_| {
        let hidden = [federation_field(allowed), ("remove", "yes".to_owned())];
        act(&LogoPost::FORM, hidden, "settings-logo-remove", "quiet")
    });
    view! {
        <section aria-labelledby="logo">
            <h2 id="logo">{words.say("settings-logo")}</h2>
            {now}
            {form.body([federation_field(allowed)], form.field("file", ""), ("settings-logo-save", "primary"))}
            {remove}
        </section>
    }
    .into_any()
}

/// The federation's elections, each as in the Laws or the guidelines unless chosen here.
fn elections(saved: &SavedSettings, form: &PageForm) -> AnyView {
    let words = words();
    let with_usual = |id: &str, rest: Vec<Choice>| -> Vec<Choice> {
        [(String::new(), words.say(id))].into_iter().chain(rest).collect()
    };
    let guidelines = Guidelines::ALL.into_iter().filter(|one| *one != Guidelines::None);
    let guidelines =
        guidelines.map(|one| (one.word().to_owned(), words.say(&format!("desk-guidelines-{}", one.word()))));
    let orders = offered(OrderWithinSuit::ALL.map(OrderWithinSuit::word), "desk-order-{}");
    let now = |name: &str| {
        form.value(
            &format!("elected[{name}]"),
            saved.elected.get(name).map(String::as_str).unwrap_or_default(),
        )
    };
    let select = |name: &str, label: &str, offered: Vec<Choice>| {
        let sent = format!("elected[{name}]");
        choices("field", (sent.clone(), sent), words.say(label), None, offered, &now(name), Vec::new())
    };
    let number = |name: &str, label: &str| {
        let (sent, value) = (format!("elected[{name}]"), now(name));
        labelled("field", &sent.clone(), words.say(label), None, Vec::new(), |_, _| {
            view! { <input id=sent.clone() name=sent type="number" value=value autocomplete="off" /> }
                .into_any()
        })
    };
    let presumptions: Vec<AnyView> = Presumption::ALL
        .into_iter()
        .filter(|one| one.is_elective())
        .map(|one| {
            let (name, chosen) = (format!("elected[{}]", one.word()), now(one.word()));
            let choices = [("", "desk-as-laws"), ("yes", "settings-holds"), ("no", "settings-holds-not")];
            let choices = choices.map(|(value, id)| (value.to_owned(), words.say(id)));
            let plain = (None, Vec::new());
            radios(&name.clone(), name, words.presumption(one), plain, choices, &chosen, "choices-short")
        })
        .collect();
    let faults = form.faults_of("elected");
    let wrong = !faults.is_empty();
    let described = if wrong { "elected-hint elected-fault" } else { "elected-hint" };
    let fault = wrong.then(|| view! { <p class="fault" id="elected-fault">{faults.join(" ")}</p> });
    view! {
        <fieldset class="field" id="elected" class:has-fault=wrong aria-describedby=described>
            <legend>{words.say("desk-elections")}</legend>
            <p class="hint" id="elected-hint">{words.say("desk-elections-hint")}</p>
            {fault}
            {select("guidelines", "desk-guidelines", with_usual("desk-guidelines-none", guidelines.collect()))}
            {select("order", "desk-order", with_usual("desk-as-laws", orders))}
            {number("similar_from", "desk-similar-from")}
            {number("dissimilar_below", "desk-dissimilar-below")}
            <p class="hint">{words.say("desk-similar-hint")}</p>
            <details class="fold">
                <summary>{words.say("desk-presumptions")}</summary>
                {presumptions}
            </details>
        </fieldset>
    }
    .into_any()
}
