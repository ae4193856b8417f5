//! `/me/sessions`: the user's directed sessions, their signatures, and the form for entering more.

use crate::api::{
    Directed, DirectedPart, DirectedPost, DirectedState, EVENT_LIMIT, OwnDirected, RequestContext,
    UNSIGNED_LIMIT, WithdrawPost, own_directed,
};
use crate::pages::refused::refused;
use crate::pages::response::{head_title, suspended};
use crate::pages::when::{day, moment_view};
use crate::parts::button::inline;
use crate::parts::field::offered;
use crate::parts::page_form::PageForm;
use crate::parts::person_name::person_name;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn DirectedSessions() -> impl IntoView {
    let form = PageForm::take(&DirectedPost::FORM).arg("limit", EVENT_LIMIT).arg("unsigned", UNSIGNED_LIMIT);
    let context = RequestContext::current();
    suspended(async move {
        match own_directed(&context).await {
            Ok(own) => render(&own, &form),
            Err(why) => refused(why, "/me/sessions"),
        }
    })
}

fn render(own: &OwnDirected, form: &PageForm) -> AnyView {
    let words = words();
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
        {form.done("entered", "directed-entered")}
        {list}
        <section aria-labelledby="enter">
            <h2 id="enter">{words.say("directed-enter")}</h2>
            {fields(own, form)}
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
        inline(&WithdrawPost::FORM, [("directed", one.id.0.to_string())], "directed-withdraw", spoken)
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
            <span class="how">{state} {one.decided_at.map(|at| view! { ", " {moment_view(at)} })}</span>
            {withdraw}
        </li>
    }
    .into_any()
}

fn fields(own: &OwnDirected, form: &PageForm) -> AnyView {
    let words = words();
    if own.cosigners.is_empty() {
        return view! { <p class="note">{words.say("directed-nobody")}</p> }.into_any();
    }
    let parts = offered(DirectedPart::ALL.map(DirectedPart::word), "directed-part-choice-{}");
    let choose = [(String::new(), words.say("directed-cosigner-choose"))];
    let cosigners = own.cosigners.iter().map(|one| (one.id.0.to_string(), person_name(&one.name)));
    let fields = view! {
        {form.field("day", "")}
        {form.field("minutes", "")}
        {form.field("text", "")}
        {form.choice("part", parts, "")}
        {form.choice("cosigner", choose.into_iter().chain(cosigners), "")}
    };
    form.view([], fields, ("directed-send", "primary"))
}
