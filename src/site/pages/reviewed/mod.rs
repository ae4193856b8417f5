//! `/attempt/{id}/review`: review of an exam by its candidate, as far as an examiner has opened it;
//! `page` is a page of it.

mod page;

pub use page::ReviewedPage;

use super::context::path_param;
use super::federation::{part_marks, result_text};
use super::refused::refused;
use super::response::{head_title, suspended};
use crate::api::{self, RequestContext, Review, Reviewed, reviewed};
use crate::parts::marks::percent;
use crate::words;
use bank::exam::MarkingStatus;
use leptos::prelude::*;

#[component]
pub fn ReviewedAttempt() -> impl IntoView {
    let (context, id) = (RequestContext::current(), path_param("id"));
    suspended(async move {
        match reviewed(&context, &id).await {
            Ok(found) => render(&id, &found),
            Err(why) => refused(why, &format!("/attempt/{id}/review")),
        }
    })
}

fn render(id: &str, found: &Reviewed) -> AnyView {
    let words = words();
    let sitting = &found.attempt.rules.sitting;
    let title = words.format("reviewed-page-title", &[("name", (&sitting.name).into())]);
    let Some(joined) = &found.joined else {
        let why = if found.under_way { "reviewed-under-way" } else { "reviewed-closed" };
        return view! {
            {head_title(title)}
            <h1>{sitting.name.clone()}</h1>
            <p>{words.say(why)}</p>
        }
        .into_any();
    };
    let parts: Vec<AnyView> =
        part_marks(joined).into_iter().map(|part| view! { <li>{part}</li> }.into_any()).collect();
    let rows: Vec<AnyView> = found.pages.iter().map(|page| row(id, found.review, page)).collect();
    let waits = (joined.waits > 0)
        .then(|| view! { <p>{words.format("reviewed-waits", &[("n", joined.waits.into())])}</p> });
    view! {
        {head_title(title)}
        <h1>{sitting.name.clone()}</h1>
        <p class="mark-line"><span class="percent">{result_text(joined)}</span></p>
        {waits}
        <ul>{parts}</ul>
        <h2>{words.say("reviewed-pages")}</h2>
        <p>{words.say(&format!("reviewed-{}", found.review.word()))}</p>
        <ol class="rows">{rows}</ol>
        <p class="actions">
            <a class="button quiet" href=format!("/attempt/{id}/appeals")>{words.say("appeals-own")}</a>
        </p>
    }
    .into_any()
}

fn row(id: &str, review: Review, page: &api::ReviewedPage) -> AnyView {
    let words = words();
    let args = [("n", i64::from(page.done.number).into()), ("id", (&page.question).into())];
    let named = words.format("reviewed-question", &args);
    let named = if review >= Review::Answers {
        let to = format!("/attempt/{id}/review/{}", page.done.number);
        view! { <a href=to>{named}</a> }.into_any()
    } else {
        named.into_any()
    };
    view! {
        <li>
            <span class="what">{named}</span>
            <span class="how">{mark_text(page)}</span>
        </li>
    }
    .into_any()
}

/// Mark of a page and who gave it, or that it is pending.
fn mark_text(page: &api::ReviewedPage) -> String {
    let words = words();
    match page.marking {
        MarkingStatus::Counts { .. } if !page.done.is_answered() => words.say("reviewed-unanswered"),
        MarkingStatus::Counts { permille, kind } => {
            format!("{} · {}", percent(permille), words.say(&format!("reviewed-by-{}", kind.word())))
        }
        MarkingStatus::Unmarked | MarkingStatus::Once | MarkingStatus::Apart => {
            words.say("reviewed-page-waits")
        }
    }
}
