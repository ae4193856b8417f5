//! `/federation/{code}/exams/{id}/tables`: the simulated tables of an exam, on a phone.

use super::{federation_page, sitting_path};
use crate::api::{Action, Allowed, ExamTables, RequestContext, TableCandidate, TableDrawPost, exam_tables};
use crate::pages::context::{path_param, query_param};
use crate::pages::federation::exams::drawn;
use crate::pages::federation::federation_field;
use crate::pages::response::head_title;
use crate::parts::button::act;
use crate::parts::page_form::PageForm;
use crate::parts::person_name::person_name;
use crate::words;
use bank::exam::RubricTable;
use islands::Kept;
use leptos::prelude::*;

#[component]
pub fn Tables() -> impl IntoView {
    let (id, draw) = (path_param("id"), PageForm::take(&TableDrawPost::FORM).whole());
    let path = format!("/exams/{id}/tables");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let found = exam_tables(&context, &allowed, &id).await?;
        Ok(render(&allowed, &id, &found, &draw))
    })
}

fn render(allowed: &Allowed, id: &str, found: &ExamTables, draw: &PageForm) -> AnyView {
    let words = words();
    let sitting = sitting_path(allowed, id);
    let rows: Vec<AnyView> = found.tables.iter().map(|table| row(allowed, id, found, table)).collect();
    let title = words.format("tables-page-title", &[("name", (&found.sitting.name).into())]);
    view! {
        {head_title(title)}
        <p class="above"><a href=sitting.clone()>{found.sitting.name.clone()}</a></p>
        <h1>{words.say("tables-title")}</h1>
        {draw.summary()}
        {drawn(draw, if found.is_written { "hall-drawn" } else { "tables-admitted" })}
        <p>{words.say("tables-about")}</p>
        {none(found)}
        <ul class="rows at-tables">{rows}</ul>
        {kept(allowed, String::new(), None)}
        {missing(allowed, &sitting, found)}
        <p><a href=format!("{sitting}/results")>{words.say("results-title")}</a></p>
    }
    .into_any()
}

fn row(allowed: &Allowed, id: &str, found: &ExamTables, table: &RubricTable) -> AnyView {
    let done = found.candidates.iter().filter(|one| table.is_done(&one.points)).count();
    let args = [("done", done.into()), ("n", found.candidates.len().into())];
    view! {
        <li>
            <span class="what"><a href=table_path(allowed, id, table)>{table_name(table)}</a></span>
            <span class="how">{words().format("tables-done", &args)}</span>
        </li>
    }
    .into_any()
}

/// The note that there are no candidates yet.
pub(super) fn none(found: &ExamTables) -> Option<AnyView> {
    found.candidates.is_empty().then(|| view! { <p>{words().say("tables-nobody")}</p> }.into_any())
}

/// People on the list for whom no points can be stored yet, and what makes it possible.
fn missing(allowed: &Allowed, sitting: &str, found: &ExamTables) -> Option<AnyView> {
    if found.missing.is_empty() {
        return None;
    }
    let words = words();
    let args = [("n", found.missing.len().into()), ("list", words.list(&found.missing).into())];
    let hall = found.is_written.then(|| {
        view! { " " <a href=format!("{sitting}/hall")>{words.say("tables-missing-way")}</a> }
    });
    let (about, button) = match found.is_written {
        true => ("tables-draw-about", "hall-draw"),
        false => ("tables-admit-about", "tables-admit"),
    };
    let draw = found.may_draw.then(|| {
        let hidden = [federation_field(allowed), ("sitting", found.sitting.id.0.to_string())];
        view! { <p>{words.say(about)} {hall}</p> {act(&TableDrawPost::FORM, hidden, button, "quiet")} }
    });
    let text = words.format("tables-missing", &args);
    Some(view! { <div class="aside"><p>{text}</p> {draw}</div> }.into_any())
}

/// The name of a table; of the lines without one.
pub(super) fn table_name(table: &RubricTable) -> String {
    table.name.clone().unwrap_or_else(|| words().say("tables-others"))
}

/// Path of a table.
pub(super) fn table_path(allowed: &Allowed, id: &str, table: &RubricTable) -> String {
    format!("{}/tables/{}", sitting_path(allowed, id), table.number)
}

/// A candidate with their number in the hall.
pub(super) fn candidate_name(one: &TableCandidate) -> String {
    let name = person_name(&one.who.account.name);
    match one.number {
        Some(n) => words().format("hall-candidate", &[("n", i64::from(n).into()), ("name", name.into())]),
        None => name,
    }
}

/// The notice that a candidate's entry was saved: with the points that are stored, and how many
/// lines have none.
pub(super) fn saved(found: &ExamTables, table: &RubricTable) -> Option<AnyView> {
    let one = query_param("saved").and_then(|attempt| found.candidate(&attempt).cloned())?;
    let given = table.given(&one.points);
    let args = [
        ("name", candidate_name(&one).into()),
        ("points", i64::from(given.points).into()),
        ("of", i64::from(given.of).into()),
        ("open", table.lines.len().saturating_sub(given.lines).into()),
    ];
    if given.lines == 0 {
        let text = words().format("tables-saved-none", &args[..1]);
        return Some(view! { <p class="aside aside-judgement" role="status">{text}</p> }.into_any());
    }
    Some(view! { <p class="done" role="status">{words().format("tables-saved", &args)}</p> }.into_any())
}

/// A part whose form is kept in the browser until it is saved; without a form it sends what other
/// pages have kept. Entries are those of one examiner: a device may be shared.
pub(super) fn kept(allowed: &Allowed, name: String, form: Option<AnyView>) -> AnyView {
    let words = words();
    let keys = format!("director-points-{}-", allowed.by().id.0);
    let part = view! {
        <div data-kept=keys data-kept-name=name>
            {form}
            <p
                role="status"
                data-kept-status=""
                data-saving=words.say("tables-saving")
                data-unsaved=words.say("tables-unsaved")
                data-refused=words.say("tables-unsaved-refused")
            ></p>
            <p class="fault" data-kept-other="" hidden=true>
                {words.say("tables-unsaved-other")} " " <a href="">{words.say("tables-unsaved-open")}</a>
            </p>
        </div>
    }
    .into_any();
    view! { <Kept>{part}</Kept> }.into_any()
}
