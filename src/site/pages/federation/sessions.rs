//! `/federation/{code}/sessions`: directed sessions that the user is asked to co-sign, and their
//! past decisions. Paged by an offset in the query.

use super::{federation_field, federation_link, federation_page};
use crate::api::{
    Action, Allowed, Cosigning, Decision, Directed, DirectedState, Flash, RequestContext, SIGNING_PAGE,
    SigningPost, cosigning, take_flash,
};
use crate::pages::context::query;
use crate::pages::me::duration;
use crate::pages::response::head_title;
use crate::pages::when::{day, moment_view};
use crate::parts::button::{Hidden, hide};
use crate::parts::page_form::PageForm;
use crate::parts::person_name::person_name;
use crate::words;
use leptos::prelude::*;
use words::Arg;

#[component]
pub fn CoSigning() -> impl IntoView {
    let after = query().strip_prefix("after=").and_then(|n| n.parse().ok()).unwrap_or(0);
    let flash = take_flash(SigningPost::FORM.name).unwrap_or_default();
    federation_page(Action::CoSign, "/sessions", async move |context: RequestContext, allowed: Allowed| {
        let found = cosigning(&context, &allowed, after).await?;
        Ok(render(&allowed, &found, after, &flash))
    })
}

fn render(allowed: &Allowed, found: &Cosigning, after: u32, flash: &Flash) -> AnyView {
    let words = words();
    let here = format!("/federation/{}/sessions", allowed.federation().code);
    let section = |id: &'static str, requested: bool| {
        let of = |one: &&Directed| (one.state == DirectedState::Pending) == requested;
        let rows: Vec<AnyView> =
            found.sessions.iter().filter(of).map(|one| row(allowed, one, flash)).collect();
        (!rows.is_empty()).then(|| {
            view! {
                <section aria-labelledby=id>
                    <h2 id=id>{words.say(id)}</h2>
                    <ul class="rows">{rows}</ul>
                </section>
            }
        })
    };
    let none = (found.sessions.is_empty() && after == 0)
        .then(|| view! { <p class="empty">{words.say("cosign-none")}</p> });
    let first = (after > 0).then(|| view! { <p><a href=here.clone()>{words.say("cosign-first")}</a></p> });
    let more = found.more.then(|| {
        let to = format!("{here}?after={}", after.saturating_add(SIGNING_PAGE));
        view! { <p><a href=to rel="next">{words.say("cosign-more")}</a></p> }
    });
    view! {
        {head_title(words.say("federation-sessions"))}
        {federation_link(allowed)}
        <h1>{words.say("federation-sessions")}</h1>
        <p class="lead">{words.format("cosign-lead", &[("n", found.asked.into())])}</p>
        {fault_of_none(found, flash)}
        {none}
        {first}
        {section("cosign-asked", true)}
        {section("cosign-decided", false)}
        {more}
    }
    .into_any()
}

/// A fault of a decision about a session that is not on the page.
fn fault_of_none(found: &Cosigning, flash: &Flash) -> Option<AnyView> {
    let is_shown = found.sessions.iter().any(|one| is_about(flash, one) && reasoned_decision(one).is_some());
    PageForm::with(&SigningPost::FORM, flash.clone())
        .whole()
        .summary()
        .filter(|_| !is_shown || !is_decision(flash))
}

fn is_about(flash: &Flash, one: &Directed) -> bool {
    flash.typed.get("directed").is_some_and(|id| *id == one.id.0.to_string())
}

/// True for a well-formed decision.
fn is_decision(flash: &Flash) -> bool {
    flash.typed.get("act").is_some_and(|act| Decision::read(act).is_some())
}

/// The decision that needs a reason, by the session's status.
fn reasoned_decision(one: &Directed) -> Option<Decision> {
    match one.state {
        DirectedState::Pending => Some(Decision::Refuse),
        DirectedState::Signed => Some(Decision::TakeBack),
        DirectedState::Refused => None,
    }
}

fn row(allowed: &Allowed, one: &Directed, flash: &Flash) -> AnyView {
    let words = words();
    let state = match one.state {
        DirectedState::Pending => None,
        state => Some(words.say(&format!("cosign-state-{}", state.word()))),
    };
    let sign = (one.state == DirectedState::Pending).then(|| {
        view! {
            <form method="post" action=SigningPost::FORM.action class="inline">
                {hide(hidden(allowed, one, Decision::Sign))}
                <button type="submit" class="button" aria-label=spoken(one, Decision::Sign)>
                    {words.say("cosign-sign")}
                </button>
            </form>
        }
    });
    let answer =
        (!one.answer.is_empty()).then(|| view! { <p class="written">{one.answer.clone()}</p> }.into_any());
    view! {
        <li>
            <div class="what">
                {person_name(&one.name)} {words.say("colon")} {one.event.clone()}
                <span class="note">
                    {day(one.date)} " · " {duration(one.minutes)} " · "
                    {words.say(&format!("directed-part-{}", one.part.word()))}
                </span>
                {answer}
                {reasoned_decision(one).map(|decision| reasoned(allowed, one, decision, flash))}
            </div>
            <span class="how">{state} {one.decided_at.map(|at| view! { ", " {moment_view(at)} })}</span>
            {sign}
        </li>
    }
    .into_any()
}

fn hidden(allowed: &Allowed, one: &Directed, decision: Decision) -> [Hidden; 3] {
    [federation_field(allowed), ("directed", one.id.0.to_string()), ("act", decision.word().to_owned())]
}

/// Accessible name of a button, to distinguish equal labels.
fn spoken(one: &Directed, decision: Decision) -> String {
    let args: [(&str, Arg); 3] = [
        ("name", person_name(&one.name).into()),
        ("event", one.event.clone().into()),
        ("day", day(one.date).into()),
    ];
    words().format(&format!("cosign-{}-spoken", decision.word()), &args)
}

/// The form for a decision that needs a reason, folded; open if it has a fault.
fn reasoned(allowed: &Allowed, one: &Directed, decision: Decision, flash: &Flash) -> AnyView {
    let words = words();
    let theirs = is_about(flash, one) && is_decision(flash);
    let flash = if theirs { flash.clone() } else { Flash::default() };
    let form = PageForm::with(&SigningPost::FORM, flash).ids(format!("reason-{}-", one.id.0));
    let name = words.say(&format!("cosign-{}", decision.word()));
    let reason = words.format("cosign-reason", &[("name", person_name(&one.name).into())]);
    view! {
        <details class="fold" open=form.is_faulty()>
            <summary>{name.clone()}</summary>
            {form.summary()}
            <form method="post" action=SigningPost::FORM.action class="keep" novalidate=true>
                {hide(hidden(allowed, one, decision))}
                {form.named("text", reason, "")}
                <p class="actions">
                    <button type="submit" class="button quiet" aria-label=spoken(one, decision)>{name}</button>
                </p>
            </form>
        </details>
    }
    .into_any()
}
