//! `/federation/{code}/certificates/{id}`: a certificate, its events and actions.

use super::super::federation_page;
use super::proposed::code;
use crate::api::{
    Action, Allowed, Certificate, CertificateEvent, Flash, ReasonedChange, RequestContext, TEXT_LIMIT,
    certificate, certificate_events, is_fresh, take_flash,
};
use crate::pages::context::path_param;
use crate::pages::response::head_title;
use crate::pages::when::{day, timestamp_view};
use crate::parts::field::between_tags;
use crate::parts::person_name::person_name;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn CertificatePage() -> impl IntoView {
    let (id, flash) = (path_param("id"), take_flash("certificate"));
    federation_page(
        Action::Certify,
        &format!("/certificates/{id}"),
        async move |context: RequestContext, allowed: Allowed| {
            let one = certificate(&context, &allowed, &id).await?;
            let happened = certificate_events(&context, &one).await?;
            let fresh = is_fresh(&context).await?;
            Ok(render(&allowed, &one, &happened, flash, fresh))
        },
    )
}

fn render(
    allowed: &Allowed,
    one: &Certificate,
    happened: &[CertificateEvent],
    flash: Option<Flash>,
    fresh: bool,
) -> AnyView {
    let words = words();
    let list = format!("/federation/{}/certificates", allowed.federation().code);
    let events: Vec<AnyView> = happened.iter().map(event).collect();
    let file = |of: &str| format!("/certificate/{}/{of}", one.public);
    let heading = words.format("certificate-of", &[("name", person_name(&one.holder).into())]);
    let until = one
        .until
        .map(|until| view! { " · " {words.format("register-until", &[("date", day(until).into())])} });
    view! {
        {head_title(heading.clone())}
        <p class="above"><a href=list>{words.say("federation-certificates")}</a></p>
        <h1>{heading}</h1>
        <p class="lead">{words.say(&format!("verify-{}", one.state.word()))}</p>
        <p class="note">
            {one.level_name.clone()} " · " {words.edition(one.edition)} " · " {day(one.issued_on)} {until}
        </p>
        <p class="actions">
            <a class="button" href=format!("/verify/{}", one.public)>{words.say("certificate-public")}</a> " "
            <a class="button quiet" href=file("certificate.pdf") download="">{words.say("mine-pdf")}</a> " "
            <a class="button quiet" href=file("credential.json") download="">{words.say("mine-credential")}</a>
        </p>
        <section aria-labelledby="happened">
            <h2 id="happened">{words.say("certificate-happened")}</h2>
            <ol>{events}</ol>
        </section>
        {form(allowed, one, flash, fresh)}
    }
    .into_any()
}

fn event(one: &CertificateEvent) -> AnyView {
    let words = words();
    let reason = (!one.reason.is_empty()).then(|| view! { <p class="written">{one.reason.clone()}</p> });
    view! {
        <li>
            {words.say(&format!("certificate-event-{}", one.kind))}
            " · "
            {timestamp_view(one.at)}
            " · "
            {person_name(&one.by)}
            {reason}
        </li>
    }
    .into_any()
}

fn form(allowed: &Allowed, one: &Certificate, flash: Option<Flash>, fresh: bool) -> AnyView {
    let words = words();
    let can: Vec<ReasonedChange> = ReasonedChange::ALL.into_iter().filter(|act| act.can(one)).collect();
    if can.is_empty() {
        return view! { <p class="note">{words.say("certificate-over")}</p> }.into_any();
    }
    if one.account == allowed.by().id
        && one.public.federation == allowed.federation().code
        && allowed.by().federation == allowed.federation().id
    {
        return view! { <p class="note">{words.say("certificate-own")}</p> }.into_any();
    }
    let flash = flash.unwrap_or_default();
    let typed = |name: &str| flash.typed.get(name).cloned().unwrap_or_default();
    let fault = flash.faults.first().map(|fault| words.say(&format!("certificates-fault-{fault}")));
    let of_code = flash.faults.first().is_some_and(|fault| fault.starts_with("code"));
    let alert = fault
        .clone()
        .filter(|_| !of_code)
        .map(|message| view! { <p class="fault" id="change-fault" role="alert">{message}</p> });
    let wrong = alert.is_some();
    let choices: Vec<AnyView> = can
        .into_iter()
        .map(|act| {
            let word = act.word();
            view! {
                <label class="choice">
                    <input type="radio" name="act" value=word required=true checked={typed("act") == word} />
                    <span class="says">{words.say(&format!("certificate-act-{word}"))}</span>
                </label>
            }
            .into_any()
        })
        .collect();
    let code = (!fresh).then(|| code(fault.filter(|_| of_code)));
    view! {
        <section aria-labelledby="change">
            <h2 id="change">{words.say("certificate-change")}</h2>
            <form method="post" action="/api/certificate-change" class="keep">
                <input type="hidden" name="federation" value=allowed.federation().code.clone() />
                <input type="hidden" name="certificate" value=one.id.0.hyphenated().to_string() />
                {alert}
                <fieldset class="field">
                    <legend>{words.say("certificate-what")}</legend>
                    <div class="choices">{choices}</div>
                </fieldset>
                <label for="reason">{words.say("certificate-reason")}</label>
                <p class="hint" id="reason-hint">{words.say("certificate-reason-hint")}</p>
                <textarea
                    id="reason"
                    name="reason"
                    rows="4"
                    required=true
                    maxlength=TEXT_LIMIT
                    aria-describedby=if wrong { "change-fault" } else { "reason-hint" }
                    aria-invalid=wrong.then_some("true")
                >{between_tags(&typed("reason"))}</textarea>
                {code}
                <p class="actions">
                    <button type="submit" class="button primary">{words.say("certificate-do")}</button>
                </p>
            </form>
        </section>
    }
    .into_any()
}
