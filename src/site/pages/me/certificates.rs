//! `/me/certificates`: the user's certificates with their status and files, and consent to be
//! listed in the public register of directors.

use crate::api::{Certificate, HeldCertificates, ListingPost, RequestContext, held_certificates};
use crate::pages::refused::refused;
use crate::pages::response::{head_title, suspended};
use crate::pages::when::day;
use crate::parts::button::act;
use crate::words;
use jiff::civil::Date;
use leptos::prelude::*;

#[component]
pub fn MyCertificates() -> impl IntoView {
    let context = RequestContext::current();
    suspended(async move {
        match held_certificates(&context).await {
            Ok(own) => render(&own),
            Err(refusal) => refused(refusal, "/me/certificates"),
        }
    })
}

fn render(own: &HeldCertificates) -> AnyView {
    let words = words();
    let items: Vec<AnyView> = own.certificates.iter().map(|held| item(held, own.today)).collect();
    let list = match items.is_empty() {
        true => view! { <p class="empty">{words.say("mine-none")}</p> }.into_any(),
        false => view! { <ul class="rows laws">{items}</ul> }.into_any(),
    };
    let (state, button) =
        if own.listed { ("mine-listed", "mine-unlist") } else { ("mine-unlisted", "mine-list") };
    let listed = [("listed", if own.listed { "no" } else { "yes" }.to_owned())];
    let register = format!("/register/{}", own.federation);
    view! {
        {head_title(words.say("me-certificates"))}
        <p class="above"><a href="/me">{words.say("me-title")}</a></p>
        <h1>{words.say("me-certificates")}</h1>
        {list}
        <p><a href="/verify">{words.say("verify-title")}</a></p>
        <section aria-labelledby="listing">
            <h2 id="listing">{words.say("mine-listing")}</h2>
            <p>{words.say(state)} " " <a href=register>{words.say("mine-register")}</a></p>
            {act(&ListingPost::FORM, listed, button, "")}
        </section>
    }
    .into_any()
}

fn item(certificate: &Certificate, today: Date) -> AnyView {
    let words = words();
    let status = certificate.standing(today);
    let state = words.say(&format!("verify-{}", status.word()));
    let dates = match certificate.until {
        Some(until) => words.format(
            "mine-dates",
            &[("issued", day(certificate.issued_on).into()), ("until", day(until).into())],
        ),
        None => words.format("mine-issued", &[("issued", day(certificate.issued_on).into())]),
    };
    let name = &certificate.level_name;
    let files = certificate.is_downloadable(today).then(|| {
        let file = |name: &str| format!("/certificate/{}/{name}", certificate.public);
        let label = |id: &str| words.format(id, &[("level", name.into())]);
        view! {
            <a class="button" href=file("certificate.pdf") download="" aria-label=label("mine-pdf-of")>
                {words.say("mine-pdf")}
            </a>
            " "
            <a
                class="button quiet"
                href=file("credential.json")
                download=""
                aria-label=label("mine-credential-of")
            >
                {words.say("mine-credential")}
            </a>
        }
    });
    view! {
        <li>
            <span class="what">
                <a href=format!("/verify/{}", certificate.public)>{name.clone()}</a>
                <span class="note">{certificate.issuer.clone()} " · " {dates}</span>
            </span>
            <span class="how">{state} " " {files}</span>
        </li>
    }
    .into_any()
}
