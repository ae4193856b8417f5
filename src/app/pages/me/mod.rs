//! `/me`: how far one is, by law and towards the certificate, how sure one was and with what reason, and what one answered.
//!
//! - `certificate`: what is still missing for each certificate
//! - `map`: the Laws, each with how far one is, as a map and as a table
//! - `sure`: what one was sure of and got wrong, and how right one is when sure
//! - `history`: the last weeks, day by day
//! - `lists`: the latest answers, what is flagged, the notes
//! - `sessions`: `/me/sessions`, what one has directed at the table
//!
//! All of it is read by three statements, whatever there is of it; the notes by a fourth.

mod certificate;
mod history;
mod lists;
mod map;
mod sessions;
mod sure;

pub use sessions::{DirectedSessions, length};

use super::answer::unreachable_store;
use super::practice::{assigned, law_title, time};
use super::{bank, titled, waited};
use crate::app::api::{NotKept, Note, Own, Visit, notes, own};
use crate::quiz::{Bank, Mastery, Records};
use crate::words::english;
use jiff::Timestamp;
use leptos::prelude::*;

/// The page.
#[component]
pub fn Me() -> impl IntoView {
    let bank = bank();
    let visit = Visit::current();
    waited(async move {
        let words = english();
        let (own, notes) = tokio::join!(own(&visit), notes(&visit));
        match (own, notes) {
            (Ok(own), Ok(notes)) => {
                let who = visit.who().await;
                let name = who.person().map(|person| person.name.clone()).unwrap_or_default();
                progress(&bank, &name, &own, &notes, time(&visit))
            }
            (Err(NotKept::Store), _) | (_, Err(NotKept::Store)) => unreachable_store(),
            (why, _) => {
                let ended = matches!(why, Err(NotKept::Ended));
                view! {
                    {titled(words.say("me-title"))}
                    <h1>{words.say("me-title")}</h1>
                    {ended.then(|| view! { <p>{words.say("session-ended")}</p> })}
                    <p>{words.say("me-signed-out")}</p>
                    <p class="actions">
                        <a class="button" href="/sign-in?next=/me">{words.say("nav-sign-in")}</a>
                        <a class="button quiet" href="/sign-up?next=/me">{words.say("sign-in-sign-up")}</a>
                    </p>
                }
                .into_any()
            }
        }
    })
}

fn progress(bank: &Bank, name: &str, own: &Own, notes: &[Note], now: Timestamp) -> AnyView {
    let words = english();
    let history = own.history();
    let mastery = Mastery::of(bank, &history.marks());
    let records = Records { practice: Records::practised(bank, &history.marks()), ..Records::default() };
    let today = history.today(&own.plan.time_zone(), now);
    let offered = bank.programmes().filter(|one| !one.example);
    let certificates: Vec<AnyView> =
        offered.map(|one| certificate::certificate(one, &records, today)).collect();
    let nothing = own.given.is_empty().then(|| {
        view! {
            <div class="empty">
                <p>{words.say("me-empty")}</p>
                <p><a class="button" href="/practice/next">{words.say("home-start")}</a></p>
            </div>
        }
    });
    let some = (!own.given.is_empty()).then(|| {
        view! {
            {sure::section(bank, &history, own)}
            {history::section(&history, &own.plan.time_zone(), now)}
            {lists::recent(bank, &own.given)}
        }
    });
    view! {
        {titled(words.say("me-title"))}
        <h1>{words.say("me-title")}</h1>
        <p class="note">{words.tell("me-who", &[("name", name.into())])}</p>
        {nothing}
        {assigned(bank, own, &history, now)}
        {certificates}
        <p><a href="/me/sessions">{words.say("directed-title")}</a></p>
        {map::section(&mastery.by_law())}
        {some}
        {lists::flagged(bank, &own.flags)}
        {lists::notes(bank, notes)}
    }
    .into_any()
}
