//! `/federation/{code}/certificates/{id}`: a certificate, its events and actions.

use super::super::{federation_field, federation_page};
use crate::api::{
    Action, Allowed, Certificate, CertificateChange, CertificateEvent, ReasonedChange, RequestContext,
    certificate, certificate_events, is_fresh,
};
use crate::pages::context::path_param;
use crate::pages::response::head_title;
use crate::pages::when::{day, moment_view};
use crate::parts::page_form::PageForm;
use crate::parts::person_name::person_name;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn CertificatePage() -> impl IntoView {
    let (id, form) = (path_param("id"), PageForm::take(&CertificateChange::FORM).class("keep"));
    federation_page(
        Action::Certify,
        &format!("/certificates/{id}"),
        async move |context: RequestContext, allowed: Allowed| {
            let one = certificate(&context, &allowed, &id).await?;
            let happened = certificate_events(&context, &one).await?;
            let fresh = is_fresh(&context).await?;
            Ok(render(&allowed, &one, &happened, &form, fresh))
        },
    )
}

fn render(
    allowed: &Allowed,
    one: &Certificate,
    happened: &[CertificateEvent],
    form: &PageForm,
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
        {change(allowed, one, form, fresh)}
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
            {moment_view(one.at)}
            " · "
            {person_name(&one.by)}
            {reason}
        </li>
    }
    .into_any()
}

fn change(allowed: &Allowed, one: &Certificate, form: &PageForm, fresh: bool) -> AnyView {
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
    let changes = can.into_iter().map(ReasonedChange::word);
    let changes = changes.map(|word| (word.to_owned(), words.say(&format!("certificate-act-{word}"))));
    let fields = view! {
        {form.radios("act", changes, "", "")}
        {form.field("reason", "")}
        {(!fresh).then(|| form.field("code", ""))}
    };
    let hidden = [federation_field(allowed), ("certificate", one.id.0.hyphenated().to_string())];
    view! {
        <section aria-labelledby="change">
            <h2 id="change">{words.say("certificate-change")}</h2>
            {form.view(hidden, fields, ("certificate-do", "primary"))}
        </section>
    }
    .into_any()
}
