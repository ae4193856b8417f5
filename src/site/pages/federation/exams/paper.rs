//! `/federation/{code}/exams/papers/{id}`: a paper: its file, all faults, and a summary.

use super::{checks, coverage, exams_link, shown};
use crate::api::{Action, Allowed, PaperPost, RequestContext, WrittenPaper, exam_now, own_programmes, paper};
use crate::pages::context::{bank, path_param};
use crate::pages::federation::{federation_field, federation_page};
use crate::pages::response::head_title;
use crate::parts::page_form::PageForm;
use crate::words;
use bank::exam::{Check, Paper, SittingSchedule, checklist, coverage as covered, unprepared};
use bank::{Bank, LocatedFault};
use jiff::Timestamp;
use leptos::prelude::*;

#[component]
pub fn Paper() -> impl IntoView {
    let (bank, id, form) = (bank(), path_param("id"), PageForm::take(&PaperPost::FORM).class("as-file"));
    let path = format!("/exams/papers/{id}");
    federation_page(Action::HoldExams, &path, async move |context: RequestContext, allowed: Allowed| {
        let paper = paper(&context, &allowed, &id).await?;
        let own = own_programmes(&context, &allowed).await?;
        let read = Paper::read_with_programmes(&bank, &own, &paper.file);
        Ok(render(&allowed, &bank, &paper, &read, (exam_now(&context)?, &form)))
    })
}

fn render(
    allowed: &Allowed,
    bank: &Bank,
    paper: &WrittenPaper,
    read: &Result<Paper, Vec<LocatedFault>>,
    (now, form): (Timestamp, &PageForm),
) -> AnyView {
    let words = words();
    let saved = (form.told() == Some("kept")).then(|| {
        let (id, class) =
            if read.is_ok() { ("hold-paper-kept", "done") } else { ("hold-paper-kept-with-faults", "fault") };
        view! { <p class=class role="status">{words.say(id)}</p> }
    });
    let hidden = [federation_field(allowed), ("paper", paper.id.0.to_string())];
    let file = form.hinted("text", paper.file.clone(), Some(words.say("hold-paper-file-hint")));
    let came = match read {
        Ok(requested) => summary(bank, requested, now),
        Err(faults) => wrong(&paper.file, faults),
    };
    view! {
        {head_title(shown(paper))}
        {exams_link(allowed)}
        <h1>{shown(paper)}</h1>
        {saved}
        <div class="columns">
            <section aria-labelledby="file">
                <h2 id="file">{words.say("hold-paper-asks")}</h2>
                {form.view(hidden, file, ("hold-paper-save", "primary"))}
                {format_reference()}
            </section>
            {came}
        </div>
    }
    .into_any()
}

/// All faults of a file, each with its line.
pub fn wrong(file: &str, faults: &[LocatedFault]) -> AnyView {
    let words = words();
    let rows: Vec<AnyView> = faults
        .iter()
        .map(|fault| {
            let place = words.format("hold-line", &[("line", fault.line.into())]);
            let what = words.placed("", None, &fault.field, &words.fault_kind(&fault.kind));
            let line = file.lines().nth(fault.line.saturating_sub(1)).unwrap_or_default().trim().to_owned();
            let line = (!line.is_empty()).then(|| view! { <code class="note">{line}</code> });
            view! {
                <li><span class="what">{format!("{place}{}{what}", words.say("colon"))}{line}</span></li>
            }
            .into_any()
        })
        .collect();
    let title = words.format("hold-paper-faults", &[("n", faults.len().into())]);
    view! {
        <section aria-labelledby="faults">
            <h2 id="faults">{title}</h2>
            <ul class="rows faults">{rows}</ul>
        </section>
    }
    .into_any()
}

/// Summary of a paper: laws covered, and checks.
fn summary(bank: &Bank, query: &Paper, now: Timestamp) -> AnyView {
    let words = words();
    // The sitting's dates are unknown here, so checks that depend on them are left out.
    let schedule = SittingSchedule { opens_at: now, closes_at: now, closed_minutes: 0, open_minutes: 0 };
    let checks: Vec<Check> = checklist(bank, query, &unprepared(bank, query), &schedule, now)
        .into_iter()
        .filter(|check| !matches!(check, Check::Part { .. } | Check::Window { .. } | Check::Fits { .. }))
        .collect();
    view! {
        <section aria-labelledby="comes-to">
            <h2 id="comes-to">{words.say("hold-paper-comes-to")}</h2>
            {coverage::picture(&covered(bank, query))}
            {checks::list(&checks)}
        </section>
    }
    .into_any()
}

/// Reference of the file's fields, folded.
fn format_reference() -> AnyView {
    let words = words();
    let fields = [
        "name",
        "programme",
        "edition",
        "draw",
        "part",
        "count",
        "family",
        "law",
        "level",
        "stages",
        "variants",
        "judgement",
        "weight",
        "critical",
        "item",
        "result",
    ];
    let rows: Vec<AnyView> = fields
        .into_iter()
        .map(|field| {
            view! { <dt><code>{field}</code></dt> <dd>{words.say(&format!("hold-field-{field}"))}</dd> }
                .into_any()
        })
        .collect();
    view! {
        <details class="fold">
            <summary>{words.say("hold-paper-format")}</summary>
            <dl class="told-fields">{rows}</dl>
        </details>
    }
    .into_any()
}
