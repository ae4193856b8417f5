//! `/account/second-factor`: setup and removal of a second factor.

use super::{account_link, account_page, faults, password_field};
use crate::api::{Flash, SecondFactor, own_name, second_factor, take_flash};
use crate::pages::response::head_title;
use crate::parts::field::{Field, summary};
use crate::parts::qr;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn SecondFactorPage() -> impl IntoView {
    let flash = take_flash("second-factor").unwrap_or_default();
    let codes = take_flash("recovery-codes").and_then(|flash| flash.typed.get("codes").cloned());
    account_page("/account/second-factor", async move |context| {
        let (second, needs) = second_factor(&context).await?;
        let (_, email) = own_name(&context).await?;
        let words = words();
        let state = match &second {
            SecondFactor::None => none(&flash),
            SecondFactor::Begun(secret) => {
                let address = secret.address(&words.say("site-name"), &email);
                begun(&flash, &address, &secret.typed())
            }
            SecondFactor::Confirmed { recovery_codes } => confirmed(&flash, *recovery_codes, needs),
        };
        let needed = (needs && !matches!(second, SecondFactor::Confirmed { .. }))
            .then(|| view! { <p class="note"><strong>{words.say("own-second-needed")}</strong></p> });
        Ok(view! {
            {head_title(words.say("own-second"))}
            {account_link()}
            <h1>{words.say("own-second")}</h1>
            {needed}
            {codes.map(|codes| recovery_codes_once(&codes))}
            {state}
        }
        .into_any())
    })
}

/// Before setup.
fn none(flash: &Flash) -> AnyView {
    let words = words();
    view! {
        <p>{words.say("own-second-about")}</p>
        {summary(faults(flash, &[]).0)}
        <form method="post" action="/api/second-factor">
            <p class="actions"><button type="submit" class="button primary">{words.say("own-second-begin")}</button></p>
        </form>
    }
    .into_any()
}

/// During setup: the secret, and the field for a first code.
fn begun(flash: &Flash, address: &str, typed: &str) -> AnyView {
    let words = words();
    let (messages, wrong) = faults(flash, &["code"]);
    view! {
        <ol class="steps">
            <li>
                <p>{words.say("own-second-scan")}</p>
                {qr::qr(address, &words.say("own-second-picture"))}
                <p>{words.say("own-second-type")} " " <code class="secret">{typed.to_owned()}</code></p>
            </li>
            <li>
                <p>{words.say("own-second-confirm-about")}</p>
                {summary(messages)}
                <form method="post" action="/api/second-factor-confirm" novalidate=true>
                    {code_field(&wrong, None)}
                    <p class="actions">
                        <button type="submit" class="button primary">{words.say("own-second-confirm")}</button>
                    </p>
                </form>
            </li>
        </ol>
        <form method="post" action="/api/second-factor">
            <p class="actions"><button type="submit" class="button quiet">{words.say("own-second-another")}</button></p>
        </form>
    }
    .into_any()
}

/// With a confirmed second factor.
fn confirmed(flash: &Flash, left: i64, needs: bool) -> AnyView {
    let words = words();
    // Each form has its own password field; the flash names the form.
    let remove = flash.typed.get("form").is_some_and(|form| form == "remove");
    let (messages, wrong) = faults(flash, &["password"]);
    let of = |mine: bool| if mine { wrong.clone() } else { Vec::new() };
    let saved = needs.then(|| view! { <p class="note">{words.say("own-second-remove-needed")}</p> });
    view! {
        <p>{words.say("own-second-in-force")} " " {words.format("own-codes-left", &[("n", left.into())])}</p>
        {summary(messages)}
        <section aria-labelledby="renew">
            <h2 id="renew">{words.say("own-codes-renew-title")}</h2>
            <p>{words.say("own-codes-renew-about")}</p>
            <form method="post" action="/api/recovery-codes" novalidate=true>
                {password_field("password", "own-password-current", "current-password", &of(!remove))}
                <p class="actions"><button type="submit" class="button">{words.say("own-codes-renew")}</button></p>
            </form>
        </section>
        <details class="fold" open=remove>
            <summary>{words.say("own-second-remove-title")}</summary>
            {saved}
            <form method="post" action="/api/second-factor-remove" novalidate=true>
                {removing(&of(remove))}
                <p class="actions">
                    <button type="submit" class="button quiet">{words.say("own-second-remove")}</button>
                </p>
            </form>
        </details>
    }
    .into_any()
}

/// Password field of the removal form; its id differs from the other form's.
fn removing(wrong: &[(String, String)]) -> AnyView {
    let wrong: Vec<_> = wrong.iter().map(|(_, message)| ("removing".to_owned(), message.clone())).collect();
    password_field("removing", "own-password-current", "current-password", &wrong)
}

fn recovery_codes_once(codes: &str) -> AnyView {
    let words = words();
    let list: Vec<AnyView> =
        codes.split(' ').map(|code| view! { <li><code>{code.to_owned()}</code></li> }.into_any()).collect();
    view! {
        <section class="once" aria-labelledby="codes" role="status">
            <h2 id="codes">{words.say("own-codes-title")}</h2>
            <p>{words.say("own-codes-about")}</p>
            <ul class="codes">{list}</ul>
        </section>
    }
    .into_any()
}

/// The code field, also of the sign-in form.
pub fn code_field(wrong: &[(String, String)], hint: Option<&str>) -> AnyView {
    let words = words();
    Field {
        name: "code",
        kind: "text",
        autocomplete: "one-time-code",
        label: words.say("own-second-code"),
        hint: hint.map(|id| words.say(id)),
        typed: String::new(),
        faults: wrong.iter().map(|(_, message)| message.clone()).collect(),
        focus: true,
    }
    .view()
}
