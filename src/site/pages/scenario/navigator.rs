//! Navigation in the current list: position, previous and next, and the user's status with each
//! scenario.

use crate::api::Own;
use crate::pages::practice::{List, State, same_scenario, states};
use crate::parts::cached::scenario_texts;
use crate::parts::field::escape_html;
use crate::words;
use bank::{Bank, Scenario, variant};
use jiff::Timestamp;
use leptos::prelude::*;
use url::form_urlencoded;

/// The list of a page.
pub struct CurrentList {
    pub list: List,
    /// The list's token if the URL has it, else empty
    pub given: String,
}

/// Token of the list in a page's query, if valid.
pub fn list_token(bank: &Bank, query: &str) -> Option<String> {
    let (_, word) = form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == "list")?;
    List::read(&word, bank).map(|list| list.word().to_owned())
}

/// The list in the URL, or else the scenario's family.
pub fn current_list(bank: &Bank, scenario: &Scenario, query: &str) -> CurrentList {
    let given = list_token(bank, query).unwrap_or_default();
    let list = List::read(&given, bank).unwrap_or(List::Family(scenario.family()));
    CurrentList { list, given }
}

/// URL of the next scenario in a list; of the first if this one is no longer in it.
pub fn next_in_list(
    bank: &Bank,
    scenario: &Scenario,
    list: &str,
    own: &Own,
    now: Timestamp,
) -> Option<String> {
    let list = List::read(list, bank)?;
    let ids = list.ids(bank, own, now);
    let here = ids.iter().position(|id| same_scenario(bank, id, scenario));
    let next = match here {
        Some(here) => ids.get(here + 1),
        None => ids.first(),
    };
    next.map(|id| list.url_of(id))
}

/// The navigator: links to the previous and next scenario, and the folded list.
pub fn navigator(
    bank: &Bank,
    scenario: &Scenario,
    list: &List,
    own: Option<&Own>,
    now: Timestamp,
) -> Option<AnyView> {
    let words = words();
    let nothing = Own::default();
    let theirs = own.unwrap_or(&nothing);
    let ids = list.ids(bank, theirs, now);
    if ids.is_empty() {
        return None;
    }
    let here = ids.iter().position(|id| same_scenario(bank, id, scenario));
    let states = states(bank, &ids, theirs);
    let count = |state| states.iter().filter(|one| **one == state).count();
    let place = words.format(
        if here.is_some() { "navigator-place" } else { "navigator-list" },
        &[
            ("n", (here.map_or(0, |here| here + 1)).into()),
            ("of", ids.len().into()),
            ("list", list.title().into()),
        ],
    );
    let counts = own.is_some().then(|| {
        let args = [("answered", count(State::Answered).into()), ("flagged", count(State::Flagged).into())];
        format!(" · {}", words.format("navigator-counts", &args))
    });
    let way = |to: Option<&String>, id: &str, rel: &'static str| {
        let text = words.say(id);
        match to {
            Some(to) => view! { <a href=list.url_of(to) rel=rel>{text}</a> }.into_any(),
            None => view! { <span class="no-way">{text}</span> }.into_any(),
        }
    };
    let before = here.and_then(|here| ids.get(here.checked_sub(1)?));
    let after = here.map_or_else(|| ids.first(), |here| ids.get(here + 1));
    let states = own.map(|_| &*states);
    let cells = cells(bank, list, &ids, states, here);
    let legend = own.map(|_| legend());
    Some(
        view! {
            <nav class="navigator" aria-label=words.say("navigator-label")>
                <p class="navigator-ways">
                    {way(before, "navigator-before", "prev")} {way(after, "navigator-next", "next")}
                </p>
                <details class="fold">
                    <summary>{place} {counts}</summary>
                    {legend}
                    <ol class="navigator-list" inner_html=cells></ol>
                    <p><a href=list.url()>{words.say("navigator-all")}</a></p>
                </details>
            </nav>
        }
        .into_any(),
    )
}

/// Each scenario's number and state. Hundreds of these are on every scenario's page, so they are
/// rendered as one string: elements would take as long as the rest of the page.
fn cells(bank: &Bank, list: &List, ids: &[String], states: Option<&[State]>, here: Option<usize>) -> String {
    let words = words();
    let texts_of = scenario_texts();
    let marks = State::ALL.map(|state| {
        let word = state.word();
        let text = words.say(&format!("navigator-{word}"));
        (state, format!(" class=\"state-{word}\""), format!(", {}", escape_html(&text)))
    });
    let mut cells = String::with_capacity(ids.len() * 192);
    for (at, id) in ids.iter().enumerate() {
        let called = bank.scenario(variant::origin(id)).map(&texts_of);
        let called = escape_html(called.as_ref().map_or(id, |called| &called.name));
        let way = list.url_of(id);
        let state = states.and_then(|states| states.get(at));
        let mark = marks.iter().find(|(one, ..)| Some(one) == state);
        let (class, text) = mark.map_or(("", ""), |(_, class, text)| (class, text));
        let current = if here == Some(at) { " aria-current=\"page\"" } else { "" };
        cells += &format!(
            "<li><a href=\"{}\"{class}{current} title=\"{called}\">{} \
             <span class=\"vh\"> {called}{text}</span></a></li>",
            escape_html(&way),
            at + 1
        );
    }
    cells
}

/// Legend of the marks.
fn legend() -> AnyView {
    let words = words();
    let all: Vec<AnyView> = State::ALL
        .into_iter()
        .map(|state| {
            let class = format!("state-{}", state.word());
            view! {
                <li>
                    <span class=class aria-hidden="true"></span>
                    {words.say(&format!("navigator-{}", state.word()))}
                </li>
            }
            .into_any()
        })
        .collect();
    view! { <ul class="navigator-legend">{all}</ul> }.into_any()
}
