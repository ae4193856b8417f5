//! `/attempt/{id}/review`: one's own exam afterwards, as far as an examiner has opened it; `page` is a page of it.

mod page;

pub use page::ReviewedPage;

use super::federation::{mark_of_parts, whole_mark};
use super::refused::refused;
use super::{piece, titled, waited};
use crate::api::{self, Review, Reviewed, Visit, reviewed};
use crate::parts::marks::percent;
use crate::words;
use bank::exam::Standing;
use leptos::prelude::*;

/// The page.
#[component]
pub fn ReviewedAttempt() -> impl IntoView {
    let (visit, id) = (Visit::current(), piece("id"));
    waited(async move {
        match reviewed(&visit, &id).await {
            Ok(found) => shown(&id, &found),
            Err(why) => refused(why, &format!("/attempt/{id}/review")),
        }
    })
}

fn shown(id: &str, found: &Reviewed) -> AnyView {
    let words = words();
    let sitting = &found.attempt.rules.sitting;
    let title = words.tell("reviewed-page-title", &[("name", (&sitting.name).into())]);
    let Some(joined) = &found.joined else {
        let why = if found.under_way { "reviewed-under-way" } else { "reviewed-closed" };
        return view! {
            {titled(title)}
            <h1>{sitting.name.clone()}</h1>
            <p>{words.say(why)}</p>
        }
        .into_any();
    };
    let parts: Vec<AnyView> =
        mark_of_parts(joined).into_iter().map(|part| view! { <li>{part}</li> }.into_any()).collect();
    let rows: Vec<AnyView> = found.pages.iter().map(|page| row(id, found.review, page)).collect();
    let waits = (joined.waits > 0)
        .then(|| view! { <p>{words.tell("reviewed-waits", &[("n", joined.waits.into())])}</p> });
    view! {
        {titled(title)}
        <h1>{sitting.name.clone()}</h1>
        <p class="mark-line"><span class="percent">{whole_mark(joined)}</span></p>
        {waits}
        <ul>{parts}</ul>
        <h2>{words.say("reviewed-pages")}</h2>
        <p>{words.say(&format!("reviewed-{}", found.review.word()))}</p>
        <ol class="rows">{rows}</ol>
        <p class="actions"><a class="button quiet" href=format!("/attempt/{id}/appeals")>{words.say("appeals-own")}</a></p>
    }
    .into_any()
}

fn row(id: &str, review: Review, page: &api::ReviewedPage) -> AnyView {
    let words = words();
    let args = [("n", i64::from(page.done.number).into()), ("id", (&page.question).into())];
    let named = words.tell("reviewed-question", &args);
    let named = if review >= Review::Answers {
        let to = format!("/attempt/{id}/review/{}", page.done.number);
        view! { <a href=to>{named}</a> }.into_any()
    } else {
        named.into_any()
    };
    view! {
        <li>
            <span class="what">{named}</span>
            <span class="how">{standing(page)}</span>
        </li>
    }
    .into_any()
}

/// The mark of a page and whose it is, or that it waits.
fn standing(page: &api::ReviewedPage) -> String {
    let words = words();
    match page.standing {
        Standing::Counts { .. } if !page.done.is_answered() => words.say("reviewed-unanswered"),
        Standing::Counts { permille, kind } => {
            format!("{} · {}", percent(permille), words.say(&format!("reviewed-by-{}", kind.word())))
        }
        Standing::Unmarked | Standing::Once | Standing::Apart => words.say("reviewed-page-waits"),
    }
}
