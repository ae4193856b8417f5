//! `/attempt/{id}/appeals`: a candidate's appeals in an attempt, and the answers.

use super::context::path_param;
use super::refused::refused;
use super::response::{head_title, suspended};
use super::when::moment_view;
use crate::api::{Appeal, AppealPost, OwnAppeals, RequestContext, own_appeals};
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn AttemptAppeals() -> impl IntoView {
    let id = path_param("id");
    let context = RequestContext::current();
    suspended(async move {
        match own_appeals(&context, &id).await {
            Ok(own) => render(&id, &own),
            Err(why) => refused(why, &format!("/attempt/{id}/appeals")),
        }
    })
}

fn render(id: &str, own: &OwnAppeals) -> AnyView {
    let words = words();
    let rows: Vec<AnyView> = own.appeals.iter().map(row).collect();
    let list = match rows.is_empty() {
        true => view! { <p class="empty">{words.say("appeals-none-own")}</p> }.into_any(),
        false => view! { <ul class="rows">{rows}</ul> }.into_any(),
    };
    let form = match own.until {
        Some(_) if appealable_pages(own).is_empty() => {
            view! { <p class="note">{words.say("appeals-nothing-left")}</p> }.into_any()
        }
        Some(until) => view! {
            <p>{words.say("appeals-until")} " " {moment_view(until)}</p>
            {form(id, own)}
        }
        .into_any(),
        None => view! { <p class="note">{words.say("appeals-closed")}</p> }.into_any(),
    };
    view! {
        {head_title(words.say("appeals-own"))}
        <p class="above"><a href=format!("/attempt/{id}/review")>{own.sitting.clone()}</a></p>
        <h1>{words.say("appeals-own")}</h1>
        <p class="lead">{words.say("appeals-own-lead")}</p>
        {list}
        {form}
    }
    .into_any()
}

fn row(appeal: &Appeal) -> AnyView {
    let words = words();
    let answer = (!appeal.answer.is_empty()).then(|| {
        view! {
            <p><b>{words.say("appeal-answer")}</b> " " {appeal.decided_at.map(moment_view)}</p>
            <p class="written">{appeal.answer.clone()}</p>
        }
    });
    view! {
        <li>
            <div class="what">
                <p>
                    {words.format("appeal-page", &[("page", i64::from(appeal.page).into())])}
                    " · "
                    {moment_view(appeal.raised_at)}
                </p>
                <p class="written">{appeal.text.clone()}</p>
                {answer}
            </div>
            <span class="how">{words.say(&format!("appeal-state-{}", appeal.state.word()))}</span>
        </li>
    }
    .into_any()
}

/// Pages that can be appealed and have not been.
fn appealable_pages(own: &OwnAppeals) -> Vec<u16> {
    let free = |page: &u16| own.appeals.iter().all(|one| one.page != *page);
    own.pages.iter().copied().filter(free).collect()
}

fn form(id: &str, own: &OwnAppeals) -> AnyView {
    let form = PageForm::take(&AppealPost::FORM).class("keep");
    let page =
        |page: u16| (page.to_string(), words().format("appeal-page", &[("page", i64::from(page).into())]));
    let pages = appealable_pages(own).into_iter().map(page);
    let fields = view! { {form.choice("page", pages, "")} {form.field("text", "")} };
    form.view([("attempt", id.to_owned())], fields, ("appeal-send", "primary"))
}
