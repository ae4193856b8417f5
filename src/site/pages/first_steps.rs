//! `/first-steps`: a new site's first federation and its operator, and what is left to do then.

use super::context::query_param;
use super::refused::refused;
use super::response::{head_title, suspended};
use crate::api::{
    FirstStepsPost, FirstStepsView, RequestContext, SECOND_FACTOR, Settings, Step, StepsLeft,
    default_federation, first_steps,
};
use crate::parts::page_form::PageForm;
use crate::words;
use leptos::prelude::*;
use rules::law::Edition;
use words::Language;

#[component]
pub fn FirstSteps() -> impl IntoView {
    let context = RequestContext::current();
    let form = PageForm::take(&FirstStepsPost::FORM);
    // It comes back with faults.
    let key = form.value("key", query_param("key").unwrap_or_default());
    suspended(async move {
        match first_steps(&context, &key).await {
            Ok(FirstStepsView::Form) => fields(&form, key),
            Ok(FirstStepsView::NoKey) => page((form.summary(), note("first-no-key"))),
            Ok(FirstStepsView::NoOperatorKey) => page(note("first-no-operator-key")),
            Ok(FirstStepsView::Left(steps)) => left(steps, &default_federation(&context)),
            Ok(FirstStepsView::Done) => page(note("first-done")),
            Err(why) => refused(why, "/first-steps"),
        }
    })
}

fn note(id: &str) -> AnyView {
    view! { <p class="lead">{words().say(id)}</p> }.into_any()
}

fn page(content: impl IntoView + 'static) -> AnyView {
    let title = words().say("first-title");
    view! {
        {head_title(title.clone())}
        <h1>{title}</h1>
        {content}
    }
    .into_any()
}

fn fields(form: &PageForm, key: String) -> AnyView {
    let words = words();
    let usual = Settings::usual();
    let languages = Language::all().map(|one| (one.tag().to_owned(), one.name().to_owned()));
    let editions = Edition::ALL.into_iter().map(|one| (one.word().to_owned(), words.edition(one)));
    let fields = view! {
        <h2>{words.say("first-federation")}</h2>
        {form.field("federation_name", "")}
        {form.field("code", "")}
        {form.choice("languages", languages, words.language().tag())}
        {form.field("zone", words.language().zone())}
        {form.choice("edition", editions, usual.edition)}
        <h2>{words.say("first-operator")}</h2>
        {form.field("name", "")}
        {form.field("email", "")}
        {form.field("password", "")}
        {form.tick("examines", true)}
    };
    page(view! {
        <p class="lead">{words.say("first-lead")}</p>
        {form.view([("key", key)], fields, ("first-submit", "primary"))}
    })
}

/// The steps that follow, with a link each where the site itself can do it.
fn left(left: StepsLeft, demonstration: &str) -> AnyView {
    let words = words();
    let StepsLeft { steps, federation, address } = left;
    let address = [("address", address.into())];
    let rows: Vec<AnyView> = steps
        .into_iter()
        .map(|(step, is_done)| {
            let (id, state) = (
                format!("first-step-{}", step.word()),
                if is_done { "first-is-done" } else { "first-is-left" },
            );
            let how = words.format(&format!("{id}-{}", if is_done { "done" } else { "left" }), &address);
            let link = (!is_done).then(|| way(step, &federation, demonstration)).flatten();
            let what = words.say(&id);
            let what = match link {
                Some(to) => view! { <a href=to>{what}</a> }.into_any(),
                None => what.into_any(),
            };
            view! {
                <li>
                    <span class="what">{what} <span class="note">{words.say(state)}</span></span>
                    <span class="how">{how}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    let exams = format!("/federation/{federation}/exams");
    let home = format!("/federation/{federation}");
    page(view! {
        <p class="lead">{words.say("first-left-lead")}</p>
        <ul class="rows laws described">{rows}</ul>
        <p class="actions">
            <a class="button" href=home>{words.say("first-to-federation")}</a>
            <a class="button quiet" href=exams>{words.say("first-to-exams")}</a>
        </p>
    })
}

/// The page of a step that the site itself can do.
fn way(step: Step, federation: &str, demonstration: &str) -> Option<String> {
    match step {
        Step::SecondFactor => Some(SECOND_FACTOR.to_owned()),
        Step::Demonstration => Some(format!("/federation/{demonstration}/settings")),
        Step::Colleague => Some(format!("/federation/{federation}/invite")),
        Step::Address | Step::Email | Step::Key => None,
    }
}
