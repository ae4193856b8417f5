//! `/account/second-factor`: setup and removal of a second factor.

use super::{account_link, account_page};
use crate::api::{
    RecoveryPost, SecondFactor, SecondFactorConfirm, SecondFactorPost, SecondFactorRemove, own_name,
    second_factor,
};
use crate::pages::response::head_title;
use crate::parts::button::act;
use crate::parts::page_form::PageForm;
use crate::parts::qr;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn SecondFactorPage() -> impl IntoView {
    let (begin, confirm) =
        (PageForm::take(&SecondFactorPost::FORM), PageForm::take(&SecondFactorConfirm::FORM).focus("code"));
    let (renew, remove) = (PageForm::take(&RecoveryPost::FORM), PageForm::take(&SecondFactorRemove::FORM));
    account_page("/account/second-factor", async move |context| {
        let (second, needs) = second_factor(&context).await?;
        let (_, email) = own_name(&context).await?;
        let words = words();
        let state = match &second {
            SecondFactor::None => none(),
            SecondFactor::Begun(secret) => {
                let address = secret.address(&words.say("site-name"), &email);
                begun(&confirm, &address, &secret.typed())
            }
            SecondFactor::Confirmed { recovery_codes } => confirmed(&renew, &remove, *recovery_codes, needs),
        };
        let needed = (needs && !matches!(second, SecondFactor::Confirmed { .. }))
            .then(|| view! { <p class="note"><strong>{words.say("own-second-needed")}</strong></p> });
        Ok(view! {
            {head_title(words.say("own-second"))}
            {account_link()}
            <h1>{words.say("own-second")}</h1>
            {needed}
            {renew.sent("codes").map(recovery_codes_once)}
            {begin.summary()}
            {state}
        }
        .into_any())
    })
}

/// Before setup.
fn none() -> AnyView {
    view! {
        <p>{words().say("own-second-about")}</p>
        {act(&SecondFactorPost::FORM, [], "own-second-begin", "primary")}
    }
    .into_any()
}

/// During setup: the secret, and the field for a first code.
fn begun(confirm: &PageForm, address: &str, typed: &str) -> AnyView {
    let words = words();
    view! {
        <ol class="steps">
            <li>
                <p>{words.say("own-second-scan")}</p>
                {qr::qr(address, &words.say("own-second-picture"))}
                <p>{words.say("own-second-type")} " " <code class="secret">{typed.to_owned()}</code></p>
            </li>
            <li>
                <p>{words.say("own-second-confirm-about")}</p>
                {confirm.view([], confirm.field("code", ""), ("own-second-confirm", "primary"))}
            </li>
        </ol>
        {act(&SecondFactorPost::FORM, [], "own-second-another", "quiet")}
    }
    .into_any()
}

/// With a confirmed second factor.
fn confirmed(renew: &PageForm, remove: &PageForm, left: i64, needs: bool) -> AnyView {
    let words = words();
    let saved = needs.then(|| view! { <p class="note">{words.say("own-second-remove-needed")}</p> });
    view! {
        <p>{words.say("own-second-in-force")} " " {words.format("own-codes-left", &[("n", left.into())])}</p>
        {renew.summary()}
        {remove.summary()}
        <section aria-labelledby="renew">
            <h2 id="renew">{words.say("own-codes-renew-title")}</h2>
            <p>{words.say("own-codes-renew-about")}</p>
            {renew.body([], renew.field("password", ""), ("own-codes-renew", ""))}
        </section>
        <details class="fold" open=remove.is_faulty()>
            <summary>{words.say("own-second-remove-title")}</summary>
            {saved}
            {remove.body([], remove.field("removing", ""), ("own-second-remove", "quiet"))}
        </details>
    }
    .into_any()
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
