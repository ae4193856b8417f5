//! `/federation/{code}/exams/{id}/board`: the live monitor: candidates' progress, and actions on
//! all of them. It reloads on changes and every few seconds by an island; without scripts if the
//! query says so.

use super::candidates::{self, MONITOR};
use super::{exams_link, exams_path};
use crate::api::{
    Action, Allowed, LiveMonitor, MONITOR_PAGE_SIZE, MonitorAct, RequestContext, Sitting as Held, Whose,
    exam_now, monitor, sitting,
};
use crate::pages::context::{path_param, query_param, with_query};
use crate::pages::federation::federation_page;
use crate::pages::response::head_title;
use crate::parts::field::{search_form, search_text};
use crate::parts::page_form::PageForm;
use crate::words;
use islands::Renewed;
use leptos::prelude::*;
use leptos_meta::Meta;

/// Reload interval without scripts, in seconds.
const AGAIN: &str = "15";

#[component]
pub fn Monitor() -> impl IntoView {
    let (id, acted, params) = (path_param("id"), PageForm::take(&MonitorAct::FORM), MonitorQuery::read());
    let path = format!("/exams/{id}/board");
    federation_page(Action::Invigilate, &path, async move |context: RequestContext, allowed: Allowed| {
        let held = sitting(&context, &allowed, &id).await?;
        let monitor = monitor(&context, &held, &params.holds, params.page).await?;
        let state = super::state(&held, exam_now(&context)?);
        Ok(render(&allowed, &held, &monitor, &params, &acted, state))
    })
}

/// Query parameters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct MonitorQuery {
    /// Search in names and numbers
    holds: String,
    /// Page, from 0
    page: u32,
    /// True to reload without scripts
    again: bool,
}

impl MonitorQuery {
    fn read() -> Self {
        Self {
            holds: query_param("q").unwrap_or_default().chars().take(100).collect(),
            page: query_param("page").and_then(|n| n.parse().ok()).unwrap_or(1).clamp(1, 100_000) - 1,
            again: query_param("again").is_some_and(|again| again == "yes"),
        }
    }

    fn at(&self, here: &str) -> String {
        let page = if self.page > 0 { (self.page + 1).to_string() } else { String::new() };
        let again = if self.again { "yes" } else { "" };
        with_query(here, [("q", &*self.holds), ("page", &*page), ("again", again)])
    }
}

fn render(
    allowed: &Allowed,
    held: &Held,
    monitor: &LiveMonitor,
    params: &MonitorQuery,
    acted: &PageForm,
    state: String,
) -> AnyView {
    let words = words();
    let here = format!("{}/{}/board", exams_path(allowed), held.id.0);
    let title = words.format("board-of", &[("name", (&held.name).into())]);
    let again = params.again.then(|| view! { <Meta http_equiv="refresh" content=AGAIN /> });
    let turned = MonitorQuery { again: !params.again, ..params.clone() }.at(&here);
    let turn = words.say(if params.again { "board-again-stop" } else { "board-again" });
    let done = acted.told().map(|act| {
        let n: i64 = acted.sent("done").and_then(|n| n.parse().ok()).unwrap_or(0);
        let id = if n == 0 { "board-done-none".to_owned() } else { format!("board-done-{act}") };
        view! { <p class="done" role="status">{words.format(&id, &[("n", n.into())])}</p> }
    });
    let send = candidates::MonitorFields {
        federation: allowed.federation().code.clone(),
        sitting: held.id.0.to_string(),
        query: params.at("").trim_start_matches('?').to_owned(),
    };
    let (stale, everybody) = (words.say("board-stale"), candidates::actions_on_all(&send));
    let part = view! {
        {candidates::counts(monitor)}
        {candidates::list(allowed, monitor, &send)}
        {page_links(&here, params, monitor)}
    }
    .into_any();
    view! {
        {head_title(title.clone())}
        {again}
        {above(allowed)}
        <h1>{title}</h1>
        <p>{name(allowed, held)} " · " {state}</p>
        {acted.summary()}
        {done}
        {search_form(&here, search_text("q", "board-search", &params.holds), "board-show")}
        <noscript><p><a href=turned>{turn}</a></p></noscript>
        <Renewed>
            <p class="note" role="status" data-renewed-told="" data-failed=stale></p>
            <div id=MONITOR data-renewed=format!("{here}/changes")>{part}</div>
        </Renewed>
        {everybody}
    }
    .into_any()
}

/// Link back: to the exams, or for invigilators to the monitors.
fn above(allowed: &Allowed) -> AnyView {
    if allowed.may_also(Action::HoldExams, Whose::Others) {
        return exams_link(allowed);
    }
    let to = format!("/federation/{}/invigilate", allowed.federation().code);
    view! { <p class="above"><a href=to>{words().say("federation-invigilate")}</a></p> }.into_any()
}

/// The sitting's name, a link for those who may open its page.
fn name(allowed: &Allowed, held: &Held) -> AnyView {
    let name = held.name.clone();
    match allowed.may_also(Action::HoldExams, Whose::Others) {
        true => view! { <a href=format!("{}/{}", exams_path(allowed), held.id.0)>{name}</a> }.into_any(),
        false => name.into_any(),
    }
}

/// Links to the previous and next pages.
fn page_links(here: &str, query: &MonitorQuery, monitor: &LiveMonitor) -> AnyView {
    let words = words();
    let to = |page: u32| MonitorQuery { page, ..query.clone() }.at(here);
    let before = (query.page > 0)
        .then(|| view! { <a class="button quiet" href=to(query.page - 1)>{words.say("board-before")}</a> });
    let after = monitor.more.then(|| {
        let label = words.format("board-after", &[("n", i64::from(MONITOR_PAGE_SIZE).into())]);
        view! { <a class="button quiet" href=to(query.page + 1)>{label}</a> }
    });
    view! { <p class="actions">{before} {after}</p> }.into_any()
}
