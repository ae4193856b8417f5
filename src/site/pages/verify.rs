//! `/verify/{id}`: permanent public status of a certificate; `/verify`: check of a credential.

use super::context::path_param;
use super::refused::refused;
use super::response::{head_title, set_status, suspended};
use super::when::day;
use crate::api::{
    CHECK_URL, CertificateStanding, Flash, FoundCertificate, Refused, RequestContext, logo_path, look_up,
    take_flash,
};
use crate::words;
use jiff::civil::Date;
use leptos::prelude::*;
use words::Arg;

/// The page of a certificate.
#[component]
pub fn VerifyCertificate() -> impl IntoView {
    let (context, id) = (RequestContext::current(), path_param("id"));
    suspended(async move {
        match look_up(&context, &id).await {
            Ok(found) => render(&found),
            Err(Refused::NotFound) => unknown(),
            Err(why) => refused(why, &format!("/verify/{id}")),
        }
    })
}

/// No such certificate: a mistyped or invented URL.
fn unknown() -> AnyView {
    let words = words();
    set_status(axum::http::StatusCode::NOT_FOUND);
    view! {
        {head_title(words.say("verify-unknown"))}
        <h1>{words.say("verify-unknown")}</h1>
        <p class="lead">{words.say("verify-unknown-about")}</p>
        <p class="actions"><a class="button quiet" href="/verify">{words.say("verify-title")}</a></p>
    }
    .into_any()
}

fn render(found: &FoundCertificate) -> AnyView {
    let words = words();
    let (one, word) = (&found.certificate, found.standing.word());
    let counts = found.standing.counts();
    let class = if counts { "verdict verdict-right" } else { "verdict verdict-wrong" };
    let message = match since(found) {
        Some(date) => words.format(&format!("verify-{word}-about"), &[("date", day(date).into())]),
        None => words.say("verify-life-about"),
    };
    let now = found.now.as_ref().map(|now| {
        view! { <p class="actions"><a class="button" href=format!("/verify/{now}")>{words.say("verify-now")}</a></p> }
    });
    let grounds = words.grounds(&one.grounds.shown(one.disclosure));
    let grounds: Vec<AnyView> = grounds.into_iter().map(|one| view! { <li>{one}</li> }.into_any()).collect();
    let grounds = if grounds.is_empty() {
        view! { <p>{words.say("verify-grounds-hidden")}</p> }.into_any()
    } else {
        view! { <ul>{grounds}</ul> }.into_any()
    };
    let valid = match (one.until, one.inactive_years) {
        (Some(until), None) => day(until),
        (_, Some(years)) => words.format("paper-valid-active", &[("years", i64::from(years).into())]),
        (None, None) => words.say("paper-valid-life"),
    };
    let band = one.band.map(|band| words.band(band));
    let row = |id: &str, text: String| view! { <dt>{words.say(id)}</dt> <dd>{text}</dd> }.into_any();
    let logo = one.logo.map(|number| {
        let alt = words.format("verify-logo", &[("federation", (&one.issuer).into())]);
        view! { <p><img class="logo" src=logo_path(&one.public.federation, number) alt=alt /></p> }
    });
    let heading = words.format("verify-heading", &[("name", holder(&one.holder).into())]);
    view! {
        {head_title(heading.clone())}
        {logo}
        <h1>{heading}</h1>
        <p><strong class=class>{words.say(&format!("verify-{word}"))}</strong></p>
        <p class="lead">{message}</p>
        {now}
        <dl class="hold-facts">
            {row("verify-holder", holder(&one.holder))}
            {row("verify-issuer", one.issuer.clone())}
            {row("verify-level", one.level_name.clone())}
            {row("verify-programme", one.programme_name.clone())}
            {band.map(|band| row("verify-band", band))}
            {row("verify-edition", words.edition(one.edition))}
            {row("verify-issued", day(one.issued_on))}
            {row("verify-valid-row", valid)}
            {row("verify-number", one.public.to_string())}
        </dl>
        <section aria-labelledby="grounds">
            <h2 id="grounds">{words.say("verify-grounds")}</h2>
            {grounds}
        </section>
        <p class="note"><a href="/verify">{words.say("verify-other")}</a></p>
    }
    .into_any()
}

/// The holder's name, or the notice that their record was removed.
fn holder(name: &str) -> String {
    if name.is_empty() { words().say("verify-removed") } else { name.to_owned() }
}

/// Date from or until which the status holds; `None` if without end.
fn since(found: &FoundCertificate) -> Option<Date> {
    match found.standing {
        CertificateStanding::Valid | CertificateStanding::Expired => found.certificate.until,
        CertificateStanding::Suspended
        | CertificateStanding::Revoked
        | CertificateStanding::Replaced
        | CertificateStanding::Renewed => Some(found.changed),
    }
}

/// The page for checking a credential.
#[component]
pub fn Verify() -> impl IntoView {
    let flash = take_flash("verify");
    let words = words();
    let answer = flash.map(answer);
    view! {
        {head_title(words.say("verify-title"))}
        <h1>{words.say("verify-title")}</h1>
        <p class="lead">{words.say("verify-lead")}</p>
        {answer}
        <form method="post" action=CHECK_URL enctype="multipart/form-data">
            <div class="field">
                <label for="credential">{words.say("verify-paste")}</label>
                <p class="hint" id="credential-hint">{words.say("verify-paste-hint")}</p>
                <textarea
                    id="credential"
                    name="credential"
                    rows="8"
                    spellcheck="false"
                    aria-describedby="credential-hint"
                ></textarea>
            </div>
            <div class="field">
                <label for="file">{words.say("verify-file")}</label>
                <input
                    id="file"
                    name="file"
                    type="file"
                    accept=".json,application/json,application/vc,application/ld+json"
                />
            </div>
            <p class="actions"><button type="submit" class="button primary">{words.say("verify-check")}</button></p>
        </form>
    }
}

/// Result of checking a credential: the token of the result, followed by that of the reason.
fn answer(flash: Flash) -> AnyView {
    let words = words();
    let [word, reason] = [0, 1].map(|nth| flash.faults.get(nth).map(String::as_str).unwrap_or_default());
    let known = words.knows(&format!("credential-title-{word}"));
    let title = if known { words.credential_title(word) } else { words.say("silent-title") };
    let class = if word == "valid" { "verdict verdict-right" } else { "verdict verdict-wrong" };
    let args: Vec<(&str, Arg)> =
        flash.typed.iter().map(|(name, text)| (name.as_str(), text.into())).collect();
    let why = words.knows(&format!("credential-about-{reason}"));
    let why = why.then(|| view! { <p>{words.credential_about(reason, &args)}</p> });
    let certificate = flash.typed.get("certificate").filter(|id| !id.is_empty());
    let certificate = certificate.map(|id| {
        view! {
            <p class="actions">
                <a class="button" href=format!("/verify/{id}")>{words.say("verify-certificate")}</a>
            </p>
        }
    });
    view! {
        <section aria-labelledby="answer" class="aside" role="status">
            <h2 id="answer"><span class=class>{title}</span></h2>
            {why} {certificate}
        </section>
    }
    .into_any()
}
