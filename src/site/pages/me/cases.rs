//! `/me/cases`: the cases that the user has saved at the desk.

use crate::api::{CASE_LIMIT, CASE_NAME_LIMIT, RequestContext, SavedCase, SavedCasePost, saved_cases};
use crate::pages::refused::refused;
use crate::pages::response::{head_title, suspended};
use crate::pages::when::when;
use crate::parts::button::inline;
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;

#[component]
pub fn MyCases() -> impl IntoView {
    let form = PageForm::take(&SavedCasePost::FORM).whole();
    let form = form.arg("limit", CASE_NAME_LIMIT).arg("cases", CASE_LIMIT);
    let context = RequestContext::current();
    suspended(async move {
        match saved_cases(&context).await {
            Ok(cases) => render(&cases, &form),
            Err(why) => refused(why, "/me/cases"),
        }
    })
}

fn render(cases: &[SavedCase], form: &PageForm) -> AnyView {
    let words = words();
    let list = match cases {
        [] => view! {
            <div class="empty">
                <p>{words.say("saved-case-none")}</p>
                <p><a class="button" href="/desk">{words.say("saved-case-desk")}</a></p>
            </div>
        }
        .into_any(),
        cases => view! { <ul class="rows">{cases.iter().map(row).collect::<Vec<_>>()}</ul> }.into_any(),
    };
    view! {
        {head_title(words.say("saved-case-title"))}
        <p class="above"><a href="/me">{words.say("me-title")}</a></p>
        <h1>{words.say("saved-case-title")}</h1>
        {form.summary()}
        {form.done("deleted", "saved-case-deleted")}
        {list}
    }
    .into_any()
}

fn row(case: &SavedCase) -> AnyView {
    let spoken = words().format("saved-case-delete-spoken", &[("name", (&case.name).into())]);
    let hidden = [("act", "delete".to_owned()), ("name", case.name.clone())];
    view! {
        <li>
            <div class="what">
                <a href=format!("/desk?{}", case.query)><bdi>{case.name.clone()}</bdi></a>
                <span class="note">{when(case.at)}</span>
            </div>
            {inline(&SavedCasePost::FORM, hidden, "saved-case-delete", spoken)}
        </li>
    }
    .into_any()
}
