//! `/federation/{code}/providers` and one of them: sign-in through the federation's own system.

use super::{federation_field, federation_link, federation_page};
use crate::api::{
    Action, Allowed, EmailRule, Identity, Provider as SavedProvider, ProviderActPost, ProviderPost,
    ProviderSettings, Refused, RequestContext, provider, providers, sends_mail, tried_identity,
};
use crate::pages::context::path_param;
use crate::pages::response::head_title;
use crate::pages::when::when;
use crate::parts::button::act;
use crate::parts::field::offered;
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

/// The list.
#[component]
pub fn Providers() -> impl IntoView {
    let form = PageForm::take(&ProviderPost::FORM);
    federation_page(
        Action::SetFederation,
        "/providers",
        async move |context: RequestContext, allowed: Allowed| {
            let (all, _) = providers(&context, &allowed).await?;
            let words = words();
            let base = format!("/federation/{}/providers", allowed.federation().code);
            let row = |one: &SavedProvider| {
                let to = format!("{base}/{}", one.id.0);
                let linked = words.format("provider-linked", &[("n", one.linked.into())]);
                let name = one.settings.name.clone();
                view! {
                    <li>
                        <span class="what"><a href=to>{name}</a></span>
                        <span class="how">{words.say(state(one))} " " {linked}</span>
                    </li>
                }
                .into_any()
            };
            let rows: Vec<AnyView> = all.iter().map(row).collect();
            let none = rows.is_empty().then(|| view! { <p class="empty">{words.say("provider-none")}</p> });
            Ok::<_, Refused>(
                view! {
                    {head_title(words.say("federation-providers"))}
                    {federation_link(&allowed)}
                    <h1>{words.say("federation-providers")}</h1>
                    {form.done("removed", "provider-removed")}
                    <p>{words.say("provider-lead")}</p>
                    {none}
                    <ul class="rows laws">{rows}</ul>
                    <p class="actions"><a class="button" href=format!("{base}/new")>{words.say("provider-new")}</a></p>
                }
                .into_any(),
            )
        },
    )
}

/// A new one.
#[component]
pub fn NewProvider() -> impl IntoView {
    let form = PageForm::take(&ProviderPost::FORM);
    federation_page(
        Action::SetFederation,
        "/providers/new",
        async move |context: RequestContext, allowed: Allowed| {
            let (_, back) = providers(&context, &allowed).await?;
            let words = words();
            Ok::<_, Refused>(
                view! {
                    {head_title(words.say("provider-new"))}
                    {federation_link(&allowed)}
                    <h1>{words.say("provider-new")}</h1>
                    {back_url(back)}
                    {settings(&allowed, &form, None)}
                }
                .into_any(),
            )
        },
    )
}

/// One of them: its state, what a trial said, and its settings.
#[component]
pub fn Provider() -> impl IntoView {
    let (form, acted) = (PageForm::take(&ProviderPost::FORM), PageForm::take(&ProviderActPost::FORM));
    let id = path_param("id");
    let here = format!("/providers/{id}");
    federation_page(Action::SetFederation, &here, async move |context: RequestContext, allowed: Allowed| {
        let one = provider(&context, &allowed, &id).await?;
        let (_, back) = providers(&context, &allowed).await?;
        let tried = tried_identity(&context, &one).await;
        let words = words();
        let name = one.settings.name.clone();
        let no_mail =
            (!sends_mail(&context)).then(|| view! { <p class="note">{words.say("provider-no-mail")}</p> });
        Ok::<_, Refused>(
            view! {
                {head_title(name.clone())}
                {federation_link(&allowed)}
                <h1>{name}</h1>
                {form.done("saved", "provider-saved")}
                {acted.summary()}
                <p class="lead">
                    {words.say(state(&one))} " " {words.format("provider-linked", &[("n", one.linked.into())])}
                </p>
                {acted.done("tried", "provider-tried")}
                {tried.as_ref().map(said)}
                {no_mail}
                {acts(&allowed, &one)}
                <section aria-labelledby="settings">
                    <h2 id="settings">{words.say("provider-settings")}</h2>
                    {back_url(back)}
                    {settings(&allowed, &form, Some(&one))}
                </section>
            }
            .into_any(),
        )
    })
}

/// Id of the message on its state.
fn state(one: &SavedProvider) -> &'static str {
    match (one.is_offered, one.tried_at) {
        (true, _) => "provider-state-offered",
        (false, Some(_)) => "provider-state-tried",
        (false, None) => "provider-state-new",
    }
}

