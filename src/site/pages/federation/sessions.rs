//! `/federation/{code}/sessions`: directed sessions that the user is asked to co-sign, and their
//! past decisions. Paged by an offset in the query.

use super::{federation_link, federation_page};
use crate::api::{
    Action, Allowed, Cosigning, Decision, Directed, DirectedState, Flash, RequestContext, SIGNING_PAGE,
    TEXT_LIMIT, cosigning, take_flash,
};
use crate::pages::context::query;
use crate::pages::me::duration;
use crate::pages::response::head_title;
use crate::pages::when::{day, timestamp_view};
use crate::parts::field::between_tags;
use crate::parts::person_name::person_name;
use crate::words;
use leptos::prelude::*;
use words::Arg;

#[component]
pub fn CoSigning() -> impl IntoView {
    let after = query().strip_prefix("after=").and_then(|n| n.parse().ok()).unwrap_or(0);
    let flash = take_flash("directed-decision").unwrap_or_default();
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
    let fault = flash.faults.first().filter(|_| !is_shown || !is_decision(flash))?;
    Some(view! { <p class="fault" role="alert">{fault_text(fault)}</p> }.into_any())
}

fn is_about(flash: &Flash, one: &Directed) -> bool {
    flash.typed.get("directed").is_some_and(|id| *id == one.id.0.to_string())
}

/// True for a well-formed decision.
fn is_decision(flash: &Flash) -> bool {
    flash.typed.get("act").is_some_and(|act| Decision::read(act).is_some())
}

fn fault_text(fault: &str) -> String {
    words().format(&format!("cosign-fault-{fault}"), &[("limit", TEXT_LIMIT.into())])
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
            <form method="post" action="/api/directed-decision" class="inline">
                {hidden(allowed, one, Decision::Sign)}
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
            <span class="how">{state} {one.decided_at.map(|at| view! { ", " {timestamp_view(at)} })}</span>
            {sign}
        </li>
    }
    .into_any()
}

fn hidden(allowed: &Allowed, one: &Directed, decision: Decision) -> AnyView {
    view! {
        <input type="hidden" name="federation" value=allowed.federation().code.clone() />
        <input type="hidden" name="directed" value=one.id.0.to_string() />
        <input type="hidden" name="act" value=decision.word() />
    }
    .into_any()
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
    let fault = flash.faults.first().filter(|_| theirs).map(|fault| fault_text(fault));
    let wrong = fault.is_some();
    let typed = flash.typed.get("text").filter(|_| theirs).cloned().unwrap_or_default();
    let (id, fault_id) = (format!("reason-{}", one.id.0), format!("fault-{}", one.id.0));
    let fault = fault
        .map(|message| view! { <p class="fault" id=fault_id.clone() role="alert">{message}</p> }.into_any());
    let name = words.say(&format!("cosign-{}", decision.word()));
    let reason = words.format("cosign-reason", &[("name", person_name(&one.name).into())]);
    view! {
        <details class="fold" open=wrong>
            <summary>{name.clone()}</summary>
            <form method="post" action="/api/directed-decision" class="keep">
                {hidden(allowed, one, decision)}
                <label for=id.clone()>{reason}</label>
                {fault}
                <textarea
                    id=id
                    name="text"
                    rows="3"
                    maxlength=TEXT_LIMIT
                    aria-describedby=wrong.then_some(fault_id)
                    aria-invalid=wrong.then_some("true")
                >{between_tags(&typed)}</textarea>
                <p class="actions">
                    <button type="submit" class="button quiet" aria-label=spoken(one, decision)>{name}</button>
                </p>
            </form>
        </details>
    }
    .into_any()
}
