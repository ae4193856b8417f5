//! `/federation/{code}/exams/{id}/sheets/{attempt}`: points for practical and oral parts, entered
//! on a tablet.

use super::points::{line, line_fault};
use super::{federation_page, results_link};
use crate::api::{self, Action, Allowed, RequestContext, SheetPost, sheet};
use crate::pages::context::path_param;
use crate::pages::federation::federation_field;
use crate::pages::response::head_title;
use crate::parts::field::summary;
use crate::parts::page_form::PageForm;
use crate::parts::person_name::person_name;
use crate::words;
use bank::exam::UnwrittenPart;
use leptos::prelude::*;

#[component]
pub fn Sheet() -> impl IntoView {
    let form = PageForm::take(&SheetPost::FORM);
    let [id, attempt] = ["id", "attempt"].map(path_param);
    let path = format!("/exams/{id}/sheets/{attempt}");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let found = sheet(&context, &allowed, &id, &attempt).await?;
        Ok(render(&allowed, &id, &attempt, &found, &form))
    })
}

fn render(allowed: &Allowed, id: &str, attempt: &str, found: &api::RubricSheet, form: &PageForm) -> AnyView {
    let words = words();
    let stored = (form.told() == Some("kept"))
        .then(|| view! { <p class="saved" role="status">{words.say("sheet-kept")}</p> });
    let messages = form.faults().iter().map(|fault| line_fault(&found.lines, fault)).collect();
    let parts: Vec<AnyView> =
        UnwrittenPart::ALL.into_iter().filter_map(|part| of_part(found, form, part)).collect();
    let fields = view! { {parts} {form.field("text", found.remark.clone())} };
    let hidden = [
        federation_field(allowed),
        ("sitting", id.to_owned()),
        ("attempt", attempt.to_owned()),
        ("base", found.base.to_string()),
    ];
    let name = person_name(&found.who.name);
    let title = words.format("sheet-page-title", &[("name", (&name).into())]);
    view! {
        {head_title(title)}
        {results_link(allowed, id)}
        <h1>{name}</h1>
        <p>{words.format("sheet-about", &[("exam", (&found.sitting.name).into())])}</p>
        {stored}
        {summary(messages)}
        {form.body(hidden, fields, ("sheet-keep", "primary"))}
        {table_remarks(found)}
    }
    .into_any()
}

/// Remarks that were made at tables.
fn table_remarks(found: &api::RubricSheet) -> Option<AnyView> {
    let words = words();
    let remarks: Vec<AnyView> = found
        .remarks
        .iter()
        .filter(|(_, remark)| !remark.is_empty())
        .map(|(table, remark)| {
            view! { <dt>{table.clone()}</dt> <dd class="written">{remark.clone()}</dd> }.into_any()
        })
        .collect();
    let heading = words.say("sheet-table-remarks");
    (!remarks.is_empty()).then(|| view! { <h2>{heading}</h2> <dl class="facts">{remarks}</dl> }.into_any())
}

fn of_part(found: &api::RubricSheet, form: &PageForm, part: UnwrittenPart) -> Option<AnyView> {
    let lines: Vec<AnyView> =
        found.lines.iter().filter(|line| line.part == part).map(|one| line(found, form, one, true)).collect();
    let heading = words().say(&format!("sheet-part-{}", part.word()));
    (!lines.is_empty()).then(|| view! { <h2>{heading}</h2> {lines} }.into_any())
}
