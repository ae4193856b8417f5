//! The candidates of an exam on paper, with what is typed in so far.

use super::paths::hall_path;
use crate::api::{Allowed, AttemptState, HallPaper, Sitting as Held, TypedPages};
use crate::parts::person_name::person_name;
use crate::words;
use leptos::prelude::*;

/// Rows of the candidates whose name or member number contains a text.
pub fn rows(
    allowed: &Allowed,
    held: &Held,
    papers: &[HallPaper],
    typed: &[TypedPages],
    holds: &str,
) -> AnyView {
    let holds = holds.to_lowercase();
    let is_found = |paper: &HallPaper| {
        let member = paper.member_number.as_deref().unwrap_or_default();
        [&*paper.name, member].iter().any(|text| text.to_lowercase().contains(&holds))
    };
    let rows: Vec<AnyView> = papers
        .iter()
        .zip(typed)
        .filter(|(paper, _)| is_found(paper))
        .map(|(paper, typed)| row(allowed, held, paper, *typed))
        .collect();
    if rows.is_empty() {
        return view! { <p role="status">{words().say("people-none")}</p> }.into_any();
    }
    view! { <ul class="rows">{rows}</ul> }.into_any()
}

fn row(allowed: &Allowed, held: &Held, paper: &HallPaper, pages: TypedPages) -> AnyView {
    let words = words();
    let name = person_name(&paper.name);
    let args = [("n", i64::from(paper.number).into()), ("name", (&name).into())];
    let shown = words.format("hall-candidate", &args);
    let to = format!("{}/{}", hall_path(allowed, held), paper.attempt.id().0);
    let shown = match paper.is_own {
        true => view! { <span>{shown}</span> }.into_any(),
        false => view! { <a href=to>{shown}</a> }.into_any(),
    };
    let TypedPages { typed, answered, of } = pages;
    let counts = |typed: usize| [("typed", typed.into()), ("pages", of.into())];
    let empty = ("empty", (typed - answered).into());
    let state = match (paper.is_own, paper.attempt.state()) {
        (true, _) => words.say("hall-own"),
        (_, AttemptState::Submitted) => words.format("hall-state-finished", &counts(answered)),
        _ if typed == of => words.format("hall-state-all", &[("pages", of.into()), empty]),
        _ => words.format("hall-state-typed", &[&counts(typed)[..], &[empty]].concat()),
    };
    view! {
        <li>
            <span class="what">{shown} <span class="note">{paper.member_number.clone()}</span></span>
            <span class="how">{state}</span>
        </li>
    }
    .into_any()
}
