//! In place of a page of an exam on paper, during a wait for admission, a pause by an examiner, or use on another
//! device. The first two reload by themselves.

use super::{button, fault};
use crate::api::{AttemptState, CandidateView, Phase};
use crate::pages::response::head_title;
use crate::words;
use leptos::prelude::*;
use leptos_meta::Meta;

/// The page in place, if the candidate cannot work now.
pub fn blocked(candidate: &CandidateView) -> Option<AnyView> {
    let times = candidate.attempt.times();
    let phase = times.map(|times| times.phase(candidate.now));
    match (candidate.attempt.state(), phase) {
        (state, _) if candidate.attempt.is_on_paper() && !state.is_over() => {
            Some(on_paper(candidate.attempt.is_at_tables()))
        }
        (AttemptState::Waits, _) => Some(asking_again("attempt-waits-title", "attempt-waits-help")),
        (AttemptState::UnderWay, _) if !candidate.here => Some(elsewhere(candidate)),
        (AttemptState::UnderWay, Some(Phase::Paused)) => {
            Some(asking_again("attempt-paused-title", "attempt-paused-help"))
        }
        _ => None,
    }
}

/// An exam that the candidate writes in a hall, or that is held at tables only.
fn on_paper(at_tables: bool) -> AnyView {
    let words = words();
    let (title, help) = match at_tables {
        true => ("attempt-tables-title", "attempt-tables-help"),
        false => ("attempt-paper-title", "attempt-paper-help"),
    };
    let title = words.say(title);
    view! {
        {head_title(title.clone())}
        <h1>{title}</h1>
        <p>{words.say(help)}</p>
    }
    .into_any()
}

fn asking_again(title: &str, help: &str) -> AnyView {
    let words = words();
    let title = words.say(title);
    view! {
        {head_title(title.clone())}
        <Meta http_equiv="refresh" content="8" />
        <h1>{title}</h1>
        <p role="status">{words.say(help)}</p>
    }
    .into_any()
}

fn elsewhere(candidate: &CandidateView) -> AnyView {
    let words = words();
    let title = words.say("attempt-elsewhere-title");
    view! {
        {head_title(title.clone())}
        <h1>{title}</h1>
        {fault()}
        <p>{words.say("attempt-elsewhere-help")}</p>
        {button(&candidate.attempt.id().0.to_string(), "take_over", "attempt-take-over", "button primary")}
    }
    .into_any()
}
