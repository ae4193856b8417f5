//! `/federation/{code}/exams/{id}/board`: the live monitor: candidates' progress, and actions on
//! all of them. It reloads on changes and every few seconds by an island; without scripts if the
//! query says so.

use super::candidates::{self, MONITOR};
use super::{exams_link, exams_path};
use crate::api::{
    Action, Allowed, Flash, LiveMonitor, MONITOR_PAGE_SIZE, RequestContext, Sitting as Held, exam_now,
    monitor, sitting, take_flash,
};
use crate::pages::context::{path_param, query};
use crate::pages::federation::federation_page;
use crate::pages::response::head_title;
use crate::parts::field::{Field, summary};
use crate::words;
use islands::Renewed;
use leptos::prelude::*;
use leptos_meta::Meta;
use url::form_urlencoded;

/// Reload interval without scripts, in seconds.
const AGAIN: &str = "15";

#[component]
pub fn Monitor() -> impl IntoView {
    let (id, flash, params) =
        (path_param("id"), take_flash("board").unwrap_or_default(), MonitorQuery::read(&query()));
    let path = format!("/exams/{id}/board");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let held = sitting(&context, &allowed, &id).await?;
        let monitor = monitor(&context, &held, &params.holds, params.page).await?;
        let state = super::state(&held, exam_now(&context)?);
        Ok(render(&allowed, &held, &monitor, &params, &flash, state))
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
    fn read(query: &str) -> MonitorQuery {
        let mut requested = MonitorQuery::default();
        for (name, value) in form_urlencoded::parse(query.as_bytes()) {
            match &*name {
                "q" => requested.holds = value.chars().take(100).collect(),
                "page" => requested.page = value.parse::<u32>().unwrap_or(1).clamp(1, 100_000) - 1,
                "again" => requested.again = value == "yes",
                _ => {}
            }
        }
        requested
    }

    /// As a query; empty for the defaults.
    fn query(&self) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        if !self.holds.is_empty() {
            query.append_pair("q", &self.holds);
        }
        if self.page > 0 {
            query.append_pair("page", &(self.page + 1).to_string());
        }
        if self.again {
            query.append_pair("again", "yes");
        }
        query.finish()
    }

    fn at(&self, here: &str) -> String {
        match self.query() {
            query if query.is_empty() => here.to_owned(),
            query => format!("{here}?{query}"),
        }
    }
}

fn render(
    allowed: &Allowed,
    held: &Held,
    monitor: &LiveMonitor,
    params: &MonitorQuery,
    flash: &Flash,
    state: String,
) -> AnyView {
    let words = words();
    let here = format!("{}/{}/board", exams_path(allowed), held.id.0);
    let title = words.format("board-of", &[("name", (&held.name).into())]);
    let again = params.again.then(|| view! { <Meta http_equiv="refresh" content=AGAIN /> });
    let turned = MonitorQuery { again: !params.again, ..params.clone() }.at(&here);
    let turn = words.say(if params.again { "board-again-stop" } else { "board-again" });
    let faults = flash
        .faults
        .iter()
        .map(|fault| (String::new(), words.say(&format!("board-fault-{fault}"))))
        .collect();
    let done = flash.typed.get("done").zip(flash.typed.get("act")).map(|(done, act)| {
        let n: i64 = done.parse().unwrap_or(0);
        let id = if n == 0 { "board-done-none".to_owned() } else { format!("board-done-{act}") };
        view! { <p class="done" role="status">{words.format(&id, &[("n", n.into())])}</p> }
    });
    let send = candidates::MonitorFields {
        federation: allowed.federation().code.clone(),
        sitting: held.id.0.to_string(),
        query: params.query(),
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
        {exams_link(allowed)}
        <h1>{title}</h1>
        <p><a href=format!("{}/{}", exams_path(allowed), held.id.0)>{held.name.clone()}</a> " · " {state}</p>
        {summary(faults)}
        {done}
        {search(&here, params)}
        <noscript><p><a href=turned>{turn}</a></p></noscript>
        <Renewed>
            <p class="note" role="status" data-renewed-told="" data-failed=stale></p>
            <div id=MONITOR data-renewed=format!("{here}/changes")>{part}</div>
        </Renewed>
        {everybody}
    }
    .into_any()
}

fn search(here: &str, query: &MonitorQuery) -> AnyView {
    let words = words();
    let holds = Field {
        name: "q",
        kind: "search",
        autocomplete: "off",
        label: words.say("board-search"),
        hint: None,
        typed: query.holds.clone(),
        faults: Vec::new(),
        focus: false,
    };
    view! {
        <form method="get" action=here.to_owned() class="search">
            {holds.view()}
            <p class="actions"><button type="submit" class="button quiet">{words.say("board-show")}</button></p>
        </form>
    }
    .into_any()
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
