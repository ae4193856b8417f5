//! `/me/sessions`: the user's directed sessions, their signatures, and the form for entering more.

use crate::api::{
    Directed, DirectedFault, DirectedPart, DirectedState, EVENT_LIMIT, Flash, OwnDirected, RequestContext,
    UNSIGNED_LIMIT, own_directed, take_flash,
};
use crate::pages::refused::refused;
use crate::pages::response::{head_title, suspended};
use crate::pages::when::{day, timestamp_view};
use crate::parts::field::{Field, SelectField, summary};
use crate::parts::person_name::person_name;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn DirectedSessions() -> impl IntoView {
    let flash = take_flash("directed");
    let context = RequestContext::current();
    suspended(async move {
        match own_directed(&context).await {
            Ok(own) => render(&own, flash),
            Err(why) => refused(why, "/me/sessions"),
        }
    })
}

fn render(own: &OwnDirected, flash: Option<Flash>) -> AnyView {
    let words = words();
    let entered = flash.as_ref().is_some_and(|flash| flash.faults.iter().any(|one| one == "entered"));
    let flash = flash.filter(|_| !entered).unwrap_or_default();
    let done = entered.then(|| view! { <p class="done" role="status">{words.say("directed-entered")}</p> });
    let rows: Vec<AnyView> = own.sessions.iter().map(row).collect();
    let list = match rows.is_empty() {
        true => view! { <p class="empty">{words.say("directed-none")}</p> }.into_any(),
        false => view! {
            <p>{total("directed-total-signed", own, DirectedState::Signed)}</p>
            <p>{total("directed-total-asked", own, DirectedState::Pending)}</p>
            <ul class="rows">{rows}</ul>
        }
        .into_any(),
    };
    view! {
        {head_title(words.say("directed-title"))}
        <p class="above"><a href="/me">{words.say("me-title")}</a></p>
        <h1>{words.say("directed-title")}</h1>
        <p class="lead">{words.say("directed-lead")}</p>
        {done}
        {list}
        <section aria-labelledby="enter">
            <h2 id="enter">{words.say("directed-enter")}</h2>
            {form(own, &flash)}
        </section>
    }
    .into_any()
}

/// Number and total duration of sessions in a state.
fn total(id: &str, own: &OwnDirected, state: DirectedState) -> String {
    let of = || own.sessions.iter().filter(|one| one.state == state);
    let minutes: i64 = of().map(|one| i64::from(one.minutes)).sum();
    let args =
        [("n", of().count().into()), ("hours", (minutes / 60).into()), ("minutes", (minutes % 60).into())];
    words().format(id, &args)
}

/// `3 h 30 min`.
pub fn duration(minutes: u16) -> String {
    let (hours, minutes) = (i64::from(minutes / 60), i64::from(minutes % 60));
    words().format("directed-length", &[("hours", hours.into()), ("minutes", minutes.into())])
}

fn row(one: &Directed) -> AnyView {
    let words = words();
    let state = format!("directed-state-{}", one.state.word());
    let state = words.format(&state, &[("name", person_name(&one.cosigner).into())]);
    let why = (!one.answer.is_empty()).then(|| {
        view! { <p>{words.say("directed-why")}</p> <p class="written">{one.answer.clone()}</p> }
    });
    let gone = (one.state == DirectedState::Pending && one.cosigner.is_empty())
        .then(|| view! { <p class="note">{words.say("directed-gone")}</p> });
    let args = [("event", one.event.clone().into()), ("day", day(one.date).into())];
    let spoken = words.format("directed-withdraw-spoken", &args);
    let withdraw = (one.state != DirectedState::Signed).then(|| {
        view! {
            <form method="post" action="/api/directed-withdraw" class="inline">
                <input type="hidden" name="directed" value=one.id.0.to_string() />
                <button type="submit" class="button quiet" aria-label=spoken>{words.say("directed-withdraw")}</button>
            </form>
        }
    });
    view! {
        <li>
            <div class="what">
                {one.event.clone()}
                <span class="note">
                    {day(one.date)} " · " {duration(one.minutes)} " · "
                    {words.say(&format!("directed-part-{}", one.part.word()))}
                </span>
                {why}
                {gone}
            </div>
            <span class="how">{state} {one.decided_at.map(|at| view! { ", " {timestamp_view(at)} })}</span>
            {withdraw}
        </li>
    }
    .into_any()
}

fn form(own: &OwnDirected, flash: &Flash) -> AnyView {
    let words = words();
    if own.cosigners.is_empty() {
        return view! { <p class="note">{words.say("directed-nobody")}</p> }.into_any();
    }
    let args = [("limit", EVENT_LIMIT.into()), ("unsigned", UNSIGNED_LIMIT.into())];
    let message = |fault: &String| words.format(&format!("directed-fault-{fault}"), &args);
    let of = |fault: &String| DirectedFault::read(fault).map(DirectedFault::field).unwrap_or_default();
    let messages = flash.faults.iter().map(|fault| (of(fault).to_owned(), message(fault))).collect();
    let faults = |name: &str| flash.faults.iter().filter(|fault| of(fault) == name).map(message).collect();
    let typed = |name: &str| flash.typed.get(name).cloned().unwrap_or_default();
    let hint = |id: &str| Some(words.format(id, &args));
    let field = |name: &'static str, kind: &'static str, hint: Option<String>| {
        Field {
            name,
            kind,
            autocomplete: "off",
            label: words.say(&format!("directed-{name}")),
            hint,
            typed: typed(name),
            faults: faults(name),
            focus: flash.faults.first().is_some_and(|first| of(first) == name),
        }
        .view()
    };
    let part = |part: &DirectedPart| {
        let message = words.say(&format!("directed-part-choice-{}", part.word()));
        (part.word().to_owned(), message)
    };
    let part = SelectField {
        name: "part",
        label: words.say("directed-part"),
        hint: None,
        choices: DirectedPart::ALL.iter().map(part).collect(),
        chosen: typed("part"),
        faults: faults("part"),
    };
    let choose = (String::new(), words.say("directed-cosigner-choose"));
    let cosigners = own.cosigners.iter().map(|one| (one.id.0.to_string(), person_name(&one.name)));
    let cosigner = SelectField {
        name: "cosigner",
        label: words.say("directed-cosigner"),
        hint: None,
        choices: std::iter::once(choose).chain(cosigners).collect(),
        chosen: typed("cosigner"),
        faults: faults("cosigner"),
    };
    view! {
        {summary(messages)}
        <form method="post" action="/api/directed" novalidate=true>
            {field("day", "date", None)}
            {field("minutes", "text", hint("directed-minutes-hint"))}
            {field("text", "text", hint("directed-text-hint"))}
            {part.view()}
            {cosigner.view()}
            <p class="actions"><button type="submit" class="button primary">{words.say("directed-send")}</button></p>
        </form>
    }
    .into_any()
}
