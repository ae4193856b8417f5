//! `/federation/{code}/exams/{id}/sheets/{attempt}`: points for practical and oral parts, entered
//! on a tablet.

use super::{federation_page, results_link};
use crate::api::{self, Action, Allowed, RequestContext, SheetPost, sheet};
use crate::pages::context::path_param;
use crate::pages::federation::federation_field;
use crate::pages::response::head_title;
use crate::parts::field::summary;
use crate::parts::page_form::PageForm;
use crate::parts::person_name::person_name;
use crate::words;
use bank::exam::{RubricLine, UnwrittenPart};
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
    let messages = form.faults().iter().map(|fault| line_fault(found, fault)).collect();
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
    }
    .into_any()
}

/// A fault's line and message.
fn line_fault(found: &api::RubricSheet, fault: &str) -> (String, String) {
    let words = words();
    let (kind, id) = fault.split_once(':').unwrap_or((fault, ""));
    let Some(line) = found.lines.iter().find(|line| line.id == id) else {
        return ("text".to_owned(), words.say("marking-fault-long"));
    };
    let args = [("line", (&line.name).into()), ("most", i64::from(line.points).into())];
    let message = if kind == "since" { "sheet-fault-since" } else { "sheet-fault-points" };
    (format!("points-{}-0", line.id), words.format(message, &args))
}

fn of_part(found: &api::RubricSheet, form: &PageForm, part: UnwrittenPart) -> Option<AnyView> {
    let lines: Vec<AnyView> =
        found.lines.iter().filter(|line| line.part == part).map(|one| line(found, form, one)).collect();
    let heading = words().say(&format!("sheet-part-{}", part.word()));
    (!lines.is_empty()).then(|| view! { <h2>{heading}</h2> {lines} }.into_any())
}

/// A line: a button for each number of points, large enough for a finger, and one for none.
fn line(found: &api::RubricSheet, form: &PageForm, line: &RubricLine) -> AnyView {
    let name = format!("points[{}]", line.id);
    let now = found.points.get(&line.id).map(u16::to_string).unwrap_or_default();
    // Points that were changed since are shown, not those that were chosen before.
    let since = form.faults().contains(&format!("since:{}", line.id));
    let now = if since { now } else { form.value(&name, now) };
    let each = |value: String, text: String| {
        let id = format!("points-{}-{}", line.id, if value.is_empty() { "none" } else { &value });
        let labelled = id.clone();
        let checked = value == now;
        view! {
            <label for=labelled>
                <input type="radio" id=id name=name.clone() value=value.clone() checked=checked />
                <span>{text}</span>
            </label>
        }
        .into_any()
    };
    let points = (0..=line.points).map(|points| each(points.to_string(), points.to_string()));
    let none = each(String::new(), words().say("sheet-open"));
    let buttons: Vec<AnyView> = points.chain([none]).collect();
    view! {
        <fieldset class="points">
            <legend>{line.name.clone()}</legend>
            <div class="points-row">{buttons}</div>
        </fieldset>
    }
    .into_any()
}
