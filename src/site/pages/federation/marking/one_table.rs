//! `/federation/{code}/exams/{id}/tables/{table}`: the candidates of a simulated table.

use super::tables::{candidate_name, kept, none, saved, table_name, table_path};
use super::{federation_page, sitting_path};
use crate::api::{Action, Allowed, ExamTables, Refused, RequestContext, TableCandidate, exam_tables};
use crate::pages::context::path_param;
use crate::pages::response::head_title;
use crate::words;
use bank::exam::RubricTable;
use leptos::prelude::*;

#[component]
pub fn OneTable() -> impl IntoView {
    let [id, number] = ["id", "table"].map(path_param);
    let path = format!("/exams/{id}/tables/{number}");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let found = exam_tables(&context, &allowed, &id).await?;
        let table = found.table(&number).ok_or(Refused::NotFound)?;
        Ok(render(&allowed, &id, &found, table))
    })
}

fn render(allowed: &Allowed, id: &str, found: &ExamTables, table: &RubricTable) -> AnyView {
    let words = words();
    let here = table_path(allowed, id, table);
    let (done, coming): (Vec<_>, Vec<_>) =
        found.candidates.iter().partition(|one| table.is_done(&one.points));
    let list = |heading: &str, all: &[&TableCandidate]| {
        let heading = words.format(heading, &[("n", all.len().into())]);
        let rows: Vec<AnyView> = all.iter().map(|one| row(&here, table, one)).collect();
        (!all.is_empty()).then(|| view! { <h2>{heading}</h2> <ul class="rows at-tables">{rows}</ul> })
    };
    let all_done = (coming.is_empty() && !done.is_empty())
        .then(|| view! { <p class="lead">{words.say("tables-all-done")}</p> });
    let card = (!found.is_candidate && !table.scenarios().is_empty()).then(|| {
        view! {
            <p class="actions">
                <a class="button quiet" href=format!("{here}/card.pdf") download="">{words.say("tables-card")}</a>
            </p>
        }
    });
    let name = table_name(table);
    view! {
        {head_title(name.clone())}
        <p class="above"><a href=format!("{}/tables", sitting_path(allowed, id))>{words.say("tables-title")}</a></p>
        <h1>{name}</h1>
        {saved(found, table)}
        {none(found)}
        {all_done}
        {list("tables-coming", &coming)}
        {list("tables-finished", &done)}
        {kept(allowed, String::new(), None)}
        {card}
    }
    .into_any()
}

/// A candidate with their points so far.
fn row(here: &str, table: &RubricTable, one: &TableCandidate) -> AnyView {
    let words = words();
    let name = candidate_name(one);
    let shown = match one.is_own {
        true => view! { <span>{name}</span> }.into_any(),
        false => view! { <a href=format!("{here}/{}", one.attempt.0)>{name}</a> }.into_any(),
    };
    let given = table.given(&one.points);
    let state = match given.lines {
        _ if one.is_own => words.say("tables-own"),
        0 => String::new(),
        _ => words.format(
            "tables-points",
            &[("points", i64::from(given.points).into()), ("of", i64::from(given.of).into())],
        ),
    };
    view! {
        <li>
            <span class="what">{shown} " " <span class="note">{one.who.number.clone()}</span></span>
            <span class="how">{state}</span>
        </li>
    }
    .into_any()
}
