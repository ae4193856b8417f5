//! `/federation/{code}/exams/{id}/tables/{table}/{attempt}`: a candidate's points at a simulated
//! table, given with a thumb.

use super::federation_page;
use super::points::{line, line_fault};
use super::tables::{candidate_name, kept, saved, table_name, table_path};
use crate::api::{
    Action, Allowed, ExamTables, Refused, RequestContext, RubricSheet, StagedScenario, TableCandidate,
    TablePost, exam_tables, sheet, staged,
};
use crate::pages::context::{exam_bank, path_param};
use crate::pages::federation::federation_field;
use crate::pages::response::head_title;
use crate::parts::field::summary;
use crate::parts::page_form::PageForm;
use crate::parts::ruling::says;
use crate::parts::title::name;
use crate::words;
use bank::exam::RubricTable;
use leptos::prelude::*;

#[component]
pub fn AtTable() -> impl IntoView {
    let (bank, form) = (exam_bank(), PageForm::take(&TablePost::FORM).class("at-table"));
    let [id, number, attempt] = ["id", "table", "attempt"].map(path_param);
    let path = format!("/exams/{id}/tables/{number}/{attempt}");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let found = exam_tables(&context, &allowed, &id).await?;
        let table = found.table(&number).ok_or(Refused::NotFound)?;
        let who = found.candidate(&attempt).ok_or(Refused::NotFound)?;
        let sheet = sheet(&context, &allowed, &id, &attempt).await?;
        let staged = staged(&bank, &found, table).await;
        Ok(render(&allowed, &id, &At { found: &found, table, who, sheet: &sheet }, &staged, &form))
    })
}

/// A candidate at a table.
struct At<'a> {
    found: &'a ExamTables,
    table: &'a RubricTable,
    who: &'a TableCandidate,
    sheet: &'a RubricSheet,
}

fn render(allowed: &Allowed, id: &str, at: &At<'_>, staged: &[StagedScenario], form: &PageForm) -> AnyView {
    let (words, table) = (words(), at.table);
    let (candidate, place) = (candidate_name(at.who), table_name(table));
    let messages = form.faults().iter().map(|fault| line_fault(&table.lines, fault)).collect();
    let lines: Vec<AnyView> = table.lines.iter().map(|one| line(at.sheet, form, one, false)).collect();
    let remark = match &table.name {
        Some(name) => at.sheet.remarks.get(name).cloned().unwrap_or_default(),
        None => at.sheet.remark.clone(),
    };
    let hidden = [
        federation_field(allowed),
        ("sitting", id.to_owned()),
        ("table", table.number.to_string()),
        ("attempt", at.who.attempt.0.to_string()),
        ("base", at.sheet.base.to_string()),
    ];
    let fields = view! { {lines} {form.field("text", remark)} };
    let next = at.found.next(table, at.who.attempt).is_some();
    let title =
        words.format("tables-candidate-title", &[("name", (&candidate).into()), ("table", (&place).into())]);
    let entry = format!("{}-{}", table.number, at.who.attempt.0);
    let button = if next { "tables-keep-next" } else { "tables-keep" };
    view! {
        {head_title(title)}
        <p class="above"><a href=table_path(allowed, id, table)>{place}</a></p>
        <h1>{candidate}</h1>
        {saved(at.found, table)}
        {summary(messages)}
        {rulings(at.found, staged)}
        {kept(allowed, entry, Some(form.body(hidden, fields, (button, "primary"))))}
    }
    .into_any()
}

/// The rulings on what is staged, folded: the candidate may look over the examiner's shoulder.
fn rulings(found: &ExamTables, staged: &[StagedScenario]) -> AnyView {
    let words = words();
    if found.is_candidate {
        return view! { <p class="note">{words.say("tables-no-ruling")}</p> }.into_any();
    }
    let one = |one: &StagedScenario| match &one.ruled {
        None => {
            view! { <p class="note">{words.format("tables-ruling-later", &[("id", (&one.id).into())])}</p> }
                .into_any()
        }
        Some((scenario, ruling)) => {
            let summary = words.format("tables-ruling", &[("name", name(scenario).into())]);
            view! {
                <details class="fold" id=format!("ruling-{}", one.id)>
                    <summary>{summary}</summary>
                    {says(&scenario.case, ruling)}
                </details>
            }
            .into_any()
        }
    };
    staged.iter().map(one).collect_view().into_any()
}
