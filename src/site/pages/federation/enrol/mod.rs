//! `/federation/{code}/enrol`: upload of a file of people; `…/enrol/{id}`: its dry run, line by
//! line, and the progress of the import.
//!
//! - `lines`: actions and faults of each line

mod lines;

pub use lines::written_line;

use super::{federation_field, federation_link, federation_page};
use crate::api::{
    Action, Allowed, DryRun, EnrolPost, EnrolUpload, EnrolmentPlan, EnrolmentState, Refused, RequestContext,
    trial,
};
use crate::pages::context::{path_param, query};
use crate::pages::response::head_title;
use crate::parts::button::{hide, submit};
use crate::parts::page_form::PageForm;
use crate::words;
use axum::http::{HeaderName, HeaderValue};
use leptos::prelude::*;
use leptos_axum::ResponseOptions;

/// Examples of each kind of column.
const COLUMNS: [&str; 8] =
    ["email", "firstname", "lastname", "member_number", "idnumber", "course1", "role1", "suspended"];

/// The upload page.
#[component]
pub fn Enrol() -> impl IntoView {
    let posted = PageForm::take(&EnrolUpload::FORM);
    federation_page(Action::Enrol, "/enrol", async move |_: RequestContext, allowed: Allowed| {
        Ok::<_, Refused>(form(&allowed, &posted))
    })
}

fn form(allowed: &Allowed, form: &PageForm) -> AnyView {
    let words = words();
    let columns: Vec<AnyView> = COLUMNS
        .into_iter()
        .map(|name| {
            view! { <dt><code>{name}</code></dt> <dd>{words.say(&format!("enrol-column-{name}"))}</dd> }
                .into_any()
        })
        .collect();
    view! {
        {head_title(words.say("federation-enrol"))}
        {federation_link(allowed)}
        <h1>{words.say("federation-enrol")}</h1>
        <p class="lead">{words.say("enrol-lead")}</p>
        {form.view([federation_field(allowed)], form.field("file", ""), ("enrol-try", "primary"))}
        <section aria-labelledby="columns">
            <h2 id="columns">{words.say("enrol-columns")}</h2>
            <p>{words.say("enrol-columns-about")}</p>
            <dl>{columns}</dl>
        </section>
    }
    .into_any()
}

/// The page of a dry run.
#[component]
pub fn EnrolTrial() -> impl IntoView {
    let (id, query) = (path_param("id"), query());
    let path = format!("/enrol/{id}");
    federation_page(Action::Enrol, &path, async move |context: RequestContext, allowed: Allowed| {
        let trial = trial(&context, &allowed, &id).await?;
        Ok(render(&allowed, &trial, &query))
    })
}

fn render(allowed: &Allowed, trial: &DryRun, query: &str) -> AnyView {
    let words = words();
    let here = format!("/federation/{}/enrol/{}", allowed.federation().code, trial.id);
    let (title, body) = match trial.state() {
        EnrolmentState::Tried(plan) => ("enrol-tried", tried(allowed, trial, &plan, &here, query)),
        EnrolmentState::Running => ("enrol-running", running(trial, &here)),
        EnrolmentState::Done(plan) => ("enrol-done", done(&plan, &here, query)),
        EnrolmentState::Overtaken(plan) => {
            let notice = view! { <p role="alert">{words.say("enrol-overtaken-about")}</p> {again(allowed)} };
            ("enrol-overtaken", view! { {notice} {lines::list(&plan, &here, query)} }.into_any())
        }
        EnrolmentState::Failed => {
            let notice = view! { <p role="alert">{words.say("enrol-failed-about")}</p> {again(allowed)} };
            ("enrol-failed", notice.into_any())
        }
    };
    view! {
        {head_title(words.say(title))}
        {federation_link(allowed)}
        <h1>{words.say(title)}</h1>
        {body}
    }
    .into_any()
}

/// Numbers of lines by kind of action.
fn counted(plan: &EnrolmentPlan) -> String {
    let (new, changed, same) = plan.counts();
    words().format(
        "enrol-counts",
        &[
            ("new", new.into()),
            ("changed", changed.into()),
            ("same", same.into()),
            ("faulty", plan.faulty().into()),
        ],
    )
}

fn tried(allowed: &Allowed, trial: &DryRun, plan: &EnrolmentPlan, here: &str, query: &str) -> AnyView {
    let words = words();
    let unused = (!trial.unused.is_empty()).then(|| {
        let heads = words.list(&trial.unused);
        view! { <p class="note">{words.format("enrol-unused", &[("columns", heads.into())])}</p> }
    });
    let next = match (plan.faulty(), plan.is_idle()) {
        (0, true) => view! { <p>{words.say("enrol-idle")}</p> {again(allowed)} }.into_any(),
        (0, false) => view! {
            <form method="post" action=EnrolPost::FORM.action>
                {hide([federation_field(allowed), ("trial", trial.id.to_string())])}
                <p>{words.say("enrol-carry-out-about")}</p>
                {submit(words.say("enrol-carry-out"), "primary")}
            </form>
        }
        .into_any(),
        (n, _) => {
            view! { <p role="alert">{words.format("enrol-faulty", &[("n", n.into())])}</p> {again(allowed)} }
                .into_any()
        }
    };
    view! {
        <p class="lead">{counted(plan)}</p>
        {unused}
        {next}
        {lines::list(plan, here, query)}
    }
    .into_any()
}

fn again(allowed: &Allowed) -> AnyView {
    let to = format!("/federation/{}/enrol", allowed.federation().code);
    view! { <p class="actions"><a class="button quiet" href=to>{words().say("enrol-again")}</a></p> }
        .into_any()
}

/// Progress. The browser reloads by itself, with or without scripts.
fn running(trial: &DryRun, here: &str) -> AnyView {
    if let Some(response) = use_context::<ResponseOptions>() {
        response.insert_header(HeaderName::from_static("refresh"), HeaderValue::from_static("1"));
    }
    let words = words();
    let (done, of) = trial.progress();
    let text = words.format("enrol-progress", &[("n", done.into()), ("of", of.into())]);
    view! {
        <p><label for="progress">{text}</label></p>
        <progress id="progress" max=of.to_string() value=done.to_string()></progress>
        <p class="actions"><a class="button quiet" href=here.to_owned()>{words.say("enrol-look-again")}</a></p>
    }
    .into_any()
}

fn done(plan: &EnrolmentPlan, here: &str, query: &str) -> AnyView {
    let words = words();
    view! {
        <p class="lead" role="status">{counted(plan)}</p>
        <p>{words.say("enrol-done-about")}</p>
        {lines::list(plan, here, query)}
    }
    .into_any()
}
