//! `/federation/{code}/tokens`: tokens of the federation's own systems. A new one is shown once.

use super::{federation_field, federation_link, federation_page};
use crate::api::{
    Action, Allowed, ApiToken, Refused, RequestContext, Scope, TokenPost, TokenRevoke, TokenState, is_fresh,
    offered_scopes, tokens,
};
use crate::pages::response::head_title;
use crate::pages::when::when;
use crate::parts::button::inline;
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

/// Days of a new token, unless others are typed.
const DAYS: &str = "365";

#[component]
pub fn Tokens() -> impl IntoView {
    let (form, revoked) = (PageForm::take(&TokenPost::FORM), PageForm::take(&TokenRevoke::FORM));
    federation_page(Action::KeepTokens, "/tokens", async move |context: RequestContext, allowed: Allowed| {
        let all = tokens(&context, &allowed).await?;
        let fresh = is_fresh(&context).await?;
        Ok::<_, Refused>(render(&allowed, &all, (&form, fresh), &revoked))
    })
}

fn render(
    allowed: &Allowed,
    all: &[ApiToken],
    (form, fresh): (&PageForm, bool),
    revoked: &PageForm,
) -> AnyView {
    let words = words();
    let rows: Vec<AnyView> = all.iter().map(|one| row(allowed, one)).collect();
    let list = if rows.is_empty() {
        view! { <p class="empty">{words.say("token-none")}</p> }.into_any()
    } else {
        view! { <ul class="rows">{rows}</ul> }.into_any()
    };
    let documents = format!("/developers?federation={}&from=tokens", allowed.federation().code);
    view! {
        {head_title(words.say("federation-tokens"))}
        {federation_link(allowed)}
        <h1>{words.say("federation-tokens")}</h1>
        <p class="lead">{words.say("token-lead")}</p>
        <p><a href=documents>{words.say("token-documents")}</a></p>
        {revoked.done("revoked", "token-revoked")}
        {form.sent("secret").map(made)}
        <section aria-labelledby="tokens">
            <h2 id="tokens">{words.say("token-list")}</h2>
            {list}
        </section>
        <section aria-labelledby="new">
            <h2 id="new">{words.say("token-new")}</h2>
            {new(allowed, form, fresh)}
        </section>
    }
    .into_any()
}

/// The new token, once.
fn made(secret: &str) -> AnyView {
    let words = words();
    view! {
        <section class="once" aria-labelledby="made" role="status">
            <h2 id="made">{words.say("token-made")}</h2>
            <p>{words.say("token-made-about")}</p>
            <p><code class="secret">{secret.to_owned()}</code></p>
        </section>
    }
    .into_any()
}

/// The form for a new token.
fn new(allowed: &Allowed, form: &PageForm, fresh: bool) -> AnyView {
    let fields = view! {
        {form.field("name", "")}
        {scopes(allowed, form)}
        {form.field("days", DAYS)}
        {(!fresh).then(|| form.field("code", ""))}
    };
    form.view([federation_field(allowed)], fields, ("token-make", "primary"))
}

/// The scopes to choose; those that the user lacks cannot be chosen.
fn scopes(allowed: &Allowed, form: &PageForm) -> AnyView {
    let words = words();
    let faults: Vec<AnyView> = form
        .faults_of("scopes")
        .into_iter()
        .map(|fault| view! { <p class="fault" id="scopes-fault">{fault}</p> }.into_any())
        .collect();
    let wrong = !faults.is_empty();
    let described = wrong.then_some("scopes-fault");
    let boxes: Vec<AnyView> = offered_scopes(allowed)
        .map(|(scope, may)| {
            let lacking = (!may).then(|| {
                view! { <span class="note">" " {words.say("token-scope-lacking")}</span> }
            });
            view! {
                <label class="choice">
                    <input type="checkbox" name="scopes[]" value=scope.word() disabled=!may />
                    <span class="says">{scope_text(scope)} {lacking}</span>
                </label>
            }
            .into_any()
        })
        .collect();
    view! {
        <fieldset class="field" class:has-fault=wrong id="scopes" aria-describedby=described>
            <legend>{words.say("token-scopes")}</legend>
            {faults}
            <div class="choices">{boxes}</div>
        </fieldset>
    }
    .into_any()
}

fn scope_text(scope: Scope) -> String {
    words().say(&format!("token-scope-{}", scope.word()))
}

/// A token: its name and scopes; below them its end and last use, and the button that revokes it.
fn row(allowed: &Allowed, one: &ApiToken) -> AnyView {
    let words = words();
    let scopes: Vec<AnyView> =
        one.scopes.iter().map(|scope| view! { <li>{scope_text(*scope)}</li> }.into_any()).collect();
    let by = match &*one.by {
        "" => words.say("token-by-gone"),
        name => words.format("token-by", &[("name", name.into())]),
    };
    let end = match one.state {
        TokenState::Active => view! { {words.say("token-expires")} " " {when(one.expires_at)} }.into_any(),
        TokenState::Expired => words.say("token-expired").into_any(),
        TokenState::Revoked => words.say("token-revoked-state").into_any(),
    };
    let used = match one.used_at {
        Some(at) => view! { {words.say("token-used")} " " {when(at)} }.into_any(),
        None => words.say("token-unused").into_any(),
    };
    let revoke = (one.state == TokenState::Active).then(|| {
        let spoken = words.format("token-revoke-spoken", &[("name", (&one.name).into())]);
        inline(
            &TokenRevoke::FORM,
            [federation_field(allowed), ("token", one.id.0.to_string())],
            "token-revoke",
            spoken,
        )
    });
    view! {
        <li>
            <div class="what">
                {one.name.clone()} " "
                <span class="note">{words.format("token-ends-in", &[("hint", (&one.hint).into())])} " · " {by}</span>
                <ul>{scopes}</ul>
            </div>
            <span class="how">{end} " · " {used}</span>
            {revoke}
        </li>
    }
    .into_any()
}
