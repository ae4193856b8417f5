//! `/account/providers`: the user's account linked with a federation's own system.

use super::{account_link, account_page};
use crate::api::{
    AccountProvider, AccountProviders, ProviderLinkPost, ProviderUnlinkPost, own_providers, sends_mail,
};
use crate::pages::response::head_title;
use crate::pages::when::when;
use crate::parts::button::inline;
use crate::parts::page_form::PageForm;
use crate::parts::password_note::password_note;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn Providers() -> impl IntoView {
    let (link, unlink) = (PageForm::take(&ProviderLinkPost::FORM), PageForm::take(&ProviderUnlinkPost::FORM));
    account_page("/account/providers", async move |context| {
        let own = own_providers(&context).await?;
        let words = words();
        let rows: Vec<AnyView> = own.providers.iter().map(|one| row(one, &own)).collect();
        let none = rows.is_empty().then(|| view! { <p class="empty">{words.say("provider-own-none")}</p> });
        let way = match own.has_password {
            true => view! { <p>{words.say("provider-own-password")}</p> }.into_any(),
            false => password_note(sends_mail(&context)),
        };
        Ok(view! {
            {head_title(words.say("provider-own"))}
            {account_link()}
            <h1>{words.say("provider-own")}</h1>
            {link.summary()}
            {unlink.summary()}
            {unlink.done("linked", "provider-own-linked")}
            {unlink.done("unlinked", "provider-own-unlinked")}
            {way}
            {none}
            <ul class="rows">{rows}</ul>
        }
        .into_any())
    })
}

/// A provider with the button that links or unlinks it.
fn row(one: &AccountProvider, own: &AccountProviders) -> AnyView {
    let words = words();
    let id = [("provider", one.id.0.to_string())];
    let spoken = |message: &str| words.format(message, &[("name", (&one.name).into())]);
    let number = one.other_number.as_ref().map(|number| {
        let (message, own) = match &own.member_number {
            Some(own) => ("provider-own-other-number", own.as_str()),
            None => ("provider-own-taken-number", ""),
        };
        let about = [("number", number.into()), ("own", own.into()), ("name", (&one.name).into())];
        view! { <span class="note">{words.format(message, &about)}</span> }
    });
    let (note, button) = match one.linked {
        Some((since, used)) => (
            view! {
                <span class="note">
                    {words.say("provider-own-since")} " " {when(since)} {words.say("semicolon")}
                    {words.say("provider-own-used")} " " {when(used)}
                </span>
            }
            .into_any(),
            inline(
                &ProviderUnlinkPost::FORM,
                id,
                "provider-own-unlink",
                spoken("provider-own-unlink-spoken"),
            ),
        ),
        None => (
            view! { <span class="note">{words.say("provider-own-not")}</span> }.into_any(),
            inline(&ProviderLinkPost::FORM, id, "provider-own-link", spoken("provider-own-link-spoken")),
        ),
    };
    view! { <li><span class="what">{one.name.clone()} {note} {number}</span> {button}</li> }.into_any()
}
