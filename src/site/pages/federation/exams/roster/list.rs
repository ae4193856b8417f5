//! The people on the list, with what each has done.

use super::super::moment;
use super::paths::{hidden, roster_path};
use crate::api::{Allowed, Listed, ListedState, RosterAct, Sitting as Held, SittingState};
use crate::pages::context::{query_param, with_query};
use crate::parts::button::inline;
use crate::parts::person_name::person_name;
use crate::words;
use leptos::prelude::*;

/// People on a page.
const PAGE: usize = 100;

/// The page in the query, from 0.
pub fn page_asked() -> usize {
    query_param("page").and_then(|n| n.parse().ok()).unwrap_or(1).clamp(1, 1_000) - 1
}

/// Numbers of people by what they have done.
pub fn counted(listed: &[Listed]) -> String {
    let count = |state: ListedState| listed.iter().filter(|one| one.state == state).count();
    let args = [
        ("n", listed.len().into()),
        ("opened", count(ListedState::Opened).into()),
        ("sits", count(ListedState::Sits).into()),
        ("done", count(ListedState::Done).into()),
    ];
    words().format("roster-counts", &args)
}

/// The list, with links to its other pages.
pub fn view(allowed: &Allowed, held: &Held, listed: &[Listed], page: usize) -> AnyView {
    let words = words();
    let rows: Vec<AnyView> =
        listed.iter().skip(page * PAGE).take(PAGE).map(|one| row(allowed, held, one)).collect();
    let text = match listed.len() {
        0 => words.say("roster-none"),
        _ => counted(listed),
    };
    let draft = (held.state == SittingState::Draft)
        .then(|| view! { <p class="note">{words.say("roster-draft")}</p> });
    let here = roster_path(allowed, held);
    let to = |page: usize| with_query(&here, [("page", &*(page + 1).to_string())]);
    let before = (page > 0).then(|| {
        view! { <a class="button quiet" rel="prev" href=to(page - 1)>{words.say("roster-before")}</a> }
    });
    let after = (listed.len() > (page + 1) * PAGE).then(|| {
        view! { <a class="button quiet" rel="next" href=to(page + 1)>{words.say("roster-after")}</a> }
    });
    let pages =
        (before.is_some() || after.is_some()).then(|| view! { <p class="actions">{before} {after}</p> });
    view! {
        <section aria-labelledby="listed">
            <h2 id="listed">{words.say("roster-listed")}</h2>
            <p class="lead">{text}</p>
            {draft}
            <ul class="rows">{rows}</ul>
            {pages}
        </section>
    }
    .into_any()
}

fn row(allowed: &Allowed, held: &Held, one: &Listed) -> AnyView {
    let words = words();
    let to = format!("/federation/{}/people/{}", allowed.federation().code, one.account.0);
    let mut notes = vec![one.email.clone()];
    notes.extend(one.member_number.clone());
    let emailed = match one.emailed_at {
        Some(at) => words.format("roster-emailed-at", &[("when", moment(at).into())]),
        None => words.say("roster-not-emailed"),
    };
    let state = words.say(&format!("roster-state-{}", one.state.word()));
    let has_entered = matches!(one.state, ListedState::OnPaper | ListedState::Sits | ListedState::Done);
    let again = (held.state == SittingState::Open && !has_entered).then(|| {
        let id = if one.emailed_at.is_some() { "roster-act-email-again" } else { "roster-act-email" };
        button(allowed, held, one, ("email", id))
    });
    let remove = (!has_entered).then(|| button(allowed, held, one, ("remove", "roster-act-remove")));
    view! {
        <li>
            <span class="what">
                <a href=to>{person_name(&one.name)}</a>
                <span class="note">{notes.join(" · ")}</span>
            </span>
            <span class="how">{state} " · " {emailed} " " {again} " " {remove}</span>
        </li>
    }
    .into_any()
}

/// A button of a row.
fn button(allowed: &Allowed, held: &Held, one: &Listed, (act, id): (&str, &str)) -> AnyView {
    let name = person_name(&one.name);
    let spoken = words().format(&format!("{id}-spoken"), &[("name", (&name).into())]);
    let of = [("person", one.account.0.to_string()), ("act", act.to_owned())];
    inline(&RosterAct::FORM, hidden(allowed, held).into_iter().chain(of), id, spoken)
}
