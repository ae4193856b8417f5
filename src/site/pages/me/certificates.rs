//! `/me/certificates`: the user's certificates for download, and their entry in the director list.

use crate::api::{Certificate, HeldCertificates, RequestContext, held_certificates};
use crate::pages::refused::refused;
use crate::pages::response::{head_title, suspended};
use crate::pages::when::day;
use crate::words;
use jiff::civil::Date;
use leptos::prelude::*;

#[component]
pub fn MyCertificates() -> impl IntoView {
    let context = RequestContext::current();
    suspended(async move {
        match held_certificates(&context).await {
            Ok(own) => render(&own),
            Err(why) => refused(why, "/me/certificates"),
        }
    })
}

fn render(own: &HeldCertificates) -> AnyView {
    let words = words();
    let each: Vec<AnyView> = own.certificates.iter().map(|one| certificate(one, own.today)).collect();
    let list = match each.is_empty() {
        true => view! { <p class="empty">{words.say("mine-none")}</p> }.into_any(),
        false => view! { <ul class="rows laws">{each}</ul> }.into_any(),
    };
    let (requested, button) =
        if own.listed { ("mine-listed", "mine-unlist") } else { ("mine-unlisted", "mine-list") };
    let register = format!("/register/{}", own.federation);
    view! {
        {head_title(words.say("me-certificates"))}
        <p class="above"><a href="/me">{words.say("me-title")}</a></p>
        <h1>{words.say("me-certificates")}</h1>
        {list}
        <p><a href="/verify">{words.say("verify-title")}</a></p>
        <section aria-labelledby="listing">
            <h2 id="listing">{words.say("mine-listing")}</h2>
            <p>{words.say(requested)} " " <a href=register>{words.say("mine-register")}</a></p>
            <form method="post" action="/api/listing">
                <input type="hidden" name="listed" value=if own.listed { "no" } else { "yes" } />
                <p class="actions"><button type="submit" class="button">{words.say(button)}</button></p>
            </form>
        </section>
    }
    .into_any()
}

fn certificate(one: &Certificate, today: Date) -> AnyView {
    let words = words();
    let standing = one.standing(today);
    let state = words.say(&format!("verify-{}", standing.word()));
    let dates = match one.until {
        Some(until) => {
            words.format("mine-dates", &[("issued", day(one.issued_on).into()), ("until", day(until).into())])
        }
        None => words.format("mine-issued", &[("issued", day(one.issued_on).into())]),
    };
    let name = &one.level_name;
    let files = one.is_handed_out(today).then(|| {
        let file = |of: &str| format!("/certificate/{}/{of}", one.public);
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
                <a href=format!("/verify/{}", one.public)>{name.clone()}</a>
                <span class="note">{one.issuer.clone()} " · " {dates}</span>
            </span>
            <span class="how">{state} " " {files}</span>
        </li>
    }
    .into_any()
}