/// The URL that the provider must be given.
fn back_url(url: String) -> AnyView {
    view! { <p>{words().say("provider-return")} " " <code class="secret">{url}</code></p> }.into_any()
}

/// What the provider said at a trial.
fn said(identity: &Identity) -> AnyView {
    let words = words();
    let none = || words.say("provider-said-none");
    let email = match (&identity.email, identity.trusts_email) {
        (Some(email), true) => words.format("provider-said-trusted", &[("email", email.into())]),
        (Some(email), false) => words.format("provider-said-untrusted", &[("email", email.into())]),
        (None, _) => none(),
    };
    let name = Some(identity.name.clone()).filter(|name| !name.is_empty()).unwrap_or_else(none);
    let factor =
        words.say(if identity.second_factor { "provider-said-factor" } else { "provider-said-no-factor" });
    let rows = [
        ("provider-said-subject", identity.subject.clone()),
        ("provider-said-name", name),
        ("provider-said-email", email),
        ("provider-said-number", identity.number.clone().unwrap_or_else(none)),
        ("provider-said-second", factor),
    ];
    let rows = rows.map(|(id, text)| view! { <dt>{words.say(id)}</dt> <dd>{text}</dd> }.into_any());
    view! {
        <section aria-labelledby="said">
            <h2 id="said">{words.say("provider-said")}</h2>
            <dl class="facts">{rows.into_iter().collect::<Vec<_>>()}</dl>
        </section>
    }
    .into_any()
}

/// The buttons: try, offer or withdraw, remove.
fn acts(allowed: &Allowed, one: &SavedProvider) -> AnyView {
    let words = words();
    let button = |what: &str, id: &str, class: &'static str| {
        let hidden =
            [federation_field(allowed), ("provider", one.id.0.to_string()), ("act", what.to_owned())];
        act(&ProviderActPost::FORM, hidden, id, class)
    };
    let tried =
        one.tried_at.map(|at| view! { <p class="note">{words.say("provider-tried-at")} " " {when(at)}</p> });
    let offer = match (one.is_offered, one.tried_at) {
        (true, _) => Some(button("withdraw", "provider-withdraw", "quiet")),
        (false, Some(_)) => Some(button("offer", "provider-offer", "primary")),
        (false, None) => None,
    };
    let first = if one.tried_at.is_none() { "primary" } else { "quiet" };
    view! {
        {tried}
        {offer}
        {button("try", "provider-try", first)}
        <details class="fold">
            <summary>{words.say("provider-remove-title")}</summary>
            <p>{words.format("provider-remove-about", &[("n", one.linked.into())])}</p>
            {button("remove", "provider-remove", "quiet")}
        </details>
    }
    .into_any()
}

/// The form of the settings. The issuer of a provider never changes.
fn settings(allowed: &Allowed, form: &PageForm, one: Option<&SavedProvider>) -> AnyView {
    let words = words();
    let saved = one.map_or_else(|| ProviderSettings::of(None), |one| one.settings.clone());
    let id = one.map(|one| one.id.0.to_string()).unwrap_or_default();
    let issuer = match one {
        Some(one) => {
            let issuer = one.settings.issuer.clone();
            view! { <p id="issuer">{words.say("provider-issuer")} " " <code class="secret">{issuer}</code></p> }.into_any()
        }
        None => form.field("issuer", &saved.issuer),
    };
    let has_secret = one.is_some_and(|one| one.has_secret);
    let secret = if has_secret { "provider-secret-kept" } else { "provider-secret-hint" };
    let rules = offered(EmailRule::ALL.map(EmailRule::word), "provider-email_rule-{}");
    let fields = view! {
        {form.field("name", saved.name)}
        {issuer}
        {form.field("client", saved.client)}
        {form.hinted("secret", "", Some(words.say(secret)))}
        {form.field("scopes", saved.scopes)}
        {form.field("number_claim", saved.number_claim)}
        {form.choice("email_rule", rules, saved.email_rule)}
        {form.tick("admits", saved.admits)}
        {form.tick("trusts_factor", saved.trusts_factor)}
        <p class="note">{words.say("provider-trusts_factor-about")}</p>
    };
    form.view([federation_field(allowed), ("provider", id)], fields, ("provider-save", ""))
}
